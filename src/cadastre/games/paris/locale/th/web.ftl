### เกม Paris ในเบราว์เซอร์: คำถามในแถบ และแผงรอบกระดาน

## The question, by what the game waits for

paris-web-ask-draw = จะจั่วจากกองไหน
paris-web-ask-settle = วาง { $tile } ลงเขตไหน
paris-web-ask-act = ตานี้จะทำอะไร
paris-web-ask-pay = จะจ่ายทรัพยากรถัดไปด้วยอะไร
paris-web-ask-give = จะใช้เกียรติยศแลกคะแนนไหม
paris-web-ask-bonus = จะหยิบแผ่นโบนัสไหม
paris-web-ask-vp-tile = กุญแจครบ 4 ดอกในเขต: จะวางแผ่นคะแนนไหม
paris-web-ask-search = จะหยิบแผ่นจบเกมแผ่นไหน
paris-web-ask-pairs = จะคืนโทเคน 1 คู่แลกคะแนนไหม
paris-web-ask-done = จะทำอะไรอีกไหมก่อนจบตา
paris-web-ask-over = เกมจบแล้ว

## The question, once something has been clicked

paris-web-ask-key-bank = ย้ายกุญแจจากธนาคาร { $district } ไปไหน
paris-web-ask-key-arc = ย้ายกุญแจจากประตูชัยไปไหน
paris-web-ask-key = ย้ายกุญแจจาก { $place } ไปไหน
paris-web-ask-new-key = วางกุญแจใหม่ที่ไหน
paris-web-ask-which-key = ย้ายกุญแจดอกไหนไปที่นั่น
paris-web-ask-district = สร้าง { $landmark } ในเขตไหน
paris-web-ask-vp-spot = วางแผ่นคะแนน { $vp_tile } ในเขตไหน
paris-web-ask-which-vp-tile = วางแผ่นคะแนนแผ่นไหนที่นั่น
paris-web-ask-sell = จะขายอะไร
paris-web-ask-buy = จะซื้ออะไร
paris-web-ask-as = ใช้แผ่นโบนัส { $number } แทนอะไร
paris-web-ask-space = ใช้แผ่น { $number } หยิบแผ่นโบนัสไหน
paris-web-ask-pair = จะคืนคู่ไหน
paris-web-ask-next = ต่อไปทำอะไร

## Below the question

# kinds: what can be done, in a list.
paris-web-glow = เลือกจุดที่เรืองแสง ({ $count } จุด) หรือย้อนตา

## Steps of a turn

paris-web-steps = ขั้นตอนในตา
paris-web-step-building = สิ่งปลูกสร้าง
paris-web-step-action = แอคชั่น
paris-web-step-end = จบตา

## Players

paris-web-players = ผู้เล่น
paris-web-vp = { $vp } { -paris-vp }
paris-web-keys-out = กุญแจบนกระดาน: { $count }
paris-web-landmarks-built = กุญแจบนสถานที่สำคัญ: { $count }
paris-web-meeple = โบนัสมีเพิลอยู่ช่อง { $space }
paris-web-meeple-start = โบนัสมีเพิลอยู่จุดเริ่มต้น
paris-web-used = แผ่นโบนัสที่ใช้แล้ว: { $tiles }
paris-web-used-none = ยังไม่ได้ใช้แผ่นโบนัส
paris-web-end-held = แผ่นจบเกมในมือ: { $count }

## Landmarks

paris-web-landmarks = สถานที่สำคัญ
paris-web-landmarks-left = เหลือ { $left } จาก { $all }
paris-web-landmark = { $name } มูลค่า { $value }
paris-web-landmark-built = { $name } มูลค่า { $value } สร้างแล้ว: { $district }, { $owners }

## Majorities

paris-web-majorities = อันดับในเขต
paris-web-majorities-now = ตอนนี้
paris-web-majorities-if = ถ้าได้ { $target }
paris-web-majorities-then = ถ้าเลือกข้อนี้
paris-web-majority-vp = คะแนนอันดับเขต
paris-web-plus = +{ $vp }

