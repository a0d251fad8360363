### Lists of what is printed on the components.

rules-row-city = { $deed } ({ $group })
rules-row-deed = ราคา { $price } · บ้าน { $house } โรงแรม { $hotel } · ค่าเช่า { $rents }
