### The pages of the rulebook and of the figures.

rules-page-title = Κανόνες, { $game }: Cadastre
rules-page-heading = Κανόνες: { $game }
rules-page-about = Με δικά μας λόγια, για παίκτες. Κάθε κανόνας έχει αριθμό, για να τον δείχνετε.
rules-page-ruling = δική μας απόφαση
rules-page-ruling-about = Τα τυπωμένα βιβλία κανόνων δεν το λένε ή διαφωνούν. Έτσι το παίζουμε εμείς.
rules-page-example = Παράδειγμα
rules-page-contents = Περιεχόμενα
rules-page-other = Κανόνες: { $game }
rules-page-figures = Σχετικά με τους αριθμούς
rules-page-edition = Αριθμοί
rules-page-edition-usual = Δική μας ανακατασκευή
rules-page-link = Σύνδεσμος στον κανόνα { $rule }

## Search

rules-page-search = Αναζήτηση στους κανόνες
rules-page-search-clear = Καθαρισμός της αναζήτησης
rules-page-found = { $count ->
    [0] Κανένας κανόνας δεν το λέει. Δοκιμάστε άλλη λέξη.
    [one] Βρέθηκε { $count } κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
