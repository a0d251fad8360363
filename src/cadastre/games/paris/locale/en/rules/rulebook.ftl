### The rules of Paris, for players: a message for every rule of docs/rules/paris.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## P1

rules-p1 = Components and set-up
rules-p1-1 = The board shows six districts: { $districts }. Each has six building sites with the values { $values }, one bank, one place for a VP tile, and room for any number of landmarks. In the middle of the board stands the Arc de Triomphe.
rules-p1-2 = There are 36 building tiles, one for every district and value. Each building also has a type: café, bakery, residence, restaurant, hotel or theatre. Every district has each type exactly once, but not always at the same value.
rules-p1-3 = Shuffle the buildings. Three of them leave the game unseen. The other 33 form three face-down piles of 11. The back of a tile shows its district but not its value, so everybody knows where the top tile of each pile belongs.
rules-p1-4 = You begin with { $start } and 0 VP. Your bonus meeple stands before space 1 of the bonus track. You have { $keys_two } keys in a game of two, { $keys_three } in a game of three and { $keys_four } in a game of four. A further { $reserve_keys } keys of your colour lie in the reserve; only bonus tiles 13 and 14 bring them into play.
rules-p1-5 = One token lies beside each of the 36 building sites: six each of wood, marble and gold (the resources) and six each of bronze, silver and gold prestige. In the basic set-up every district has the same pattern.
rules-p1-6 = The eight landmarks and the six VP tiles lie face up beside the board. The twelve end-game tiles form a face-down pile.
rules-p1-7 = The bonus track has 30 spaces. Each holds, face up, the bonus tile with the number of the space. Some numbers have a second tile, stacked on the first: { $copies_three } are doubled with three or four players, { $copies_four } only with four.
rules-p1-8 = Francs never run out. The first player is drawn at random; after that, play goes clockwise.
rules-p1-9 = Option “Random set-up”: the six gold resources lie beside the buildings of value { $highest }. The other 12 resources and the 18 prestige tokens are shuffled onto the remaining 30 sites. One bonus tile of each number is shuffled within its zone of the track ({ $zones }). A second tile of a number lies on the first one, wherever that is, so a stack never mixes numbers.
rules-p1-10 = Option “Free placement”: no building leaves the game, so there are three piles of 12. The district on a drawn tile does not bind you (P3.4). The backs still show it, so they still tell you something about the tile.

## P2

rules-p2 = What is secret
rules-p2-1 = Behind your screen you keep your francs, the keys that are not on the board, your tokens, your unused bonus tiles and your end-game tiles. The others see neither what you have nor how many. VP, meeples, keys on the board and used bonus tiles are open to all. And everybody sees what happens in the open: a token or bonus tile that is taken, francs that are paid or received, a sale.
rules-p2-2 = Nobody knows the order of the piles below the visible backs, nor which three buildings were removed.
rules-p2-3 = Only you know which end-game tile you took. What is left in that pile is seen only by the player who is searching it.
rules-p2-4 = Option “Open screens”: all that P2.1 hides is open to everybody, except which end-game tiles are still in hand. Everybody sees how many.
rules-p2-5 = So if you remember everything, you know all but the end-game tiles in other hands. The table shows you only what P2.1 leaves open; memory is part of the game. The bots remember what they have seen, and nothing else.

## P3

rules-p3 = Your turn
rules-p3-1 =
    Your turn has two steps, and both are compulsory. First place a building, then take one action: place a key (P4.1), move a key (P5.1) or take an end-game tile (P6.1).
    Before, between and after the steps you may use tiles and trade as often as you like. Within a step you may not, with one exception: if a building of value { $third } has just given you a token, you may sell it at once to pay for the bonus tile (P5.7).
rules-p3-2 = Step 1: take the top tile of any pile and put it on its site. Once all piles are empty, this step is skipped for the rest of the game.
rules-p3-3 =
    Step 2: do exactly one of three things. Place a key, move a key, or take an end-game tile (only when all piles are empty and a tile is left).
    You may pass only if you can do none of these with what you have right now. Tiles that stand for resources count, and so do bonus tiles 9 and 16. Francs that you would first have to raise by a sale or a tile do not, nor do resources that you would have to buy.
    Even if you pass, you may still use tiles and trade before and after.
rules-p3-4 = With the option “Free placement” you put the drawn building on a free site of its value, in any district that has no building of its type yet. You must place it if you can. If it fits nowhere, it leaves the game, seen by all. Nothing else happens between drawing and placing.
rules-p3-5 = Your turn ends when you say so. It never ends by itself, because that would tell the others what is behind your screen.

