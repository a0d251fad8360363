### Οι όροι του Paris, όπως στο ελληνικό βιβλίο κανόνων. Με κεφαλαίο παντού, όπως εκεί.
### form: "one" (default) or "many".

-paris-key = { $form ->
   *[one] Κλειδί
    [many] Κλειδιά
}
# The rulebook: Παραπέτασμα Παίκτη; once Παραπέρασμα (slip).
-paris-screen = Παραπέτασμα
-paris-district = { $form ->
   *[one] Περιοχή
    [many] Περιοχές
}
-paris-building = { $form ->
   *[one] Κτίριο
    [many] Κτίρια
}
# The rulebook has both genitives, Ορόσημων and Οροσήμων.
-paris-landmark = { $form ->
   *[one] Ορόσημο
    [many] Ορόσημα
}
-paris-bank = { $form ->
   *[one] Τράπεζα
    [many] Τράπεζες
}
-paris-arc = Αψίδα του Θριάμβου
# The rulebook: Αξία Κτιρίου; for buildings also επίπεδο.
-paris-value = Αξία
-paris-pile = { $form ->
   *[one] Στοίβα
    [many] Στοίβες Κτιρίων
}
-paris-token = { $form ->
   *[one] Δείκτης
    [many] Δείκτες
}
-paris-resource = { $form ->
   *[one] Πόρος
    [many] Πόροι
}
# Kinds in the rulebook: Χαλκός, Ασημί, Χρυσός; in its list of components Δαχτυλίδια, Χρυσές Σφαίρες, Στέμματα.
# Ours are adjectives (Χρυσό κύρος), so that the resource Χρυσός is not mistaken for the prestige.
-paris-prestige = Κύρος
-paris-bonus-tile = { $form ->
   *[one] Πλακίδιο Bonus
    [many] Πλακίδια Bonus
}
# The rulebook: Μετρητής Πλακιδίων Bonus, also Μετρητής Bonus.
-paris-bonus-track = Μετρητής Bonus
-paris-meeple = { $form ->
   *[one] Πιόνι Bonus
    [many] Πιόνια Bonus
}
-paris-vp-tile = { $form ->
   *[one] Πλακίδιο ΠΝ
    [many] Πλακίδια ΠΝ
}
# The rulebook: Πλακίδιο Τέλους του Παιχνιδιού; shortened for labels.
-paris-end-tile = { $form ->
   *[one] Πλακίδιο Τέλους
    [many] Πλακίδια Τέλους
}
# The rulebook: γενικό απόθεμα.
-paris-supply = Απόθεμα
# The rulebook calls this a general supply too; a word of its own keeps it apart.
-paris-reserve = Εφεδρεία
-paris-francs = Φράγκα
# Πόντοι Νίκης.
-paris-vp = ΠΝ
