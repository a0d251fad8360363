### What every table in the browser says, whatever the game.

## The question

web-table-thinking = { $seat } is thinking…
# In a replay, where nobody thinks.
web-table-turn = To move: { $seat }
web-table-sent = One moment…
web-table-offline = Connection lost, trying again…
web-table-trouble = The server has a problem; trying again…
web-table-refused = { $reason } (rule { $rule })
web-table-home = Home page
web-table-house = Cadastre
web-table-round = Round { $round }
web-table-settings = Settings
web-table-help = Help
web-table-bot = bot, { play-level }

## Log

web-log = Log
web-log-setup = Set-up
web-log-empty = Nothing has happened yet.

## The end

web-result = Result
web-result-won = You win
web-result-shared = Shared victory: { $winners }
web-result-winner = { $winners } wins
web-result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-result-sheet = Score sheet
web-result-source = Source
web-result-look = Look at the board
web-result-again = Play again
web-result-not-opened = The new table could not be opened.
web-result-luck = The luck can be checked
    .about = Before the game the server sealed its random numbers. With seed and salt, anybody can check that it did not change them.
web-result-commitment = Commitment
web-result-seed = Seed
web-result-salt = Salt
web-result-copy = Copy
web-result-copied = Copied
