## Text that is no move; $text is what was written

paris-notation-word = So beginnt kein Zug: „{ $clause }“.
paris-notation-move = Einen Schlüssel versetzt man so: move VON > NACH.
paris-notation-where = Schreib, wohin das neue Wahrzeichen kommt: … in BEZIRK.
paris-notation-value = Kein Gebäude hat den Wert { $value }.
paris-notation-place = „{ $text }“ ist kein Ort. Eine Bank schreibt man „chaillot bank“, ein Gebäude „chaillot 5“.
paris-notation-not-paid = Damit kann man nicht zahlen: „{ $text }“. Es gehen nur wood, marble und gold.
paris-notation-not-given = Das kann man nicht abwerfen: „{ $text }“. Es gehen nur bronze, silver und gold_prestige.
paris-notation-one-sale = Ein Verkauf nach dem anderen.
paris-notation-spend = Schreib, was, und wenn nicht mit einem Marker, dann womit: gold by 10.
paris-notation-source = „{ $text }“ gilt nicht als: { $what }.
paris-notation-for = Nur mit den Bonusplättchen { $any } und { $back } nimmt man ein anderes Plättchen.
paris-notation-pairs = Paare bestehen nur aus Markern (P7.4).
paris-notation-alone = Nach diesem Wort kommt nichts mehr: „{ $text }“.
paris-notation-pile-number = „{ $text }“ ist kein Stapel: { $least } bis { $most }.
paris-notation-bonus-number = „{ $text }“ ist kein Bonusplättchen: { $least } bis { $most }.
paris-notation-no-district = „{ $text }“ ist kein Bezirk. Es gibt: { $known }.
paris-notation-no-end-tile = „{ $text }“ ist kein Spielende-Plättchen. Es gibt: { $known }.
paris-notation-no-vp-tile = „{ $text }“ ist kein SP-Plättchen. Es gibt: { $known }.
paris-notation-no-token = „{ $text }“ ist kein Marker. Es gibt: { $known }.
paris-notation-no-resource = „{ $text }“ ist keine Ressource. Es gibt: { $known }.
