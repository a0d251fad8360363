### Το Paris στον περιηγητή: η ερώτηση στην μπάρα και τα πλαίσια γύρω από το ταμπλό.

## The question, by what the game waits for

paris-web-ask-draw = Από ποια στοίβα τραβάτε;
paris-web-ask-settle = Ποια Περιοχή παίρνει το Κτίριο { $tile };
paris-web-ask-act = Τι κάνετε σε αυτή τη σειρά;
paris-web-ask-pay = Με τι πληρώνετε τον επόμενο Πόρο;
paris-web-ask-give = Δίνετε Κύρος για ΠΝ;
paris-web-ask-bonus = Παίρνετε ένα Πλακίδιο Bonus;
paris-web-ask-vp-tile = Τέσσερα Κλειδιά σε μια Περιοχή: βάζετε Πλακίδιο ΠΝ;
paris-web-ask-search = Ποιο Πλακίδιο Τέλους παίρνετε;
paris-web-ask-pairs = Επιστρέφετε ένα ζεύγος για ΠΝ;
paris-web-ask-done = Κάτι άλλο πριν από το τέλος της σειράς σας;
paris-web-ask-over = Το παιχνίδι τελείωσε.

## The question, once something has been clicked

paris-web-ask-key-bank = Πού θα πάει το Κλειδί σας από την Τράπεζα ({ $district });
paris-web-ask-key-arc = Πού θα πάει το Κλειδί σας από την Αψίδα;
paris-web-ask-key = Πού θα πάει το Κλειδί σας από εδώ: { $place };
paris-web-ask-new-key = Πού θα πάει το νέο Κλειδί σας;
paris-web-ask-which-key = Ποιο Κλειδί θα πάει εκεί;
paris-web-ask-district = Σε ποια Περιοχή μπαίνει το Ορόσημο { $landmark };
paris-web-ask-vp-spot = Σε ποια Περιοχή μπαίνει το Πλακίδιο ΠΝ { $vp_tile };
paris-web-ask-which-vp-tile = Ποιο Πλακίδιο ΠΝ μπαίνει εκεί;
paris-web-ask-sell = Τι πουλάτε;
paris-web-ask-buy = Τι αγοράζετε;
paris-web-ask-as = Ως τι ισχύει το Πλακίδιο Bonus { $number };
paris-web-ask-space = Ποιο Πλακίδιο Bonus παίρνετε με το { $number };
paris-web-ask-pair = Ποιο ζεύγος επιστρέφετε;
paris-web-ask-next = Τι ακολουθεί;

## Below the question

# kinds: what can be done, in a list.
paris-web-glow = { $count ->
    [one] Διαλέξτε ό,τι φωτίζεται ή αναιρέστε.
   *[other] Διαλέξτε ένα από τα { $count } φωτισμένα ή αναιρέστε.
}

## Steps of a turn

paris-web-steps = Βήματα της σειράς
paris-web-step-building = Κτίριο
paris-web-step-action = Ενέργεια
paris-web-step-end = Τέλος

## Players

paris-web-players = Παίκτες
paris-web-vp = { $vp } { -paris-vp }
paris-web-keys-out = Κλειδιά στο ταμπλό: { $count }
paris-web-landmarks-built = Κλειδιά σε Ορόσημα: { $count }
paris-web-meeple = Πιόνι Bonus στη θέση { $space }
paris-web-meeple-start = Πιόνι Bonus στην αφετηρία
paris-web-used = Χρησιμοποιημένα Πλακίδια Bonus: { $tiles }
paris-web-used-none = Κανένα χρησιμοποιημένο Πλακίδιο Bonus
paris-web-end-held = Πλακίδια Τέλους στο χέρι: { $count }

## Landmarks

paris-web-landmarks = Ορόσημα
paris-web-landmarks-left = απομένουν { $left } από { $all }
paris-web-landmark = { $name }, αξία { $value }
paris-web-landmark-built = { $name }, αξία { $value }, χτισμένο: { $district }, { $owners }

## Majorities

