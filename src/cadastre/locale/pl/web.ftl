### Co mówią strony w przeglądarce, niezależnie od gry.

web-language = Język
web-theme-dark = Ciemny motyw
web-theme-light = Jasny motyw
web-again = Spróbuj ponownie
web-home = Cadastre: strona główna
web-home-go = Na stronę główną
web-rules = Zasady
web-rule = Zasada { $rule }
web-rules-opening = Otwieranie zasad…
web-figures = O liczbach: { $game }

## Who sits at a table

web-you = Ty
# index: from 0. The letters are those of the seats.
web-bot = Bot { $index ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[7] H
}

## Waiting

web-server-away = Serwer nie odpowiada. Nic nie przepadło: twoje gry są na nim zapisane.
web-away-heading = Serwer nie odpowiada
web-away-about = Nic nie przepadło: twoje gry są zapisane na serwerze. Strona wciąż próbuje się połączyć.
web-table-opening = Otwieranie stołu…
web-table-unknown = Pod tym adresem nie ma stołu.
web-preparing = Przygotowujemy trudnych przeciwników i podpowiedzi (tylko za pierwszym razem, minuta lub dwie); grać można już teraz
web-preparing-failed = Nie udało się przygotować trudnych przeciwników i podpowiedzi: trudni grają jak średni i wszystko jest trochę wolniejsze. Powód: { $problem }
# Of the parts of the rules.
web-preparing-share = { $done } z { $all }

## Home page

web-home-title = Cadastre: gry planszowe z botami
web-home-heading = Gry
web-home-looking = Szukam gier…
web-home-players = { $least }–{ $most } graczy
web-home-opponents = Kto gra
web-home-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-home-company = { $count ->
    [one] ty i { $count } bot · { play-level }
    [few] ty i { $count } boty · { play-level }
    [many] ty i { $count } botów · { play-level }
   *[other] ty i { $count } bota · { play-level }
}
web-home-setup = Boty i opcje
web-home-level = Poziom
web-home-options = Opcje
web-home-options-chosen = { $count ->
    [0] standardowe
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
# Beside the words that an option may have instead of one.
web-home-option-number = liczba
web-home-play = Zagraj
web-home-play-opening = Otwieranie…
web-home-play-failed = Nie udało się otworzyć stołu. Spróbuj ponownie.
web-home-finished-none = Tutaj można ponownie obejrzeć zakończone gry: publiczne i własne.

## My games

web-mine = Moje gry
web-mine-empty = Nie ma jeszcze żadnych gier. Te, które zaczniesz, zostaną tutaj i możesz do nich wrócić w każdej chwili.
web-mine-all = Pokaż wszystkie
web-mine-playing = Graj dalej
web-mine-waiting = Nierozpoczęta
web-mine-over = Zakończona
web-mine-closed = Przerwana

## Below every page

web-footer-owners = Gry należą do swoich autorów i wydawców. Serwis Cadastre nie jest z nimi powiązany.
web-footer-figures = Część liczb na elementach gier odtworzono; mogą się różnić od drukowanych.

## An address that leads nowhere

web-nowhere-title = Nic tu nie ma: Cadastre
web-nowhere-heading = Tej działki nie ma na planie
web-nowhere-about = Pod tym adresem nie ma strony. Może odnośnik jest niepełny.
