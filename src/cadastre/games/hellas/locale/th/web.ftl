### Hellas in the browser: the board, the desk in its sea, and the panels around it.

## The board

hellas-web-board = กระดาน
hellas-web-square = { $name }
hellas-web-square-tax = { $name }: { $amount }
hellas-web-square-free = { $name } ({ $group }) ขายราคา { $price }
hellas-web-square-owned = { $name } ({ $group }) ของ { $owner } ค่าเช่า { $rent }
hellas-web-square-built = { $name } ({ $group }) ของ { $owner } { $level } ค่าเช่า { $rent }
hellas-web-square-mortgaged = { $name } ({ $group }) ของ { $owner } ติดจำนอง ไถ่ถอน { $lift }
# square: what it is, with its price or owner.
hellas-web-square-here = { $square } มี { $players } อยู่
# Of a metro stop: what the throw is multiplied by.
hellas-web-times = { $times } ×
hellas-web-times-throw = { $times } × แต้ม
hellas-web-plus = + { $amount }
# On the way to prison nobody gets the salary.
hellas-web-without = ไม่ได้ { $amount }
hellas-web-custody = ติดคุก
hellas-web-visit = เยี่ยม
hellas-web-pot = กองกลาง
hellas-web-sea-ionian = ทะเลไอโอเนียน
hellas-web-sea-aegean = ทะเลอีเจียน
hellas-web-sea-crete = ทะเลครีต

## Squares that are no deeds

hellas-web-about-start = ใครเดินหน้าผ่านหรือมาถึงช่องนี้ได้รับ { $salary }
hellas-web-about-order = จั่วการ์ดคำสั่งใบบนสุดแล้วทำตาม
hellas-web-about-instruction = จั่วการ์ดคำชี้แจงใบบนสุดแล้วทำตาม
hellas-web-about-tax = ใครหยุดที่นี่จ่าย { $amount }
hellas-web-about-prison = แวะเยี่ยมไม่เสียเงิน ผู้ที่ติดคุกออกได้ด้วยดับเบิล ค่าปรับ { $fine } หรือการ์ดยกฟ้อง
hellas-web-about-parking = ที่นี่ไม่มีอะไรเกิดขึ้น เว้นแต่มีเงินกองกลาง ซึ่งจะเป็นของคุณ
hellas-web-about-go-to-prison = เข้าคุกทันทีโดยไม่ได้ { $salary } และจบตา
hellas-web-unseen = การ์ดที่ยังไม่มีใครเห็น: { $count }
hellas-web-known = ถัดจากนั้นตามลำดับนี้
hellas-web-card-away = เก็บการ์ด

## Deeds

hellas-web-price = ราคา
hellas-web-rents = ค่าเช่า
hellas-web-rent-alone = ไม่ครบชุด
hellas-web-rent-group = ครบชุด
# Rent by how many of the group one owner has.
hellas-web-rent-of = { $count } จาก { $all }
hellas-web-building = บ้านหรือโรงแรม
hellas-web-lift = ไถ่ถอน
hellas-web-group-share = { $seat }: { $count } จาก { $all }
hellas-web-own-of = ของคุณ { $own } จาก { $all }
hellas-web-yours = ของคุณ

## Players, bank, dice

hellas-web-worth = ทรัพย์สิน { $amount }
hellas-web-houses = { $count ->
   *[other] { -hellas-house }
}
hellas-web-hotels = { $count ->
   *[other] { -hellas-hotel }
}
hellas-web-custody-throw = { $attempt }/3
hellas-web-acquittals = การ์ดยกฟ้อง: { $count }
hellas-web-deeds-count = โฉนด: { $count }
hellas-web-dice = ลูกเต๋าจนถึงตอนนี้
hellas-web-dice-about = แต่ละแต้มรวมออกกี่ครั้ง เส้นแสดงค่าที่คาดไว้
hellas-web-throws = { $count } ครั้ง
hellas-web-sealed = ผลสุ่มที่ผนึกไว้:
hellas-web-ahead = ช่องที่การทอยครั้งต่อไปไปถึงได้
hellas-web-odds = { $odds }/36

## Books: log, ledger, dice; tabs of the phone

