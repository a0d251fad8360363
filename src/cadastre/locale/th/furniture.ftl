### สิ่งที่อยู่รอบทุกโต๊ะ ไม่ว่าเกมใด

## Taking back

web-undo-free = ย้อนตา
    .about = ย้อนการตัดสินใจล่าสุดของคุณได้เลย ไม่ต้องถามใคร
web-undo-ask = ขอย้อนตา
    .about = ย้อนการตัดสินใจล่าสุดของคุณ ถ้าคนอื่นตกลง
web-wish = { $seat } ขอย้อนตา
web-wish-yes = ตกลง
web-wish-no = ไม่ตกลง
web-wish-waits = ขอย้อนตาแล้ว รอ { $names }
web-hurry = ไม่ต้องรอบอ{"\u2060"}ท

## Chat

web-chat = { $count ->
    [0] แชต
   *[other] แชต มีข้อความใหม่ { $count } ข้อความ
}
web-chat-title = แชต
web-chat-none = ยังไม่มีใครพูดอะไร
web-chat-say = พิมพ์ข้อความ
web-chat-send = ส่ง

## Who is there

web-seat-clock = เหลือ { $minutes } นาที { $seconds } วินาที
web-seat-away = ไม่อยู่
web-seat-gone = ยอมแพ้หรือออกไปแล้ว
web-seat-sitter = บอ{"\u2060"}ทเล่นแทน ({ play-level })
web-waited = กำลังรอ { $seat } ซึ่งไม่อยู่
web-bot-preparing = { $seat } จะเล่นทันทีที่เตรียมเสร็จ
web-sitter = บอ{"\u2060"}ทกำลังเล่นแทนคุณ ({ play-level })
web-sitter-back = กลับมาเล่นเอง
web-gone = บอ{"\u2060"}ทเล่นต่อแทนคุณ คุณชมต่อได้
web-closed = เจ้าของโต๊ะจบเกมนี้แล้ว
web-watching = มีผู้ชม { $count } คน

## Menu

web-menu = เมนู
web-menu-people = ที่โต๊ะ
web-menu-concede = ยอมแพ้
web-menu-concede-sure = ยอมแพ้เกมนี้หรือไม่ บอ{"\u2060"}ทจะเล่นต่อแทนคุณ
web-menu-close = จบเกมสำหรับทุกคน
web-menu-close-sure = จบเกมนี้สำหรับทุกคนหรือไม่ หลังจากนั้นเล่นต่อไม่ได้
web-menu-tv = แสดงบนจอใหญ่
web-menu-record = บันทึกเกมเป็นไฟล์
web-host-mute = ระงับแชต
web-host-unmute = เลิกระงับ
web-host-remove = เชิญออก
web-host-remove-sure = เชิญออกถาวร

## One screen for several people

web-curtain-title = ต่อไป: { $name }
web-curtain = { $name } ถึงตาคุณแล้ว
web-curtain-about = คนอื่นอย่าเพิ่งมองจอ
web-curtain-show = เปิดจอของฉัน
web-curtain-others = คนอื่น
web-curtain-not = ไม่ใช่ ให้ { $name }
web-pass-to = ส่งจอให้ { $name }
web-pass-turn = ตาของ { $seat }
web-pass = ส่งจอต่อ
web-meanwhile = ตั้งแต่ตาที่แล้วของคุณ
web-meanwhile-read = รับทราบ

## Your turn, and the big screen

web-turn = ตาคุณ: { $game }
web-tv-turn = ตาของ { $seat }
web-tv-phones = ชมบนจอของคุณเอง

## Afterwards

web-rematch = มีโต๊ะใหม่สำหรับเล่นอีกเกม
web-rematch-join = ไปนั่ง
web-share = คัดลอกผล
web-share-title = { $game }: ผลการเล่น
web-share-line = { $rank }. { $name }: { $points }
