### สิ่งที่หน้าต่าง ๆ สำหรับเล่นด้วยกันแสดง ไม่ว่าเกมใด

## Ways through the house

web-nav = หน้าต่าง ๆ
web-nav-home = เล่น
web-nav-games = เกมของฉัน
web-nav-tables = โต๊ะ
web-nav-archive = คลังเกม
web-nav-settings = ตั้งค่า
web-cancel = ยกเลิก
web-home-here = เล่นจอเดียวกัน
web-home-online = โต๊ะออนไลน์
web-together = เล่นกับคนอื่น
web-together-tables = โต๊ะสาธารณะ

## Codes and links

web-code = มีรหัสไหม
web-code-join = เข้าร่วม
web-join-title = เข้าร่วมโต๊ะ: Cadastre
web-join = เข้าร่วมโต๊ะ
web-join-about = ขอรหัสได้จากคนที่เปิดโต๊ะ
web-join-looking = กำลังค้นหาโต๊ะ…
web-invite = ชวนเพื่อน
web-invite-about = ให้เพื่อนสแกนหรือพิมพ์รหัสนี้
web-invite-qr = คิวอาร์โค้ดของลิงก์
web-invite-copy = คัดลอกลิงก์
web-invite-only-here = ลิงก์นี้ใช้ได้เฉพาะเครื่องนี้ หากจะชวนคนอื่น ให้เปิดเซิร์ฟเวอร์ด้วย --host 0.0.0.0

## Lists of tables

web-list-names = { $names }
web-list-free = ว่าง { $count } ที่
web-list-watch = ชม
web-list-your-turn = ตาคุณ
web-list-turn = ตาของ { $name }
web-list-came = { $rank ->
    [1] คุณชนะ
   *[other] คุณได้ที่ { $rank }
}
web-list-won = ผู้ชนะ: { $names }
web-list-more = แสดงเพิ่ม
web-tables-title = โต๊ะ: Cadastre
web-tables-open = โต๊ะที่ยังว่าง
web-tables-open-none = ตอนนี้ไม่มีใครรออยู่ที่โต๊ะสาธารณะ เปิดโต๊ะได้จากหน้าแรก หรือพิมพ์รหัสของโต๊ะส่วนตัว
web-tables-live = กำลังเล่นอยู่
web-tables-live-none = ตอนนี้ไม่มีเกมสาธารณะที่กำลังเล่น
web-mine-title = เกมของฉัน: Cadastre
web-archive-title = คลังเกม: Cadastre
web-archive = เกมที่จบแล้ว
web-archive-game = เกม
web-archive-any = ทั้งหมด
web-archive-name = ชื่อผู้เล่น
web-archive-day = วันที่
web-archive-search = ค้นหา
web-archive-none = ไม่พบเกมแบบนี้ ที่นี่เก็บเกมสาธารณะและเกมของคุณ
web-record = เปิดบันทึกเกม
    .about = ไฟล์ที่บันทึกจากที่นี่หรือจากโปรแกรม ระบบจะเล่นซ้ำเพื่อตรวจสอบก่อน
web-record-choose = เลือกไฟล์

## A new table

web-new-here-title = เล่นจอเดียวกัน: Cadastre
web-new-online-title = โต๊ะออนไลน์: Cadastre
web-new-here = { $game }: เล่นจอเดียวกัน
    .about = หลายคนใช้จอนี้ร่วมกัน มีม่านกั้นระหว่างตาเพื่อเก็บความลับของแต่ละคน
web-new-online = { $game }: โต๊ะออนไลน์
    .about = ทุกคนเล่นบนจอของตน ที่ว่างเข้าได้ด้วยลิงก์หรือรหัส
web-new-more = ตั้งค่าการเล่น
web-new-invite = เปิดโต๊ะแล้วชวนเพื่อน
web-new-begin = เริ่มเกม
web-seat-me = คุณ
    .about = คุณเป็นเจ้าของโต๊ะ
web-seat-guest = คนที่จอนี้
web-seat-bot = บอ{"\u2060"}ท
web-seat-open = ที่ว่าง
    .about = สำหรับใครก็ได้
web-seat-name = ชื่อ
web-seat-name-of = { $seat }: ชื่อ
web-seat-level-of = { $seat }: ระดับของบอ{"\u2060"}ท
web-seat-remove = เอา { $seat } ออก
web-seat-add = เพิ่มที่นั่ง
web-pace = ความเร็วบอ{"\u2060"}ท
web-pace-quick = ทันที
web-pace-usual = ปกติ
web-pace-slow = ช้า
web-clock = นาฬิกา
web-clock-none = ไม่มี
web-clock-move = ต่อตา
web-clock-total = ต่อเกม
web-clock-minutes = นาที
web-clock-increment = เพิ่มวินาทีต่อตา
web-clock-grace = รอคนที่ไม่อยู่
    .about = จากนั้นบอ{"\u2060"}ทเล่นแทนจนกว่าจะกลับมา
