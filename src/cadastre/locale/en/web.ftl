### What the pages in the browser say, whatever the game.

web-language = Language
web-theme-dark = Dark theme
web-theme-light = Light theme
web-again = Try again
web-home = Cadastre: home page
web-home-go = To the home page
web-rules = Rules
web-rule = Rule { $rule }
web-rules-opening = Opening the rulebook…
web-figures = About the figures: { $game }

## Who sits at a table

web-you = You
# index: from 0. The letters are those of the seats.
web-bot = Bot { $index ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[7] H
}

## Waiting

web-server-away = The server is not answering. Nothing is lost: your games are kept there.
web-away-heading = The server is not answering
web-away-about = Nothing is lost: your games are kept there. This page keeps trying.
web-table-opening = Opening the table…
web-table-unknown = There is no table at this address.
web-preparing = Preparing hard bots and hints (first time only, a minute or two); everything else is ready
web-preparing-failed = Hard bots and hints could not be prepared: hard bots play like medium ones, and everything is a little slower. Reason: { $problem }
# Of the parts of the rules.
web-preparing-share = { $done } of { $all }

## Home page

web-home-title = Cadastre: board games against bots
web-home-heading = Games
web-home-looking = Looking for the games…
web-home-players = { $least }–{ $most } players
web-home-opponents = Who plays
web-home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-home-company = { $count ->
    [one] you and { $count } bot · { play-level }
   *[other] you and { $count } bots · { play-level }
}
web-home-setup = Bots and options
web-home-level = Level
web-home-options = Options
web-home-options-chosen = { $count ->
    [0] as printed
   *[other] { $count } changed
}
# Beside the words that an option may have instead of one.
web-home-option-number = a number
web-home-play = Play now
web-home-play-opening = Opening…
web-home-play-failed = The table could not be opened. Please try again.
web-home-finished-none = Finished games can be watched again here: public ones and your own.

## My games

web-mine = My games
web-mine-empty = No games yet. The ones you start are kept here, and you can continue whenever you like.
web-mine-all = Show all
web-mine-playing = Continue
web-mine-waiting = Not started
web-mine-over = Finished
web-mine-closed = Ended early

## Below every page

web-footer-owners = The games belong to their authors and publishers. Cadastre is not affiliated with them.
web-footer-figures = Some figures on the components are reconstructed and may differ from the printed ones.

## An address that leads nowhere

web-nowhere-title = Nothing here: Cadastre
web-nowhere-heading = This plot is not on the plan
web-nowhere-about = There is no page at this address. Perhaps the link is incomplete.
