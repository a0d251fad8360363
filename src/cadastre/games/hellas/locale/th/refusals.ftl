### เหตุผลที่ทำไม่ได้ ชื่อต่าง ๆ มาพร้อมใช้ need และ have เป็นยูโร

## ตาของใคร และต้องทำอะไรก่อน
hellas-refusal-game-over = เกมจบแล้ว
hellas-refusal-unknown-action = ไม่มีตัวเลือกหมายเลข { $action }
hellas-refusal-no-such-seat = ไม่มีใครนั่งที่นี่: { $seat }
hellas-refusal-you-are-out = คุณล้มละลายและออกจากเกมแล้ว
hellas-refusal-only-the-bell = โต๊ะทำได้แค่สั่นระฆัง
hellas-refusal-bell-of-table = ผู้เล่นสั่นระฆังเองไม่ได้ ระฆังจะดังให้ทั้งโต๊ะเมื่อหมดเวลา
hellas-refusal-no-bell = เกมนี้ไม่ได้เล่นแบบจับเวลาด้วยระฆัง
hellas-refusal-bell-rung = ระฆังดังไปแล้ว
hellas-refusal-bell-after-move = ระฆังจะดังเมื่อเรื่องที่ค้างอยู่เสร็จ ตอนนี้เป็นตาของ { $seat }
hellas-refusal-not-your-turn = ยังไม่ถึงตาคุณ ตอนนี้เป็นตาของ { $seat }
hellas-refusal-no-free-moment = ต้องรอให้เรื่องที่ค้างอยู่เสร็จก่อน ตอนนี้เป็นตาของ { $seat }
hellas-refusal-only-debtor-offers = ระหว่างที่มีหนี้ค้าง เฉพาะลูกหนี้เท่านั้นที่ยื่นข้อเสนอได้: { $seat }
hellas-refusal-buy-first = ตัดสินใจก่อนว่าจะซื้อ { $deed } หรือปล่อยให้ประมูล
hellas-refusal-bid-first = เสนอราคาหรือผ่านก่อน กำลังประมูล: { $deed }
hellas-refusal-building-bid-first = เสนอราคาหรือผ่านก่อน กำลังประมูลสิ่งปลูกสร้าง
hellas-refusal-amount-first = ใส่จำนวนเงินให้เสร็จก่อน
hellas-refusal-compose-first = ทำข้อเสนอให้เสร็จก่อน ยื่นถึง: { $seat }
hellas-refusal-answer-first = ตอบข้อเสนอก่อน ผู้ยื่นข้อเสนอ: { $seat }
hellas-refusal-debt-first = ใช้หนี้ก่อน: คุณเป็นหนี้ €{ $need } และมี €{ $have }
hellas-refusal-fine-is-due = ทอยครบสามครั้งแล้วต้องจ่ายค่าปรับ ใช้การ์ดยกฟ้องแทนไม่ได้แล้ว
hellas-refusal-choose-first = ตัดสินใจเรื่องจำนองก่อน: { $deed }
hellas-refusal-vote-first = โหวตก่อน ผู้ขอโหวต: { $seat }
hellas-refusal-no-purchase = ตอนนี้ไม่มีอะไรให้ตัดสินใจซื้อ
hellas-refusal-no-auction = ตอนนี้ไม่มีการประมูล
hellas-refusal-no-amount = ตอนนี้ไม่ต้องใส่จำนวนเงิน
hellas-refusal-no-offer = ตอนนี้ไม่มีข้อเสนอให้ตอบ
hellas-refusal-offer-first = เริ่มข้อเสนอก่อน แล้วเลือกว่ายื่นให้ใคร
hellas-refusal-no-debt = ตอนนี้คุณไม่มีหนี้
hellas-refusal-no-choice = ตอนนี้ไม่มีเรื่องจำนองให้ตัดสินใจ
hellas-refusal-no-vote = ตอนนี้ไม่มีการโหวต

