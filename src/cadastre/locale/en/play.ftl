### What is said at every table, whatever the game.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Seat { $index }
play-you = { $name } (you)
play-bot = { $name } (bot)
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Compiling the rules of { $game } (first time only) …
play-compiled = Ready after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
play-seed = Seed: { $seed }
play-options = Options: { $options }
play-players = Players: { $names }

## During the game

play-board = Board
play-log = Since your last move
play-your-turn = Your turn
play-turn-of = Turn of { $seat }
play-thinking = { $seat } is thinking …
play-moves = Legal moves
play-move = { $index }  { $move }
play-move-cost = { $move }  ({ $cost })
play-moves-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}; type "all" to see every move.
play-prompt = Type a number or a move, ? for help, q to leave:
play-help =
    A number plays the move of that number; a move may also be typed as it is written in the list.
    Enter   show the board again
    all     list every legal move
    log     everything that has happened so far
    sheet   the score by source, as it stands
    save    keep the game in a file
    ?       this help
    q       leave the game
play-played = You: { $move }

## When something is not understood

play-error-number = There is no move { $index }: type a number from 1 to { $last }.
play-error-notation = "{ $text }" is not a move: { $problem }
play-error-ambiguous = "{ $text }" leaves a choice open. Add one of these: { $choices }
play-error-illegal = Not possible: { $reason } (rule { $rule })
play-error-turn = It is not your turn.
play-error-command = There is no command "{ $text }". Type ? for help.
play-error-file = { $file } cannot be written: { $problem }

## The end

play-over = The game is over
play-ranking = Final ranking
play-rank = { $rank }. { $seat }, { $score }
play-winner = { $count ->
    [one] Winner: { $winners }
   *[other] Shared victory: { $winners }
}
play-sheet = Score sheet
play-sheet-total = Total
play-saved = Game kept in { $file }
play-left = You have left the game.
