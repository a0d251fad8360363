### Actions as labels, for buttons and lists.

hellas-action-throw = Rzuć kośćmi
hellas-action-fine = Zapłać grzywnę: { $amount }
hellas-action-acquit = Użyj: { $card }
hellas-action-buy = Kup: { $deed }, { $amount }
hellas-action-auction = Licytacja: { $deed }
hellas-action-build = Buduj, { $deed }: { $amount }
hellas-action-sell = Sprzedaj budynek, { $deed }: +{ $amount }
hellas-action-sell-colour = Sprzedaj wszystkie budynki, { $group }: +{ $amount }
hellas-action-mortgage = Zastaw, { $deed }: +{ $amount }
hellas-action-lift = Spłać hipotekę, { $deed }: { $amount }
hellas-action-bid = Licytuj…
hellas-action-bid-at = Licytuj, { $deed }…
hellas-action-pass = Pas
# least and most: what the amount can still become; one value where they are the same.
hellas-action-digit = od { $least } do { $most }
hellas-action-digit-done = { $amount }
hellas-action-offer = Oferta → { $to }…
hellas-action-counter = Kontroferta…
hellas-action-propose = Nieruchomości za dług…
hellas-action-give = Dajesz: { $item }
hellas-action-want = Chcesz: { $item }
hellas-action-give-money = Dajesz pieniądze…
hellas-action-want-money = Chcesz pieniędzy…
# Closes a proposal: the part of the debt that the deeds pay.
hellas-action-want-part = Za tę część długu…
hellas-action-submit = Złóż ofertę
hellas-action-accept = Przyjmij
hellas-action-decline = Odrzuć
hellas-action-give-up = Poddaj się: bankructwo
hellas-action-choose-lift = Spłać hipotekę teraz: { $amount }
hellas-action-choose-interest = Teraz odsetki: { $amount }
hellas-action-choose-later = Teraz nic nie płać
hellas-action-claim = Zażądaj czynszu: { $amount }, { $deed }
hellas-action-vote = Głosowanie: kończymy grę?
hellas-action-yes = Tak, kończymy
hellas-action-no = Nie, gramy dalej
hellas-action-end-turn = Zakończ turę
hellas-action-bell = Uderz w dzwonek

## Whole moves in one piece, as a hint tells them

hellas-move-bid = Zalicytuj { $amount }
hellas-move-bid-at = Zalicytuj { $amount } za budowę, { $deed }
hellas-move-offer = Oferta → { $to }
hellas-move-counter = Kontroferta
hellas-move-propose = Nieruchomości za dług
hellas-move-give-money = Dajesz: { $amount }
hellas-move-want-money = Chcesz: { $amount }
hellas-move-want-part = Za { $amount } długu
