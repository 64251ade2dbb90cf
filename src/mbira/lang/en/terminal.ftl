### mbira in English: what the program itself says in a terminal. The games have their own files.


## Playing

play-welcome = { $count ->
    [one] You play { $seats }.
   *[other] At this keyboard: { $seats }.
} Type an action, its number or its first letters; ? is for help.
play-hand-over = { $seat } decides now. Hand the keyboard over, then press Enter.
play-which-game = Which game?
play-forced = the only choice
play-earlier = { $count ->
    [one] One more thing happened before this; "log { $all }" tells everything.
   *[other] { $count } more things happened before this; "log { $all }" tells everything.
}
play-after = The match is over. You can still type log, ask, map, save FILE or quit.
play-unfinished = The match is not finished.
play-thinking = { $seat } is thinking ...
play-bot-failed = The bot of { $seat } failed: { $what }.
play-bot-instead = From now on { $bot } plays { $seat }.


## Answers to what was typed

play-ambiguous = "{ $text }" can mean several things: { $actions }
play-unclear = I do not understand "{ $text }". "legal" lists what you may do, "?" what you may type.
play-like = I do not understand "{ $text }". Did you mean "{ $like }"?
play-allowed = Nothing speaks against it: { $action } is legal.
play-why-what = Which action? Type: why ACTION
play-undone = { $count ->
    [one] Taken back; "redo" plays it again.
   *[other] { $count } steps taken back; "redo" plays them again.
}
play-undo-nothing = There is nothing that you can take back now.
play-redo-nothing = There is nothing to play again.
play-log-number = "{ $text }" is not a number of sentences.
play-save-what = Save to which file? Type: save FILE
play-save-there = { $file } is already there and holds something else; choose another name.
play-saved = { $count ->
    [one] Saved to { $file }: 1 record.
   *[other] Saved to { $file }: { $count } records.
}
play-save-first = Not saved yet. File to save to, or Enter to leave it:


## Help

help-actions = Type an action as it is listed, its number, or as many first letters of its words as leave no doubt. Enter alone plays the only choice.
help-help = shows these lines
help-legal = lists everything that you may do now
help-why = says why an action is not possible, and which rule says so
help-undo = takes your last decision back, as long as nobody else has acted
help-redo = plays again what was taken back
help-restart = takes back all that you decided since chance or another seat last did
help-log = tells what happened last, in N sentences
help-ask = answers a question about the position; alone, says what can be asked
help-hint = says what a good bot would do, and what speaks for it
help-map = draws the position again
help-save = saves the match
help-quit = leaves the match


## How it ended, and looking at saved matches

outcome-place = { $place }. { $seat }: { $score }
show-where = { $game }, { $seats } seats, after { $version } of { $all } records
