### What bots say in English: advice. The words for what counts in a game are in the minds' files.

advice-plain = { $actions }.
advice-good = { $actions }. For it: { $good }.
advice-bad = { $actions }. Against it: { $bad }.
advice-both = { $actions }. For it: { $good }. Against it: { $bad }.
advice-more = more of this: { $term }
advice-less = less of this: { $term }
advice-list = { $one }, { $more }
analysis-row = { $one } { $more }
