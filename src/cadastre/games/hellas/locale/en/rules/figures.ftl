### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-hellas = We had one printed rulebook, in Greek, but neither the board nor the deeds and cards. What is printed only on those, we had to work out for ourselves.
rules-figures-hellas-money = Money
    .about = Starting money, salary and fine are printed in the rulebook.
rules-figures-hellas-bank = Houses and hotels
    .about = How many there are is printed in the rulebook.
rules-figures-hellas-mortgage = Interest
    .about = The interest and the rounding are printed in the rulebook.
rules-figures-hellas-board = The board
    .about = The names of the special squares are known. That there are 40 squares, three of them for each deck, is inferred. The order of the properties is our reconstruction.
rules-figures-hellas-cities = Cities
    .about = That Patras, Nafplio and Kalamata are the red group is known, and how many cities and colours there are. The other cities, all prices and all rents are our reconstruction. That a mortgage is half the price, and a hotel costs as much as a house, is inferred.
rules-figures-hellas-transport = Transport stations
    .about = That there are four is known. Names, prices and rents are our reconstruction.
rules-figures-hellas-metro = Metro stops
    .about = The multiples of the throw are printed in the rulebook. Names and prices are our reconstruction.
rules-figures-hellas-taxes = Taxes
    .about = Both amounts are our reconstruction.
rules-figures-hellas-cards = Cards
    .about = The two acquittal cards are known, and how many cards there are. What the others say and do is our reconstruction.
