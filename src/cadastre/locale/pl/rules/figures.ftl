### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = O liczbach, { $game }: Cadastre
rules-figures-heading = O liczbach: { $game }
rules-figures-rules = Zasady: { $game }
rules-figures-another = To liczby, które ktoś przyniósł, a nie nasze zwykłe. Poniżej jest to, co ich plik mówi o sobie.

## In general

rules-figures-paris = Mieliśmy cztery drukowane instrukcje i kilka recenzji, ale ani planszy, ani płytek. To, co wydrukowano tylko na nich, musieliśmy odtworzyć sami.
rules-figures-hellas = Mieliśmy jedną drukowaną instrukcję, po grecku, ale ani planszy, ani aktów własności, ani kart. To, co wydrukowano tylko na nich, musieliśmy odtworzyć sami.
rules-figures-why = Odtworzone liczby pasują do wszystkiego, co wiemy. Wydrukowane mogą być jednak inne.
rules-figures-mend = Masz pudełko z grą? Możesz to poprawić bez dotykania programu: skopiuj plik z liczbami, popraw go i uruchom serwer ze swoją kopią. „cadastre figures { $game }” pokazuje każdą liczbę z jej źródłem.

## Where a figure comes from

rules-figures-known = znane
    .about = Wydrukowane w instrukcji albo podane w podpisanych recenzjach.
rules-figures-inferred = wywnioskowane
    .about = Wynikają ze znanych liczb.
rules-figures-reconstructed = odtworzone
    .about = Nasze: pasują do wszystkiego, co znane, ale druk może być inny.
rules-figures-untold = bez źródła
    .about = Plik nie mówi, skąd pochodzą.

## Paris, part by part

rules-figures-paris-start = Na początku
    .about = Franki, klucze i rezerwa są wydrukowane w instrukcjach.
rules-figures-paris-districts = Dzielnice
    .about = Nazwy są znane. Ich kolejność na planszy jest wywnioskowana.
rules-figures-paris-banks = Banki
    .about = Że sześć banków płaci od 2 do 7 franków, jest wywnioskowane. Który płaci ile, to nasze.
rules-figures-paris-slots = Pola na budynki
    .about = Wartości są znane, a przy większości także to, czy leży przy nich zasób, czy prestiż. Jaki rodzaj gdzie leży, to nasze.
rules-figures-paris-buildings = Budynki
    .about = Ile kosztują i co dają, jest znane. Z typów znane są trzy pola (dwa w Montmartre, jedno w La Villette); pozostałe są nasze.
rules-figures-paris-prestige = Prestiż za krajobrazy
    .about = Ile można oddać, jest znane.
rules-figures-paris-landmarks = Krajobrazy
    .about = Luwr i Wieża Eiffla są znane w całości, z Grand Palais wartość i koszt, z trzech innych wartość. Pozostałe wartości są wywnioskowane; inne koszty, nagrody i to, która nazwa ma którą wartość, są nasze.
rules-figures-paris-vp-tiles = Płytki punktacji
    .about = Znane są 20/10/5 i 16/8/4, i to, że jedna zaczyna się od 18. Pozostałe są nasze.
rules-figures-paris-bonus = Płytki bonusowe
    .about = Co robi każdy numer, jest zasadą i jest znane. Znane są też liczby z 18, 20, 23, 24, 25, 29 i 30; te z pozostałych płytek liczących budynki są wywnioskowane. Franki i PZ z 1, 5, 7, 12, 13, 14 i 22, drugie płytki i strefy są nasze.
rules-figures-paris-end-game = Płytki końca gry
    .about = Że jest ich dwanaście, jest znane. Co na nich jest, to nasze.
rules-figures-paris-trade = Ceny
    .about = Ceny są nasze. Kupno zasobu zawsze kosztuje więcej, niż daje jego sprzedaż.

## Hellas, part by part

rules-figures-hellas-money = Pieniądze
    .about = Pieniądze na początek, za Start i grzywna są wydrukowane w instrukcji.
rules-figures-hellas-bank = Domki i hotele
    .about = Ile ich jest, podano w instrukcji.
rules-figures-hellas-mortgage = Odsetki
    .about = Odsetki i zaokrąglenie podano w instrukcji.
rules-figures-hellas-board = Plansza
    .about = Nazwy pól specjalnych są znane. Że pól jest 40, w tym trzy dla każdej talii, jest wywnioskowane. Kolejność nieruchomości jest nasza.
rules-figures-hellas-cities = Miasta
    .about = Że Patras, Nauplion i Kalamata to kolor czerwony, jest znane, tak jak liczba miast i kolorów. Pozostałe miasta, wszystkie ceny i wszystkie czynsze są nasze. Że hipoteka to połowa ceny, a hotel kosztuje tyle co domek, jest wywnioskowane.
rules-figures-hellas-transport = Węzły transportowe
    .about = Że są cztery, jest znane. Nazwy, ceny i czynsze są nasze.
rules-figures-hellas-metro = Stacje metra
    .about = Przez co mnoży się rzut, podano w instrukcji. Nazwy i ceny są nasze.
rules-figures-hellas-taxes = Podatki
    .about = Obie kwoty są nasze.
rules-figures-hellas-cards = Karty
    .about = Dwie karty uniewinnienia są znane, tak jak liczba kart. Co mówią i robią pozostałe, to nasze.
