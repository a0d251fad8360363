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
web-join-looking = Looking for the table…
web-invite = Invite
web-invite-about = Friends can scan this or type the code.
web-invite-qr = The link as a QR code
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
web-tables-open-none = Nobody is waiting at a public table right now. Open one from the home page, or type the code of a private one.
web-tables-live = Live now
web-tables-live-none = No public game is being played right now.
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
    .about = A file saved here or by the program. It is replayed and checked first.
web-record-choose = Choose a file

## A new table

web-new-here-title = Pass and play: Cadastre
web-new-online-title = Online table: Cadastre
web-new-here = { $game }: pass and play
    .about = Several people share this screen. A curtain between turns keeps everybody’s secrets.
web-new-online = { $game }: online table
    .about = Everybody plays on their own screen. Free seats are taken by link or code.
web-new-more = Game settings
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
web-seat-level-of = { $seat }: bot level
web-seat-remove = Remove { $seat }
web-seat-add = Add a seat
web-pace = Bot speed
web-pace-quick = instant
web-pace-usual = normal
web-pace-slow = slow
web-clock = Clock
web-clock-none = none
web-clock-move = per move
web-clock-total = per game
web-clock-minutes = Minutes
web-clock-increment = Extra seconds per turn
web-clock-grace = Wait for absent players
    .about = Then a bot stands in until they are back.
web-clock-grace-ever = no limit
web-clock-grace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-grace-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-level = Level of that bot
web-clock-bell = Minutes until the bell rings
web-public = Public table
    .about = Anybody can join or watch. A private table needs its link or code.

## A table that waits

web-lobby-title = { $game }: waiting for players
web-lobby = { $game }: who is coming?
web-lobby-free = Free seat
web-lobby-host = host
web-lobby-there = here
web-lobby-kept = seat reserved
web-lobby-sit = Sit down
web-lobby-guest = Somebody at my screen
web-lobby-bot = Add a bot
web-lobby-leave = Leave the seat
web-lobby-free-it = Free the seat
web-lobby-come = I’m here
web-lobby-waits = Waiting for people to sit down…
web-lobby-ready = Everybody is here.
web-lobby-host-starts = Everybody is here. The host starts the game.
web-lobby-take-away = Close the table
web-terms = Game settings
web-terms-printed = As printed, without options
web-terms-switch = { $option }: { $on ->
    [0] no
   *[other] yes
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = No clock
web-terms-move = { $minutes } min per move
web-terms-total = { $minutes } min for the game, plus { $seconds } s per turn
web-terms-grace = After { $minutes } min away a bot stands in ({ play-level })
web-terms-public = Public: anybody can join or watch
web-terms-private = Private: by link or code only

## Who I am, and how I like things

web-settings-title = Settings: Cadastre
web-me = You
web-me-name = Your name
web-me-save = Save
web-me-saved = Saved.
web-me-device = Another device
    .about = A code makes another device yours too, with the same name and the same games. It works once, for ten minutes.
web-me-code-ask = Show a code
web-me-code-until = valid until { $time }
web-me-code-use = Code from another device
web-me-code-go = Use it
web-me-moved = This device is yours now.
web-me-forget = Delete my data
    .about = Your name, your devices and your messages are deleted. In games under way a bot plays on. This can’t be undone.
web-me-forget-ask = Delete my data
web-me-forget-sure = Delete all your data for good?
web-me-forgotten = Your data has been deleted.
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
    .about = Two notes when it’s your turn, one for a chat message.
web-settings-curtain = Curtain
    .about = Hides the table between turns when several people share a screen.
web-settings-notes = Notifications
    .about = When it’s your turn and this page is out of sight.
