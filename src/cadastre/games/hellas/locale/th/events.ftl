### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = เริ่มเกมใหม่ ผู้เล่น { $players } คน
hellas-event-start-thrown = ทอยหาคนเริ่ม: { $first } + { $second }
hellas-event-dealt = ได้รับแจก: { $deed }
hellas-event-round-ended = จบรอบที่ { $round }
hellas-event-turn-started = ตาที่ { $turn }
hellas-event-thrown = { -hellas-throw }ได้ { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }ได้ { $first } + { $second } { $doubles ->
    [0] ดับเบิล
    [1] ดับเบิล
    [2] ดับเบิลครั้งที่สอง
   *[other] ดับเบิลครั้งที่สาม
}
hellas-event-moved-throw = เดินไป { $square }
hellas-event-moved-card = เดินไป { $square }
hellas-event-moved-back = ถอยไป { $square }
hellas-event-custody-entered-square = ติดคุก: ตกช่องเข้าคุก
hellas-event-custody-entered-card = ติดคุก: ตามการ์ด
hellas-event-custody-entered-doubles = ติดคุก: ดับเบิลสามครั้งติดกัน
hellas-event-custody-left-double = ออกจากคุก: ทอยได้ดับเบิล
hellas-event-custody-left-fine = ออกจากคุก: จ่ายค่าปรับ
hellas-event-custody-left-acquittal = ออกจากคุก: ใช้การ์ดยกฟ้อง
hellas-event-custody-left-third-throw = ออกจากคุก: ทอยครบสามครั้ง จ่ายค่าปรับ
hellas-event-custody-stayed = ยังติดคุก ทอยไม่ได้ดับเบิล { $failed } ครั้ง
# text: what the card says.
hellas-event-card-drawn = { $card }: “{ $text }”
hellas-event-card-kept = เก็บไว้: { $card }
hellas-event-card-used = ใช้: { $card }
hellas-event-card-returned = คืนเข้ากอง: { $card }
hellas-event-card-passed = ให้ { $card } → { $to }
hellas-event-received = รับ { $amount }: { $reason }
hellas-event-paid = จ่าย { $amount }: { $reason }
hellas-event-paid-to = จ่าย { $amount } → { $to }: { $reason }
hellas-event-purchase-declined = ไม่ซื้อ: { $deed }
hellas-event-bought = ซื้อ: { $deed } ราคา { $price }
hellas-event-deed-passed = โอน { $deed } → { $to }
hellas-event-auction-opened = เปิด{ -hellas-auction }: { $lot } (ผู้ร่วมประมูล: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount } ({ $deed })
hellas-event-bid-passed = ผ่าน
hellas-event-auction-won = { -hellas-auction }ได้: { $lot } ราคา { $amount }
hellas-event-auction-void = ไม่มีใครเสนอราคา ยังเป็นของธนาคาร: { $deed }
hellas-event-built = สร้างที่ { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = ขายสิ่งปลูกสร้างที่ { $deed }: เหลือ { $level }
hellas-event-building-returned = คืนสิ่งปลูกสร้างให้ธนาคาร: { $deed }
hellas-event-deed-mortgaged = { -hellas-mortgage }: { $deed }
hellas-event-mortgage-lifted = ไถ่ถอน: { $deed }
hellas-event-mortgage-kept-interest = ยังติดจำนอง จ่ายดอกเบี้ยแล้ว: { $deed }
hellas-event-mortgage-kept-later = ยังติดจำนอง ดอกเบี้ยจ่ายทีหลัง: { $deed }
hellas-event-mortgage-cancelled = ยกเลิกจำนอง: { $deed }
hellas-event-rent-opened = มีสิทธิ์ทวง{ -hellas-rent }: { $amount } ที่ { $deed } (จาก { $debtor })
hellas-event-rent-claimed = ทวง{ -hellas-rent }: { $amount } ที่ { $deed } (จาก { $debtor })
hellas-event-rent-lost = ทวง{ -hellas-rent }ไม่ทัน: { $amount } ที่ { $deed } (จาก { $debtor })
hellas-event-rent-lapsed = { -hellas-rent }เป็นอันตกไป: { $amount } ที่ { $deed } (จาก { $debtor })
hellas-event-debt-opened = เป็น{ -hellas-debt } → { $creditor }: { $amount } ({ $reason })
hellas-event-debt-settled = ใช้{ -hellas-debt }ครบ → { $creditor }
hellas-event-offered = { -hellas-offer } → { $to }: ให้ { $gives } แลกกับ { $wants }
hellas-event-countered = { -hellas-counter } → { $to }: ให้ { $gives } แลกกับ { $wants }
hellas-event-proposed = { -hellas-proposal } → { $to }: { $gives } แทนหนี้ { $amount }
hellas-event-accepted = ตกลงตามข้อเสนอของ { $maker }
hellas-event-declined = ปฏิเสธข้อเสนอของ { $maker }
hellas-event-offer-lapsed = { -hellas-offer }ถึง { $to } เป็นอันตกไป
hellas-event-debt-reduced = { -hellas-debt } → { $creditor }: ลดลง { $amount }
hellas-event-bankrupt = { -hellas-bankruptcy } เจ้าหนี้: { $creditor }
hellas-event-deed-returned = คืนธนาคาร: { $deed }
hellas-event-vote-called = ขอโหวต: จบเกมเลยไหม
hellas-event-vote-cast-yes = โหวต: จบเกม
hellas-event-vote-cast-no = โหวต: เล่นต่อ
hellas-event-vote-lapsed = การโหวตเป็นอันตกไป
hellas-event-bell-rang = ระฆังดัง: หมดเวลา
hellas-event-turn-ended = จบตา
hellas-event-game-over-last-player = จบเกม เหลือผู้เล่นคนเดียว ผู้ชนะ: { $winners }
hellas-event-game-over-vote = จบเกมตามผลโหวต ผู้ชนะ: { $winners }
hellas-event-game-over-rounds = จบเกม ครบจำนวนรอบ ผู้ชนะ: { $winners }
hellas-event-game-over-bell = จบเกม หมดเวลา ผู้ชนะ: { $winners }
