# Lessons at the table: what is new is explained the first time it comes.

web-lesson = Lesson
web-lesson-learnt = Got it
web-lesson-enough = No more lessons
web-home-learn = Learn by playing
web-settings-lessons = Lessons
    .about = At the table, anything new to you is explained the first time it comes up.
