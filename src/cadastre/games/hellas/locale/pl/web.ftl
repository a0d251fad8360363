### Hellas in the browser: the board, the desk in its sea, and the panels around it.

## The board

hellas-web-board = Plansza
hellas-web-square = { $name }
hellas-web-square-tax = { $name }: { $amount }
hellas-web-square-free = { $name } ({ $group }), na sprzedaż: { $price }
hellas-web-square-owned = { $name } ({ $group }), właściciel: { $owner }, czynsz { $rent }
hellas-web-square-built = { $name } ({ $group }), właściciel: { $owner }, { $level }, czynsz { $rent }
hellas-web-square-mortgaged = { $name } ({ $group }), właściciel: { $owner }, zastawione, spłata: { $lift }
# square: what it is, with its price or owner.
hellas-web-square-here = { $square }; tutaj: { $players }
# Of a metro stop: what the throw is multiplied by.
hellas-web-times = { $times } ×
hellas-web-times-throw = { $times } × rzut
hellas-web-plus = + { $amount }
# On the way to prison nobody gets the salary.
hellas-web-without = bez { $amount }
hellas-web-custody = areszt
hellas-web-visit = wizyta
hellas-web-pot = na środku
hellas-web-sea-ionian = Morze Jońskie
hellas-web-sea-aegean = Morze Egejskie
hellas-web-sea-crete = Morze Kreteńskie

## Squares that are no deeds

hellas-web-about-start = Kto, idąc do przodu, mija to pole lub na nim staje, dostaje { $salary }.
hellas-web-about-order = Ciągniesz wierzchnią kartę i robisz, co każe.
hellas-web-about-instruction = Ciągniesz wierzchnią kartę z tej talii i robisz, co każe.
hellas-web-about-tax = Kto tu stanie, płaci { $amount }.
hellas-web-about-prison = Wizyta nic nie kosztuje. Z aresztu wychodzi się dzięki dubletowi, grzywnie { $fine } albo karcie uniewinnienia.
hellas-web-about-parking = Tu nic się nie dzieje, chyba że na środku leżą pieniądze: wtedy są twoje.
hellas-web-about-go-to-prison = Prosto do aresztu, bez { $salary }; tura się kończy.
hellas-web-unseen = Karty, których nikt jeszcze nie widział: { $count }
hellas-web-known = Po nich, w tej kolejności
hellas-web-card-away = Odłóż kartę

## Deeds

hellas-web-price = cena
hellas-web-rents = Czynsze
hellas-web-rent-alone = Samo miasto
hellas-web-rent-group = Komplet
# Rent by how many of the group one owner has.
hellas-web-rent-of = { $count } z { $all }
hellas-web-building = Domek lub hotel
hellas-web-lift = Spłata
hellas-web-group-share = { $seat }: { $count } z { $all }
hellas-web-own-of = twoje: { $own } z { $all }
hellas-web-yours = twoje

## Players, bank, dice

hellas-web-worth = majątek { $amount }
hellas-web-houses = { $count ->
    [one] domek
    [few] domki
    [many] domków
   *[other] domku
}
hellas-web-hotels = { $count ->
    [one] hotel
    [few] hotele
    [many] hoteli
   *[other] hotelu
}
hellas-web-custody-throw = { $attempt }/3
hellas-web-acquittals = Karty uniewinnienia: { $count }
hellas-web-deeds-count = Nieruchomości: { $count }
hellas-web-dice = Rzuty do tej pory
hellas-web-dice-about = Ile razy wypadła każda suma; kreski pokazują, czego się spodziewać
hellas-web-throws = rzuty: { $count }
hellas-web-sealed = Losowanie zapieczętowane:
hellas-web-ahead = Pola, na które może zaprowadzić następny rzut
hellas-web-odds = { $odds }/36

## Books: log, ledger, dice; tabs of the phone

hellas-web-books = Dziennik i kasa
hellas-web-tabs = Części stołu
hellas-web-tab-board = Plansza
hellas-web-tab-deeds = Nieruchomości
hellas-web-tab-log = Dziennik
hellas-web-tab-ledger = Kasa
hellas-web-tab-dice = Kości
hellas-web-ledger = Kasa
hellas-web-ledger-start = Pieniądze na start
hellas-web-ledger-cash = Gotówka teraz
hellas-web-ledger-in-salary = Przejście przez Start
hellas-web-ledger-in-rent = Czynsze otrzymane
hellas-web-ledger-in-sale = Sprzedane budynki
hellas-web-ledger-in-mortgage = Hipoteki
hellas-web-ledger-in-pot = Ze środka
hellas-web-ledger-in-estate = Majątki bankrutów
hellas-web-ledger-in-trade = Wymiany, otrzymano
hellas-web-ledger-in-card = Karty, otrzymano
hellas-web-ledger-out-price = Kupione nieruchomości
hellas-web-ledger-out-auction = Licytacje
hellas-web-ledger-out-building = Domki i hotele
hellas-web-ledger-out-lifting = Spłacone hipoteki
hellas-web-ledger-out-interest = Odsetki
hellas-web-ledger-out-rent = Czynsze zapłacone
hellas-web-ledger-out-tax = Podatki
hellas-web-ledger-out-card = Karty, zapłacono
hellas-web-ledger-out-fine = Grzywny
hellas-web-ledger-out-trade = Wymiany, zapłacono
hellas-web-ledger-out-estate = Oddane przy bankructwie

## The desk: tools and what a choice would do

