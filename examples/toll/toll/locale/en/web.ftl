### Toll in the browser.

toll-web-players = Players
toll-web-choices = What you can do
toll-web-points = Points: { $points }
toll-web-purse = In the purse: { $coins }
toll-web-due = Toll due: { $coins }
toll-web-hut = { $name }: a hut
toll-web-plot = { $name }: empty
toll-web-throws = { $last ->
    [-1] Throws so far: { $thrown }
   *[other] Throws: { $thrown } of { $last }
}
toll-web-last-throw = The next throw is the last one: whatever is not claimed by then is lost.
toll-web-thrower = Throws next
toll-web-die = The die shows { $eyes }
toll-web-die-new = The die has not been thrown yet.
toll-web-anytime = Not your turn, but you may do this at any time.
toll-web-nothing = Nothing to do just now.

toll-web-help = How to play
toll-web-help-throw = In your turn you throw the die. Everybody else then has a toll to claim.
toll-web-help-claim = Claim your tolls at any time, but before the last throw: after it they are lost.
toll-web-help-build = Huts are worth more than they cost. Click an empty plot of yours, or a button.
toll-web-help-back = Esc takes back a gift that is not complete yet.

toll-lesson-goal = Points
    .text = Coins and huts are points, and a hut is worth more than it costs. The most points win.
toll-lesson-claim = A toll is due to you
    .text = Somebody else has thrown. Claim it at any time, in your turn or not, but before the last throw.
toll-lesson-throw = The die
    .text = Your throw ends your turn and makes tolls due to all others. What the die shows means nothing.
