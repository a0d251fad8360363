### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-buildings = { -paris-building(form: "many") }
paris-table-banks = { -paris-bank(form: "many") }
paris-table-arc = { -paris-arc }
paris-table-landmarks = { -paris-landmark(form: "many") }
paris-table-landmarks-supply = Διαθέσιμα Ορόσημα
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = Απόθεμα προς αγορά
paris-table-bonus-track = { -paris-bonus-track }
paris-table-meeples = { -paris-meeple(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-screen = Πίσω από το Παραπέτασμά σας
paris-table-players = Παίκτες
paris-table-totals = Σύνολα ανά Περιοχή
paris-table-worth = Αξία τώρα
paris-table-tokens = { -paris-token(form: "many") }
paris-table-resources = { -paris-resource(form: "many") }
paris-table-prestige = { -paris-prestige }
paris-table-bonus-held = { -paris-bonus-tile(form: "many") }
paris-table-bonus-used = Χρησιμοποιημένα Πλακίδια Bonus
paris-table-keys = { -paris-key(form: "many") }
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-vp = { -paris-vp }
paris-table-value = { -paris-value }

## Lines

# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } (απομένουν { $left })
paris-table-pile-empty = { $pile }: άδεια
paris-table-bank = { $district }, δίνει { $francs }
paris-table-landmark = { $landmark }: { $cost }· { $reward }
# One part of a cost or of a reward.
paris-table-times = { $count } × { $token }
paris-table-reward = { $token } { $vp } ΠΝ
paris-table-price = { $token }: αγορά { $buy }, πώληση { $sell }
paris-table-price-sell = { $token }: πώληση { $sell }
paris-table-end-left = { $left ->
    [one] απομένει { $left } Πλακίδιο Τέλους
   *[other] απομένουν { $left } Πλακίδια Τέλους
}
paris-table-total = { $seat } { $total } ({ $rank }η θέση)
paris-table-vp-tile-none = χωρίς Πλακίδιο ΠΝ
paris-table-free = ελεύθερο
paris-table-hidden = κρυφά
paris-table-start-player = ξεκινά τον γύρο
paris-table-last-round = Τελευταία σειρά για όλους
paris-table-drawn = Κτίριο που τραβήχτηκε: { $tile }
paris-table-cost-none = χωρίς κόστος

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
