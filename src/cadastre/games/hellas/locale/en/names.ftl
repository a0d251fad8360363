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

## Groups: the colours, then stations and stops; code: three letters for narrow columns

hellas-group-brown = Brown
    .code = Brn
hellas-group-light-blue = Light blue
    .code = LBl
hellas-group-pink = Pink
    .code = Pnk
hellas-group-orange = Orange
    .code = Orn
hellas-group-red = Red
    .code = Red
hellas-group-yellow = Yellow
    .code = Yel
hellas-group-green = Green
    .code = Grn
hellas-group-blue = Dark blue
    .code = DBl
hellas-group-transport = Transport
    .code = Tra
hellas-group-metro = Metro
    .code = Met

## Colours whose cities lie together, by where that is

hellas-region-thrace = Thrace
    .code = Thr
hellas-region-epirus = Epirus
    .code = Epi
hellas-region-macedonia = Macedonia
    .code = Mac
hellas-region-thessaly = Thessaly
    .code = The
hellas-region-peloponnese = Peloponnese
    .code = Pel
hellas-region-crete = Crete
    .code = Cre
hellas-region-islands = Islands
    .code = Isl
hellas-region-capitals = Capitals
    .code = Cap

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

hellas-reason-salary = passing Start
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
hellas-reason-pot = car-park jackpot
hellas-reason-estate = estate
