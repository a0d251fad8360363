### Hellas in the browser: the board, the desk in its sea, and the panels around it.

## The board

hellas-web-board = Ταμπλό
hellas-web-square = { $name }
hellas-web-square-tax = { $name }: { $amount }
hellas-web-square-free = { $name } ({ $group }), πωλείται: { $price }
hellas-web-square-owned = { $name } ({ $group }), ιδιοκτησία: { $owner }, ενοίκιο { $rent }
hellas-web-square-built = { $name } ({ $group }), ιδιοκτησία: { $owner }, { $level }, ενοίκιο { $rent }
hellas-web-square-mortgaged = { $name } ({ $group }), ιδιοκτησία: { $owner }, σε υποθήκη, άρση με { $lift }
# square: what it is, with its price or owner.
hellas-web-square-here = { $square }· εδώ: { $players }
# Of a metro stop: what the throw is multiplied by.
hellas-web-times = { $times } ×
hellas-web-times-throw = { $times } × ζαριά
hellas-web-plus = + { $amount }
# On the way to prison nobody gets the salary.
hellas-web-without = χωρίς { $amount }
hellas-web-custody = Κρατητήριο
hellas-web-visit = Επίσκεψη
hellas-web-pot = στο κέντρο
hellas-web-sea-ionian = Ιόνιο Πέλαγος
hellas-web-sea-aegean = Αιγαίο Πέλαγος
hellas-web-sea-crete = Κρητικό Πέλαγος

## Squares that are no deeds

hellas-web-about-start = Όποιος περνά ή σταματά εδώ προχωρώντας παίρνει { $salary }.
hellas-web-about-order = Τραβάτε την πάνω Διαταγή και κάνετε ό,τι λέει.
hellas-web-about-instruction = Τραβάτε την πάνω Οδηγία και κάνετε ό,τι λέει.
hellas-web-about-tax = Όποιος σταματά εδώ πληρώνει { $amount }.
hellas-web-about-prison = Η επίσκεψη δεν κοστίζει. Από το Κρατητήριο βγαίνετε με διπλή ζαριά, με πρόστιμο { $fine } ή με κάρτα αθώωσης.
hellas-web-about-parking = Εδώ δεν γίνεται τίποτα, εκτός αν υπάρχουν χρήματα στο κέντρο: τότε είναι δικά σας.
hellas-web-about-go-to-prison = Κατευθείαν στο Κρατητήριο, χωρίς { $salary }· η σειρά τελειώνει.
hellas-web-unseen = Κάρτες που δεν έχει δει κανείς: { $count }
hellas-web-known = Μετά από αυτές, με αυτή τη σειρά
hellas-web-card-away = Αφήστε την κάρτα

## Deeds

hellas-web-price = τιμή
hellas-web-rents = Ενοίκια
hellas-web-rent-alone = Μόνη της
hellas-web-rent-group = Πλήρης ομάδα
# Rent by how many of the group one owner has.
hellas-web-rent-of = { $count } από { $all }
hellas-web-building = Σπίτι ή ξενοδοχείο
hellas-web-lift = Άρση
hellas-web-group-share = { $seat }: { $count } από { $all }
hellas-web-own-of = δικές σας: { $own } από { $all }
hellas-web-yours = δική σας

## Players, bank, dice

hellas-web-worth = περιουσία { $amount }
hellas-web-houses = { $count ->
    [one] σπίτι
   *[other] σπίτια
}
hellas-web-hotels = { $count ->
    [one] ξενοδ.
   *[other] ξενοδ.
}
hellas-web-custody-throw = { $attempt }/3
hellas-web-acquittals = Κάρτες αθώωσης: { $count }
hellas-web-deeds-count = Ιδιοκτησίες: { $count }
hellas-web-dice = Ζαριές ως τώρα
hellas-web-dice-about = Πόσες φορές ήρθε κάθε άθροισμα· οι γραμμές δείχνουν το αναμενόμενο
hellas-web-throws = ζαριές: { $count }
hellas-web-sealed = Σφραγισμένοι τυχαίοι αριθμοί:
hellas-web-ahead = Θέσεις όπου μπορεί να φέρει η επόμενη ζαριά
hellas-web-odds = { $odds }/36

## Books: log, ledger, dice; tabs of the phone