## Behind the screen

paris-web-tray = หลังฉากของคุณ
paris-web-tray-only = เห็นแค่คุณ
paris-web-tray-open = ทุกคนเห็น
paris-web-francs = { $count ->
   *[other] ฟ{"\u2060"}รัง{"\u2060"}ก์
}
paris-web-keys = { $count ->
   *[other] กุญแจ
}
paris-web-keys-label = กุญแจของคุณ: { $count } สำรอง: { $reserve }
paris-web-reserve = สำรอง { $count }
paris-web-tokens = โทเคนและราคาขาย
paris-web-token = { $token }: { $count } ราคาขาย { $francs }
paris-web-sell = ขาย
paris-web-buy = ซื้อ
paris-web-bonus-tiles = แผ่นโบนัส
paris-web-worth-now = คิดตอนนี้ได้
paris-web-bonus-none = ยังไม่มี: สิ่งปลูกสร้างที่มีรูปดาวให้หยิบได้ 1 แผ่น
# things: what a bonus tile scores for, in a list.
paris-web-counts = นับตอนนี้: { $things }
paris-web-counts-none = ยังไม่มีอะไรให้นับ
paris-web-as = ใช้แทน
paris-web-end-tiles = แผ่นจบเกม
paris-web-end-tiles-none = ไม่มีในมือ
paris-web-end-tiles-closed = เมื่อกองสิ่งปลูกสร้างหมดแล้วเท่านั้น
paris-web-no-screen = คุณกำลังชมเกมนี้

## The end-game pile

paris-web-end-pile = กองแผ่นจบเกม
paris-web-end-pile-about = มีแค่คุณที่เห็น หยิบ 1 แผ่น ที่เหลือคืนกอง

## Choices without a place on the table

paris-web-choices-none = ตอนนี้ไม่มีอะไรให้เลือก
paris-web-other-choices = ตัวเลือกอื่น
paris-web-confirm = ยืนยัน
paris-web-cancel = ยกเลิก

## Tabs of the phone

paris-web-tabs = ส่วนต่าง ๆ ของโต๊ะ
paris-web-tab-board = กระดาน
paris-web-tab-tray = หลังฉาก
paris-web-tab-majority = อันดับเขต
paris-web-tab-bonus = โบนัส
paris-web-tab-log = ประวัติ

## The bonus track as a list

paris-web-track = แถบโบนัส
paris-web-track-gone = { $number } หมดแล้ว
paris-web-track-left = ×{ $left }

## Help

paris-web-help = วิธีใช้โต๊ะนี้
paris-web-help-glow = อะไรที่เรืองแสงเลือกได้ตอนนี้ ราคาแสดงอยู่ข้าง ๆ
paris-web-help-look = ชี้หรือแตะหนึ่งครั้งเพื่อดูว่าต้องจ่ายอะไรและได้อะไร ตารางอันดับในเขตจะบอกว่าอะไรจะเปลี่ยน
paris-web-help-move = ย้ายกุญแจ: คลิกกุญแจแล้วคลิกที่ใหม่ วางกุญแจใหม่: คลิกกุญแจหลังฉากแล้วคลิกธนาคารหรือประตูชัย
paris-web-help-back = “ย้อนตา” หรือ Esc ยกเลิกตาที่ยังเล่นไม่จบ ซึ่งยังไม่มีใครเห็น
paris-web-help-trade = คลิก “ขาย” หรือ “ซื้อ” หลังฉากของคุณ แล้วเลือกสิ่งที่จะขายหรือซื้อ
paris-web-help-keys = ใช้แป้นพิมพ์ได้ทุกอย่าง: Tab ไปยังสิ่งที่เรืองแสง ปุ่มลูกศรเดินบนกระดาน Enter เลือก
