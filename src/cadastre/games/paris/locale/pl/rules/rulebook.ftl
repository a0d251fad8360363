### The rules of Paris, for players: a message for every rule of docs/rules/paris.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## P1

rules-p1 = Elementy gry i przygotowanie
rules-p1-1 = Plansza pokazuje sześć dzielnic: { $districts }. Każda ma sześć pól na budynki o wartościach { $values }, jeden bank, jedno miejsce na płytkę punktacji i przestrzeń na dowolnie wiele krajobrazów. Pośrodku planszy stoi Łuk Triumfalny.
rules-p1-2 = Budynków jest 36, po jednym na każdą dzielnicę i wartość. Każdy ma też typ: kawiarnia, piekarnia, rezydencja, restauracja, hotel albo teatr. Każda dzielnica ma każdy typ dokładnie raz, ale nie zawsze przy tej samej wartości.
rules-p1-3 = Potasujcie budynki. Trzy trafiają bez podglądania do pudełka. Pozostałe 33 tworzą trzy zakryte stosy po 11. Rewers pokazuje dzielnicę, ale nie wartość, więc wszyscy wiedzą, dokąd trafi wierzchni budynek każdego stosu.
rules-p1-4 = Na początku masz { $start } i 0 PZ. Twój pionek stoi przed polem 1 toru bonusów. Kluczy masz { $keys_two } w grze na dwie osoby, { $keys_three } na trzy i { $keys_four } na cztery. W rezerwie leżą jeszcze klucze twojego koloru ({ $reserve_keys }); do gry wprowadzają je tylko płytki bonusowe 13 i 14.
rules-p1-5 = Przy każdym z 36 pól na budynki leży jeden żeton: po sześć drewna, marmuru i złota (to zasoby) oraz po sześć brązowego, srebrnego i złotego prestiżu. W podstawowym układzie każda dzielnica wygląda tak samo.
rules-p1-6 = Osiem krajobrazów i sześć płytek punktacji leży odkrytych obok planszy. Dwanaście płytek końca gry tworzy zakryty stos.
rules-p1-7 = Tor bonusów ma 30 pól. Na każdym leży odkryta płytka bonusowa z numerem pola. Niektóre numery mają drugą płytkę, położoną na pierwszej: { $copies_three } są podwójne w grze na trzy i cztery osoby, { $copies_four } tylko na cztery.
rules-p1-8 = Franków nigdy nie brakuje. Kto zaczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
rules-p1-9 = Opcja „Losowy układ”: sześć żetonów złota (zasobu) leży przy budynkach o wartości { $highest }. Pozostałe 12 zasobów i 18 żetonów prestiżu rozkłada się losowo na pozostałych 30 polach. Po jednej płytce bonusowej każdego numeru tasuje się w obrębie jej strefy ({ $zones }). Druga płytka tego samego numeru leży na pierwszej, gdziekolwiek ta trafiła, więc w stosie jest zawsze jeden numer.
rules-p1-10 = Opcja „Dowolna dzielnica”: żaden budynek nie trafia do pudełka, więc trzy stosy mają po 12. Dzielnica na dobranym budynku cię nie wiąże (P3.4). Rewersy nadal ją pokazują, a to zdradza coś o budynku.

## P2

rules-p2 = Co jest tajne
rules-p2-1 = Za zasłonką trzymasz franki, klucze, których nie ma na planszy, żetony, nieużyte płytki bonusowe i płytki końca gry. Inni nie widzą ani co masz, ani ile. Jawne są PZ, pionki, klucze na planszy i aktywowane płytki bonusowe. A co dzieje się jawnie, widzą wszyscy: zabrany żeton lub płytkę bonusową, zapłacone i otrzymane franki, sprzedaż.
rules-p2-2 = Nikt nie zna kolejności w stosach pod widocznymi rewersami ani nie wie, których trzech budynków brakuje.
rules-p2-3 = Tylko ty wiesz, którą płytkę końca gry masz. Co zostało w stosie, widzi tylko ten, kto go właśnie przegląda.
rules-p2-4 = Opcja „Odkryte zasłonki”: wszystko, co ukrywa P2.1, jest jawne, oprócz tego, które płytki końca gry ktoś jeszcze trzyma. Ile ich jest, widzą wszyscy.
rules-p2-5 = Kto wszystko pamięta, wie więc wszystko oprócz płytek końca gry u innych. Stół pokazuje ci tylko to, co P2.1 zostawia jawne; pamięć jest częścią gry. Boty pamiętają to, co widziały, i nic więcej.

## P3

