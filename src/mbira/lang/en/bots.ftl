### What bots say in English: advice. The words for what counts in a game are in the minds' files.

advice-plain = { $actions }.
advice-good = { $actions }. For it: { $good }.
advice-bad = { $actions }. Against it: { $bad }.
advice-both = { $actions }. For it: { $good }. Against it: { $bad }.
advice-term = { $term } (worth about { $whole }.{ $tenths } points)
advice-list = { $one }, { $more }
