### What the game waits for, and the facts that it is about. Amounts of money have their sign.

## At a free moment

# who: the player on turn, said to somebody else.
hellas-phase-other = Περιμένουμε: { $who }.
hellas-phase-custody = Είστε στο Κρατητήριο, ζαριά { $attempt } από 3: πληρώστε πρόστιμο { $fine } ή δώστε κάρτα αθώωσης και ρίξτε κανονικά, ή δοκιμάστε για διπλή.
hellas-phase-custody-last = Είστε στο Κρατητήριο, τελευταία ζαριά: πληρώστε πρόστιμο { $fine } ή δώστε κάρτα αθώωσης και ρίξτε κανονικά, ή ρίξτε τώρα: χωρίς διπλή πληρώνετε το πρόστιμο και προχωράτε.
hellas-phase-throw = Η σειρά σας: ρίξτε τα ζάρια.
hellas-phase-again = Διπλή ζαριά: ρίξτε ξανά.
hellas-phase-may = Δεύτερη διπλή ζαριά: ρίξτε άλλη μία φορά αν θέλετε (τρίτη διπλή σημαίνει Κρατητήριο) ή ολοκληρώστε τη σειρά σας.
hellas-phase-end = Δεν έχετε άλλη ζαριά: ολοκληρώστε τη σειρά σας.
hellas-phase-free = Πρώτα μπορείτε να χτίσετε, να υποθηκεύσετε και να κάνετε αγοραπωλησίες.
hellas-phase-claim = Μπορείτε να ζητήσετε ενοίκιο πριν από την επόμενη ζαριά: { $amount }, { $deed } (οφειλέτης: { $debtor }).
# It is the owner's own turn: the next throw is theirs.
hellas-phase-claim-now = Ζητήστε το ενοίκιο πριν ρίξετε, αλλιώς χάνεται: { $amount }, { $deed } (οφειλέτης: { $debtor }).
hellas-phase-claimed = Όσο μπορεί να σας ζητηθεί ενοίκιο, δεν μπορείτε να χτίσετε, να βγάλετε από υποθήκη ή να κάνετε αγοραπωλησίες.

## Purchases and auctions; group: a colour, stations or stops, of which own of all are the seat's

hellas-phase-buy = Αγοράστε την ιδιοκτησία ({ $group }: έχετε { $own } από { $all }) ή αφήστε την για πλειστηριασμό.
hellas-phase-buy-short = Έχετε { $cash }: πουλήστε κτήρια ή υποθηκεύστε για να την αγοράσετε ({ $group }: έχετε { $own } από { $all }), ή αφήστε την για πλειστηριασμό.
hellas-phase-buy-completes = Με αυτήν συμπληρώνετε την ομάδα «{ $group }»: εκεί τα ενοίκια διπλασιάζονται και μπορείτε να χτίζετε.
# rival: who has all the others of the group.
hellas-phase-buy-denies = Μόνο αυτή λείπει για να συμπληρωθεί η ομάδα «{ $group }» ({ $rival }): σκεφτείτε το καλά πριν την αφήσετε για πλειστηριασμό.
hellas-phase-bid = Πλειοδοτήστε με { $least } ή περισσότερα, ή πηγαίνετε οριστικά πάσο. Μετρητά σας: { $cash }.
hellas-phase-bid-building = Πλειοδοτήστε περισσότερα για μία από τις πόλεις σας, ή πηγαίνετε οριστικά πάσο. Μετρητά σας: { $cash }.
hellas-fact-sale = Πωλείται: { $deed } ({ $group }), { $price }.
hellas-fact-auction = { -hellas-auction }: { $deed } ({ $group }), τιμή στο ταμπλό { $price }.
# lot: a house or a hotel.
hellas-fact-auction-building = { -hellas-auction }: { $lot }.
hellas-fact-no-bid = Καμία πλειοδοσία ακόμη.
hellas-fact-bid = Υψηλότερη πλειοδοσία: { $amount }, { $bidder }.
hellas-fact-bid-city = Υψηλότερη πλειοδοσία: { $amount }, { $bidder }, θέση: { $deed }.
hellas-fact-bidders = Συμμετέχουν ακόμη: { $bidders }.

