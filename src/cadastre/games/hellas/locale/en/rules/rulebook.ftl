### The rules of Hellas, for players: a message for every rule of docs/rules/hellas.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## H1

rules-h1 = Setting up
rules-h1-1 = Two to eight players each begin with { $start }. The program is the bank, and the bank never runs out of money.
rules-h1-2 = There are two decks of cards: { $orders } Orders and { $instructions } Instructions. Each is shuffled once, at the start. A used card goes to the bottom and the deck is never shuffled again. So cards that have been drawn come back in the same order; only cards not drawn yet are unknown.
rules-h1-3 = All pawns begin on Start. Everybody throws two dice and the highest sum begins; tied players throw again. Seats are numbered in playing order.
rules-h1-4 = The bank holds { $houses } houses and { $hotels } hotels. There are { $deeds } title deeds: { $cities } cities in { $colours } colours, { $stations } transport stations and { $stops } metro stops.
rules-h1-5 = If you bring figures of your own, some things must hold: amounts are multiples of €5, prices and building costs multiples of €10, mortgage values half the price and at least €50. The two dearest deeds together cost no more than the starting money. No card leads to a card square or to Go to Prison, and each deck has a card that is not kept.

## H2

rules-h2 = Your turn
rules-h2-1 = Throw both dice, move forward by their sum and do what the square asks. Several pawns may share a square.
rules-h2-2 =
    If you throw a double, you must throw again once the square is settled.
    After a second double you may throw a third time or end your turn.
    A third double in a row takes you straight into custody, without moving.
    Doubles count within one turn; the double that gets you out of custody does not count, and after a fine or an acquittal card your next throw is the first.
    With the option “Compulsory third throw” you must throw the third time too.
rules-h2-3 = Each time you pass or reach Start moving forward, you get { $salary }, even before the square is settled. You get nothing when you are sent into custody or move backward. “Forward to” a square always means at least one step and at most once around the board.
rules-h2-4 =
    A free moment is when nothing is being settled: no purchase, auction, debt, offer, mortgage choice or vote.
    At a free moment the player whose turn it is may build, sell buildings, mortgage and lift mortgages, and any player may offer a trade (H8.2), claim rent (H4.5) or call a vote (H10.4).
    You may also sell buildings and mortgage while you are in debt (H10.1) or deciding about a purchase (H3.1).
rules-h2-5 = Your turn ends when you end it and no throw is due. It ends at once if you are sent into custody, if your first or second throw in custody fails, or if you are bankrupt. Then it is the turn of the next player who is still in the game.
rules-h2-6 = Within one turn you may not mortgage a deed and lift it again, nor build on a colour and sell from it, unless you need the money for a debt or a purchase.

## H3

rules-h3 = Buying and auctions
rules-h3-1 = If you stop on a property that nobody owns, you may buy it at the printed price. While you decide you may sell buildings and mortgage to find the money. If even that would not be enough, you are not asked.
rules-h3-2 = If you do not buy it, it is auctioned at once among all players, you included, and those in custody too. There is no lowest price. Starting with the player after you, everybody in playing order must either bid more than the last bid or pass for good. Bids are multiples of €5 and never above your cash; if you can’t bid, you pass. The last one left pays the bid and takes the deed. If nobody bids, it stays with the bank.

## H4

rules-h4 = Rent
rules-h4-1 = If you stop on another player’s property, you owe rent. If it is mortgaged, you owe nothing.
rules-h4-2 = In a city the rent is printed on the deed: it depends on houses and hotel. If the city has no building and its owner has all cities of the colour, the rent is doubled, even if other cities of the colour are mortgaged or built on. Below, the rents are those without a building, with one, two, three and four houses, and with a hotel.
rules-h4-3 = At a metro stop the rent is { $metro_one } times your throw if the owner has one stop, and { $metro_two } times if they have both. If a card moved you, the throw before it counts. A mortgaged stop still counts for the number but earns nothing itself.
rules-h4-4 = At a transport station the rent depends on how many stations the owner has: { $transport } for one, two, three or four. A mortgaged station still counts for the number but earns nothing itself.
rules-h4-5 =
    Usually rent is paid automatically. With the option “Rent: must be claimed” the owner has to ask for it, at any free moment until the next player’s first throw; after that it is lost.
    The rent is what it was at the moment of landing, whatever is traded, mortgaged or built later.
    A claimed rent is a debt and is settled at once (H10.1), several in the order in which they were claimed.
    While rent can still be claimed from you, you may not trade, build or lift mortgages.
    Open claims lapse when owner or debtor goes bankrupt, and when a vote ends the game; when rounds or time are up they count as made.
    What cards order needs no claim. Bots always claim.

## H5

