### What stands around every table, whatever the game.

## Taking back

web-undo-free = Undo
    .about = Undo your last decision; nobody needs to agree.
web-undo-ask = Ask to undo
    .about = Undo your last decision, if the others agree.
web-wish = { $seat } would like to take a move back.
web-wish-yes = Agree
web-wish-no = No
web-wish-waits = Asked to undo; waiting for { $names }.
web-hurry = Don’t wait for bots

## Chat

web-chat = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
web-chat-title = Chat
web-chat-none = No messages yet.
web-chat-say = Say something
web-chat-send = Send

## Who is there

web-seat-clock = { $minutes } min { $seconds } s left
web-seat-away = away
web-seat-gone = gave up or left
web-seat-sitter = a bot stands in ({ play-level })
web-waited = Waiting for { $seat }, who is away.
web-bot-preparing = { $seat } will move as soon as it is ready.
web-sitter = A bot is playing for you ({ play-level }).
web-sitter-back = Take my seat back
web-gone = A bot plays on for you. You can watch.
web-closed = The host has ended this game.
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Menu

web-menu = Menu
web-menu-people = At the table
web-menu-concede = Give up
web-menu-concede-sure = Give up this game? A bot will take over.
web-menu-close = End the game for all
web-menu-close-sure = End this game for everybody? It can’t be resumed.
web-menu-tv = Show on a big screen
web-menu-record = Save the record
web-host-mute = Mute
web-host-unmute = Unmute
web-host-remove = Remove
web-host-remove-sure = Remove for good

## One screen for several people

web-curtain-title = Next: { $name }
web-curtain = { $name }, it’s your turn
web-curtain-about = Others, please look away.
web-curtain-show = Show my screen
web-curtain-others = Somebody else?
web-curtain-not = No, { $name }
web-pass-to = Pass the screen to { $name }
web-pass-turn = It’s { $seat }’s turn.
web-pass = Pass the screen
web-meanwhile = Since your last turn
web-meanwhile-read = Got it

## Your turn, and the big screen

web-turn = Your turn: { $game }
web-tv-turn = { $seat } to move
web-tv-phones = Watch on your own screen

## Afterwards

web-rematch = A new table is open for another game.
web-rematch-join = Join
web-share = Copy the result
web-share-title = { $game }: the result
web-share-line = { $rank }. { $name }: { $points }
