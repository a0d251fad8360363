### Bonus tiles: a short name and what they do. francs, vp and gain are amounts with their unit.

# The label of a tile: its number and its short name.
paris-bonus = { $no } ({ $name })

# 1, 5, 7, 12, 22
paris-bonus-gain = { $gain }
    .does = Zyskujesz { $gain }.
# 2, 3, 4
paris-bonus-resource = { $token }
    .does = Zastępuje jeden zasób: { $token }.
# 6, 11, 15, 18, 26, 28
paris-bonus-buildings = klucze na { $value }
    .does = Zyskujesz { $vp } za każdy swój klucz na budynku o wartości { $value }.
# 8
paris-bonus-wild-prestige = dowolny prestiż
    .does = Zastępuje jeden dowolny żeton prestiżu.
# 9
paris-bonus-own = na własny klucz
    .does = Przenosisz klucz na budynek lub krajobraz, na którym stoi już twój klucz; koszt i korzyści jak zwykle, a miejsce liczy się podwójnie.
# 10
paris-bonus-wild-resource = dowolny zasób
    .does = Zastępuje jeden dowolny zasób.
# 13, 14
paris-bonus-key = +1 klucz
    .does = Płacisz { $francs } i bierzesz klucz ze swojej rezerwy.
# 16
paris-bonus-others = na cudzy klucz
    .does = Przenosisz klucz na budynek lub krajobraz, na którym stoi klucz przeciwnika; koszt i korzyści jak zwykle.
# 17
paris-bonus-any = dowolna płytka
    .does = Bierzesz z planszy dowolną płytkę bonusową, nawet już miniętą; pionek zostaje na miejscu.
# 19
paris-bonus-double-prestige = 2 × dowolny prestiż
    .does = Zastępuje dwa dowolne żetony prestiżu; użyj obu w tej samej turze, razem lub osobno.
# 20
paris-bonus-unused = nieużyte płytki
    .does = Zyskujesz { $vp } za każdą inną nieużytą płytkę bonusową, którą masz.
# 21
paris-bonus-double-resource = 2 dowolne zasoby
    .does = Zastępuje dwa dowolne zasoby; użyj obu w tej samej turze, razem lub osobno.
# 23
paris-bonus-pair-prestige = pary prestiżu
    .does = Oddajesz pary takich samych żetonów prestiżu: { $vp } za każdą parę.
# 24
paris-bonus-pair-resource = pary zasobów
    .does = Oddajesz pary takich samych żetonów zasobów: { $vp } za każdą parę.
# 25
paris-bonus-back = krok wstecz
    .does = Cofasz pionek o najwyżej { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } na pole z płytką bonusową i bierzesz ją.
# 27
paris-bonus-francs = franki na końcu
    .does = Na koniec gry zyskujesz 1 PZ za każdego swojego franka; wcześniej nie można jej aktywować.
# 29
paris-bonus-landmarks = krajobrazy
    .does = Zyskujesz { $vp } za każdy swój klucz na krajobrazie.
# 30
paris-bonus-kinds = różne typy
    .does = Zyskujesz { $four }/{ $five }/{ $six }/{ $seven } PZ, jeśli masz 4/5/6/7 różnych typów: sześć typów budynków oraz krajobrazy jako jeden.
