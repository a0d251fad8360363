## Text that is no move; $text is what was written

paris-notation-word = No move begins like this: "{ $clause }".
paris-notation-move = A move is written: move FROM > TO.
paris-notation-where = Say where the new landmark goes: … in DISTRICT.
paris-notation-value = No building has the value { $value }.
paris-notation-place = "{ $text }" is no place. A bank is written "chaillot bank", a building "chaillot 5".
paris-notation-not-paid = "{ $text }" cannot be paid: only wood, marble and gold can.
paris-notation-not-given = "{ $text }" cannot be given: only bronze, silver and gold_prestige can.
paris-notation-one-sale = One sale at a time.
paris-notation-spend = Say what, and if not with a token, with what: gold by 10.
paris-notation-source = "{ $text }" does not stand for this: { $what }.
paris-notation-for = Only the bonus tiles { $any } and { $back } are used for another tile.
paris-notation-pairs = Pairs are made of tokens only (P7.4).
paris-notation-alone = Nothing follows this word: "{ $text }".
paris-notation-pile-number = "{ $text }" is no pile: { $least } to { $most }.
paris-notation-bonus-number = "{ $text }" is no bonus tile: { $least } to { $most }.
paris-notation-no-district = "{ $text }" is no district. There are: { $known }.
paris-notation-no-end-tile = "{ $text }" is no end-game tile. There are: { $known }.
paris-notation-no-vp-tile = "{ $text }" is no VP tile. There are: { $known }.
paris-notation-no-token = "{ $text }" is no token. There are: { $known }.
paris-notation-no-resource = "{ $text }" is no resource. There are: { $known }.
