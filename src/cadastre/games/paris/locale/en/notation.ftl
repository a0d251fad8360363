## Text that is no move; $text is what was written

paris-notation-word = No move begins like this: “{ $clause }”.
paris-notation-move = A move is written: move FROM > TO.
paris-notation-where = Say where the new landmark goes: … in DISTRICT.
paris-notation-value = No building has the value { $value }.
paris-notation-place = “{ $text }” is not a place. A bank is written “chaillot bank”, a building “chaillot 5”.
paris-notation-not-paid = You can’t pay with “{ $text }”: only with wood, marble and gold.
paris-notation-not-given = You can’t give “{ $text }”: only bronze, silver and gold_prestige.
paris-notation-one-sale = One sale at a time.
paris-notation-spend = Say what and, unless it is a token, with which tile: gold by 10.
paris-notation-source = “{ $text }” does not stand for this: { $what }.
paris-notation-for = Only bonus tiles { $any } and { $back } are used for another tile.
paris-notation-pairs = Only tokens make pairs (P7.4).
paris-notation-alone = Nothing can follow this word: “{ $text }”.
paris-notation-pile-number = “{ $text }” is not a pile. Choose from { $least } to { $most }.
paris-notation-bonus-number = “{ $text }” is not a bonus tile. Choose from { $least } to { $most }.
paris-notation-no-district = “{ $text }” is not a district. Choose from: { $known }.
paris-notation-no-end-tile = “{ $text }” is not an end-game tile. Choose from: { $known }.
paris-notation-no-vp-tile = “{ $text }” is not a VP tile. Choose from: { $known }.
paris-notation-no-token = “{ $text }” is not a token. Choose from: { $known }.
paris-notation-no-resource = “{ $text }” is not a resource. Choose from: { $known }.
