### เหตุผลที่ทำไม่ได้ ชื่อต่าง ๆ มาพร้อมใช้ need และ have เป็นตัวเลข

## ตาของใคร และต้องทำอะไรก่อน
paris-refusal-game-over = เกมจบแล้ว
paris-refusal-not-your-turn = ยังไม่ถึงตาคุณ ตอนนี้เป็นตาของ { $seat }
paris-refusal-unknown-action = ไม่มีตัวเลือกหมายเลข { $action }
paris-refusal-building-first = ต้องวางสิ่งปลูกสร้างก่อน
paris-refusal-building-done = ตานี้คุณวางสิ่งปลูกสร้างไปแล้ว
paris-refusal-piles-empty = กองสิ่งปลูกสร้างหมดทุกกองแล้ว ไม่มีอะไรให้จั่ว
paris-refusal-action-due = ต้องทำแอคชั่นก่อน: วางกุญแจ ย้ายกุญแจ หรือหยิบแผ่นจบเกม
paris-refusal-action-done = ตานี้คุณทำแอคชั่นไปแล้ว
paris-refusal-settle-first = เลือกเขตให้สิ่งปลูกสร้างที่จั่วได้ก่อน
paris-refusal-pay-first = จ่ายค่าย้ายกุญแจให้ครบก่อน ตอนนี้ต้องจ่าย: { $token }
paris-refusal-take-first = คุณค้นกองแผ่นจบเกมแล้ว ต้องหยิบ 1 แผ่นก่อน
paris-refusal-finish-first = ตัดสินใจเรื่องที่ค้างอยู่ก่อน: รับหรือข้าม
paris-refusal-nothing-offered = ตอนนี้ไม่มีสิ่งนี้ให้เลือก

## สองขั้นตอน
paris-refusal-pile-empty = กองนี้หมดแล้ว: { $pile }
paris-refusal-slot-taken = ช่องนี้มีสิ่งปลูกสร้างแล้ว: { $slot }
paris-refusal-type-there = เขต { $district } มีสิ่งปลูกสร้างประเภทนี้แล้ว: { $type }
paris-refusal-no-key-left = คุณไม่มีกุญแจเหลือหลังฉากแล้ว
paris-refusal-key-on-place = คุณมีกุญแจที่นี่แล้ว: { $place }
paris-refusal-buildings-left = หยิบแผ่นจบเกมได้เมื่อกองสิ่งปลูกสร้างหมดทุกกองเท่านั้น
paris-refusal-no-end-tile-left = แผ่นจบเกมถูกหยิบไปหมดแล้ว
paris-refusal-end-tile-not-there = แผ่นจบเกมนี้ไม่อยู่ในกองแล้ว: { $end_tile }
paris-refusal-can-place-key = ผ่านไม่ได้ เพราะยังวางกุญแจได้
paris-refusal-can-search = ผ่านไม่ได้ เพราะยังหยิบแผ่นจบเกมได้
paris-refusal-can-move = ผ่านไม่ได้ เพราะยังย้ายกุญแจได้

## การย้ายกุญแจ
paris-refusal-no-key-there = คุณไม่มีกุญแจที่นี่: { $place }
paris-refusal-not-higher = จากตรงนั้นย้ายได้เฉพาะไปมูลค่าที่สูงกว่า ต้องมีมูลค่าอย่างน้อย { $need } แต่ { $place } มีมูลค่า { $have }
paris-refusal-no-building = ช่องนี้ยังไม่มีสิ่งปลูกสร้าง: { $slot }
paris-refusal-landmark-elsewhere = { $landmark } อยู่ในเขตอื่น: { $district }
paris-refusal-landmark-too-low = สถานที่สำคัญถัดไปในเขต { $district } ต้องมีมูลค่าอย่างน้อย { $need } แต่ { $landmark } มีมูลค่า { $have }
paris-refusal-taken = { $place } มีกุญแจของผู้เล่นอื่นอยู่ ต้องใช้แผ่นโบนัส { $number } จึงจะเข้าได้
paris-refusal-own-key-on-it = { $place } มีกุญแจของคุณอยู่แล้ว ต้องใช้แผ่นโบนัส { $number } จึงจะซ้อนได้
paris-refusal-francs-short = ฟ{"\u2060"}รัง{"\u2060"}ก์ไม่พอ: ต้องใช้ { $need } แต่มี { $have }
paris-refusal-resources-short = ทรัพยากรไม่พอ ({ $token }): ต้องใช้ { $need } แต่มี { $have } นับรวมแผ่นที่ใช้แทนได้แล้ว

