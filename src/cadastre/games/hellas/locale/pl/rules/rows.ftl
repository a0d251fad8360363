### Lists of what is printed on the components.

rules-row-city = { $deed } ({ $group })
rules-row-deed = Cena { $price } · domek { $house }, hotel { $hotel } · czynsz { $rents }
