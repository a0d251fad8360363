# Lessons at the table: what is new is explained the first time it comes.

web-lesson = Erklärung
web-lesson-learnt = Verstanden
web-lesson-enough = Keine Erklärungen mehr
web-home-learn = Spielend lernen
web-settings-lessons = Erklärungen
    .about = Am Tisch wird dir Neues erklärt, wenn es zum ersten Mal vorkommt.
