## Text that is no move; $text is what was written

hellas-notation-word = ไม่มีคำสั่งที่ขึ้นต้นแบบนี้: “{ $clause }”
hellas-notation-alone = คำนี้ไม่มีอะไรตามหลัง: “{ $text }”
hellas-notation-sides = บอกว่าให้อะไรแลกอะไร: patras + 200 for volos
hellas-notation-both-sides = ใส่เงินได้ฝ่ายเดียวเท่านั้น (H8.1)
hellas-notation-twice = พูดถึงสองครั้ง: “{ $text }”
hellas-notation-amount = “{ $text }” ไม่ใช่จำนวนเงิน ต้องเป็นพหุคูณของ { $step } (H8.1)
hellas-notation-seat-number = ไม่มีที่นั่ง “{ $text }” มีแค่ { $least } ถึง { $most }
hellas-notation-claim-number = ไม่มีรายการทวง “{ $text }” มีแค่ { $least } ถึง { $most }
hellas-notation-digit-number = ไม่มีหลัก “{ $text }” มีแค่ { $least } ถึง { $most }
hellas-notation-no-deed = ไม่มีโฉนด “{ $text }” ที่มีคือ: { $known }
hellas-notation-no-item = “{ $text }” เปลี่ยนมือไม่ได้ ที่มีคือ: { $known }
hellas-notation-no-colour = ไม่มีสี “{ $text }” ที่มีคือ: { $known }
hellas-notation-no-deck = ไม่มีกองการ์ด “{ $text }” ที่มีคือ: { $known }
hellas-notation-no-choice = ไม่มีตัวเลือก “{ $text }” ที่มีคือ: { $known }