## P4

rules-p4 = Placing a key
rules-p4-1 = Put a key from behind your screen on the bank of a district or on the Arc de Triomphe. A bank pays you at once. The Arc pays nothing, but from there a key can go to any district.
rules-p4-2 = You can have only one key at a time on each bank, and one on the Arc. Other players’ keys there do not matter. When your key has moved on you may place a new one, and the bank pays again.
rules-p4-3 = A key from behind your screen never goes straight to a building or a landmark.

## P5

rules-p5 = Moving a key
rules-p5-1 = Move one of your keys on the board to a building that has been placed or to a landmark, and pay what it costs. Now it is yours. The landmark may stand on the board already, or you add it in the same move. The place must be free: no key on it, not even one of your own.
rules-p5-2 = From the Arc a key goes to any district. From a bank, a building or a landmark it stays in its district. From a building or a landmark it can only go up, to a higher value; a bank has no value. Keys never leave a district, and never return to a bank, to the Arc or behind the screen.
rules-p5-3 = As soon as no key is left on a building or landmark, anybody may take it. (After bonus tiles 9 and 16 a key may stay behind.)
rules-p5-4 = A new landmark is added in the district of the key; from the Arc, in any district. It goes above the landmarks that are there, and its value must be higher than that of the last one added. A district may have any number of landmarks.
rules-p5-5 = In francs you pay the value. If the key comes from a building or a landmark, you pay only the difference between the two values. In resources you always pay the full cost: { $wood } wood for a building of value { $highest }, marble and gold for a landmark as it shows. Resources that you pay go to the common supply. If you can’t pay, you can’t make the move.
    .example = From the bakery of value 2 to the theatre of value 5 you pay 3 francs and no resource.
rules-p5-6 = You pay resources with tokens, or with tiles that stand for them (P8.3).
rules-p5-7 =
    Whenever you acquire a building, it brings something. If its token still lies beside it, you take the token; that happens once in a game.
    With value { $first } or { $second } you may take a bonus tile.
    With value { $third } you may take one for { $bonus_price }.
    Value { $highest } brings { $highest_vp }.
rules-p5-8 = Whenever you acquire a landmark, you may give prestige tokens of the kinds that it shows, up to { $most_prestige } in all. Each brings the VP shown there. Those that you give leave the game. Tiles that stand for prestige count too.
rules-p5-9 = As soon as four keys stand on the buildings and landmarks of a district, whoever made it four may put one of the remaining VP tiles on a free place, in any district. Keys on banks do not count, two keys on one tile count as two, and every district does this once. If you decline, the chance is gone. With the option “VP tile here” the tile can go only to that district.
rules-p5-10 = Within a move, things happen in this order: pay, spending bonus tile 9 or 16 if needed; add a new landmark; move the key; take the token; score the VP of the highest building or give prestige at the landmark; take a bonus tile; place a VP tile. So what a move brings can never pay for the move itself.

## P6

rules-p6 = End-game tiles
rules-p6-1 = When all piles are empty you may, instead of placing or moving a key, look through the face-down pile and secretly take one tile of your choice. Once you have looked, you must take one. Whoever draws the last building may do so in that same turn. How many tiles are left is open to all.
rules-p6-2 = Use the tile at once or later, at any time on your own turn; then it is discarded. A tile that shows a resource or prestige stands for it (P8.3). A tile not used by the end of your last turn is worth nothing.

## P7

rules-p7 = The bonus track
rules-p7-1 =
    To take a bonus tile, move your meeple forward, as far as you like, to a space with a tile that you may have, and take the top one. Several meeples may share a space.
    What you have passed is lost to you, except through bonus tiles 17 and 25; after 25, everything ahead of your meeple is open to you again. From space 30 the meeple goes no further, but 17 and 25 still work.
    Whenever spaces are counted, that means spaces of the track, not numbers on the tiles.
rules-p7-2 = Nobody can ever get two bonus tiles of the same number, whatever an effect says. Tiles that you have used count as well; they lie open before your screen.
rules-p7-3 =
    Use a bonus tile at once or later, at any time on your own turn; then it lies open before your screen.
    Only 27 is different: it is never used, it scores automatically at the end. Any other tile not used by the end of your last turn is worth nothing.
    Where three figures stand side by side below, they are for two, three and four players.
