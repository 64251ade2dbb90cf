### Quello che i bot dicono in italiano: i consigli. Le parole di ogni gioco sono nei file delle menti.

advice-plain = { $actions }.
advice-good = { $actions }. A favore: { $good }.
advice-bad = { $actions }. Contro: { $bad }.
advice-both = { $actions }. A favore: { $good }. Contro: { $bad }.
advice-more = di più: { $term }
advice-less = di meno: { $term }
advice-list = { $one }, { $more }
analysis-row = { $one } { $more }
