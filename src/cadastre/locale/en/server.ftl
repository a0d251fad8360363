### Why the server did not do something.

web-bad-request = This could not be understood: { $problem }
web-not-found = There is nothing at this address.
web-not-yours = This is somebody else’s table.
web-nobody = The server does not know you yet. Sit down at a table first.
web-foreign = This was asked from another site and has not been done.
web-error = Something went wrong on the server.
web-too-large = This is too large.
web-too-fast = That was too often in a short time. Wait a moment.
web-too-busy = Too much of yours is waiting to be worked on. Try again in a moment.
web-too-many-tables = You have { $most } tables that wait or are being played. Finish or delete one first.
web-too-many-connections = You have too many windows open at tables.
web-kernels-failed = The rules could not be prepared: { $problem }
web-code-bad = This code is not good, or not any more.

## Tables and seats.

web-not-host = Only the host of the table can do this.
web-not-seated = Only those who sit at the table can do this.
web-seat-yours = You sit at this table already.
web-seat-taken = This seat is taken.
web-seats-open = There are still free seats.
web-seats-not-ready = Somebody whose seat is kept has not come yet.
web-table-begun = The game at this table has begun.
web-table-over = The game is over for you here.
web-table-not-over = The game at this table is still going on.
web-table-stale = The table has moved on. Look again and decide anew.
web-table-too-much = The move was complete before its last step. Nothing was done.
web-table-nothing = There is nothing to do with this.
web-table-not-together = This does not go with what you have picked.
web-table-broken = The log of this table does not fit the rules and figures of this server, so the game can be neither played on nor shown here.
web-table-elsewhere = This table has just been changed from somewhere else. Load the page again.
web-table-older-rules = This game was played by another version of the rules than this server has, so it can be neither played on nor shown here.
web-table-other-figures = This game was played with other figures than this server has, so it can be neither played on nor shown here.
web-table-damaged = The log of this table is damaged: the game cannot have gone as it says. So it can be neither played on nor shown.
web-table-not-offered = This server does not offer this game. Its tables are kept.
web-undo-nothing = There is nothing that you could take back.
web-undo-asked = The others are being asked already.
web-undo-not-asked = Nobody has asked you to take anything back.
web-back-nobody = You are playing this seat yourself.
web-record-early = The whole record is told when the game is over.
web-record-bad = This is no record that can be shown: { $problem }

## Chat.

web-chat-muted = The host has muted you.
web-chat-unknown = There is no such phrase.
web-chat-empty = There is nothing to say.
web-chat-too-fast = Not so fast: let the others read first.
web-hint-others = With other people at the table there are no hints.
web-hint-nothing = There is nothing for you to decide now.
web-hint-preparing = Hints are still being prepared. Please try again in a minute.
web-hint-too-fast = Not so fast: think for yourself for a moment.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It is your turn.
web-phrase-good-game = That was a good game.
web-phrase-bye = Goodbye!
# Said by somebody who has since been forgotten at their own wish.
web-phrase-gone = (removed)

## What happened at a table beside the game; the name of whoever did it stands above.

web-log-undo = Takes back what was done last.
web-log-undo-asked = Asks to take something back.
web-log-undo-agreed = Agrees to that.
web-log-undo-refused = Does not agree to that.
web-log-sit-in-time = Time is up: a bot sits in.
web-log-sit-in-away = Has been away for long: a bot sits in.
web-log-sit-in-conceded = Gives up.
web-log-sit-in-removed = Was asked to leave: a bot plays on.
web-log-sit-in-left = Has left for good: a bot plays on.
web-log-back = Is back.
web-log-mute = Mutes { $whom }.
web-log-unmute = Lets { $whom } speak again.
web-log-rematch = Wants to play again.
web-log-closed = Has ended the game.
