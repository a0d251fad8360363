### Dlaczego akcja jest niedozwolona. Nazwy przychodzą gotowe, zawsze w mianowniku; need i have to euro.

## Czyja kolej i co trzeba zrobić
hellas-refusal-game-over = Gra skończona.
hellas-refusal-unknown-action = Nie ma akcji o numerze { $action }.
hellas-refusal-no-such-seat = Nikt tu nie siedzi: { $seat }.
hellas-refusal-you-are-out = To już bankructwo: nie bierzesz udziału w grze.
hellas-refusal-only-the-bell = Sam stół może tylko uderzyć w dzwonek.
hellas-refusal-bell-of-table = Dzwonek nie należy do graczy: dzwoni dla całego stołu, gdy mija czas.
hellas-refusal-no-bell = W tej grze nie ma dzwonka.
hellas-refusal-bell-rung = Dzwonek już był.
hellas-refusal-bell-after-move = Dzwonek zadzwoni po ruchu, który trwa. Teraz gra: { $seat }.
hellas-refusal-not-your-turn = To nie twoja kolej. Teraz gra: { $seat }.
hellas-refusal-no-free-moment = Poczekaj: najpierw trzeba coś rozstrzygnąć. Teraz gra: { $seat }.
hellas-refusal-only-debtor-offers = Dopóki jest dług do spłacenia, oferty może składać tylko dłużnik: { $seat }.
hellas-refusal-buy-first = Najpierw zdecyduj o zakupie: { $deed }. Kup albo oddaj na licytację.
hellas-refusal-bid-first = Najpierw zalicytuj albo spasuj. Na licytacji: { $deed }.
hellas-refusal-building-bid-first = Najpierw zalicytuj albo spasuj: trwa licytacja budynku.
hellas-refusal-amount-first = Najpierw dokończ kwotę.
hellas-refusal-compose-first = Najpierw dokończ swoją ofertę. Adresat: { $seat }.
hellas-refusal-answer-first = Najpierw odpowiedz na ofertę. Składa ją: { $seat }.
hellas-refusal-debt-first = Najpierw spłać dług: musisz zapłacić { $need }{"\u00A0"}€, a masz { $have }{"\u00A0"}€.
hellas-refusal-fine-is-due = Po trzecim rzucie trzeba zapłacić grzywnę; karta uniewinnienia już jej nie zastąpi.
hellas-refusal-choose-first = Najpierw zdecyduj, co z hipoteką: { $deed }.
hellas-refusal-vote-first = Najpierw zagłosuj. Głosowanie zarządza: { $seat }.
hellas-refusal-no-purchase = Teraz nie ma nic do kupienia.
hellas-refusal-no-auction = Teraz nie ma licytacji.
hellas-refusal-no-amount = Teraz nie podajesz kwoty.
hellas-refusal-no-offer = Teraz nie masz oferty do rozpatrzenia.
hellas-refusal-offer-first = Najpierw zacznij ofertę i wybierz, dla kogo.
hellas-refusal-no-debt = Teraz nie masz długu.
hellas-refusal-no-choice = Teraz nie decydujesz o żadnej hipotece.
hellas-refusal-no-vote = Teraz nie ma głosowania.

## Tura
hellas-refusal-no-throw-due = Teraz nie masz rzutu.
hellas-refusal-throw-first = Zanim zakończysz turę, musisz rzucić kośćmi.
hellas-refusal-not-in-custody = Nie siedzisz w areszcie.
hellas-refusal-thrown-already = Rzut w tej turze już był; z aresztu wychodzi się przed rzutem.
hellas-refusal-card-not-held = Brak karty uniewinnienia z tej talii ({ $deck }): { $seat }.
hellas-refusal-cash-short = Za mało gotówki: potrzeba { $need }{"\u00A0"}€, masz { $have }{"\u00A0"}€.
hellas-refusal-rent-by-itself = W tej grze czynsz jest płacony automatycznie; nie trzeba go żądać.
hellas-refusal-no-such-claim = Nie ma takiego czynszu do pobrania.
hellas-refusal-claim-of-other = Tego czynszu ({ $deed }) może zażądać inny gracz: { $seat }.
hellas-refusal-claim-earlier-first = Z dwóch równych czynszów ({ $deed }) najpierw żądasz wcześniejszego: numer { $number }.
hellas-refusal-claim-open = Dopóki ktoś może zażądać od ciebie czynszu, nie wolno ci handlować, budować ani spłacać hipotek.
hellas-refusal-claim-open-there = Od tego gracza można jeszcze zażądać czynszu, więc na razie nie wolno z nim handlować: { $seat }.
hellas-refusal-votes-off = W tej grze nie można głosować nad jej zakończeniem.
hellas-refusal-vote-before-throw = Głosowanie można zarządzić tylko przed pierwszym rzutem w turze.
hellas-refusal-vote-called = Twoje głosowanie w tej rundzie już było.