hellas-web-books = ประวัติและบัญชี
hellas-web-tabs = ส่วนต่าง ๆ ของโต๊ะ
hellas-web-tab-board = กระดาน
hellas-web-tab-deeds = โฉนด
hellas-web-tab-log = ประวัติ
hellas-web-tab-ledger = บัญชี
hellas-web-tab-dice = ลูกเต๋า
hellas-web-ledger = บัญชี
hellas-web-ledger-start = เงินเริ่มต้น
hellas-web-ledger-cash = เงินสดตอนนี้
hellas-web-ledger-in-salary = ผ่านจุดเริ่มต้น
hellas-web-ledger-in-rent = ค่าเช่าที่ได้รับ
hellas-web-ledger-in-sale = ขายสิ่งปลูกสร้าง
hellas-web-ledger-in-mortgage = เงินจำนอง
hellas-web-ledger-in-pot = เงินกองกลาง
hellas-web-ledger-in-estate = ทรัพย์สินผู้ล้มละลาย
hellas-web-ledger-in-trade = แลกเปลี่ยน ได้รับ
hellas-web-ledger-in-card = การ์ด ได้รับ
hellas-web-ledger-out-price = ซื้อโฉนด
hellas-web-ledger-out-auction = การประมูล
hellas-web-ledger-out-building = ก่อสร้าง
hellas-web-ledger-out-lifting = ไถ่ถอนจำนอง
hellas-web-ledger-out-interest = ดอกเบี้ย
hellas-web-ledger-out-rent = ค่าเช่าที่จ่าย
hellas-web-ledger-out-tax = ภาษี
hellas-web-ledger-out-card = การ์ด จ่าย
hellas-web-ledger-out-fine = ค่าปรับ
hellas-web-ledger-out-trade = แลกเปลี่ยน จ่าย
hellas-web-ledger-out-estate = มอบให้เมื่อล้มละลาย

## The desk: tools and what a choice would do

hellas-web-desk = สิ่งที่ต้องตัดสินใจ
hellas-web-tools = ทำได้อีก
hellas-web-tool-build = สร้าง
hellas-web-tool-mortgage = จำนอง
hellas-web-tool-trade = แลกเปลี่ยน
# Calls a vote to end the game.
hellas-web-tool-vote = จบเกม?
hellas-web-close = ปิด
hellas-web-done = เสร็จ
hellas-web-less = ลด
hellas-web-more = เพิ่ม
hellas-web-missing = ยังขาด { $amount }
hellas-web-rent-change = { $deed }: ค่าเช่า { $before } → { $after }
hellas-web-from-to = { $before } → { $after }
hellas-web-chance = ผลขึ้นอยู่กับโชคหรือผู้เล่นอื่น
hellas-web-build-not = { $deed }: ยังสร้างไม่ได้
hellas-web-sell-not = { $deed }: ยังขายไม่ได้
hellas-web-build-title = บ้านและโรงแรม
hellas-web-city = เมือง

## Auctions

hellas-web-buy = ซื้อ { $price }
hellas-web-auction-it = เปิดประมูล
hellas-web-auction = { -hellas-auction }: { $lot }
hellas-web-auction-about = ทีละ { $step } · ผ่านแล้วกลับมาไม่ได้
hellas-web-highest = ราคาสูงสุด
hellas-web-bid-now = ถึงตาเสนอ
hellas-web-bidding = ยังประมูลอยู่
# Of somebody who has bid before and may bid again.
hellas-web-last-bid = เสนอล่าสุด { $amount }
hellas-web-passed = ผ่าน
hellas-web-not-bidding = ไม่ร่วมประมูล
hellas-web-raises = เพิ่มจากราคาสูงสุด
hellas-web-bid-amount = ราคาที่คุณเสนอ
hellas-web-bid = เสนอ { $amount }
hellas-web-bid-leaves = คุณมี { $cash } ถ้าชนะด้วยราคานี้จะเหลือ { $left }
hellas-web-bid-range = เสนอได้ตอนนี้ { $least } ถึง { $most }
# Of a building: how many there are, where the highest bidder would put it, and the least bid for a city.
hellas-web-in-bank = เหลือในธนาคาร { $count }
hellas-web-bid-city = ที่ { $deed }
hellas-web-bid-from = เริ่มที่ { $amount }
# Of a bankrupt: what is auctioned after this deed.
hellas-web-estate = ทรัพย์สินของ { $seat } · ใบต่อไป: { $deeds }

## Trades

