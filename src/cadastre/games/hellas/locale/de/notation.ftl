## Text that is no move; $text is what was written

hellas-notation-word = So beginnt kein Zug: „{ $clause }“.
hellas-notation-alone = Nach diesem Wort kommt nichts mehr: „{ $text }“.
hellas-notation-sides = Schreib, was wofür gegeben wird: patras + 200 for volos.
hellas-notation-both-sides = Geld gibt nur eine der beiden Seiten (H8.1).
hellas-notation-twice = Doppelt genannt: „{ $text }“.
hellas-notation-amount = „{ $text }“ ist kein Betrag: Geld geht nur in Vielfachen von { $step } (H8.1).
hellas-notation-seat-number = „{ $text }“ ist kein Platz: { $least } bis { $most }.
hellas-notation-claim-number = „{ $text }“ ist keine Forderung: { $least } bis { $most }.
hellas-notation-digit-number = „{ $text }“ ist keine Ziffer: { $least } bis { $most }.
hellas-notation-no-deed = „{ $text }“ ist kein Grundstück. Es gibt: { $known }.
hellas-notation-no-item = „{ $text }“ kann nicht den Besitzer wechseln. Es gibt: { $known }.
hellas-notation-no-colour = „{ $text }“ ist keine Farbe. Es gibt: { $known }.
hellas-notation-no-deck = „{ $text }“ ist kein Stapel. Es gibt: { $known }.
hellas-notation-no-choice = „{ $text }“ ist keine Möglichkeit. Es gibt: { $known }.
