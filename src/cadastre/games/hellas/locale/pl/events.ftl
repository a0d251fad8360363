### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = Nowa gra, gracze: { $players }
hellas-event-start-thrown = Rzut o pierwszeństwo: { $first } + { $second }
hellas-event-dealt = Rozdano: { $deed }
hellas-event-round-ended = Koniec rundy { $round }
hellas-event-turn-started = Tura { $turn }
hellas-event-thrown = { -hellas-throw }: { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }: { $first } + { $second }, { $doubles ->
    [0] dublet
    [1] dublet
    [2] drugi dublet
   *[other] trzeci dublet
}
hellas-event-moved-throw = Ruch → { $square }
hellas-event-moved-card = Ruch z karty → { $square }
hellas-event-moved-back = Cofnięcie → { $square }
hellas-event-custody-entered-square = Do aresztu: pole „Idź do więzienia”
hellas-event-custody-entered-card = Do aresztu: karta
hellas-event-custody-entered-doubles = Do aresztu: trzy dublety
hellas-event-custody-left-double = Wyjście z aresztu: dublet
hellas-event-custody-left-fine = Wyjście z aresztu: grzywna
hellas-event-custody-left-acquittal = Wyjście z aresztu: karta uniewinnienia
hellas-event-custody-left-third-throw = Wyjście z aresztu: trzeci rzut, grzywna
hellas-event-custody-stayed = Nadal w areszcie, rzuty bez dubletu: { $failed }
# text: what the card says.
hellas-event-card-drawn = { $card }: „{ $text }”
hellas-event-card-kept = Zachowano: { $card }
hellas-event-card-used = Użyto: { $card }
hellas-event-card-returned = Odłożono na spód talii: { $card }
hellas-event-card-passed = Przekazano: { $card } → { $to }
hellas-event-received = Otrzymano: { $amount } ({ $reason })
hellas-event-paid = Zapłacono: { $amount } ({ $reason })
hellas-event-paid-to = Zapłacono → { $to }: { $amount } ({ $reason })
hellas-event-purchase-declined = Nie kupiono: { $deed }
hellas-event-bought = Kupiono: { $deed }, { $price }
hellas-event-deed-passed = Przekazano: { $deed } → { $to }
hellas-event-auction-opened = { -hellas-auction }: { $lot } (licytują: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount }, { $deed }
hellas-event-bid-passed = Spasowano
hellas-event-auction-won = Wylicytowano: { $lot }, { $amount }
hellas-event-auction-void = Brak chętnych, zostaje w banku: { $deed }
hellas-event-built = Zbudowano, { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = Sprzedano budynek, { $deed }: teraz { $level }
hellas-event-building-returned = Budynki wracają do banku: { $deed }
hellas-event-deed-mortgaged = Zastawiono: { $deed }
hellas-event-mortgage-lifted = Spłacono hipotekę: { $deed }
hellas-event-mortgage-kept-interest = Hipoteka zostaje, odsetki zapłacone: { $deed }
hellas-event-mortgage-kept-later = Hipoteka zostaje, odsetki później: { $deed }
hellas-event-mortgage-cancelled = Hipoteka umorzona: { $deed }
hellas-event-rent-opened = { -hellas-rent } do pobrania: { $amount }, { $deed } (dłużnik: { $debtor })
hellas-event-rent-claimed = Zażądano czynszu: { $amount }, { $deed } (dłużnik: { $debtor })
hellas-event-rent-lost = Nie zażądano czynszu w porę: { $amount }, { $deed } (dłużnik: { $debtor })
hellas-event-rent-lapsed = { -hellas-rent } przepadł: { $amount }, { $deed } (dłużnik: { $debtor })
hellas-event-debt-opened = { -hellas-debt } → { $creditor }: { $amount } ({ $reason })
hellas-event-debt-settled = { -hellas-debt } spłacony → { $creditor }
hellas-event-offered = { -hellas-offer } → { $to }: { $gives }; w zamian: { $wants }
hellas-event-countered = { -hellas-counter } → { $to }: { $gives }; w zamian: { $wants }
hellas-event-proposed = { -hellas-proposal } → { $to }: { $gives } za { $amount } długu
hellas-event-accepted = Przyjęto ofertę ← { $maker }
hellas-event-declined = Odrzucono ofertę ← { $maker }
hellas-event-offer-lapsed = Oferta wygasła → { $to }
hellas-event-debt-reduced = { -hellas-debt } → { $creditor }: mniej o { $amount }
hellas-event-bankrupt = { -hellas-bankruptcy }; wierzyciel: { $creditor }
hellas-event-deed-returned = Wraca do banku: { $deed }
hellas-event-vote-called = Głosowanie: czy kończymy grę?
hellas-event-vote-cast-yes = Tak, kończymy
hellas-event-vote-cast-no = Nie, gramy dalej
hellas-event-vote-lapsed = Głosowanie przepada
hellas-event-bell-rang = Dzwonek: koniec czasu
hellas-event-turn-ended = Koniec tury
hellas-event-game-over-last-player = Koniec gry, nie ma już innych graczy; wygrywa: { $winners }
hellas-event-game-over-vote = Koniec gry po głosowaniu; wygrywa: { $winners }
hellas-event-game-over-rounds = Koniec gry po ostatniej rundzie; wygrywa: { $winners }
hellas-event-game-over-bell = Koniec gry, czas minął; wygrywa: { $winners }
