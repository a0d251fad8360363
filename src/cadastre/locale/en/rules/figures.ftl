### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = About the figures of { $game }: Cadastre
rules-figures-heading = About the figures of { $game }
rules-figures-rules = To the rules of { $game }
rules-figures-another = These are figures that somebody has brought along, not our usual ones. What follows is what their file says about itself.

## In general

rules-figures-paris = We had four printed rulebooks and some reviews, but neither the board nor the tiles. What is printed only on those, we had to work out for ourselves.
rules-figures-hellas = We had one printed rulebook, in Greek, but neither the board nor the deeds and cards. What is printed only on those, we had to work out for ourselves.
rules-figures-why = Reconstructed figures fit everything that we know. But the printed ones may differ.
rules-figures-mend = Do you own the box? Then you can put it right without touching the program: copy the file with the figures, correct it, and start the server with your copy. “cadastre figures { $game }” lists every single figure with its source.

## Where a figure comes from

rules-figures-known = known
    .about = Printed in a rulebook, or reported by named reviews.
rules-figures-inferred = inferred
    .about = Follows from figures that are known.
rules-figures-reconstructed = reconstructed
    .about = Ours: it fits all that is known, but the print may differ.
rules-figures-untold = not told
    .about = The file does not say where it comes from.

## Paris, part by part

rules-figures-paris-start = At the start
    .about = Francs, keys and reserve are printed in the rulebooks.
rules-figures-paris-districts = Districts
    .about = The names are known. Their order around the board is inferred.
rules-figures-paris-banks = Banks
    .about = That the six banks pay from 2 to 7 francs is inferred. Which bank pays what is ours.
rules-figures-paris-slots = Building sites
    .about = The values are known, and so is whether resources or prestige lie beside most of them. Which kind lies where is ours.
rules-figures-paris-buildings = Buildings
    .about = What they cost and bring is known. Of the types, three sites are known (two in Montmartre, one in La Villette); the others are ours.
rules-figures-paris-prestige = Prestige at landmarks
    .about = How many pieces you may give is known.
rules-figures-paris-landmarks = Landmarks
    .about = Louvre and Eiffel Tower are known in full, of the Grand Palais the value and the cost, of three others the value. The remaining values are inferred; the other costs, the rewards and which name goes with which value are ours.
rules-figures-paris-vp-tiles = VP tiles
    .about = 20/10/5 and 16/8/4 are known, and that one tile begins with 18. The others are ours.
rules-figures-paris-bonus = Bonus tiles
    .about = What each number does is a rule and known. Known are also the figures of 18, 20, 23, 24, 25, 29 and 30; those of the other tiles that count buildings are inferred. The francs and VP of 1, 5, 7, 12, 13, 14 and 22, the second tiles and the zones are ours.
rules-figures-paris-end-game = End-game tiles
    .about = That there are twelve is known. What is on them is ours.
rules-figures-paris-trade = Prices
    .about = The prices are ours. Buying a resource always costs more than selling it brings.

## Hellas, part by part

rules-figures-hellas-money = Money
    .about = Start money, salary and fine are printed in the rulebook.
rules-figures-hellas-bank = Houses and hotels
    .about = How many there are is printed in the rulebook.
rules-figures-hellas-mortgage = Interest
    .about = The interest and the rounding are printed in the rulebook.
rules-figures-hellas-board = The board
    .about = The names of the special squares are known. That there are 40 squares, three of them for each deck, is inferred. The order of the properties is ours.
rules-figures-hellas-cities = Cities
    .about = That Patras, Nafplio and Kalamata are the red group is known, and how many cities and colours there are. The other cities, all prices and all rents are ours. That a mortgage is half the price, and a hotel costs as much as a house, is inferred.
rules-figures-hellas-transport = Transport stations
    .about = That there are four is known. Names, prices and rents are ours.
rules-figures-hellas-metro = Metro stops
    .about = The multiples of the throw are printed in the rulebook. Names and prices are ours.
rules-figures-hellas-taxes = Taxes
    .about = Both amounts are ours.
rules-figures-hellas-cards = Cards
    .about = The two acquittal cards are known, and how many cards there are. What the others say and do is ours.