## Nieruchomości i budynki
hellas-refusal-deed-of-bank = Ta nieruchomość należy jeszcze do banku: { $deed }.
hellas-refusal-deed-of-other = Właścicielem tej nieruchomości ({ $deed }) jest: { $seat }.
hellas-refusal-no-city = Budować można tylko w miastach, nie tutaj: { $deed }.
hellas-refusal-colour-incomplete = Nie masz wszystkich miast tego koloru ({ $group }). Brakuje: { $deed }.
hellas-refusal-colour-mortgaged = Nie można budować, dopóki miasto tego koloru ({ $group }) jest zastawione: { $deed }.
hellas-refusal-colour-built-on = Najpierw sprzedaj budynki tego koloru: tej nieruchomości ({ $deed }) nie można zastawić ani wymienić, dopóki stoją budynki tutaj: { $other }.
hellas-refusal-build-evenly = Buduj równomiernie: następny domek tutaj ({ $deed }) dopiero wtedy, gdy inne miasta tego koloru będą miały tyle samo. Mniej ma: { $other }.
hellas-refusal-hotel-early = Hotel ({ $deed }) wymaga 4 domków w każdym mieście tego koloru. Mniej ma: { $other }.
hellas-refusal-hotel-stands = Tu już stoi hotel, a w mieście może być tylko jeden: { $deed }.
hellas-refusal-no-house-left = Bank nie ma już domków; poczekaj, aż jakieś wrócą.
hellas-refusal-no-hotel-left = Bank nie ma już hoteli; poczekaj, aż jakieś wrócą.
hellas-refusal-no-building = Nie ma tu budynku: { $deed }.
hellas-refusal-sell-evenly = Sprzedawaj równomiernie: najpierw tam, gdzie budynków tego koloru jest więcej ({ $other }), potem tutaj: { $deed }.
hellas-refusal-sell-colour-whole = Hotel zamienia się w 4 domki, a bank ma { $houses }. Sprzedaj naraz wszystkie budynki tego koloru: { $group }.
hellas-refusal-sell-by-level = Bank ma dość domków ({ $houses }), więc budynki tego koloru musisz sprzedawać po jednym: { $group }.
hellas-refusal-no-hotel-in-colour = Nie masz hotelu w tym kolorze, więc jego budynki musisz sprzedawać po jednym: { $group }.
hellas-refusal-built-this-turn = W tej turze budujesz w tym kolorze, więc nie możesz w nim sprzedawać, chyba że musisz zapłacić: { $group }.
hellas-refusal-sold-this-turn = W tej turze sprzedano budynki tego koloru, więc budować można dopiero w następnej: { $group }.
hellas-refusal-already-mortgaged = Ta nieruchomość jest już zastawiona: { $deed }.
hellas-refusal-not-mortgaged = Ta nieruchomość nie jest zastawiona: { $deed }.
hellas-refusal-mortgaged-this-turn = Tę nieruchomość zastawiono w tej turze; hipotekę spłacisz najwcześniej w następnej: { $deed }.
hellas-refusal-lifted-this-turn = Hipotekę spłacono w tej turze; znów zastawisz najwcześniej w następnej, chyba że musisz zapłacić: { $deed }.
hellas-refusal-debt-before-choice = Najpierw dług: to kosztuje { $need }{"\u00A0"}€, a ponad dług masz { $have }{"\u00A0"}€.

## Licytacje i kwoty
hellas-refusal-name-a-city = Trwa licytacja budynku: wskaż swoje miasto, w którym ma stanąć.
hellas-refusal-lot-is-deed = Licytowany jest nie budynek, lecz nieruchomość: { $deed }.
hellas-refusal-takes-a-house = Licytowany jest hotel, a tu następny budynek to domek: { $deed }.
hellas-refusal-takes-a-hotel = Licytowany jest domek, a tu następny budynek to hotel: { $deed }.
hellas-refusal-bid-limit = Stawka nie może przekroczyć { $need }{"\u00A0"}€.
hellas-refusal-amount-low = Kwota musi wynosić co najmniej { $need }{"\u00A0"}€.
hellas-refusal-amount-high = Kwota może wynosić najwyżej { $have }{"\u00A0"}€.

## Handel i dług
hellas-refusal-offer-to-self = Złóż ofertę innemu graczowi.
hellas-refusal-other-out = Tego gracza nie ma już w grze: { $seat }.
hellas-refusal-offers-made = Limit ofert w tej turze wykorzystany: { $count }.
hellas-refusal-nothing-to-trade = Żadna ze stron nie ma nieruchomości ani karty na wymianę. Druga strona: { $seat }.
hellas-refusal-each-side-gives = Każda ze stron musi coś dać. Na razie nic nie daje: { $seat }.
hellas-refusal-their-cash-short = Druga strona ma za mało gotówki ({ $seat }): potrzeba { $need }{"\u00A0"}€, a jest { $have }{"\u00A0"}€.
hellas-refusal-earlier-item = To już za tobą: najpierw to, co dajesz, potem to, czego chcesz, w kolejności pól na planszy: { $item }.
hellas-refusal-counter-made = Kontrofertę można tylko przyjąć albo odrzucić; drugiej nie ma.
hellas-refusal-no-counter-here = Nieruchomości za dług można tylko przyjąć albo odrzucić; kontroferty nie ma.
hellas-refusal-sum-would-fall = Przy długu wymiana nie może zmniejszać tego, co dłużnik jest w stanie zebrać: oddaje { $need }{"\u00A0"}€, a zyskuje najwyżej { $have }{"\u00A0"}€.
hellas-refusal-creditor-is-bank = Masz dług wobec banku, a bank nie przyjmuje nieruchomości za dług.
hellas-refusal-proposals-made = Limit propozycji dla tego długu wykorzystany: { $count }.
hellas-refusal-nothing-to-propose = Nie masz nieruchomości, którą można zaproponować: najpierw trzeba by sprzedać budynki jej koloru.
hellas-refusal-only-deeds = Za dług możesz proponować tylko nieruchomości, nie karty.
hellas-refusal-only-debt-reduced = Za nieruchomości oddane za dług nic nie dostajesz: na koniec podaj, jaką część długu spłacają.
hellas-refusal-can-raise = Nie możesz się poddać: twój dług to { $need }{"\u00A0"}€, a sprzedając budynki i zastawiając, zbierzesz { $have }{"\u00A0"}€.