rules-h5 = Squares, cards and prison
rules-h5-1 = On an Order or Instruction square you draw the top card, do what it says and put it at the bottom. You keep an acquittal card until you use it or sell it to another player; once used, it goes to the bottom of its deck. If you have both, you say which one you use.
rules-h5-2 = On a tax square you pay the tax to the bank.
rules-h5-3 = If you come to the Prison square by moving, you are only visiting and nothing happens. Nothing happens on the Municipal Car Park either, unless you play with the jackpot (H9.2).
rules-h5-4 = The square Go to Prison, a card or a third double sends you into custody: directly, without salary, and your turn ends.
rules-h5-5 =
    In custody you have three turns.
    At the start of each you may pay { $fine } or use an acquittal card, your own or one that you buy; then you throw and play as usual, doubles included.
    Or you throw for it: a double gets you out and you move, but you do not throw again. Without a double your turn ends.
    After the third failed throw you must pay { $fine } and move by that throw. This fine is a debt, paid before the move; a card can’t replace it, and if it makes you bankrupt you are not moved.
rules-h5-6 = In custody you may still trade, bid and collect rent, and on your own turn build and mortgage.
rules-h5-7 =
    What cards do.
    If a card moves you forward, you get the salary if you pass or reach Start, and the square is settled as after a throw.
    “Next transport station” multiplies the rent as the card says; at the “next metro stop” you pay the card’s multiple of your throw, however many stops the owner has.
    If a card moves you back, the square is settled too, but there is no salary.
    Payments to the bank go to the jackpot if there is one (H9.2).
    “For each property” counts your deeds, mortgaged ones too.
    Payments to or from every player concern those still in the game (H10.3).

## H6

rules-h6 = Building
rules-h6-1 = You can build only on your own turn, and only if you have all cities of a colour and none of them is mortgaged. Each house costs what the deed says, and you may build as many as you can pay. Build evenly: within a colour no city is ever more than one level ahead of another, also when you sell. A city has at most four houses.
    .example = You own three cities of a colour. No city gets a second house before each of them has one.
rules-h6-2 = When every city of the colour has four houses or a hotel, you may build a hotel: give four houses back and pay the price of the hotel. A city has only one.
rules-h6-3 =
    If houses or hotels run out, you wait until some come back.
    Buildings are asked for one by one. If the bank has fewer than there are players who could build one right now, your request is a binding bid at the printed cost. The others who could build may bid higher in playing order, as in H3.2, each naming the city where it would stand and bidding at least the cost printed there.
    The winner pays the bank and builds at once, even out of turn.
rules-h6-4 = You can sell buildings only to the bank, for half the printed cost, one level at a time, from a city that is highest in its colour. A hotel becomes four houses. If the bank has fewer than four houses left, a colour with a hotel can only be emptied: all its houses and hotels are sold at once, each at half. For a hotel you get half its cost and half the cost of four houses.

## H7

rules-h7 = Mortgages
rules-h7-1 = You can mortgage any of your properties to the bank and get its mortgage value. A city can be mortgaged only when no building stands in its whole colour.
rules-h7-2 = To lift a mortgage you pay the mortgage value and { $interest }% interest, the sum rounded down to a multiple of { $round }.
    .example = At 10%, a mortgage of €260 costs €285 to lift.
rules-h7-3 =
    You may sell a mortgaged property to another player, but not to the bank. The new owner chooses at once.
    Lift the mortgage now, for value plus interest.
    Or pay the interest now, and later only the value.
    Or pay nothing now, and later the value plus twice the interest.
    At the next sale the new owner has the same choice again. Several deeds are decided in board order. If you can’t pay for the first two, you take the third; if you are in debt, only what you have beyond the debt counts.
    With the option “Second interest” whoever paid only the interest pays it once more when lifting.
    .example = For a mortgage of €260 at 10%: €285 now; or €25 now and €260 later; or nothing now and €310 later.

## H8

rules-h8 = Trading
rules-h8-1 = Two players may exchange whatever they agree on: money, deeds of colours without buildings, and acquittal cards. Only what they have now counts: no promises and no loans. Each side gives something; money, in multiples of €5, comes from one side only.
rules-h8-2 = At a free moment any player may make an offer to any other. During a debt only the debtor may. The game waits for the answer: accept, decline, or one counter-offer, which is then accepted or declined. You may make at most three offers in one turn, whoever’s turn it is; counter-offers do not count.

## H9

rules-h9 = Options
rules-h9-1 =
    “Short game”: two deeds are dealt to each player, who pays their prices. The game ends after a number of rounds or when the bell rings, and the richest wins (H10.4).
    With rounds, the last turn of the last round is finished, extra throws included.
    When the bell rings, the throw in progress is finished with everything it causes, and so is a building auction. There is no further throw for a double and nothing new begins; an open vote lapses, and so does an open offer unless it is about a debt.
