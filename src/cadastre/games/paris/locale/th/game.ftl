### The game and its options.

paris-title = Paris
paris-tagline = กุญแจ ธนาคาร และสถานที่สำคัญ ในปารีสยุค 1900

paris-option-random-setup = เตรียมเกมแบบสุ่ม
    .about = สุ่มตำแหน่งโทเคนและแผ่นโบนัส ส่วนทรัพยากรทองวางข้างสิ่งปลูกสร้างมูลค่า 8
paris-option-free-placement = วางอย่างอิสระ
    .about = สิ่งปลูกสร้างที่จั่วได้ลงเขตใดก็ได้ที่ช่องมูลค่านั้นยังว่าง และยังไม่มีประเภทนั้น
paris-option-vp-tile-here = แผ่นคะแนนลงเขตเดิม
    .about = แผ่นคะแนนต้องลงเขตที่เพิ่งมีกุญแจครบ 4 ดอก เลือกเขตอื่นไม่ได้
paris-option-open-screens = เปิดฉาก
    .about = ทุกคนเห็นของหลังฉากทั้งหมด ยกเว้นแผ่นจบเกมที่ยังไม่ได้ใช้

## Score sheet

paris-score-eight = สิ่งปลูกสร้างมูลค่า { $value }
paris-score-prestige = เกียรติยศที่สถานที่สำคัญ
# number: the bonus tile with its name.
paris-score-bonus = { -paris-bonus-tile } { $number }
paris-score-end = { -paris-end-tile(form: "many") }
paris-score-district = { -paris-district }: { $district }
paris-score-total = รวม
