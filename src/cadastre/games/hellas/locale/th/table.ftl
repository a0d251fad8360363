### The view of the board in the terminal.

## Headings

hellas-table-board = กระดาน
hellas-table-now = กำลังดำเนินอยู่
hellas-table-players = ผู้เล่น
hellas-table-cash = { -hellas-cash }
hellas-table-wealth = { -hellas-wealth }
hellas-table-deeds = โฉนด
hellas-table-price = ราคา
hellas-table-rent = ค่าเช่า
hellas-table-hotel = โรงแรม
hellas-table-cost = ค่าสร้าง
hellas-table-mortgage = จำนอง

## Lines

hellas-table-number = { $count }
hellas-table-round = รอบ { $round }
hellas-table-round-of = รอบ { $round } จาก { $rounds }
hellas-table-turn = ตาของ { $seat }
hellas-table-thrown = ทอยล่าสุด { $first } + { $second }
hellas-table-bell = เล่นจนระฆังดัง
hellas-table-bell-rung = ระฆังดังแล้ว
hellas-table-bank = ธนาคาร: บ้าน { $houses } หลัง, โรงแรม { $hotels } แห่ง
hellas-table-pot = กองกลาง: { $amount }
# own of all deeds of a group.
hellas-table-group = { $group } { $own }/{ $all }
hellas-table-in-custody = ติดคุก ทอยครั้งที่ { $attempt } จาก 3
hellas-table-bankrupt = ล้มละลาย
# Below the board, in a line; all of the signs are explained in the guide.
hellas-table-legend = ตัวอักษร: เจ้าของ ค่าเช่า · –: ราคา · ⌂ บ้าน ▲ โรงแรม · %: ติดจำนอง ค่าไถ่ถอน
hellas-table-signs = ตัวอักษร: เจ้าของ ตามด้วยค่าเช่าตอนนี้ (×: คูณแต้มที่ทอยได้); –: รอขาย ตามด้วยราคา; ⌂ บ้าน, ▲ โรงแรม; %: ติดจำนอง ตามด้วยค่าไถ่ถอน; หลังชื่อ: ตัวหมาก, [ติดคุก]; ▸: เกมกำลังรอผู้เล่นนี้
hellas-table-transport = { -hellas-station(form: "many") }: { $one }/{ $two }/{ $three }/{ $four } ตามจำนวนที่เจ้าของมี
hellas-table-metro = { -hellas-stop(form: "many") }: { $one } เท่าของแต้มที่ทอยได้ หรือ { $two } เท่าถ้ามีทั้งสองแห่ง
hellas-table-double = เมืองที่ยังไม่สร้างอะไรเก็บค่าเช่าสองเท่า ถ้าเจ้าของมีครบทั้งสี

## Moves as they are typed, in the guide

hellas-table-writing = พิมพ์ในบรรทัดเดียว
# Examples as they are typed; the small words are the ids of deeds.
hellas-table-writing-bid = bid 735 · bid 735 at { $one } (สิ่งปลูกสร้าง)
hellas-table-writing-offer = offer 1: { $one } + card orders + 200 for { $three } (ถึงที่นั่ง 1: A คือ 0, B คือ 1…)
hellas-table-writing-counter = counter: { $three } for 300 · propose { $one } + { $two } for 400 (ใช้หนี้)
hellas-table-writing-build = build { $one }, { $two } (หรือ sell, mortgage, lift) · sell colour { $colour }

## Beside a choice: what it costs and brings. Names of deeds are followed by their group.

