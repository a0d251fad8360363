## Text that is no move; $text is what was written

paris-notation-word = ไม่มีคำสั่งที่ขึ้นต้นแบบนี้: “{ $clause }”
paris-notation-move = การย้ายเขียนว่า: move ต้นทาง > ปลายทาง
paris-notation-where = บอกด้วยว่าสถานที่สำคัญใหม่ลงเขตไหน: … in เขต
paris-notation-value = ไม่มีสิ่งปลูกสร้างมูลค่า { $value }
paris-notation-place = ไม่มีที่ชื่อ “{ $text }” ธนาคารเขียนว่า “chaillot bank” สิ่งปลูกสร้างเขียนว่า “chaillot 5”
paris-notation-not-paid = จ่ายด้วย “{ $text }” ไม่ได้ จ่ายได้แค่ wood, marble และ gold
paris-notation-not-given = ใช้ “{ $text }” แลกคะแนนไม่ได้ ใช้ได้แค่ bronze, silver และ gold_prestige
paris-notation-one-sale = ขายได้ทีละรายการ
paris-notation-spend = บอกว่าจ่ายอะไร และถ้าไม่ใช้โทเคน บอกด้วยว่าใช้อะไรแทน: gold by 10
paris-notation-source = “{ $text }” ใช้แทนสิ่งนี้ไม่ได้: { $what }
paris-notation-for = มีแค่แผ่นโบนัส { $any } และ { $back } ที่ใช้หยิบแผ่นอื่นได้
paris-notation-pairs = คู่ต้องเป็นโทเคนเท่านั้น (P7.4)
paris-notation-alone = คำนี้ไม่มีอะไรตามหลัง: “{ $text }”
paris-notation-pile-number = ไม่มีกอง “{ $text }” มีแค่ { $least } ถึง { $most }
paris-notation-bonus-number = ไม่มีแผ่นโบนัส “{ $text }” มีแค่ { $least } ถึง { $most }
paris-notation-no-district = ไม่มีเขต “{ $text }” ที่มีคือ: { $known }
paris-notation-no-end-tile = ไม่มีแผ่นจบเกม “{ $text }” ที่มีคือ: { $known }
paris-notation-no-vp-tile = ไม่มีแผ่นคะแนน “{ $text }” ที่มีคือ: { $known }
paris-notation-no-token = ไม่มีโทเคน “{ $text }” ที่มีคือ: { $known }
paris-notation-no-resource = ไม่มีทรัพยากร “{ $text }” ที่มีคือ: { $known }
