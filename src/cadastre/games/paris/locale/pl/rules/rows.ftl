### Lists of what is printed on the components.

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = Koszt: { $costs }. Za każdy oddany żeton: { $rewards }.
rules-row-end-tiles = Płytki
rules-row-vp-tiles = Płytki
rules-row-price = Sprzedaż: { $sold }
rules-row-prices = Sprzedaż: { $sold }, zakup: { $bought }
