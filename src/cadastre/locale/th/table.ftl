### สิ่งที่ทุกโต๊ะในเบราว์เซอร์แสดง ไม่ว่าเกมใด

## The question

web-table-thinking = { $seat } กำลังคิด…
# In a replay, where nobody thinks.
web-table-turn = ตาของ { $seat }
web-table-sent = รอสักครู่…
web-table-offline = การเชื่อมต่อหลุด กำลังลองใหม่…
web-table-trouble = เซิร์ฟเวอร์ขัดข้อง กำลังลองใหม่…
web-table-refused = { $reason } (กติกาข้อ { $rule })
web-table-home = หน้าแรก
web-table-house = Cadastre
web-table-round = รอบ { $round }
web-table-settings = ตั้งค่า
web-table-help = วิธีใช้
web-table-bot = บอ{"\u2060"}ท ({ play-level })

## Log

web-log = ประวัติ
web-log-setup = เตรียมเกม
web-log-empty = ยังไม่มีอะไรเกิดขึ้น

## The end

web-result = ผลการเล่น
web-result-won = คุณชนะ!
web-result-shared = ชนะร่วมกัน: { $winners }
web-result-winner = { $winners } ชนะ
web-result-score = { $points } คะแนน
web-result-place = ที่ { $rank }
web-result-sheet = ตารางคะแนน
web-result-source = ที่มา
web-result-look = ดูกระดาน
web-result-again = เล่นอีกครั้ง
web-result-not-opened = เปิดโต๊ะใหม่ไม่ได้
web-result-luck = ตรวจสอบการสุ่มได้
    .about = ก่อนเริ่มเกม เซิร์ฟเวอร์ผนึกผลสุ่มชุดนี้ไว้แล้ว ใครก็ใช้ซีดกับซอลต์ตรวจได้ว่าไม่มีการเปลี่ยน
web-result-commitment = รหัสผนึก
web-result-seed = ซีด
web-result-salt = ซอลต์
web-result-copy = คัดลอก
web-result-copied = คัดลอกแล้ว
