### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = เดินทางครบเส้นทางแล้ว
hellas-card-d02 = มีประชุมด่วนที่เมืองหลวง
hellas-card-d03 = คุณได้ขึ้นขบวนรถแห่คาร์นิวัล
hellas-card-d04 = คุณลืมกระเป๋าเดินทางไว้ริมทะเลสาบ
hellas-card-d05 = เรือเปิดหวูดเรียกแล้ว
hellas-card-d06 = รถคุณเสีย
hellas-card-d07 = แท็กซี่นัดหยุดงาน
hellas-card-d08 = คุณเลี้ยวผิดทาง
hellas-card-d09 = คุณก่อสร้างโดยไม่มีใบอนุญาต
hellas-card-d10 = ศาลยกฟ้องคดีของคุณ
hellas-card-d11 = ธุรกิจของคุณได้เงินอุดหนุน
hellas-card-d12 = คุณพาแมวหายกลับบ้าน เจ้าของให้รางวัล
hellas-card-d13 = คุณจอดรถซ้อนคัน
hellas-card-d14 = คุณก่อกองไฟบนชายหาด
hellas-card-d15 = คุณแพ้พนัน
hellas-card-d16 = มีการตรวจระบบป้องกันอัคคีภัย
hellas-card-o01 = วันนี้เป็นวันปลอดรถ
hellas-card-o02 = คุณไม่ไปขึ้นศาลตามนัด
hellas-card-o03 = ศาลยกฟ้องคดีของคุณ
hellas-card-o04 = โรงหีบของคุณได้น้ำมันมะกอกชั้นเลิศ
hellas-card-o05 = สรรพากรหักภาษีคุณเกินไป
hellas-card-o06 = แผงของคุณในงานวัดขายหมดเกลี้ยง
hellas-card-o07 = คุณขายจักรยานคันเก่าได้
hellas-card-o08 = คุณตอบคำถามรายการวิทยุถูก
hellas-card-o09 = คุณเอาขวดเปล่าไปคืน
hellas-card-o10 = หมาของคุณต้องฉีดวัคซีน
hellas-card-o11 = คุณกัดขนมงาจนฟันหัก
hellas-card-o12 = เครื่องทำน้ำอุ่นโซลาร์เสีย
hellas-card-o13 = คุณสมัครเรียนเต้นรำ
hellas-card-o14 = วันนี้เป็นวันนักบุญประจำชื่อคุณ!
hellas-card-o15 = ถึงกำหนดจ่ายภาษีที่ดิน
hellas-card-o16 = อาคารของคุณต้องปรับปรุงให้ประหยัดพลังงาน

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
hellas-effect-pay-per-building = จ่ายบ้านหลังละ { $house } และโรงแรมแห่งละ { $hotel }
hellas-effect-pay-per-property = จ่ายโฉนดใบละ { $amount }
