## A game looked at again

web-replay = ดูเกมย้อนหลัง
web-replay-at = { $at } จาก { $all }
web-replay-at-of = { $at } จาก { $all } { $name }
web-replay-first = ไปที่จุดเริ่มต้น
web-replay-back = ย้อนหนึ่งขั้น
web-replay-play = เริ่มดู
web-replay-pause = หยุดชั่วคราว
web-replay-on = ไปหนึ่งขั้น
web-replay-last = ไปที่ตอนจบ
web-replay-move = ขั้นของเกม
# Before a choice of names, or "a spectator"
web-replay-eyes = มุมมองของ
web-replay-spectator = ผู้ชม
web-replay-speed = ความเร็ว
web-replay-slow = ช้า
web-replay-normal = ปกติ
web-replay-fast = เร็ว
web-replay-copy = คัดลอกลิงก์
web-replay-record = ดาวน์โหลดบันทึกเกม
web-replay-watch = ดูเกมนี้อีกครั้ง

## The end screen

web-course = กราฟตลอดเกม
web-course-points = คะแนนหลังทุกตา

## A hint

web-hint = คำใบ้
web-hint-thinking = กำลังคิด…