hellas-web-partner = จะเสนอให้ใคร
hellas-web-offers-left = เสนอได้อีก { $count } ครั้งในตานี้
# seat: whom it is for.
hellas-web-trade-offer = เสนอแลกกับ { $seat }
hellas-web-trade-counter = ต่อรองกับ { $seat }
hellas-web-trade-proposal = เสนอโฉนดใช้หนี้ { $seat }
# seat: whose it is.
hellas-web-made-offer = ข้อเสนอของ { $seat }
hellas-web-made-counter = ข้อต่อรองของ { $seat }
hellas-web-made-proposal = { $seat }: โฉนดใช้หนี้
hellas-web-your-offer = ข้อเสนอของคุณ
hellas-web-your-counter = ข้อต่อรองของคุณ
hellas-web-your-proposal = โฉนดที่คุณเสนอใช้หนี้
hellas-web-gives = { $seat } ให้
hellas-web-forgoes = { $seat } ยกหนี้ให้
hellas-web-you-give = คุณให้
hellas-web-you-get = คุณได้
hellas-web-you-forgo = คุณยกหนี้ให้
hellas-web-for-part = แทนหนี้ส่วนนี้
hellas-web-of-debt = จากหนี้ { $owed }
hellas-web-add-item = โฉนดหรือการ์ด
hellas-web-add = เพิ่ม { $item }
hellas-web-remove = เอา { $item } ออก
hellas-web-money = เงิน
hellas-web-by-price = ตามราคาบนโฉนด การ์ดไม่นับ
hellas-web-effects = ผลที่ตามมา
hellas-web-shift = { $before } → { $after } จาก { $of }
hellas-web-mortgage-moves = จำนองติดไปกับโฉนด เจ้าของใหม่ต้องตัดสินใจทันที
hellas-web-send = ส่งข้อเสนอ
hellas-web-trade-needs = แต่ละฝ่ายต้องให้บางอย่าง เงินให้ได้ฝ่ายเดียว
hellas-web-proposal-needs = เลือกโฉนดและจำนวนหนี้ที่ใช้แทน

## Debts

hellas-web-you-owe = คุณเป็นหนี้ { $creditor } { $amount }
hellas-web-owes = { $seat } เป็นหนี้ { $creditor } { $amount }
hellas-web-you-owe-bank = คุณเป็นหนี้ธนาคาร { $amount }
hellas-web-owes-bank = { $seat } เป็นหนี้ธนาคาร { $amount }
hellas-web-could-raise = หาได้รวม { $amount }
hellas-web-short = ต่อให้ขายและจำนองทั้งหมดก็ยังขาด { $amount }
hellas-web-give-up-player = ถ้ายอมแพ้ ทุกอย่างที่คุณมีจะเป็นของ { $creditor }
hellas-web-give-up-bank = ถ้ายอมแพ้ โฉนดของคุณจะถูกประมูลในหมู่ผู้เล่นอื่น

## Mortgages that came with a deed

hellas-web-choice = { $deed } เป็นของคุณ (ติดจำนอง)
hellas-web-in-all = รวม { $amount }
# Deeds that are decided about next.
hellas-web-then = ต่อไป: { $deeds }

## Votes: what somebody has said, beside the name

hellas-web-vote-caller = ขอโหวต
hellas-web-vote-yes = เห็นด้วย
hellas-web-vote-now = กำลังตอบ
hellas-web-vote-later = ยังไม่ถึงคิวตอบ

## Help

hellas-web-help = วิธีใช้โต๊ะนี้
hellas-web-help-desk = เรื่องที่ต้องตัดสินใจอยู่กลางทะเลพร้อมตัวเลือก ชี้ที่ตัวเลือกเพื่อดูว่าเสียและได้อะไร
hellas-web-help-squares = คลิกช่องใดก็ได้เพื่อดูโฉนด ช่องที่มีกรอบเลือกได้: เมืองที่จะสร้าง โฉนดที่จะจำนองหรือแลกเปลี่ยน
hellas-web-help-money = พิมพ์จำนวนเงินที่จะเสนอ ให้ หรือขอ หรือใช้ปุ่มข้าง ๆ
hellas-web-help-trade = จะแลกเปลี่ยน ให้เลือกผู้เล่น แล้วแตะหรือลากโฉนดไปแต่ละฝั่ง ไม่มีใครเห็นจนกว่าคุณจะส่ง
hellas-web-help-keys = ปุ่มลูกศรเดินรอบกระดาน Enter เลือก Esc วางสิ่งที่ถืออยู่
