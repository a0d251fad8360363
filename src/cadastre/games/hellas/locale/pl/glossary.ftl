### Pojęcia gry Hellada. Etykiety je przytaczają, w zdaniach pisane są małą literą.
### form: "one" (default) or "many".

-hellas-start = Start
-hellas-bank = Bank
# The money in the middle of the board, with the option of that name.
-hellas-pot = Pula
-hellas-property = { $form ->
   *[one] Nieruchomość
    [many] Nieruchomości
}
-hellas-city = { $form ->
   *[one] Miasto
    [many] Miasta
}
# Railway, coaches, port and airport: "węzeł" fits all four.
-hellas-station = { $form ->
   *[one] Węzeł transportowy
    [many] Węzły transportowe
}
-hellas-stop = { $form ->
   *[one] Stacja metra
    [many] Stacje metra
}
-hellas-house = { $form ->
   *[one] Domek
    [many] Domki
}
-hellas-hotel = { $form ->
   *[one] Hotel
    [many] Hotele
}
-hellas-rent = { $form ->
   *[one] Czynsz
    [many] Czynsze
}
-hellas-price = Cena
# The verbs: zastawić, spłacić hipotekę.
-hellas-mortgage = { $form ->
   *[one] Hipoteka
    [many] Hipoteki
}
-hellas-interest = Odsetki
-hellas-auction = Licytacja
# Not "oferta": that is an offer to trade.
-hellas-bid = Stawka
-hellas-offer = Oferta
-hellas-counter = Kontroferta
# Deeds that a debtor proposes to the creditor for a part of the debt.
-hellas-proposal = Propozycja
-hellas-debt = Dług
-hellas-order = { $form ->
   *[one] Nakaz
    [many] Nakazy
}
-hellas-instruction = { $form ->
   *[one] Polecenie
    [many] Polecenia
}
# The card that is kept until it gets somebody out of custody.
-hellas-acquittal = { $form ->
   *[one] Karta uniewinnienia
    [many] Karty uniewinnienia
}
-hellas-prison = Więzienie
-hellas-custody = Areszt
-hellas-parking = Parking miejski
-hellas-cash = Gotówka
-hellas-wealth = Majątek
-hellas-throw = Rzut
-hellas-bankruptcy = Bankructwo
-hellas-round = Runda
