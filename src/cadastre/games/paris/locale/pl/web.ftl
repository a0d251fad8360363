### Paryż w przeglądarce: pytanie na pasku i panele wokół planszy.

## The question, by what the game waits for

paris-web-ask-draw = Z którego stosu dobierasz?
paris-web-ask-settle = { $tile }: w której dzielnicy?
paris-web-ask-act = Co robisz w tej turze?
paris-web-ask-pay = Czym płacisz następny zasób?
paris-web-ask-give = Oddajesz prestiż za PZ?
paris-web-ask-bonus = Bierzesz płytkę bonusową?
paris-web-ask-vp-tile = Cztery klucze w dzielnicy: kładziesz płytkę punktacji?
paris-web-ask-search = Którą płytkę końca gry bierzesz?
paris-web-ask-pairs = Oddajesz parę za PZ?
paris-web-ask-done = Coś jeszcze przed końcem tury?
paris-web-ask-over = Gra skończona.

## The question, once something has been clicked

paris-web-ask-key-bank = Dokąd przenosisz klucz z banku ({ $district })?
paris-web-ask-key-arc = Dokąd przenosisz klucz z Łuku?
paris-web-ask-key = Dokąd przenosisz ten klucz ({ $place })?
paris-web-ask-new-key = Gdzie umieszczasz nowy klucz?
paris-web-ask-which-key = Który klucz tam przenosisz?
paris-web-ask-district = { $landmark }: w której dzielnicy?
paris-web-ask-vp-spot = Płytka punktacji { $vp_tile }: w której dzielnicy?
paris-web-ask-which-vp-tile = Którą płytkę punktacji tu kładziesz?
paris-web-ask-sell = Co sprzedajesz?
paris-web-ask-buy = Co kupujesz?
paris-web-ask-as = Co zastępuje płytka bonusowa { $number }?
paris-web-ask-space = Którą płytkę bonusową bierzesz dzięki płytce { $number }?
paris-web-ask-pair = Którą parę oddajesz?
paris-web-ask-next = Co dalej?

## Below the question

# kinds: what can be done, in a list.
paris-web-glow = { $count ->
    [one] Wybierz to, co świeci, albo cofnij.
    [few] Świecą { $count } miejsca: wybierz jedno albo cofnij.
    [many] Świeci { $count } miejsc: wybierz jedno albo cofnij.
   *[other] Świeci { $count } miejsca: wybierz jedno albo cofnij.
}

## Steps of a turn

paris-web-steps = Kroki tury
paris-web-step-building = Budynek
paris-web-step-action = Akcja
paris-web-step-end = Koniec

## Players

paris-web-players = Gracze
paris-web-vp = { $vp } { -paris-vp }
paris-web-keys-out = Klucze na planszy: { $count }
paris-web-landmarks-built = Klucze na krajobrazach: { $count }
paris-web-meeple = Pionek na polu { $space } toru bonusów
paris-web-meeple-start = Pionek przed torem bonusów
paris-web-used = Aktywowane płytki bonusowe: { $tiles }
paris-web-used-none = Brak aktywowanych płytek bonusowych
paris-web-end-held = Płytki końca gry za zasłonką: { $count }

## Landmarks

paris-web-landmarks = Krajobrazy
paris-web-landmarks-left = zostało { $left } z { $all }
paris-web-landmark = { $name }, wartość { $value }
paris-web-landmark-built = { $name }, wartość { $value }, na planszy: { $district }, { $owners }

## Majorities

paris-web-majorities = Przewagi
paris-web-majorities-now = stan na teraz
paris-web-majorities-if = po ruchu: { $target }
paris-web-majorities-then = po tym ruchu
paris-web-majority-vp = PZ za przewagi
paris-web-plus = +{ $vp }

## Behind the screen

paris-web-tray = Twoja zasłonka
paris-web-tray-only = widzisz tylko ty
paris-web-tray-open = widzą wszyscy
paris-web-francs = { $count ->
    [one] frank
    [few] franki
    [many] franków
   *[other] franka
}
paris-web-keys = { $count ->
    [one] klucz
    [few] klucze
    [many] kluczy
   *[other] klucza
}
paris-web-keys-label = Twoje klucze: { $count }, w rezerwie: { $reserve }
paris-web-reserve = { $count } w rezerwie
paris-web-tokens = Żetony i ceny sprzedaży
paris-web-token = { $token }: { $count }, cena sprzedaży { $francs }
paris-web-sell = Sprzedaj
paris-web-buy = Kup
paris-web-bonus-tiles = Płytki bonusowe
paris-web-worth-now = warte teraz
paris-web-bonus-none = Jeszcze brak: budynek z gwiazdką pozwala wziąć jedną.
# things: what a bonus tile scores for, in a list.
paris-web-counts = Liczy teraz: { $things }
paris-web-counts-none = Jeszcze nic nie liczy
paris-web-as = Zastępuje
paris-web-end-tiles = Płytki końca gry
paris-web-end-tiles-none = Brak
paris-web-end-tiles-closed = Dopiero gdy stosy budynków będą puste
paris-web-no-screen = Oglądasz tę grę jako widz.

## The end-game pile

paris-web-end-pile = Stos płytek końca gry
paris-web-end-pile-about = Widzisz je tylko ty. Weź jedną, reszta wraca do stosu.

## Choices without a place on the table

paris-web-choices-none = Teraz nie ma nic do wyboru.
paris-web-other-choices = Inne możliwości
paris-web-confirm = Wykonaj
paris-web-cancel = Anuluj

## Tabs of the phone

paris-web-tabs = Części stołu
paris-web-tab-board = Plansza
paris-web-tab-tray = Zasłonka
paris-web-tab-majority = Przewagi
paris-web-tab-bonus = Bonusy
paris-web-tab-log = Dziennik

## The bonus track as a list

paris-web-track = Tor bonusów
paris-web-track-gone = { $number }, zabrana
paris-web-track-left = ×{ $left }

## Help

paris-web-help = Jak działa ten stół
paris-web-help-glow = Wszystko, co świeci, można teraz wybrać; cena jest obok.
paris-web-help-look = Wskaż coś albo dotknij raz, a zobaczysz, ile kosztuje i co daje. Przewagi pokażą, co się zmieni.
paris-web-help-move = Aby przenieść klucz, kliknij go, a potem jego nowe miejsce. Aby umieścić nowy, kliknij swoje klucze za zasłonką, a potem bank albo Łuk.
paris-web-help-back = „Cofnij” albo Esc anuluje niedokończony ruch; nikt go jeszcze nie widział.
paris-web-help-trade = Kliknij „Sprzedaj” albo „Kup” za swoją zasłonką, a potem to, co sprzedajesz lub kupujesz.
paris-web-help-keys = Wszystko działa też z klawiatury: Tab prowadzi do tego, co świeci, strzałki po planszy, Enter wybiera.
