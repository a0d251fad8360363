### Lists of what is printed on the components.

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = Kosten: { $costs }. Für jeden abgeworfenen Marker: { $rewards }.
rules-row-end-tiles = Die Plättchen
rules-row-vp-tiles = Die Plättchen
rules-row-price = Verkauf bringt { $sold }
rules-row-prices = Verkauf bringt { $sold }, Kauf kostet { $bought }
