### What `mbira analyse` says in English.

analysis-title = { $game }: { $count } decisions judged, depth { $depth }
analysis-seat = { $seat }: accuracy { $accuracy } of { $decisions } decisions. Chances: { $start } at the start, luck { $luck }, own decisions { $skill }, the others { $others }, { $end } at the end.
analysis-how = Accuracy: how much of the chances that the best plans had the decisions kept. Luck: what chance gave against its mean.
analysis-worst = What cost most
analysis-best = The best decision
analysis-turn = Turn { $number }: { $seat }
analysis-cost = { $what } From { $before } to { $after } %. (After record { $version }.)
analysis-edge = { $what } { $edge } % ahead of anything else. (After record { $version }.)
analysis-better = Better: { $line }
analysis-good = For it: { $what }.
analysis-bad = Against it: { $what }.
