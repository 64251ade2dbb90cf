### The words of the page in English.

away = The server cannot be reached.
loading = One moment …
settings = Settings
your-name = Your name
language = Language
theme = Light or dark
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
pace = Recap of what others did
pace-0 = None
pace-350 = Fast
pace-700 = Normal
pace-1400 = Slow
ask-before = Ask before what cannot be undone
notices-stay = Notices stay until I put them away
call-me = Call me when it is my turn
transfer = Copy a link for another device
transfer-copied = The link is copied. It makes another device you, once.
done = Done
claim = Use this device as the person who sent the link? Who you were here is forgotten.

## Home

games = Games
seats-range = { $fewest } to { $most } players
play-bots = Play against bots
set-up = Set up a table
my-tables = My tables
my-tables-none = No match is going on. Choose a game above.
open-tables = Tables with a free seat
recent-results = Recent results
bring-save = Open a save file
practice = practice
turn-yours = Your turn
turn-of = { $name } is deciding
won-by = Won by { $names }
status-open = waiting for players
status-playing = being played
status-over = over
status-closed = given up

## Setting a table up

set-up-title = { $game }: set up a table
set-up-seats = Who plays
set-up-count = How many play
set-up-seat = Seat { $number }
set-up-waits = The table waits until all seats are taken; you get links to send.
set-up-at-once = The match begins at once.
set-up-table = The table
set-up-name = Its name
set-up-clock = Clock
set-up-undo = Taking back
set-up-join = Who may sit down
set-up-watch = Who may look on
set-up-advice = Hints are allowed
set-up-options = Options of the game ({ $count })
make-table = Make the table
chair-you = Me, at this screen
chair-open = Free, by a link
clock-none = None
clock-move-120 = 2 minutes a move
clock-move-86400 = A day a move
clock-match-1800 = 30 minutes a match
clock-match-3600 = An hour a match
undo-free = Free, until something new is seen
undo-agreed = If the others agree
undo-none = Never
join-link = Anybody with a link
join-anyone = Anybody
watch-link = Anybody with a link
watch-anyone = Anybody
watch-nobody = Nobody
option-none = none

## The strip

now = What is being decided
now-yours = Your turn
now-seat = { $name } decides
now-other = { $name } is deciding
now-chance = Chance decides
now-past = Looking back: { $now } of { $last }
now-waiting = The match has not begun
now-over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
confirm = Sure? { $what }
cancel = Cancel
close = Close
undo = Undo
redo = Redo
restart = Restart turn
choices-all = All { $count }
choices-less = Less
preview = Preview
do-it = Do it
need-place = Choose a glowing place
need-goal = Now choose where it goes
need-choice = Choose one of the above
place-before = Previous place
place-next = Next place
back-to-decision = Back to your decision
film-chance = Chance
film-skip = Skip
film-again = What happened since?
spot-legal = { $name }, can be chosen

request-of = { $name } asks to take back { $count ->
    [one] one step
   *[other] { $count } steps
}. All have to agree.
request-yours = You ask to take back { $count ->
    [one] one step
   *[other] { $count } steps
}. The others have not answered yet.
agree = Agree
refuse = Refuse
curtain = { $name }, it is your turn
curtain-says = Pass the screen on. What the others may not see is shown when you are ready.
curtain-open = I am here

## The table itself

table = Table
about-seat = Your seat
seat-give = Let a bot play on
seat-take-back = Play again yourself
resign = Resign
about-back = Taking back more
about-back-says = What others have seen can be taken back if they agree.
request-undo = Ask to take back my last decision
about-watch = Who looks on
about-watching = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}
about-close = Giving up
about-close-says = You made this table. You can close it as long as nobody else plays here, or once they are gone.
close-table = Close the table
ended-owner = The person who made this table closed it.
ended-resigned = Everybody had resigned.
ended-long = The match went on for too long.
ended-nobody = Nobody came to play.
about-chance = Chance that can be checked
about-commitment = All chance follows from a secret seed. This is its digest; the seed is shown at the end.
about-seed = This is the seed that all chance followed from; "mbira verify" checks it with the save file.

## The seats

seats = Seats
seat-you = you
seat-here = is here
seat-away = is not here
seat-free = free seat
seat-bot-for = { $bot } plays on
bot-random = Bot, plays anything
bot-novice = Bot, novice
bot-adept = Bot, adept
bot-master = Bot, master

## Beside the board

beside = Beside the board
log = Log
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
cards = Cards and market
inspector = Inspector
notes = Notes
notes-says = Only you see this; it is kept in this browser.
next-table = Next table that waits for you: { $name }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = new messages
menu = Menu
minimap-whole = Show the whole board
minimap-decision = Show where to decide
zoom-in = Zoom in
zoom-out = Zoom out
link-off = The connection is lost; trying again …
link-gone = This table is not there for you any more.
link-copied = The link is copied.

## Walking through a match

replay = Where in the match
replay-short = Replay
replay-back = One step back
replay-on = One step on
replay-now = Back to now
undo-to-here = Take back to here
replay-link = Link to here
fork = Practise from here
fork-secrets = There are secrets in it: practise from here when the match is over.
save = Save file

## After a match

final = How it ended
again = Play again
again-same = Play again from the same start
again-join = To the next match
course = Course
chart-lead = Lead over the best of the others
chart-chances = Chance to win, by the master's eye
turning-points = Turning points
turning-point = { $before } % before, { $after } % after

## Before a match

waiting-full = All seats are taken.
waiting-free = Some seats are free: send links to your friends.
sit-down = Sit down
invite-seat = Copy a link for this seat
invite-watch = Copy a link for watching
invite-copied = The link is copied; send it to somebody.
start = Start the match
leave = Leave the table
