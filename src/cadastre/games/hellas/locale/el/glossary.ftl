### Οι όροι της Ελλάδας, όπως στο ελληνικό βιβλίο κανόνων. Με κεφαλαίο όσοι γράφονται έτσι εκεί.
### form: "one" (default) or "many".

-hellas-start = Αφετηρία
-hellas-bank = Τράπεζα
# The rulebook: τα χρήματα στο κέντρο του ταμπλό.
-hellas-pot = Κέντρο του ταμπλό
-hellas-property = { $form ->
   *[one] Ιδιοκτησία
    [many] Ιδιοκτησίες
}
-hellas-city = { $form ->
   *[one] Πόλη
    [many] Πόλεις
}
-hellas-station = { $form ->
   *[one] Σταθμός Μεταφοράς
    [many] Σταθμοί Μεταφοράς
}
-hellas-stop = { $form ->
   *[one] Στάση Μετρό
    [many] Στάσεις Μετρό
}
-hellas-house = { $form ->
   *[one] Σπίτι
    [many] Σπίτια
}
-hellas-hotel = { $form ->
   *[one] Ξενοδοχείο
    [many] Ξενοδοχεία
}
-hellas-rent = { $form ->
   *[one] Ενοίκιο
    [many] Ενοίκια
}
-hellas-price = Τιμή
-hellas-mortgage = { $form ->
   *[one] Υποθήκη
    [many] Υποθήκες
}
-hellas-interest = Τόκος
-hellas-auction = Πλειστηριασμός
# The rulebook only has the verb, πλειοδοτώ.
-hellas-bid = Πλειοδοσία
-hellas-offer = Προσφορά
-hellas-counter = Αντιπροσφορά
# Not named in the rulebook: payment of a debt in properties.
-hellas-proposal = Πρόταση
-hellas-debt = Χρέος
-hellas-order = { $form ->
   *[one] Διαταγή
    [many] Διαταγές
}
-hellas-instruction = { $form ->
   *[one] Οδηγία
    [many] Οδηγίες
}
# The rulebook has no short name for it.
-hellas-acquittal = { $form ->
   *[one] Κάρτα αθώωσης
    [many] Κάρτες αθώωσης
}
-hellas-prison = Φυλακή
-hellas-custody = Κρατητήριο
-hellas-parking = Δημοτικό Parking
-hellas-cash = Μετρητά
-hellas-wealth = Περιουσία
-hellas-throw = Ζαριά
# The rulebook's spelling.
-hellas-bankruptcy = Χρεωκοπία
-hellas-round = Γύρος
