### What the game waits for, and the facts that it is about. Amounts of money have their sign.

## At a free moment

# who: the player on turn, said to somebody else.
hellas-phase-other = Am Zug: { $who }.
hellas-phase-custody = Du bist in Gewahrsam, Wurf { $attempt } von 3: Zahle { $fine } Bußgeld oder setz eine Freispruchkarte ein und würfle dann wie sonst, oder versuch es mit einem Pasch.
hellas-phase-custody-last = Du bist in Gewahrsam, letzter Wurf: Zahle { $fine } Bußgeld oder setz eine Freispruchkarte ein und würfle dann wie sonst, oder würfle gleich: Ohne Pasch zahlst du das Bußgeld und ziehst.
hellas-phase-throw = Du bist am Zug: Würfle.
hellas-phase-again = Pasch: Würfle noch einmal.
hellas-phase-may = Zweiter Pasch: Würfle noch einmal, wenn du magst (ein dritter Pasch heißt Gewahrsam), oder beende deinen Zug.
hellas-phase-end = Kein Wurf mehr offen: Beende deinen Zug.
hellas-phase-free = Vorher darfst du bauen, beleihen und handeln.
hellas-phase-claim = Du kannst Miete fordern, bis der nächste Spieler würfelt: { $amount }, { $deed } (Schuldner: { $debtor }).
# It is the owner's own turn: the next throw is theirs.
hellas-phase-claim-now = Fordere die Miete, bevor du würfelst, sonst verfällt sie: { $amount }, { $deed } (Schuldner: { $debtor }).
hellas-phase-claimed = Solange jemand Miete von dir fordern kann, darfst du nicht bauen, handeln oder Hypotheken ablösen.

## Purchases and auctions; group: a colour, stations or stops, of which own of all are the seat's

hellas-phase-buy = Kauf es ({ $group }: { $own } von { $all } gehören dir) oder überlass es einer Auktion.
hellas-phase-buy-short = Du hast { $cash }: Verkaufe Gebäude oder beleihe etwas, um zu kaufen ({ $group }: { $own } von { $all } gehören dir), oder überlass es einer Auktion.
hellas-phase-buy-completes = Damit hast du die ganze Gruppe ({ $group }): Dort verdoppeln sich die Mieten, und du darfst bauen.
# rival: who has all the others of the group.
hellas-phase-buy-denies = { $rival } fehlt nur noch dieses Grundstück zur ganzen Gruppe ({ $group }): Überleg es dir, bevor du es einer Auktion überlässt.
hellas-phase-bid = Biete { $least } oder mehr, oder steig endgültig aus. Dein Bargeld: { $cash }.
hellas-phase-bid-building = Biete mehr für eine deiner Städte, oder steig endgültig aus. Dein Bargeld: { $cash }.
hellas-fact-sale = Zu verkaufen: { $deed } ({ $group }), { $price }.
hellas-fact-auction = { -hellas-auction }: { $deed } ({ $group }), aufgedruckter Preis { $price }.
# lot: a house or a hotel.
hellas-fact-auction-building = { -hellas-auction }: { $lot }.
hellas-fact-no-bid = Noch kein Gebot.
hellas-fact-bid = Höchstes Gebot: { $amount }, { $bidder }.
hellas-fact-bid-city = Höchstes Gebot: { $amount }, { $bidder }, für { $deed }.
hellas-fact-bidders = Es bieten noch: { $bidders }.

## Amounts: from the least to the most that can still be said

hellas-phase-amount-bid = Wie viel bietest du? { $least } bis { $most }.
hellas-phase-amount-giving = Wie viel Geld gibst du? { $least } bis { $most }.
hellas-phase-amount-wanting = Wie viel Geld verlangst du? { $least } bis { $most }.
hellas-phase-amount-price = Für wie viel von den Schulden? { $least } bis { $most }.

## Offers; gives and wants are lists with money

hellas-phase-compose-offer = Dein Angebot → { $asked }: Nenne, was du gibst, dann, was du verlangst, dann Geld oder nichts mehr.
hellas-phase-compose-counter = Dein Gegenangebot → { $asked }: Nenne, was du gibst, dann, was du verlangst, dann Geld oder nichts mehr.
hellas-phase-compose-proposal = Nenne die Grundstücke, die einen Teil deiner Schulden von { $owed } begleichen sollen. Gläubiger: { $asked }.
hellas-fact-so-far = Bisher gibst du: { $gives }; du verlangst: { $wants }.
hellas-fact-so-far-proposal = Bisher: { $gives }.
hellas-phase-answer-offer = Nimm an, lehne ab oder mach ein einziges Gegenangebot.
hellas-phase-answer = Nimm an oder lehne ab.
hellas-fact-offer = { -hellas-offer }: { $maker } → { $asked }, { $gives } gegen { $wants }.
hellas-fact-counter = { -hellas-counter }: { $maker } → { $asked }, { $gives } gegen { $wants }.
hellas-fact-proposal = { -hellas-proposal }: { $maker } → { $asked }, { $gives } für { $amount } von { $owed } Schulden.
hellas-fact-mortgaged = Beliehen: { $deeds }.

## Debts, mortgages, votes

hellas-fact-debt = { -hellas-debt }: { $debtor } → { $creditor }, { $owed } ({ $reason }).
hellas-phase-debt = Du hast { $cash } und könntest allein { $sum } aufbringen: Verkaufe Gebäude, beleihe oder handle.
hellas-phase-debt-short = Allein bringst du nur { $sum } auf: Finde jemanden, der mit dir handelt, oder gib auf.
hellas-phase-debt-short-player = Allein bringst du nur { $sum } auf: Handle, biete deinem Gläubiger Grundstücke für einen Teil der Schulden an, oder gib auf.
hellas-fact-choice = { $deed } ist beliehen und gehört jetzt: { $owner }.
hellas-phase-choice = Löse die Hypothek jetzt für { $lift } ab; oder zahle jetzt { $interest } Zinsen und löse sie später für { $value } ab; oder zahle jetzt nichts und löse sie später für { $later } ab.
hellas-fact-vote = Abstimmung ({ $caller }): jetzt aufhören? Wer am reichsten ist, gewinnt.
hellas-phase-vote = Bist du einverstanden?
hellas-fact-claim = Offene { -hellas-rent }: { $debtor } → { $owner }, { $amount }, { $deed }.
hellas-phase-over = Die Partie ist zu Ende.
