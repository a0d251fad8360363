### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-bank = Τράπ.
paris-table-vp-tile = Πλακ. ΠΝ
paris-table-arc = Αψίδα
paris-table-landmarks-supply = Διαθέσιμα Ορόσημα
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = { -paris-supply }
paris-table-sell = Πώληση προς
paris-table-bonus-track = { -paris-bonus-track }
paris-table-bonus-track-about = με τη σειρά των θέσεων· ×2: δύο Πλακίδια· γράμματα: Πιόνια Bonus
paris-table-players = Παίκτες
paris-table-vp = { -paris-vp }
paris-table-meeple = Θέση
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-keys = { -paris-key(form: "many") }
paris-table-screen = Πίσω από το Παραπέτασμά σας

## Lines

paris-table-round = γύρος { $round }
paris-table-start-player = ξεκινά τον γύρο: { $seat }
paris-table-last-round = μία τελευταία σειρά για όλους
paris-table-none = κανένα
# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } (ακόμη { $left })
paris-table-pile-empty = { $pile }: άδεια
paris-table-left = απομένουν { $left }
paris-table-landmark = { $landmark }: { $cost }· { $reward }
paris-table-times = { $count } { $token }
# VP for each token given.
paris-table-reward = { $token } { $vp } ΠΝ
paris-table-supply-buy = { $left } { $token } (τιμή { $francs })
paris-table-keys-in-hand = { $count ->
    [one] { $count } Κλειδί
   *[other] { $count } Κλειδιά
}
paris-table-end-tile-in-hand = Πλακίδιο Τέλους: { $tile }
paris-table-worth = τώρα { $vp }
# tiles: a list of numbers, or of names.
paris-table-bonus-used = χρησιμοποιημένα: { $tiles }
paris-table-end-used = χρησιμοποιημένα Τέλους: { $tiles }
paris-table-bonus-held = αχρησιμοποίητα: { $tiles }
paris-table-drawn = Κτίριο που τραβήχτηκε: { $tile }
# What the signs on the board mean.
paris-table-signs = Γράμματα: τα Κλειδιά κάθε παίκτη. ★ Κύρος. ▲ Ορόσημο. Σ συνολικές αξίες κάτω από τα Κλειδιά του και οι ΠΝ που θα έδιναν τώρα. Τράπεζα: τα Φράγκα που δίνει.

## Tokens in small; a star for prestige

paris-table-token-wood = ξύλο
paris-table-token-marble = μάρμαρο
paris-table-token-gold = χρυσός
paris-table-token-bronze = ★χάλκινο
paris-table-token-silver = ★ασημί
paris-table-token-gold-prestige = ★χρυσό

## Beside a choice: what it brings or takes

paris-table-key = Κλειδί
paris-table-tile = Πλακίδιο Bonus { $no }
paris-table-offer-prestige = ΠΝ για Κύρος
paris-table-offer-bonus = Πλακίδιο Bonus
paris-table-offer-vp-tile = Πλακίδιο ΠΝ

## What a hint says that a move changes: some of the parts of what a seat has

paris-table-gains = Τι αλλάζει για εσάς, σε αναμενόμενους ΠΝ: { $gains }.
paris-table-part-points = { -paris-vp } που πήρατε
paris-table-part-districts = { -paris-district(form: "many") }
paris-table-part-tiles = { -paris-bonus-tile(form: "many") }
paris-table-part-track = { -paris-bonus-track }
paris-table-part-keys = { -paris-key(form: "many") }
paris-table-part-landmarks = { -paris-landmark(form: "many") }
paris-table-part-tokens = { -paris-token(form: "many") }
paris-table-part-francs = { -paris-francs }
paris-table-part-end-tiles = { -paris-end-tile(form: "many") }

## Kinds of actions

paris-table-kind-draw = Τράβηγμα Κτιρίου
paris-table-kind-settle = Τοποθέτηση του Κτιρίου
paris-table-kind-key = Τοποθέτηση Κλειδιού
paris-table-kind-move = Μετακίνηση Κλειδιού
paris-table-kind-search = Αναζήτηση στα Πλακίδια Τέλους
paris-table-kind-take = Νέο Πλακίδιο Τέλους
paris-table-kind-pass = Πάσο
paris-table-kind-pay = Πληρωμή με
paris-table-kind-give = Κύρος για ΠΝ
paris-table-kind-stop = Τίποτε άλλο
paris-table-kind-bonus = Νέο Πλακίδιο Bonus
paris-table-kind-vp-tile = Τοποθέτηση Πλακιδίου ΠΝ
paris-table-kind-sell = Πώληση
paris-table-kind-buy = Αγορά
paris-table-kind-use = Χρήση Πλακιδίου Bonus
paris-table-kind-fetch = Όποιο Πλακίδιο Bonus
paris-table-kind-back = Πίσω για Πλακίδιο Bonus
paris-table-kind-pair = Επιστροφή ζεύγους
paris-table-kind-use-end = Χρήση Πλακιδίου Τέλους
paris-table-kind-end-turn = Τέλος σειράς

## What the game waits for

paris-phase-draw = Βήμα 1: διαλέξτε στοίβα και τοποθετήστε το πρώτο Κτίριό της.
paris-phase-settle = Διαλέξτε Περιοχή για το Κτίριο που τραβήξατε.
paris-phase-act = Βήμα 2: τοποθετήστε ή μετακινήστε ένα Κλειδί· όταν αδειάσουν οι στοίβες, μπορείτε αντί γι’ αυτό να πάρετε ένα Πλακίδιο Τέλους.
paris-phase-pay = Διαλέξτε με τι θα πληρώσετε τον επόμενο Πόρο.
paris-phase-give = Δώστε Δείκτες Κύρους για ΠΝ ή σταματήστε.
paris-phase-bonus = Πάρτε ένα Πλακίδιο Bonus ή συνεχίστε χωρίς.
paris-phase-vp-tile = Τέσσερα Κλειδιά σε μια Περιοχή: τοποθετήστε ένα Πλακίδιο ΠΝ ή συνεχίστε χωρίς.
paris-phase-search = Διαλέξτε ένα Πλακίδιο από τη στοίβα των Πλακιδίων Τέλους.
paris-phase-pairs = Επιστρέψτε ένα ζεύγος ίδιων Δεικτών για ΠΝ ή σταματήστε.
paris-phase-done = Μπορείτε ακόμη να αγοράσετε, να πουλήσετε και να χρησιμοποιήσετε Πλακίδια· έπειτα ολοκληρώστε τη σειρά σας.
paris-phase-over = Το παιχνίδι τελείωσε.
