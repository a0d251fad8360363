### Γιατί απορρίπτεται μια ενέργεια. Τα ονόματα έρχονται έτοιμα, πάντα σε ονομαστική· need και have είναι αριθμοί.

## Ποιος παίζει και τι εκκρεμεί
paris-refusal-game-over = Το παιχνίδι τελείωσε.
paris-refusal-not-your-turn = Δεν είναι η σειρά σας. Παίζει τώρα: { $seat }.
paris-refusal-unknown-action = Δεν υπάρχει ενέργεια με αριθμό { $action }.
paris-refusal-building-first = Τοποθετήστε πρώτα ένα Κτίριο.
paris-refusal-building-done = Έχετε ήδη τοποθετήσει Κτίριο σε αυτή τη σειρά.
paris-refusal-piles-empty = Όλες οι στοίβες Κτιρίων είναι άδειες· δεν έχετε πια τι να τραβήξετε.
paris-refusal-action-due = Κάντε πρώτα την ενέργειά σας: τοποθετήστε ή μετακινήστε Κλειδί ή πάρτε Πλακίδιο Τέλους.
paris-refusal-action-done = Έχετε ήδη κάνει την ενέργειά σας σε αυτή τη σειρά.
paris-refusal-settle-first = Διαλέξτε πρώτα Περιοχή για το Κτίριο που τραβήξατε.
paris-refusal-pay-first = Ολοκληρώστε πρώτα την πληρωμή της μετακίνησης. Οφείλεται τώρα: { $token }.
paris-refusal-take-first = Είδατε τα Πλακίδια Τέλους· πάρτε πρώτα ένα.
paris-refusal-finish-first = Απαντήστε πρώτα σε ό,τι σας προσφέρεται: πάρτε το ή σταματήστε.
paris-refusal-nothing-offered = Δεν σας προσφέρεται τώρα κάτι τέτοιο.

## Τα δύο βήματα
paris-refusal-pile-empty = Αυτή η στοίβα είναι άδεια: { $pile }.
paris-refusal-slot-taken = Υπάρχει ήδη Κτίριο σε αυτή τη θέση: { $slot }.
paris-refusal-type-there = Η Περιοχή έχει ήδη Κτίριο αυτού του είδους. Περιοχή: { $district }, είδος: { $type }.
paris-refusal-no-key-left = Δεν σας έμεινε Κλειδί πίσω από το Παραπέτασμα.
paris-refusal-key-on-place = Έχετε ήδη Κλειδί εδώ: { $place }.
paris-refusal-buildings-left = Πλακίδιο Τέλους μπορείτε να πάρετε μόνο όταν αδειάσουν όλες οι στοίβες Κτιρίων.
paris-refusal-no-end-tile-left = Δεν έμεινε κανένα Πλακίδιο Τέλους.
paris-refusal-end-tile-not-there = Αυτό το Πλακίδιο Τέλους δεν είναι πια στη στοίβα: { $end_tile }.
paris-refusal-can-place-key = Δεν μπορείτε να πάτε πάσο: μπορείτε ακόμη να τοποθετήσετε Κλειδί.
paris-refusal-can-search = Δεν μπορείτε να πάτε πάσο: μπορείτε ακόμη να πάρετε Πλακίδιο Τέλους.
paris-refusal-can-move = Δεν μπορείτε να πάτε πάσο: μπορείτε ακόμη να μετακινήσετε Κλειδί.

## Μετακίνηση Κλειδιού
paris-refusal-no-key-there = Δεν έχετε Κλειδί εδώ: { $place }.
paris-refusal-not-higher = Από εκεί το Κλειδί πηγαίνει μόνο ψηλότερα. Χρειάζεται αξία τουλάχιστον { $need }. Προορισμός: { $place }, αξία { $have }.
paris-refusal-no-building = Δεν υπάρχει ακόμη Κτίριο εδώ: { $slot }.
paris-refusal-landmark-elsewhere = Το Ορόσημο βρίσκεται σε άλλη Περιοχή. Ορόσημο: { $landmark }, Περιοχή: { $district }.
paris-refusal-landmark-too-low = Το επόμενο Ορόσημο εκεί χρειάζεται αξία τουλάχιστον { $need }. Περιοχή: { $district }. Ορόσημο: { $landmark }, αξία { $have }.
paris-refusal-taken = Εδώ υπάρχει Κλειδί αντιπάλου: { $place }. Θα χρειαζόσασταν το Πλακίδιο Bonus { $number }.
paris-refusal-own-key-on-it = Εδώ υπάρχει ήδη δικό σας Κλειδί: { $place }. Θα χρειαζόσασταν το Πλακίδιο Bonus { $number }.
paris-refusal-francs-short = Δεν φτάνουν τα Φράγκα: χρειάζονται { $need }, έχετε { $have }.
paris-refusal-resources-short = Δεν φτάνουν οι Πόροι ({ $token }): χρειάζονται { $need }, έχετε { $have } μαζί με τα κατάλληλα Πλακίδια.

