### Names and labels.

## Money

hellas-money = €{ $count }
# What one side of a trade gives: things and money.
hellas-goods = { $items } + { $money }

## Who pays or is paid besides the players

hellas-bank = { -hellas-bank }
hellas-pot = { -hellas-pot }

## Deeds; stations and stops also short, where their group is said elsewhere

hellas-deed-xanthi = ซานธี
hellas-deed-alexandroupoli = อเล็กซานดรูโปลี
hellas-deed-arta = อาร์ตา
hellas-deed-preveza = เปรเวซา
hellas-deed-ioannina = โยอานนินา
hellas-deed-serres = เซร์เรส
hellas-deed-kastoria = คาสโตเรีย
hellas-deed-kavala = คาวาลา
hellas-deed-trikala = ตรีกาลา
hellas-deed-larissa = ลาริสซา
hellas-deed-volos = โวลอส
hellas-deed-patras = ปาตรัส
hellas-deed-nafplio = นาฟปลิโอ
hellas-deed-kalamata = คาลามาตา
hellas-deed-rethymno = เรทิมโน
hellas-deed-chania = ฮาเนีย
hellas-deed-heraklion = เฮราคลิออน
hellas-deed-ermoupoli = เออร์มูโปลี
hellas-deed-corfu = คอร์ฟู
hellas-deed-rhodes = โรดส์
hellas-deed-thessaloniki = เทสซาโลนีกี
hellas-deed-athens = เอเธนส์
hellas-deed-railway = สถานีรถไฟ
    .short = รถไฟ
hellas-deed-coach = สถานีรถโดยสาร
    .short = รถโดยสาร
hellas-deed-port = ท่าเรือ
    .short = ท่าเรือ
hellas-deed-airport = สนามบิน
    .short = สนามบิน
hellas-deed-syntagma = สถานีซินตักมา
    .short = ซินตักมา
hellas-deed-monastiraki = สถานีโมนาสติรากี
    .short = โมนาสติรากี

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
