### What pages say that bring people together, whatever the game.

## Ways through the house

web-nav = Pages
web-nav-home = Play
web-nav-games = My games
web-nav-tables = Tables
web-nav-archive = Archive
web-nav-settings = Settings
web-cancel = Cancel
web-home-here = Pass and play
web-home-online = Online table
web-together = With others
web-together-tables = Public tables

## Codes and links

web-code = Have a code?
web-code-join = Join
web-join-title = Join a table: Cadastre
web-join = Join a table
web-join-about = Whoever opened the table can tell you its code.
web-join-looking = Looking for the table …
web-invite = Invite
web-invite-about = Friends scan this or type the code.
web-invite-qr = The link as a code for cameras
web-invite-copy = Copy link
web-invite-only-here = This link works on this computer only. To invite others, start the server with --host 0.0.0.0.

## Lists of tables

web-list-names = { $names }
web-list-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-list-watch = Watch
web-list-your-turn = Your turn
web-list-turn = { $name } to move
web-list-came = { $rank ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $rank }th
}
web-list-won = Winner: { $names }
web-list-more = Show more
web-tables-title = Tables: Cadastre
web-tables-open = Open tables
web-tables-open-none = Nobody is waiting at a public table just now. Open one from the home page, or type the code of a private one.
web-tables-live = Live now
web-tables-live-none = No public game is being played just now.
web-mine-title = My games: Cadastre
web-archive-title = Archive: Cadastre
web-archive = Finished games
web-archive-game = Game
web-archive-any = Any
web-archive-name = Player
web-archive-day = Day
web-archive-search = Search
web-archive-none = No games match. Public games and your own are kept here.
web-record = Open a saved game
    .about = A file that was saved here or by the program. It is played again and checked first.
web-record-choose = Choose a file

## A new table

web-new-here-title = Pass and play: Cadastre
web-new-online-title = Online table: Cadastre
web-new-here = { $game }: pass and play
    .about = Several people share this screen. A curtain between turns keeps everybody’s secrets.
web-new-online = { $game }: online table
    .about = Everybody plays on their own screen. Free seats are taken by link or code.
web-new-more = How you play
web-new-invite = Open the table and invite
web-new-begin = Start the game
web-seat-me = You
    .about = you open the table
web-seat-guest = At this screen
web-seat-bot = Bot
web-seat-open = Open seat
    .about = for whoever comes
web-seat-name = Name
web-seat-name-of = { $seat }: name
web-seat-level-of = { $seat }: level of the bot
web-seat-remove = Take away { $seat }
web-seat-add = Add a seat
web-pace = Bots move
web-pace-quick = at once
web-pace-usual = calmly
web-pace-slow = slowly
web-clock = Clock
web-clock-none = none
web-clock-move = per move
web-clock-total = per game
web-clock-minutes = Minutes
web-clock-increment = More seconds per turn
web-clock-grace = Wait for somebody who is away
    .about = Then a bot sits in until they are back.
web-clock-grace-ever = for ever
web-clock-grace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-grace-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-level = Level of that bot
web-clock-bell = The bell rings after so many minutes
web-public = Public table
    .about = Anybody may sit down and watch. A private one needs its link or code.

## A table that waits

web-lobby-title = { $game }: the table waits
web-lobby = { $game }: who is coming?
web-lobby-free = Free seat
web-lobby-host = host
web-lobby-there = is there
web-lobby-kept = the seat is kept
web-lobby-sit = Sit down
web-lobby-guest = Somebody at my screen
web-lobby-bot = Give it to a bot
web-lobby-leave = Stand up
web-lobby-free-it = Free the seat
web-lobby-come = I am here
web-lobby-waits = Waiting for people to sit down …
web-lobby-ready = Everybody is there.
web-lobby-host-starts = Everybody is there. The host starts the game.
web-lobby-take-away = Take the table away
web-terms = What is played
web-terms-printed = As printed, without options
web-terms-switch = { $option }: { $on ->
    [0] no
   *[other] yes
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = No clock
web-terms-move = { $minutes } min for every move
web-terms-total = { $minutes } min for the game, { $seconds } s more for every turn
web-terms-grace = After { $minutes } min away a bot sits in ({ play-level })
web-terms-public = Public: anybody may sit down and watch
web-terms-private = Private: by link or code only

## Who I am, and how I like things

web-settings-title = Settings: Cadastre
web-me = You
web-me-name = Your name
web-me-save = Save
web-me-saved = Saved.
web-me-device = Another device
    .about = With a code another device becomes yours too: the same name and the same games. It works once, for ten minutes.
web-me-code-ask = Show a code
web-me-code-until = good until { $time }
web-me-code-use = Code from another device
web-me-code-go = Use it
web-me-moved = This device is yours now.
web-me-forget = Forget me
    .about = Your name, your devices and what you have said are deleted. In games under way a bot plays on. This cannot be undone.
web-me-forget-ask = Forget me
web-me-forget-sure = Forget you for good?
web-me-forgotten = You are forgotten.
web-settings-look = Look and sound
web-settings-theme = Theme
web-settings-theme-system = system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-text = Text
web-settings-text-normal = normal
web-settings-text-large = large
web-settings-text-largest = largest
web-settings-motion = Animation
web-settings-motion-off = none
web-settings-motion-quick = quick
web-settings-motion-normal = normal
web-settings-motion-slow = slow
web-settings-sound = Sound
    .about = Two notes when it is your turn, one when somebody speaks.
web-settings-curtain = Curtain
    .about = Between several people at one screen, so that nobody sees another’s secrets.
web-settings-notes = Notifications
    .about = When it is your turn and this page is out of sight.
