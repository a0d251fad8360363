### Γιατί απορρίπτεται μια ενέργεια. Τα ονόματα έρχονται έτοιμα, πάντα σε ονομαστική· need και have είναι ευρώ.

## Ποιος παίζει και τι εκκρεμεί
hellas-refusal-game-over = Το παιχνίδι τελείωσε.
hellas-refusal-unknown-action = Δεν υπάρχει ενέργεια με αριθμό { $action }.
hellas-refusal-no-such-seat = Δεν κάθεται κανείς εδώ: { $seat }.
hellas-refusal-you-are-out = Χρεωκοπήσατε και είστε εκτός παιχνιδιού.
hellas-refusal-only-the-bell = Το ίδιο το τραπέζι μπορεί μόνο να χτυπήσει το κουδούνι.
hellas-refusal-bell-of-table = Το κουδούνι δεν το χτυπά παίκτης: χτυπά για όλο το τραπέζι, όταν τελειώσει ο χρόνος.
hellas-refusal-no-bell = Αυτό το παιχνίδι δεν τελειώνει με κουδούνι.
hellas-refusal-bell-rung = Το κουδούνι έχει ήδη χτυπήσει.
hellas-refusal-bell-after-move = Το κουδούνι χτυπά μετά την κίνηση που βρίσκεται σε εξέλιξη. Παίζει τώρα: { $seat }.
hellas-refusal-not-your-turn = Δεν είναι η σειρά σας. Παίζει τώρα: { $seat }.
hellas-refusal-no-free-moment = Περιμένετε να τακτοποιηθεί πρώτα ό,τι εκκρεμεί. Παίζει τώρα: { $seat }.
hellas-refusal-only-debtor-offers = Όσο εκκρεμεί χρέος, προσφορές κάνει μόνο ο οφειλέτης: { $seat }.
hellas-refusal-buy-first = Αποφασίστε πρώτα για την αγορά: { $deed }. Αγοράστε την ιδιοκτησία ή αφήστε τη σε πλειστηριασμό.
hellas-refusal-bid-first = Πλειοδοτήστε πρώτα ή πηγαίνετε πάσο. Σε πλειστηριασμό: { $deed }.
hellas-refusal-building-bid-first = Πλειοδοτήστε πρώτα ή πηγαίνετε πάσο: γίνεται πλειστηριασμός κτηρίου.
hellas-refusal-amount-first = Ολοκληρώστε πρώτα το ποσό.
hellas-refusal-compose-first = Ολοκληρώστε πρώτα αυτό που προσφέρετε (→ { $seat }).
hellas-refusal-answer-first = Απαντήστε πρώτα στην προσφορά ({ $seat }).
hellas-refusal-debt-first = Πληρώστε πρώτα το χρέος σας: χρωστάτε { $need }{"\u00A0"}€ και έχετε { $have }{"\u00A0"}€.
hellas-refusal-fine-is-due = Μετά την τρίτη ζαριά οφείλεται το πρόστιμο· η κάρτα αθώωσης δεν το αντικαθιστά πια.
hellas-refusal-choose-first = Αποφασίστε πρώτα τι θα γίνει με την υποθήκη: { $deed }.
hellas-refusal-vote-first = Απαντήστε πρώτα στην ψηφοφορία. Τη ζήτησε: { $seat }.
hellas-refusal-no-purchase = Δεν υπάρχει τώρα αγορά για να αποφασίσετε.
hellas-refusal-no-auction = Δεν γίνεται τώρα πλειστηριασμός.
hellas-refusal-no-amount = Δεν ζητείται τώρα ποσό.
hellas-refusal-no-offer = Δεν υπάρχει τώρα προσφορά για να απαντήσετε.
hellas-refusal-offer-first = Ξεκινήστε πρώτα μια προσφορά και διαλέξτε σε ποιον την κάνετε.
hellas-refusal-no-debt = Δεν χρωστάτε τώρα τίποτα.
hellas-refusal-no-choice = Δεν υπάρχει τώρα υποθήκη για να αποφασίσετε.
hellas-refusal-no-vote = Δεν γίνεται τώρα ψηφοφορία.

