### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = Τοποθέτηση εδώ: { $district }
paris-action-key = Νέο Κλειδί: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] Νέο Ορόσημο: { $target }, { $district }
   *[no] { -paris-key }: { $origin } → { $target }, { $district }
}
paris-action-search = Αναζήτηση στα Πλακίδια Τέλους
paris-action-take = Πάρτε: { $end_tile }
paris-action-pass = Πάσο
paris-action-pay = Πληρωμή: { $token } ({ $source })
paris-action-give = Δώστε: { $token } ({ $source })
paris-action-stop = Όχι, ευχαριστώ
paris-action-bonus = Πάρτε το Πλακίδιο Bonus { $number }
paris-action-vp-tile = { -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = Πώληση: { $token } ({ $source })
paris-action-buy = Αγορά: { $token }
paris-action-use = Χρήση Πλακιδίου Bonus { $number }
paris-action-fetch = Πάρτε απευθείας το Πλακίδιο Bonus { $number }
paris-action-back = Πίσω για Πλακίδιο Bonus { $number }
paris-action-pair = Επιστροφή ζεύγους: { $token }
paris-action-use-end = Χρήση Πλακιδίου Τέλους: { $end_tile }
paris-action-end-turn = Τέλος σειράς
