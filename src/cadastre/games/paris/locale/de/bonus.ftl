### Bonus tiles: a short name and what they do. francs, vp and gain are amounts with their unit.

# The label of a tile: its number and its short name.
paris-bonus = { $no } ({ $name })

# 1, 5, 7, 12, 22
paris-bonus-gain = { $gain }
    .does = Bringt { $gain }.
# 2, 3, 4
paris-bonus-resource = { $token }
    .does = Gilt als eine Ressource: { $token }.
# 6, 11, 15, 18, 26, 28
paris-bonus-buildings = { $value }er-Gebäude
    .does = Bringt { $vp } für jeden deiner Schlüssel auf einem Gebäude mit Wert { $value }.
# 8
paris-bonus-wild-prestige = Prestige nach Wahl
    .does = Gilt als ein Prestige deiner Wahl.
# 9
paris-bonus-own = zum eigenen Schlüssel
    .does = Versetze einen Schlüssel auf ein Gebäude oder Wahrzeichen, auf dem schon einer von dir liegt; Kosten und Vorteile wie sonst, und es zählt doppelt.
# 10
paris-bonus-wild-resource = Ressource nach Wahl
    .does = Gilt als eine Ressource deiner Wahl.
# 13, 14
paris-bonus-key = +1 Schlüssel
    .does = Zahle { $francs } und nimm einen Schlüssel aus deiner Reserve.
# 16
paris-bonus-others = zum fremden Schlüssel
    .does = Versetze einen Schlüssel auf ein Gebäude oder Wahrzeichen, auf dem schon ein fremder liegt; Kosten und Vorteile wie sonst.
# 17
paris-bonus-any = Plättchen nach Wahl
    .does = Nimm irgendein Bonusplättchen von der Bonusleiste, auch eines hinter dir; deine Bonus-Figur bleibt stehen.
# 19
paris-bonus-double-prestige = 2 Prestige nach Wahl
    .does = Gilt als zwei Prestige deiner Wahl; nutze beide im selben Zug, zusammen oder einzeln.
# 20
paris-bonus-unused = ungenutzte Plättchen
    .does = Bringt { $vp } für jedes andere deiner ungenutzten Bonusplättchen.
# 21
paris-bonus-double-resource = 2 Ressourcen nach Wahl
    .does = Gilt als zwei Ressourcen deiner Wahl; nutze beide im selben Zug, zusammen oder einzeln.
# 23
paris-bonus-pair-prestige = Prestigepaare
    .does = Wirf Paare gleicher Prestigemarker ab: { $vp } für jedes Paar.
# 24
paris-bonus-pair-resource = Ressourcenpaare
    .does = Wirf Paare gleicher Ressourcenmarker ab: { $vp } für jedes Paar.
# 25
paris-bonus-back = Schritt zurück
    .does = Zieh deine Bonus-Figur bis zu { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } zurück auf ein Feld mit Bonusplättchen und nimm es.
# 27
paris-bonus-francs = Francs am Ende
    .does = Bringt am Spielende 1 SP für jeden deiner Francs; vorher nicht aktivierbar.
# 29
paris-bonus-landmarks = Wahrzeichen
    .does = Bringt { $vp } für jeden deiner Schlüssel auf einem Wahrzeichen.
# 30
paris-bonus-kinds = Vielfalt
    .does = Bringt { $four }/{ $five }/{ $six }/{ $seven } SP für 4/5/6/7 verschiedene Arten: sechs Gebäudearten und als siebte die Wahrzeichen.