## ในตาหนึ่ง
hellas-refusal-no-throw-due = ตอนนี้คุณไม่มีสิทธิ์ทอย
hellas-refusal-throw-first = ต้องทอยลูกเต๋าก่อนจบตา
hellas-refusal-not-in-custody = คุณไม่ได้ติดคุก
hellas-refusal-thrown-already = ตานี้คุณทอยไปแล้ว จะออกจากคุกต้องทำก่อนทอย
hellas-refusal-card-not-held = { $seat } ไม่มีการ์ดยกฟ้องของกองนี้: { $deck }
hellas-refusal-cash-short = เงินสดไม่พอ: ต้องใช้ €{ $need } แต่มี €{ $have }
hellas-refusal-rent-by-itself = เกมนี้จ่ายค่าเช่าอัตโนมัติ ไม่ต้องทวง
hellas-refusal-no-such-claim = ไม่มีค่าเช่านี้ให้ทวง
hellas-refusal-claim-of-other = ค่าเช่านี้ ({ $deed }) เป็นสิทธิ์ของผู้เล่นอื่น: { $seat }
hellas-refusal-claim-earlier-first = ค่าเช่าเท่ากันสองรายการ ({ $deed }) ต้องทวงรายการแรกก่อน: หมายเลข { $number }
hellas-refusal-claim-open = ยังมีค่าเช่าที่คนอื่นทวงจากคุณได้ จึงแลกเปลี่ยน สร้าง หรือไถ่ถอนไม่ได้
hellas-refusal-claim-open-there = ยังแลกเปลี่ยนกับ { $seat } ไม่ได้ เพราะมีค่าเช่าค้างให้คนอื่นทวงอยู่
hellas-refusal-votes-off = เกมนี้ไม่มีการโหวตจบเกม
hellas-refusal-vote-before-throw = ขอโหวตได้เฉพาะก่อนทอยครั้งแรกของตา
hellas-refusal-vote-called = รอบนี้คุณขอโหวตไปแล้ว

## โฉนดและสิ่งปลูกสร้าง
hellas-refusal-deed-of-bank = โฉนดนี้ยังเป็นของธนาคาร: { $deed }
hellas-refusal-deed-of-other = โฉนดนี้ ({ $deed }) เป็นของ { $seat }
hellas-refusal-no-city = สร้างได้เฉพาะในเมือง ที่นี่สร้างไม่ได้: { $deed }
hellas-refusal-colour-incomplete = คุณยังมีเมืองไม่ครบชุด ({ $group }) ขาด: { $deed }
hellas-refusal-colour-mortgaged = สร้างไม่ได้ระหว่างที่มีเมืองในชุด ({ $group }) ติดจำนอง: { $deed }
hellas-refusal-colour-built-on = จำนองหรือแลก { $deed } ไม่ได้ ต้องขายสิ่งปลูกสร้างในชุดสีเดียวกันก่อน ยังมีอยู่ที่: { $other }
hellas-refusal-build-evenly = ต้องสร้างให้เท่ากัน: จะสร้างเพิ่มที่ { $deed } ได้เมื่อเมืองอื่นในชุดมีเท่ากันแล้ว ยังน้อยกว่า: { $other }
hellas-refusal-hotel-early = จะสร้างโรงแรมที่ { $deed } ทุกเมืองในชุดต้องมีบ้าน 4 หลังก่อน ยังไม่ครบ: { $other }
hellas-refusal-hotel-stands = ที่นี่มีโรงแรมแล้ว แต่ละเมืองมีได้แห่งเดียว: { $deed }
hellas-refusal-no-house-left = ธนาคารไม่มีบ้านเหลือ ต้องรอให้มีการคืน
hellas-refusal-no-hotel-left = ธนาคารไม่มีโรงแรมเหลือ ต้องรอให้มีการคืน
hellas-refusal-no-building = ที่นี่ไม่มีสิ่งปลูกสร้าง: { $deed }
hellas-refusal-sell-evenly = ต้องขายให้เท่ากัน: ขายเมืองที่สร้างไว้มากกว่าก่อน ({ $other }) แล้วค่อยขายที่นี่: { $deed }
hellas-refusal-sell-colour-whole = โรงแรมต้องแลกกลับเป็นบ้าน 4 หลัง แต่ธนาคารมี { $houses } หลัง ให้ขายสิ่งปลูกสร้างทั้งชุดพร้อมกัน: { $group }
hellas-refusal-sell-by-level = ธนาคารมีบ้าน { $houses } หลัง ชุดนี้จึงต้องขายทีละหลัง: { $group }
hellas-refusal-no-hotel-in-colour = ชุดนี้คุณไม่มีโรงแรม จึงต้องขายทีละหลัง: { $group }
hellas-refusal-built-this-turn = ตานี้คุณสร้างในชุดนี้ไปแล้ว จึงขายไม่ได้ เว้นแต่ต้องหาเงินจ่าย: { $group }
hellas-refusal-sold-this-turn = ตานี้มีการขายสิ่งปลูกสร้างในชุดนี้ จึงสร้างได้เร็วสุดในตาหน้า: { $group }
hellas-refusal-already-mortgaged = โฉนดนี้จำนองไปแล้ว: { $deed }
hellas-refusal-not-mortgaged = โฉนดนี้ไม่ได้จำนองไว้: { $deed }
hellas-refusal-mortgaged-this-turn = คุณเพิ่งจำนองโฉนดนี้ในตานี้ จึงไถ่ถอนได้เร็วสุดในตาหน้า: { $deed }
hellas-refusal-lifted-this-turn = คุณเพิ่งไถ่ถอนโฉนดนี้ในตานี้ จึงจำนองซ้ำไม่ได้ เว้นแต่ต้องหาเงินจ่าย: { $deed }
hellas-refusal-debt-before-choice = ต้องใช้หนี้ก่อน: สิ่งนี้ต้องจ่าย €{ $need } แต่หักหนี้แล้วคุณเหลือ €{ $have }