## Μια σειρά
hellas-refusal-no-throw-due = Δεν έχετε τώρα ζαριά.
hellas-refusal-throw-first = Πρέπει να ρίξετε τα ζάρια πριν τελειώσετε τη σειρά σας.
hellas-refusal-not-in-custody = Δεν είστε στο Κρατητήριο.
hellas-refusal-thrown-already = Ρίξατε ήδη τα ζάρια σε αυτή τη σειρά· από το Κρατητήριο βγαίνετε πριν από τη ζαριά.
hellas-refusal-card-not-held = Δεν έχει κάρτα αθώωσης αυτής της στοίβας ({ $deck }): { $seat }.
hellas-refusal-cash-short = Δεν φτάνουν τα μετρητά: χρειάζονται { $need }{"\u00A0"}€, έχετε { $have }{"\u00A0"}€.
hellas-refusal-rent-by-itself = Σε αυτό το παιχνίδι το ενοίκιο πληρώνεται αυτόματα· δεν χρειάζεται να το ζητήσετε.
hellas-refusal-no-such-claim = Δεν υπάρχει τέτοιο ενοίκιο για να ζητήσετε.
hellas-refusal-claim-of-other = Αυτό το ενοίκιο ({ $deed }) μπορεί να το ζητήσει μόνο: { $seat }.
hellas-refusal-claim-earlier-first = Από δύο ίσα ενοίκια ({ $deed }) πρέπει να ζητήσετε πρώτα το παλαιότερο: αριθμός { $number }.
hellas-refusal-claim-open = Όσο μπορεί ακόμη να σας ζητηθεί ενοίκιο, δεν μπορείτε να κάνετε αγοραπωλησίες, να χτίσετε ή να βγάλετε από υποθήκη.
hellas-refusal-claim-open-there = Μπορεί ακόμη να ζητηθεί ενοίκιο από αυτόν τον παίκτη, άρα δεν μπορεί να κάνει αγοραπωλησίες: { $seat }.
hellas-refusal-votes-off = Σε αυτό το παιχνίδι δεν γίνονται ψηφοφορίες για το τέλος.
hellas-refusal-vote-before-throw = Ψηφοφορία μπορείτε να ζητήσετε μόνο πριν από την πρώτη ζαριά μιας σειράς.
hellas-refusal-vote-called = Έχετε ήδη ζητήσει ψηφοφορία σε αυτόν τον γύρο.

## Ιδιοκτησίες και κτήρια
hellas-refusal-deed-of-bank = Αυτή η ιδιοκτησία ανήκει ακόμη στην Τράπεζα: { $deed }.
hellas-refusal-deed-of-other = Αυτή η ιδιοκτησία ({ $deed }) ανήκει σε άλλον παίκτη: { $seat }.
hellas-refusal-no-city = Κτήρια χτίζονται μόνο σε πόλεις, όχι εδώ: { $deed }.
hellas-refusal-colour-incomplete = Δεν έχετε όλες τις πόλεις αυτού του χρώματος ({ $group }). Λείπει: { $deed }.
hellas-refusal-colour-mortgaged = Δεν μπορείτε να χτίσετε όσο κάποια πόλη του χρώματος ({ $group }) είναι υποθηκευμένη: { $deed }.
hellas-refusal-colour-built-on = Πουλήστε πρώτα τα κτήρια του χρώματος: η ιδιοκτησία ({ $deed }) δεν μπορεί να υποθηκευτεί ή να πουληθεί όσο υπάρχουν κτήρια εδώ: { $other }.
hellas-refusal-build-evenly = Χτίστε ομοιόμορφα: για άλλο σπίτι εδώ ({ $deed }) πρέπει να έχουν πρώτα τόσα και οι άλλες πόλεις του χρώματος. Υστερεί: { $other }.
hellas-refusal-hotel-early = Για ξενοδοχείο ({ $deed }) χρειάζονται 4 σπίτια σε κάθε πόλη του χρώματος. Υστερεί: { $other }.
hellas-refusal-hotel-stands = Υπάρχει ήδη ξενοδοχείο, και κάθε πόλη έχει μόνο ένα: { $deed }.
hellas-refusal-no-house-left = Η Τράπεζα δεν έχει άλλα σπίτια· περιμένετε να επιστραφούν.
hellas-refusal-no-hotel-left = Η Τράπεζα δεν έχει άλλα ξενοδοχεία· περιμένετε να επιστραφούν.
hellas-refusal-no-building = Δεν υπάρχει κτήριο εδώ: { $deed }.
hellas-refusal-sell-evenly = Πουλήστε ομοιόμορφα: πρώτα εκεί όπου το χρώμα έχει περισσότερα ({ $other }), ύστερα εδώ: { $deed }.
hellas-refusal-sell-colour-whole = Το ξενοδοχείο γίνεται 4 σπίτια και η Τράπεζα έχει { $houses }. Πουλήστε μαζί όλα τα κτήρια του χρώματος: { $group }.
hellas-refusal-sell-by-level = Η Τράπεζα έχει αρκετά σπίτια ({ $houses }), άρα τα κτήρια του χρώματος πωλούνται ένα ένα: { $group }.
hellas-refusal-no-hotel-in-colour = Δεν έχετε ξενοδοχείο σε αυτό το χρώμα, άρα τα κτήριά του πωλούνται ένα ένα: { $group }.
hellas-refusal-built-this-turn = Χτίσατε σε αυτό το χρώμα σε αυτή τη σειρά, άρα δεν μπορείτε να πουλήσετε από εκεί, εκτός αν πρέπει να πληρώσετε: { $group }.
hellas-refusal-sold-this-turn = Πουλήθηκαν κτήρια αυτού του χρώματος σε αυτή τη σειρά, άρα το χτίσιμο επιτρέπεται πάλι από την επόμενη: { $group }.
hellas-refusal-already-mortgaged = Αυτή η ιδιοκτησία είναι ήδη υποθηκευμένη: { $deed }.
hellas-refusal-not-mortgaged = Αυτή η ιδιοκτησία δεν είναι υποθηκευμένη: { $deed }.
hellas-refusal-mortgaged-this-turn = Υποθηκεύσατε αυτή την ιδιοκτησία σε αυτή τη σειρά· η άρση επιτρέπεται από την επόμενη: { $deed }.
hellas-refusal-lifted-this-turn = Βγάλατε αυτή την ιδιοκτησία από την υποθήκη σε αυτή τη σειρά, άρα δεν μπορείτε να την υποθηκεύσετε ξανά, εκτός αν πρέπει να πληρώσετε: { $deed }.
hellas-refusal-debt-before-choice = Προηγείται το χρέος σας: αυτό κοστίζει { $need }{"\u00A0"}€, και πέρα από το χρέος έχετε { $have }{"\u00A0"}€.

