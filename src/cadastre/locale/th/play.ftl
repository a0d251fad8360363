### สิ่งที่พูดกันทุกโต๊ะ ไม่ว่าเกมใด

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = ที่นั่ง { $index }
# mark: the letter that stands for the seat on the board.
play-you = คุณ ({ $mark })
play-person = ผู้เล่น { $mark }
play-bot = บอ{"\u2060"}ท { $mark }
# How strong a bot is. level: easy, medium or hard, else a code such as search:500ms.
play-level = { $level ->
    [easy] ง่าย
    [medium] ปาน⁠กลาง
    [hard] ยาก
    [random] สุ่ม
   *[other] { $level }
}
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = กำลังคอมไพล์กติกาของ { $game } (เฉพาะครั้งแรก 1–2 นาที)…
play-meanwhile = กำลังเตรียมกติกาไว้สำหรับครั้งหน้า ระหว่างนี้เล่นได้เลย
play-compiled = พร้อมแล้ว ใช้เวลา { $seconds } วินาที
play-seed = ซีด: { $seed }
# Some of the next ones, with commas between.
play-opponents = คู่แข่ง: { $opponents }
play-opponent = { $seat } ({ $level })

## During the game

play-moves-more = … และอีก { $count } ข้อ (“all” หรือคำแรก ๆ ของคำสั่ง)
play-prompt = หมายเลขหรือคำสั่ง (? วิธีใช้, q ออก):
play-help =
    พิมพ์หมายเลขเพื่อเลือกจากรายการ ที่เหลือเกมจะถามต่อ หรือพิมพ์ขั้นนั้นตามที่เห็นในรายการก็ได้
    จะพิมพ์ทั้งตาให้คั่นด้วยจุลภาค ข้อเสนอที่ไม่ได้พูดถึงถือว่าไม่รับ
    Enter      แสดงกระดานอีกครั้ง
    all        ทุกอย่างที่ทำได้ตอนนี้
    hint       สิ่งที่บอ{"\u2060"}ทจะเลือกทำตอนนี้ พร้อมเหตุผล
    back       เลิกทำสิ่งที่ยังทำไม่จบ
    guide      คำอธิบายสิ่งต่าง ๆ บนโต๊ะ
    log        ทุกอย่างที่เกิดขึ้นจนถึงตอนนี้
    sheet      คะแนนตามที่มา ณ ตอนนี้
    save FILE  บันทึกเกมลงไฟล์ (.txt: อ่านง่าย, อื่น ๆ: JSON)
    ?          วิธีใช้นี้
    q          ออกจากเกม
play-help-out-of-turn =
    {"["}B] คำสั่ง  เล่นนอกตา: คำสั่งของที่นั่ง B (ตัวอักษรหรือหมายเลข); {"["}table] ของโต๊ะเอง
play-turn-of = ตาของ { $seat } กด Enter เมื่อคนอื่นไม่ได้มองอยู่

## A hint: some of these sentences, one after the other

play-hint-best = คำใบ้: { $move } (คาดว่ามีโอกาสชนะ { $percent }%)
play-hint-only = ทำได้อย่างเดียว: { $move } (คาดว่ามีโอกาสชนะ { $percent }%)
# Between the last two and the next three, the game says what the move changes; these are the parts of that sentence.
play-hint-more = { $part } +{ $count }
play-hint-less = { $part } −{ $count }
play-hint-next = รองลงมา: { $move } ({ $percent }%)
play-hint-close = ใกล้เคียงกัน แต่ลองน้อยกว่า: { $move } ({ $percent }%)
play-hint-alone = ไม่มีทางเลือกอื่นที่น่าคิด
play-hint-none = เกมนี้ไม่มีคำใบ้ เพราะยังไม่มีบอ{"\u2060"}ทที่คิดเป็น
play-hint-later = เกมแรกนี้ยังไม่มีคำใบ้ เพราะกำลังเตรียมอยู่

## When something is not understood

play-error-number = ไม่มีหมายเลข { $index } เลือกได้ 1 ถึง { $last }
play-error-notation = ไม่เข้าใจคำสั่ง: { $problem }
play-notation-complete = คำสั่งครบแล้วก่อนถึง “{ $clause }” พิมพ์ได้ทีละตา
play-error-ambiguous = “{ $text }” ยังเลือกได้หลายทาง ให้เติมข้อใดข้อหนึ่ง: { $choices }
play-error-illegal = ทำไม่ได้: { $reason } (กติกาข้อ { $rule })
# name: what stood between the brackets.
play-error-seat = โต๊ะนี้ไม่มีที่นั่ง “{ $name }”
play-error-elsewhere = ไม่มีใครที่เทอร์มินัลนี้เล่นที่นั่งนี้: { $seat }
play-error-save = บอกชื่อไฟล์ด้วย: save FILE
play-error-file = บันทึกลง { $file } ไม่ได้: { $problem }

## The end

play-ranking = อันดับสุดท้าย
play-winner = { $count ->
    [1] ผู้ชนะ: { $winners }
   *[other] ชนะร่วมกัน: { $winners }
}
play-sheet = ตารางคะแนน
play-saved = บันทึกเกมไว้ใน { $file }
play-left = คุณออกจากเกมแล้ว
play-aside = { $seat }: สิทธิ์นี้จะหมดไปเมื่อผู้เล่นคนถัดไปเล่นต่อ พิมพ์หมายเลขเพื่อใช้ หรือกด Enter เพื่อปล่อยไป
