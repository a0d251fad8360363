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
web-replay-move = Βήμα της παρτίδας
# Before a choice of names, or "a spectator"
web-replay-eyes = Οπτική
web-replay-spectator = θεατής
web-replay-speed = Ταχύτητα
web-replay-slow = αργή
web-replay-normal = κανονική
web-replay-fast = γρήγορη
web-replay-copy = Αντιγραφή συνδέσμου
web-replay-record = Λήψη καταγραφής
web-replay-watch = Δείτε ξανά την παρτίδα

## The end screen

web-course = Η πορεία της παρτίδας
web-course-points = Πόντοι μετά από κάθε κίνηση

## A hint

web-hint = Υπόδειξη
web-hint-thinking = Σκέφτεται…
