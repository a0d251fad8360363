### What happens, as labels; the line of the log puts the seat's name before them.

hellas-event-game-started = Νέο παιχνίδι, παίκτες: { $players }
hellas-event-start-thrown = Ζαριά για την πρώτη σειρά: { $first } + { $second }
hellas-event-dealt = Μοιράστηκε: { $deed }
hellas-event-round-ended = Τέλος γύρου { $round }
hellas-event-turn-started = Σειρά { $turn }
hellas-event-thrown = { -hellas-throw }: { $first } + { $second }
# doubles: how many in a row; 0 for one that leaves custody.
hellas-event-thrown-double = { -hellas-throw }: { $first } + { $second }, { $doubles ->
    [0] διπλή
    [1] διπλή
    [2] δεύτερη διπλή
   *[other] τρίτη διπλή
}
hellas-event-moved-throw = Κίνηση → { $square }
hellas-event-moved-card = Κίνηση με κάρτα → { $square }
hellas-event-moved-back = Πίσω ← { $square }
hellas-event-custody-entered-square = Κράτηση: θέση «Πήγαινε στη Φυλακή»
hellas-event-custody-entered-card = Κράτηση: κάρτα
hellas-event-custody-entered-doubles = Κράτηση: τρεις διπλές ζαριές
hellas-event-custody-left-double = Έξοδος από το Κρατητήριο: διπλή ζαριά
hellas-event-custody-left-fine = Έξοδος από το Κρατητήριο: πρόστιμο
hellas-event-custody-left-acquittal = Έξοδος από το Κρατητήριο: κάρτα αθώωσης
hellas-event-custody-left-third-throw = Έξοδος από το Κρατητήριο: τρίτη ζαριά, πρόστιμο
hellas-event-custody-stayed = Παραμονή στο Κρατητήριο, ζαριές χωρίς διπλή: { $failed }
# text: what the card says.
hellas-event-card-drawn = { $card }: «{ $text }»
hellas-event-card-kept = Κρατήθηκε: { $card }
hellas-event-card-used = Χρησιμοποιήθηκε: { $card }
hellas-event-card-returned = Πίσω στη στοίβα: { $card }
hellas-event-card-passed = Μεταβίβαση: { $card } → { $to }
hellas-event-received = +{ $amount }: { $reason }
hellas-event-paid = −{ $amount }: { $reason }
hellas-event-paid-to = −{ $amount } → { $to }: { $reason }
hellas-event-purchase-declined = Δεν αγοράστηκε: { $deed }
hellas-event-bought = Αγορά: { $deed }, { $price }
hellas-event-deed-passed = Μεταβίβαση: { $deed } → { $to }
hellas-event-auction-opened = { -hellas-auction }: { $lot } (συμμετέχουν: { $bidders })
hellas-event-bid-made = { -hellas-bid }: { $amount }, { $deed }
hellas-event-bid-passed = Πάσο
hellas-event-auction-won = Αγορά σε πλειστηριασμό: { $lot }, { $amount }
hellas-event-auction-void = Χωρίς πλειοδότη, μένει στην Τράπεζα: { $deed }
hellas-event-built = Χτίσιμο, { $deed }: { $level }
# level: what is left.
hellas-event-building-sold = Πώληση κτηρίου, { $deed }: τώρα { $level }
hellas-event-building-returned = Κτήρια πίσω στην Τράπεζα: { $deed }
hellas-event-deed-mortgaged = Σε υποθήκη: { $deed }
hellas-event-mortgage-lifted = Άρση υποθήκης: { $deed }
hellas-event-mortgage-kept-interest = Μένει σε υποθήκη, με τόκο πληρωμένο: { $deed }
hellas-event-mortgage-kept-later = Μένει σε υποθήκη, με τόκο αργότερα: { $deed }
hellas-event-mortgage-cancelled = Διαγραφή υποθήκης: { $deed }
hellas-event-rent-opened = { -hellas-rent } προς είσπραξη: { $amount }, { $deed } (οφειλέτης: { $debtor })
hellas-event-rent-claimed = Απαίτηση ενοικίου: { $amount }, { $deed } (οφειλέτης: { $debtor })
hellas-event-rent-lost = Το ενοίκιο δεν ζητήθηκε εγκαίρως: { $amount }, { $deed } (οφειλέτης: { $debtor })
hellas-event-rent-lapsed = Το ενοίκιο χάθηκε: { $amount }, { $deed } (οφειλέτης: { $debtor })
hellas-event-debt-opened = { -hellas-debt }: { $amount } → { $creditor } ({ $reason })
hellas-event-debt-settled = Εξόφληση χρέους → { $creditor }
hellas-event-offered = { -hellas-offer } → { $to }. Δίνονται: { $gives }. Ζητούνται: { $wants }
hellas-event-countered = { -hellas-counter } → { $to }. Δίνονται: { $gives }. Ζητούνται: { $wants }
hellas-event-proposed = { -hellas-proposal } → { $to }: { $gives }, για { $amount } από το χρέος
hellas-event-accepted = Δεκτή η προσφορά ← { $maker }
hellas-event-declined = Απορρίφθηκε η προσφορά ← { $maker }
hellas-event-offer-lapsed = Έληξε η προσφορά → { $to }
hellas-event-debt-reduced = Μείωση χρέους → { $creditor }: { $amount }
hellas-event-bankrupt = { -hellas-bankruptcy }· πιστωτής: { $creditor }
hellas-event-deed-returned = Πίσω στην Τράπεζα: { $deed }
hellas-event-vote-called = Ψηφοφορία: να τελειώσει τώρα το παιχνίδι;
hellas-event-vote-cast-yes = Ναι, τέλος
hellas-event-vote-cast-no = Όχι, συνέχεια
hellas-event-vote-lapsed = Η ψηφοφορία έληξε
hellas-event-bell-rang = Το κουδούνι χτύπησε: τέλος χρόνου
hellas-event-turn-ended = Τέλος σειράς
hellas-event-game-over-last-player = Τέλος του παιχνιδιού, δεν απομένει άλλος παίκτης· νίκη: { $winners }
hellas-event-game-over-vote = Τέλος του παιχνιδιού με ψηφοφορία· νίκη: { $winners }
hellas-event-game-over-rounds = Τέλος του παιχνιδιού μετά τον τελευταίο γύρο· νίκη: { $winners }
hellas-event-game-over-bell = Τέλος του παιχνιδιού, τέλος χρόνου· νίκη: { $winners }