rules-p3 = Twoja tura
rules-p3-1 =
    Tura ma dwa obowiązkowe kroki. Najpierw umieszczasz budynek, potem wykonujesz jedną akcję: umieszczasz klucz (P4.1), przenosisz klucz (P5.1) albo bierzesz płytkę końca gry (P6.1).
    Przed nimi, pomiędzy nimi i po nich możesz dowolnie często aktywować płytki i handlować. W trakcie kroku nie, z jednym wyjątkiem: jeśli budynek o wartości { $third } właśnie dał ci żeton, możesz go od razu sprzedać, żeby opłacić płytkę bonusową (P5.7).
rules-p3-2 = Krok 1: weź wierzchni budynek z dowolnego stosu i połóż go na jego polu. Gdy wszystkie stosy są puste, tego kroku już do końca gry nie ma.
rules-p3-3 =
    Krok 2: zrób dokładnie jedną z trzech rzeczy. Umieść klucz, przenieś klucz albo weź płytkę końca gry (tylko gdy wszystkie stosy są puste i została jakaś płytka).
    Spasować możesz tylko wtedy, gdy z tym, co masz w tej chwili, żadna z nich nie jest możliwa. Liczą się płytki zastępujące zasoby, a także płytki bonusowe 9 i 16. Nie liczą się franki, które trzeba by dopiero zdobyć sprzedażą lub płytką, ani zasoby, które trzeba by kupić.
    Także gdy pasujesz, możesz przedtem i potem aktywować płytki i handlować.
rules-p3-4 = Z opcją „Dowolna dzielnica” kładziesz dobrany budynek na wolnym polu o jego wartości, w dowolnej dzielnicy, w której nie ma jeszcze budynku tego typu. Jeśli się da, musisz go położyć. Jeśli nigdzie nie pasuje, trafia na oczach wszystkich do pudełka. Między dobraniem a położeniem nic innego się nie dzieje.
rules-p3-5 = Tura kończy się, gdy tak postanowisz. Nigdy nie kończy się sama, bo to zdradziłoby innym, co masz za zasłonką.

## P4

rules-p4 = Umieszczenie klucza
rules-p4-1 = Umieść klucz zza zasłonki w banku jednej z dzielnic albo na Łuku Triumfalnym. Bank płaci od razu. Łuk nie płaci nic, ale stamtąd klucz może trafić do każdej dzielnicy.
rules-p4-2 = W każdym banku i na Łuku możesz mieć naraz tylko jeden klucz. Klucze innych nie mają tam znaczenia. Gdy twój klucz pójdzie dalej, możesz umieścić nowy i bank zapłaci znowu.
rules-p4-3 = Klucz zza zasłonki nigdy nie trafia wprost na budynek ani na krajobraz.

## P5

rules-p5 = Przeniesienie klucza
rules-p5-1 = Przenieś jeden ze swoich kluczy na planszy na budynek, który już leży, albo na krajobraz, i zapłać koszt. Odtąd należy do ciebie. Krajobraz może już leżeć na planszy albo dokładasz go w tym samym ruchu. Miejsce musi być wolne: żadnego klucza, nawet własnego.
rules-p5-2 = Z Łuku klucz idzie do dowolnej dzielnicy. Z banku, budynku lub krajobrazu zostaje w swojej dzielnicy. Z budynku lub krajobrazu idzie tylko w górę, na wyższą wartość; bank nie ma wartości. Klucze nigdy nie opuszczają dzielnicy i nigdy nie wracają do banku, na Łuk ani za zasłonkę.
rules-p5-3 = Gdy na budynku lub krajobrazie nie ma już żadnego klucza, może go zająć każdy. (Po płytkach bonusowych 9 i 16 jakiś klucz może tam zostać.)
rules-p5-4 = Nowy krajobraz trafia do dzielnicy klucza; z Łuku do dowolnej. Leży nad tymi, które już tam są, i musi mieć wyższą wartość niż ostatnio dołożony. W dzielnicy może być dowolnie wiele krajobrazów.
rules-p5-5 = We frankach płacisz wartość. Jeśli klucz przychodzi z budynku lub krajobrazu, płacisz tylko różnicę obu wartości. Zasoby płacisz zawsze w całości: drewno ({ $wood }) za budynek o wartości { $highest }, marmur i złoto za krajobraz, tak jak na nim widać. Zapłacone zasoby trafiają do puli. Jeśli nie możesz zapłacić, nie możesz wykonać ruchu.
    .example = Z piekarni o wartości 2 do teatru o wartości 5 płacisz 3 franki i żadnych zasobów.
rules-p5-6 = Zasoby płacisz żetonami albo płytkami, które je zastępują (P8.3).
rules-p5-7 =
    Za każdym razem, gdy zajmujesz budynek, coś ci on daje. Jeśli jego żeton jeszcze przy nim leży, bierzesz go; to zdarza się raz w grze.
    Przy wartości { $first } lub { $second } możesz wziąć płytkę bonusową.
    Przy wartości { $third } możesz ją wziąć za { $bonus_price }.
    Wartość { $highest } daje { $highest_vp }.