rules-h9-2 = “Car-park jackpot”: what players pay to the bank for cards and taxes lies in the middle of the board. Whoever stops on the Municipal Car Park takes all of it. Fines for leaving custody, purchases and interest do not go there, nor does the estate of a bankrupt.
rules-h9-3 = “Round limit”: the game ends after a set number of rounds, as in H9.1 but without dealt deeds. “Vote to end”: players may call a vote to stop (H10.4); this is on unless you switch it off.

## H10

rules-h10 = Debt and the end
rules-h10-1 =
    If you owe more than your cash, you are in debt and the game waits for you.
    You may sell buildings, mortgage, and offer trades that do not lower what you could raise.
    If your creditor is a player, you may also propose deeds for a part of the debt, at most three times, at any price; the creditor accepts or declines.
    As soon as you have enough cash, the debt is paid. Only rents, taxes, cards and the fine after the third throw in custody make debts.
rules-h10-2 =
    If you can’t raise the debt by yourself, you may still try to trade, or give up. If you can raise it, you can’t give up. Giving up is bankruptcy.
    If a player is the creditor, your buildings are sold to the bank at half, and your money, deeds and cards go to the creditor; mortgages stay, and H7.3 applies.
    If the bank is the creditor, it takes your cash and buildings, your cards go to the bottom of their decks, mortgages are cancelled, and your deeds are auctioned one by one among the others. What nobody buys stays with the bank.
rules-h10-3 = If a card makes you pay several players, you pay them one after another in playing order. The first one you can’t pay takes your estate. If a card makes all others pay you, they pay in playing order; whoever can’t pay goes bankrupt to you.
rules-h10-4 =
    The last player left wins.
    If all agree to stop, or rounds or time are up, the richest wins: cash, plus the printed prices of deeds (mortgaged ones at half), plus houses at their cost, plus hotels as five houses.
    A tie goes to more cash, then to more deeds; otherwise the victory is shared. Acquittal cards and the jackpot count for nothing.
    Bankrupt players rank last; among them, whoever went out last ranks highest.
    Before the first throw of a turn any player may call a vote to stop, once per round; the others answer in playing order, and a single No ends it.
rules-h10-6 = When somebody goes bankrupt, everything still open for them lapses: claims, the rest of a card’s payments, a throw not yet moved, a further throw. Then the turn goes on, or the next one begins. When only one player is left, the game is over at once.

## H11

rules-h11 = Examples
    .about = These examples use the figures of our usual edition.
rules-h11-1 = To lift a mortgage of €260 you pay €285.
rules-h11-2 = You own Patras, Nafplio and Kalamata. Patras gets no second house before each of the three has one, and Nafplio no third while the others have only one.
rules-h11-3 = One city of a colour is mortgaged. The other cities of the colour, as long as nothing is built there, still cost double rent; but no house may be built.
rules-h11-4 = Three doubles in a row: custody, and no salary. Out of custody by a double: no further throw.
rules-h11-5 = You have €735 in cash; Xanthi with a hotel and Alexandroupoli with four houses; Arta and Preveza with one house each, and Ioannina; and Rhodes, mortgaged. Your wealth is 735 + 240 + 640 + 320 + 500 + 400 + 200 = €3,035: cash, the two brown deeds, the three light blue deeds, Rhodes at half, Xanthi’s hotel as five houses, Alexandroupoli’s four houses, and the two houses in Arta and Preveza.
rules-h11-6 = You have hotels in both brown cities, and the bank has no house left. The hotel in Xanthi can’t be sold alone; the whole colour is sold for €500.
rules-h11-7 = One house is left, and three players could build: on brown, on dark blue and on orange. The first asks for it at €100; the owner of dark blue may bid from €400.
rules-h11-8 = You have €70 and draw a card: €50 to every other player. In a game of three, the next player gets €50. The one after that can’t be paid in full, gets your last €20, and you are bankrupt.
rules-h11-9 = It is your name day: everybody gives you €20. The next player has only €10. That is their debt, in the middle of your turn.
rules-h11-10 = Your third throw in custody fails. You have €40, an acquittal card and nothing else. The card no longer helps: you are bankrupt to the bank and do not move.
rules-h11-11 = You owe a rent of €4,400 and have €500. Your creditor takes a mortgaged deed for €400 and a free one for €3,500, and you pay the remaining €500 in cash.
rules-h11-12 = You have €0 and throw 9 from square 35, past Start onto the income tax: first you get the salary of €500, then you pay €500. You are never in debt.

## H12

rules-h12 = What comes first
    .about = The latest event is settled first. A throw leads to a move (after a third failed throw in custody: first the fine), then salary, then the square, then a card, its move and its square. If that makes a debt, money is raised first, by trades if need be, with the choices for mortgaged deeds that they bring. Then the game goes back, step by step. Bids, prices and interest never exceed your cash, so nobody goes bankrupt in an auction or a trade. Only the player whose turn it is can owe the bank; others can only owe players.
