### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = เกี่ยวกับตัวเลขของ { $game }: Cadastre
rules-figures-heading = เกี่ยวกับตัวเลขของ { $game }
rules-figures-rules = ไปที่กติกา { $game }
rules-figures-another = มีผู้นำตัวเลขชุดนี้มาใช้ ไม่ใช่ชุดปกติของเรา ด้านล่างคือสิ่งที่ไฟล์นั้นบอกเกี่ยวกับตัวเอง

## In general

rules-figures-why = ตัวเลขที่สร้างขึ้นใหม่เข้ากันได้กับทุกอย่างที่เรารู้ แต่ตัวเลขที่พิมพ์จริงอาจต่างออกไป
rules-figures-mend = ถ้าคุณมีเกมกล่องจริง คุณแก้ได้โดยไม่ต้องแตะโปรแกรม: คัดลอกไฟล์ตัวเลข แก้ให้ถูก แล้วเปิดเซิร์ฟเวอร์ด้วยไฟล์ของคุณ คำสั่ง “cadastre figures { $game }” แสดงตัวเลขทุกตัวพร้อมที่มา

## Where a figure comes from

rules-figures-known = ทราบแน่
    .about = พิมพ์ในกติกา หรือมีในบทวิจารณ์ที่ระบุชื่อ
rules-figures-inferred = อนุมาน
    .about = ตามมาจากตัวเลขที่ทราบแน่
rules-figures-reconstructed = สร้างขึ้นใหม่
    .about = เราสร้างขึ้นเอง: เข้ากันได้กับทุกอย่างที่ทราบ แต่ของจริงอาจต่าง
rules-figures-untold = ไม่บอกที่มา
    .about = ไฟล์ไม่ได้บอกว่ามาจากไหน
