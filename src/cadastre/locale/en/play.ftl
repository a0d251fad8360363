### What is said at every table, whatever the game.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Seat { $index }
# mark: the letter that stands for the seat on the board.
play-you = You ({ $mark })
play-person = Player { $mark }
play-bot = Bot { $mark }
# How strong a bot is. level: easy, medium or hard, else a code such as search:500ms.
play-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
   *[other] { $level }
}
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Compiling the rules of { $game } (first time only, a minute or two)…
play-meanwhile = The rules are being prepared for next time; meanwhile you can play.
play-compiled = Ready after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
play-seed = Seed: { $seed }
# Some of the next ones, with commas between.
play-opponents = Opponents: { $opponents }
play-opponent = { $seat } ({ $level })

## During the game

play-moves-more = …and { $count ->
    [one] one more
   *[other] { $count } more
} (“all”, or the first words of a move)
play-prompt = Number or move (? help, q leave):
play-help =
    A number chooses from the list; you will be asked for the rest. A step can also be typed as it is written there.
    A whole move is typed with commas: offers that it does not mention are declined.
    Enter      the board again
    all        everything that is possible now
    hint       the move that a search would make now, and why
    back       take back a move that is not finished
    guide      what everything on the table does
    log        everything that has happened so far
    sheet      the score by source, as it stands
    save FILE  save the game to a file (.txt: readable, else JSON lines)
    ?          this help
    q          leave the game
play-help-out-of-turn =
    {"["}B] MOVE   out of turn: a move of seat B, by letter or number; {"["}table] of the table itself
play-turn-of = { $seat } to move. Press Enter when nobody else is looking.

## A hint: some of these sentences, one after the other

play-hint-best = Hint: { $move }. Chance of winning: about { $percent }%.
play-hint-only = Only move: { $move }. Chance of winning: about { $percent }%.
# Between the last two and the next three, the game says what the move changes; these are the parts of that sentence.
play-hint-more = { $part } +{ $count }
play-hint-less = { $part } −{ $count }
play-hint-next = Next best: { $move } ({ $percent }%).
play-hint-close = Close, but tried less often: { $move } ({ $percent }%).
play-hint-alone = Nothing else looked worth considering.
play-hint-none = There are no hints for this game: no bot has learnt it yet.
play-hint-later = There are no hints in this first game: they are still being prepared.

## When something is not understood

play-error-number = There is no number { $index }: choose from 1 to { $last }.
play-error-notation = This is not a move: { $problem }
play-notation-complete = The move is complete before “{ $clause }”: one move at a time.
play-error-ambiguous = “{ $text }” leaves a choice open. Add one of these: { $choices }
play-error-illegal = Not possible: { $reason } (rule { $rule })
# name: what stood between the brackets.
play-error-seat = There is no seat “{ $name }” at this table.
play-error-elsewhere = Nobody at this terminal plays this seat: { $seat }
play-error-save = Say where to: save FILE
play-error-file = { $file } can’t be written: { $problem }

## The end

play-ranking = Final ranking
play-winner = { $count ->
    [one] Winner: { $winners }
   *[other] Shared victory: { $winners }
}
play-sheet = Score sheet
play-saved = Game saved to { $file }
play-left = You have left the game.
play-aside = { $seat }: this is lost when the next player goes on. Type its number, or just Enter to let it go.