## Amounts: from the least to the most that can still be said

hellas-phase-amount-bid = Με πόσα πλειοδοτείτε; { $least } έως { $most }.
hellas-phase-amount-giving = Πόσα χρήματα δίνετε; { $least } έως { $most }.
hellas-phase-amount-wanting = Πόσα χρήματα ζητάτε; { $least } έως { $most }.
hellas-phase-amount-price = Για πόσο μέρος του χρέους; { $least } έως { $most }.

## Offers; gives and wants are lists with money

hellas-phase-compose-offer = Η προσφορά σας → { $asked }: πείτε τι δίνετε, έπειτα τι ζητάτε, έπειτα χρήματα ή τίποτε άλλο.
hellas-phase-compose-counter = Η αντιπροσφορά σας → { $asked }: πείτε τι δίνετε, έπειτα τι ζητάτε, έπειτα χρήματα ή τίποτε άλλο.
hellas-phase-compose-proposal = Πείτε ποιες ιδιοκτησίες δίνετε για ένα μέρος του χρέους σας ({ $owed }). Πιστωτής: { $asked }.
hellas-fact-so-far = Ως τώρα δίνετε: { $gives }· ζητάτε: { $wants }.
hellas-fact-so-far-proposal = Ως τώρα: { $gives }.
hellas-phase-answer-offer = Δεχτείτε, απορρίψτε ή κάντε μία αντιπροσφορά.
hellas-phase-answer = Δεχτείτε ή απορρίψτε.
hellas-fact-offer = { -hellas-offer }: { $maker } → { $asked }. Δίνονται: { $gives }. Ζητούνται: { $wants }.
hellas-fact-counter = { -hellas-counter }: { $maker } → { $asked }. Δίνονται: { $gives }. Ζητούνται: { $wants }.
hellas-fact-proposal = { -hellas-proposal }: { $maker } → { $asked }. Δίνονται: { $gives }, για { $amount } από το χρέος ({ $owed }).
hellas-fact-mortgaged = Σε υποθήκη: { $deeds }.

## Debts, mortgages, votes

hellas-fact-debt = { -hellas-debt }: { $debtor } → { $creditor }, { $owed } ({ $reason }).
hellas-phase-debt = Έχετε { $cash } και μαζεύετε, χωρίς τους άλλους, ως { $sum }: πουλήστε κτήρια, υποθηκεύστε ή κάντε αγοραπωλησίες.
hellas-phase-debt-short = Χωρίς τους άλλους μαζεύετε μόνο { $sum }: κάντε αγοραπωλησία με άλλον παίκτη ή παραιτηθείτε.
hellas-phase-debt-short-player = Χωρίς τους άλλους μαζεύετε μόνο { $sum }: κάντε αγοραπωλησία, προτείνετε ιδιοκτησίες στον πιστωτή σας για ένα μέρος του χρέους ή παραιτηθείτε.
hellas-fact-choice = { $deed }: σε υποθήκη, με νέο ιδιοκτήτη ({ $owner }).
hellas-phase-choice = Βγάλτε την τώρα από την υποθήκη με { $lift }· ή πληρώστε τώρα τόκο { $interest } και αργότερα { $value }· ή μην πληρώσετε τίποτα τώρα και αργότερα { $later }.
hellas-fact-vote = Πρόταση να τελειώσει τώρα το παιχνίδι ({ $caller })· νικά ο πλουσιότερος.
hellas-phase-vote = Συμφωνείτε;
hellas-fact-claim = { -hellas-rent } προς είσπραξη: { $owner } ← { $debtor }, { $amount }, { $deed }.
hellas-phase-over = Το παιχνίδι τελείωσε.
