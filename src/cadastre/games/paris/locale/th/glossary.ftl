### คำศัพท์ของเกม Paris ตามกติกาฉบับภาษาไทย
### form: "one" (default) or "many"; Thai has no plural, so most terms have one form.

-paris-key = { $form ->
   *[one] กุญแจ
}
# The rulebook: ฉากผู้เล่น, also ฉาก.
-paris-screen = ฉาก
-paris-district = { $form ->
   *[one] เขต
}
-paris-building = { $form ->
   *[one] สิ่งปลูกสร้าง
}
-paris-landmark = { $form ->
   *[one] สถานที่สำคัญ
}
-paris-bank = { $form ->
   *[one] ธนาคาร
}
# The rulebook; short ประตูชัย.
-paris-arc = ประตูชัยฝรั่งเศส
-paris-value = มูลค่า
# The rulebook: กองจั่ว.
-paris-pile = { $form ->
   *[one] กอง
    [many] กองสิ่งปลูกสร้าง
}
-paris-token = { $form ->
   *[one] โทเคน
}
-paris-resource = { $form ->
   *[one] ทรัพยากร
}
# Kinds in the rulebook: ทองแดง, เงิน, ทอง; never alone here, because เงิน is also money and ทอง also a resource.
-paris-prestige = เกียรติยศ
-paris-bonus-tile = { $form ->
   *[one] แผ่นโบนัส
}
# The rulebook: แถบแผ่นโบนัส, also แถบโบนัส.
-paris-bonus-track = แถบโบนัส
-paris-meeple = { $form ->
   *[one] โบนัสมีเพิล
}
-paris-vp-tile = { $form ->
   *[one] แผ่นคะแนน
}
-paris-end-tile = { $form ->
   *[one] แผ่นจบเกม
}
# The general supply beside the board: what can be bought.
-paris-supply = กองกลาง
# The rulebook calls this กองกลาง too; a word of its own keeps it apart.
-paris-reserve = สำรอง
-paris-francs = ฟ{"\u2060"}รัง{"\u2060"}ก์
# Victory points.
-paris-vp = คะแนน