web-clock-grace-ever = ไม่จำกัด
web-clock-grace-minutes = { $count } นาที
web-clock-grace-days = { $count } วัน
web-clock-level = ระดับของบอ{"\u2060"}ทที่เล่นแทน
web-clock-bell = ระฆังดังเมื่อครบกี่นาที
web-public = โต๊ะสาธารณะ
    .about = ใครก็นั่งหรือชมได้ โต๊ะส่วนตัวต้องมีลิงก์หรือรหัส

## A table that waits

web-lobby-title = { $game }: โต๊ะกำลังรอ
web-lobby = { $game }: ใครจะมาบ้าง
web-lobby-free = ที่ว่าง
web-lobby-host = เจ้าของโต๊ะ
web-lobby-there = มาแล้ว
web-lobby-kept = จองที่ไว้
web-lobby-sit = นั่ง
web-lobby-guest = คนที่จอของฉัน
web-lobby-bot = ให้บอ{"\u2060"}ทนั่ง
web-lobby-leave = ลุกจากที่นั่ง
web-lobby-free-it = ปล่อยที่นั่ง
web-lobby-come = ฉันมาแล้ว
web-lobby-waits = กำลังรอคนมานั่ง…
web-lobby-ready = มาครบแล้ว
web-lobby-host-starts = มาครบแล้ว รอเจ้าของโต๊ะเริ่มเกม
web-lobby-take-away = ยกเลิกโต๊ะ
web-terms = การตั้งค่าเกม
web-terms-printed = ตามกติกาเดิม ไม่มีตัวเลือก
web-terms-switch = { $option }: { $on ->
    [0] ไม่ใช้
   *[other] ใช้
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = ไม่จับเวลา
web-terms-move = { $minutes } นาทีต่อตา
web-terms-total = { $minutes } นาทีต่อเกม เพิ่มตาละ { $seconds } วินาที
web-terms-grace = หายไป { $minutes } นาที บอ{"\u2060"}ทเล่นแทน ({ play-level })
web-terms-public = สาธารณะ: ใครก็นั่งหรือชมได้
web-terms-private = ส่วนตัว: ต้องมีลิงก์หรือรหัส

## Who I am, and how I like things

web-settings-title = ตั้งค่า: Cadastre
web-me = ข้อมูลของคุณ
web-me-name = ชื่อของคุณ
web-me-save = บันทึก
web-me-saved = บันทึกแล้ว
web-me-device = อุปกรณ์อื่น
    .about = ใช้รหัสเพื่อให้อีกเครื่องเป็นของคุณด้วย มีชื่อและเกมเดียวกัน ใช้ได้ครั้งเดียวภายในสิบนาที
web-me-code-ask = แสดงรหัส
web-me-code-until = ใช้ได้ถึง { $time }
web-me-code-use = รหัสจากอีกเครื่อง
web-me-code-go = ใช้รหัส
web-me-moved = อุปกรณ์นี้เป็นของคุณแล้ว
web-me-forget = ลบข้อมูลของฉัน
    .about = ชื่อ อุปกรณ์ และข้อความของคุณจะถูกลบ เกมที่เล่นค้างไว้บอ{"\u2060"}ทจะเล่นต่อ กู้คืนไม่ได้
web-me-forget-ask = ลบข้อมูลของฉัน
web-me-forget-sure = ลบข้อมูลทั้งหมดของคุณถาวรหรือไม่
web-me-forgotten = ลบข้อมูลของคุณแล้ว
web-settings-look = รูปลักษณ์และเสียง
web-settings-theme = ธีม
web-settings-theme-system = ตามระบบ
web-settings-theme-light = สว่าง
web-settings-theme-dark = มืด
web-settings-text = ตัวอักษร
web-settings-text-normal = ปกติ
web-settings-text-large = ใหญ่
web-settings-text-largest = ใหญ่สุด
web-settings-motion = แอนิเมชัน
web-settings-motion-off = ไม่มี
web-settings-motion-quick = เร็ว
web-settings-motion-normal = ปกติ
web-settings-motion-slow = ช้า
web-settings-sound = เสียง
    .about = ดังสองครั้งเมื่อถึงตาคุณ ครั้งเดียวเมื่อมีคนพูด
web-settings-curtain = ม่าน
    .about = กั้นระหว่างคนที่ใช้จอเดียวกัน ไม่ให้เห็นความลับของกัน
web-settings-notes = การแจ้งเตือน
    .about = เมื่อถึงตาคุณแต่ไม่ได้เปิดหน้านี้อยู่
