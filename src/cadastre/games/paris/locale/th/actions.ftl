### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = วางที่นี่: { $district }
paris-action-key = วางกุญแจใหม่: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] สร้าง: { $target } ({ $district })
   *[no] ย้าย{ -paris-key }: { $origin } → { $target } ({ $district })
}
paris-action-search = ค้นกองแผ่นจบเกม
paris-action-take = หยิบ: { $end_tile }
paris-action-pass = ผ่าน
paris-action-pay = จ่าย: { $token } ({ $source })
paris-action-give = ใช้: { $token } ({ $source })
paris-action-stop = ข้าม
paris-action-bonus = หยิบแผ่นโบนัส { $number }
paris-action-vp-tile = วาง{ -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = ขาย: { $token } ({ $source })
paris-action-buy = ซื้อ: { $token }
paris-action-use = ใช้แผ่นโบนัส { $number }
paris-action-fetch = เลือกหยิบแผ่นโบนัส { $number }
paris-action-back = ถอยไปหยิบแผ่นโบนัส { $number }
paris-action-pair = คืนโทเคน 1 คู่: { $token }
paris-action-use-end = ใช้แผ่นจบเกม: { $end_tile }
paris-action-end-turn = จบตา
