### What the game waits for, and the facts that it is about. Amounts of money have their sign.

## At a free moment

# who: the player on turn, said to somebody else.
hellas-phase-other = Czekamy na gracza: { $who }.
hellas-phase-custody = Siedzisz w areszcie, rzut { $attempt } z 3: zapłać { $fine } grzywny lub użyj karty uniewinnienia, potem rzuć normalnie; albo od razu spróbuj wyrzucić dublet.
hellas-phase-custody-last = Siedzisz w areszcie, ostatni rzut: zapłać { $fine } grzywny lub użyj karty uniewinnienia, potem rzuć normalnie; albo rzuć od razu: bez dubletu płacisz grzywnę i idziesz.
hellas-phase-throw = Twoja kolej: rzuć kośćmi.
hellas-phase-again = Dublet: rzuć jeszcze raz.
hellas-phase-may = Drugi dublet: możesz rzucić jeszcze raz (trzeci dublet to areszt) albo zakończyć turę.
hellas-phase-end = Nie masz już rzutu: zakończ turę.
hellas-phase-free = Najpierw możesz budować, zastawiać i handlować.
hellas-phase-claim = Możesz zażądać czynszu, zanim rzuci następny gracz: { $amount }, { $deed } (dłużnik: { $debtor }).
# It is the owner's own turn: the next throw is theirs.
hellas-phase-claim-now = Zażądaj czynszu, zanim rzucisz, inaczej przepadnie: { $amount }, { $deed } (dłużnik: { $debtor }).
hellas-phase-claimed = Dopóki ktoś może zażądać od ciebie czynszu, nie wolno ci budować, spłacać hipotek ani handlować.

## Purchases and auctions; group: a colour, stations or stops, of which own of all are the seat's

hellas-phase-buy = Kup tę nieruchomość ({ $group }: masz { $own } z { $all }) albo oddaj ją na licytację.
hellas-phase-buy-short = Masz { $cash }: sprzedaj budynki lub coś zastaw, żeby kupić ({ $group }: masz { $own } z { $all }), albo oddaj nieruchomość na licytację.
hellas-phase-buy-completes = Z nią masz komplet ({ $group }): czynsze się tam podwajają i możesz budować.
# rival: who has all the others of the group.
hellas-phase-buy-denies = { $rival } potrzebuje tylko tej nieruchomości do kompletu ({ $group }): zastanów się, zanim oddasz ją na licytację.
hellas-phase-bid = Zalicytuj co najmniej { $least } albo spasuj na dobre. Twoja gotówka: { $cash }.
hellas-phase-bid-building = Zalicytuj więcej dla jednego ze swoich miast albo spasuj na dobre. Twoja gotówka: { $cash }.
hellas-fact-sale = Na sprzedaż: { $deed } ({ $group }), { $price }.
hellas-fact-auction = { -hellas-auction }: { $deed } ({ $group }), cena z planszy { $price }.
# lot: a house or a hotel.
hellas-fact-auction-building = { -hellas-auction }: { $lot }.
hellas-fact-no-bid = Nie ma jeszcze żadnej stawki.
hellas-fact-bid = Najwyższa stawka: { $amount }, { $bidder }.
hellas-fact-bid-city = Najwyższa stawka: { $amount }, { $bidder }, miasto: { $deed }.
hellas-fact-bidders = W licytacji: { $bidders }.

## Amounts: from the least to the most that can still be said

hellas-phase-amount-bid = Ile licytujesz? Od { $least } do { $most }.
hellas-phase-amount-giving = Ile pieniędzy dajesz? Od { $least } do { $most }.
hellas-phase-amount-wanting = Ile pieniędzy chcesz? Od { $least } do { $most }.
hellas-phase-amount-price = Za jaką część długu? Od { $least } do { $most }.

## Offers; gives and wants are lists with money

hellas-phase-compose-offer = Twoja oferta → { $asked }: wybierz, co dajesz, potem czego chcesz, na koniec pieniądze albo nic więcej.
hellas-phase-compose-counter = Twoja kontroferta → { $asked }: wybierz, co dajesz, potem czego chcesz, na koniec pieniądze albo nic więcej.
hellas-phase-compose-proposal = Wybierz nieruchomości, które oddasz za część długu ({ $owed }). Wierzyciel: { $asked }.
hellas-fact-so-far = Dotąd dajesz: { $gives }; chcesz: { $wants }.
hellas-fact-so-far-proposal = Dotąd: { $gives }.
hellas-phase-answer-offer = Przyjmij, odrzuć albo złóż jedną kontrofertę.
hellas-phase-answer = Przyjmij albo odrzuć.
hellas-fact-offer = { -hellas-offer }, { $maker } → { $asked }: { $gives }; w zamian: { $wants }.
hellas-fact-counter = { -hellas-counter }, { $maker } → { $asked }: { $gives }; w zamian: { $wants }.
hellas-fact-proposal = { -hellas-proposal }, { $maker } → { $asked }: { $gives } za { $amount } z długu ({ $owed }).
hellas-fact-mortgaged = Zastawione: { $deeds }.

## Debts, mortgages, votes

hellas-fact-debt = { -hellas-debt }: { $debtor } → { $creditor }, { $owed } ({ $reason }).
hellas-phase-debt = Masz { $cash }, a bez pomocy innych zbierzesz { $sum }: sprzedaj budynki, coś zastaw albo handluj.
hellas-phase-debt-short = Bez pomocy innych zbierzesz tylko { $sum }: znajdź kogoś, kto z tobą pohandluje, albo się poddaj.
hellas-phase-debt-short-player = Bez pomocy innych zbierzesz tylko { $sum }: handluj, zaproponuj wierzycielowi nieruchomości za część długu albo się poddaj.
hellas-fact-choice = { $deed }: zastawiona, nowy właściciel: { $owner }.
hellas-phase-choice = Spłać hipotekę teraz za { $lift }; albo zapłać teraz { $interest } odsetek, a później { $value }; albo teraz nic, a później { $later }.
hellas-fact-vote = Głosowanie ({ $caller }): kończymy grę? Wygrywa najbogatszy.
hellas-phase-vote = Zgadzasz się?
hellas-fact-claim = { -hellas-rent } do pobrania: { $owner } ← { $debtor }, { $amount }, { $deed }.
hellas-phase-over = Gra skończona.