rules-p5-8 = Za każdym razem, gdy zajmujesz krajobraz, możesz oddać pokazane na nim żetony prestiżu, łącznie najwyżej { $most_prestige }. Każdy daje tyle PZ, ile tam zapisano. Oddany prestiż trafia do pudełka. Liczą się też płytki zastępujące prestiż.
rules-p5-9 = Gdy na budynkach i krajobrazach dzielnicy stoją cztery klucze, ten, kto postawił czwarty, może od razu położyć jedną z pozostałych płytek punktacji na wolnym miejscu, w dowolnej dzielnicy. Klucze w bankach się nie liczą, dwa klucze w jednym miejscu liczą się za dwa, a każda dzielnica daje to tylko raz. Jeśli zrezygnujesz, okazja przepada. Z opcją „Płytka punktacji na miejscu” płytka trafia właśnie do tej dzielnicy.
rules-p5-10 = W trakcie przeniesienia kolejność jest taka: zapłata, w razie potrzeby z płytką bonusową 9 lub 16; położenie nowego krajobrazu; przeniesienie klucza; zabranie żetonu; PZ za najdroższy budynek albo prestiż przy krajobrazie; płytka bonusowa; płytka punktacji. Tym, co ruch przynosi, nigdy więc nie opłacisz samego ruchu.

## P6

rules-p6 = Płytki końca gry
rules-p6-1 = Gdy wszystkie stosy są puste, możesz, zamiast umieszczać lub przenosić klucz, przejrzeć zakryty stos i wziąć dowolną płytkę tak, by inni jej nie widzieli. Po zajrzeniu musisz wziąć jedną. Kto dobiera ostatni budynek, może to zrobić już w tej samej turze. Ile płytek zostało, widzą wszyscy.
rules-p6-2 = Płytkę aktywujesz od razu lub później, w dowolnej chwili swojej tury; potem ją odkładasz. Płytka z zasobem lub prestiżem je zastępuje (P8.3). Czego nie aktywujesz do końca swojej ostatniej tury, jest nic niewarte.

## P7

rules-p7 = Tor bonusów
rules-p7-1 =
    Żeby wziąć płytkę bonusową, przesuń pionek dowolnie daleko do przodu na pole z płytką, którą wolno ci mieć, i weź wierzchnią. Na jednym polu może stać kilka pionków.
    Co minięte, to dla ciebie stracone, chyba że masz płytkę 17 lub 25; po 25 znów jest dostępne wszystko, co leży przed pionkiem. Z pola 30 pionek nie idzie dalej, ale 17 i 25 nadal działają.
    Gdy liczymy pola, chodzi o pola toru, a nie o numery płytek.
rules-p7-2 = Nikomu nie wolno wziąć dwóch płytek bonusowych o tym samym numerze, nawet dzięki innej płytce. Aktywowane też się liczą; leżą odkryte przed zasłonką.
rules-p7-3 =
    Płytkę bonusową aktywujesz od razu lub później, w dowolnej chwili swojej tury; potem leży odkryta przed zasłonką.
    Wyjątkiem jest 27: nie aktywuje się jej w trakcie gry, sama punktuje na końcu. Każda inna, której nie aktywujesz do końca swojej ostatniej tury, jest nic niewarta.
    Gdzie poniżej stoją obok siebie trzy liczby, dotyczą gry na dwie, trzy i cztery osoby.
rules-p7-4 =
    Szczegóły.
    Obu połówek płytek 19 i 21 używasz w tej samej turze, inaczej druga przepada.
    9 i 16 zużywasz w ruchu, który ich wymaga; miejsce z własnym i cudzym kluczem wymaga obu.
    23 i 24 przyjmują tylko prawdziwe żetony, nie płytki.
    13 i 14 wymagają klucza w rezerwie.
    Płytek 17 i 25 nie można aktywować na darmo, a płytki 25 także przed wejściem pionka na tor.
    Przy 20 inni widzą, ile masz nieużytych płytek, ale nie które; 27 jest jedną z nich, napoczęta 19 lub 21 nie.
    Płytki, które punktują, możesz aktywować nawet za 0 PZ.

## P8

rules-p8 = Kupowanie i sprzedawanie
rules-p8-1 = W dowolnej chwili swojej tury możesz sprzedawać zasoby i prestiż oraz kupować zasoby; prestiżu kupić nie można. Sprzedane zasoby trafiają do puli, prestiż do pudełka.
rules-p8-2 = Kupić można tylko to, co leży w puli. Na początku jest pusta.
rules-p8-3 = Płytki, która zastępuje żeton, używasz jak tego żetonu: do zapłaty, do oddania albo do sprzedaży. Nigdy nie wymieniasz jej na żeton i nic za nią nie trafia do puli.
rules-p8-4 = W jednej turze nie wolno sprzedać żetonu zasobu kupionego w niej rodzaju ani kupić rodzaju, którego żeton został w niej sprzedany. Możesz natomiast sprzedać płytkę zastępującą zasób, a potem kupić żeton tego rodzaju.

