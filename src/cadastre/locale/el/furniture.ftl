### Ό,τι υπάρχει γύρω από κάθε τραπέζι, όποιο κι αν είναι το παιχνίδι.

## Taking back

web-undo-free = Αναίρεση
    .about = Αναιρείτε την τελευταία σας απόφαση χωρίς να ρωτήσετε.
web-undo-ask = Αίτημα αναίρεσης
    .about = Αναιρείτε την τελευταία σας απόφαση, αν συμφωνήσουν οι άλλοι.
web-wish = { $seat }: ζητά να πάρει πίσω μια κίνηση.
web-wish-yes = Συμφωνώ
web-wish-no = Όχι
web-wish-waits = Ζητήσατε αναίρεση· περιμένουμε: { $names }.
web-hurry = Χωρίς αναμονή για μποτ

## Chat

web-chat = { $count ->
    [0] Συζήτηση
    [one] Συζήτηση, { $count } νέο μήνυμα
   *[other] Συζήτηση, { $count } νέα μηνύματα
}
web-chat-title = Συζήτηση
web-chat-none = Δεν έχει μιλήσει κανείς ακόμη.
web-chat-say = Γράψτε κάτι
web-chat-send = Αποστολή

## Who is there

web-seat-clock = Απομένουν { $minutes } λ. { $seconds } δ.
web-seat-away = λείπει
web-seat-gone = παράδοση ή αποχώρηση
web-seat-sitter = παίζει μποτ ({ play-level })
web-waited = Περιμένουμε: { $seat } (λείπει).
web-bot-preparing = { $seat }: παίζει μόλις ολοκληρωθεί η προετοιμασία.
web-sitter = Στη θέση σας παίζει μποτ ({ play-level }).
web-sitter-back = Επιστρέφω στη θέση μου
web-gone = Συνεχίζει για εσάς ένα μποτ. Μπορείτε να παρακολουθείτε.
web-closed = Ο οικοδεσπότης τερμάτισε την παρτίδα.
web-watching = { $count ->
    [one] Παρακολουθεί { $count } θεατής
   *[other] Παρακολουθούν { $count } θεατές
}

## Menu

web-menu = Μενού
web-menu-people = Στο τραπέζι
web-menu-concede = Παράδοση
web-menu-concede-sure = Να παραδοθείτε; Στη θέση σας συνεχίζει ένα μποτ.
web-menu-close = Τέλος για όλους
web-menu-close-sure = Να τελειώσει η παρτίδα για όλους; Δεν θα μπορεί να συνεχιστεί.
web-menu-tv = Προβολή σε μεγάλη οθόνη
web-menu-record = Αποθήκευση καταγραφής
web-host-mute = Σίγαση
web-host-unmute = Άρση σίγασης
web-host-remove = Απομάκρυνση
web-host-remove-sure = Οριστική απομάκρυνση

## One screen for several people

web-curtain-title = Σειρά έχει: { $name }
web-curtain = { $name }, η σειρά σας
web-curtain-about = Οι άλλοι κοιτάζουν αλλού.
web-curtain-show = Δείξτε την οθόνη μου
web-curtain-others = Κάποιος άλλος
web-curtain-not = Όχι, { $name }
web-pass-to = Συσκευή → { $name }
web-pass-turn = Παίζει τώρα: { $seat }.
web-pass = Δώστε τη συσκευή
web-meanwhile = Από την τελευταία σας σειρά
web-meanwhile-read = Εντάξει

## Your turn, and the big screen

web-turn = Η σειρά σας: { $game }
web-tv-turn = Παίζει: { $seat }
web-tv-phones = Δείτε το και στη δική σας οθόνη

## Afterwards

web-rematch = Υπάρχει νέο τραπέζι για άλλη μία παρτίδα.
web-rematch-join = Καθίστε εκεί
web-share = Αντιγραφή αποτελέσματος
web-share-title = { $game }: το αποτέλεσμα
web-share-line = { $rank }. { $name }: { $points }
