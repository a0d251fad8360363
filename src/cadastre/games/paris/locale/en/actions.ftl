### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = Place here: { $district }
paris-action-key = Place key: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] Build: { $target }, { $district }
   *[no] Move: { $origin } → { $target }, { $district }
}
paris-action-search = Look through the end-game tiles
paris-action-take = Take: { $end_tile }
paris-action-pass = Pass
paris-action-pay = Pay: { $token } ({ $source })
paris-action-give = Give: { $token } ({ $source })
paris-action-stop = No, thank you
paris-action-bonus = Take bonus tile { $number }
paris-action-vp-tile = { -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = Sell: { $token } ({ $source })
paris-action-buy = Buy: { $token }
paris-action-use = Use bonus tile { $number }
paris-action-fetch = Fetch bonus tile { $number }
paris-action-back = Step back for bonus tile { $number }
paris-action-pair = Give back a pair: { $token }
paris-action-use-end = Use end-game tile: { $end_tile }
paris-action-end-turn = End turn
