### Lists of what is printed on the components.

rules-row-city = { $deed } ({ $group })
rules-row-deed = Τιμή { $price } · σπίτι { $house }, ξενοδοχείο { $hotel } · ενοίκιο { $rents }
