### The rules of Hellas, for players: a message for every rule of docs/rules/hellas.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## H1

rules-h1 = Przed grą
rules-h1-1 = Gra od dwóch do ośmiu osób; każda zaczyna z kwotą { $start }. Bankiem jest program i pieniędzy nigdy mu nie brakuje.
rules-h1-2 = Są dwie talie kart: Nakazy ({ $orders }) i Polecenia ({ $instructions }). Każdą tasuje się raz, na początku. Użyta karta trafia na spód, a talii nigdy nie tasuje się ponownie. Karty już dobrane wracają więc w tej samej kolejności; nieznane są tylko te, których jeszcze nie dobrano.
rules-h1-3 = Wszystkie pionki stoją na Starcie. Każdy rzuca dwiema kośćmi i zaczyna ten, kto wyrzuci najwięcej; przy remisie rzuca się jeszcze raz. Miejsca są ponumerowane w kolejności gry.
rules-h1-4 = Bank ma domki ({ $houses }) i hotele ({ $hotels }). Nieruchomości jest { $deeds }: miasta ({ $cities }, liczba kolorów: { $colours }), węzły transportowe ({ $stations }) i stacje metra ({ $stops }).
rules-h1-5 = Własne liczby muszą spełniać kilka warunków: kwoty to wielokrotności 5{"\u00A0"}€, ceny i koszty budowy wielokrotności 10{"\u00A0"}€, hipoteka to połowa ceny i co najmniej 50{"\u00A0"}€. Dwie najdroższe nieruchomości razem nie kosztują więcej niż pieniądze na start. Żadna karta nie prowadzi na pole kart ani na „Idź do więzienia”, a w każdej talii jest karta, której się nie zatrzymuje.

## H2

rules-h2 = Twoja tura
rules-h2-1 = Rzuć obiema kośćmi, idź do przodu o ich sumę i zrób, co każe pole. Na jednym polu może stać kilka pionków.
rules-h2-2 =
    Po dublecie rzucasz jeszcze raz, gdy pole jest już rozliczone, i jest to obowiązek.
    Po drugim dublecie możesz rzucić trzeci raz albo zakończyć turę.
    Trzeci dublet z rzędu to od razu areszt, bez ruchu.
    Dublety liczą się w obrębie tury; dublet, który wyciąga z aresztu, się nie liczy, a po grzywnie lub karcie uniewinnienia następny rzut jest pierwszy.
    Z opcją „Trzeci rzut obowiązkowy” trzeci raz też musisz rzucić.
rules-h2-3 = Za każdym razem, gdy, idąc do przodu, mijasz Start lub na nim stajesz, dostajesz { $salary }, jeszcze zanim rozliczysz pole. Nie dostajesz nic, gdy trafiasz do aresztu albo się cofasz. „Do przodu na” jakieś pole znaczy zawsze co najmniej jeden krok i najwyżej jedno okrążenie planszy.
rules-h2-4 =
    Wolna chwila jest wtedy, gdy nic nie czeka na rozstrzygnięcie: zakup, licytacja, dług, oferta, wybór w sprawie hipoteki ani głosowanie.
    Gracz, którego trwa tura, może wtedy budować, sprzedawać budynki, zastawiać i spłacać hipoteki, a każdy może złożyć ofertę (H8.2), zażądać czynszu (H4.5) albo zarządzić głosowanie (H10.4).
    Poza tym możesz sprzedawać budynki i zastawiać, gdy masz dług (H10.1) albo decydujesz o zakupie (H3.1).
rules-h2-5 = Tura kończy się, gdy ją zakończysz i nie masz już obowiązkowego rzutu. Kończy się od razu, gdy trafiasz do aresztu, gdy nie uda się tam twój pierwszy lub drugi rzut albo gdy bankrutujesz. Następny jest kolejny gracz, który wciąż jest w grze.
rules-h2-6 = W tej samej turze nie wolno zarówno zastawić nieruchomości, jak i spłacić jej hipoteki ani zarówno budować, jak i sprzedawać budynków w jednym kolorze, chyba że pieniądze są potrzebne na dług lub zakup.

## H3

