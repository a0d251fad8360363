### Names and labels.

## Amounts

paris-francs = { $count } ฟรังก์
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } และ { $vp }

## Districts

# The rulebook: มงมาร์ต, once มงมาตร์.
paris-district-montmartre = มงมาร์ต
paris-district-la-villette = ลาวิลเลต
paris-district-saint-germain = เซนต์เจอเมน
# This one and Batignolles are not named in the rulebook's text.
paris-district-chaillot = ชาโย
paris-district-belleville = เบลวิลล์
paris-district-batignolles = บาตีญอล

## Places: with their district, and short where the district is said elsewhere

paris-arc = { -paris-arc }
    .short = ประตูชัย
paris-bank = { -paris-bank } { $district }
    .short = { -paris-bank }
paris-building = { $type } { $value } { $district }
    .short = { $type } { $value }
# A slot whose building is not known.
paris-slot = { $district } { $value }
    .short = { -paris-building } { $value }
paris-landmark = { $name } { $value }
# The meeple before the first space of the bonus track.
paris-space-start = จุดเริ่มต้น

## Types of buildings

paris-type-cafe = คาเฟ่
paris-type-bakery = เบเกอรี่
paris-type-residence = ตึกที่พัก
paris-type-restaurant = ภัตตาคาร
paris-type-hotel = โรงแรม
# The rulebook's word for the buildings of value 8; a theatre of 1900 would else be โรงละคร.
paris-type-theatre = โรงภาพยนตร์

## Landmarks
## Named in the rulebook: สวนลุกซ็องบูร์, ลูฟวร์, หอไอเฟล; the others by their usual Thai names.

paris-landmark-luxembourg-gardens = สวนลุกซ็องบูร์
paris-landmark-tuileries = สวนตุยเลอรี
paris-landmark-pantheon = ป็องเตอง
paris-landmark-grand-palais = กร็องปาแล
paris-landmark-sacre-coeur = ซาเครเกอร์
paris-landmark-notre-dame = นอเทรอดาม
paris-landmark-louvre = พิพิธภัณฑ์ลูฟวร์
paris-landmark-eiffel-tower = หอไอเฟล

## Tokens

paris-token-wood = ไม้
paris-token-marble = หินอ่อน
paris-token-gold = ทอง
paris-token-bronze = เกียรติยศทองแดง
paris-token-silver = เกียรติยศเงิน
paris-token-gold-prestige = เกียรติยศทอง

## What a resource or prestige is taken from

paris-source-token = โทเคน
paris-source-end-tile = แผ่นจบเกม
paris-source-bonus = แผ่นโบนัส
paris-source-wild = แผ่นโบนัสแบบเลือกได้
paris-source-double = แผ่นโบนัสแบบคู่

## VP tiles: what the first, second and third get

paris-vp-tile = { $first }/{ $second }/{ $third }
