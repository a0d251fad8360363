### Names and labels. Foreign names are joined by U+2060 where the browser would take them apart at the end of a line;
### on narrow squares they are divided there.

## Amounts

paris-francs = { $count } ฟ{"\u2060"}รัง{"\u2060"}ก์
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } และ { $vp }

## Districts

# The rulebook: มงมาร์ต, once มงมาตร์.
paris-district-montmartre = มง{"\u2060"}มาร์{"\u2060"}ต
paris-district-la-villette = ลา{"\u2060"}วิล{"\u2060"}เลต
paris-district-saint-germain = เซนต์{"\u2060"}เจอ{"\u2060"}เมน
# This one and Batignolles are not named in the rulebook's text.
paris-district-chaillot = ชา{"\u2060"}โย
paris-district-belleville = เบล{"\u2060"}วิ{"\u2060"}ลล์
paris-district-batignolles = บา{"\u2060"}ตี{"\u2060"}ญอล

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
# A word joiner: nothing breaks this word.
paris-type-bakery = เบเก⁠อรี่
paris-type-residence = ตึกที่พัก
paris-type-restaurant = ภัตตาคาร
paris-type-hotel = โรงแรม
# The rulebook's word for the buildings of value 8; a theatre of 1900 would else be โรงละคร.
paris-type-theatre = โรงภาพยนตร์

## Landmarks
## Named in the rulebook: สวนลุกซ็องบูร์, ลูฟวร์, หอไอเฟล; the others by their usual Thai names.

paris-landmark-luxembourg-gardens = สวนลุก{"\u2060"}ซ็อง{"\u2060"}บูร์
paris-landmark-tuileries = สวนตุย{"\u2060"}เลอ{"\u2060"}รี
paris-landmark-pantheon = ป็อง{"\u2060"}เตอง
paris-landmark-grand-palais = กร็{"\u2060"}อง{"\u2060"}ปา{"\u2060"}แล
paris-landmark-sacre-coeur = ซา{"\u2060"}เคร{"\u2060"}เกอร์
paris-landmark-notre-dame = นอ{"\u2060"}เทรอ{"\u2060"}ดาม
paris-landmark-louvre = พิพิธภัณฑ์ลูฟวร์
paris-landmark-eiffel-tower = หอไอ{"\u2060"}เฟล

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
