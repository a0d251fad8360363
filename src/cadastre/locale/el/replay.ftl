## A game looked at again

web-replay = Επανάληψη
web-replay-at = { $at } από { $all }
web-replay-at-of = { $at } από { $all }, { $name }
web-replay-first = Στην αρχή
web-replay-back = Ένα βήμα πίσω
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-on = Ένα βήμα μπροστά
web-replay-last = Στο τέλος
web-replay-move = Καταχώριση της παρτίδας
# Before a choice of names, or "a spectator"
web-replay-eyes = Οπτική
web-replay-spectator = ο θεατής
web-replay-speed = Ταχύτητα
web-replay-slow = αργά
web-replay-normal = κανονική
web-replay-fast = γρήγορα
web-replay-copy = Αντιγραφή συνδέσμου
web-replay-record = Λήψη αρχείου παρτίδας
web-replay-watch = Δείτε ξανά την παρτίδα

## The end screen

web-course = Η πορεία της παρτίδας
web-course-points = Πόντοι μετά από κάθε κίνηση

## A hint

web-hint = Υπόδειξη
web-hint-thinking = Σκέφτεται …
