var e=`away=The server cannot be reached.
tournaments=Tournaments
loading=One moment …
club=Club
settings=Settings
sound=Sound
claim=Use this device as the person who sent the link? Who you were here is forgotten.
home-title=Board games at one open table
home-about=Play in your browser with friends and bots: by a link, round one screen, live or a move a day.
home-games=Start a match
games=Games
seats-range={ $fewest } to { $most } players
minutes-range={ $fewest } to { $most } min
weight={ $weight ->
 [1] light
 [2] friendly
 [3] middling
 [4] rich
 *[5] demanding
}
play-bots=Play against bots
set-up=Set up a table
my-tables=My tables
my-tables-none=Your table is still empty. Play at once against bots, set up a table for friends, or let a guided match show you a game.
my-tables-all=Show all { $count } tables
tables-wait={ $count ->
 [one] one waits for you
 *[other] { $count } wait for you
}
open-tables=Tables with a free seat
recent-results=Finished
bring-save=Open a saved match
practice=practice
turn-yours=Your turn
turn-of={ $name } is deciding
take-turn=Take your turn
waits-for={ $count ->
 [one] waits for one player
 *[other] waits for { $count } players
}
since=since { $when }
at-start=Before round 1
at-round=Round { $number }
at-turn=Turn { $number }
chat-new=Something new was said
you=You
won-by=Won by { $names }
result-won=Won
result-shared=Won together
result-place=Place { $place } of { $count }
status-open=ready to begin
status-playing=being played
status-over=over
status-closed=given up
close-of=Close { $name }
close-do=Close the table
close-sure=The match is given up, for everybody at this table.
close-practice=The practice table is deleted.
leave-of=Leave { $name }
leave-do=Leave
leave-sure=Your seat becomes free.
leave-match-sure=You resign: a bot plays on for you, for good.
keep=Keep it
set-up-title={ $game }: set up a table
set-up-seats=Who sits where
set-up-seat=Seat { $number }
set-up-waits=The table opens, your friends get a link, and the match starts when every chair is taken.
set-up-at-once=Every chair is taken: the match begins at once.
set-up-length=How long it is to be
set-up-own=Options of your own: none of these any more.
set-up-map=The board
set-up-another=Show another one
set-up-example=This is an example. Whatever chance decides is dealt again when the match begins.
set-up-pace=Pace
set-up-name=Name of the table
set-up-name-about=It stands in lists and above the board.
set-up-clock=Clock
set-up-clock-about=For whoever runs out of time a bot plays on until they are back.
set-up-undo=Taking back
set-up-undo-about=Free until something new is seen: a card, a die, a hidden choice.
set-up-advice=Hints are allowed
set-up-advice-about=Anybody may ask what a good player would do.
set-up-programs=Programs may sit down
set-up-programs-about=Such as language models: everybody sees that one of them is a program.
set-up-rated=Rated
set-up-rated-about=It counts for ratings: no hints, no programs, nobody hands over to a bot, and everybody has one seat and a screen of their own.
agreed-rated=The match is rated
agreed-no-programs=Programs may not sit down
set-up-who=Who may come
set-up-who-says=to play: { $join }; to watch: { $watch }
set-up-join=Who may sit down
set-up-join-about=With "anybody" the table stands on the first page of everybody here.
set-up-watch=Who may look on
set-up-watch-about=Spectators see what everybody may see, and nothing more.
options-usual=as usual
options-other=Rulings
option-reset=As usual
option-none=none
option-file=Choose a file
make-table=Open the table
chair-you=Me
chair-you-about=You play at this screen.
chair-here=At this screen
chair-open=A friend, by a link
chair-open-about=They get a link when the table opens, and choose their own name.
chair-bot=Bot
chair-level=How well the bot on seat { $number } plays
level-random=Anything
level-novice=Novice
level-adept=Adept
level-master=Master
chair-name=Name of whoever sits on seat { $number }
chair-name-short=Name
chair-colour=Colour of seat { $number }
chair-remove=Take chair { $number } away
chair-more=One more chair
chair-longer=about { $minutes } min longer
colour-red=red
colour-blue=blue
colour-green=green
colour-gold=gold
colour-violet=violet
colour-teal=teal
begin-first=First match
begin-standard=Standard
begin-long=Long
about-minutes=about { $minutes } min
clock-none=No clock
clock-move-120=2 minutes a move
clock-move-86400=A day a move
clock-match-1800=30 minutes a match
clock-match-3600=An hour a match
undo-free=Free
undo-agreed=If all agree
undo-none=Never
join-link=with a link
join-anyone=anybody
watch-link=with a link
watch-anyone=anybody
watch-nobody=nobody
now=What is being decided
now-yours=Your turn
now-seat={ $name } decides
now-other={ $name } is deciding
now-watching=You are watching
now-chance=Chance decides
now-past=Looking back: { $now } of { $last }
now-waiting=The match has not begun
now-over={ $count ->
 [one] { $names } wins
 *[other] { $names } win together
}
confirm=Sure? { $what }
cancel=Cancel
close=Close
undo=Undo
redo=Redo
restart=Restart turn
choices-all=All { $count }
choices-less=Less
preview=Preview
do-it=Do it
need-place=Choose a glowing place
need-goal=Now choose where it goes
need-choice=Choose one of the above
point-place=Point at a glowing place to see what it leads to.
place-before=Previous place
place-next=Next place
back-to-decision=Back to your decision
film-chance=Chance
film-skip=Skip
film-again=What happened since?
spot-legal={ $name }, can be chosen
request-of={ $name } asks to take back { $count ->
 [one] one step
 *[other] { $count } steps
}. All have to agree.
request-yours=You ask to take back { $count ->
 [one] one step
 *[other] { $count } steps
}. The others have not answered yet.
agree=Agree
refuse=Refuse
curtain={ $name }, it is your turn
curtain-says=Pass the screen on. What the others may not see is shown when you are ready.
curtain-open=I am here
table=Table
about-seat=Your seat
seat-give=Let a bot play on
seat-take-back=Play again yourself
resign=Resign
about-back=Taking back more
about-back-says=What others have seen can be taken back if they agree.
request-undo=Ask to take back my last decision
about-watch=Who looks on
about-watching={ $count ->
 [0] Nobody looks on.
 [one] One person looks on.
 *[other] { $count } people look on.
}
about-close=Giving up
about-close-says=You made this table. You can close it as long as nobody else plays here, or once they are gone.
close-table=Close the table
ended-owner=The person who made this table closed it.
ended-resigned=Everybody had resigned.
ended-long=The match went on for too long.
ended-nobody=Nobody came to play.
about-chance=Chance that can be checked
about-commitment=All chance follows from a secret seed. This is its digest; the seed is shown at the end.
about-seed=This is the seed that all chance followed from; "mbira verify" checks it with the save file.
seats=Seats
seat-you=you
seat-here=is here
seat-away=is not here
seat-free=free seat
seat-left=somebody who left
seat-bot-for={ $bot } plays on
seat-program=a program
bot-random=Bot, plays anything
bot-novice=Bot, novice
bot-adept=Bot, adept
bot-master=Bot, master
beside=Beside the board
log=Log
log-empty=Nothing has happened yet.
log-mine=You: { $changes }
log-steps={ $count ->
 [one] { $count } step
 *[other] { $count } steps
}
log-all=Show all { $count } lines
inspector=Inspector
notes=Notes
notes-says=Only you see this; it is kept in this browser.
next-table=Next table that waits for you: { $name }
chat=Chat
chat-empty=Nobody has said anything yet.
chat-say=Say something
chat-send=Send
menu=Menu
minimap-whole=Show the whole board
minimap-decision=Show where to decide
zoom-in=Zoom in
zoom-out=Zoom out
link-off=The connection is lost; trying again …
link-gone=This table is not there for you any more.
link-copied=The link is copied.
replay=Where in the match
replay-short=Replay
replay-back=One step back
replay-on=One step on
replay-now=Back to now
undo-to-here=Take back to here
replay-link=Link to here
fork=Practise from here
fork-secrets=There are secrets in it: practise from here when the match is over.
save=Save file
final=How it ended
again=Play again
again-same=Play again from the same start
again-join=To the next match
course=Course
chart-lead=Lead over the best of the others
chart-chances=Chance to win, by the master's eye
turning-points=Turning points
turning-point=Chances of { $name }: { $before } % before, { $after } % after
try-from-here=Try from here
study-open=What decided it
walk-through=Walk through the match
waiting-for=Waiting for { $count ->
 [one] one person
 *[other] { $count } people
}
waiting-ready=Waiting until everybody is ready
waiting-all-ready=Everybody is ready
waiting-send=Send them a link, or let bots take the rest of the seats.
waiting-unready=Not ready yet: { $names }.
waiting-you-start=You start the match.
waiting-other-starts={ $name } starts the match once everybody is here.
waiting-maker-starts=Whoever made the table starts the match once everybody is here.
waiting-watching=You look on.
at-the-table=At the table
ready=ready
ready-not=not ready yet
ready-count={ $ready } of { $count } ready
ready-say=I am ready
ready-unsay=Not ready after all
seat-yours=your seat
seat-made=made the table
seat-link=Link for this seat
seat-bot=Bot here
seat-clear=Free this seat
fill-bots=Fill the rest with bots
sit-down=Sit down
start=Start the match
start-all-ready=Everybody is ready: start the match
leave=Leave the table
agreed-no-clock=Nobody is in a hurry.
agreed-clock-move={ $time } a move.
agreed-clock-match={ $time } each for the whole match.
time-days={ $count ->
 [one] One day
 *[other] { $count } days
}
time-hours={ $count ->
 [one] One hour
 *[other] { $count } hours
}
time-minutes={ $count ->
 [one] One minute
 *[other] { $count } minutes
}
time-seconds={ $count ->
 [one] One second
 *[other] { $count } seconds
}
agreed-no-advice=No hints
agreed-usual=The game as it is usually played
agreed-yes=yes
agreed-no=no
agreed-own=your own file
invite=Invite
invite-for=What the link is for
invite-any=Any free seat
invite-seat=Seat { $number }
invite-watching=Watching
invite-link=The link
invite-copy=Copy the link
invite-send=Send
invite-code=QR code of the link
invite-watch=Copy a link for watching
invite-copied=The link is copied; send it to somebody.
invite-says-any=Whoever has this link can take a free seat. A phone reads the code with its camera.
invite-says-seat=Whoever has this link can take this seat, and no other.
invite-says-watch=Whoever has this link can look on.
invite-closed=So far this link works on this computer alone: nobody else can open it.
invite-here-only=This link works on this computer alone. Open mbira by the address that others use, and links will carry it.
others-closed=Only this computer can open mbira. Nobody else can come in.
others-let-in=Let others in
others-would=Then everybody on your local network can open the first page, and whoever has a link can take the seat it is for. The internet cannot. You can close it again at any time.
others-open=Open to your local network
others-address=Phones and computers in the same network open:
others-says=Everybody on your network can open the first page there; whoever has a link can take the seat it is for. The internet cannot.
others-firewall=If it does not open there, that device is in another network, or a firewall on this computer is in the way.
others-close=Close to others
arrive-title={ $name } invites you to { $game }
arrive-title-watch={ $name } invites you to watch { $game }
arrive-title-open={ $game }: there is a seat for you
arrive-for=A match for { $count ->
 [one] one person.
 *[other] { $count } people.
}
arrive-no-account=You need no account.
arrive-name=What shall we call you?
arrive-seat=Your seat
arrive-free=free
arrive-missing={ $count ->
 [0] You are the last one who is missing.
 [one] After you, one more person is missing.
 *[other] After you, { $count } more people are missing.
}
arrive-watch=Just watch
arrive-new=I am new to it
arrive-keeps=Your name is kept on this device. You can change it under Settings, and it changes everywhere.
arrive-begun=The match has already begun.
arrive-taken={ $name } has taken the seat that this link is for.
arrive-full=All seats are taken.
arrive-still-watch=You can still look on.
arrive-ask=Ask for another link.
skip=To the decision
keys=Keys
key-choose=Choose what the strip offers; the first key you press shows all keys
key-letters=Choose a place on the board or whatever else has a letter; some have two
key-main=Press the main button
key-decide=Go to the decision
key-places=Next place on the board that may be chosen, or the one before
key-enter=Choose what is in focus
key-undo=Undo, redo
key-zoom=Larger, smaller, on the board
key-replay=A step back, a step on
key-back=Close or cancel what came last; back to now
key-list=This list
said=What happens
ahead=Decide ahead
ahead-given={ $count ->
 [one] Decide ahead: one thing is decided
 *[other] Decide ahead: { $count } things are decided
}
ahead-says=The server does it for you when it is your turn, where that is possible. Nobody else sees it. It is gone once you take something back.
ahead-decide=Decide so
ahead-change=Change
ahead-stop=Stop
ahead-number=Number
ahead-less=Less
ahead-more=More
ahead-until=For how long
log-ordered=decided ahead
set-up-delay=How they look on
set-up-delay-about=Turns late, they cannot tell a player anything. Once the match is over they see all of it.
delay={ $count ->
 [0] at once
 [one] one turn late
 *[other] { $count } turns late
}
now-watching-late={ $count ->
 [one] You are watching, one turn late
 *[other] You are watching, { $count } turns late
}
now-hands=with all hands
hands=Your hand, for who watches with hands
hands-no=Hidden
hands-late=A round late
hands-live=At once
hands-says=It is shown only by a link for that and only while all people at the table agree; nobody who sits here sees another's.
hands-all=All agree: hands are shown at once.
hands-all-late=All agree: hands are shown a round late.
hands-missing=Nothing is shown: { $names } did not agree.
link-kind=What the link is for
link-hands=with all hands, where all agree
link-hands-says=A round late, unless everybody agrees to show hands at once. Whoever has the link could still be a player in disguise, or tell one: send it to people you trust.
link-came={ $count ->
 [0] nobody came by it yet
 [one] one person came by it
 *[other] { $count } people came by it
}
link-take-back=Take back
arrive-late={ $count ->
 [one] You will see it one turn late.
 *[other] You will see it { $count } turns late.
}
arrive-hands=You will see all hands as long as all players agree, a round late unless they want it at once. Until the match is over you cannot speak at the table.
set-up-patience=Whoever does not decide
set-up-patience-about=After that long whoever made the table may let a bot decide for them; they can come back at any time.
patience-none=is waited for
patience={ $count ->
 [one] one day
 *[other] { $count } days
}
set-up-languages=Languages
set-up-languages-about=What is spoken at the table, for those who look for one.
set-up-house=House rules
set-up-house-about=In your own words; everybody reads them before the match and beside it.
seat-hand-over=Let a bot decide for whoever does not`;export{e as default};