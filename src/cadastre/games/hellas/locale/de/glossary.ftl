### Die Begriffe von Hellas, wie man sie von deutschen Immobilienspielen kennt.
### form: "one" (default) or "many".

-hellas-start = Start
-hellas-bank = Bank
# The money in the middle of the board, with the option of that name.
-hellas-pot = Topf
# Cities, stations and stops; sentences say Grundstück also where the English has "deed".
-hellas-property = { $form ->
   *[one] Grundstück
    [many] Grundstücke
}
-hellas-city = { $form ->
   *[one] Stadt
    [many] Städte
}
-hellas-station = { $form ->
   *[one] Verkehrsknoten
    [many] Verkehrsknoten
}
-hellas-stop = { $form ->
   *[one] Metrostation
    [many] Metrostationen
}
-hellas-house = { $form ->
   *[one] Haus
    [many] Häuser
}
-hellas-hotel = { $form ->
   *[one] Hotel
    [many] Hotels
}
-hellas-rent = { $form ->
   *[one] Miete
    [many] Mieten
}
-hellas-price = Preis
# To mortgage: beleihen; mortgaged: beliehen; to lift: ablösen.
-hellas-mortgage = { $form ->
   *[one] Hypothek
    [many] Hypotheken
}
-hellas-interest = Zinsen
-hellas-auction = Auktion
-hellas-bid = Gebot
-hellas-offer = Angebot
-hellas-counter = Gegenangebot
# Deeds that a debtor proposes to the creditor for a part of the debt.
-hellas-proposal = Vorschlag
-hellas-debt = Schulden
# Διαταγή.
-hellas-order = { $form ->
   *[one] Befehl
    [many] Befehle
}
# Οδηγία.
-hellas-instruction = { $form ->
   *[one] Anweisung
    [many] Anweisungen
}
# The card that is kept until it gets somebody out of custody.
-hellas-acquittal = { $form ->
   *[one] Freispruchkarte
    [many] Freispruchkarten
}
-hellas-prison = Gefängnis
-hellas-custody = Gewahrsam
-hellas-parking = Stadtparkplatz
-hellas-cash = Bargeld
-hellas-wealth = Vermögen
-hellas-throw = Wurf
-hellas-bankruptcy = Bankrott
-hellas-round = Runde
