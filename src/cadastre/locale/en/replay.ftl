## A game looked at again

web-replay = Replay
web-replay-at = { $at } of { $all }
web-replay-at-of = { $at } of { $all }, { $name }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-move = Point in the game
# Before a choice of names, or "a spectator"
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-speed = Speed
web-replay-slow = slow
web-replay-normal = normal
web-replay-fast = fast
web-replay-copy = Copy link
web-replay-record = Download record
web-replay-watch = Watch the game again

## The end screen

web-course = Course of the game
web-course-points = Points after every move

## A hint

web-hint = Hint
web-hint-thinking = Thinking…
