### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = Hierhin: { $district }
paris-action-key = Platzieren: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] Bauen: { $target }, { $district }
   *[no] Versetzen: { $origin } → { $target }, { $district }
}
paris-action-search = Spielende-Plättchen durchsuchen
paris-action-take = Nehmen: { $end_tile }
paris-action-pass = Passen
paris-action-pay = Zahlen: { $token } ({ $source })
paris-action-give = Abwerfen: { $token } ({ $source })
paris-action-stop = Nein, danke
paris-action-bonus = Bonusplättchen nehmen: { $number }
paris-action-vp-tile = { -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = Verkaufen: { $token } ({ $source })
paris-action-buy = Kaufen: { $token }
paris-action-use = Bonusplättchen aktivieren: { $number }
paris-action-fetch = Bonusplättchen holen: { $number }
paris-action-back = Zurück zum Bonusplättchen: { $number }
paris-action-pair = Paar abwerfen: { $token }
paris-action-use-end = Spielende-Plättchen aktivieren: { $end_tile }
paris-action-end-turn = Zug beenden
