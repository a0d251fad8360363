## Text that is no move; $text is what was written

hellas-notation-word = No move begins like this: “{ $clause }”.
hellas-notation-alone = Nothing can follow this word: “{ $text }”.
hellas-notation-sides = Say what is given for what: patras + 200 for volos.
hellas-notation-both-sides = Only one side can give money (H8.1).
hellas-notation-twice = Named twice: “{ $text }”.
hellas-notation-amount = “{ $text }” is not an amount: money goes in multiples of { $step } (H8.1).
hellas-notation-seat-number = “{ $text }” is not a seat. Choose from { $least } to { $most }.
hellas-notation-claim-number = “{ $text }” is not a claim. Choose from { $least } to { $most }.
hellas-notation-digit-number = “{ $text }” is not a digit. Choose from { $least } to { $most }.
hellas-notation-no-deed = “{ $text }” is not a property. Choose from: { $known }.
hellas-notation-no-item = “{ $text }” can’t change hands. Choose from: { $known }.
hellas-notation-no-colour = “{ $text }” is not a colour. Choose from: { $known }.
hellas-notation-no-deck = “{ $text }” is not a deck. Choose from: { $known }.
hellas-notation-no-choice = “{ $text }” is not a choice. Choose from: { $known }.
