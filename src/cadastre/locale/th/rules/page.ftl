### The pages of the rulebook and of the figures.

rules-page-title = กติกา { $game }: Cadastre
rules-page-heading = กติกา { $game }
rules-page-about = เขียนด้วยคำของเราเองสำหรับผู้เล่น ทุกข้อมีหมายเลข จะได้ชี้กันง่าย
rules-page-ruling = คำตัดสินของเรา
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
