# What is explained at the table the first time it comes.

paris-lesson-goal = O co chodzi
    .text = Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa (PZ). Większość pochodzi z sześciu dzielnic: tam, gdzie leży płytka punktacji, każdy sumuje wartości budynków pod swoimi kluczami, a PZ dostają pierwszy, drugi i trzeci.
paris-lesson-draw = Tura ma dwa kroki
    .text = Najpierw na planszę trafia nowy budynek ze stosu, który wybierzesz: rewers wierzchniego budynku pokazuje jego dzielnicę. Na razie nie należy do nikogo. Potem wykonujesz jedną akcję.
paris-lesson-place = Nowe klucze zaczynają w banku
    .text = Nowy klucz trafia do banku, który od razu wypłaca franki, albo na Łuk Triumfalny. Z banku pójdzie dalej tylko w tej samej dzielnicy, z Łuku do każdej.
paris-lesson-move = Przenosząc klucz, kupujesz budynek
    .text = Budynek kosztuje tyle franków, ile wynosi jego wartość; jeśli klucz przychodzi z innego budynku, płacisz tylko różnicę. Klucze idą zawsze w górę, a opuszczony budynek może zająć każdy. Żeton przy polu bierze ten, kto zajmie je pierwszy.
paris-lesson-landmark = Krajobrazy liczą się najbardziej
    .text = Krajobrazy mają najwyższe wartości. Krajobraz kosztuje franki oraz pokazany na nim marmur i złoto, a daje PZ za pokazany na nim rodzaj prestiżu. Każdy następny w dzielnicy musi być wart więcej niż poprzedni.
paris-lesson-trade = Żetony mają swoją cenę
    .text = Drewno jest potrzebne do budynków o wartości 8, marmur i złoto do krajobrazów. W swojej turze możesz sprzedać każdy żeton i kupić zasoby, które ktoś już wydał lub sprzedał.
paris-lesson-bonus = Tor bonusów
    .text = Twój pionek idzie tylko do przodu: co minie, to dla ciebie przepada. Mały krok zostawia więcej na później, duży pozwala ubiec innych.
paris-lesson-held = Twoje płytki bonusowe
    .text = Możesz je aktywować w dowolnej chwili swojej tury. Te, które liczą twoje klucze, później są warte więcej; ale prawie wszystkie są nic niewarte, jeśli nie aktywujesz ich do końca gry.
paris-lesson-pay = Płacenie zasobami
    .text = Możesz płacić żetonami albo płytkami, które zastępują zasób. Co zachowasz, przyda się na następny krajobraz albo na sprzedaż.
paris-lesson-give = PZ za prestiż
    .text = Możesz teraz oddać najwyżej trzy żetony prestiżu pokazane na krajobrazie i dostać za nie PZ. Oddane trafiają do pudełka.
paris-lesson-vp-tile = Dzielnica zaczyna się liczyć
    .text = Dzielnica punktuje tylko wtedy, gdy leży w niej płytka punktacji. Wybierasz płytkę, a zwykle także dzielnicę: wysoką płytkę połóż tam, gdzie prowadzisz, niską tam, gdzie prowadzą inni.
paris-lesson-search = Ostatnia część gry
    .text = Stosy są puste, więc nowych budynków już nie będzie. Zamiast umieszczać lub przenosić klucz, możesz teraz wziąć płytkę końca gry. Gdy ktoś weźmie ostatnią, kończymy rundę, a potem każdy ma jeszcze jedną turę.
paris-lesson-done = Zanim zakończysz turę
    .text = Możesz jeszcze kupować, sprzedawać i aktywować płytki. Dopóki nie zakończysz tury, nikt inny nie gra.
