## Text that is no move; $text is what was written

paris-notation-word = Żaden ruch tak się nie zaczyna: „{ $clause }”.
paris-notation-move = Przeniesienie klucza zapisuje się: move SKĄD > DOKĄD.
paris-notation-where = Podaj, gdzie trafia nowy krajobraz: … in DZIELNICA.
paris-notation-value = Żaden budynek nie ma wartości { $value }.
paris-notation-place = Nie ma miejsca „{ $text }”. Bank zapisuje się „chaillot bank”, budynek „chaillot 5”.
paris-notation-not-paid = Tym się nie płaci: „{ $text }”. Płaci się tylko: wood, marble i gold.
paris-notation-not-given = Tego się nie oddaje: „{ $text }”. Oddaje się tylko: bronze, silver i gold_prestige.
paris-notation-one-sale = Jedna sprzedaż naraz.
paris-notation-spend = Podaj co, a jeśli nie żetonem, to czym: gold by 10.
paris-notation-source = „{ $text }” tego nie zastępuje: { $what }.
paris-notation-for = Tylko płytki bonusowe { $any } i { $back } pozwalają wziąć inną płytkę.
paris-notation-pairs = Pary składa się tylko z żetonów (P7.4).
paris-notation-alone = Po tym słowie nic nie następuje: „{ $text }”.
paris-notation-pile-number = Nie ma stosu „{ $text }”: od { $least } do { $most }.
paris-notation-bonus-number = Nie ma płytki bonusowej „{ $text }”: od { $least } do { $most }.
paris-notation-no-district = Nie ma dzielnicy „{ $text }”. Są: { $known }.
paris-notation-no-end-tile = Nie ma płytki końca gry „{ $text }”. Są: { $known }.
paris-notation-no-vp-tile = Nie ma płytki punktacji „{ $text }”. Są: { $known }.
paris-notation-no-token = Nie ma żetonu „{ $text }”. Są: { $known }.
paris-notation-no-resource = Nie ma zasobu „{ $text }”. Są: { $known }.
