### Lists of what is printed on the components.

rules-row-city = { $deed } ({ $group })
rules-row-deed = Preis { $price } · Haus { $house }, Hotel { $hotel } · Miete { $rents }
