### What the server says: to people on the page, and to those who write programs.

## In the log

told-undo = { $seat } takes something back.
    .you = You take something back.
told-redo = { $seat } plays what was taken back again.
    .you = You play what was taken back again.

## Refusals that people meet

refused-cup = There is no such tournament, or it is not for you.
refused-entrant = Nobody like that has entered this tournament.
refused-not-cup-owner = Only the person who made the tournament can do that.
refused-cup-link-only = To enter this tournament you need its link, or an invitation.
refused-cup-begun = The tournament has already begun.
refused-cup-over = The tournament is over.
refused-cup-full = The tournament is full.
refused-cup-few = A tournament needs { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
} at least.
refused-cup-start = With so few entrants nobody could meet anybody.
refused-cup-no-deadline = This round has no deadline that could be put off.
refused-too-many-cups = You have { $count ->
    [one] { $count } unfinished tournament
   *[other] { $count } unfinished tournaments
} already: end one first.
refused-too-many-entrants = On this server a tournament has { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
} at most.
refused-banned = Whoever runs this server has banned you { $ends ->
    [0] for good
   *[other] until { $until }
}. { $told ->
    [0] No reason was given.
   *[other] The reason: “{ $why }”.
}
refused-stale = The match has moved on meanwhile. Look again, then decide.
refused-guest = The server does not know you, or not any more. Load the page again; programs ask with POST /api/guest.
refused-token = This link or token is not valid, or not any more. Ask for a new one.
refused-scope = The token does not allow that.
refused-program = There is no such program, or not any more.
refused-session = There is no such browser, or it is signed out already.
refused-passkey = This passkey is not known here, or not any more. Try another way to sign in.
refused-passkey-gone = There is no such passkey, or not any more.
refused-no-passkeys = Passkeys need https, or a page that is opened as localhost.
refused-passkeys-missing = This server has no passkeys: whoever runs it installs them with pip install 'mbira[passkeys]'.
refused-too-many-passkeys = Nobody has more than { $count } passkeys: remove one first.
refused-code = This recovery code is not known, or it was used already.
refused-address-gone = There is no such address, or not any more.
refused-no-mail = This server sends no letters.
refused-too-many-addresses = Nobody has more than { $count } mail addresses: remove one first.
refused-name-other = To be forgotten, type your name as it stands here.
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
refused-not-absent = The table waits for this seat for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} more, as was agreed.
refused-not-over = The match is not over yet.
refused-not-playing = No match is being played at this table.
refused-over = The match is over.
refused-colours = Every seat needs a colour of its own, and each colour is there once.
refused-empty-seats = All seats have to be taken first, by people or by bots.
refused-no-watching = This table is not open to spectators.
refused-too-many-links = This table has { $count } kinds of links for watching. Take one back first.
refused-link = There is no such link.
refused-sees-hands = Whoever looks into all hands says nothing at the table until the match is over.
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
refused-puzzle = There is no puzzle { $puzzle } of this game.
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
refused-place = You are not called there, or not any more.
refused-too-many-places = You are called at as many places as this server allows. Take one away first.
refused-no-channel = This server does not call people in that way, or the address was not confirmed yet.
refused-address = Nothing can be sent to that address. It has to begin with https:// and lead to a server that everybody can reach.
refused-mailbox = That is not a mail address.
refused-mail = The letter could not be sent. Look at the address, or try again later.
refused-mail-code = That is not the code, or not any more. Have a new letter sent.
refused-language = There is no such language here.
refused-zone = There is no such time zone.
refused-too-fast = That was too much at once. Wait a moment, please.
refused-too-hard = That takes too long to work out: ask for less of it at once, or on a smaller board.
refused-busy = The server is too busy for that now; nothing was changed. Try again in a moment.
refused-cannot-write = The server cannot write to its disk at the moment; nothing was changed. Try again in a moment, and tell whoever runs it.
refused-damaged = The server's database is damaged; nothing was changed. Whoever runs the server has to put a backup in its place.
refused-stopping = The server is about to stop. Try again in a moment.
refused-failed = Something went wrong on the server and was noted; nothing was changed.
refused-name = Write at least one letter that can be seen.
refused-rated-shared = This match is rated: everybody sits at a screen of their own. Let the others come by a link, or settle that it is not rated.
refused-rated-program = This match is rated, and programs do not sit at rated tables.
refused-rated-board = This match is rated: it needs one of the game's own boards.
refused-rated-alone = This match is rated: it needs at least two who can be compared.
refused-rated-bot = This match is rated: no bot plays it for you. Whoever wants to leave resigns.
refused-rated-undo = This match is rated: only your own decisions can be taken back, until something new is seen.
refused-invitation = There is no such offer, or it was answered.
refused-person = There is nobody here by that name, or they do not show themselves.
refused-yourself = That is you.
refused-not-welcome = You cannot sit down at this table.
refused-blocked = You have blocked them; meet them again first.
refused-too-many-blocks = You have blocked { $count ->
    [one] { $count } person
   *[other] { $count } people
} already; meet some of them again first.
refused-too-many-reports = You have reported { $count ->
    [one] { $count } person
   *[other] { $count } people
} already.
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

## Letters

letter-subject = Your link to sign in to mbira.
letter-link = Open this link in the browser in which you want to play. It is good once, for { $minutes } minutes.
letter-not-you = If you have not asked for it, throw this letter away: nothing happens then.
