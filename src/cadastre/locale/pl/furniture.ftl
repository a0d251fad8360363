### Co jest wokół każdego stołu, niezależnie od gry.

## Taking back

web-undo-free = Cofnij
    .about = Cofnij swoją ostatnią decyzję; niczyja zgoda nie jest potrzebna.
web-undo-ask = Poproś o cofnięcie
    .about = Cofnij swoją ostatnią decyzję, jeśli inni się zgodzą.
web-wish = { $seat } prosi o cofnięcie.
web-wish-yes = Zgoda
web-wish-no = Nie
web-wish-waits = Prośba o cofnięcie wysłana; czekamy na odpowiedź: { $names }.
web-hurry = Nie czekaj na boty

## Chat

web-chat = { $count ->
    [0] Czat
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
web-chat-title = Czat
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij

## Who is there

web-seat-clock = zostało { $minutes } min { $seconds } s
web-seat-away = chwilowo poza stołem
web-seat-gone = już nie gra
web-seat-sitter = na tym miejscu gra bot ({ play-level })
web-waited = Czekamy na powrót: { $seat }.
web-bot-preparing = { $seat } zagra, gdy skończą się przygotowania.
web-sitter = Gra za ciebie bot ({ play-level }).
web-sitter-back = Wracam do gry
web-gone = Dalej gra za ciebie bot. Możesz oglądać.
web-closed = Gospodarz zakończył tę grę.
web-watching = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}

## Menu

web-menu = Menu
web-menu-people = Przy stole
web-menu-concede = Poddaj się
web-menu-concede-sure = Poddać tę grę? Dalej zagra za ciebie bot.
web-menu-close = Zakończ grę dla wszystkich
web-menu-close-sure = Zakończyć grę dla wszystkich? Potem nie będzie można grać dalej.
web-menu-tv = Pokaż na dużym ekranie
web-menu-record = Zapisz przebieg gry
web-host-mute = Wycisz
web-host-unmute = Wyłącz wyciszenie
web-host-remove = Usuń
web-host-remove-sure = Usuń na stałe

## One screen for several people

web-curtain-title = Następna osoba: { $name }
web-curtain = { $name }, twoja kolej
web-curtain-about = Pozostali nie patrzą.
web-curtain-show = Pokaż mój ekran
web-curtain-others = Ktoś inny
web-curtain-not = Nie, { $name }
web-pass-to = Przekaż ekran: { $name }
web-pass-turn = Teraz kolej: { $seat }.
web-pass = Przekaż ekran
web-meanwhile = Od twojej ostatniej tury
web-meanwhile-read = Jasne

## Your turn, and the big screen

web-turn = Twoja kolej: { $game }
web-tv-turn = Ruch: { $seat }
web-tv-phones = Oglądaj na swoim ekranie

## Afterwards

web-rematch = Jest nowy stół na kolejną grę.
web-rematch-join = Dołącz
web-share = Kopiuj wynik
web-share-title = { $game }: wynik
web-share-line = { $rank }. { $name }: { $points }
