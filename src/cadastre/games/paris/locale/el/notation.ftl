## Text that is no move; $text is what was written

paris-notation-word = Καμία κίνηση δεν αρχίζει έτσι: «{ $clause }».
paris-notation-move = Μια μετακίνηση γράφεται: move ΑΠΟ > ΠΡΟΣ.
paris-notation-where = Πείτε πού μπαίνει το νέο Ορόσημο: … in ΠΕΡΙΟΧΗ.
paris-notation-value = Κανένα Κτίριο δεν έχει την αξία { $value }.
paris-notation-place = Το «{ $text }» δεν είναι θέση. Μια Τράπεζα γράφεται «chaillot bank», ένα Κτίριο «chaillot 5».
paris-notation-not-paid = Με αυτό δεν πληρώνετε: «{ $text }». Πληρώνετε μόνο με wood, marble και gold.
paris-notation-not-given = Αυτό δεν δίνεται: «{ $text }». Δίνονται μόνο bronze, silver και gold_prestige.
paris-notation-one-sale = Μία πώληση τη φορά.
paris-notation-spend = Πείτε τι και, αν όχι με Δείκτη, με τι: gold by 10.
paris-notation-source = Το «{ $text }» δεν ισχύει ως: { $what }.
paris-notation-for = Μόνο τα Πλακίδια Bonus { $any } και { $back } χρησιμοποιούνται για άλλο Πλακίδιο.
paris-notation-pairs = Ζεύγη γίνονται μόνο από Δείκτες (P7.4).
paris-notation-alone = Μετά τη λέξη αυτή δεν ακολουθεί τίποτα: «{ $text }».
paris-notation-pile-number = Δεν υπάρχει στοίβα «{ $text }»: { $least } έως { $most }.
paris-notation-bonus-number = Δεν υπάρχει Πλακίδιο Bonus «{ $text }»: { $least } έως { $most }.
paris-notation-no-district = Δεν υπάρχει Περιοχή «{ $text }». Υπάρχουν: { $known }.
paris-notation-no-end-tile = Δεν υπάρχει Πλακίδιο Τέλους «{ $text }». Υπάρχουν: { $known }.
paris-notation-no-vp-tile = Δεν υπάρχει Πλακίδιο ΠΝ «{ $text }». Υπάρχουν: { $known }.
paris-notation-no-token = Δεν υπάρχει Δείκτης «{ $text }». Υπάρχουν: { $known }.
paris-notation-no-resource = Δεν υπάρχει Πόρος «{ $text }». Υπάρχουν: { $known }.