rules-p7-4 =
    Some details.
    Both halves of 19 and 21 must be used in the same turn, or the second is lost.
    9 and 16 are spent in the move that needs them; a place with both your own and another key needs both.
    23 and 24 take real tokens only, not tiles.
    13 and 14 need a key in your reserve.
    17 and 25 can’t be used if they would bring nothing, and 25 not before your meeple is on the track.
    Tile 20 tells the others how many unused tiles you hold but not which; 27 is one of them, a half-used 19 or 21 is not.
    Tiles that score may be used for 0 VP.

## P8

rules-p8 = Buying and selling
rules-p8-1 = At any time on your own turn you may sell resources and prestige and buy resources; prestige can’t be bought. Resources that you sell go to the common supply, prestige leaves the game.
rules-p8-2 = You can buy only what lies in the supply. At the start it is empty.
rules-p8-3 = A tile that stands for a token is used like that token: to pay, to give or to sell. You can’t swap it for a token, and nothing goes to the supply for it.
rules-p8-4 = Within one turn you may not sell a resource token of a kind that you have bought, nor buy a kind of which you have sold a token. You may sell a tile that stands for a resource and then buy a token of that kind.

## P9

rules-p9 = The end, and who wins
rules-p9-1 = When somebody takes the last end-game tile, the round is played to its end, so that everybody has had the same number of turns. Then everybody has one last turn.
rules-p9-2 = Whoever holds bonus tile 27 scores 1 VP for each franc. The francs stay and still count for a tie (P9.6).
rules-p9-3 = Now score every district that has a VP tile. Each player with at least one building or landmark there adds up the values under their keys; a tile held twice counts twice. The first, second and third get the three figures of the VP tile, a fourth gets nothing.
rules-p9-4 = If totals in a district are equal, the player whose most valuable tile there is worth more is ahead. Here a tile held twice counts once. If even that is equal, it is the same tile, shared through bonus tile 16. Then the tied players share their ranks: each gets the figure of the best of these ranks, and nobody gets the rest of them.
rules-p9-5 = With two players, the second gets VP only if twice their total is at least the total of the first. Equal totals are settled by P9.4 before that.
rules-p9-6 = Most VP wins. A tie goes to the player with more francs, then to the one with the higher total value under all keys on the board. If that is equal too, the victory is shared.
rules-p9-7 = The score sheet has a line for buildings of value { $highest }, for prestige at landmarks, for each bonus tile, for end-game tiles and for each district. Together they make up the VP of a player.

## P10

rules-p10 = Examples
    .about = These examples use the figures of our usual edition.
rules-p10-1 = Charlotte has a key on a residence of value 3. In the same district a 1 and a 2 are free, a restaurant of value 4 is free, and the hotel of value 5 and a landmark of value 13 hold keys of others. She has 1 franc and no resources. Her only move with this key is to the restaurant, for 1 franc. After that the residence is free.
rules-p10-2 = In Montmartre, from the bakery of value 2 to the theatre of value 5: 3 francs, no resource.
rules-p10-3 = In La Villette, from the theatre of value 8 to a new landmark of value 12: 4 francs, 1 marble and 1 gold.
rules-p10-4 = In Saint-Germain stands a landmark of value 12. The next one there must be worth 13 or more.
rules-p10-5 = From the Arc to the Louvre (value 15), added in Belleville above a landmark of value 10: 15 francs, 1 marble and 2 gold. Giving two gold prestige there brings 10 VP.
rules-p10-6 = With keys on three buildings of value 4, bonus tile 18 brings 15 VP.
rules-p10-7 = VP tile 20/10/5. The totals are 13 (11 + 2), 10 (5 + 4 + 1), 13 (a single landmark) and 3. The landmark of value 13 is the most valuable tile, so its owner gets 20 VP; 11 + 2 gets 10, 5 + 4 + 1 gets 5, and 3 gets nothing.
rules-p10-8 = VP tile 16/8/4. The totals are 16 (11 + 5), 21 (15 + 3 + 3, the 3 held twice through bonus tile 9), 8, and 21 (15 + 4 + 2). Both 21 stand on the same 15, through bonus tile 16. Both get 16 VP, nobody gets 8, and the total of 16 gets 4.
rules-p10-9 = Two players, VP tile 18/9/4, totals 12 and 5: the first gets 18 VP, the second nothing. With 12 and 6 the second would get 9.
rules-p10-10 = Bonus tile 30 with one café, three bakeries, two hotels, one theatre and two landmarks: that is five kinds, so 15 VP.
