### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-paris = We had four printed rulebooks and some reviews, but neither the board nor the tiles. What is printed only on those, we had to work out for ourselves.
rules-figures-paris-start = At the start
    .about = Francs, keys and reserve are printed in the rulebooks.
rules-figures-paris-districts = Districts
    .about = The names are known. Their order around the board is inferred.
rules-figures-paris-banks = Banks
    .about = That the six banks pay from 2 to 7 francs is inferred. Which bank pays what is our reconstruction.
rules-figures-paris-slots = Building sites
    .about = The values are known, and so is whether resources or prestige lie beside most of them. Which kind lies where is our reconstruction.
rules-figures-paris-buildings = Buildings
    .about = What they cost and bring is known. Of the types, three sites are known (two in Montmartre, one in La Villette); the others are our reconstruction.
rules-figures-paris-prestige = Prestige at landmarks
    .about = How many tokens you may give is known.
rules-figures-paris-landmarks = Landmarks
    .about = The Louvre and the Eiffel Tower are known in full, the Grand Palais by value and cost, three others by value. The remaining values are inferred; the other costs, the rewards and which name goes with which value are our reconstruction.
rules-figures-paris-vp-tiles = VP tiles
    .about = 20/10/5 and 16/8/4 are known, and that one tile begins with 18. The others are our reconstruction.
rules-figures-paris-bonus = Bonus tiles
    .about = What each number does is a rule and known. So are the figures of 18, 20, 23, 24, 25, 29 and 30; those of the other tiles that count buildings are inferred. The francs and VP of 1, 5, 7, 12, 13, 14 and 22, the second tiles and the zones are our reconstruction.
rules-figures-paris-end-game = End-game tiles
    .about = That there are twelve is known. What is on them is our reconstruction.
rules-figures-paris-trade = Prices
    .about = The prices are our reconstruction. Buying a resource always costs more than selling it brings.
