### Why the server did not do something.

web-bad-request = The request was not understood: { $problem }
web-not-found = There is nothing at this address.
web-not-yours = This is somebody else’s table.
web-nobody = The server doesn’t know you yet. Sit down at a table first.
web-foreign = This request came from another site and was ignored.
web-error = Something went wrong on the server.
web-too-large = This is too large.
web-too-fast = Too many requests. Please wait a moment.
web-too-busy = The server is still busy with your requests. Try again in a moment.
web-too-many-tables = You have { $most } tables waiting or in play. Finish or delete one first.
web-too-many-connections = You have tables open in too many windows.
web-kernels-failed = The rules could not be prepared: { $problem }
web-code-bad = This code is wrong or has expired.

## Tables and seats.

web-not-host = Only the host of the table can do this.
web-not-seated = Only players at the table can do this.
web-seat-yours = You are already at this table.
web-seat-taken = This seat is taken.
web-seats-open = There are still free seats.
web-seats-not-ready = Somebody with a reserved seat hasn’t arrived yet.
web-table-begun = The game at this table has already begun.
web-table-over = The game is over for you here.
web-table-not-over = The game at this table is still going on.
web-table-old-page = This page is from an older version of the server. Please reload it.
web-table-stale = The game has moved on. Look again and choose once more.
web-table-too-much = The move was complete before its last step. Nothing was done.
web-table-nothing = You can’t do anything with that now.
web-table-not-together = That doesn’t go with what you have picked.
web-table-broken = The log of this table does not fit the rules and figures of this server, so the game can’t be continued or shown here.
web-table-elsewhere = This table has just been changed from somewhere else. Reload the page.
web-table-older-rules = This game was played with a different version of the rules, so it can’t be continued or shown here.
web-table-other-figures = This game was played with figures other than this server’s, so it can’t be continued or shown here.
web-table-damaged = The log of this table is damaged: the game can’t have gone as it says. So it can’t be continued or shown.
web-table-not-offered = This server doesn’t offer this game. Its tables are kept.
web-undo-nothing = There is nothing to undo.
web-undo-asked = The others have already been asked.
web-undo-not-asked = Nobody has asked you to take anything back.
web-back-nobody = You are playing this seat yourself.
web-record-early = The full record is available once the game is over.
web-record-bad = This record can’t be shown: { $problem }

## Chat.

web-chat-muted = The host has muted you.
web-chat-unknown = There is no such phrase.
web-chat-empty = Write something first.
web-chat-too-fast = Not so fast: let the others read first.
web-hint-others = There are no hints when other people are at the table.
web-hint-nothing = There is nothing for you to decide now.
web-hint-preparing = Hints are still being prepared. Please try again in a minute.
web-hint-too-fast = Not so fast: think for yourself for a moment.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It’s your turn.
web-phrase-good-game = Good game!
web-phrase-bye = Goodbye!
# Said by somebody who has since been forgotten at their own wish.
web-phrase-gone = (removed)

## What happened at a table beside the game; the name of whoever did it stands above.

web-log-undo = Undone: back to the last decision.
web-log-undo-asked = Asked to take a move back.
web-log-undo-agreed = Agreed.
web-log-undo-refused = Refused.
web-log-sit-in-time = Time is up: a bot stands in.
web-log-sit-in-away = Away for a long time: a bot stands in.
web-log-sit-in-conceded = Gave up.
web-log-sit-in-removed = Removed by the host: a bot plays on.
web-log-sit-in-left = Left for good: a bot plays on.
web-log-back = Back at the table.
web-log-mute = Muted: { $whom }.
web-log-unmute = Unmuted: { $whom }.
web-log-rematch = Rematch wanted.
web-log-closed = Game ended.
