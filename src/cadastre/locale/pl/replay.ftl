## A game looked at again

web-replay = Powtórka
web-replay-at = { $at } z { $all }
web-replay-at-of = { $at } z { $all }, { $name }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-on = Krok naprzód
web-replay-last = Na koniec
web-replay-move = Moment gry
# Before a choice of names, or "a spectator"
web-replay-eyes = Widok
web-replay-spectator = widz
web-replay-speed = Tempo
web-replay-slow = wolno
web-replay-normal = normalnie
web-replay-fast = szybko
web-replay-copy = Kopiuj odnośnik
web-replay-record = Pobierz zapis
web-replay-watch = Obejrzyj grę jeszcze raz

## The end screen

web-course = Przebieg gry
web-course-points = Punkty po każdym ruchu

## A hint

web-hint = Podpowiedź
web-hint-thinking = Zastanawia się…
