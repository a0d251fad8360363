### Co mówią strony, na których ludzie się spotykają, niezależnie od gry.

## Ways through the house

web-nav = Strony
web-nav-home = Graj
web-nav-games = Moje gry
web-nav-tables = Stoły
web-nav-archive = Archiwum
web-nav-settings = Ustawienia
web-cancel = Anuluj
web-home-here = Na jednym ekranie
web-home-online = Stół online
web-together = Z innymi
web-together-tables = Publiczne stoły

## Codes and links

web-code = Masz kod?
web-code-join = Dołącz
web-join-title = Dołącz do stołu: Cadastre
web-join = Dołącz do stołu
web-join-about = Kod zna osoba, która otworzyła stół.
web-join-looking = Szukam stołu…
web-invite = Zaproś
web-invite-about = Znajomi skanują obrazek albo wpisują kod.
web-invite-qr = Odnośnik jako kod QR
web-invite-copy = Kopiuj odnośnik
web-invite-only-here = Ten odnośnik działa tylko na tym komputerze. Aby zaprosić innych, uruchom serwer z --host 0.0.0.0.

## Lists of tables

web-list-names = { $names }
web-list-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-list-watch = Oglądaj
web-list-your-turn = Twoja kolej
web-list-turn = Ruch: { $name }
web-list-came = { $rank ->
    [1] Wygrana
   *[other] { $rank }. miejsce
}
web-list-won = Wygrana: { $names }
web-list-more = Pokaż więcej
web-tables-title = Stoły: Cadastre
web-tables-open = Wolne stoły
web-tables-open-none = Nikt teraz nie czeka przy publicznym stole. Otwórz stół na stronie głównej albo wpisz kod prywatnego.
web-tables-live = Trwające gry
web-tables-live-none = Nie trwa teraz żadna publiczna gra.
web-mine-title = Moje gry: Cadastre
web-archive-title = Archiwum: Cadastre
web-archive = Zakończone gry
web-archive-game = Gra
web-archive-any = Wszystkie
web-archive-name = Gracz
web-archive-day = Dzień
web-archive-search = Szukaj
web-archive-none = Nie ma takiej gry. Są tu gry publiczne i twoje własne.
web-record = Obejrzyj zapis gry
    .about = Plik zapisany tutaj albo przez program. Najpierw zostanie odtworzony i sprawdzony.
web-record-choose = Wybierz plik

## A new table

web-new-here-title = Na jednym ekranie: Cadastre
web-new-online-title = Stół online: Cadastre
web-new-here = { $game }: na jednym ekranie
    .about = Kilka osób gra na tym ekranie. Kurtyna między turami chroni tajemnice każdej z nich.
web-new-online = { $game }: stół online
    .about = Każdy gra na swoim ekranie. Wolne miejsca zajmuje się przez odnośnik lub kod.
web-new-more = Ustawienia gry
web-new-invite = Otwórz stół i zaproś
web-new-begin = Rozpocznij grę
web-seat-me = Ty
    .about = otwierasz stół
web-seat-guest = Przy tym ekranie
web-seat-bot = Bot
web-seat-open = Wolne miejsce
    .about = dla każdego, kto przyjdzie
web-seat-name = Imię
web-seat-name-of = { $seat }: imię
web-seat-level-of = { $seat }: poziom bota
web-seat-remove = Usuń: { $seat }
web-seat-add = Dodaj miejsce
web-pace = Boty grają
web-pace-quick = od razu
web-pace-usual = spokojnie
web-pace-slow = powoli
web-clock = Zegar
web-clock-none = brak
web-clock-move = na ruch
web-clock-total = na grę
web-clock-minutes = Minuty
web-clock-increment = Dodatkowe sekundy na turę
web-clock-grace = Czekanie na nieobecnych
    .about = Potem zastępuje ich bot, aż wrócą.
web-clock-grace-ever = bez limitu
web-clock-grace-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
web-clock-grace-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-clock-level = Poziom tego bota
web-clock-bell = Minuty do dzwonka
web-public = Stół publiczny
    .about = Każdy może usiąść i oglądać. Do prywatnego potrzebny jest odnośnik lub kod.

## A table that waits

web-lobby-title = { $game }: stół czeka
web-lobby = { $game }: kto przyjdzie?
web-lobby-free = Wolne miejsce
web-lobby-host = gospodarz
web-lobby-there = już jest
web-lobby-kept = miejsce zarezerwowane
web-lobby-sit = Usiądź
web-lobby-guest = Ktoś przy moim ekranie
web-lobby-bot = Posadź bota
web-lobby-leave = Zwolnij miejsce
web-lobby-free-it = Zwolnij miejsce
web-lobby-come = Jestem
web-lobby-waits = Czekamy, aż wszyscy usiądą…
web-lobby-ready = Wszyscy są.
web-lobby-host-starts = Wszyscy są. Grę rozpoczyna gospodarz.
web-lobby-take-away = Zamknij stół
web-terms = Ustawienia gry
web-terms-printed = Standardowe zasady
web-terms-switch = { $option }: { $on ->
    [0] nie
   *[other] tak
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = Bez zegara
web-terms-move = { $minutes } min na każdy ruch
web-terms-total = { $minutes } min na grę i { $seconds } s na każdą turę
web-terms-grace = Po { $minutes } min nieobecności gra bot ({ play-level })
web-terms-public = Publiczny: każdy może usiąść i oglądać
web-terms-private = Prywatny: tylko przez odnośnik lub kod

## Who I am, and how I like things

web-settings-title = Ustawienia: Cadastre
web-me = Twój profil
web-me-name = Twoje imię
web-me-save = Zapisz
web-me-saved = Zapisano.
web-me-device = Inne urządzenie
    .about = Dzięki kodowi zagrasz też na innym urządzeniu: to samo imię i te same gry. Działa raz, przez dziesięć minut.
web-me-code-ask = Pokaż kod
web-me-code-until = ważny do { $time }
web-me-code-use = Kod z innego urządzenia
web-me-code-go = Użyj
web-me-moved = To urządzenie jest już twoje.
web-me-forget = Usuń moje dane
    .about = Twoje imię, urządzenia i wypowiedzi zostaną usunięte. W trwających grach dalej gra bot. Tego nie da się cofnąć.
web-me-forget-ask = Usuń moje dane
web-me-forget-sure = Usunąć wszystkie twoje dane na zawsze?
web-me-forgotten = Twoje dane zostały usunięte.
web-settings-look = Wygląd i dźwięk
web-settings-theme = Motyw
web-settings-theme-system = systemowy
web-settings-theme-light = jasny
web-settings-theme-dark = ciemny
web-settings-text = Tekst
web-settings-text-normal = zwykły
web-settings-text-large = duży
web-settings-text-largest = największy
web-settings-motion = Animacje
web-settings-motion-off = brak
web-settings-motion-quick = szybkie
web-settings-motion-normal = zwykłe
web-settings-motion-slow = wolne
web-settings-sound = Dźwięk
    .about = Dwie nuty, gdy twoja kolej, jedna, gdy ktoś pisze.
web-settings-curtain = Kurtyna
    .about = Między osobami przy jednym ekranie, by nikt nie widział cudzych tajemnic.
web-settings-notes = Powiadomienia
    .about = Gdy twoja kolej, a strony nie widać.
