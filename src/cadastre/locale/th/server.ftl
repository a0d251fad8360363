### เหตุผลที่เซิร์ฟเวอร์ไม่ทำตาม

web-bad-request = ไม่เข้าใจคำขอนี้: { $problem }
web-not-found = ไม่พบอะไรตามที่อยู่นี้
web-not-yours = โต๊ะนี้เป็นของคนอื่น
web-nobody = เซิร์ฟเวอร์ยังไม่รู้จักคุณ นั่งที่โต๊ะใดก็ได้ก่อน
web-foreign = คำขอนี้มาจากเว็บไซต์อื่น จึงไม่ได้ทำให้
web-error = เซิร์ฟเวอร์ขัดข้อง
web-too-large = ข้อมูลใหญ่เกินไป
web-too-fast = ส่งถี่เกินไป รอสักครู่
web-too-busy = คำขอของคุณรอคิวอยู่มากเกินไป ลองใหม่อีกสักครู่
web-too-many-tables = คุณมีโต๊ะที่รออยู่หรือกำลังเล่นอยู่ { $most } โต๊ะแล้ว จบหรือลบสักโต๊ะก่อน
web-too-many-connections = คุณเปิดหน้าต่างโต๊ะไว้มากเกินไป
web-kernels-failed = เตรียมกติกาไม่สำเร็จ: { $problem }
web-code-bad = รหัสนี้ไม่ถูกต้องหรือหมดอายุแล้ว

## โต๊ะและที่นั่ง

web-not-host = เฉพาะเจ้าของโต๊ะเท่านั้นที่ทำได้
web-not-seated = เฉพาะคนที่นั่งอยู่ที่โต๊ะเท่านั้นที่ทำได้
web-seat-yours = คุณนั่งอยู่ที่โต๊ะนี้แล้ว
web-seat-taken = ที่นั่งนี้มีคนแล้ว
web-seats-open = ยังมีที่นั่งว่าง
web-seats-not-ready = คนที่จองที่นั่งไว้ยังไม่มา
web-table-begun = เกมที่โต๊ะนี้เริ่มไปแล้ว
web-table-over = เกมที่นี่จบแล้วสำหรับคุณ
web-table-not-over = เกมที่โต๊ะนี้ยังไม่จบ
web-table-old-page = หน้านี้มาจากเซิร์ฟเวอร์รุ่นก่อน กรุณาโหลดหน้านี้ใหม่
web-table-stale = เกมเดินไปแล้ว ดูกระดานอีกครั้งแล้วเลือกใหม่
web-table-too-much = ตานี้ครบก่อนถึงขั้นสุดท้ายแล้ว จึงยังไม่ได้ทำอะไร
web-table-nothing = ตรงนี้ทำอะไรไม่ได้
web-table-not-together = ใช้ร่วมกับสิ่งที่เลือกไว้ไม่ได้
web-table-broken = ประวัติของโต๊ะนี้ไม่ตรงกับกติกาและตัวเลขของเซิร์ฟเวอร์นี้ จึงเล่นต่อหรือเปิดดูที่นี่ไม่ได้
web-table-elsewhere = โต๊ะนี้เพิ่งถูกเปลี่ยนจากที่อื่น โปรดโหลดหน้านี้ใหม่
web-table-older-rules = เกมนี้เล่นด้วยกติกาคนละรุ่นกับเซิร์ฟเวอร์นี้ จึงเล่นต่อหรือเปิดดูที่นี่ไม่ได้
web-table-other-figures = เกมนี้เล่นด้วยตัวเลขคนละชุดกับเซิร์ฟเวอร์นี้ จึงเล่นต่อหรือเปิดดูที่นี่ไม่ได้
web-table-damaged = ประวัติของโต๊ะนี้เสียหาย เกมไม่อาจดำเนินไปตามที่บันทึกไว้ จึงเล่นต่อหรือเปิดดูไม่ได้
web-table-not-offered = เซิร์ฟเวอร์นี้ไม่มีเกมนี้ให้เล่น แต่โต๊ะของเกมนี้ยังเก็บไว้
web-undo-nothing = ไม่มีอะไรให้ย้อน
web-undo-asked = ถามคนอื่นไปแล้ว รอคำตอบอยู่
web-undo-not-asked = ไม่มีใครขอย้อนตากับคุณ
web-back-nobody = คุณเล่นที่นั่งนี้เองอยู่แล้ว
web-record-early = เปิดดูบันทึกเกมทั้งหมดได้เมื่อเกมจบ
web-record-bad = แสดงบันทึกเกมนี้ไม่ได้: { $problem }

## แชต

web-chat-muted = เจ้าของโต๊ะระงับแชตของคุณไว้
web-chat-unknown = ไม่มีข้อความนี้
web-chat-empty = ยังไม่ได้พิมพ์อะไร
web-chat-too-fast = ช้าลงหน่อย ให้คนอื่นได้อ่านก่อน
web-hint-others = เมื่อมีคนอื่นร่วมโต๊ะ จะไม่มีคำใบ้
web-hint-nothing = ตอนนี้คุณไม่มีอะไรต้องตัดสินใจ
web-hint-preparing = กำลังเตรียมคำใบ้อยู่ โปรดลองอีกครั้งในอีกหนึ่งนาที
web-hint-too-fast = ช้าลงหน่อย ลองคิดเองสักครู่ก่อน
web-phrase-hello = สวัสดี!
web-phrase-good-luck = โชคดีนะ!
web-phrase-well-played = เล่นดีมาก!
web-phrase-thanks = ขอบคุณ!
web-phrase-sorry = ขอโทษ!
web-phrase-one-moment = รอสักครู่นะ
web-phrase-your-turn = ตาคุณแล้ว
web-phrase-good-game = เกมนี้สนุกดี
web-phrase-bye = ไปก่อนนะ!
# Said by somebody who has since been forgotten at their own wish.
web-phrase-gone = (ลบแล้ว)

## สิ่งที่เกิดที่โต๊ะนอกเกม ชื่อของผู้ทำอยู่ด้านบน

web-log-undo = ย้อนกลับไปก่อนการตัดสินใจล่าสุด
web-log-undo-asked = ขอย้อนตา
web-log-undo-agreed = ตกลงให้ย้อนตา
web-log-undo-refused = ไม่ให้ย้อนตา
web-log-sit-in-time = หมดเวลา บอ{"\u2060"}ทเล่นแทน
web-log-sit-in-away = หายไปนาน บอ{"\u2060"}ทเล่นแทน
web-log-sit-in-conceded = ยอมแพ้
web-log-sit-in-removed = ถูกเชิญออก บอ{"\u2060"}ทเล่นต่อ
web-log-sit-in-left = ออกไปแล้ว บอ{"\u2060"}ทเล่นต่อ
web-log-back = กลับมาแล้ว
web-log-mute = ระงับแชตของ { $whom }
web-log-unmute = เลิกระงับแชตของ { $whom }
web-log-rematch = อยากเล่นอีก
web-log-closed = สั่งจบเกม
