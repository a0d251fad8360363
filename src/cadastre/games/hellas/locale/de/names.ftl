### Names and labels.

## Money

hellas-money = { $count }{"\u00A0"}€
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
hellas-deed-corfu = Korfu
hellas-deed-rhodes = Rhodos
hellas-deed-thessaloniki = Thessaloniki
hellas-deed-athens = Athen
hellas-deed-railway = Bahnhof
    .short = Bahnhof
hellas-deed-coach = Busbahnhof
    .short = Busbahnhof
hellas-deed-port = Hafen
    .short = Hafen
hellas-deed-airport = Flughafen
    .short = Flughafen
hellas-deed-syntagma = Metrostation Syntagma
    .short = Syntagma
hellas-deed-monastiraki = Metrostation Monastiraki
    .short = Monastiraki

## Groups: the colours, then stations and stops; code: three letters for narrow columns

hellas-group-brown = Braun
    .code = Brn
hellas-group-light-blue = Hellblau
    .code = HBl
hellas-group-pink = Rosa
    .code = Ros
hellas-group-orange = Orange
    .code = Ora
hellas-group-red = Rot
    .code = Rot
hellas-group-yellow = Gelb
    .code = Glb
hellas-group-green = Grün
    .code = Grn
hellas-group-blue = Dunkelblau
    .code = DBl
hellas-group-transport = Verkehr
    .code = Ver
hellas-group-metro = Metro
    .code = Met

## Colours whose cities lie together, by where that is

hellas-region-thrace = Thrakien
    .code = Thr
hellas-region-epirus = Epirus
    .code = Epi
hellas-region-macedonia = Makedonien
    .code = Mak
hellas-region-thessaly = Thessalien
    .code = The
hellas-region-peloponnese = Peloponnes
    .code = Pel
hellas-region-crete = Kreta
    .code = Kre
hellas-region-islands = Inseln
    .code = Ins
hellas-region-capitals = Hauptstädte
    .code = Hpt

## Squares that are no deeds; taxes by their ids

hellas-square-start = { -hellas-start }
hellas-square-order = { -hellas-order }
hellas-square-instruction = { -hellas-instruction }
hellas-square-prison = { -hellas-prison }
hellas-square-parking = { -hellas-parking }
hellas-square-go-to-prison = Geh ins Gefängnis
hellas-square-income-tax = Einkommensteuer
hellas-square-road-tax = Kfz-Steuer

## Buildings on a city

hellas-level-0 = keine Gebäude
hellas-level-1 = 1 Haus
hellas-level-2 = 2 Häuser
hellas-level-3 = 3 Häuser
hellas-level-4 = 4 Häuser
hellas-level-5 = Hotel

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

hellas-reason-salary = über Start
hellas-reason-card = { $card }
hellas-reason-tax = { $square }
hellas-reason-rent = Miete, { $deed }
hellas-reason-fine = Bußgeld, Gewahrsam
hellas-reason-price = Kauf, { $deed }
hellas-reason-auction = ersteigert, { $deed }
hellas-reason-building = Gebäude, { $deed }
hellas-reason-sale = Gebäude verkauft, { $deed }
hellas-reason-mortgage = Hypothek, { $deed }
hellas-reason-lifting = Hypothek abgelöst, { $deed }
hellas-reason-interest = Zinsen, { $deed }
hellas-reason-trade = Handel
hellas-reason-pot = Geld auf dem Stadtparkplatz
hellas-reason-estate = Konkursmasse
