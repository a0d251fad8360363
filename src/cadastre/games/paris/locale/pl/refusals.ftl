### Dlaczego akcja jest niedozwolona. Nazwy przychodzą gotowe, zawsze w mianowniku; need i have to liczby.

## Czyja kolej i co trzeba zrobić
paris-refusal-game-over = Gra skończona.
paris-refusal-not-your-turn = To nie twoja kolej. Teraz gra: { $seat }.
paris-refusal-unknown-action = Nie ma akcji o numerze { $action }.
paris-refusal-building-first = Najpierw umieść budynek.
paris-refusal-building-done = Budynek w tej turze jest już umieszczony.
paris-refusal-piles-empty = Wszystkie stosy budynków są puste, nie ma już czego dobierać.
paris-refusal-action-due = Najpierw wykonaj akcję: umieść klucz, przenieś klucz albo weź płytkę końca gry.
paris-refusal-action-done = Twoja akcja w tej turze jest już wykonana.
paris-refusal-settle-first = Najpierw wybierz dzielnicę dla dobranego budynku.
paris-refusal-pay-first = Najpierw dokończ płacenie za ruch. Teraz do zapłaty: { $token }.
paris-refusal-take-first = Płytki końca gry są przejrzane, więc najpierw weź jedną.
paris-refusal-finish-first = Najpierw zdecyduj o tym, co masz do wyboru: weź albo zrezygnuj.
paris-refusal-nothing-offered = Teraz nie masz takiego wyboru.

## Dwa kroki
paris-refusal-pile-empty = Ten stos jest pusty: { $pile }.
paris-refusal-slot-taken = Tu już leży budynek: { $slot }.
paris-refusal-type-there = W tej dzielnicy jest już budynek tego typu. Dzielnica: { $district }, typ: { $type }.
paris-refusal-no-key-left = Nie masz już kluczy za zasłonką.
paris-refusal-key-on-place = Masz tu już klucz: { $place }.
paris-refusal-buildings-left = Płytkę końca gry można wziąć dopiero, gdy wszystkie stosy budynków są puste.
paris-refusal-no-end-tile-left = Nie ma już płytek końca gry.
paris-refusal-end-tile-not-there = Tej płytki końca gry nie ma już w stosie: { $end_tile }.
paris-refusal-can-place-key = Nie możesz spasować: możesz jeszcze umieścić klucz.
paris-refusal-can-search = Nie możesz spasować: możesz jeszcze wziąć płytkę końca gry.
paris-refusal-can-move = Nie możesz spasować: możesz jeszcze przenieść klucz.

## Przeniesienie klucza
paris-refusal-no-key-there = Nie masz tu klucza: { $place }.
paris-refusal-not-higher = Stąd klucz idzie tylko wyżej. Potrzebna wartość: co najmniej { $need }. Cel: { $place }, wartość { $have }.
paris-refusal-no-building = Tu jeszcze nie ma budynku: { $slot }.
paris-refusal-landmark-elsewhere = Ten krajobraz leży w innej dzielnicy. Krajobraz: { $landmark }, dzielnica: { $district }.
paris-refusal-landmark-too-low = Następny krajobraz w tej dzielnicy musi mieć wartość co najmniej { $need }. Dzielnica: { $district }. Krajobraz: { $landmark }, wartość { $have }.
paris-refusal-taken = Stoi tu klucz innego gracza: { $place }. Wejść można tylko z płytką bonusową { $number }.
paris-refusal-own-key-on-it = Stoi tu już twój klucz: { $place }. Wejść ponownie można tylko z płytką bonusową { $number }.
paris-refusal-francs-short = Za mało franków: potrzeba { $need }, masz { $have }.
paris-refusal-resources-short = Za mało zasobów ({ $token }): potrzeba { $need }, masz { $have } razem z pasującymi płytkami.

