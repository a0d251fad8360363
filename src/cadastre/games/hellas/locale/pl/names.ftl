### Names and labels.

## Money

hellas-money = { $count }{"\u00A0"}€
# What one side of a trade gives: things and money.
hellas-goods = { $items } + { $money }

## Who pays or is paid besides the players

hellas-bank = { -hellas-bank }
hellas-pot = { -hellas-pot }

## Deeds; stations and stops also short, where their group is said elsewhere

hellas-deed-xanthi = Ksanti
hellas-deed-alexandroupoli = Aleksandropolis
hellas-deed-arta = Arta
hellas-deed-preveza = Preweza
hellas-deed-ioannina = Janina
hellas-deed-serres = Seres
hellas-deed-kastoria = Kastoria
hellas-deed-kavala = Kawala
hellas-deed-trikala = Trikala
hellas-deed-larissa = Larisa
hellas-deed-volos = Wolos
hellas-deed-patras = Patras
hellas-deed-nafplio = Nauplion
hellas-deed-kalamata = Kalamata
hellas-deed-rethymno = Retimno
hellas-deed-chania = Chania
hellas-deed-heraklion = Heraklion
hellas-deed-ermoupoli = Ermupoli
hellas-deed-corfu = Korfu
hellas-deed-rhodes = Rodos
hellas-deed-thessaloniki = Saloniki
hellas-deed-athens = Ateny
hellas-deed-railway = Dworzec kolejowy
    .short = Kolej
hellas-deed-coach = Dworzec autobusowy
    .short = Autobusy
hellas-deed-port = Port
    .short = Port
hellas-deed-airport = Lotnisko
    .short = Lotnisko
hellas-deed-syntagma = Stacja metra Syntagma
    .short = Syntagma
hellas-deed-monastiraki = Stacja metra Monastiraki
    .short = Monastiraki

## Groups: the colours, then stations and stops; code: three letters for narrow columns

hellas-group-brown = Brązowy
    .code = Brą
hellas-group-light-blue = Błękitny
    .code = Błę
hellas-group-pink = Różowy
    .code = Róż
hellas-group-orange = Pomarańczowy
    .code = Pom
hellas-group-red = Czerwony
    .code = Cze
hellas-group-yellow = Żółty
    .code = Żół
hellas-group-green = Zielony
    .code = Zie
hellas-group-blue = Granatowy
    .code = Gra
hellas-group-transport = Transport
    .code = Tra
hellas-group-metro = Metro
    .code = Met

## Colours whose cities lie together, by where that is

hellas-region-thrace = Tracja
    .code = Trc
hellas-region-epirus = Epir
    .code = Epi
hellas-region-macedonia = Macedonia
    .code = Mac
hellas-region-thessaly = Tesalia
    .code = Tes
hellas-region-peloponnese = Peloponez
    .code = Pel
hellas-region-crete = Kreta
    .code = Kre
hellas-region-islands = Wyspy
    .code = Wys
hellas-region-capitals = Stolice
    .code = Sto

## Squares that are no deeds; taxes by their ids

hellas-square-start = { -hellas-start }
hellas-square-order = { -hellas-order }
hellas-square-instruction = { -hellas-instruction }
hellas-square-prison = { -hellas-prison }
hellas-square-parking = { -hellas-parking }
hellas-square-go-to-prison = Idź do więzienia
hellas-square-income-tax = Podatek dochodowy
hellas-square-road-tax = Podatek drogowy

## Buildings on a city

hellas-level-0 = bez budynków
hellas-level-1 = 1 domek
hellas-level-2 = 2 domki
hellas-level-3 = 3 domki
hellas-level-4 = 4 domki
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

hellas-reason-salary = przejście przez Start
hellas-reason-card = { $card }
hellas-reason-tax = { $square }
hellas-reason-rent = czynsz, { $deed }
hellas-reason-fine = grzywna, wyjście z aresztu
hellas-reason-price = zakup, { $deed }
hellas-reason-auction = licytacja, { $deed }
hellas-reason-building = budowa, { $deed }
hellas-reason-sale = sprzedaż budynku, { $deed }
hellas-reason-mortgage = hipoteka, { $deed }
hellas-reason-lifting = spłata hipoteki, { $deed }
hellas-reason-interest = odsetki, { $deed }
hellas-reason-trade = wymiana
hellas-reason-pot = pieniądze z Parkingu miejskiego
hellas-reason-estate = majątek bankruta
