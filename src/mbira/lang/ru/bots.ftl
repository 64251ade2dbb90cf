### Что боты говорят по-русски: советы. Слова о каждой игре лежат рядом со знаниями о ней.

advice-plain = { $actions }.
advice-good = { $actions }. За: { $good }.
advice-bad = { $actions }. Против: { $bad }.
advice-both = { $actions }. За: { $good }. Против: { $bad }.
advice-more = больше: { $term }
advice-less = меньше: { $term }
advice-list = { $one }, { $more }
analysis-row = { $one } { $more }
