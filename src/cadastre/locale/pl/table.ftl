### Co mówi każdy stół w przeglądarce, niezależnie od gry.

## The question

web-table-thinking = { $seat } myśli…
# In a replay, where nobody thinks.
web-table-turn = Ruch: { $seat }
web-table-sent = Chwileczkę…
web-table-offline = Brak połączenia, próbuję ponownie…
web-table-trouble = Serwer ma problem, próbuję ponownie…
web-table-refused = { $reason } (zasada { $rule })
web-table-home = Strona główna
web-table-house = Cadastre
web-table-round = Runda { $round }
web-table-settings = Ustawienia
web-table-help = Pomoc
web-table-bot = bot, { play-level }

## Log

web-log = Dziennik
web-log-setup = Przygotowanie
web-log-empty = Nic się jeszcze nie wydarzyło.

## The end

web-result = Wynik
web-result-won = Wygrywasz!
web-result-shared = Wspólne zwycięstwo: { $winners }
web-result-winner = Wygrywa: { $winners }
web-result-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-result-place = { $rank }.
web-result-sheet = Punktacja
web-result-source = Źródło
web-result-look = Zobacz planszę
web-result-again = Zagraj ponownie
web-result-not-opened = Nie udało się otworzyć nowego stołu.
web-result-luck = Losowanie można sprawdzić
    .about = Przed grą serwer zapieczętował swoje losowania; znając ziarno i sól, każdy może sprawdzić, że ich nie zmienił.
web-result-commitment = Pieczęć
web-result-seed = Ziarno
web-result-salt = Sól
web-result-copy = Kopiuj
web-result-copied = Skopiowano
