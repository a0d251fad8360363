### Actions as labels, for buttons and lists.

hellas-action-throw = Ρίξτε τα ζάρια
hellas-action-fine = Πληρωμή προστίμου: { $amount }
hellas-action-acquit = Χρήση: { $card }
hellas-action-buy = Αγορά: { $deed }, { $amount }
hellas-action-auction = Πλειστηριασμός: { $deed }
hellas-action-build = Χτίσιμο, { $deed }: { $amount }
hellas-action-sell = Πώληση κτηρίου, { $deed }: +{ $amount }
hellas-action-sell-colour = Πώληση όλων των κτηρίων, { $group }: +{ $amount }
hellas-action-mortgage = Υποθήκη, { $deed }: +{ $amount }
hellas-action-lift = Άρση υποθήκης, { $deed }: { $amount }
hellas-action-bid = Πλειοδοσία…
hellas-action-bid-at = Πλειοδοσία, { $deed }…
hellas-action-pass = Πάσο
# least and most: what the amount can still become; one value where they are the same.
hellas-action-digit = { $least } έως { $most }
hellas-action-digit-done = { $amount }
hellas-action-offer = Προσφορά → { $to }…
hellas-action-counter = Αντιπροσφορά…
hellas-action-propose = Ιδιοκτησίες έναντι του χρέους…
hellas-action-give = Δίνετε: { $item }
hellas-action-want = Ζητάτε: { $item }
hellas-action-give-money = Δίνετε χρήματα…
hellas-action-want-money = Ζητάτε χρήματα…
# Closes a proposal: the part of the debt that the deeds pay.
hellas-action-want-part = Για τόσο μέρος του χρέους…
hellas-action-submit = Υποβολή της προσφοράς
hellas-action-accept = Αποδοχή
hellas-action-decline = Απόρριψη
hellas-action-give-up = Παραίτηση: χρεωκοπία
hellas-action-choose-lift = Άρση της υποθήκης τώρα: { $amount }
hellas-action-choose-interest = Τόκος τώρα: { $amount }
hellas-action-choose-later = Καμία πληρωμή τώρα
hellas-action-claim = Απαίτηση ενοικίου: { $amount }, { $deed }
hellas-action-vote = Ψηφοφορία για το τέλος του παιχνιδιού
hellas-action-yes = Ναι, τέλος
hellas-action-no = Όχι, συνέχεια
hellas-action-end-turn = Τέλος σειράς
hellas-action-bell = Χτυπήστε το κουδούνι

## Whole moves in one piece, as a hint tells them

hellas-move-bid = Πλειοδοσία { $amount }
hellas-move-bid-at = Πλειοδοσία { $amount } για χτίσιμο, { $deed }
hellas-move-offer = Προσφορά → { $to }
hellas-move-counter = Αντιπροσφορά
hellas-move-propose = Ιδιοκτησίες έναντι του χρέους
hellas-move-give-money = Δίνετε: { $amount }
hellas-move-want-money = Ζητάτε: { $amount }
hellas-move-want-part = Για { $amount } του χρέους
