### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = Hierhin: { $district }
paris-action-key = Neuer Schlüssel: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] Bauen: { $target }, { $district }
   *[no] { -paris-key }: { $origin } → { $target }, { $district }
}
paris-action-search = Spielende-Plättchen durchsuchen
paris-action-take = Nehmen: { $end_tile }
paris-action-pass = Passen
paris-action-pay = Zahlen: { $token } ({ $source })
paris-action-give = Abgeben: { $token } ({ $source })
paris-action-stop = Nein, danke
paris-action-bonus = Bonusplättchen nehmen: { $number }
paris-action-vp-tile = { -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = Verkaufen: { $token } ({ $source })
paris-action-buy = Kaufen: { $token }
paris-action-use = Bonusplättchen nutzen: { $number }
paris-action-fetch = Bonusplättchen holen: { $number }
paris-action-back = Zurück zum Bonusplättchen: { $number }
paris-action-pair = Paar abgeben: { $token }
paris-action-use-end = Spielende-Plättchen nutzen: { $end_tile }
paris-action-end-turn = Zug beenden
