### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-bank = { -paris-bank }
paris-table-vp-tile = Płytka
paris-table-arc = Łuk
paris-table-landmarks-supply = Dostępne krajobrazy
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = { -paris-supply }
paris-table-sell = Sprzedaż za
paris-table-bonus-track = { -paris-bonus-track }
paris-table-bonus-track-about = w kolejności pól; ×2: dwie płytki; litery: pionki
paris-table-players = Gracze
paris-table-vp = { -paris-vp }
paris-table-meeple = Pole
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-keys = { -paris-key(form: "many") }
paris-table-screen = Twoja zasłonka

## Lines

paris-table-round = runda { $round }
paris-table-start-player = zaczyna: { $seat }
paris-table-last-round = każdy ma jeszcze jedną turę
paris-table-none = brak
# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } (zostało { $left })
paris-table-pile-empty = { $pile }: pusty
paris-table-left = zostało { $left }
paris-table-landmark = { $landmark }: { $cost }; { $reward }
paris-table-times = { $token } ×{ $count }
# VP for each token given.
paris-table-reward = { $token } { $vp } PZ
paris-table-supply-buy = { $token } ×{ $left } (cena { $francs })
paris-table-keys-in-hand = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
}
paris-table-end-tile-in-hand = płytka końca gry: { $tile }
paris-table-worth = teraz { $vp }
# tiles: a list of numbers, or of names.
paris-table-bonus-used = aktywowane: { $tiles }
paris-table-end-used = aktywowane płytki końca gry: { $tiles }
paris-table-bonus-held = nieużyte: { $tiles }
paris-table-drawn = Dobrany budynek: { $tile }
# What the signs on the board mean.
paris-table-signs = Litery: klucze graczy. ★ prestiż. ▲ krajobraz. Σ łączna wartość pod kluczami każdego gracza i PZ, które dałaby teraz. Bank: franki, które wypłaca.

## Tokens in small; a star for prestige

paris-table-token-wood = drewno
paris-table-token-marble = marmur
paris-table-token-gold = złoto
paris-table-token-bronze = ★brąz
paris-table-token-silver = ★srebro
paris-table-token-gold-prestige = ★złoto

## Beside a choice: what it brings or takes

paris-table-key = klucz
paris-table-tile = płytka bonusowa { $no }
paris-table-offer-prestige = PZ za prestiż
paris-table-offer-bonus = płytka bonusowa
paris-table-offer-vp-tile = płytka punktacji

## What a hint says that a move changes: some of the parts of what a seat has

paris-table-gains = Co ci to daje, w oczekiwanych PZ: { $gains }.
paris-table-part-points = zdobyte PZ
paris-table-part-districts = dzielnice
paris-table-part-tiles = płytki bonusowe
paris-table-part-track = tor bonusów
paris-table-part-keys = klucze
paris-table-part-landmarks = krajobrazy
paris-table-part-tokens = żetony
paris-table-part-francs = franki
paris-table-part-end-tiles = płytki końca gry

## Kinds of actions

paris-table-kind-draw = Dobierz budynek
paris-table-kind-settle = Umieść budynek
paris-table-kind-key = Umieść klucz
paris-table-kind-move = Przenieś klucz
paris-table-kind-search = Przejrzyj płytki końca gry
paris-table-kind-take = Weź płytkę końca gry
paris-table-kind-pass = Pas
paris-table-kind-pay = Czym płacisz
paris-table-kind-give = Oddaj prestiż
paris-table-kind-stop = Nic więcej
paris-table-kind-bonus = Weź płytkę bonusową
paris-table-kind-vp-tile = Połóż płytkę punktacji
paris-table-kind-sell = Sprzedaj
paris-table-kind-buy = Kup
paris-table-kind-use = Aktywuj płytkę bonusową
paris-table-kind-fetch = Weź dowolną płytkę bonusową
paris-table-kind-back = Cofnij się po płytkę bonusową
paris-table-kind-pair = Oddaj parę
paris-table-kind-use-end = Aktywuj płytkę końca gry
paris-table-kind-end-turn = Koniec tury

## What the game waits for

paris-phase-draw = Krok 1: wybierz stos i umieść budynek z jego wierzchu.
paris-phase-settle = Wybierz dzielnicę dla dobranego budynku.
paris-phase-act = Krok 2: umieść lub przenieś klucz; gdy stosy są puste, możesz zamiast tego wziąć płytkę końca gry.
paris-phase-pay = Wybierz, czym zapłacisz następny zasób.
paris-phase-give = Oddaj prestiż za PZ albo zrezygnuj.
paris-phase-bonus = Weź płytkę bonusową albo zrezygnuj.
paris-phase-vp-tile = Cztery klucze w dzielnicy: połóż płytkę punktacji albo zrezygnuj.
paris-phase-search = Wybierz płytkę ze stosu końca gry.
paris-phase-pairs = Oddaj parę takich samych żetonów za PZ albo zrezygnuj.
paris-phase-done = Możesz jeszcze kupować, sprzedawać i aktywować płytki; potem zakończ turę.
paris-phase-over = Gra skończona.