## Płacenie, oddawanie prestiżu i korzyści
paris-refusal-resource-not-due = Teraz płacisz inny zasób: { $token }.
paris-refusal-none-in-hand = Tego nie masz: { $token } ({ $source }).
paris-refusal-earlier-choice = Ten wybór już za tobą: kolejność biegnie tylko do przodu.
paris-refusal-rest-unpayable = Zachowaj to na resztę kosztu ({ $token }): trzeba by { $need }, a zostałoby { $have }.
paris-refusal-prestige-not-shown = Ten krajobraz nie nagradza tego prestiżu. Krajobraz: { $landmark }, prestiż: { $token }.
paris-refusal-space-behind = Pionek na torze bonusów idzie tylko do przodu, to pole jest poza zasięgiem: { $space }.
paris-refusal-space-empty = Na tym polu nie ma już płytki bonusowej: { $space }.
paris-refusal-number-had = Płytka bonusowa { $number } już była u ciebie, a tego samego numeru nie wolno wziąć dwa razy.
paris-refusal-vp-tile-gone = Ta płytka punktacji leży już na planszy: { $vp_tile }.
paris-refusal-vp-tile-elsewhere = Płytka punktacji może trafić tylko tutaj: { $district }.
paris-refusal-vp-spot-taken = W tej dzielnicy jest już płytka punktacji: { $district }.

## Płytki i handel
paris-refusal-only-fresh-token = Żeby opłacić płytkę bonusową, możesz sprzedać tylko żeton wzięty przed chwilą: { $token }.
paris-refusal-bought-this-turn = Ten zasób kupiono w tej turze; sprzedasz go najwcześniej w następnej: { $token }.
paris-refusal-sold-this-turn = Ten zasób sprzedano w tej turze; kupisz go najwcześniej w następnej: { $token }.
paris-refusal-supply-empty = W puli nie ma tego zasobu: { $token }.
paris-refusal-bonus-used = Płytka bonusowa { $number } jest już aktywowana.
paris-refusal-bonus-not-held = Nie masz płytki bonusowej { $number }.
paris-refusal-scores-at-end = Płytka bonusowa { $number } punktuje sama na koniec gry.
paris-refusal-stands-for-tokens = Płytka bonusowa { $number } liczy się jako żetony: zapłać nią, oddaj ją albo sprzedaj.
paris-refusal-only-in-a-move = Płytka bonusowa { $number } aktywuje się sama, gdy przenosisz klucz na zajęte miejsce.
paris-refusal-has-own-action = Dla płytki bonusowej { $number } wskaż na planszy, co bierzesz albo oddajesz.
paris-refusal-no-reserve-key = Płytka bonusowa { $number } dałaby klucz, ale w twojej rezerwie nie ma już żadnego.
paris-refusal-before-track = Twój pionek nie wszedł jeszcze na tor bonusów, więc nie może się cofnąć.
paris-refusal-back-out-of-reach = Pionek cofa się najwyżej o { $need ->
    [one] { $need } pole
    [few] { $need } pola
    [many] { $need } pól
   *[other] { $need } pola
}, nie na to pole: { $space }.
paris-refusal-no-pair = Para to dwa takie same żetony ({ $token }); masz { $have }.
paris-refusal-other-pairs = Płytka bonusowa { $number } nie przyjmuje takich par.
paris-refusal-end-tile-not-held = Nie masz tej płytki końca gry: { $end_tile }.
paris-refusal-end-tile-stands-for-token = Ta płytka końca gry liczy się jako żeton ({ $token }): zapłać nią, oddaj ją albo sprzedaj. Płytka: { $end_tile }.
paris-refusal-key-from-screen = Klucz zza zasłonki trafia najpierw do banku albo na Łuk Triumfalny.
paris-refusal-never-back = Klucze nigdy nie wracają do banku, na Łuk ani za zasłonkę: { $place }.
paris-refusal-stays-in-district = Ten klucz zostaje w swojej dzielnicy: { $place }.
