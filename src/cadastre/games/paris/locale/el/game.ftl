### The game and its options.

# The name on the Greek box.
paris-title = Paris
paris-tagline = Κλειδιά και ορόσημα στο Παρίσι του 1900.

paris-option-random-setup = Τυχαίο στήσιμο
    .about = Οι Δείκτες και τα Πλακίδια Bonus ανακατεύονται· οι Πόροι χρυσού μπαίνουν δίπλα στα Κτίρια αξίας 8.
paris-option-free-placement = Ελεύθερη τοποθέτηση
    .about = Το Κτίριο μπαίνει σε όποια Περιοχή έχει ελεύθερη τη θέση της αξίας του και δεν έχει ακόμη Κτίριο του είδους του.
paris-option-vp-tile-here = Πλακίδιο ΠΝ επί τόπου
    .about = Το Πλακίδιο ΠΝ μπαίνει στην Περιοχή που μόλις έφτασε τα τέσσερα Κλειδιά, όχι σε Περιοχή της επιλογής σας.
paris-option-open-screens = Ανοιχτά Παραπετάσματα
    .about = Όσα βρίσκονται πίσω από τα Παραπετάσματα είναι φανερά, εκτός από τα Πλακίδια Τέλους που δεν έχουν χρησιμοποιηθεί.

## Score sheet

paris-score-eight = Κτίρια αξίας { $value }
paris-score-prestige = Κύρος σε Ορόσημα
# number: the bonus tile with its name.
paris-score-bonus = { -paris-bonus-tile } { $number }
paris-score-end = { -paris-end-tile(form: "many") }
paris-score-district = { -paris-district }: { $district }
paris-score-total = Σύνολο
