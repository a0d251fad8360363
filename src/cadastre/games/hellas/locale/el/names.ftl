### Names and labels.

## Money

hellas-money = { $count }{"\u00A0"}€
# What one side of a trade gives: things and money.
hellas-goods = { $items } + { $money }

## Who pays or is paid besides the players

hellas-bank = { -hellas-bank }
hellas-pot = { -hellas-pot }

## Deeds; stations and stops also short, where their group is said elsewhere

hellas-deed-xanthi = Ξάνθη
hellas-deed-alexandroupoli = Αλεξανδρούπολη
hellas-deed-arta = Άρτα
hellas-deed-preveza = Πρέβεζα
hellas-deed-ioannina = Ιωάννινα
hellas-deed-serres = Σέρρες
hellas-deed-kastoria = Καστοριά
hellas-deed-kavala = Καβάλα
hellas-deed-trikala = Τρίκαλα
hellas-deed-larissa = Λάρισα
hellas-deed-volos = Βόλος
hellas-deed-patras = Πάτρα
hellas-deed-nafplio = Ναύπλιο
hellas-deed-kalamata = Καλαμάτα
hellas-deed-rethymno = Ρέθυμνο
hellas-deed-chania = Χανιά
hellas-deed-heraklion = Ηράκλειο
hellas-deed-ermoupoli = Ερμούπολη
hellas-deed-corfu = Κέρκυρα
hellas-deed-rhodes = Ρόδος
hellas-deed-thessaloniki = Θεσσαλονίκη
hellas-deed-athens = Αθήνα
hellas-deed-railway = Σιδηροδρομικός Σταθμός
    .short = Σιδηρόδρομος
hellas-deed-coach = Σταθμός Λεωφορείων
    .short = Λεωφορεία
hellas-deed-port = Λιμάνι
    .short = Λιμάνι
hellas-deed-airport = Αεροδρόμιο
    .short = Αεροδρόμιο
hellas-deed-syntagma = Στάση Μετρό Σύνταγμα
    .short = Σύνταγμα
hellas-deed-monastiraki = Στάση Μετρό Μοναστηράκι
    .short = Μοναστηράκι

## Groups: the colours, then stations and stops; code: three letters for narrow columns

hellas-group-brown = Καφέ
    .code = Καφ
hellas-group-light-blue = Γαλάζιο
    .code = Γαλ
hellas-group-pink = Ροζ
    .code = Ροζ
hellas-group-orange = Πορτοκαλί
    .code = Πορ
hellas-group-red = Κόκκινο
    .code = Κόκ
hellas-group-yellow = Κίτρινο
    .code = Κίτ
hellas-group-green = Πράσινο
    .code = Πρά
hellas-group-blue = Μπλε
    .code = Μπλ
hellas-group-transport = Σταθμοί
    .code = Στθ
hellas-group-metro = Μετρό
    .code = Μετ

## Colours whose cities lie together, by where that is

hellas-region-thrace = Θράκη
    .code = Θρά
hellas-region-epirus = Ήπειρος
    .code = Ήπε
hellas-region-macedonia = Μακεδονία
    .code = Μακ
hellas-region-thessaly = Θεσσαλία
    .code = Θεσ
hellas-region-peloponnese = Πελοπόννησος
    .code = Πελ
hellas-region-crete = Κρήτη
    .code = Κρή
hellas-region-islands = Νησιά
    .code = Νησ
hellas-region-capitals = Πρωτεύουσες
    .code = Πρω

## Squares that are no deeds; taxes by their ids

hellas-square-start = { -hellas-start }
hellas-square-order = { -hellas-order }
hellas-square-instruction = { -hellas-instruction }
hellas-square-prison = { -hellas-prison }
hellas-square-parking = { -hellas-parking }
hellas-square-go-to-prison = Πήγαινε στη Φυλακή
hellas-square-income-tax = Φόρος Εισοδήματος
hellas-square-road-tax = Τέλη Κυκλοφορίας

## Buildings on a city

hellas-level-0 = χωρίς κτήρια
hellas-level-1 = 1 σπίτι
hellas-level-2 = 2 σπίτια
hellas-level-3 = 3 σπίτια
hellas-level-4 = 4 σπίτια
hellas-level-5 = ξενοδοχείο

## What is auctioned

hellas-lot-house = { -hellas-house }
hellas-lot-hotel = { -hellas-hotel }

## Cards

hellas-deck-orders = { -hellas-order(form: "many") }
hellas-deck-instructions = { -hellas-instruction(form: "many") }
# A card by deck and id, e.g. "Order D03".
hellas-card-of-orders = { -hellas-order } { $id }
hellas-card-of-instructions = { -hellas-instruction } { $id }
hellas-acquittal-of-orders = { -hellas-acquittal } ({ -hellas-order(form: "many") })
hellas-acquittal-of-instructions = { -hellas-acquittal } ({ -hellas-instruction(form: "many") })

## Why money changes hands, as labels

hellas-reason-salary = πέρασμα από την Αφετηρία
hellas-reason-card = { $card }
hellas-reason-tax = { $square }
hellas-reason-rent = ενοίκιο, { $deed }
hellas-reason-fine = πρόστιμο, έξοδος από το Κρατητήριο
hellas-reason-price = αγορά, { $deed }
hellas-reason-auction = πλειστηριασμός, { $deed }
hellas-reason-building = κτήριο, { $deed }
hellas-reason-sale = πώληση κτηρίου, { $deed }
hellas-reason-mortgage = υποθήκη, { $deed }
hellas-reason-lifting = άρση υποθήκης, { $deed }
hellas-reason-interest = τόκος, { $deed }
hellas-reason-trade = αγοραπωλησία
hellas-reason-pot = χρήματα στο Δημοτικό Parking
hellas-reason-estate = περιουσία λόγω χρεωκοπίας
