### Ό,τι λέει κάθε τραπέζι στον περιηγητή, όποιο κι αν είναι το παιχνίδι.

## The question

web-table-thinking = { $seat }: σκέφτεται…
# In a replay, where nobody thinks.
web-table-turn = Παίζει: { $seat }
web-table-sent = Μια στιγμή…
web-table-offline = Η σύνδεση χάθηκε, νέα προσπάθεια…
web-table-trouble = Ο διακομιστής έχει πρόβλημα, νέα προσπάθεια…
web-table-refused = { $reason } (κανόνας { $rule })
web-table-home = Αρχική σελίδα
web-table-house = Cadastre
web-table-round = Γύρος { $round }
web-table-settings = Ρυθμίσεις
web-table-help = Βοήθεια
web-table-bot = μποτ, { play-level }

## Log

web-log = Ιστορικό
web-log-setup = Στήσιμο
web-log-empty = Δεν έχει συμβεί τίποτα ακόμη.

## The end

web-result = Αποτέλεσμα
web-result-won = Νικήσατε
web-result-shared = Κοινή νίκη: { $winners }
web-result-winner = Νίκη: { $winners }
web-result-score = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
web-result-place = { $rank }η
web-result-sheet = Πίνακας βαθμολογίας
web-result-source = Πηγή
web-result-look = Δείτε το ταμπλό
web-result-again = Νέο παιχνίδι
web-result-not-opened = Το νέο τραπέζι δεν άνοιξε.
web-result-luck = Έλεγχος της τυχαιότητας
    .about = Πριν από το παιχνίδι ο διακομιστής σφράγισε τους τυχαίους αριθμούς του· με τον σπόρο και το αλάτι μπορεί καθένας να ελέγξει ότι δεν τους άλλαξε.
web-result-commitment = Δέσμευση
web-result-seed = Σπόρος
web-result-salt = Αλάτι
web-result-copy = Αντιγραφή
web-result-copied = Αντιγράφηκε
