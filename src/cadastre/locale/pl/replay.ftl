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
web-replay-move = Wpis partii
# Before a choice of names, or "a spectator"
web-replay-eyes = Oczami
web-replay-spectator = widza
web-replay-speed = Tempo
web-replay-slow = wolno
web-replay-normal = normalnie
web-replay-fast = szybko
web-replay-copy = Kopiuj link
web-replay-record = Pobierz zapis
web-replay-watch = Obejrzyj partię jeszcze raz

## The end screen

web-course = Przebieg partii
web-course-points = Punkty po każdym ruchu

## A hint

web-hint = Podpowiedź
web-hint-thinking = Zastanawia się …