hellas-web-books = Ιστορικό και ταμείο
hellas-web-tabs = Μέρη του τραπεζιού
hellas-web-tab-board = Ταμπλό
hellas-web-tab-deeds = Ιδιοκτησίες
hellas-web-tab-log = Ιστορικό
hellas-web-tab-ledger = Ταμείο
hellas-web-tab-dice = Ζάρια
hellas-web-ledger = Ταμείο
hellas-web-ledger-start = Αρχικά χρήματα
hellas-web-ledger-cash = Μετρητά τώρα
hellas-web-ledger-in-salary = Πέρασμα από την Αφετηρία
hellas-web-ledger-in-rent = Ενοίκια που εισπράχθηκαν
hellas-web-ledger-in-sale = Πωλήσεις κτηρίων
hellas-web-ledger-in-mortgage = Υποθήκες
hellas-web-ledger-in-pot = Από το κέντρο
hellas-web-ledger-in-estate = Περιουσίες χρεωκοπημένων
hellas-web-ledger-in-trade = Αγοραπωλησίες, έσοδα
hellas-web-ledger-in-card = Κάρτες, έσοδα
hellas-web-ledger-out-price = Αγορές ιδιοκτησιών
hellas-web-ledger-out-auction = Πλειστηριασμοί
hellas-web-ledger-out-building = Χτίσιμο
hellas-web-ledger-out-lifting = Άρσεις υποθηκών
hellas-web-ledger-out-interest = Τόκοι
hellas-web-ledger-out-rent = Ενοίκια που πληρώθηκαν
hellas-web-ledger-out-tax = Φόροι
hellas-web-ledger-out-card = Κάρτες, έξοδα
hellas-web-ledger-out-fine = Πρόστιμα
hellas-web-ledger-out-trade = Αγοραπωλησίες, έξοδα
hellas-web-ledger-out-estate = Παράδοση λόγω χρεωκοπίας

## The desk: tools and what a choice would do

hellas-web-desk = Τι αποφασίζεται
hellas-web-tools = Μπορείτε επίσης
hellas-web-tool-build = Χτίσιμο
hellas-web-tool-mortgage = Υποθήκη
hellas-web-tool-trade = Αγοραπωλησία
# Calls a vote to end the game.
hellas-web-tool-vote = Τέλος;
hellas-web-close = Κλείσιμο
hellas-web-done = Έτοιμο
hellas-web-less = Λιγότερα
hellas-web-more = Περισσότερα
hellas-web-missing = λείπουν { $amount }
hellas-web-rent-change = { $deed }: ενοίκιο { $before } → { $after }
hellas-web-from-to = { $before } → { $after }
hellas-web-chance = Το αποτέλεσμα κρίνεται από την τύχη ή από τους άλλους.
hellas-web-build-not = { $deed }: δεν χτίζεται τώρα
hellas-web-sell-not = { $deed }: τίποτα για πώληση τώρα
hellas-web-build-title = Σπίτια και ξενοδοχεία
hellas-web-city = Πόλη

## Auctions

hellas-web-buy = Αγορά: { $price }
hellas-web-auction-it = { -hellas-auction }
hellas-web-auction = { -hellas-auction }: { $lot }
hellas-web-auction-about = ανά { $step } · το πάσο είναι οριστικό
hellas-web-highest = Υψηλότερη πλειοδοσία
hellas-web-bid-now = σειρά τώρα
hellas-web-bidding = ακόμη μέσα
# Of somebody who has bid before and may bid again.
hellas-web-last-bid = τελευταία { $amount }
hellas-web-passed = πάσο
hellas-web-not-bidding = εκτός
hellas-web-raises = Αύξηση της πλειοδοσίας
hellas-web-bid-amount = Η πλειοδοσία σας
hellas-web-bid = Πλειοδοσία { $amount }
hellas-web-bid-leaves = Έχετε { $cash }· με αυτή την πλειοδοσία σάς μένουν { $left }.
hellas-web-bid-range = Μπορείτε τώρα: { $least } έως { $most }.
# Of a building: how many there are, where the highest bidder would put it, and the least bid for a city.
hellas-web-in-bank = μένουν στην Τράπεζα: { $count }
hellas-web-bid-city = πόλη: { $deed }
hellas-web-bid-from = από { $amount }
# Of a bankrupt: what is auctioned after this deed.
hellas-web-estate = Από την περιουσία: { $seat }· μετά: { $deeds }.

## Trades

