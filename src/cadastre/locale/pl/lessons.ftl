# Lessons at the table: what is new is explained the first time it comes.

web-lesson = Lekcja
web-lesson-learnt = Jasne
web-lesson-enough = Wyłącz lekcje
web-home-learn = Ucz się, grając
web-settings-lessons = Lekcje
    .about = Przy stole wyjaśniamy to, co dla ciebie nowe, gdy pojawia się pierwszy raz.
