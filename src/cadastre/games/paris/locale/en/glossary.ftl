### The terms of Paris. Labels quote them; sentences write them out in lower case.
### form: "one" (default) or "many".

-paris-key = { $form ->
   *[one] Key
    [many] Keys
}
-paris-screen = Screen
-paris-district = { $form ->
   *[one] District
    [many] Districts
}
-paris-building = { $form ->
   *[one] Building
    [many] Buildings
}
-paris-landmark = { $form ->
   *[one] Landmark
    [many] Landmarks
}
-paris-bank = { $form ->
   *[one] Bank
    [many] Banks
}
-paris-arc = Arc de Triomphe
-paris-value = Value
-paris-pile = { $form ->
   *[one] Pile
    [many] Building piles
}
-paris-token = { $form ->
   *[one] Token
    [many] Tokens
}
-paris-resource = { $form ->
   *[one] Resource
    [many] Resources
}
-paris-prestige = Prestige
-paris-bonus-tile = { $form ->
   *[one] Bonus tile
    [many] Bonus tiles
}
-paris-bonus-track = Bonus track
-paris-meeple = { $form ->
   *[one] Bonus meeple
    [many] Bonus meeples
}
-paris-vp-tile = { $form ->
   *[one] VP tile
    [many] VP tiles
}
-paris-end-tile = { $form ->
   *[one] End-game tile
    [many] End-game tiles
}
# The general supply beside the board: what can be bought.
-paris-supply = Supply
# Two keys of each colour beside the board that only bonus tiles 13 and 14 reach.
-paris-reserve = Reserve
-paris-francs = Francs
# Victory points.
-paris-vp = VP