rules-h3 = Zakup i licytacja
rules-h3-1 = Gdy staniesz na nieruchomości, która do nikogo nie należy, możesz ją kupić za wydrukowaną cenę. Zanim zdecydujesz, możesz sprzedać budynki i coś zastawić, żeby zebrać pieniądze. Jeśli nawet tak nie dałoby się ich zebrać, gra o nic nie pyta.
rules-h3-2 = Jeśli nie kupisz, nieruchomość idzie od razu na licytację wśród wszystkich, także ciebie i siedzących w areszcie. Ceny wywoławczej nie ma. Zaczynając od gracza po tobie, każdy po kolei przebija ostatnią stawkę albo pasuje na dobre. Stawki to wielokrotności 5{"\u00A0"}€ i nigdy nie przekraczają gotówki; kto nie może przebić, pasuje. Kto zostanie ostatni, płaci i dostaje nieruchomość. Jeśli nikt nie licytuje, zostaje ona w banku.

## H4

rules-h4 = Czynsz
rules-h4-1 = Gdy staniesz na cudzej nieruchomości, musisz zapłacić czynsz. Jeśli jest zastawiona, nie płacisz nic.
rules-h4-2 = W mieście czynsz jest wydrukowany na akcie własności i zależy od domków i hotelu. Jeśli w mieście nic nie stoi, a właściciel ma wszystkie miasta tego koloru, czynsz jest podwójny, nawet gdy inne miasta koloru są zastawione lub zabudowane. Poniżej podano czynsze bez budynków, z jednym, dwoma, trzema i czterema domkami oraz z hotelem.
rules-h4-3 = Na stacji metra czynsz to twój rzut razy { $metro_one }, gdy właściciel ma jedną stację, i razy { $metro_two }, gdy ma obie. Jeśli przysłała cię karta, liczy się rzut przed nią. Zastawiona stacja wlicza się do liczby stacji, ale sama nic nie przynosi.
rules-h4-4 = W węźle transportowym czynsz zależy od tego, ile węzłów ma właściciel: { $transport } za jeden, dwa, trzy lub cztery. Zastawiony węzeł wlicza się do liczby, ale sam nic nie przynosi.
rules-h4-5 =
    Zwykle czynsz jest płacony automatycznie. Z opcją „Czynsz: na żądanie” właściciel musi się o niego upomnieć, w dowolnej wolnej chwili aż do pierwszego rzutu następnego gracza; potem czynsz przepada.
    Obowiązuje kwota z chwili, gdy pionek stanął na polu, cokolwiek później sprzedano, zastawiono lub zbudowano.
    Zażądany czynsz jest długiem i rozlicza się go od razu (H10.1), kilka w kolejności żądań.
    Dopóki ktoś może zażądać od ciebie czynszu, nie wolno ci handlować, budować ani spłacać hipotek.
    Czynsze przepadają, gdy właściciel lub dłużnik zbankrutuje i gdy grę kończy głosowanie; gdy kończą się rundy lub czas, uznaje się je za zażądane.
    O to, co nakazują karty, nie trzeba się upominać. Boty upominają się zawsze.

## H5

rules-h5 = Pola, karty i więzienie
rules-h5-1 = Na polu Nakazu lub Polecenia bierzesz wierzchnią kartę, robisz, co mówi, i kładziesz ją na spód. Kartę uniewinnienia zatrzymujesz, aż jej użyjesz albo sprzedasz innemu graczowi; po użyciu trafia na spód swojej talii. Jeśli masz obie, mówisz, której używasz.
rules-h5-2 = Na polu podatku płacisz podatek do banku.
rules-h5-3 = Gdy na Więzienie trafisz zwykłym ruchem, jesteś tylko w odwiedzinach i nic się nie dzieje. Na Parkingu miejskim też nic się nie dzieje, chyba że gracie z pulą (H9.2).
rules-h5-4 = Do aresztu trafiasz przez pole „Idź do więzienia”, przez kartę albo przez trzeci dublet: od razu, bez pieniędzy za Start, i tura się kończy.
rules-h5-5 =
    W areszcie masz trzy tury.
    Na początku każdej możesz zapłacić { $fine } albo użyć karty uniewinnienia, własnej lub kupionej; potem rzucasz i grasz jak zwykle, z dubletami włącznie.
    Albo rzucasz o wolność: dublet cię wypuszcza i idziesz, ale nie rzucasz ponownie. Bez dubletu tura się kończy.
    Po trzecim nieudanym rzucie musisz zapłacić { $fine } i iść o ten rzut. Ta grzywna jest długiem, płaconym przed ruchem; karta jej nie zastąpi, a kto przez nią zbankrutuje, już nie idzie.
