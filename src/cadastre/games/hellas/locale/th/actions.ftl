### Actions as labels, for buttons and lists.

hellas-action-throw = ทอยลูกเต๋า
hellas-action-fine = จ่ายค่าปรับ { $amount }
hellas-action-acquit = ใช้: { $card }
hellas-action-buy = ซื้อ { $deed }: { $amount }
hellas-action-auction = เปิดประมูล: { $deed }
hellas-action-build = สร้างที่ { $deed }: { $amount }
hellas-action-sell = ขายสิ่งปลูกสร้างที่ { $deed }: +{ $amount }
hellas-action-sell-colour = ขายสิ่งปลูกสร้างทั้งหมด { $group }: +{ $amount }
hellas-action-mortgage = จำนอง { $deed }: +{ $amount }
hellas-action-lift = ไถ่ถอน { $deed }: { $amount }
hellas-action-bid = เสนอราคา…
hellas-action-bid-at = เสนอราคาสร้างที่ { $deed }…
hellas-action-pass = ผ่าน
# least and most: what the amount can still become; one value where they are the same.
hellas-action-digit = { $least } ถึง { $most }
hellas-action-digit-done = { $amount }
hellas-action-offer = ยื่นข้อเสนอให้ { $to }…
hellas-action-counter = ต่อรอง…
hellas-action-propose = เสนอโฉนดใช้หนี้…
hellas-action-give = ให้: { $item }
hellas-action-want = ขอ: { $item }
hellas-action-give-money = ให้เงิน…
hellas-action-want-money = ขอเงิน…
# Closes a proposal: the part of the debt that the deeds pay.
hellas-action-want-part = แทนหนี้เท่านี้…
hellas-action-submit = ยื่นข้อเสนอ
hellas-action-accept = ตกลง
hellas-action-decline = ปฏิเสธ
hellas-action-give-up = ยอมแพ้: ล้มละลาย
hellas-action-choose-lift = ไถ่ถอนเลย: { $amount }
hellas-action-choose-interest = จ่ายดอกเบี้ยเลย: { $amount }
hellas-action-choose-later = ยังไม่จ่าย
hellas-action-claim = ทวงค่าเช่า { $amount } ที่ { $deed }
hellas-action-vote = ขอโหวตจบเกม
hellas-action-yes = จบเกม
hellas-action-no = เล่นต่อ
hellas-action-end-turn = จบตา
hellas-action-bell = สั่นระฆัง

## Whole moves in one piece, as a hint tells them

hellas-move-bid = เสนอราคา { $amount }
hellas-move-bid-at = เสนอราคา { $amount } เพื่อสร้างที่ { $deed }
hellas-move-offer = ยื่นข้อเสนอให้ { $to }
hellas-move-counter = ต่อรอง
hellas-move-propose = เสนอโฉนดใช้หนี้
hellas-move-give-money = ให้: { $amount }
hellas-move-want-money = ขอ: { $amount }
hellas-move-want-part = แทนหนี้ { $amount }
