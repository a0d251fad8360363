### What the game waits for, and the facts that it is about. Amounts of money have their sign.

## At a free moment

# who: the player on turn, said to somebody else.
hellas-phase-other = รอ { $who }
hellas-phase-custody = คุณติดคุก ทอยครั้งที่ { $attempt } จาก 3: จ่ายค่าปรับ { $fine } หรือใช้การ์ดยกฟ้องแล้วทอยตามปกติ หรือลองทอยให้ได้ดับเบิล
hellas-phase-custody-last = คุณติดคุก ทอยครั้งสุดท้าย: จ่ายค่าปรับ { $fine } หรือใช้การ์ดยกฟ้องแล้วทอยตามปกติ หรือทอยเลย ถ้าไม่ได้ดับเบิลต้องจ่ายค่าปรับแล้วเดิน
hellas-phase-throw = ตาของคุณ: ทอยลูกเต๋า
hellas-phase-again = ได้ดับเบิล: ทอยอีกครั้ง
hellas-phase-may = ดับเบิลครั้งที่สองแล้ว: จะทอยอีกครั้ง (ดับเบิลครั้งที่สามต้องเข้าคุก) หรือจบตาก็ได้
hellas-phase-end = ไม่ต้องทอยแล้ว: จบตาได้
hellas-phase-free = ก่อนหน้านั้นจะสร้าง จำนอง หรือแลกเปลี่ยนก็ได้
hellas-phase-claim = คุณทวงค่าเช่าได้ก่อนคนถัดไปทอย: { $amount } ที่ { $deed } (จาก { $debtor })
# It is the owner's own turn: the next throw is theirs.
hellas-phase-claim-now = ทวงค่าเช่าก่อนทอย ไม่เช่นนั้นจะเสียสิทธิ์: { $amount } ที่ { $deed } (จาก { $debtor })
hellas-phase-claimed = ระหว่างที่ยังมีค่าเช่าให้คนอื่นทวงจากคุณ จะสร้าง ไถ่ถอน หรือแลกเปลี่ยนไม่ได้

## Purchases and auctions; group: a colour, stations or stops, of which own of all are the seat's

hellas-phase-buy = ซื้อ ({ $group }: มีแล้ว { $own } จาก { $all }) หรือปล่อยให้ประมูล
hellas-phase-buy-short = คุณมีเงินสด { $cash }: ขายสิ่งปลูกสร้างหรือจำนองเพื่อซื้อ ({ $group }: มีแล้ว { $own } จาก { $all }) หรือปล่อยให้ประมูล
hellas-phase-buy-completes = ซื้อแล้วครบชุด { $group } ค่าเช่าที่นั่นเพิ่มเป็นสองเท่า และสร้างบ้านได้
# rival: who has all the others of the group.
hellas-phase-buy-denies = { $rival } ขาดใบนี้ใบเดียวก็ครบชุด { $group } คิดให้ดีก่อนปล่อยให้ประมูล
hellas-phase-bid = เสนอ { $least } ขึ้นไป หรือผ่านแล้วออกจากการประมูล เงินสดของคุณ: { $cash }
hellas-phase-bid-building = เสนอราคาสูงกว่านี้เพื่อสร้างในเมืองของคุณ หรือผ่านแล้วออกจากการประมูล เงินสดของคุณ: { $cash }
hellas-fact-sale = ประกาศขาย: { $deed } ({ $group }) ราคา { $price }
hellas-fact-auction = { -hellas-auction }: { $deed } ({ $group }) ราคาหน้าโฉนด { $price }
# lot: a house or a hotel.
hellas-fact-auction-building = { -hellas-auction }: { $lot }
hellas-fact-no-bid = ยังไม่มีใครเสนอราคา
hellas-fact-bid = ราคาสูงสุด: { $amount } ({ $bidder })
hellas-fact-bid-city = ราคาสูงสุด: { $amount } ({ $bidder }) สร้างที่ { $deed }
hellas-fact-bidders = ยังประมูลอยู่: { $bidders }

## Amounts: from the least to the most that can still be said

hellas-phase-amount-bid = เสนอราคาเท่าไร ({ $least } ถึง { $most })
hellas-phase-amount-giving = ให้เงินเท่าไร ({ $least } ถึง { $most })
hellas-phase-amount-wanting = ขอเงินเท่าไร ({ $least } ถึง { $most })
hellas-phase-amount-price = แทนหนี้เท่าไร ({ $least } ถึง { $most })

## Offers; gives and wants are lists with money

hellas-phase-compose-offer = ข้อเสนอของคุณถึง { $asked }: เลือกสิ่งที่ให้ แล้วสิ่งที่ขอ จากนั้นใส่เงินหรือยื่นได้เลย
hellas-phase-compose-counter = ข้อต่อรองของคุณถึง { $asked }: เลือกสิ่งที่ให้ แล้วสิ่งที่ขอ จากนั้นใส่เงินหรือยื่นได้เลย
hellas-phase-compose-proposal = เลือกโฉนดที่จะให้ { $asked } แทนหนี้บางส่วนจาก { $owed }
hellas-fact-so-far = ตอนนี้ ให้: { $gives } · ขอ: { $wants }
hellas-fact-so-far-proposal = ตอนนี้: { $gives }
hellas-phase-answer-offer = ตกลง ปฏิเสธ หรือต่อรองได้ 1 ครั้ง
hellas-phase-answer = ตกลงหรือปฏิเสธ
hellas-fact-offer = { -hellas-offer } { $maker } → { $asked }: ให้ { $gives } แลกกับ { $wants }
hellas-fact-counter = { -hellas-counter } { $maker } → { $asked }: ให้ { $gives } แลกกับ { $wants }
hellas-fact-proposal = { -hellas-proposal } { $maker } → { $asked }: { $gives } แทนหนี้ { $amount } จาก { $owed }
hellas-fact-mortgaged = ติดจำนอง: { $deeds }

## Debts, mortgages, votes

hellas-fact-debt = { -hellas-debt }: { $debtor } → { $creditor } { $owed } ({ $reason })
hellas-phase-debt = คุณมีเงินสด { $cash } และหาเองได้ถึง { $sum }: ขายสิ่งปลูกสร้าง จำนอง หรือแลกเปลี่ยน
hellas-phase-debt-short = คุณหาเองได้แค่ { $sum }: หาคนแลกเปลี่ยนด้วย หรือยอมแพ้
hellas-phase-debt-short-player = คุณหาเองได้แค่ { $sum }: แลกเปลี่ยน เสนอโฉนดให้เจ้าหนี้แทนหนี้บางส่วน หรือยอมแพ้
hellas-fact-choice = { $deed } ติดจำนองและเปลี่ยนเจ้าของเป็น { $owner }
hellas-phase-choice = ไถ่ถอนเลย { $lift } หรือจ่ายดอกเบี้ย { $interest } ตอนนี้แล้วไถ่ถอนทีหลัง { $value } หรือยังไม่จ่ายแล้วไถ่ถอนทีหลัง { $later }
hellas-fact-vote = { $caller } ขอจบเกมตอนนี้ ผู้ที่รวยที่สุดชนะ
hellas-phase-vote = เห็นด้วยไหม
hellas-fact-claim = { -hellas-rent }ที่ { $owner } ทวงจาก { $debtor } ได้: { $amount } ที่ { $deed }
hellas-phase-over = เกมจบแล้ว
