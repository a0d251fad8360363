### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-hellas = เรามีกติกาฉบับพิมพ์ภาษากรีกเล่มเดียว แต่ไม่มีกระดาน โฉนด และการ์ด สิ่งที่พิมพ์อยู่บนนั้นเท่านั้น เราต้องคิดหาเอง
rules-figures-hellas-money = เงิน
    .about = เงินเริ่มต้น เงินจากจุดเริ่มต้น และค่าปรับพิมพ์อยู่ในกติกา
rules-figures-hellas-bank = บ้านและโรงแรม
    .about = จำนวนพิมพ์อยู่ในกติกา
rules-figures-hellas-mortgage = ดอกเบี้ย
    .about = อัตราดอกเบี้ยและการปัดเศษพิมพ์อยู่ในกติกา
rules-figures-hellas-board = กระดาน
    .about = ชื่อช่องพิเศษทราบแน่ ที่ว่ามี 40 ช่องและกองละสามช่องเป็นการอนุมาน ลำดับโฉนดเป็นของเรา
rules-figures-hellas-cities = เมือง
    .about = ทราบแน่ว่าปาตรัส นาฟปลิโอ และคาลามาตาเป็นสีแดง และทราบจำนวนเมืองกับสี เมืองอื่น ราคาทั้งหมด และค่าเช่าทั้งหมดเป็นของเรา ที่ว่าจำนองเป็นครึ่งราคาและโรงแรมราคาเท่าบ้านเป็นการอนุมาน
rules-figures-hellas-transport = สถานีคมนาคม
    .about = ทราบแน่ว่ามีสี่แห่ง ชื่อ ราคา และค่าเช่าเป็นของเรา
rules-figures-hellas-metro = สถานีรถไฟใต้ดิน
    .about = ตัวคูณแต้มพิมพ์อยู่ในกติกา ชื่อและราคาเป็นของเรา
rules-figures-hellas-taxes = ภาษี
    .about = ทั้งสองจำนวนเป็นของเรา
rules-figures-hellas-cards = การ์ด
    .about = การ์ดยกฟ้องสองใบทราบแน่ และทราบจำนวนการ์ด ใบอื่นบอกและทำอะไรเป็นของเรา
