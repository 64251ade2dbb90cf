### Что `mbira analyse` говорит по-русски.

analysis-title = { $game }: оценено решений: { $count }, глубина { $depth }
analysis-seat = { $seat }: точность { $accuracy }, решений: { $decisions }. Шансы: { $start } в начале, удача { $luck }, свои решения { $skill }, другие { $others }, { $end } в конце.
analysis-how = Точность: какую часть шансов лучших планов сохранили решения. Удача: что дал случай по сравнению со средним.
analysis-worst = Что стоило дороже всего
analysis-best = Лучшее решение
analysis-turn = Ход { $number }: { $seat }
analysis-cost = { $what } С { $before } до { $after } %. (После записи { $version }.)
analysis-edge = { $what } Лучше остального на { $edge } %. (После записи { $version }.)
analysis-better = Лучше: { $line }
analysis-good = За: { $what }.
analysis-bad = Против: { $what }.
