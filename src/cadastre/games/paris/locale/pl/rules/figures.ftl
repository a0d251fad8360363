### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-paris = Mieliśmy cztery drukowane instrukcje i kilka recenzji, ale ani planszy, ani płytek. To, co wydrukowano tylko na nich, musieliśmy odtworzyć sami.
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
