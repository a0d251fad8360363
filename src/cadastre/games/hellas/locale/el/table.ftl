### The view of the board in the terminal.

## Headings

hellas-table-board = Ταμπλό
hellas-table-now = Σε εξέλιξη
hellas-table-players = Παίκτες
hellas-table-cash = { -hellas-cash }
hellas-table-wealth = { -hellas-wealth }
hellas-table-deeds = Κάρτες ιδιοκτησίας
hellas-table-price = Τιμή
hellas-table-rent = Ενοίκιο
hellas-table-hotel = Ξενοδ.
hellas-table-cost = Κτήριο
hellas-table-mortgage = Υποθήκη

## Lines

hellas-table-number = { $count }
hellas-table-round = γύρος { $round }
hellas-table-round-of = γύρος { $round } από { $rounds }
hellas-table-turn = σειρά: { $seat }
hellas-table-thrown = τελευταία ζαριά { $first } + { $second }
hellas-table-bell = ώσπου να χτυπήσει το κουδούνι
hellas-table-bell-rung = το κουδούνι χτύπησε
hellas-table-bank = Τράπεζα: { $houses ->
    [one] { $houses } σπίτι
   *[other] { $houses } σπίτια
}, { $hotels ->
    [one] { $hotels } ξενοδοχείο
   *[other] { $hotels } ξενοδοχεία
}
hellas-table-pot = στο κέντρο: { $amount }
# own of all deeds of a group.
hellas-table-group = { $group } { $own }/{ $all }
hellas-table-in-custody = στο Κρατητήριο, ζαριά { $attempt } από 3
hellas-table-bankrupt = χρεωκοπία
# Below the board, in a line; all of the signs are explained in the guide.
hellas-table-legend = Γράμμα: ιδιοκτήτης, ενοίκιο · –: τιμή · ⌂ σπίτια, ▲ ξενοδ. · %: υποθήκη, άρση
hellas-table-signs = Γράμμα: ιδιοκτήτης, έπειτα το ενοίκιο τώρα (×: φορές τη ζαριά). –: πωλείται, έπειτα η τιμή. ⌂ σπίτια, ▲ ξενοδοχείο. %: υποθήκη, έπειτα το κόστος άρσης. Μετά το όνομα: πιόνια, [στο Κρατητήριο]. ▸: ποιον περιμένει το παιχνίδι.
hellas-table-transport = { -hellas-station(form: "many") }: { $one }/{ $two }/{ $three }/{ $four }, ανάλογα με το πόσους έχει ο ιδιοκτήτης.
hellas-table-metro = { -hellas-stop(form: "many") }: { $one } φορές τη ζαριά, ή { $two } φορές με τις δύο.
hellas-table-double = Πόλη χωρίς κτήρια: διπλάσιο ενοίκιο αν ο ιδιοκτήτης έχει όλο το χρώμα.

## Moves as they are typed, in the guide

hellas-table-writing = Κινήσεις σε μία γραμμή
# Examples as they are typed; the small words are the ids of deeds.
hellas-table-writing-bid = bid 735 · bid 735 at { $one } (κτήριο)
hellas-table-writing-offer = offer 1: { $one } + card orders + 200 for { $three } (προς τη θέση 1: το A είναι 0, το B είναι 1…)
hellas-table-writing-counter = counter: { $three } for 300 · propose { $one } + { $two } for 400 (για χρέος)
hellas-table-writing-build = build { $one }, { $two } (επίσης sell, mortgage και lift) · sell colour { $colour }

## Beside a choice: what it costs and brings. Names of deeds are followed by their group.

