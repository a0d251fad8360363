### Co mówi się przy każdym stole, niezależnie od gry.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Miejsce { $index }
# mark: the letter that stands for the seat on the board.
play-you = Ty ({ $mark })
play-person = Gracz { $mark }
play-bot = Bot { $mark }
# How strong a bot is. level: easy, medium or hard, else a code such as search:500ms.
play-level = { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [random] losowy
   *[other] { $level }
}
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Kompilowanie zasad: { $game } (tylko za pierwszym razem, minuta lub dwie)…
play-meanwhile = Zasady są przygotowywane na następny raz; grać można już teraz.
play-compiled = Gotowe po { $seconds ->
    [one] { $seconds } sekundzie
    [few] { $seconds } sekundach
    [many] { $seconds } sekundach
   *[other] { $seconds } sekundy
}.
play-seed = Ziarno: { $seed }
# Some of the next ones, with commas between.
play-opponents = Przeciwnicy: { $opponents }
play-opponent = { $seat } ({ $level })

## During the game

play-moves-more = …i jeszcze { $count ->
    [one] jeden
   *[other] { $count }
} („all” albo pierwsze słowa ruchu)
play-prompt = Numer albo ruch (? pomoc, q wyjście):
play-help =
    Numer wybiera z listy; o resztę zapytamy. Krok można też wpisać tak, jak jest na liście.
    Cały ruch wpisuje się z przecinkami: czego w nim nie ma, z tego rezygnujesz.
    Enter      jeszcze raz plansza
    all        wszystko, co teraz możliwe
    hint       ruch, który wykonałby teraz bot, i dlaczego
    back       cofnięcie niedokończonego ruchu
    guide      do czego służą rzeczy na stole
    log        wszystko, co się dotąd wydarzyło
    sheet      bieżąca punktacja według źródeł
    save PLIK  zapis gry w pliku (.txt: czytelny, inaczej wiersze JSON)
    ?          ta pomoc
    q          wyjście z gry
play-help-out-of-turn =
    {"["}B] RUCH   poza kolejką: ruch miejsca B, litera lub numer; {"["}table] ruch samego stołu
play-turn-of = Teraz gra: { $seat }. Naciśnij Enter, gdy inni nie patrzą.

## A hint: some of these sentences, one after the other

play-hint-best = Podpowiedź: { $move }. Szansa na wygraną: { $percent }%.
play-hint-only = Możliwe jest tylko to: { $move }. Szansa na wygraną: { $percent }%.
# Between the last two and the next three, the game says what the move changes; these are the parts of that sentence.
play-hint-more = { $part } +{ $count }
play-hint-less = { $part } −{ $count }
play-hint-next = Drugi najlepszy ruch: { $move } ({ $percent }%).
play-hint-close = Bardzo blisko, ale rzadziej sprawdzany: { $move } ({ $percent }%).
play-hint-alone = Nic innego nie wydawało się warte uwagi.
play-hint-none = Dla tej gry nie ma podpowiedzi: żaden bot jeszcze się jej nie nauczył.
play-hint-later = W tej pierwszej grze nie ma podpowiedzi: są jeszcze przygotowywane.

## When something is not understood

play-error-number = Nie ma numeru { $index }: wybierz od 1 do { $last }.
play-error-notation = To nie jest ruch: { $problem }
play-notation-complete = Ruch jest kompletny już przed „{ $clause }”: jeden ruch naraz.
play-error-ambiguous = „{ $text }” zostawia coś do wyboru. Dopisz jedno z: { $choices }
play-error-illegal = Niemożliwe: { $reason } (zasada { $rule })
# name: what stood between the brackets.
play-error-seat = Przy tym stole nie ma miejsca „{ $name }”.
play-error-elsewhere = Nikt przy tym terminalu nie gra na tym miejscu: { $seat }
play-error-save = Podaj gdzie: save PLIK
play-error-file = Nie można zapisać { $file }: { $problem }

## The end

play-ranking = Końcowa klasyfikacja
play-winner = { $count ->
    [one] Wygrywa: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}
play-sheet = Punktacja
play-saved = Gra zapisana w { $file }
play-left = Wychodzisz z gry.
play-aside = { $seat }: to przepadnie, gdy zagra następny gracz. Wpisz numer albo sam Enter, żeby odpuścić.