## Πλειστηριασμοί και ποσά
hellas-refusal-name-a-city = Γίνεται πλειστηριασμός κτηρίου: διαλέξτε σε ποια πόλη σας θα χτιζόταν.
hellas-refusal-lot-is-deed = Ο πλειστηριασμός δεν είναι για κτήριο αλλά για ιδιοκτησία: { $deed }.
hellas-refusal-takes-a-house = Ο πλειστηριασμός είναι για ξενοδοχείο, ενώ εδώ το επόμενο κτήριο είναι σπίτι: { $deed }.
hellas-refusal-takes-a-hotel = Ο πλειστηριασμός είναι για σπίτι, ενώ εδώ το επόμενο κτήριο είναι ξενοδοχείο: { $deed }.
hellas-refusal-bid-limit = Καμία πλειοδοσία δεν μπορεί να ξεπεράσει τα { $need }{"\u00A0"}€.
hellas-refusal-amount-low = Το ποσό πρέπει να είναι τουλάχιστον { $need }{"\u00A0"}€.
hellas-refusal-amount-high = Το ποσό μπορεί να είναι το πολύ { $have }{"\u00A0"}€.

## Αγοραπωλησίες και χρέος
hellas-refusal-offer-to-self = Κάντε την προσφορά σας σε άλλον παίκτη.
hellas-refusal-other-out = Αυτός ο παίκτης είναι εκτός παιχνιδιού: { $seat }.
hellas-refusal-offers-made = Το όριο προσφορών σε αυτή τη σειρά συμπληρώθηκε: { $count }.
hellas-refusal-nothing-to-trade = Καμία πλευρά δεν έχει ιδιοκτησία ή κάρτα για αγοραπωλησία. Άλλη πλευρά: { $seat }.
hellas-refusal-each-side-gives = Κάθε πλευρά πρέπει να δίνει κάτι. Τίποτα ως τώρα από: { $seat }.
hellas-refusal-their-cash-short = Δεν φτάνουν τα μετρητά της άλλης πλευράς ({ $seat }): χρειάζονται { $need }{"\u00A0"}€, υπάρχουν { $have }{"\u00A0"}€.
hellas-refusal-earlier-item = Το έχετε προσπεράσει: πρώτα όσα δίνετε, ύστερα όσα ζητάτε, με τη σειρά του ταμπλό: { $item }.
hellas-refusal-counter-made = Η αντιπροσφορά γίνεται δεκτή ή απορρίπτεται· δεύτερη δεν υπάρχει.
hellas-refusal-no-counter-here = Οι ιδιοκτησίες έναντι χρέους γίνονται δεκτές ή απορρίπτονται, χωρίς αντιπροσφορά.
hellas-refusal-sum-would-fall = Όσο εκκρεμεί χρέος, η αγοραπωλησία δεν πρέπει να μειώνει όσα μπορεί να βρει ο οφειλέτης: θα έδινε { $need }{"\u00A0"}€ και θα έπαιρνε το πολύ { $have }{"\u00A0"}€.
hellas-refusal-creditor-is-bank = Χρωστάτε στην Τράπεζα, που δεν δέχεται ιδιοκτησίες έναντι χρέους.
hellas-refusal-proposals-made = Το όριο προτάσεων για αυτό το χρέος συμπληρώθηκε: { $count }.
hellas-refusal-nothing-to-propose = Δεν έχετε ιδιοκτησία για πρόταση: πρέπει πρώτα να πουλήσετε τα κτήρια του χρώματός της.
hellas-refusal-only-deeds = Έναντι χρέους μπορείτε να προτείνετε μόνο ιδιοκτησίες, όχι κάρτες.
hellas-refusal-only-debt-reduced = Οι ιδιοκτησίες έναντι χρέους δεν φέρνουν αντάλλαγμα: τελειώστε με το μέρος του χρέους που πληρώνουν.
hellas-refusal-can-raise = Δεν μπορείτε να παραιτηθείτε: χρωστάτε { $need }{"\u00A0"}€ και μπορείτε να βρείτε { $have }{"\u00A0"}€ με πωλήσεις κτηρίων και υποθήκες.
