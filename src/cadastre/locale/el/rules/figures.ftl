### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = Σχετικά με τους αριθμούς, { $game }: Cadastre
rules-figures-heading = Σχετικά με τους αριθμούς: { $game }
rules-figures-rules = Κανόνες: { $game }
rules-figures-another = Αυτούς τους αριθμούς τους έφερε κάποιος· δεν είναι οι συνηθισμένοι μας. Παρακάτω είναι όσα λέει το αρχείο τους για τον εαυτό του.

## In general

rules-figures-why = Οι ανακατασκευασμένοι αριθμοί ταιριάζουν με όλα όσα ξέρουμε. Οι τυπωμένοι όμως ίσως διαφέρουν.
rules-figures-mend = Έχετε το κουτί; Τότε τους διορθώνετε χωρίς να αγγίξετε το πρόγραμμα: αντιγράψτε το αρχείο με τους αριθμούς, διορθώστε το και ξεκινήστε τον διακομιστή με το αντίγραφό σας. Η εντολή «cadastre figures { $game }» δείχνει κάθε αριθμό με την πηγή του.

## Where a figure comes from

rules-figures-known = γνωστά
    .about = Τυπωμένα σε βιβλίο κανόνων ή γνωστά από επώνυμες κριτικές.
rules-figures-inferred = συναγόμενα
    .about = Προκύπτουν από γνωστούς αριθμούς.
rules-figures-reconstructed = ανακατασκευασμένα
    .about = Τα συμπληρώσαμε εμείς: ταιριάζουν με όσα ξέρουμε, το τυπωμένο όμως ίσως διαφέρει.
rules-figures-untold = άγνωστης πηγής
    .about = Το αρχείο δεν λέει από πού προέρχονται.
