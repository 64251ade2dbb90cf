### What the server says: to people on the page, and to those who write programs.

## In the log

told-undo = { $seat } takes something back.
    .you = You take something back.
told-redo = { $seat } plays what was taken back again.
    .you = You play what was taken back again.

## Refusals that people meet

refused-stale = The match has moved on meanwhile. Look again, then decide.
refused-guest = The server does not know you, or not any more. Load the page again; programs ask with POST /api/guest.
refused-token = This link or token is not valid, or not any more. Ask for a new one.
refused-scope = The token does not allow that.
refused-program = There is no such program, or not any more.
refused-no-programs = Programs are not allowed at this table.
refused-table = There is no table { $table }, or it is not for you.
refused-game = There is no game { $game }.
refused-seat = This table has no such seat.
refused-not-your-seat = That seat is not yours.
refused-not-owner = Only the person who made the table can do that.
refused-no-seat = You have no seat at this table.
refused-several-seats = Several seats are yours: say which one you mean.
refused-not-your-decision = This is not for you to decide now.
refused-link-only = To sit down at this table you need an invitation link.
refused-full = All seats at this table are taken.
refused-taken = This seat is taken already.
refused-not-open = The match has already begun.
refused-still-playing = Others still play at this table. You can close it once they have resigned, or have not been here for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; or resign yourself.
refused-not-over = The match is not over yet.
refused-not-playing = No match is being played at this table.
refused-over = The match is over.
refused-colours = Every seat needs a colour of its own, and each colour is there once.
refused-empty-seats = All seats have to be taken first, by people or by bots.
refused-no-watching = This table is not open to spectators.
refused-not-here = Only whoever sits at the machine that runs mbira can let others in, or close it to them.
refused-no-network = No local network was found to let others in from: connect this machine to one first.
refused-bot-decides = A bot decides for this seat.
refused-no-bots = Bots are not allowed at this table.
refused-no-advice = Hints are not allowed at this table.
refused-no-mind = Bots know nothing of this game but its rules, so there are no hints.
refused-bot = On this server a bot thinks { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} or { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
} at most.
refused-no-undo = At this table nothing can be taken back.
refused-undo-limit = Chance or somebody else has acted since: to take this back, ask the others to agree.
refused-ask-first = At this table the others have to agree before anything is taken back.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to play again.
refused-no-request = There is nothing to agree to: nobody asks, or the match has moved on since.
refused-hidden = The match still holds secrets that are not for you; when it is over, everybody can have all of it.
refused-resigned = You have resigned from this match and cannot come back.
refused-version = There is no step { $version } in this match: { $now ->
    [one] so far there is { $now }.
   *[other] so far there are { $now }.
}
refused-too-many-tables = { $count ->
    [one] You have { $count } unfinished table; finish or close it first.
   *[other] You have { $count } unfinished tables; finish or close one first.
}
refused-too-many-tables-here = There are { $count ->
    [one] { $count } unfinished table
   *[other] { $count } unfinished tables
} made from your address; some have to be finished or closed first.
refused-too-many-practice = { $count ->
    [one] You have { $count } practice table open; close it first.
   *[other] You have { $count } practice tables open; close one first.
}
refused-too-many-practice-here = There are { $count ->
    [one] { $count } practice table
   *[other] { $count } practice tables
} made from your address; some have to be closed first.
refused-too-many-tokens = You have { $count } links and tokens that are still good. Wait until some expire, or sign out everywhere.
refused-too-many-sockets = You have too many windows or devices connected; close one of them.
refused-too-large = That is too large: { $limit ->
    [one] { $limit } byte at most.
   *[other] { $limit } bytes at most.
}
refused-too-long = That match is too long: { $count ->
    [one] { $count } step at most.
   *[other] { $count } steps at most.
}
refused-too-fast = That was too much at once. Wait a moment, please.
refused-too-hard = That takes too long to work out: ask for less of it at once, or on a smaller board.
refused-busy = The server is too busy for that now; nothing was changed. Try again in a moment.
refused-cannot-write = The server cannot write to its disk at the moment; nothing was changed. Try again in a moment, and tell whoever runs it.
refused-damaged = The server's database is damaged; nothing was changed. Whoever runs the server has to put a backup in its place.
refused-stopping = The server is about to stop. Try again in a moment.
refused-failed = Something went wrong on the server and was noted; nothing was changed.
refused-name = Write at least one letter that can be seen.
refused-ruleset = This match was played by version { $was } of the rules; this program has version { $now }{ $record ->
    [0] .
   *[other] , and they differ in record { $record }.
}

## Refusals that programs meet

refused-path = There is nothing at this address.
refused-method = This address does not know that method.
refused-key = This idempotency key was used for something else.
refused-http = This is not HTTP.
refused-headers = The address and headers are too long.
refused-late = The request took too long to arrive.
refused-origin = This request comes from another site.
refused-host = This server does not answer to that name.
refused-two-hosts = The request names two servers; one is enough.
refused-use-undo = Taking back has addresses of its own: undo, redo, restart.