rules-h5-6 = W areszcie możesz handlować, licytować i pobierać czynsz, a w swojej turze budować i zastawiać.
rules-h5-7 =
    Co robią karty.
    Gdy karta każe iść do przodu, dostajesz pieniądze za Start, jeśli go mijasz lub na nim stajesz, a pole rozlicza się jak po rzucie.
    „Następny węzeł transportowy” mnoży czynsz tak, jak mówi karta; na „następnej stacji metra” płacisz swój rzut razy liczba z karty, ilekolwiek stacji ma właściciel.
    Gdy karta każe się cofnąć, pole też się rozlicza, ale bez pieniędzy za Start.
    Wpłaty do banku trafiają do puli, jeśli z nią gracie (H9.2).
    „Za każdą nieruchomość” obejmuje wszystkie twoje, także zastawione.
    Wpłaty dla wszystkich lub od wszystkich dotyczą tych, którzy są jeszcze w grze (H10.3).

## H6

rules-h6 = Budowanie
rules-h6-1 = Budujesz w swojej turze, i tylko gdy masz wszystkie miasta koloru i żadne nie jest zastawione. Domek kosztuje tyle, ile podano na akcie własności, i możesz budować, na ile cię stać. Buduj równomiernie: w jednym kolorze żadne miasto nie wyprzedza innego o więcej niż jeden poziom, także przy sprzedaży. Miasto ma najwyżej cztery domki.
    .example = Masz trzy miasta jednego koloru. Żadne nie dostaje drugiego domku, zanim wszystkie nie będą miały po jednym.
rules-h6-2 = Gdy każde miasto koloru ma cztery domki lub hotel, możesz zbudować hotel: oddajesz cztery domki i płacisz cenę hotelu. W mieście może być tylko jeden.
rules-h6-3 =
    Gdy domki lub hotele się skończą, czekasz, aż jakieś wrócą.
    O budynki prosi się po jednym. Jeśli bank ma ich mniej, niż jest graczy, którzy mogliby teraz budować, twoja prośba jest wiążącą stawką po wydrukowanym koszcie. Inni, którzy mogliby budować, mogą po kolei przebijać jak w H3.2; każdy wskazuje miasto, w którym budynek stanie, i daje co najmniej koszt wydrukowany dla tego miasta.
    Zwycięzca płaci bankowi i buduje od razu, nawet poza swoją turą.
rules-h6-4 = Budynki sprzedajesz tylko bankowi, za połowę wydrukowanego kosztu, po jednym poziomie, z miasta najwyżej zabudowanego w swoim kolorze. Hotel zamienia się w cztery domki. Jeśli bank ma ich mniej niż cztery, kolor z hotelem można tylko opróżnić: wszystkie jego domki i hotele sprzedaje się naraz, każdy za połowę. Za hotel dostajesz połowę jego kosztu i połowę kosztu czterech domków.

## H7

rules-h7 = Hipoteki
rules-h7-1 = Każdą swoją nieruchomość możesz zastawić w banku i dostajesz wartość hipoteki. Miasto wolno zastawić tylko wtedy, gdy w całym jego kolorze nie ma budynków.
rules-h7-2 = Żeby spłacić hipotekę, płacisz jej wartość i { $interest }% odsetek, a sumę zaokrągla się w dół do wielokrotności { $round }.
    .example = Przy 10% spłata hipoteki 260{"\u00A0"}€ kosztuje 285{"\u00A0"}€.
rules-h7-3 =
    Zastawioną nieruchomość możesz sprzedać innemu graczowi, ale nie bankowi. Nowy właściciel wybiera od razu.
    Spłaca hipotekę teraz: wartość i odsetki.
    Albo płaci teraz odsetki, a później samą wartość.
    Albo teraz nie płaci nic, a później wartość z podwójnymi odsetkami.
    Przy następnej sprzedaży nowy właściciel ma znów ten sam wybór. O kilku nieruchomościach decyduje się w kolejności na planszy. Kogo nie stać na dwie pierwsze możliwości, wybiera trzecią; przy długu liczy się tylko to, co go przekracza.
    Z opcją „Podwójne odsetki” kto zapłacił tylko odsetki, płaci je jeszcze raz przy spłacie.
    .example = Hipoteka 260{"\u00A0"}€ przy 10%: 285{"\u00A0"}€ teraz; albo 25{"\u00A0"}€ teraz i 260{"\u00A0"}€ później; albo teraz nic i 310{"\u00A0"}€ później.

## H8

