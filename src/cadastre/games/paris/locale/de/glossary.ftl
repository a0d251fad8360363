### Die Begriffe von Paris, wie in der deutschen Anleitung.
### form: "one" (default) or "many".

-paris-key = { $form ->
   *[one] Schlüssel
    [many] Schlüssel
}
-paris-screen = Sichtschirm
-paris-district = { $form ->
   *[one] Bezirk
    [many] Bezirke
}
-paris-building = { $form ->
   *[one] Gebäude
    [many] Gebäude
}
-paris-landmark = { $form ->
   *[one] Wahrzeichen
    [many] Wahrzeichen
}
-paris-bank = { $form ->
   *[one] Bank
    [many] Banken
}
-paris-arc = Arc de Triomphe
# The rulebook: Gebäudewert, also Wert; for buildings also Stufe.
-paris-value = Wert
-paris-pile = { $form ->
   *[one] Stapel
    [many] Gebäudestapel
}
# The rulebook: Ressourcenmarker, Prestigemarker.
-paris-token = { $form ->
   *[one] Marker
    [many] Marker
}
-paris-resource = { $form ->
   *[one] Ressource
    [many] Ressourcen
}
-paris-prestige = Prestige
-paris-bonus-tile = { $form ->
   *[one] Bonusplättchen
    [many] Bonusplättchen
}
# The rulebook: Bonusplättchen-Leiste, also Bonusleiste.
-paris-bonus-track = Bonusleiste
-paris-meeple = { $form ->
   *[one] Bonus-Figur
    [many] Bonus-Figuren
}
-paris-vp-tile = { $form ->
   *[one] SP-Plättchen
    [many] SP-Plättchen
}
-paris-end-tile = { $form ->
   *[one] Spielende-Plättchen
    [many] Spielende-Plättchen
}
# The rulebook: allgemeiner Vorrat.
-paris-supply = Vorrat
# The rulebook: allgemeine Reserve.
-paris-reserve = Reserve
-paris-francs = Francs
# Siegpunkte.
-paris-vp = SP