hellas-table-hint-deed = { $deed } ({ $group })
hellas-table-hint-cost = −{ $amount }
hellas-table-hint-gain = +{ $amount }
hellas-table-hint-leaves = เหลือ { $cash }
hellas-table-hint-mortgaged = ติดจำนอง
# What getting a deed makes of its group: own of all, or all of them, for the seat that chooses or for another.
hellas-table-hint-own = { $group } { $own }/{ $all }
hellas-table-hint-own-other = { $group } { $own }/{ $all } ให้ { $seat }
hellas-table-hint-completes = ครบชุด { $group }
hellas-table-hint-completes-other = ครบชุด { $group } ให้ { $seat }
hellas-table-hint-breaks = แตกชุด { $group }
hellas-table-hint-rent = ค่าเช่า { $before } → { $after }
hellas-table-hint-lifting = ไถ่ถอนทีหลัง { $amount }
hellas-table-hint-auctioned = ต้องประมูล คนอื่นก็สร้างได้
# example: the least bid, as it is typed.
hellas-table-hint-bid = { $least } ถึง { $most } หรือพิมพ์เลย: bid { $example }
hellas-table-hint-range = { $least } ถึง { $most }
hellas-table-hint-to = { $seat }
hellas-table-hint-from = จาก { $debtor }
hellas-table-hint-cash = เงินสด { $cash }
hellas-table-hint-their-cash = เงินสดของ { $seat }: { $cash }
hellas-table-hint-price = ราคา { $price }
hellas-table-hint-owed = จาก { $amount }
hellas-table-hint-get = คุณได้: { $goods }
hellas-table-hint-give = คุณให้: { $goods }
hellas-table-hint-forgo = แทนหนี้ของคุณ { $amount }
hellas-table-hint-estate = ทุกอย่างเป็นของ { $creditor }
hellas-table-hint-richest = รวยสุดตอนนี้: { $seat } { $amount }
hellas-table-hint-double = ออกได้เมื่อทอยได้ดับเบิลเท่านั้น
hellas-table-hint-last = ไม่ได้ดับเบิล: จ่าย { $fine } แล้วเดิน
hellas-table-hint-third = ดับเบิลครั้งที่สาม: เข้าคุก

## What a hint says that a move changes: some of the parts of what a seat has

hellas-table-gains = สิ่งที่เปลี่ยนไปสำหรับคุณ คิดเป็นมูลค่าคาดหวัง (ยูโร): { $gains }
hellas-table-part-money = เงินสด
hellas-table-part-deeds = โฉนด
hellas-table-part-rents = ค่าเช่าที่จะได้
hellas-table-part-colours = ชุดสีที่สร้างได้
hellas-table-part-danger = ความปลอดภัยจากค่าเช่า
hellas-table-part-custody = การติดคุก
hellas-table-part-cards = การ์ดยกฟ้อง

## Kinds of actions

hellas-table-kind-throw = ทอยลูกเต๋า
hellas-table-kind-fine = ออกจากคุก: ค่าปรับ
hellas-table-kind-acquit = ออกจากคุก: การ์ด
hellas-table-kind-buy = ซื้อ
hellas-table-kind-auction = ไม่ซื้อ
hellas-table-kind-build = สร้าง
hellas-table-kind-sell = ขายสิ่งปลูกสร้าง
hellas-table-kind-sell-colour = ขายสิ่งปลูกสร้างทั้งสี
hellas-table-kind-mortgage = จำนอง
hellas-table-kind-lift = ไถ่ถอน
hellas-table-kind-bid = เสนอราคา
hellas-table-kind-bid-at = เสนอราคาสิ่งปลูกสร้าง
hellas-table-kind-pass = ออกจากการประมูล
hellas-table-kind-digit = เท่าไร
hellas-table-kind-offer = เสนอแลกเปลี่ยน
hellas-table-kind-counter = ต่อรอง
hellas-table-kind-propose = ใช้หนี้ด้วยโฉนด
hellas-table-kind-give = ให้
hellas-table-kind-want = ขอ
hellas-table-kind-give-money = เพิ่มเงิน
hellas-table-kind-want-money = ขอเงิน
hellas-table-kind-submit = เสร็จแล้ว
hellas-table-kind-accept = ตกลง
hellas-table-kind-decline = ปฏิเสธ
hellas-table-kind-give-up = ล้มละลาย
hellas-table-kind-choose = เรื่องจำนอง
hellas-table-kind-claim = ทวงค่าเช่า
hellas-table-kind-vote = โหวตจบเกม
hellas-table-kind-yes = เห็นด้วย
hellas-table-kind-no = ไม่เห็นด้วย
hellas-table-kind-end-turn = จบตา
hellas-table-kind-bell = ระฆัง
