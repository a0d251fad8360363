### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-hellas = เรามีกติกาฉบับพิมพ์ภาษากรีกเล่มเดียว แต่ไม่มีกระดาน โฉนด และการ์ด อะไรที่พิมพ์ไว้บนนั้นที่เดียว เราต้องคิดขึ้นเอง
rules-figures-hellas-money = เงิน
    .about = เงินเริ่มต้น เงินจากจุดเริ่มต้น และค่าปรับพิมพ์อยู่ในกติกา
rules-figures-hellas-bank = บ้านและโรงแรม
    .about = จำนวนพิมพ์อยู่ในกติกา
rules-figures-hellas-mortgage = ดอกเบี้ย
    .about = อัตราดอกเบี้ยและการปัดเศษพิมพ์อยู่ในกติกา
rules-figures-hellas-board = กระดาน
    .about = ชื่อช่องพิเศษทราบแน่ ที่ว่ามี 40 ช่องและกองละสามช่องเป็นการอนุมาน ส่วนลำดับโฉนดเราสร้างขึ้นใหม่
rules-figures-hellas-cities = เมือง
    .about = ทราบแน่ว่าปาตรัส นาฟปลิโอ และคาลามาตาเป็นสีแดง และทราบจำนวนเมืองกับสี ส่วนเมืองอื่น ราคาทั้งหมด และค่าเช่าทั้งหมด เราสร้างขึ้นใหม่ ที่ว่าจำนองเป็นครึ่งราคาและโรงแรมราคาเท่าบ้านเป็นการอนุมาน
rules-figures-hellas-transport = สถานีคมนาคม
    .about = ทราบแน่ว่ามีสี่แห่ง ชื่อ ราคา และค่าเช่าเราสร้างขึ้นใหม่
rules-figures-hellas-metro = สถานีรถไฟใต้ดิน
    .about = ตัวคูณแต้มพิมพ์อยู่ในกติกา ชื่อและราคาเราสร้างขึ้นใหม่
rules-figures-hellas-taxes = ภาษี
    .about = ทั้งสองจำนวนเราสร้างขึ้นใหม่
rules-figures-hellas-cards = การ์ด
    .about = การ์ดยกฟ้องสองใบทราบแน่ และทราบจำนวนการ์ด ส่วนใบอื่นบอกและทำอะไร เราสร้างขึ้นใหม่
