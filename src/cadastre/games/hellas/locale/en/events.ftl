### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = New game, players: { $players }
hellas-event-start-thrown = Throw for the first turn: { $first } + { $second }
hellas-event-dealt = Dealt: { $deed }
hellas-event-round-ended = Round { $round } ended
hellas-event-turn-started = Turn { $turn }
hellas-event-thrown = { -hellas-throw }: { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }: { $first } + { $second }, { $doubles ->
    [0] a double
    [1] a double
    [2] the second double
   *[other] the third double
}
hellas-event-moved-throw = Moved → { $square }
hellas-event-moved-card = Moved → { $square }
hellas-event-moved-back = Moved back → { $square }
hellas-event-custody-entered-square = Into custody: landed on Go to Prison
hellas-event-custody-entered-card = Into custody: a card
hellas-event-custody-entered-doubles = Into custody: three doubles
hellas-event-custody-left-double = Out of custody: a double
hellas-event-custody-left-fine = Out of custody: fine
hellas-event-custody-left-acquittal = Out of custody: acquittal card
hellas-event-custody-left-third-throw = Out of custody: third throw, fine
hellas-event-custody-stayed = Still in custody, throws without a double: { $failed }
# text: what the card says.
hellas-event-card-drawn = { $card }: “{ $text }”
hellas-event-card-kept = Kept: { $card }
hellas-event-card-used = Used: { $card }
hellas-event-card-returned = Back into the deck: { $card }
hellas-event-card-passed = Given: { $card } → { $to }
hellas-event-received = +{ $amount }: { $reason }
hellas-event-paid = −{ $amount }: { $reason }
hellas-event-paid-to = −{ $amount } → { $to }: { $reason }
hellas-event-purchase-declined = Not bought: { $deed }
hellas-event-bought = Bought: { $deed }, { $price }
hellas-event-deed-passed = Given: { $deed } → { $to }
hellas-event-auction-opened = { -hellas-auction }: { $lot } (bidding: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount }, { $deed }
hellas-event-bid-passed = Passed
hellas-event-auction-won = { -hellas-auction } won: { $lot }, { $amount }
hellas-event-auction-void = No bids, stays with the bank: { $deed }
hellas-event-built = Built, { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = Building sold, { $deed }: { $level } left
hellas-event-building-returned = Buildings back to the bank: { $deed }
hellas-event-deed-mortgaged = Mortgaged: { $deed }
hellas-event-mortgage-lifted = { -hellas-mortgage } lifted: { $deed }
hellas-event-mortgage-kept-interest = { -hellas-mortgage } kept, interest paid: { $deed }
hellas-event-mortgage-kept-later = { -hellas-mortgage } kept, interest put off: { $deed }
hellas-event-mortgage-cancelled = { -hellas-mortgage } cancelled: { $deed }
hellas-event-rent-opened = { -hellas-rent } to claim: { $amount }, { $deed } (from: { $debtor })
hellas-event-rent-claimed = { -hellas-rent } claimed: { $amount }, { $deed } (from: { $debtor })
hellas-event-rent-lost = { -hellas-rent } not claimed in time: { $amount }, { $deed } (from: { $debtor })
hellas-event-rent-lapsed = { -hellas-rent } lapsed: { $amount }, { $deed } (from: { $debtor })
hellas-event-debt-opened = { -hellas-debt } → { $creditor }: { $amount } ({ $reason })
hellas-event-debt-settled = { -hellas-debt } paid → { $creditor }
hellas-event-offered = { -hellas-offer } → { $to }: { $gives } for { $wants }
hellas-event-countered = { -hellas-counter } → { $to }: { $gives } for { $wants }
hellas-event-proposed = { -hellas-proposal } → { $to }: { $gives } for { $amount } of the debt
hellas-event-accepted = { -hellas-offer } accepted (from: { $maker })
hellas-event-declined = { -hellas-offer } declined (from: { $maker })
hellas-event-offer-lapsed = { -hellas-offer } lapsed (to: { $to })
hellas-event-debt-reduced = { -hellas-debt } reduced → { $creditor }: −{ $amount }
hellas-event-bankrupt = Bankrupt; creditor: { $creditor }
hellas-event-deed-returned = Back to the bank: { $deed }
hellas-event-vote-called = Vote called: end the game now?
hellas-event-vote-cast-yes = Yes, stop
hellas-event-vote-cast-no = No, play on
hellas-event-vote-lapsed = Vote lapsed
hellas-event-bell-rang = The bell rang: time is up
hellas-event-turn-ended = Turn ended
hellas-event-game-over-last-player = Game over, nobody else is left. Won by: { $winners }
hellas-event-game-over-vote = Game over by vote. Won by: { $winners }
hellas-event-game-over-rounds = Game over after the last round. Won by: { $winners }
hellas-event-game-over-bell = Game over, time is up. Won by: { $winners }
