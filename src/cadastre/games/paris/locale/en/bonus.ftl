### Bonus tiles: a short name and what they do. francs, vp and gain are amounts with their unit.

# The label of a tile: its number and its short name.
paris-bonus = { $no } ({ $name })

# 1, 5, 7, 12, 22
paris-bonus-gain = { $gain }
    .does = Gain { $gain }.
# 2, 3, 4
paris-bonus-resource = { $token }
    .does = Stands for one resource: { $token }.
# 6, 11, 15, 18, 26, 28
paris-bonus-buildings = keys on { $value }
    .does = Gain { $vp } for each of your keys on a building of value { $value }.
# 8
paris-bonus-wild-prestige = any prestige
    .does = Stands for one prestige of your choice.
# 9
paris-bonus-own = onto your own key
    .does = Move a key to a building or landmark that holds your own key; cost and benefits as usual, and it counts twice.
# 10
paris-bonus-wild-resource = any resource
    .does = Stands for one resource of your choice.
# 13, 14
paris-bonus-key = extra key
    .does = Pay { $francs } and take a key from your reserve.
# 16
paris-bonus-others = onto another’s key
    .does = Move a key to a building or landmark that holds an opponent’s key; cost and benefits as usual.
# 17
paris-bonus-any = any bonus tile
    .does = Take any bonus tile from the board, even one you have passed; your meeple stays where it is.
# 19
paris-bonus-double-prestige = any 2 prestige
    .does = Stands for two prestige of your choice; use both in the same turn, together or separately.
# 20
paris-bonus-unused = unused tiles
    .does = Gain { $vp } for each other unused bonus tile you hold.
# 21
paris-bonus-double-resource = any 2 resources
    .does = Stands for two resources of your choice; use both in the same turn, together or separately.
# 23
paris-bonus-pair-prestige = prestige pairs
    .does = Give back pairs of equal prestige tokens: { $vp } for each pair.
# 24
paris-bonus-pair-resource = resource pairs
    .does = Give back pairs of equal resource tokens: { $vp } for each pair.
# 25
paris-bonus-back = step back
    .does = Move your meeple back up to { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to a space with a bonus tile and take it.
# 27
paris-bonus-francs = francs at the end
    .does = At the end of the game, gain 1 VP for each franc you have; it can’t be used before.
# 29
paris-bonus-landmarks = landmarks
    .does = Gain { $vp } for each of your keys on a landmark.
# 30
paris-bonus-kinds = kinds
    .does = Gain { $four }/{ $five }/{ $six }/{ $seven } VP if you own 4/5/6/7 different kinds: six types of building, and landmarks.