hellas-table-hint-deed = { $deed } ({ $group })
hellas-table-hint-cost = −{ $amount }
hellas-table-hint-gain = +{ $amount }
hellas-table-hint-leaves = μένουν { $cash }
hellas-table-hint-mortgaged = σε υποθήκη
# What getting a deed makes of its group: own of all, or all of them, for the seat that chooses or for another.
hellas-table-hint-own = { $group } { $own }/{ $all }
hellas-table-hint-own-other = { $group } { $own }/{ $all } ({ $seat })
hellas-table-hint-completes = συμπληρώνει: { $group }
hellas-table-hint-completes-other = συμπληρώνει: { $group } ({ $seat })
hellas-table-hint-breaks = σπάει: { $group }
hellas-table-hint-rent = ενοίκιο { $before } → { $after }
hellas-table-hint-lifting = άρση αργότερα: { $amount }
hellas-table-hint-auctioned = με πλειστηριασμό: χτίζουν κι άλλοι
# example: the least bid, as it is typed.
hellas-table-hint-bid = { $least } έως { $most }, γράφεται και αμέσως: bid { $example }
hellas-table-hint-range = { $least } έως { $most }
hellas-table-hint-to = { $seat }
hellas-table-hint-from = οφειλέτης: { $debtor }
hellas-table-hint-cash = μετρητά { $cash }
hellas-table-hint-their-cash = μετρητά ({ $seat }): { $cash }
hellas-table-hint-price = τιμή { $price }
hellas-table-hint-owed = από { $amount }
hellas-table-hint-get = παίρνετε: { $goods }
hellas-table-hint-give = δίνετε: { $goods }
hellas-table-hint-forgo = για { $amount } από όσα σας χρωστούν
hellas-table-hint-estate = τα παίρνει όλα: { $creditor }
hellas-table-hint-richest = πλουσιότερος τώρα: { $seat }, { $amount }
hellas-table-hint-double = βγαίνετε μόνο με διπλή
hellas-table-hint-last = χωρίς διπλή: { $fine } και κίνηση
hellas-table-hint-third = τρίτη διπλή: Κρατητήριο

## What a hint says that a move changes: some of the parts of what a seat has

hellas-table-gains = Τι αλλάζει για εσάς, σε αναμενόμενη αξία (ευρώ): { $gains }.
hellas-table-part-money = μετρητά
hellas-table-part-deeds = ιδιοκτησίες
hellas-table-part-rents = μελλοντικά ενοίκια
hellas-table-part-colours = χρώματα για χτίσιμο
hellas-table-part-danger = ασφάλεια από ενοίκια
hellas-table-part-custody = { -hellas-custody }
hellas-table-part-cards = { -hellas-acquittal(form: "many") }

## Kinds of actions

hellas-table-kind-throw = Ζαριά
hellas-table-kind-fine = Έξοδος από το Κρατητήριο: πρόστιμο
hellas-table-kind-acquit = Έξοδος από το Κρατητήριο: κάρτα
hellas-table-kind-buy = Αγορά
hellas-table-kind-auction = Χωρίς αγορά
hellas-table-kind-build = Χτίσιμο
hellas-table-kind-sell = Πώληση κτηρίου
hellas-table-kind-sell-colour = Πώληση όλων των κτηρίων ενός χρώματος
hellas-table-kind-mortgage = Υποθήκη
hellas-table-kind-lift = Άρση υποθήκης
hellas-table-kind-bid = Πλειοδοσία
hellas-table-kind-bid-at = Πλειοδοσία για κτήριο
hellas-table-kind-pass = Αποχώρηση από τον πλειστηριασμό
hellas-table-kind-digit = Πόσα
hellas-table-kind-offer = Προσφορά
hellas-table-kind-counter = Αντιπροσφορά
hellas-table-kind-propose = Πληρωμή με ιδιοκτησίες
hellas-table-kind-give = Δίνετε
hellas-table-kind-want = Ζητάτε
hellas-table-kind-give-money = Δίνετε χρήματα
hellas-table-kind-want-money = Ζητάτε χρήματα
hellas-table-kind-submit = Υποβολή
hellas-table-kind-accept = Αποδοχή
hellas-table-kind-decline = Απόρριψη
hellas-table-kind-give-up = Χρεωκοπία
hellas-table-kind-choose = Η υποθήκη
hellas-table-kind-claim = Απαίτηση ενοικίου
hellas-table-kind-vote = Τέλος του παιχνιδιού
hellas-table-kind-yes = Συμφωνώ
hellas-table-kind-no = Διαφωνώ
hellas-table-kind-end-turn = Τέλος σειράς
hellas-table-kind-bell = Το κουδούνι
