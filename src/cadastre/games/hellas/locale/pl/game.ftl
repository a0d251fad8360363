### The game and its options.

hellas-title = Hellada
hellas-tagline = Kupuj, wynajmuj i handluj w całej Grecji.

hellas-option-claim-rent = Czynsz
    .about = Czynsz jest płacony automatycznie albo właściciel musi go zażądać, zanim następny gracz rzuci kośćmi.
    .auto = automatycznie
    .manual = na żądanie
hellas-option-third-throw-compulsory = Trzeci rzut obowiązkowy
    .about = Po drugim dublecie trzeba rzucić jeszcze raz; bez tej opcji można też przestać.
hellas-option-second-interest = Podwójne odsetki
    .about = Kto przejmuje zastawioną nieruchomość i płaci tylko odsetki, płaci je ponownie przy spłacie hipoteki.
hellas-option-parking-pot = Pieniądze na parkingu
    .about = Podatki i opłaty z kart trafiają na środek planszy; kto stanie na Parkingu miejskim, zgarnia wszystko.
hellas-option-short-game = Krótka gra
    .about = Każdy dostaje dwie nieruchomości i płaci za nie; gra kończy się po tylu rundach albo na dzwonek i wygrywa najbogatszy.
    .time = do dzwonka
hellas-option-round-limit = Limit rund
    .about = Gra kończy się po tylu rundach i wygrywa najbogatszy; 0 oznacza brak limitu.
hellas-option-vote-to-end = Głosowanie nad zakończeniem
    .about = Gracze mogą zarządzić głosowanie; jeśli wszyscy są za, gra się kończy i wygrywa najbogatszy.

## Score sheet; short, so that eight columns fit beside it

hellas-score-cash = { -hellas-cash }
hellas-score-deeds = { -hellas-property(form: "many") }
hellas-score-mortgaged = Zastawione, za pół
hellas-score-houses = { -hellas-house(form: "many") }
hellas-score-hotels = Hotele, po 5 domków
hellas-score-total = { -hellas-wealth }