rules-h8 = Handel
rules-h8-1 = Dwoje graczy może się wymienić tym, na co się zgodzą: pieniądze, nieruchomości z kolorów bez budynków i karty uniewinnienia. Liczy się tylko to, co mają teraz: żadnych obietnic ani pożyczek. Każda strona coś daje; pieniądze, w wielokrotnościach 5{"\u00A0"}€, daje tylko jedna.
rules-h8-2 = W wolnej chwili każdy może złożyć ofertę każdemu. Gdy jest dług, może to robić tylko dłużnik. Gra czeka na odpowiedź: zgoda, odmowa albo jedna kontroferta, którą się potem przyjmuje lub odrzuca. W jednej turze, czyjakolwiek jest, możesz złożyć najwyżej trzy oferty; kontroferty się nie liczą.

## H9

rules-h9 = Opcje
rules-h9-1 =
    „Krótka gra”: każdy dostaje dwie nieruchomości i płaci za nie. Gra kończy się po ustalonej liczbie rund albo na dzwonek i wygrywa najbogatszy (H10.4).
    W grze na rundy ostatnia tura ostatniej rundy toczy się do końca, z dodatkowymi rzutami.
    Gdy zadzwoni dzwonek, dokańcza się trwający rzut ze wszystkim, co powoduje, a także licytację budynku. Za dublet już się nie rzuca i nic nowego się nie zaczyna; otwarte głosowanie przepada, otwarta oferta też, chyba że dotyczy długu.
rules-h9-2 = „Pieniądze na parkingu”: co gracze płacą do banku przez karty i podatki, leży na środku planszy. Kto stanie na Parkingu miejskim, zgarnia wszystko. Nie trafiają tam grzywny za wyjście z aresztu, zapłaty za zakupy, odsetki ani majątek bankruta.
rules-h9-3 = „Limit rund”: gra kończy się po tylu rundach, jak w H9.1, ale bez rozdanych nieruchomości. „Głosowanie nad zakończeniem”: gracze mogą zarządzić głosowanie nad końcem gry (H10.4); obowiązuje, jeśli go nie wyłączycie.

## H10

rules-h10 = Dług i koniec gry
rules-h10-1 =
    Jeśli masz zapłacić więcej, niż masz gotówki, masz dług i gra czeka na ciebie.
    Możesz sprzedawać budynki, zastawiać i składać oferty, które nie zmniejszają tego, co możesz zebrać.
    Jeśli wierzycielem jest gracz, możesz najwyżej trzy razy zaproponować mu nieruchomości za część długu, za dowolną cenę; on przyjmuje albo odmawia.
    Gdy tylko gotówki wystarcza, dług jest zapłacony. Długi powstają tylko z czynszów, podatków, kart i grzywny po trzecim rzucie w areszcie.
rules-h10-2 =
    Jeśli bez pomocy nie zbierzesz pieniędzy, możesz jeszcze handlować albo się poddać. Jeśli możesz je zebrać, poddać się nie wolno. Poddanie się to bankructwo.
    Gdy wierzycielem jest gracz, twoje budynki sprzedaje się bankowi za połowę, a pieniądze, nieruchomości i karty trafiają do niego; hipoteki zostają i obowiązuje H7.3.
    Gdy wierzycielem jest bank, bierze gotówkę i budynki, karty trafiają na spód talii, hipoteki zostają umorzone, a nieruchomości idą po jednej na licytację wśród pozostałych. Czego nikt nie kupi, zostaje w banku.
rules-h10-3 = Gdy karta każe ci zapłacić kilku graczom, płacisz im po kolei. Pierwszy, któremu nie możesz zapłacić, przejmuje twój majątek. Gdy karta każe wszystkim zapłacić tobie, płacą po kolei; kto nie może, bankrutuje na twoją rzecz.
rules-h10-4 =
    Wygrywa, kto zostanie ostatni.
    Jeśli wszyscy zgodzą się skończyć albo minęły rundy lub czas, wygrywa najbogatszy: gotówka, wydrukowane ceny nieruchomości (zastawione za połowę), domki po ich koszcie i hotele jako pięć domków.
    Przy remisie decyduje więcej gotówki, potem więcej nieruchomości; inaczej zwycięstwo jest wspólne. Karty uniewinnienia i pula się nie liczą.
    Bankruci są dalej, wśród nich pierwszy ten, kto odpadł ostatni.
    Przed pierwszym rzutem w turze każdy może zarządzić głosowanie, raz na rundę; inni odpowiadają po kolei i jedno „nie” wystarczy, by grać dalej.
