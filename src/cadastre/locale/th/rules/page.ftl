### The pages of the rulebook and of the figures.

rules-page-title = กติกา { $game }: Cadastre
rules-page-heading = กติกา { $game }
rules-page-about = เขียนด้วยคำของเราเองสำหรับผู้เล่น ทุกข้อมีหมายเลข จะได้ชี้กันง่าย
rules-page-ruling = เราตัดสินเอง
rules-page-ruling-about = กติกาฉบับพิมพ์ไม่ได้บอกไว้หรือบอกต่างกัน เราเล่นแบบนี้
rules-page-example = ตัวอย่าง
rules-page-contents = สารบัญ
rules-page-other = กติกา { $game }
rules-page-figures = เกี่ยวกับตัวเลข
rules-page-edition = ตัวเลข
rules-page-edition-usual = ชุดที่เราสร้างขึ้นใหม่
rules-page-link = ลิงก์ไปกติกาข้อ { $rule }

## Search

rules-page-search = ค้นหาในกติกา
rules-page-search-clear = ล้างการค้นหา
rules-page-found = { $count ->
    [0] ไม่มีข้อใดพูดถึง ลองใช้คำอื่น
   *[other] พบ { $count } ข้อ
}

## Lists of what is printed on the components

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = ค่าใช้จ่าย: { $costs } · ต่ออันที่ให้: { $rewards }
rules-row-end-tiles = แผ่นทั้งหมด
rules-row-vp-tiles = แผ่นทั้งหมด
rules-row-price = ขายได้ { $sold }
rules-row-prices = ขายได้ { $sold } ซื้อราคา { $bought }
rules-row-city = { $deed } ({ $group })
rules-row-deed = ราคา { $price } · บ้าน { $house } โรงแรม { $hotel } · ค่าเช่า { $rents }
