### Why the server did not do something.

web-bad-request = This could not be understood: { $problem }
web-not-found = There is nothing at this address.
web-not-yours = This is somebody else’s table.
web-error = Something went wrong on the server.
web-kernels-failed = The rules could not be prepared: { $problem }
# game: its name in commands.
web-no-screen = This game has no table in the browser yet. In a terminal: cadastre play { $game }
web-table-stale = The table has moved on. Look again and decide anew.
web-table-too-much = The move was complete before its last step. Nothing was done.
web-table-nothing = There is nothing to do with this.
web-table-not-together = This does not go with what you have picked.
web-table-broken = The log of this table does not fit the rules, so it cannot be played on.
web-table-elsewhere = This table has just been changed from somewhere else. Load the page again.
web-table-older-rules = This table was begun with an older version of the rules and cannot be played on.
