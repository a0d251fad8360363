### The game and its options.

hellas-title = เฮลลาส
hellas-tagline = ซื้อ ให้เช่า และขายอสังหาริมทรัพย์ทั่วกรีซ

hellas-option-claim-rent = ค่าเช่า
    .about = จ่ายค่าเช่าอัตโนมัติ หรือให้เจ้าของต้องทวงก่อนผู้เล่นคนถัดไปทอยลูกเต๋า
    .auto = จ่ายอัตโนมัติ
    .manual = เจ้าของต้องทวง
hellas-option-third-throw-compulsory = บังคับทอยครั้งที่สาม
    .about = เมื่อทอยได้ดับเบิลครั้งที่สองต้องทอยต่อ หยุดไม่ได้
hellas-option-second-interest = ดอกเบี้ยรอบสอง
    .about = ผู้ที่รับโฉนดติดจำนองมาและจ่ายแค่ดอกเบี้ย ต้องจ่ายดอกเบี้ยอีกครั้งเมื่อไถ่ถอน
hellas-option-parking-pot = เงินกองกลางที่ลานจอดรถ
    .about = ภาษีและเงินที่จ่ายตามการ์ดวางไว้กลางกระดาน ใครหยุดที่ลานจอดรถเทศบาลได้ไปทั้งหมด
hellas-option-short-game = เกมสั้น
    .about = แจกโฉนดคนละ 2 ใบโดยต้องจ่ายตามราคา เกมจบเมื่อครบจำนวนรอบหรือเมื่อระฆังดัง ผู้ที่รวยที่สุดชนะ
    .time = เล่นจนระฆังดัง
hellas-option-round-limit = จำกัดจำนวนรอบ
    .about = เกมจบเมื่อครบจำนวนรอบ ผู้ที่รวยที่สุดชนะ ใส่ 0 คือไม่จำกัด
hellas-option-vote-to-end = โหวตจบเกม
    .about = ผู้เล่นขอโหวตได้ ถ้าทุกคนเห็นด้วย เกมจบทันทีและผู้ที่รวยที่สุดชนะ

## Score sheet; short, so that eight columns fit beside it

hellas-score-cash = { -hellas-cash }
hellas-score-deeds = { -hellas-property(form: "many") }
hellas-score-mortgaged = ติดจำนอง คิดครึ่งราคา
hellas-score-houses = { -hellas-house(form: "many") }
hellas-score-hotels = โรงแรม = บ้าน 5 หลัง
hellas-score-total = { -hellas-wealth }
