### Lists of what is printed on the components.

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = Cost: { $costs }. For each token given: { $rewards }.
rules-row-end-tiles = The tiles
rules-row-vp-tiles = The tiles
rules-row-price = Sells for { $sold }
rules-row-prices = Sells for { $sold }, costs { $bought }
