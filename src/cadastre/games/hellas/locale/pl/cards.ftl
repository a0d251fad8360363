### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Cała Grecja zwiedzona!
hellas-card-d02 = Minister wzywa. Natychmiast.
hellas-card-d03 = Karnawałowa platforma rusza. Wskakuj!
hellas-card-d04 = Twoja walizka ma jeszcze urlop nad jeziorem.
hellas-card-d05 = Prom buczy: ostatnie wezwanie!
hellas-card-d06 = Auto nie chce zapalić. Znowu.
hellas-card-d07 = Taksówkarze strajkują. Zostaje metro!
hellas-card-d08 = Nawigacja przysięga, że to tędy.
hellas-card-d09 = Pozwolenie na budowę? Na pewno jeszcze przyjdzie.
hellas-card-d10 = Sąd cię uniewinnił.
hellas-card-d11 = Jest dotacja! Wystarczyło wypełnić 80 stron.
hellas-card-d12 = Kota z twojego dachu ktoś szukał. Jest nagroda!
hellas-card-d13 = Tylko na chwilkę! Blokujesz ulicę.
hellas-card-d14 = Ognisko na plaży: romantyczne i zakazane.
hellas-card-d15 = Zakład, że nie będzie padać. Leje.
hellas-card-d16 = Kontrola przeciwpożarowa! Gdzie ta gaśnica?
hellas-card-o01 = Dzień bez samochodu: auto zostaje na parkingu.
hellas-card-o02 = Przesypiasz własną rozprawę.
hellas-card-o03 = Sąd cię uniewinnił.
hellas-card-o04 = Twoja tłocznia daje płynne złoto.
hellas-card-o05 = List z urzędu skarbowego. Wyjątkowo z dobrą wiadomością.
hellas-card-o06 = Twoje pączki w miodzie idą na festynie jak ciepłe bułeczki.
hellas-card-o07 = Twój stary rower znalazł amatora.
hellas-card-o08 = Radiowy konkurs: dodzwaniasz się i znasz odpowiedź!
hellas-card-o09 = Butelki oddane. Aż tyle się ich zebrało?
hellas-card-o10 = Twój pies idzie na szczepienie. Jest przeciw.
hellas-card-o11 = Sezamek chrupnął. Ząb też.
hellas-card-o12 = Słońce świeci, a z solara leci zimna woda.
hellas-card-o13 = Kurs sirtaki: nie ma już odwrotu.
hellas-card-o14 = Masz imieniny i każdy coś przynosi!
hellas-card-o15 = Podatek od nieruchomości. Jak co roku.
hellas-card-o16 = Ale wieje! Twoje budynki trzeba ocieplić.

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
