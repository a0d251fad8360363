### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-bank = { -paris-bank }
paris-table-vp-tile = { -paris-vp-tile }
paris-table-arc = ประตูชัย
paris-table-landmarks-supply = สถานที่สำคัญที่ยังไม่สร้าง
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = { -paris-supply }
paris-table-sell = ราคาขาย
paris-table-bonus-track = { -paris-bonus-track }
paris-table-bonus-track-about = เรียงตามช่อง; ×2: มีสองแผ่น; ตัวอักษร: โบนัสมีเพิล
paris-table-players = ผู้เล่น
paris-table-vp = { -paris-vp }
paris-table-meeple = ช่อง
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-keys = { -paris-key(form: "many") }
paris-table-screen = หลังฉากของคุณ

## Lines

paris-table-round = รอบ { $round }
paris-table-start-player = ผู้เริ่ม { $seat }
paris-table-last-round = เหลืออีกคนละ 1 ตา
paris-table-none = ไม่มี
# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } (เหลือ { $left })
paris-table-pile-empty = { $pile }: หมด
paris-table-left = เหลือ { $left }
paris-table-landmark = { $landmark }: { $cost }; { $reward }
paris-table-times = { $token } { $count }
# VP for each token given.
paris-table-reward = { $token } { $vp } คะแนน
paris-table-supply-buy = { $token } { $left } (ราคา { $francs })
paris-table-keys-in-hand = กุญแจ { $count } ดอก
paris-table-end-tile-in-hand = แผ่นจบเกม: { $tile }
paris-table-worth = ตอนนี้ { $vp }
# tiles: a list of numbers, or of names.
paris-table-bonus-used = ใช้แล้ว: { $tiles }
paris-table-end-used = แผ่นจบเกมที่ใช้แล้ว: { $tiles }
paris-table-bonus-held = ยังไม่ใช้: { $tiles }
paris-table-drawn = สิ่งปลูกสร้างที่จั่วได้: { $tile }
# What the signs on the board mean.
paris-table-signs = ตัวอักษร: กุญแจของแต่ละคน; ★ เกียรติยศ; ▲ สถานที่สำคัญ; Σ มูลค่ารวมใต้กุญแจของแต่ละคน และคะแนนที่จะได้ถ้าคิดตอนนี้; ธนาคาร: จำนวนฟ{"\u2060"}รัง{"\u2060"}ก์ที่จ่ายให้

## Tokens in small; a star for prestige

paris-table-token-wood = ไม้
paris-table-token-marble = หินอ่อน
paris-table-token-gold = ทอง
paris-table-token-bronze = ★ทองแดง
paris-table-token-silver = ★เงิน
paris-table-token-gold-prestige = ★ทอง

## Beside a choice: what it brings or takes

paris-table-key = กุญแจ
paris-table-tile = แผ่นโบนัส { $no }
paris-table-offer-prestige = คะแนนจากเกียรติยศ
paris-table-offer-bonus = แผ่นโบนัส
paris-table-offer-vp-tile = แผ่นคะแนน

## What a hint says that a move changes: some of the parts of what a seat has

paris-table-gains = สิ่งที่เปลี่ยนไปสำหรับคุณ คิดเป็นคะแนนคาดหวัง: { $gains }
paris-table-part-points = คะแนนที่ได้
paris-table-part-districts = { -paris-district(form: "many") }
paris-table-part-tiles = { -paris-bonus-tile(form: "many") }
paris-table-part-track = { -paris-bonus-track }
paris-table-part-keys = { -paris-key(form: "many") }
paris-table-part-landmarks = { -paris-landmark(form: "many") }
paris-table-part-tokens = { -paris-token(form: "many") }
paris-table-part-francs = { -paris-francs }
paris-table-part-end-tiles = { -paris-end-tile(form: "many") }

## Kinds of actions

paris-table-kind-draw = จั่วสิ่งปลูกสร้าง
paris-table-kind-settle = วางสิ่งปลูกสร้าง
paris-table-kind-key = วางกุญแจ
paris-table-kind-move = ย้ายกุญแจ
paris-table-kind-search = ค้นกองแผ่นจบเกม
paris-table-kind-take = หยิบแผ่นจบเกม
paris-table-kind-pass = ผ่าน
paris-table-kind-pay = จ่ายด้วย
paris-table-kind-give = ใช้เกียรติยศ
paris-table-kind-stop = ข้าม
paris-table-kind-bonus = หยิบแผ่นโบนัส
paris-table-kind-vp-tile = วางแผ่นคะแนน
paris-table-kind-sell = ขาย
paris-table-kind-buy = ซื้อ
paris-table-kind-use = ใช้แผ่นโบนัส
paris-table-kind-fetch = เลือกหยิบแผ่นโบนัส
paris-table-kind-back = ถอยไปหยิบแผ่นโบนัส
paris-table-kind-pair = คืนโทเคนเป็นคู่
paris-table-kind-use-end = ใช้แผ่นจบเกม
paris-table-kind-end-turn = จบตา

## What the game waits for

paris-phase-draw = ขั้นที่ 1: เลือกกอง แล้ววางสิ่งปลูกสร้างแผ่นบนสุด
paris-phase-settle = เลือกเขตให้สิ่งปลูกสร้างที่จั่วได้
paris-phase-act = ขั้นที่ 2: วางหรือย้ายกุญแจ เมื่อกองหมดแล้วจะหยิบแผ่นจบเกมแทนก็ได้
paris-phase-pay = เลือกสิ่งที่จะใช้จ่ายเป็นทรัพยากรถัดไป
paris-phase-give = ใช้เกียรติยศแลกคะแนน หรือข้าม
paris-phase-bonus = หยิบแผ่นโบนัส หรือข้าม
paris-phase-vp-tile = เขตนี้มีกุญแจครบ 4 ดอก: วางแผ่นคะแนน หรือข้าม
paris-phase-search = เลือก 1 แผ่นจากกองแผ่นจบเกม
paris-phase-pairs = คืนโทเคนเหมือนกัน 1 คู่แลกคะแนน หรือข้าม
paris-phase-done = ยังซื้อ ขาย และใช้แผ่นได้ เสร็จแล้วกดจบตา
paris-phase-over = เกมจบแล้ว
