### Paris in the browser: the question in the bar and the panels around the board.

## The question, by what the game waits for

paris-web-ask-draw = Which pile do you draw from?
paris-web-ask-settle = Which district gets { $tile }?
paris-web-ask-act = What do you do this turn?
paris-web-ask-pay = What do you pay the next resource with?
paris-web-ask-give = Do you give prestige for VP?
paris-web-ask-bonus = Do you take a bonus tile?
paris-web-ask-vp-tile = Four keys in a district: do you place a VP tile?
paris-web-ask-search = Which end-game tile do you take?
paris-web-ask-pairs = Do you give back a pair for VP?
paris-web-ask-done = Anything else before your turn ends?
paris-web-ask-over = The game is over.

## The question, once something has been clicked

paris-web-ask-key-bank = Where should your key from the { $district } bank go?
paris-web-ask-key-arc = Where should your key from the Arc go?
paris-web-ask-key = Where should your key on { $place } go?
paris-web-ask-new-key = Where should your new key go?
paris-web-ask-which-key = Which key should go there?
paris-web-ask-district = Which district gets { $landmark }?
paris-web-ask-vp-spot = Which district gets the VP tile { $vp_tile }?
paris-web-ask-which-vp-tile = Which VP tile goes there?
paris-web-ask-sell = What do you sell?
paris-web-ask-buy = What do you buy?
paris-web-ask-as = What does bonus tile { $number } stand for?
paris-web-ask-space = Which bonus tile do you take with { $number }?
paris-web-ask-pair = Which pair do you give back?
paris-web-ask-next = What comes next?

## Below the question

# kinds: what can be done, in a list.
paris-web-glow = { $count ->
    [one] Pick what glows, or undo.
   *[other] Pick one of the { $count } that glow, or undo.
}

## Steps of a turn

paris-web-steps = Steps of a turn
paris-web-step-building = Building
paris-web-step-action = Action
paris-web-step-end = End

## Players

paris-web-players = Players
paris-web-vp = { $vp } { -paris-vp }
paris-web-keys-out = Keys on the board: { $count }
paris-web-landmarks-built = Keys on landmarks: { $count }
paris-web-meeple = Bonus meeple on space { $space }
paris-web-meeple-start = Bonus meeple before the track
paris-web-used = Bonus tiles used: { $tiles }
paris-web-used-none = No bonus tile used
paris-web-end-held = End-game tiles in hand: { $count }

## Landmarks

paris-web-landmarks = Landmarks
paris-web-landmarks-left = { $left } of { $all } left
paris-web-landmark = { $name }, value { $value }
paris-web-landmark-built = { $name }, value { $value }, built: { $district }, { $owners }

## Majorities

paris-web-majorities = Majorities
paris-web-majorities-now = as it stands
paris-web-majorities-if = if you take { $target }
paris-web-majorities-then = if you do this
paris-web-majority-vp = Majority VP
paris-web-plus = +{ $vp }

## Behind the screen

paris-web-tray = Behind your screen
paris-web-tray-only = only you see this
paris-web-tray-open = open to all
paris-web-francs = { $count ->
    [one] franc
   *[other] francs
}
paris-web-keys = { $count ->
    [one] key
   *[other] keys
}
paris-web-keys-label = Your keys: { $count }, in reserve: { $reserve }
paris-web-reserve = { $count } in reserve
paris-web-tokens = Tokens, sale price
paris-web-token = { $token }: { $count }, sale price { $francs }
paris-web-sell = Sell
paris-web-buy = Buy
paris-web-bonus-tiles = Bonus tiles
paris-web-worth-now = worth now
paris-web-bonus-none = None yet: a building with a star lets you take one.
# things: what a bonus tile scores for, in a list.
paris-web-counts = Counts now: { $things }
paris-web-counts-none = Counts nothing yet
paris-web-as = Stands for
paris-web-end-tiles = End-game tiles
paris-web-end-tiles-none = None in hand
paris-web-end-tiles-closed = Only once the building piles are empty
paris-web-no-screen = You are watching this game.

## The end-game pile

paris-web-end-pile = The end-game pile
paris-web-end-pile-about = Only you see these. Take one; the others go back.

## Choices without a place on the table

paris-web-choices-none = Nothing to choose now.
paris-web-other-choices = Other choices
paris-web-confirm = Do it
paris-web-cancel = Cancel

## Tabs of the phone

paris-web-tabs = Parts of the table
paris-web-tab-board = Board
paris-web-tab-tray = Screen
paris-web-tab-majority = Majority
paris-web-tab-bonus = Bonus
paris-web-tab-log = Log

## The bonus track as a list

paris-web-track = Bonus track
paris-web-track-gone = { $number }, taken
paris-web-track-left = ×{ $left }

## Help

paris-web-help = How this table works
paris-web-help-glow = Whatever glows can be chosen now; its price is shown beside it.
paris-web-help-look = Point at something, or tap it once, to see what it costs and brings. The majorities show what would change.
paris-web-help-move = To move a key, click the key and then its new place. To place a new one, click your keys behind the screen and then a bank or the Arc.
paris-web-help-back = “Undo” or Esc cancels an unfinished move; nobody has seen it yet.
paris-web-help-trade = Click “Sell” or “Buy” behind your screen, then what to sell or buy.
paris-web-help-keys = The keyboard works too: Tab jumps to what glows, the arrow keys move around the board, Enter chooses.
