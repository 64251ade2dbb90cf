var e=`club=Club
people=People
leaderboard=Leaderboard
since=Here since { $day }
is-bot=A bot that anybody can play against.
here=here now
somebody=somebody
ratings-none=No rated matches yet.
short=Only those who have played with them see more.
rating-of=Rating: { $game }, { $seats } seats
seats={ $count ->
 [one] { $count } seat
 *[other] { $count } seats
}
seats-label=Number of seats
matches-count={ $count ->
 [one] { $count } match
 *[other] { $count } matches
}
provisional=not settled yet
this-month={ $points } this month
spread-about=± says how sure a rating is: with 95 % certainty it lies within. It narrows with every match.
matches=Matches
matches-all=All { $count }
matches-none=No matches here yet.
day=Day
game=Game
against=Against
place=Place
rating=Rating
unrated=not rated
left-it=left it
more=More
filter-game=Which game
filter-place=Which place
filter-opponent=Against whom
filter-since=From
filter-until=To
filter-any=Any
head-to-head=Head to head
ahead=ahead { $part } of { $count }
numbers=In numbers
numbers-won=matches won
numbers-share=share won
numbers-margin=average margin
numbers-time=time a decision
numbers-places=Places
of={ $part } of { $count }
chosen={ $count ->
 [one] { $count } match, { $won } won
 *[other] { $count } matches, { $won } won
}
seconds={ $count } s
minutes={ $count } min
hours={ $count } h
rank=Rank
name=Name
may-lie=Where it may lie, { $low } to { $high }
with-bots=with bots
leaderboard-none=Nobody has played a rated match yet. Whether a match is rated is settled where its table is set up.
leaderboard-note=Whoever has played fewer than five rated matches has no rank yet.
known=People you have played with
known-none=Nobody yet: they are here once a match with others is over.
is-blocked=blocked
invite-somebody=Invite to a table
invite-to=A seat at { $table }
invite-take-back=Take the offer back: { $table }
invite-none=You have no table with a free seat. Make one first, with a seat for a friend:
invite-new=New: { $game }
invited={ $name } sees it on their first page.
offered={ $name } offers you a seat
offer-take=Sit down
offer-decline=No, thanks
block=Block
unblock=Meet again
block-sure=Block { $name }? They cannot sit down at your tables or write to you, and do not see your page. They are not told.
blocked=Whom you have blocked
report=Report
report-what=What should whoever runs this server know about { $name }?
report-done=Whoever runs this server can read it now.
profile=What others see of you
shown=Who sees your page
shown-known=People I have played with
shown-known-about=Others see your name and ratings only.
shown-everybody=Everybody
shown-everybody-about=All who use this server.
shown-nobody=Only me
shown-nobody-about=You are on no leaderboard, and nobody finds you.
presence=Show when I am here
presence-about=To those who see your page.`;export{e as default};