### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Twoja trasa dobiega końca.
hellas-card-d02 = Pilne spotkanie w stolicy.
hellas-card-d03 = Masz miejsce na platformie karnawałowej.
hellas-card-d04 = Twoja walizka została nad jeziorem.
hellas-card-d05 = Statek trąbi: pora na pokład.
hellas-card-d06 = Zepsuło ci się auto.
hellas-card-d07 = Taksówkarze strajkują.
hellas-card-d08 = To nie ten zjazd.
hellas-card-d09 = Budujesz bez pozwolenia.
hellas-card-d10 = Sąd cię uniewinnił.
hellas-card-d11 = Twoja firma dostaje dotację.
hellas-card-d12 = Odnajdujesz zaginionego kota: nagroda.
hellas-card-d13 = Parkujesz w drugim rzędzie.
hellas-card-d14 = Palisz ognisko na plaży.
hellas-card-d15 = Przegrywasz zakład.
hellas-card-d16 = Kontrola przeciwpożarowa.
hellas-card-o01 = Dziś dzień bez samochodu.
hellas-card-o02 = Nie stawiasz się na własną rozprawę.
hellas-card-o03 = Sąd cię uniewinnił.
hellas-card-o04 = Twoja tłocznia daje wyborną oliwę.
hellas-card-o05 = Urząd skarbowy zwraca nadpłatę.
hellas-card-o06 = Na festynie twój towar idzie jak ciepłe bułeczki.
hellas-card-o07 = Sprzedajesz stary rower.
hellas-card-o08 = Znasz odpowiedź w radiowym konkursie.
hellas-card-o09 = Oddajesz butelki do skupu.
hellas-card-o10 = Twój pies musi dostać szczepionkę.
hellas-card-o11 = Łamiesz ząb na sezamku.
hellas-card-o12 = Wysiadł solarny podgrzewacz wody.
hellas-card-o13 = Zapisujesz się na lekcje tańca.
hellas-card-o14 = Masz imieniny!
hellas-card-o15 = Mija termin podatku od nieruchomości.
hellas-card-o16 = Twoje budynki trzeba ocieplić.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Idź naprzód na pole: { $square }.
hellas-effect-move-to-start = Idź naprzód na Start i pobierz { $salary }.
hellas-effect-next-transport = Idź naprzód do najbliższego węzła transportowego; jeśli należy do kogoś innego, zapłać { $times ->
    [1] czynsz
    [2] podwójny czynsz
   *[other] { $times } razy czynsz
}.
hellas-effect-next-metro = Idź naprzód do najbliższej stacji metra; jeśli należy do kogoś innego, zapłać { $times } razy liczbę wyrzuconych oczek.
hellas-effect-move-back = Cofnij się o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}.
hellas-effect-go-to-jail = Idź prosto do aresztu, nie przechodząc przez Start.
hellas-effect-keep-acquittal = Zachowaj tę kartę, aż wyciągnie cię z aresztu albo ją sprzedasz.
hellas-effect-bank-pays = Pobierz { $amount }.
hellas-effect-pay-bank = Zapłać { $amount }.
hellas-effect-pay-each-player = Zapłać po { $amount } każdemu z pozostałych graczy.
hellas-effect-collect-each-player = Pobierz po { $amount } od każdego z pozostałych graczy.
hellas-effect-pay-per-building = Zapłać { $house } za każdy swój domek i { $hotel } za każdy swój hotel.
hellas-effect-pay-per-property = Zapłać { $amount } za każdą swoją nieruchomość.