hellas-web-partner = Σε ποιον κάνετε προσφορά;
hellas-web-offers-left = προσφορές που μένουν: { $count }
# seat: whom it is for.
hellas-web-trade-offer = Προσφορά → { $seat }
hellas-web-trade-counter = Αντιπροσφορά → { $seat }
hellas-web-trade-proposal = Ιδιοκτησίες έναντι του χρέους → { $seat }
# seat: whose it is.
hellas-web-made-offer = Προσφορά: { $seat }
hellas-web-made-counter = Αντιπροσφορά: { $seat }
hellas-web-made-proposal = { $seat }: ιδιοκτησίες έναντι του χρέους
hellas-web-your-offer = Η προσφορά σας
hellas-web-your-counter = Η αντιπροσφορά σας
hellas-web-your-proposal = Οι ιδιοκτησίες σας έναντι του χρέους
hellas-web-gives = { $seat }: δίνει
hellas-web-forgoes = { $seat }: παραιτείται από
hellas-web-you-give = Δίνετε
hellas-web-you-get = Παίρνετε
hellas-web-you-forgo = Παραιτείστε από
hellas-web-for-part = Για αυτό το μέρος του χρέους
hellas-web-of-debt = από χρέος { $owed }
hellas-web-add-item = ιδιοκτησία ή κάρτα
hellas-web-add = Προσθήκη: { $item }
hellas-web-remove = Αφαίρεση: { $item }
hellas-web-money = Ποσό
hellas-web-by-price = με τις τυπωμένες τιμές· οι κάρτες δεν μετράνε
hellas-web-effects = Τι αλλάζει
hellas-web-shift = { $before } → { $after } από { $of }
hellas-web-mortgage-moves = Η υποθήκη ακολουθεί την ιδιοκτησία: ο νέος ιδιοκτήτης αποφασίζει αμέσως.
hellas-web-send = Υποβολή προσφοράς
hellas-web-trade-needs = Κάθε πλευρά δίνει κάτι· χρήματα μόνο από τη μία.
hellas-web-proposal-needs = Διαλέξτε ιδιοκτησίες και το μέρος του χρέους που εξοφλούν.

## Debts

hellas-web-you-owe = Χρωστάτε { $amount } → { $creditor }
hellas-web-owes = Χρέος: { $seat } → { $creditor }, { $amount }
hellas-web-you-owe-bank = Χρωστάτε { $amount } στην Τράπεζα
hellas-web-owes-bank = Χρέος: { $seat } → Τράπεζα, { $amount }
hellas-web-could-raise = μπορούν να βρεθούν συνολικά: { $amount }
hellas-web-short = Ακόμη κι αν πουλήσετε ή υποθηκεύσετε τα πάντα, λείπουν { $amount }.
hellas-web-give-up-player = Αν παραιτηθείτε, ό,τι έχετε το παίρνει: { $creditor }.
hellas-web-give-up-bank = Αν παραιτηθείτε, οι ιδιοκτησίες σας βγαίνουν σε πλειστηριασμό για τους άλλους.

## Mortgages that came with a deed

hellas-web-choice = { $deed }: δική σας, μαζί με την υποθήκη
hellas-web-in-all = συνολικά { $amount }
# Deeds that are decided about next.
hellas-web-then = Μετά: { $deeds }

## Votes: what somebody has said, beside the name

hellas-web-vote-caller = πρόταση
hellas-web-vote-yes = ναι
hellas-web-vote-now = σειρά τώρα
hellas-web-vote-later = σε αναμονή

## Help

hellas-web-help = Πώς λειτουργεί αυτό το τραπέζι
hellas-web-help-desk = Ό,τι έχετε να αποφασίσετε εμφανίζεται στη θάλασσα, μαζί με τις απαντήσεις. Δείξτε μία για να δείτε τι κοστίζει και τι φέρνει.
hellas-web-help-squares = Πατήστε μια θέση για να δείτε την κάρτα της. Ό,τι έχει πλαίσιο μπορεί να επιλεγεί: πόλεις για χτίσιμο, ιδιοκτησίες για υποθήκη ή αγοραπωλησία.
hellas-web-help-money = Πληκτρολογήστε το ποσό που πλειοδοτείτε, δίνετε ή ζητάτε, ή χρησιμοποιήστε τα κουμπιά δίπλα του.
hellas-web-help-trade = Για αγοραπωλησία διαλέξτε παίκτη και αγγίξτε ή σύρετε ιδιοκτησίες στις δύο πλευρές. Κανείς δεν τη βλέπει πριν την υποβάλετε.
hellas-web-help-keys = Τα βέλη κινούνται γύρω στο ταμπλό, το Enter επιλέγει, το Esc αφήνει ό,τι κρατάτε.