## การประมูลและจำนวนเงิน
hellas-refusal-name-a-city = กำลังประมูลสิ่งปลูกสร้าง: ระบุด้วยว่าจะสร้างในเมืองใดของคุณ
hellas-refusal-lot-is-deed = กำลังประมูลโฉนด ไม่ใช่สิ่งปลูกสร้าง: { $deed }
hellas-refusal-takes-a-house = กำลังประมูลโรงแรม แต่ที่นี่ต้องสร้างบ้านก่อน: { $deed }
hellas-refusal-takes-a-hotel = กำลังประมูลบ้าน แต่ที่นี่ต้องสร้างโรงแรมแล้ว: { $deed }
hellas-refusal-bid-limit = เสนอราคาได้ไม่เกิน €{ $need }
hellas-refusal-amount-low = จำนวนเงินต้องไม่น้อยกว่า €{ $need }
hellas-refusal-amount-high = จำนวนเงินต้องไม่เกิน €{ $have }

## การแลกเปลี่ยนและหนี้
hellas-refusal-offer-to-self = ต้องยื่นข้อเสนอให้ผู้เล่นอื่น
hellas-refusal-other-out = ผู้เล่นนี้ออกจากเกมแล้ว: { $seat }
hellas-refusal-offers-made = ตานี้คุณยื่นข้อเสนอครบ { $count } ครั้งแล้ว
hellas-refusal-nothing-to-trade = ทั้งสองฝ่ายไม่มีโฉนดหรือการ์ดที่แลกได้ อีกฝ่าย: { $seat }
hellas-refusal-each-side-gives = ทั้งสองฝ่ายต้องให้อะไรสักอย่าง ฝ่ายที่ยังไม่ให้: { $seat }
hellas-refusal-their-cash-short = เงินสดของอีกฝ่ายไม่พอ: { $seat } ต้องใช้ €{ $need } แต่มี €{ $have }
hellas-refusal-earlier-item = { $item } ข้ามมาแล้ว: เลือกสิ่งที่ให้ก่อน แล้วสิ่งที่ขอ เรียงตามกระดาน
hellas-refusal-counter-made = ข้อต่อรองตอบได้แค่ตกลงหรือปฏิเสธ ต่อรองซ้ำไม่ได้
hellas-refusal-no-counter-here = ข้อเสนอใช้หนี้ตอบได้แค่ตกลงหรือปฏิเสธ ต่อรองไม่ได้
hellas-refusal-sum-would-fall = ระหว่างที่มีหนี้ การแลกต้องไม่ทำให้ลูกหนี้หาเงินได้น้อยลง: จะเสีย €{ $need } แต่ได้มากสุด €{ $have }
hellas-refusal-creditor-is-bank = คุณเป็นหนี้ธนาคาร ซึ่งไม่รับโฉนดใช้หนี้
hellas-refusal-proposals-made = คุณเสนอโฉนดใช้หนี้ก้อนนี้ครบ { $count } ครั้งแล้ว
hellas-refusal-nothing-to-propose = คุณไม่มีโฉนดที่เสนอได้ ต้องขายสิ่งปลูกสร้างในชุดสีนั้นก่อน
hellas-refusal-only-deeds = ใช้หนี้ได้ด้วยโฉนดเท่านั้น ใช้การ์ดไม่ได้
hellas-refusal-only-debt-reduced = โฉนดใช้หนี้แลกของไม่ได้: ใส่จำนวนหนี้ที่จะหัก
hellas-refusal-can-raise = ยอมแพ้ไม่ได้: คุณเป็นหนี้ €{ $need } และหาได้ €{ $have } จากการขายสิ่งปลูกสร้างและจำนอง
