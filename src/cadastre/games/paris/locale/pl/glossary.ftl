### Pojęcia gry Paryż, jak w polskiej instrukcji. Etykiety je przytaczają, w zdaniach pisane są małą literą.
### form: "one" (default) or "many".

-paris-key = { $form ->
   *[one] Klucz
    [many] Klucze
}
-paris-screen = Zasłonka
-paris-district = { $form ->
   *[one] Dzielnica
    [many] Dzielnice
}
-paris-building = { $form ->
   *[one] Budynek
    [many] Budynki
}
# The rulebook's word, odd as it is for a monument.
-paris-landmark = { $form ->
   *[one] Krajobraz
    [many] Krajobrazy
}
-paris-bank = { $form ->
   *[one] Bank
    [many] Banki
}
-paris-arc = Łuk Triumfalny
-paris-value = Wartość
-paris-pile = { $form ->
   *[one] Stos
    [many] Stosy budynków
}
-paris-token = { $form ->
   *[one] Żeton
    [many] Żetony
}
-paris-resource = { $form ->
   *[one] Zasób
    [many] Zasoby
}
-paris-prestige = Prestiż
# The rulebook also has płytka bonusów and płytka premii.
-paris-bonus-tile = { $form ->
   *[one] Płytka bonusowa
    [many] Płytki bonusowe
}
# The rulebook: Tor Bonusów, once Tor Premii.
-paris-bonus-track = Tor bonusów
-paris-meeple = { $form ->
   *[one] Pionek
    [many] Pionki
}
# The rulebook: płytka punktacji.
-paris-vp-tile = { $form ->
   *[one] Płytka punktacji
    [many] Płytki punktacji
}
-paris-end-tile = { $form ->
   *[one] Płytka końca gry
    [many] Płytki końca gry
}
# The general supply beside the board: what can be bought.
-paris-supply = Pula
# The rulebook calls this pula too; a word of its own keeps it apart.
-paris-reserve = Rezerwa
-paris-francs = Franki
# Punkty zwycięstwa.
-paris-vp = PZ
