### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = Neue Partie, Spieler: { $players }
hellas-event-start-thrown = Wurf um den ersten Zug: { $first } + { $second }
hellas-event-dealt = Zugeteilt: { $deed }
hellas-event-round-ended = Ende von Runde { $round }
hellas-event-turn-started = Zug { $turn }
hellas-event-thrown = { -hellas-throw }: { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }: { $first } + { $second }, { $doubles ->
    [0] Pasch
    [1] Pasch
    [2] zweiter Pasch
   *[other] dritter Pasch
}
hellas-event-moved-throw = Gezogen → { $square }
hellas-event-moved-card = Vorgerückt → { $square }
hellas-event-moved-back = Zurückgegangen → { $square }
hellas-event-custody-entered-square = In Gewahrsam: Feld „Geh ins Gefängnis“
hellas-event-custody-entered-card = In Gewahrsam: Karte
hellas-event-custody-entered-doubles = In Gewahrsam: dreimal Pasch
hellas-event-custody-left-double = Wieder frei: Pasch
hellas-event-custody-left-fine = Wieder frei: Bußgeld
hellas-event-custody-left-acquittal = Wieder frei: Freispruchkarte
hellas-event-custody-left-third-throw = Wieder frei: dritter Wurf, Bußgeld
hellas-event-custody-stayed = Weiter in Gewahrsam, Würfe ohne Pasch: { $failed }
# text: what the card says.
hellas-event-card-drawn = { $card }: „{ $text }“
hellas-event-card-kept = Behalten: { $card }
hellas-event-card-used = Eingesetzt: { $card }
hellas-event-card-returned = Unter den Stapel gelegt: { $card }
hellas-event-card-passed = Übergeben: { $card } → { $to }
hellas-event-received = Erhalten: { $amount } ({ $reason })
hellas-event-paid = Gezahlt: { $amount } ({ $reason })
hellas-event-paid-to = Gezahlt → { $to }: { $amount } ({ $reason })
hellas-event-purchase-declined = Nicht gekauft: { $deed }
hellas-event-bought = Gekauft: { $deed }, { $price }
hellas-event-deed-passed = Übergeben: { $deed } → { $to }
hellas-event-auction-opened = { -hellas-auction }: { $lot } (es bieten: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount }, { $deed }
hellas-event-bid-passed = Ausgestiegen
hellas-event-auction-won = Ersteigert: { $lot }, { $amount }
hellas-event-auction-void = Kein Gebot, bleibt bei der Bank: { $deed }
hellas-event-built = Gebaut, { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = Gebäude verkauft, { $deed }: jetzt { $level }
hellas-event-building-returned = Gebäude zurück an die Bank: { $deed }
hellas-event-deed-mortgaged = Beliehen: { $deed }
hellas-event-mortgage-lifted = { -hellas-mortgage } abgelöst: { $deed }
hellas-event-mortgage-kept-interest = { -hellas-mortgage } bleibt, Zinsen gezahlt: { $deed }
hellas-event-mortgage-kept-later = { -hellas-mortgage } bleibt, Zinsen später: { $deed }
hellas-event-mortgage-cancelled = { -hellas-mortgage } gestrichen: { $deed }
hellas-event-rent-opened = { -hellas-rent } offen: { $amount }, { $deed } (Schuldner: { $debtor })
hellas-event-rent-claimed = { -hellas-rent } gefordert: { $amount }, { $deed } (Schuldner: { $debtor })
hellas-event-rent-lost = { -hellas-rent } nicht rechtzeitig gefordert: { $amount }, { $deed } (Schuldner: { $debtor })
hellas-event-rent-lapsed = { -hellas-rent } verfallen: { $amount }, { $deed } (Schuldner: { $debtor })
hellas-event-debt-opened = { -hellas-debt } → { $creditor }: { $amount } ({ $reason })
hellas-event-debt-settled = { -hellas-debt } bezahlt → { $creditor }
hellas-event-offered = { -hellas-offer } → { $to }: { $gives } gegen { $wants }
hellas-event-countered = { -hellas-counter } → { $to }: { $gives } gegen { $wants }
hellas-event-proposed = { -hellas-proposal } → { $to }: { $gives } für { $amount } der Schulden
hellas-event-accepted = Angebot angenommen ← { $maker }
hellas-event-declined = Angebot abgelehnt ← { $maker }
hellas-event-offer-lapsed = { -hellas-offer } verfallen → { $to }
hellas-event-debt-reduced = { -hellas-debt } → { $creditor }: { $amount } weniger
hellas-event-bankrupt = { -hellas-bankruptcy }; Gläubiger: { $creditor }
hellas-event-deed-returned = Zurück an die Bank: { $deed }
hellas-event-vote-called = Abstimmung: Soll jetzt Schluss sein?
hellas-event-vote-cast-yes = Ja, Schluss
hellas-event-vote-cast-no = Nein, weiter
hellas-event-vote-lapsed = Abstimmung verfallen
hellas-event-bell-rang = Die Glocke läutet: Die Zeit ist um
hellas-event-turn-ended = Zugende
hellas-event-game-over-last-player = Spielende, sonst ist niemand mehr dabei; Sieg: { $winners }
hellas-event-game-over-vote = Spielende durch Abstimmung; Sieg: { $winners }
hellas-event-game-over-rounds = Spielende nach der letzten Runde; Sieg: { $winners }
hellas-event-game-over-bell = Spielende, die Zeit ist um; Sieg: { $winners }
