## Text that is no move; $text is what was written

hellas-notation-word = Żaden ruch tak się nie zaczyna: „{ $clause }”.
hellas-notation-alone = Po tym słowie nic nie następuje: „{ $text }”.
hellas-notation-sides = Podaj, co za co: patras + 200 for volos.
hellas-notation-both-sides = Pieniądze mogą być tylko po jednej stronie (H8.1).
hellas-notation-twice = Podano dwa razy: „{ $text }”.
hellas-notation-amount = To nie jest kwota: „{ $text }”. Pieniądze to wielokrotności { $step } (H8.1).
hellas-notation-seat-number = Nie ma miejsca „{ $text }”: od { $least } do { $most }.
hellas-notation-claim-number = Nie ma żądania „{ $text }”: od { $least } do { $most }.
hellas-notation-digit-number = Nie ma cyfry „{ $text }”: od { $least } do { $most }.
hellas-notation-no-deed = Nie ma nieruchomości „{ $text }”. Są: { $known }.
hellas-notation-no-item = Tym się nie handluje: „{ $text }”. Są: { $known }.
hellas-notation-no-colour = Nie ma koloru „{ $text }”. Są: { $known }.
hellas-notation-no-deck = Nie ma talii „{ $text }”. Są: { $known }.
hellas-notation-no-choice = Nie ma wyboru „{ $text }”. Są: { $known }.
