### Όσα λένε οι σελίδες στον περιηγητή, όποιο κι αν είναι το παιχνίδι.

web-language = Γλώσσα
web-theme-dark = Σκούρο θέμα
web-theme-light = Φωτεινό θέμα
web-again = Δοκιμάστε ξανά
web-home = Cadastre: αρχική σελίδα
web-home-go = Στην αρχική σελίδα
web-rules = Κανόνες
web-rule = Κανόνας { $rule }
web-rules-opening = Ανοίγει το βιβλίο κανόνων…
web-figures = Σχετικά με τους αριθμούς: { $game }

## Who sits at a table

web-you = Εσείς
# index: from 0. The letters are those of the seats.
web-bot = Μποτ { $index ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[7] H
}

## Waiting

web-server-away = Ο διακομιστής δεν απαντά. Δεν χάθηκε τίποτα: οι παρτίδες σας φυλάσσονται εκεί.
web-away-heading = Ο διακομιστής δεν απαντά
web-away-about = Δεν χάθηκε τίποτα: οι παρτίδες σας φυλάσσονται εκεί. Η σελίδα συνεχίζει να προσπαθεί.
web-table-opening = Το τραπέζι ανοίγει…
web-table-unknown = Δεν υπάρχει τραπέζι σε αυτή τη διεύθυνση.
web-preparing = Προετοιμασία δύσκολων αντιπάλων και υποδείξεων (μόνο την πρώτη φορά, ένα με δύο λεπτά)· όλα τα άλλα είναι έτοιμα
web-preparing-failed = Δεν ήταν δυνατή η προετοιμασία των δύσκολων αντιπάλων και των υποδείξεων: οι δύσκολοι παίζουν σαν μέτριοι και όλα είναι λίγο πιο αργά. Αιτία: { $problem }
# Of the parts of the rules.
web-preparing-share = { $done } από { $all }

## Home page

web-home-title = Cadastre: επιτραπέζια παιχνίδια με μποτ
web-home-heading = Παιχνίδια
web-home-looking = Αναζήτηση παιχνιδιών…
web-home-players = { $least }–{ $most } παίκτες
web-home-opponents = Ποιοι παίζουν
web-home-bots = { $count ->
    [one] { $count } μποτ
   *[other] { $count } μποτ
}
web-home-company = { $count ->
    [one] εσείς και { $count } μποτ · { play-level }
   *[other] εσείς και { $count } μποτ · { play-level }
}
web-home-setup = Μποτ και επιλογές
web-home-level = Επίπεδο
web-home-options = Επιλογές
web-home-options-chosen = { $count ->
    [0] όπως στο κουτί
    [one] { $count } αλλαγή
   *[other] { $count } αλλαγές
}
# Beside the words that an option may have instead of one.
web-home-option-number = αριθμός
web-home-play = Παίξτε τώρα
web-home-play-opening = Ανοίγει…
web-home-play-failed = Το τραπέζι δεν άνοιξε. Δοκιμάστε ξανά.
web-home-finished-none = Εδώ μπορείτε να ξαναδείτε παρτίδες που τελείωσαν: τις δημόσιες και τις δικές σας.

## My games

web-mine = Οι παρτίδες μου
web-mine-empty = Καμία παρτίδα ακόμη. Όσες ξεκινάτε μένουν εδώ και τις συνεχίζετε όποτε θέλετε.
web-mine-all = Εμφάνιση όλων
web-mine-playing = Συνέχεια
web-mine-waiting = Δεν ξεκίνησε
web-mine-over = Τελείωσε
web-mine-closed = Διακόπηκε

## Below every page

web-footer-owners = Τα παιχνίδια ανήκουν στους δημιουργούς και στους εκδότες τους. Το Cadastre δεν συνδέεται με αυτούς.
web-footer-figures = Ορισμένοι αριθμοί πάνω στα εξαρτήματα είναι ανακατασκευασμένοι και ίσως διαφέρουν από τους τυπωμένους.

## An address that leads nowhere

web-nowhere-title = Τίποτα εδώ: Cadastre
web-nowhere-heading = Αυτό το οικόπεδο δεν είναι στο σχέδιο
web-nowhere-about = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ίσως ο σύνδεσμος δεν είναι ολόκληρος.
