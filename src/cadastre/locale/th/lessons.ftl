# Lessons at the table: what is new is explained the first time it comes.

web-lesson = สอนเล่น
web-lesson-learnt = เข้าใจแล้ว
web-lesson-enough = ไม่ต้องสอนแล้ว
web-home-learn = เล่นไปเรียนไป
web-settings-lessons = สอนเล่น
    .about = ที่โต๊ะจะอธิบายสิ่งใหม่ให้เมื่อคุณเจอครั้งแรก
