## Text that is no move; $text is what was written

hellas-notation-word = No move begins like this: "{ $clause }".
hellas-notation-alone = Nothing follows this word: "{ $text }".
hellas-notation-sides = Say what is given for what: patras + 200 for volos.
hellas-notation-both-sides = Money is on one side only (H8.1).
hellas-notation-twice = Named twice: "{ $text }".
hellas-notation-amount = "{ $text }" is no amount: money goes in multiples of { $step } (H8.1).
hellas-notation-seat-number = "{ $text }" is no seat: { $least } to { $most }.
hellas-notation-claim-number = "{ $text }" is no claim: { $least } to { $most }.
hellas-notation-digit-number = "{ $text }" is no digit: { $least } to { $most }.
hellas-notation-no-deed = "{ $text }" is no property. There are: { $known }.
hellas-notation-no-item = "{ $text }" cannot change hands. There are: { $known }.
hellas-notation-no-colour = "{ $text }" is no colour. There are: { $known }.
hellas-notation-no-deck = "{ $text }" is no deck. There are: { $known }.
hellas-notation-no-choice = "{ $text }" is no choice. There are: { $known }.
