### Quello che i bot dicono in italiano: i consigli. Le parole di ogni gioco sono nei file delle menti.

advice-plain = { $actions }.
advice-good = { $actions }. A favore: { $good }.
advice-bad = { $actions }. Contro: { $bad }.
advice-both = { $actions }. A favore: { $good }. Contro: { $bad }.
advice-term = { $term } ({ $whole },{ $tenths })
advice-list = { $one }, { $more }
