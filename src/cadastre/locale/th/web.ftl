### สิ่งที่หน้าต่าง ๆ ในเบราว์เซอร์แสดง ไม่ว่าเกมใด

web-language = ภาษา
web-theme-dark = ธีมมืด
web-theme-light = ธีมสว่าง
web-again = ลองใหม่
web-home = Cadastre: หน้าแรก
web-home-go = ไปหน้าแรก
web-rules = กติกา
web-rule = กติกาข้อ { $rule }
web-rules-opening = กำลังเปิดกติกา…
web-figures = เกี่ยวกับตัวเลข: { $game }

## Who sits at a table

web-you = คุณ
# index: from 0. The letters are those of the seats.
web-bot = บอ{"\u2060"}ท { $index ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[7] H
}

## Waiting

web-server-away = เซิร์ฟเวอร์ไม่ตอบสนอง แต่ไม่มีอะไรหาย เกมของคุณยังอยู่ในเซิร์ฟเวอร์
web-away-heading = เซิร์ฟเวอร์ไม่ตอบสนอง
web-away-about = ไม่มีอะไรหาย เกมของคุณยังอยู่ในเซิร์ฟเวอร์ หน้านี้จะลองเชื่อมต่อไปเรื่อย ๆ
web-table-opening = กำลังเปิดโต๊ะ…
web-table-unknown = ไม่พบโต๊ะตามที่อยู่นี้
web-preparing = กำลังเตรียมบอ{"\u2060"}ทระดับยากและคำใบ้ (เฉพาะครั้งแรก 1–2 นาที) อย่างอื่นเล่นได้แล้ว
web-preparing-failed = เตรียมบอ{"\u2060"}ทระดับยากและคำใบ้ไม่สำเร็จ บอ{"\u2060"}ทระดับยากจะเล่นเหมือนระดับปานกลาง และทุกอย่างช้าลงเล็กน้อย สาเหตุ: { $problem }
# Of the parts of the rules.
web-preparing-share = { $done } จาก { $all }

## Home page

web-home-title = Cadastre: บอร์ดเกมกับบอ{"\u2060"}ท
web-home-heading = เกม
web-home-looking = กำลังค้นหาเกม…
web-home-players = ผู้เล่น { $least }–{ $most } คน
web-home-opponents = ใครเล่นบ้าง
web-home-bots = บอ{"\u2060"}ท { $count } ตัว
web-home-company = คุณกับบอ{"\u2060"}ท { $count } ตัว · { play-level }
web-home-setup = บอ{"\u2060"}ทและตัวเลือก
web-home-level = ระดับ
web-home-options = ตัวเลือก
web-home-options-chosen = { $count ->
    [0] ตามกติกาเดิม
   *[other] เปลี่ยน { $count } ข้อ
}
# Beside the words that an option may have instead of one.
web-home-option-number = ระบุจำนวน
web-home-play = เล่นเลย
web-home-play-opening = กำลังเปิด…
web-home-play-failed = เปิดโต๊ะไม่ได้ โปรดลองอีกครั้ง
web-home-finished-none = ดูเกมที่จบแล้วอีกครั้งได้ที่นี่ ทั้งเกมสาธารณะและเกมของคุณ

## My games

web-mine = เกมของฉัน
web-mine-empty = ยังไม่มีเกม เกมที่คุณเริ่มจะเก็บไว้ที่นี่ กลับมาเล่นต่อเมื่อไรก็ได้
web-mine-all = แสดงทั้งหมด
web-mine-playing = เล่นต่อ
web-mine-waiting = ยังไม่เริ่ม
web-mine-over = จบแล้ว
web-mine-closed = เลิกกลางคัน

## Below every page

web-footer-owners = เกมเป็นของผู้ออกแบบและผู้จัดพิมพ์ ซึ่ง Cadastre ไม่มีส่วนเกี่ยวข้องด้วย
web-footer-figures = ตัวเลขบางตัวบนอุปกรณ์เราสร้างขึ้นใหม่ อาจต่างจากของจริง

## An address that leads nowhere

web-nowhere-title = ไม่มีหน้านี้: Cadastre
web-nowhere-heading = ที่ดินแปลงนี้ไม่มีในผัง
web-nowhere-about = ไม่พบหน้าตามที่อยู่นี้ ลิงก์อาจไม่ครบ
