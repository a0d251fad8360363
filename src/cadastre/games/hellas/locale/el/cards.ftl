### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Έκανες τον γύρο της Ελλάδας!
hellas-card-d02 = Σε ζητά ο υπουργός. Τώρα!
hellas-card-d03 = Το άρμα του καρναβαλιού ξεκινά. Πήδα πάνω!
hellas-card-d04 = Η βαλίτσα σου ξέμεινε στη λίμνη, με τις πάπιες.
hellas-card-d05 = Το καράβι σφυρίζει: φεύγει!
hellas-card-d06 = Το αυτοκίνητο ξεψύχησε στην ανηφόρα.
hellas-card-d07 = Απεργία στα ταξί. Πάλι.
hellas-card-d08 = Το GPS ορκίζεται ότι είναι από εδώ.
hellas-card-d09 = “Ποια άδεια;” Σε έπιασαν με αυθαίρετο.
hellas-card-d10 = Το δικαστήριο σε αθώωσε, βγες από τη φυλακή.
hellas-card-d11 = Εγκρίθηκε η επιδότησή σου. Με την πρώτη!
hellas-card-d12 = Η γάτα στη σκεπή σου είχε αφεντικό, και αμοιβή.
hellas-card-d13 = “Δυο λεπτά κάνω!” Διπλοπάρκαρες.
hellas-card-d14 = Άναψες φωτιά στην παραλία. Ήρθε και το λιμενικό.
hellas-card-d15 = Στοιχημάτισες ότι δεν θα βρέξει. Έβρεξε.
hellas-card-d16 = Έλεγχος: οι πυροσβεστήρες σου έληξαν πέρσι.
hellas-card-o01 = Ημέρα χωρίς αυτοκίνητο: βρήκες να παρκάρεις!
hellas-card-o02 = Ξέχασες τη δίκη σου. Ο δικαστής όχι.
hellas-card-o03 = Το δικαστήριο σε αθώωσε, βγες από τη φυλακή.
hellas-card-o04 = Το λιοτρίβι σου έβγαλε χρυσάφι φέτος.
hellas-card-o05 = Γράμμα από την εφορία. Για καλό, για μια φορά!
hellas-card-o06 = Οι λουκουμάδες σου ξεπούλησαν στο πανηγύρι.
hellas-card-o07 = Πούλησες το παλιό σου ποδήλατο. Για “ρετρό”.
hellas-card-o08 = Πήρες γραμμή στο ραδιόφωνο. Και το ήξερες!
hellas-card-o09 = Ανακύκλωσες όλα τα μπουκάλια του γλεντιού.
hellas-card-o10 = Εμβόλιο για τον σκύλο. Πιο πολύ έκλαψες εσύ.
hellas-card-o11 = Έτριξε το παστέλι. Έτριξε και το δόντι.
hellas-card-o12 = Ο ηλιακός τα τίναξε στη μέση του μπάνιου.
hellas-card-o13 = Μαθήματα ζεϊμπέκικου, με δύο αριστερά πόδια.
hellas-card-o14 = Χρόνια πολλά! Γιορτάζεις, και όλοι φέρνουν δώρο.
hellas-card-o15 = Ήρθε ο ΕΝΦΙΑ. Πάντα έρχεται.
hellas-card-o16 = Έρχεται χειμώνας και τα κτήριά σου μπάζουν.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Προχώρησε ως τη θέση: { $square }.
hellas-effect-move-to-start = Προχώρησε ως την Αφετηρία και πάρε { $salary }.
hellas-effect-next-transport = Προχώρησε ως τον επόμενο σταθμό Μεταφοράς· αν ανήκει σε άλλον, πλήρωσε { $times ->
    [1] το ενοίκιο
    [2] διπλάσιο ενοίκιο
   *[other] { $times } φορές το ενοίκιο
}.
hellas-effect-next-metro = Προχώρησε ως την επόμενη στάση Μετρό· αν ανήκει σε άλλον, πλήρωσε { $times } φορές τη ζαριά σου.
hellas-effect-move-back = Γύρισε πίσω { $steps ->
    [one] { $steps } θέση
   *[other] { $steps } θέσεις
}.
hellas-effect-go-to-jail = Πήγαινε κατευθείαν στο Κρατητήριο, χωρίς να περάσεις από την Αφετηρία.
hellas-effect-keep-acquittal = Κράτησε την κάρτα ώσπου να σε βγάλει από το Κρατητήριο ή να την πουλήσεις.
hellas-effect-bank-pays = Πάρε { $amount }.
hellas-effect-pay-bank = Πλήρωσε { $amount }.
hellas-effect-pay-each-player = Πλήρωσε { $amount } σε κάθε άλλον παίκτη.
hellas-effect-collect-each-player = Πάρε { $amount } από κάθε άλλον παίκτη.
hellas-effect-pay-per-building = Πλήρωσε { $house } για κάθε σπίτι σου και { $hotel } για κάθε ξενοδοχείο σου.
hellas-effect-pay-per-property = Πλήρωσε { $amount } για κάθε ιδιοκτησία σου.
