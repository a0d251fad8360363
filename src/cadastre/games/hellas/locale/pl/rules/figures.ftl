### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-hellas = Mieliśmy jedną drukowaną instrukcję, po grecku, ale ani planszy, ani aktów własności, ani kart. To, co wydrukowano tylko na nich, musieliśmy odtworzyć sami.
rules-figures-hellas-money = Pieniądze
    .about = Pieniądze na początek, za Start i grzywna są wydrukowane w instrukcji.
rules-figures-hellas-bank = Domki i hotele
    .about = Ile ich jest, podano w instrukcji.
rules-figures-hellas-mortgage = Odsetki
    .about = Odsetki i zaokrąglenie podano w instrukcji.
rules-figures-hellas-board = Plansza
    .about = Nazwy pól specjalnych są znane. Że pól jest 40, w tym trzy dla każdej talii, jest wywnioskowane. Kolejność nieruchomości odtworzyliśmy sami.
rules-figures-hellas-cities = Miasta
    .about = Że Patras, Nauplion i Kalamata to kolor czerwony, jest znane, tak jak liczba miast i kolorów. Pozostałe miasta, wszystkie ceny i wszystkie czynsze odtworzyliśmy sami. Że hipoteka to połowa ceny, a hotel kosztuje tyle co domek, jest wywnioskowane.
rules-figures-hellas-transport = Węzły transportowe
    .about = Że są cztery, jest znane. Nazwy, ceny i czynsze odtworzyliśmy sami.
rules-figures-hellas-metro = Stacje metra
    .about = Przez co mnoży się rzut, podano w instrukcji. Nazwy i ceny odtworzyliśmy sami.
rules-figures-hellas-taxes = Podatki
    .about = Obie kwoty odtworzyliśmy sami.
rules-figures-hellas-cards = Karty
    .about = Dwie karty uniewinnienia są znane, tak jak liczba kart. Co mówią i robią pozostałe, wymyśliliśmy sami.
