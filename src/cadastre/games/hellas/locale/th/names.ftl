### Names and labels. Foreign names are joined by U+2060 where the browser would take them apart at the end of a line;
### on narrow squares they are divided there.

## Money

hellas-money = €{ $count }
# What one side of a trade gives: things and money.
hellas-goods = { $items } + { $money }

## Who pays or is paid besides the players

hellas-bank = { -hellas-bank }
hellas-pot = { -hellas-pot }

## Deeds; stations and stops also short, where their group is said elsewhere

hellas-deed-xanthi = ซาน{"\u2060"}ธี
hellas-deed-alexandroupoli = อ{"\u2060"}เล็ก{"\u2060"}ซาน{"\u2060"}ดรู{"\u2060"}โป{"\u2060"}ลี
hellas-deed-arta = อาร์{"\u2060"}ตา
hellas-deed-preveza = เปร{"\u2060"}เว{"\u2060"}ซา
hellas-deed-ioannina = โย{"\u2060"}อาน{"\u2060"}นิ{"\u2060"}นา
hellas-deed-serres = เซร์{"\u2060"}เรส
hellas-deed-kastoria = คาส{"\u2060"}โต{"\u2060"}เรีย
hellas-deed-kavala = คา{"\u2060"}วา{"\u2060"}ลา
hellas-deed-trikala = ตรี{"\u2060"}กา{"\u2060"}ลา
hellas-deed-larissa = ลา{"\u2060"}ริส{"\u2060"}ซา
hellas-deed-volos = โว{"\u2060"}ลอส
hellas-deed-patras = ปา{"\u2060"}ตรัส
hellas-deed-nafplio = นาฟ{"\u2060"}ปลิ{"\u2060"}โอ
hellas-deed-kalamata = คา{"\u2060"}ลา{"\u2060"}มา{"\u2060"}ตา
hellas-deed-rethymno = เร{"\u2060"}ทิม{"\u2060"}โน
hellas-deed-chania = ฮา{"\u2060"}เนีย
hellas-deed-heraklion = เฮ{"\u2060"}รา{"\u2060"}คลิ{"\u2060"}ออน
hellas-deed-ermoupoli = เอ{"\u2060"}อร์{"\u2060"}มู{"\u2060"}โป{"\u2060"}ลี
hellas-deed-corfu = คอร์{"\u2060"}ฟู
hellas-deed-rhodes = โรดส์
hellas-deed-thessaloniki = เทส{"\u2060"}ซา{"\u2060"}โล{"\u2060"}นี{"\u2060"}กี
hellas-deed-athens = เอ{"\u2060"}เธนส์
hellas-deed-railway = สถานีรถไฟ
    .short = รถไฟ
hellas-deed-coach = สถานีรถโดยสาร
    .short = รถโดยสาร
hellas-deed-port = ท่าเรือ
    .short = ท่าเรือ
hellas-deed-airport = สนาม⁠บิน
    .short = สนาม⁠บิน
hellas-deed-syntagma = สถานีซิน{"\u2060"}ตัก{"\u2060"}มา
    .short = ซิน{"\u2060"}ตัก{"\u2060"}มา
hellas-deed-monastiraki = สถานีโม{"\u2060"}นา{"\u2060"}สติ{"\u2060"}รา{"\u2060"}กี
    .short = โม{"\u2060"}นา{"\u2060"}สติ{"\u2060"}รา{"\u2060"}กี

## Groups: the colours, then stations and stops; code: three letters for narrow columns

hellas-group-brown = สีน้ำตาล
    .code = นต.
hellas-group-light-blue = สีฟ้า
    .code = ฟ้า
hellas-group-pink = สีชมพู
    .code = ชมพู
hellas-group-orange = สีส้ม
    .code = ส้ม
hellas-group-red = สีแดง
    .code = แดง
hellas-group-yellow = สีเหลือง
    .code = หล.
hellas-group-green = สีเขียว
    .code = ขว.
hellas-group-blue = สีน้ำเงิน
    .code = นง.
hellas-group-transport = คมนาคม
    .code = คมน
hellas-group-metro = รถไฟใต้ดิน
    .code = ใต้

## Colours whose cities lie together, by where that is

hellas-region-thrace = เทรซ
    .code = ทร.
hellas-region-epirus = อีพิรุส
    .code = อพ.
hellas-region-macedonia = มาซิโดเนีย
    .code = มซ.
hellas-region-thessaly = เทสซาลี
    .code = ทส.
hellas-region-peloponnese = เพโลพอนนีส
    .code = พล.
hellas-region-crete = ครีต
    .code = ครีต
hellas-region-islands = หมู่เกาะ
    .code = หก.
hellas-region-capitals = เมืองหลวง
    .code = มล.

## Squares that are no deeds; taxes by their ids

hellas-square-start = { -hellas-start }
hellas-square-order = { -hellas-order }
hellas-square-instruction = { -hellas-instruction }
hellas-square-prison = { -hellas-prison }
hellas-square-parking = { -hellas-parking }
hellas-square-go-to-prison = เข้าคุก
hellas-square-income-tax = ภาษีเงินได้
hellas-square-road-tax = ภาษีรถยนต์

## Buildings on a city

hellas-level-0 = ที่ดินเปล่า
hellas-level-1 = บ้าน 1 หลัง
hellas-level-2 = บ้าน 2 หลัง
hellas-level-3 = บ้าน 3 หลัง
hellas-level-4 = บ้าน 4 หลัง
hellas-level-5 = โรงแรม

## What is auctioned

hellas-lot-house = { -hellas-house }
hellas-lot-hotel = { -hellas-hotel }

## Cards

hellas-deck-orders = { -hellas-order(form: "many") }
hellas-deck-instructions = { -hellas-instruction(form: "many") }
# A card by deck and id, e.g. "Order D03".
hellas-card-of-orders = { -hellas-order } { $id }
hellas-card-of-instructions = { -hellas-instruction } { $id }
hellas-acquittal-of-orders = { -hellas-acquittal } ({ -hellas-order(form: "many") })
hellas-acquittal-of-instructions = { -hellas-acquittal } ({ -hellas-instruction(form: "many") })

## Why money changes hands, as labels

hellas-reason-salary = ผ่านจุดเริ่มต้น
hellas-reason-card = { $card }
hellas-reason-tax = { $square }
hellas-reason-rent = ค่าเช่า { $deed }
hellas-reason-fine = ค่าปรับออกจากคุก
hellas-reason-price = ซื้อ { $deed }
hellas-reason-auction = ประมูลได้ { $deed }
hellas-reason-building = สร้างที่ { $deed }
hellas-reason-sale = ขายสิ่งปลูกสร้างที่ { $deed }
hellas-reason-mortgage = จำนอง { $deed }
hellas-reason-lifting = ไถ่ถอน { $deed }
hellas-reason-interest = ดอกเบี้ย { $deed }
hellas-reason-trade = แลกเปลี่ยน
hellas-reason-pot = เงินกองกลางที่ลานจอดรถเทศบาล
hellas-reason-estate = ทรัพย์สินของผู้ล้มละลาย
