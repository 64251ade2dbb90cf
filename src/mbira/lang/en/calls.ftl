### What a call says: by a browser's notification, a mail, a webhook.

call-table = { $name } ({ $game })
call-somebody = Somebody
call-turn = It is your turn.
call-clock = It is your turn, and your clock runs out at { $time }.
call-chat = { $name } wrote at the table.
call-over = The match is over.
call-won = { $count ->
    [one] The match is over: { $names } has won.
   *[other] The match is over: { $names } have won.
}
call-closed = The table was closed before the match was over.
call-again = { $name } wants to play again with you.
call-undo = { $name } asks whether something may be taken back.
call-invited = { $name } invites you to a table.
call-many = { $count ->
    [one] One table calls you
   *[other] { $count } tables call you
}
call-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
call-test = mbira: a test
call-test-text = Calls arrive here.
call-foot = You are called because you wished it. To be called otherwise, or not at all: { $link }
call-code-subject = { $code } is your code for mbira
call-code = Somebody wishes to be called at this address by the games at { $site }. If that was you, type this code there: { $code }. It is good for an hour, and lets whoever types it sign in by this address, too. If it was not you, do nothing: no more letters will come.
