### The board in the browser, and the card beside what is pointed at.

paris-web-board = กระดาน

## Names of things on the board

paris-web-board-supply = ซื้อได้
paris-web-board-bank = { -paris-bank } { $district }: { $francs } ฟ{"\u2060"}รัง{"\u2060"}ก์
# stands: "no" where the building has not been placed yet.
paris-web-board-slot = { $stands ->
    [no] { $place } ({ $district }): ยังไม่วาง
   *[yes] { $place } ({ $district })
}
paris-web-board-landmark = { $landmark } { $value } ({ $district })
paris-web-board-key = กุญแจของคุณ: { $place }
# tile: "none" where none has been placed.
paris-web-board-vp-spot = { $tile ->
    [none] ที่วางแผ่นคะแนน ({ $district })
   *[other] { -paris-vp-tile } { $tile } ({ $district })
}
paris-web-board-vp-tile = { -paris-vp-tile } { $tile }
paris-web-board-space = { $left ->
    [1] { -paris-bonus-tile } { $number }: { $does }
   *[other] { -paris-bonus-tile } { $number } (เหลือ { $left } แผ่น): { $does }
}
# about: what the tile is and does.
paris-web-board-space-worth = { $about } ใช้ตอนนี้ได้ { $vp } คะแนน
paris-web-board-space-empty = { -paris-bonus-tile } { $number }: หมดแล้ว
paris-web-board-gate = { -paris-bonus-track }: มีเพิลเริ่มที่นี่
paris-web-board-end-pile = แผ่นจบเกม { $left } แผ่น
paris-web-board-supply-token = { $token }: เหลือ { $left } อันละ { $francs } ฟ{"\u2060"}รัง{"\u2060"}ก์

## Small screens

paris-web-board-previous = เขตก่อนหน้า
paris-web-board-next = เขตถัดไป
paris-web-board-whole = ทั้งกระดาน

## The card

paris-web-board-bonus-tile = { -paris-bonus-tile } { $number }
paris-web-board-pay = จ่าย
paris-web-board-gain = ได้
paris-web-board-leaves = เหลือ { $francs }
paris-web-board-offer-prestige = จากนั้นใช้เกียรติยศแลกคะแนนได้
paris-web-board-offer-bonus = จากนั้นหยิบแผ่นโบนัสได้
paris-web-board-offer-vp-tile = จากนั้นวางแผ่นคะแนนได้
paris-web-board-cancel = ยกเลิก
paris-web-board-confirm = ยืนยัน

## The card, for those who listen

paris-web-board-majority = { $player }: มูลค่ารวม { $total } ได้ { $vp } คะแนน (ตอนนี้ { $before } คะแนน)
