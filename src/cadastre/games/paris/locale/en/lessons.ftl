# What is explained at the table the first time it comes.

paris-lesson-goal = What it is about
    .text = Whoever has the most victory points (VP) at the end wins. Most of them come from the six districts: where a VP tile lies, the values of the buildings under your keys are added up, and first, second and third place score.
paris-lesson-draw = A turn has two steps
    .text = First a new building comes onto the board, from a pile of your choice: the back of its top tile shows which district it is for. It belongs to nobody yet. Then you take one action.
paris-lesson-place = New keys start at a bank
    .text = A new key goes to a bank, which pays its francs at once, or to the Arc. From a bank it can only move on within that district; from the Arc it can go anywhere.
paris-lesson-move = Moving a key buys a building
    .text = A building costs its value in francs; coming from another one, you pay only the difference. Keys only ever move up, and what they leave is free for anybody. The token beside a building goes to whoever gets there first.
paris-lesson-landmark = Landmarks weigh most
    .text = Landmarks have the highest values of all. They cost francs and the marble and gold that they show, and give VP for prestige of the kinds that they show. Each new one in a district must be worth more than the last.
paris-lesson-trade = Tokens are worth money
    .text = Buildings of value 8 take wood, landmarks take marble and gold. On your turn you may sell any token, and buy resources that have been spent or sold.
paris-lesson-bonus = The bonus track
    .text = Your bonus meeple only moves forward: what it passes is gone for you. A small step now leaves more for later, a large one gets there before the others.
paris-lesson-held = Bonus tiles in your hand
    .text = You may use them at any time on your turn. Those that count your keys are worth more later, but almost all are worth nothing if you have not used them when the game ends.
paris-lesson-pay = Paying resources
    .text = You can pay with tokens, or with tiles that stand for a resource. What you keep may pay for the next landmark, or be sold.
paris-lesson-give = Prestige becomes VP
    .text = You get VP now for up to three prestige tokens of the kinds that the landmark shows. Once given, they are out of the game.
paris-lesson-vp-tile = A district begins to count
    .text = A district scores only if a VP tile lies in it. You choose the tile, and usually the district too: a high one where you lead, a low one where others do.
paris-lesson-search = The last part of the game
    .text = The piles are empty, so no more buildings come. Instead of placing or moving a key you may now take an end-game tile. When the last of these is taken, the round is finished, and then everybody has one more turn.
paris-lesson-done = Before you end your turn
    .text = You may still use tiles, sell and buy. Nobody else moves until you end your turn.
