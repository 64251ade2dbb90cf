### What bots weigh in Heart of Africa, in Italian.

term-vp = PV sul tracciato
term-turn = PV di questo turno
term-conflicts = conflitti con i commercianti neutrali ancora possibili in questo turno
term-points = punti azione non ancora spesi
term-income = PV che porterebbero i prossimi turni
term-traders = commercianti sulla mappa
term-wholesaler = il grossista sulla mappa
term-reach = aree a portata di mano
term-influence = influenza
term-markers = segnalini tenuti da parte
term-specials = segnalini Vittoria Speciale tenuti da parte
term-reputation = reputazione
term-finish = il traguardo a un turno di distanza