## Πληρωμή, προσφορά Κύρους και οφέλη
paris-refusal-resource-not-due = Τώρα πληρώνεται άλλος Πόρος: { $token }.
paris-refusal-none-in-hand = Δεν το έχετε: { $token } ({ $source }).
paris-refusal-earlier-choice = Αυτή την επιλογή την έχετε προσπεράσει: δεν υπάρχει επιστροφή.
paris-refusal-rest-unpayable = Κρατήστε το για το υπόλοιπο κόστος ({ $token }): θα χρειάζονταν { $need } και θα είχατε { $have }.
paris-refusal-prestige-not-shown = Το Ορόσημο δεν ανταμείβει αυτό το Κύρος. Ορόσημο: { $landmark }, Κύρος: { $token }.
paris-refusal-space-behind = Το Πιόνι Bonus προχωρά μόνο μπροστά· αυτή η θέση δεν είναι διαθέσιμη: { $space }.
paris-refusal-space-empty = Δεν έμεινε Πλακίδιο Bonus σε αυτή τη θέση: { $space }.
paris-refusal-number-had = Είχατε ήδη το Πλακίδιο Bonus { $number }· τον ίδιο αριθμό δεν μπορείτε να τον πάρετε δύο φορές.
paris-refusal-vp-tile-gone = Αυτό το Πλακίδιο ΠΝ είναι ήδη στο ταμπλό: { $vp_tile }.
paris-refusal-vp-tile-elsewhere = Το Πλακίδιο ΠΝ μπαίνει μόνο εδώ: { $district }.
paris-refusal-vp-spot-taken = Αυτή η Περιοχή έχει ήδη Πλακίδιο ΠΝ: { $district }.

## Πλακίδια και εμπόριο
paris-refusal-only-fresh-token = Για το Πλακίδιο Bonus μπορείτε να πουλήσετε μόνο τον Δείκτη που μόλις πήρατε: { $token }.
paris-refusal-bought-this-turn = Αγοράσατε αυτόν τον Πόρο σε αυτή τη σειρά· μπορείτε να τον πουλήσετε από την επόμενη: { $token }.
paris-refusal-sold-this-turn = Πουλήσατε αυτόν τον Πόρο σε αυτή τη σειρά· μπορείτε να τον αγοράσετε από την επόμενη: { $token }.
paris-refusal-supply-empty = Το γενικό απόθεμα δεν έχει αυτόν τον Πόρο: { $token }.
paris-refusal-bonus-used = Έχετε ήδη χρησιμοποιήσει το Πλακίδιο Bonus { $number }.
paris-refusal-bonus-not-held = Δεν έχετε το Πλακίδιο Bonus { $number }.
paris-refusal-scores-at-end = Το Πλακίδιο Bonus { $number } δίνει ΠΝ μόνο του στο τέλος του παιχνιδιού.
paris-refusal-stands-for-tokens = Το Πλακίδιο Bonus { $number } ισχύει ως Δείκτες: πληρώστε με αυτό, δώστε το ή πουλήστε το.
paris-refusal-only-in-a-move = Το Πλακίδιο Bonus { $number } χρησιμοποιείται αυτόματα, όταν μετακινείτε Κλειδί σε κατειλημμένη θέση.
paris-refusal-has-own-action = Για το Πλακίδιο Bonus { $number } διαλέξτε στο ταμπλό τι θα πάρετε ή τι θα δώσετε.
paris-refusal-no-reserve-key = Το Πλακίδιο Bonus { $number } θα έφερνε Κλειδί, αλλά δεν σας έμεινε κανένα στην Εφεδρεία.
paris-refusal-before-track = Το Πιόνι Bonus δεν έχει μπει ακόμη στον Μετρητή, άρα δεν γυρίζει πίσω.
paris-refusal-back-out-of-reach = Το Πιόνι Bonus γυρίζει πίσω το πολύ { $need } θέσεις, όχι ως εδώ: { $space }.
paris-refusal-no-pair = Το ζεύγος θέλει δύο ίδιους Δείκτες ({ $token })· έχετε { $have }.
paris-refusal-other-pairs = Το Πλακίδιο Bonus { $number } δεν δέχεται τέτοια ζεύγη.
paris-refusal-end-tile-not-held = Δεν έχετε αυτό το Πλακίδιο Τέλους: { $end_tile }.
paris-refusal-end-tile-stands-for-token = Αυτό το Πλακίδιο Τέλους ισχύει ως Δείκτης ({ $token }): πληρώστε με αυτό, δώστε το ή πουλήστε το. Πλακίδιο: { $end_tile }.
paris-refusal-key-from-screen = Ένα Κλειδί πίσω από το Παραπέτασμά σας μπορεί να πάει πρώτα μόνο σε Τράπεζα ή στην Αψίδα του Θριάμβου.
paris-refusal-never-back = Τα Κλειδιά δεν επιστρέφουν ποτέ σε Τράπεζα, στην Αψίδα ή στο Παραπέτασμα: { $place }.
paris-refusal-stays-in-district = Το Κλειδί αυτό μένει στην Περιοχή του: { $place }.
