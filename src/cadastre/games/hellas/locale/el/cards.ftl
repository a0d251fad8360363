### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Η διαδρομή σας ολοκληρώθηκε.
hellas-card-d02 = Έκτακτη σύσκεψη στην πρωτεύουσα.
hellas-card-d03 = Έχετε θέση σε άρμα του καρναβαλιού.
hellas-card-d04 = Ξεχάσατε τη βαλίτσα σας δίπλα στη λίμνη.
hellas-card-d05 = Το καράβι σφυρίζει.
hellas-card-d06 = Το αυτοκίνητό σας χάλασε.
hellas-card-d07 = Απεργία στα ταξί.
hellas-card-d08 = Πήρατε λάθος στροφή.
hellas-card-d09 = Χτίζετε χωρίς άδεια.
hellas-card-d10 = Το δικαστήριο σάς αθώωσε.
hellas-card-d11 = Η επιχείρησή σας παίρνει επιδότηση.
hellas-card-d12 = Βρήκατε μια χαμένη γάτα: αμοιβή.
hellas-card-d13 = Διπλοπαρκάρατε.
hellas-card-d14 = Ανάψατε φωτιά στην παραλία.
hellas-card-d15 = Χάσατε ένα στοίχημα.
hellas-card-d16 = Έλεγχος πυρασφάλειας.
hellas-card-o01 = Ημέρα χωρίς αυτοκίνητο.
hellas-card-o02 = Δεν εμφανιστήκατε στη δίκη σας.
hellas-card-o03 = Το δικαστήριο σάς αθώωσε.
hellas-card-o04 = Το λιοτρίβι σας βγάζει εξαιρετικό λάδι.
hellas-card-o05 = Η εφορία σάς κράτησε παραπάνω.
hellas-card-o06 = Ο πάγκος σας στο πανηγύρι ξεπούλησε.
hellas-card-o07 = Πουλήσατε το παλιό σας ποδήλατο.
hellas-card-o08 = Ξέρατε την απάντηση σε ραδιοφωνικό διαγωνισμό.
hellas-card-o09 = Πήγατε τα μπουκάλια στην ανακύκλωση.
hellas-card-o10 = Ο σκύλος σας χρειάζεται εμβόλιο.
hellas-card-o11 = Σπάσατε ένα δόντι με παστέλι.
hellas-card-o12 = Χάλασε ο ηλιακός θερμοσίφωνας.
hellas-card-o13 = Γραφτήκατε σε μαθήματα χορού.
hellas-card-o14 = Έχετε τη γιορτή σας!
hellas-card-o15 = Ήρθε ο φόρος ακινήτων.
hellas-card-o16 = Ενεργειακή αναβάθμιση των κτηρίων σας.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Προχωρήστε ως τη θέση: { $square }.
hellas-effect-move-to-start = Προχωρήστε ως την Αφετηρία και εισπράξτε { $salary }.
hellas-effect-next-transport = Προχωρήστε ως τον επόμενο σταθμό Μεταφοράς· αν ανήκει σε άλλον, πληρώστε { $times ->
    [1] το ενοίκιο
    [2] διπλάσιο ενοίκιο
   *[other] { $times } φορές το ενοίκιο
}.
hellas-effect-next-metro = Προχωρήστε ως την επόμενη στάση Μετρό· αν ανήκει σε άλλον, πληρώστε { $times } φορές τη ζαριά σας.
hellas-effect-move-back = Γυρίστε πίσω { $steps ->
    [one] { $steps } θέση
   *[other] { $steps } θέσεις
}.
hellas-effect-go-to-jail = Πηγαίνετε κατευθείαν στο Κρατητήριο, χωρίς να περάσετε από την Αφετηρία.
hellas-effect-keep-acquittal = Κρατήστε την κάρτα ώσπου να σας βγάλει από το Κρατητήριο ή να την πουλήσετε.
hellas-effect-bank-pays = Εισπράξτε { $amount }.
hellas-effect-pay-bank = Πληρώστε { $amount }.
hellas-effect-pay-each-player = Πληρώστε { $amount } σε κάθε άλλον παίκτη.
hellas-effect-collect-each-player = Εισπράξτε { $amount } από κάθε άλλον παίκτη.
hellas-effect-pay-per-building = Πληρώστε { $house } για κάθε σπίτι σας και { $hotel } για κάθε ξενοδοχείο σας.
hellas-effect-pay-per-property = Πληρώστε { $amount } για κάθε ιδιοκτησία σας.