## P9

rules-p9 = Koniec gry i zwycięzca
rules-p9-1 = Gdy ktoś weźmie ostatnią płytkę końca gry, runda toczy się do końca, żeby wszyscy mieli tyle samo tur. Potem każdy ma jeszcze jedną, ostatnią turę.
rules-p9-2 = Kto ma płytkę bonusową 27, dostaje 1 PZ za każdego franka. Franki zostają i liczą się jeszcze przy remisie (P9.6).
rules-p9-3 = Teraz punktuje każda dzielnica z płytką punktacji. Kto ma tam co najmniej jeden budynek lub krajobraz, sumuje wartości pod swoimi kluczami; co ma podwójnie, liczy dwa razy. Pierwszy, drugi i trzeci dostają trzy liczby z płytki punktacji, czwarty nie dostaje nic.
rules-p9-4 = Gdy sumy w dzielnicy są równe, wyżej jest ten, czyje najcenniejsze miejsce jest tam warte więcej. Co ktoś ma podwójnie, liczy się tu raz. Jeśli nadal jest remis, chodzi o to samo miejsce, zajęte wspólnie dzięki płytce bonusowej 16. Wtedy każdy z remisujących dostaje PZ za najlepszą z ich pozycji, a ich pozostałe pozycje przepadają.
rules-p9-5 = W grze na dwie osoby drugi dostaje PZ tylko wtedy, gdy jego podwojona suma jest co najmniej równa sumie pierwszego. Równe sumy rozstrzyga najpierw P9.4.
rules-p9-6 = Wygrywa, kto ma najwięcej PZ. Przy remisie decyduje większa liczba franków, potem wyższa łączna wartość pod wszystkimi kluczami na planszy. Jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-p9-7 = Punktacja ma osobny wiersz na budynki o wartości { $highest }, na prestiż za krajobrazy, na każdą płytkę bonusową, na płytki końca gry i na każdą dzielnicę. Razem dają PZ gracza.

## P10

rules-p10 = Przykłady
    .about = W przykładach są liczby z naszego zwykłego wydania.
rules-p10-1 = Charlotte ma klucz na rezydencji o wartości 3. W tej samej dzielnicy wolne są 1 i 2 oraz restauracja o wartości 4, a na hotelu o wartości 5 i na krajobrazie o wartości 13 stoją cudze klucze. Ma 1 franka i żadnych zasobów. Tym kluczem może pójść tylko do restauracji, za 1 franka. Potem rezydencja jest wolna.
rules-p10-2 = Na Montmartrze z piekarni o wartości 2 do teatru o wartości 5: 3 franki, żadnych zasobów.
rules-p10-3 = W La Villette z teatru o wartości 8 na nowy krajobraz o wartości 12: 4 franki, 1 żeton marmuru i 1 żeton złota.
rules-p10-4 = W Saint-Germain stoi krajobraz o wartości 12. Następny musi tam mieć wartość co najmniej 13.
rules-p10-5 = Z Łuku na Luwr (wartość 15), dołożony w Belleville nad krajobrazem o wartości 10: 15 franków, 1 żeton marmuru i 2 żetony złota. Dwa oddane tam żetony złotego prestiżu dają 10 PZ.
rules-p10-6 = Z kluczami na trzech budynkach o wartości 4 płytka bonusowa 18 daje 15 PZ.
rules-p10-7 = Płytka punktacji 20/10/5. Sumy to 13 (11 + 2), 10 (5 + 4 + 1), 13 (jeden krajobraz) i 3. Krajobraz o wartości 13 jest najcenniejszy, więc jego właściciel dostaje 20 PZ; 11 + 2 dostaje 10, 5 + 4 + 1 dostaje 5, a 3 nic.
rules-p10-8 = Płytka punktacji 16/8/4. Sumy to 16 (11 + 5), 21 (15 + 3 + 3, trójka podwójnie dzięki płytce bonusowej 9), 8 i 21 (15 + 4 + 2). Obie sumy 21 stoją na tej samej piętnastce dzięki płytce bonusowej 16. Obie dostają 16 PZ, nikt nie dostaje 8, a suma 16 dostaje 4.
rules-p10-9 = Dwie osoby, płytka punktacji 18/9/4, sumy 12 i 5: pierwszy dostaje 18 PZ, drugi nic. Przy 12 i 6 drugi dostałby 9.
rules-p10-10 = Płytka bonusowa 30 przy jednej kawiarni, trzech piekarniach, dwóch hotelach, jednym teatrze i dwóch krajobrazach: to pięć typów, więc 15 PZ.
