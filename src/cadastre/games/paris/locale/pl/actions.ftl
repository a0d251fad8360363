### Actions as labels, for buttons and lists.

paris-action-draw = { -paris-pile } { $pile }: { $district }
paris-action-settle = Umieść tutaj: { $district }
paris-action-key = Umieść klucz: { $place }
# new: "yes" where the landmark is built by this move.
paris-action-move = { $new ->
    [yes] Nowy krajobraz: { $target }, { $district }
   *[no] Przenieś: { $origin } → { $target }, { $district }
}
paris-action-search = Przejrzyj płytki końca gry
paris-action-take = Weź: { $end_tile }
paris-action-pass = Pas
paris-action-pay = Zapłać: { $token } ({ $source })
paris-action-give = Oddaj: { $token } ({ $source })
paris-action-stop = Nie, dziękuję
paris-action-bonus = Weź płytkę bonusową { $number }
paris-action-vp-tile = { -paris-vp-tile } { $vp_tile }: { $district }
paris-action-sell = Sprzedaj: { $token } ({ $source })
paris-action-buy = Kup: { $token }
paris-action-use = Aktywuj płytkę bonusową { $number }
paris-action-fetch = Weź dowolną płytkę bonusową: { $number }
paris-action-back = Cofnij się po płytkę bonusową { $number }
paris-action-pair = Oddaj parę: { $token }
paris-action-use-end = Aktywuj płytkę końca gry: { $end_tile }
paris-action-end-turn = Zakończ turę
