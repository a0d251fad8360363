# Lessons at the table: what is new is explained the first time it comes.

web-lesson = Μάθημα
web-lesson-learnt = Κατάλαβα
web-lesson-enough = Όχι άλλα μαθήματα
web-home-learn = Μάθετε παίζοντας
web-settings-lessons = Μαθήματα
    .about = Στο τραπέζι, ό,τι είναι νέο για εσάς εξηγείται την πρώτη φορά που εμφανίζεται.
