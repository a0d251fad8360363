### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = New game, players: { $players }
hellas-event-start-thrown = Throw for the first turn: { $first } + { $second }
hellas-event-dealt = Dealt: { $deed }
hellas-event-round-ended = End of round { $round }
hellas-event-turn-started = Turn { $turn }
hellas-event-thrown = { -hellas-throw }: { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }: { $first } + { $second }, { $doubles ->
    [0] a double
    [1] a double
    [2] the second double
   *[other] the third double
}
hellas-event-moved-throw = → { $square }
hellas-event-moved-card = → { $square }
hellas-event-moved-back = ← { $square }
hellas-event-custody-entered-square = Into custody: the square Go to Prison
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
hellas-event-card-passed = { $card } → { $to }
hellas-event-received = +{ $amount }: { $reason }
hellas-event-paid = −{ $amount }: { $reason }
hellas-event-paid-to = −{ $amount } → { $to }: { $reason }
hellas-event-purchase-declined = Not bought: { $deed }
hellas-event-bought = Bought: { $deed }, { $price }
hellas-event-deed-passed = { $deed } → { $to }
hellas-event-auction-opened = { -hellas-auction }: { $lot } (bidding: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount }, { $deed }
hellas-event-bid-passed = Passes
hellas-event-auction-won = { -hellas-auction } won: { $lot }, { $amount }
hellas-event-auction-void = Nobody bids, stays with the bank: { $deed }
hellas-event-built = Built, { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = Now { $deed }: { $level }
hellas-event-building-returned = Buildings back to the bank: { $deed }
hellas-event-deed-mortgaged = Mortgaged: { $deed }
hellas-event-mortgage-lifted = { -hellas-mortgage } lifted: { $deed }
hellas-event-mortgage-kept-interest = { -hellas-mortgage } kept, interest paid: { $deed }
hellas-event-mortgage-kept-later = { -hellas-mortgage } kept, interest put off: { $deed }
hellas-event-mortgage-cancelled = { -hellas-mortgage } cancelled: { $deed }
hellas-event-rent-opened = { -hellas-rent } to claim: { $amount }, { $deed } (from { $debtor })
hellas-event-rent-claimed = { -hellas-rent } claimed: { $amount }, { $deed } (from { $debtor })
hellas-event-rent-lost = { -hellas-rent } not claimed in time: { $amount }, { $deed } (from { $debtor })
hellas-event-rent-lapsed = { -hellas-rent } lapsed: { $amount }, { $deed } (from { $debtor })
hellas-event-debt-opened = { -hellas-debt } → { $creditor }: { $amount } ({ $reason })
hellas-event-debt-settled = { -hellas-debt } paid → { $creditor }
hellas-event-offered = { -hellas-offer } to { $to }: gives { $gives }, wants { $wants }
hellas-event-countered = { -hellas-counter } to { $to }: gives { $gives }, wants { $wants }
hellas-event-proposed = { -hellas-proposal } to { $to }: { $gives } for { $amount } of the debt
hellas-event-accepted = Accepts the offer of { $maker }
hellas-event-declined = Declines the offer of { $maker }
hellas-event-offer-lapsed = { -hellas-offer } to { $to } lapsed
hellas-event-debt-reduced = { -hellas-debt } → { $creditor }: { $amount } less
hellas-event-bankrupt = { -hellas-bankruptcy }; creditor: { $creditor }
hellas-event-deed-returned = Back to the bank: { $deed }
hellas-event-vote-called = Vote: shall the game end now?
hellas-event-vote-cast-yes = Yes, stop
hellas-event-vote-cast-no = No, play on
hellas-event-vote-lapsed = The vote lapses
hellas-event-bell-rang = The bell rings: time is up
hellas-event-turn-ended = End of turn
hellas-event-game-over-last-player = End of the game, nobody else is left; victory: { $winners }
hellas-event-game-over-vote = End of the game by vote; victory: { $winners }
hellas-event-game-over-rounds = End of the game after the last round; victory: { $winners }
hellas-event-game-over-bell = End of the game, time is up; victory: { $winners }
