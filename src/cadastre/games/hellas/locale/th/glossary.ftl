### คำศัพท์ของเกมเฮลลาส ตามที่ใช้กันในเกมซื้อขายที่ดินภาษาไทย
### form: "one" (default) or "many"; Thai has no plural, so terms have one form.

-hellas-start = จุดเริ่มต้น
-hellas-bank = ธนาคาร
# The money in the middle of the board, with the option of that name.
-hellas-pot = เงินกองกลาง
# The same word for the property and its title deed, as players say it.
-hellas-property = { $form ->
   *[one] โฉนด
}
-hellas-city = { $form ->
   *[one] เมือง
}
# Not สถานีขนส่ง, which is a coach station.
-hellas-station = { $form ->
   *[one] สถานีคมนาคม
}
-hellas-stop = { $form ->
   *[one] สถานีรถไฟใต้ดิน
}
-hellas-house = { $form ->
   *[one] บ้าน
}
-hellas-hotel = { $form ->
   *[one] โรงแรม
}
-hellas-rent = { $form ->
   *[one] ค่าเช่า
}
-hellas-price = ราคา
-hellas-mortgage = { $form ->
   *[one] จำนอง
}
-hellas-interest = ดอกเบี้ย
-hellas-auction = ประมูล
-hellas-bid = เสนอราคา
-hellas-offer = ข้อเสนอ
-hellas-counter = ข้อต่อรอง
# Deeds that a debtor proposes to the creditor for a part of the debt.
-hellas-proposal = ข้อเสนอใช้หนี้
-hellas-debt = หนี้
-hellas-order = { $form ->
   *[one] คำสั่ง
}
-hellas-instruction = { $form ->
   *[one] คำชี้แจง
}
# The card that is kept until it gets somebody out of custody.
-hellas-acquittal = { $form ->
   *[one] การ์ดยกฟ้อง
}
-hellas-prison = คุก
# Held there, not only visiting.
-hellas-custody = ติดคุก
-hellas-parking = ลานจอดรถเทศบาล
-hellas-cash = เงินสด
-hellas-wealth = ทรัพย์สินรวม
-hellas-throw = ทอย
-hellas-bankruptcy = ล้มละลาย
-hellas-round = รอบ
