### Lists of what is printed on the components.

rules-row-city = { $deed } ({ $group })
rules-row-deed = Price { $price } · house { $house }, hotel { $hotel } · rent { $rents }