hellas-web-desk = Do rozstrzygnięcia
hellas-web-tools = Możliwe też
hellas-web-tool-build = Buduj
hellas-web-tool-mortgage = Zastaw
hellas-web-tool-trade = Wymiana
# Calls a vote to end the game.
hellas-web-tool-vote = Koniec?
hellas-web-close = Zamknij
hellas-web-done = Gotowe
hellas-web-less = Mniej
hellas-web-more = Więcej
hellas-web-missing = brakuje { $amount }
hellas-web-rent-change = { $deed }: czynsz { $before } → { $after }
hellas-web-from-to = { $before } → { $after }
hellas-web-chance = Co z tego wyniknie, zależy od losu albo od innych.
hellas-web-build-not = { $deed }: teraz nie można budować
hellas-web-sell-not = { $deed }: teraz nie można sprzedać
hellas-web-build-title = Domki i hotele
hellas-web-city = Miasto

## Auctions

hellas-web-buy = Kup za { $price }
hellas-web-auction-it = Oddaj na licytację
hellas-web-auction = { -hellas-auction }: { $lot }
hellas-web-auction-about = co { $step } · pas jest ostateczny
hellas-web-highest = Najwyższa stawka
hellas-web-bid-now = licytuje
hellas-web-bidding = nadal w grze
# Of somebody who has bid before and may bid again.
hellas-web-last-bid = ostatnio { $amount }
hellas-web-passed = pas
hellas-web-not-bidding = nie licytuje
hellas-web-raises = Podbij najwyższą stawkę
hellas-web-bid-amount = Twoja stawka
hellas-web-bid = Licytuj: { $amount }
hellas-web-bid-leaves = Masz { $cash }; przy tej stawce zostanie ci { $left }.
hellas-web-bid-range = Teraz możliwe: od { $least } do { $most }.
# Of a building: how many there are, where the highest bidder would put it, and the least bid for a city.
hellas-web-in-bank = w banku zostało: { $count }
hellas-web-bid-city = miasto: { $deed }
hellas-web-bid-from = od { $amount }
# Of a bankrupt: what is auctioned after this deed.
hellas-web-estate = Majątek bankruta ({ $seat }); potem: { $deeds }.

## Trades

hellas-web-partner = Komu składasz ofertę?
hellas-web-offers-left = pozostałe oferty: { $count }
# seat: whom it is for.
hellas-web-trade-offer = Oferta → { $seat }
hellas-web-trade-counter = Kontroferta → { $seat }
hellas-web-trade-proposal = Nieruchomości za dług → { $seat }
# seat: whose it is.
hellas-web-made-offer = Oferta: { $seat }
hellas-web-made-counter = Kontroferta: { $seat }
hellas-web-made-proposal = { $seat }: nieruchomości za dług
hellas-web-your-offer = Twoja oferta
hellas-web-your-counter = Twoja kontroferta
hellas-web-your-proposal = Twoje nieruchomości za dług
hellas-web-gives = { $seat } daje
hellas-web-forgoes = { $seat } rezygnuje z
hellas-web-you-give = Dajesz
hellas-web-you-get = Dostajesz
hellas-web-you-forgo = Rezygnujesz z
hellas-web-for-part = Za tę część długu
hellas-web-of-debt = z długu { $owed }
hellas-web-add-item = nieruchomość lub karta
hellas-web-add = Dodaj: { $item }
hellas-web-remove = Zabierz: { $item }
hellas-web-money = Pieniądze
hellas-web-by-price = według cen z planszy; karty się nie liczą
hellas-web-effects = Co to zmienia
hellas-web-shift = { $before } → { $after } z { $of }
hellas-web-mortgage-moves = Hipoteka przechodzi razem z nieruchomością: nowy właściciel od razu o niej decyduje.
hellas-web-send = Wyślij ofertę
hellas-web-trade-needs = Każda strona musi coś dać; pieniądze tylko z jednej strony.
hellas-web-proposal-needs = Wskaż nieruchomości i część długu, którą pokrywają.

## Debts

hellas-web-you-owe = Twój dług → { $creditor }: { $amount }
hellas-web-owes = Dług: { $seat } → { $creditor }, { $amount }
hellas-web-you-owe-bank = Masz dług wobec banku: { $amount }
hellas-web-owes-bank = { $seat } ma dług wobec banku: { $amount }
hellas-web-could-raise = łącznie można zebrać: { $amount }
hellas-web-short = Nawet po sprzedaży i zastawieniu wszystkiego zabraknie { $amount }.
hellas-web-give-up-player = Jeśli się poddasz, wszystko, co masz, bierze: { $creditor }.
hellas-web-give-up-bank = Jeśli się poddasz, twoje nieruchomości trafią na licytację wśród pozostałych.

## Mortgages that came with a deed

hellas-web-choice = { $deed }: twoje, razem z hipoteką
hellas-web-in-all = razem { $amount }
# Deeds that are decided about next.
hellas-web-then = Potem: { $deeds }

## Votes: what somebody has said, beside the name

hellas-web-vote-caller = wniosek
hellas-web-vote-yes = za
hellas-web-vote-now = teraz odpowiedź
hellas-web-vote-later = odpowiedź później

## Help

hellas-web-help = Jak działa ten stół
hellas-web-help-desk = Decyzja i możliwe odpowiedzi są na morzu, pośrodku planszy. Wskaż odpowiedź, a zobaczysz, co kosztuje i co daje.
hellas-web-help-squares = Kliknij pole, aby zobaczyć jego akt własności. Co ma ramkę, można wybrać: żeby budować, zastawić lub wymienić.
hellas-web-help-money = Wpisz dowolną kwotę, którą licytujesz, dajesz lub chcesz dostać, albo użyj przycisków obok.
hellas-web-help-trade = Aby się wymienić, wybierz gracza i dotknij lub przeciągnij nieruchomości na obie strony. Nikt tego nie widzi, zanim wyślesz.
hellas-web-help-keys = Strzałki prowadzą po planszy, Enter wybiera, Esc odkłada to, co trzymasz.
