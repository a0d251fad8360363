### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-paris = Mieliśmy cztery drukowane instrukcje i kilka recenzji, ale ani planszy, ani płytek. To, co wydrukowano tylko na nich, musieliśmy odtworzyć sami.
rules-figures-paris-start = Na początku
    .about = Franki, klucze i rezerwa są wydrukowane w instrukcjach.
rules-figures-paris-districts = Dzielnice
    .about = Nazwy są znane. Ich kolejność na planszy jest wywnioskowana.
rules-figures-paris-banks = Banki
    .about = Że sześć banków płaci od 2 do 7 franków, jest wywnioskowane. Który płaci ile, odtworzyliśmy sami.
rules-figures-paris-slots = Pola na budynki
    .about = Wartości są znane, a przy większości także to, czy leży przy nich zasób, czy prestiż. Jaki rodzaj gdzie leży, odtworzyliśmy sami.
rules-figures-paris-buildings = Budynki
    .about = Ile kosztują i co dają, jest znane. Z typów znane są trzy pola (dwa na Montmartrze, jedno w La Villette); pozostałe odtworzyliśmy sami.
rules-figures-paris-prestige = Prestiż za krajobrazy
    .about = Ile można oddać, jest znane.
rules-figures-paris-landmarks = Krajobrazy
    .about = Luwr i Wieża Eiffla są znane w całości, Grand Palais z wartości i kosztu, trzy inne z wartości. Pozostałe wartości są wywnioskowane; inne koszty, nagrody i to, która nazwa ma którą wartość, odtworzyliśmy sami.
rules-figures-paris-vp-tiles = Płytki punktacji
    .about = Znane są 20/10/5 i 16/8/4, i to, że jedna zaczyna się od 18. Pozostałe odtworzyliśmy sami.
rules-figures-paris-bonus = Płytki bonusowe
    .about = Co robi każdy numer, jest zasadą i jest znane. Znane są też liczby z 18, 20, 23, 24, 25, 29 i 30; te z pozostałych płytek liczących budynki są wywnioskowane. Franki i PZ z 1, 5, 7, 12, 13, 14 i 22, drugie płytki i strefy to nasza rekonstrukcja.
rules-figures-paris-end-game = Płytki końca gry
    .about = Że jest ich dwanaście, jest znane. Co na nich jest, odtworzyliśmy sami.
rules-figures-paris-trade = Ceny
    .about = Ceny to nasza rekonstrukcja. Kupno zasobu zawsze kosztuje więcej, niż daje jego sprzedaż.