## การจ่าย การใช้เกียรติยศ และสิ่งที่ได้จากการย้าย
paris-refusal-resource-not-due = ตอนนี้ต้องจ่ายทรัพยากรอื่น: { $token }
paris-refusal-none-in-hand = คุณไม่มีสิ่งนี้: { $token } ({ $source })
paris-refusal-earlier-choice = ข้ามตัวเลือกนั้นมาแล้ว ย้อนลำดับไม่ได้
paris-refusal-rest-unpayable = ต้องเก็บไว้จ่ายส่วนที่เหลือ ({ $token }): ต้องใช้ { $need } แต่มี { $have }
paris-refusal-prestige-not-shown = { $landmark } ไม่ให้คะแนนกับเกียรติยศนี้: { $token }
paris-refusal-space-behind = มีเพิลของคุณเลื่อนไปข้างหน้าได้อย่างเดียว จึงไปช่องนี้ไม่ได้: { $space }
paris-refusal-space-empty = ช่องนี้ไม่มีแผ่นโบนัสเหลือแล้ว: { $space }
paris-refusal-number-had = คุณเคยได้แผ่นโบนัส { $number } แล้ว หมายเลขเดียวกันได้เพียงครั้งเดียว
paris-refusal-vp-tile-gone = แผ่นคะแนนนี้อยู่บนกระดานแล้ว: { $vp_tile }
paris-refusal-vp-tile-elsewhere = แผ่นคะแนนลงได้เฉพาะเขตนี้: { $district }
paris-refusal-vp-spot-taken = เขต { $district } มีแผ่นคะแนนแล้ว

## แผ่นต่าง ๆ และการซื้อขาย
paris-refusal-only-fresh-token = จะขายเพื่อจ่ายค่าแผ่นโบนัสได้เฉพาะโทเคนที่เพิ่งได้มา: { $token }
paris-refusal-bought-this-turn = คุณเพิ่งซื้อทรัพยากรนี้ในตานี้ จึงขายได้เร็วสุดในตาหน้า: { $token }
paris-refusal-sold-this-turn = คุณเพิ่งขายทรัพยากรนี้ในตานี้ จึงซื้อได้เร็วสุดในตาหน้า: { $token }
paris-refusal-supply-empty = กองกลางไม่มีทรัพยากรนี้: { $token }
paris-refusal-bonus-used = คุณใช้แผ่นโบนัส { $number } ไปแล้ว
paris-refusal-bonus-not-held = คุณไม่มีแผ่นโบนัส { $number }
paris-refusal-scores-at-end = แผ่นโบนัส { $number } คิดคะแนนเองตอนจบเกม
paris-refusal-stands-for-tokens = แผ่นโบนัส { $number } นับเป็นโทเคน: ใช้จ่าย แลกคะแนน หรือขาย
paris-refusal-only-in-a-move = แผ่นโบนัส { $number } จะถูกใช้เองเมื่อย้ายกุญแจไปที่ที่มีกุญแจอยู่แล้ว
paris-refusal-has-own-action = สำหรับแผ่นโบนัส { $number } ให้เลือกบนโต๊ะว่าจะหยิบหรือคืนอะไร
paris-refusal-no-reserve-key = แผ่นโบนัส { $number } ให้กุญแจเพิ่ม แต่คุณไม่มีกุญแจสำรองเหลือแล้ว
paris-refusal-before-track = มีเพิลของคุณยังไม่ได้ขึ้นแถบโบนัส จึงถอยไม่ได้
paris-refusal-back-out-of-reach = มีเพิลของคุณถอยหลังได้ไม่เกิน { $need } ช่อง จึงไปช่องนี้ไม่ได้: { $space }
paris-refusal-no-pair = 1 คู่ต้องมีโทเคนเหมือนกัน 2 อัน ({ $token }) แต่คุณมี { $have }
paris-refusal-other-pairs = แผ่นโบนัส { $number } ไม่รับคู่แบบนี้
paris-refusal-end-tile-not-held = คุณไม่มีแผ่นจบเกมนี้: { $end_tile }
paris-refusal-end-tile-stands-for-token = แผ่นจบเกม { $end_tile } นับเป็นโทเคน ({ $token }): ใช้จ่าย แลกคะแนน หรือขาย
paris-refusal-key-from-screen = กุญแจจากหลังฉากต้องวางที่ธนาคารหรือประตูชัยฝรั่งเศสก่อน
paris-refusal-never-back = กุญแจย้ายกลับไปธนาคาร ประตูชัย หรือหลังฉากไม่ได้: { $place }
paris-refusal-stays-in-district = กุญแจนี้ต้องอยู่ในเขตเดิม: { $place }