rules-h10-6 = Gdy ktoś bankrutuje, przepada wszystko, co go jeszcze dotyczyło: żądania czynszu, reszta wpłat z karty, niewykonany ruch po rzucie, kolejny rzut. Potem tura toczy się dalej albo zaczyna się następna. Gdy zostaje jeden gracz, gra kończy się od razu.

## H11

rules-h11 = Przykłady
    .about = W przykładach są liczby z naszego zwykłego wydania.
rules-h11-1 = Żeby spłacić hipotekę 260{"\u00A0"}€, płacisz 285{"\u00A0"}€.
rules-h11-2 = Masz Patras, Nauplion i Kalamatę. Patras nie dostanie drugiego domku, zanim wszystkie trzy nie będą miały po jednym, a Nauplion trzeciego, dopóki inne mają tylko po jednym.
rules-h11-3 = Jedno miasto koloru jest zastawione. W pozostałych, dopóki nic tam nie stoi, czynsz i tak jest podwójny; budować jednak nie wolno.
rules-h11-4 = Trzy dublety z rzędu: areszt, bez pieniędzy za Start. Wyjście z aresztu dubletem: bez kolejnego rzutu.
rules-h11-5 = Masz 735{"\u00A0"}€ gotówki; Ksanti z hotelem i Aleksandropolis z czterema domkami; Artę i Prewezę z jednym domkiem każda oraz Janinę; i zastawiony Rodos. Twój majątek to 735 + 240 + 640 + 320 + 500 + 400 + 200 = 3035{"\u00A0"}€: gotówka, dwie brązowe nieruchomości, trzy błękitne, Rodos za połowę, hotel w Ksanti jako pięć domków, cztery domki w Aleksandropolis oraz dwa domki w Arcie i Prewezie.
rules-h11-6 = Masz hotele w obu brązowych miastach, a bank nie ma już domków. Hotelu w Ksanti nie można sprzedać osobno; cały kolor sprzedaje się za 500{"\u00A0"}€.
rules-h11-7 = Został jeden domek, a budować mogłoby troje: w kolorze brązowym, granatowym i pomarańczowym. Pierwszy prosi o niego za 100{"\u00A0"}€; właściciel granatowego może licytować od 400{"\u00A0"}€.
rules-h11-8 = Masz 70{"\u00A0"}€ i bierzesz kartę: 50{"\u00A0"}€ dla każdego innego gracza. W grze na trzy osoby następny dostaje 50{"\u00A0"}€. Kolejnemu nie możesz zapłacić w całości: dostaje twoje ostatnie 20{"\u00A0"}€, a ty bankrutujesz.
rules-h11-9 = Masz imieniny: każdy daje ci 20{"\u00A0"}€. Następny gracz ma tylko 10{"\u00A0"}€. To jego dług, w środku twojej tury.
rules-h11-10 = Twój trzeci rzut w areszcie się nie udał. Masz 40{"\u00A0"}€, kartę uniewinnienia i nic więcej. Karta już nie pomoże: bankrutujesz na rzecz banku i nie idziesz.
rules-h11-11 = Masz zapłacić 4400{"\u00A0"}€ czynszu, a masz 500{"\u00A0"}€. Wierzyciel bierze zastawioną nieruchomość za 400{"\u00A0"}€ i wolną od hipoteki za 3500{"\u00A0"}€, a pozostałe 500{"\u00A0"}€ płacisz gotówką.
rules-h11-12 = Masz 0{"\u00A0"}€ i z pola 35 wyrzucasz 9, przez Start na podatek dochodowy: najpierw dostajesz 500{"\u00A0"}€ za Start, potem płacisz 500{"\u00A0"}€. Długu nie ma.

## H12

rules-h12 = Co jest najpierw
    .about = Co zdarzyło się na końcu, rozlicza się najpierw. Rzut prowadzi do ruchu (po trzecim nieudanym rzucie w areszcie: najpierw grzywna), potem są pieniądze za Start, potem pole, potem karta, jej ruch i jego pole. Jeśli powstaje dług, najpierw zbiera się pieniądze, w razie potrzeby handlem i wyborami w sprawie hipotek, które z niego wynikają. Potem gra cofa się krok po kroku. Stawki, ceny i odsetki nigdy nie przekraczają gotówki, więc nikt nie bankrutuje na licytacji ani w handlu. Bankowi może być dłużny tylko gracz, którego trwa tura; inni są dłużni tylko graczom.
