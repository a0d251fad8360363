### The rules of Toll, for players: a message for every rule of RULES.md, a heading for every chapter.

rules-t1 = At the start
rules-t1-1 = You have { $start } in your purse and three empty plots: at the bridge, at the gate and at the ford. The bank has as many coins as it takes. The first seat begins, then it goes round the table.
rules-t1-2 = The game has as many throws as were agreed on. With the option “until the bell rings” nobody knows how many there will be.

rules-t2 = The die
rules-t2-1 = In your turn you throw the die, and that is your turn. What it shows means nothing.
rules-t2-2 = Each throw makes a toll due to everybody but the thrower: one coin, or two with that option. Tolls that were not claimed add up.

rules-t3 = At any time
rules-t3-1 = You may claim what is due to you, in your turn or not. The bank pays.
rules-t3-2 = You may build a hut on an empty plot of yours, in your turn or not. It costs { $cost }.
rules-t3-3 = You may give somebody else one, two or three of your coins, in your turn or not. Until you have said how many, nobody else does anything.

rules-t4 = The end
rules-t4-1 = After the last throw the game is over at once: tolls that are not claimed by then are lost.
rules-t4-2 = If the number of throws isn't limited, the table rings a bell, once. Then everybody throws once more.
rules-t4-3 = Each coin is worth 1 point, each hut { $worth }. The most points win; players with as many points share their place.

rules-figures-toll = Toll was made up for Cadastre: nothing had to be worked out.
rules-figures-toll-purse = Purses
rules-figures-toll-huts = Huts
