### Lists of what is printed on the components.

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = Κόστος: { $costs }. Για καθένα που δίνετε: { $rewards }.
rules-row-end-tiles = Τα Πλακίδια
rules-row-vp-tiles = Τα Πλακίδια
rules-row-price = Πωλείται για { $sold }
rules-row-prices = Πωλείται για { $sold }, αγοράζεται με { $bought }
