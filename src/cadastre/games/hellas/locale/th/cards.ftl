### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = เที่ยวรอบกรีซครบแล้ว!
hellas-card-d02 = รัฐมนตรีขอพบด่วน!
hellas-card-d03 = รถแห่คาร์นิวัลออกแล้ว รีบขึ้นเลย!
hellas-card-d04 = คุณลืมกระเป๋าไว้ริมทะเลสาบ อีกแล้ว
hellas-card-d05 = เรือเปิดหวูดครั้งสุดท้ายแล้ว!
hellas-card-d06 = รถคุณเสีย ส่วนช่างไปเที่ยวทะเล
hellas-card-d07 = แท็กซี่นัดหยุดงาน มุดลงใต้ดินดีกว่า
hellas-card-d08 = จีพีเอสยืนยันว่าทางนี้แน่นอน
hellas-card-d09 = สร้างก่อน ขออนุญาตทีหลัง แต่ตำรวจมาก่อน
hellas-card-d10 = ศาลยกฟ้องคดีของคุณ
hellas-card-d11 = เงินอุดหนุนที่คุณขอไว้ชาติก่อน อนุมัติแล้ว!
hellas-card-d12 = แมวบนหลังคาบ้านคุณมีเจ้าของ และเขาให้รางวัล
hellas-card-d13 = ‘แป๊บเดียวเอง!’ คุณจอดรถซ้อนคัน
hellas-card-d14 = คุณก่อกองไฟบนชายหาด นักดับเพลิงเลยมาร่วมวง
hellas-card-d15 = คุณพนันไว้ว่าฝนไม่ตก
hellas-card-d16 = ถังดับเพลิงของคุณหมดอายุตั้งแต่ปีมะโว้
hellas-card-o01 = วันนี้วันปลอดรถ จอดยาวไป
hellas-card-o02 = คุณลืมนัดศาล แต่ศาลไม่ลืมคุณ
hellas-card-o03 = ศาลยกฟ้องคดีของคุณ
hellas-card-o04 = น้ำมันมะกอกของคุณหอมไปถึงเมืองข้าง ๆ
hellas-card-o05 = จดหมายจากสรรพากร คราวนี้ข่าวดี
hellas-card-o06 = ขนมทอดราดน้ำผึ้งของคุณขายหมดเกลี้ยงในงานวัด
hellas-card-o07 = คุณขายจักรยานคันเก่าได้ กระดิ่งยังดังอยู่
hellas-card-o08 = คุณตอบคำถามรายการวิทยุถูก ทั้งที่เดา
hellas-card-o09 = คุณเอาขวดเปล่าไปคืน คุ้มค่าปาร์ตี้
hellas-card-o10 = หมาของคุณต้องฉีดวัคซีน และมันรู้ตัวแล้ว
hellas-card-o11 = ขนมงากรอบมาก ฟันคุณก็กรอบ
hellas-card-o12 = เครื่องทำน้ำอุ่นโซลาร์เสีย ตอนแชมพูเต็มหัว
hellas-card-o13 = คุณเรียนเต้นรำ ครูคิดค่าเหยียบเท้าด้วย
hellas-card-o14 = สุขสันต์วันนักบุญประจำชื่อ! ทุกคนมีของขวัญมาให้
hellas-card-o15 = ถึงกำหนดจ่ายภาษีที่ดิน ยิ่งมียิ่งจ่าย
hellas-card-o16 = อาคารของคุณลมโกรก ต้องปรับให้ประหยัดพลังงาน

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = เดินหน้าไป { $square }
hellas-effect-move-to-start = เดินหน้าไปจุดเริ่มต้น รับ { $salary }
hellas-effect-next-transport = เดินหน้าไปสถานีคมนาคมถัดไป ถ้ามีผู้อื่นเป็นเจ้าของ { $times ->
    [1] จ่ายค่าเช่า
    [2] จ่ายค่าเช่าสองเท่า
   *[other] จ่ายค่าเช่า { $times } เท่า
}
hellas-effect-next-metro = เดินหน้าไปสถานีรถไฟใต้ดินถัดไป ถ้ามีผู้อื่นเป็นเจ้าของ จ่าย { $times } เท่าของแต้มที่ทอยได้
hellas-effect-move-back = ถอยหลัง { $steps } ช่อง
hellas-effect-go-to-jail = เข้าคุกทันที ไม่ผ่านจุดเริ่มต้น
hellas-effect-keep-acquittal = เก็บการ์ดนี้ไว้ใช้ออกจากคุก หรือขายต่อ
hellas-effect-bank-pays = รับ { $amount }
hellas-effect-pay-bank = จ่าย { $amount }
hellas-effect-pay-each-player = จ่ายผู้เล่นอื่นคนละ { $amount }
hellas-effect-collect-each-player = รับจากผู้เล่นอื่นคนละ { $amount }
hellas-effect-pay-per-building = จ่าย { $house } ต่อบ้าน 1 หลัง และ { $hotel } ต่อโรงแรม 1 แห่งของคุณ
hellas-effect-pay-per-property = จ่าย { $amount } ต่อโฉนดของคุณ 1 ใบ
