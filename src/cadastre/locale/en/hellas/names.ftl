### Names and labels.

## Money

hellas-money = €{ $count }
# What one side of a trade gives: things and money.
hellas-goods = { $items } + { $money }

## Who pays or is paid besides the players

hellas-bank = { -hellas-bank }
hellas-pot = { -hellas-pot }

## Deeds; stations and stops also short, where their group is said elsewhere

hellas-deed-xanthi = Xanthi
hellas-deed-alexandroupoli = Alexandroupoli
hellas-deed-arta = Arta
hellas-deed-preveza = Preveza
hellas-deed-ioannina = Ioannina
hellas-deed-serres = Serres
hellas-deed-kastoria = Kastoria
hellas-deed-kavala = Kavala
hellas-deed-trikala = Trikala
hellas-deed-larissa = Larissa
hellas-deed-volos = Volos
hellas-deed-patras = Patras
hellas-deed-nafplio = Nafplio
hellas-deed-kalamata = Kalamata
hellas-deed-rethymno = Rethymno
hellas-deed-chania = Chania
hellas-deed-heraklion = Heraklion
hellas-deed-ermoupoli = Ermoupoli
hellas-deed-corfu = Corfu
hellas-deed-rhodes = Rhodes
hellas-deed-thessaloniki = Thessaloniki
hellas-deed-athens = Athens
hellas-deed-railway = Railway Station
    .short = Railway
hellas-deed-coach = Coach Station
    .short = Coaches
hellas-deed-port = Port
    .short = Port
hellas-deed-airport = Airport
    .short = Airport
hellas-deed-syntagma = Metro stop Syntagma
    .short = Syntagma
hellas-deed-monastiraki = Metro stop Monastiraki
    .short = Monastiraki

## Groups: the colours, named for where their cities lie, then stations and stops; code: three letters for narrow
## columns

hellas-group-brown = Thrace
    .code = Thr
hellas-group-light-blue = Epirus
    .code = Epi
hellas-group-pink = Macedonia
    .code = Mac
hellas-group-orange = Thessaly
    .code = The
hellas-group-red = Peloponnese
    .code = Pel
hellas-group-yellow = Crete
    .code = Cre
hellas-group-green = Islands
    .code = Isl
hellas-group-blue = Capitals
    .code = Cap
hellas-group-transport = Transport
    .code = Tra
hellas-group-metro = Metro
    .code = Met

## Squares that are no deeds; taxes by their ids

hellas-square-start = { -hellas-start }
hellas-square-order = { -hellas-order }
hellas-square-instruction = { -hellas-instruction }
hellas-square-prison = { -hellas-prison }
hellas-square-parking = { -hellas-parking }
hellas-square-go-to-prison = Go to Prison
hellas-square-income-tax = Income tax
hellas-square-road-tax = Road tax

## Buildings on a city

hellas-level-0 = no buildings
hellas-level-1 = 1 house
hellas-level-2 = 2 houses
hellas-level-3 = 3 houses
hellas-level-4 = 4 houses
hellas-level-5 = hotel

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

hellas-reason-salary = passing the Start
hellas-reason-card = { $card }
hellas-reason-tax = { $square }
hellas-reason-rent = rent, { $deed }
hellas-reason-fine = fine, leaving custody
hellas-reason-price = bought, { $deed }
hellas-reason-auction = won at auction, { $deed }
hellas-reason-building = building, { $deed }
hellas-reason-sale = building sold, { $deed }
hellas-reason-mortgage = mortgage, { $deed }
hellas-reason-lifting = mortgage lifted, { $deed }
hellas-reason-interest = interest, { $deed }
hellas-reason-trade = trade
hellas-reason-pot = money on the Municipal Parking
hellas-reason-estate = estate
