### Ό,τι λέγεται σε κάθε τραπέζι, όποιο κι αν είναι το παιχνίδι.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Θέση { $index }
# mark: the letter that stands for the seat on the board.
play-you = Εσείς ({ $mark })
play-person = Παίκτης { $mark }
play-bot = Μποτ { $mark }
# How strong a bot is. level: easy, medium or hard, else a code such as search:500ms.
play-level = { $level ->
    [easy] εύκολο
    [medium] μέτριο
    [hard] δύσκολο
    [random] τυχαίο
   *[other] { $level }
}
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Μεταγλώττιση κανόνων: { $game } (μόνο την πρώτη φορά, ένα με δύο λεπτά)…
play-meanwhile = Οι κανόνες ετοιμάζονται για την επόμενη φορά· στο μεταξύ μπορείτε να παίξετε.
play-compiled = Έτοιμο σε { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
play-seed = Σπόρος: { $seed }
# Some of the next ones, with commas between.
play-opponents = Αντίπαλοι: { $opponents }
play-opponent = { $seat } ({ $level })

## During the game

play-moves-more = … και { $count ->
    [one] άλλη μία
   *[other] άλλες { $count }
} («all», ή οι πρώτες λέξεις μιας κίνησης)
play-prompt = Αριθμός ή κίνηση (? βοήθεια, q έξοδος):
play-help =
    Ο αριθμός διαλέγει από τη λίστα· για τα υπόλοιπα θα σας ρωτήσουμε. Ένα βήμα γράφεται και όπως φαίνεται εκεί.
    Μια ολόκληρη κίνηση γράφεται με κόμματα: όσα προσφέρονται και δεν αναφέρονται απορρίπτονται.
    Enter      ξανά το ταμπλό
    all        ό,τι είναι δυνατό τώρα
    hint       η κίνηση που θα έκανε τώρα μια αναζήτηση, και γιατί
    back       αναίρεση κίνησης που δεν έχει ολοκληρωθεί
    guide      τι κάνει το καθετί στο τραπέζι
    log        όλα όσα έχουν συμβεί ως τώρα
    sheet      η βαθμολογία ανά πηγή, όπως έχει τώρα
    save FILE  αποθήκευση σε αρχείο (.txt: ευανάγνωστο, αλλιώς JSON)
    ?          αυτή η βοήθεια
    q          έξοδος από το παιχνίδι
play-help-out-of-turn =
    {"["}B] ΚΙΝΗΣΗ  εκτός σειράς: κίνηση της θέσης B, με γράμμα ή αριθμό· {"["}table] του ίδιου του τραπεζιού
play-turn-of = Σειρά: { $seat }. Πατήστε Enter όταν οι άλλοι δεν κοιτάζουν.

## A hint: some of these sentences, one after the other

play-hint-best = Υπόδειξη: { $move }. Αναμενόμενη πιθανότητα νίκης: { $percent }%.
play-hint-only = Μόνο αυτό γίνεται: { $move }. Αναμενόμενη πιθανότητα νίκης: { $percent }%.
# Between the last two and the next three, the game says what the move changes; these are the parts of that sentence.
play-hint-more = { $part } +{ $count }
play-hint-less = { $part } −{ $count }
play-hint-next = Δεύτερη καλύτερη: { $move } ({ $percent }%).
play-hint-close = Πολύ κοντά, αλλά με λιγότερες δοκιμές: { $move } ({ $percent }%).
play-hint-alone = Τίποτε άλλο δεν φάνηκε αξιόλογο.
play-hint-none = Δεν υπάρχουν υποδείξεις για αυτό το παιχνίδι: κανείς δεν έχει μάθει ακόμη σε ένα μποτ να το σκέφτεται.
play-hint-later = Σε αυτή την πρώτη παρτίδα δεν υπάρχουν υποδείξεις: ετοιμάζονται ακόμη.

## When something is not understood

play-error-number = Δεν υπάρχει αριθμός { $index }: διαλέξτε από το 1 ως το { $last }.
play-error-notation = Αυτό δεν είναι κίνηση: { $problem }
play-notation-complete = Η κίνηση έχει ολοκληρωθεί πριν από το «{ $clause }»: μία κίνηση τη φορά.
play-error-ambiguous = Το «{ $text }» αφήνει ανοιχτή μια επιλογή. Προσθέστε ένα από αυτά: { $choices }
play-error-illegal = Δεν γίνεται: { $reason } (κανόνας { $rule })
# name: what stood between the brackets.
play-error-seat = Δεν υπάρχει θέση «{ $name }» σε αυτό το τραπέζι.
play-error-elsewhere = Κανείς σε αυτό το τερματικό δεν παίζει αυτή τη θέση: { $seat }
play-error-save = Πείτε πού: save FILE
play-error-file = Δεν ήταν δυνατή η εγγραφή στο { $file }: { $problem }

## The end

play-ranking = Τελική κατάταξη
play-winner = { $count ->
    [one] Νίκη: { $winners }
   *[other] Κοινή νίκη: { $winners }
}
play-sheet = Πίνακας βαθμολογίας
play-saved = Το παιχνίδι αποθηκεύτηκε: { $file }
play-left = Αποχωρήσατε από το παιχνίδι.
play-aside = { $seat }: αυτό χάνεται μόλις συνεχίσει ο επόμενος παίκτης. Πληκτρολογήστε τον αριθμό του ή σκέτο Enter για να το αφήσετε.
