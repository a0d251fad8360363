### Ό,τι λέγεται σε κάθε τραπέζι, όποιο κι αν είναι το παιχνίδι.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Θέση { $index }
play-you = { $name } (εσείς)
play-bot = { $name } (μποτ)
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Μεταγλώττιση κανόνων: { $game } (μόνο την πρώτη φορά) …
play-compiled = Έτοιμο σε { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
play-seed = Σπόρος: { $seed }
play-options = Επιλογές: { $options }
play-players = Παίκτες: { $names }

## During the game

play-board = Ταμπλό
play-log = Από την τελευταία σας κίνηση
play-your-turn = Η σειρά σας
play-turn-of = Σειρά: { $seat }
play-thinking = Σκέφτεται: { $seat } …
play-moves = Επιτρεπτές κινήσεις
play-move = { $index }  { $move }
play-move-cost = { $move }  ({ $cost })
play-moves-more = … και { $count ->
    [one] άλλη μία
   *[other] άλλες { $count }
}· γράψτε «all» για να τις δείτε όλες.
play-prompt = Γράψτε έναν αριθμό ή μια κίνηση, ? για βοήθεια, q για έξοδο:
play-help =
    Ο αριθμός παίζει την κίνηση με αυτόν τον αριθμό· μπορείτε επίσης να γράψετε μια κίνηση όπως φαίνεται στη λίστα.
    Enter   ξαναδείτε το ταμπλό
    all     όλες οι επιτρεπτές κινήσεις
    log     όλα όσα έχουν συμβεί ως τώρα
    sheet   η βαθμολογία ανά πηγή, όπως έχει τώρα
    save    αποθήκευση του παιχνιδιού σε αρχείο
    ?       αυτή η βοήθεια
    q       έξοδος από το παιχνίδι
play-played = Εσείς: { $move }

## When something is not understood

play-error-number = Δεν υπάρχει κίνηση { $index }: γράψτε έναν αριθμό από το 1 ως το { $last }.
play-error-notation = Το «{ $text }» δεν είναι κίνηση: { $problem }
play-error-ambiguous = Το «{ $text }» αφήνει ανοιχτή μια επιλογή. Προσθέστε ένα από αυτά: { $choices }
play-error-illegal = Δεν γίνεται: { $reason } (κανόνας { $rule })
play-error-turn = Δεν είναι η σειρά σας.
play-error-command = Δεν υπάρχει εντολή «{ $text }». Γράψτε ? για βοήθεια.
play-error-file = Δεν ήταν δυνατή η εγγραφή στο { $file }: { $problem }

## The end

play-over = Τέλος του παιχνιδιού
play-ranking = Τελική κατάταξη
play-rank = { $rank }. { $seat }, { $score }
play-winner = { $count ->
    [one] Νίκη: { $winners }
   *[other] Κοινή νίκη: { $winners }
}
play-sheet = Πίνακας βαθμολογίας
play-sheet-total = Σύνολο
play-saved = Το παιχνίδι αποθηκεύτηκε: { $file }
play-left = Αποχωρήσατε από το παιχνίδι.