paris-web-majorities = Πλειοψηφίες
paris-web-majorities-now = όπως έχουν τώρα
paris-web-majorities-if = με { $target }
paris-web-majorities-then = με αυτή την επιλογή
paris-web-majority-vp = ΠΝ πλειοψηφίας
paris-web-plus = +{ $vp }

## Behind the screen

paris-web-tray = Πίσω από το Παραπέτασμα
paris-web-tray-only = κρυφά
paris-web-tray-open = φανερά
paris-web-francs = { $count ->
    [one] Φράγκο
   *[other] Φράγκα
}
paris-web-keys = { $count ->
    [one] Κλειδί
   *[other] Κλειδιά
}
paris-web-keys-label = Τα Κλειδιά σας: { $count }, στην Εφεδρεία: { $reserve }
paris-web-reserve = { $count } εφεδρικά
paris-web-tokens = Δείκτες, τιμή πώλησης
paris-web-token = { $token }: { $count }, τιμή πώλησης { $francs }
paris-web-sell = Πώληση
paris-web-buy = Αγορά
paris-web-bonus-tiles = Πλακίδια Bonus
paris-web-worth-now = αξία τώρα
paris-web-bonus-none = Κανένα ακόμη: με ένα Κτίριο που έχει αστέρι παίρνετε ένα.
# things: what a bonus tile scores for, in a list.
paris-web-counts = Μετρά τώρα: { $things }
paris-web-counts-none = Δεν μετρά τίποτα ακόμη
paris-web-as = Ισχύει ως
paris-web-end-tiles = Πλακίδια Τέλους
paris-web-end-tiles-none = Κανένα στο χέρι
paris-web-end-tiles-closed = Όχι πριν αδειάσουν οι στοίβες Κτιρίων
paris-web-no-screen = Παρακολουθείτε αυτό το παιχνίδι.

## The end-game pile

paris-web-end-pile = Η στοίβα Πλακιδίων Τέλους
paris-web-end-pile-about = Τα βλέπετε μόνο εσείς. Πάρτε ένα· τα άλλα επιστρέφουν.

## Choices without a place on the table

paris-web-choices-none = Δεν έχετε κάτι να διαλέξετε τώρα.
paris-web-other-choices = Άλλες επιλογές
paris-web-confirm = Εντάξει
paris-web-cancel = Άκυρο

## Tabs of the phone

paris-web-tabs = Μέρη του τραπεζιού
paris-web-tab-board = Ταμπλό
paris-web-tab-tray = Δικά σας
paris-web-tab-majority = Πλειοψηφία
paris-web-tab-bonus = Bonus
paris-web-tab-log = Ιστορικό

## The bonus track as a list

paris-web-track = Μετρητής Bonus
paris-web-track-gone = { $number }, δεν υπάρχει πια
paris-web-track-left = ×{ $left }

## Help

paris-web-help = Πώς λειτουργεί το τραπέζι
paris-web-help-glow = Ό,τι φωτίζεται μπορεί να επιλεγεί τώρα· η τιμή του φαίνεται δίπλα.
paris-web-help-look = Δείξτε κάτι, ή αγγίξτε το μία φορά, για να δείτε τι κοστίζει και τι φέρνει. Οι πλειοψηφίες δείχνουν τι θα άλλαζε.
paris-web-help-move = Για να μετακινήσετε Κλειδί, πατήστε το Κλειδί και έπειτα τη νέα του θέση. Για νέο Κλειδί, πατήστε τα Κλειδιά σας πίσω από το Παραπέτασμα και έπειτα Τράπεζα ή την Αψίδα.
paris-web-help-back = Με «Αναίρεση» ή Esc ακυρώνεται μια κίνηση που δεν έχει ολοκληρωθεί· κανείς δεν την έχει δει ακόμη.
paris-web-help-trade = Πατήστε «Πώληση» ή «Αγορά» πίσω από το Παραπέτασμα και έπειτα τι πουλάτε ή αγοράζετε.
paris-web-help-keys = Όλα λειτουργούν και με πλήκτρα: το Tab πηγαίνει σε ό,τι φωτίζεται, τα βέλη κινούνται στο ταμπλό, το Enter επιλέγει.
