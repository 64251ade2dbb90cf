### The words of the page in English.

away = The server cannot be reached.
loading = One moment …
language = Language
theme-auto = Light or dark: as the device
theme-light = Light
theme-dark = Dark
claim = Use this device as the person who sent the link? Who you were here is forgotten.

## Home

play-bots = Play against bots
my-tables = My tables
status-open = waiting for players
status-playing = being played
status-over = over
status-closed = given up

## The strip

now = What is being decided
now-yours = Your turn
now-seat = { $name } decides
now-other = { $name } is deciding
now-chance = Chance decides
now-waiting = The match has not begun
now-over = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
confirm = Sure? { $what }
cancel = Cancel
undo = Undo
redo = Redo
restart = Restart turn
choices-show = Show all choices as a list
choices-hide = Choose on the board
film-skip = Skip
spot-legal = { $name }, can be chosen

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
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
zoom-in = Zoom in
zoom-out = Zoom out
link-off = The connection is lost; trying again …
link-gone = This table is not there for you any more.
link-copied = The link is copied.

## Walking through a match

replay = Where in the match
replay-back = One step back
replay-on = One step on
replay-now = Back to now
replay-link = Link to here
fork = Practise from here
save = Save file

## Before a match

waiting-full = All seats are taken.
waiting-free = Some seats are free: send links to your friends.
sit-down = Sit down
invite-seat = Copy a link for this seat
invite-watch = Copy a link for watching
invite-copied = The link is copied; send it to somebody.
start = Start the match
leave = Leave the table
