## Text that is no move; $text is what was written

hellas-notation-word = Καμία κίνηση δεν αρχίζει έτσι: «{ $clause }».
hellas-notation-alone = Μετά τη λέξη αυτή δεν ακολουθεί τίποτα: «{ $text }».
hellas-notation-sides = Πείτε τι δίνεται για τι: patras + 200 for volos.
hellas-notation-both-sides = Χρήματα μπορεί να δώσει μόνο η μία πλευρά (H8.1).
hellas-notation-twice = Αναφέρεται δύο φορές: «{ $text }».
hellas-notation-amount = Το «{ $text }» δεν είναι ποσό: τα χρήματα δίνονται σε πολλαπλάσια του { $step } (H8.1).
hellas-notation-seat-number = Δεν υπάρχει θέση «{ $text }»: { $least } έως { $most }.
hellas-notation-claim-number = Δεν υπάρχει απαίτηση «{ $text }»: { $least } έως { $most }.
hellas-notation-digit-number = Δεν υπάρχει ψηφίο «{ $text }»: { $least } έως { $most }.
hellas-notation-no-deed = Δεν υπάρχει ιδιοκτησία «{ $text }». Υπάρχουν: { $known }.
hellas-notation-no-item = Δεν αλλάζει χέρια: «{ $text }». Υπάρχουν: { $known }.
hellas-notation-no-colour = Δεν υπάρχει χρώμα «{ $text }». Υπάρχουν: { $known }.
hellas-notation-no-deck = Δεν υπάρχει στοίβα «{ $text }». Υπάρχουν: { $known }.
hellas-notation-no-choice = Δεν υπάρχει επιλογή «{ $text }». Υπάρχουν: { $known }.
