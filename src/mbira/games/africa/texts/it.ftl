## The drawing: short words, columns are few

draw-set-up = preparazione
draw-round = round { $round }
draw-finished = finita
draw-stack = pila
draw-stack-again = pila nuova
draw-pool = riserva
draw-neutrals-left = neutrali
draw-stations-left = stazioni
draw-border = i vicini si toccano
draw-coast = costa
draw-heart = il Cuore, +{ $vp }
draw-station = stazione
draw-neutrals = neutrali
draw-wholesaler = e il grossista
draw-fresh = 3 pronti su 5
draw-wall = non si passa
draw-choose = si può scegliere
draw-apart = vicini anche:
draw-crowded = affollati:
draw-area = area
draw-neighbours = vicini
draw-value = valore
draw-resources = risorse
draw-reputation = reputazione
draw-rows = segnalini
draw-seat = posto
draw-vp = PV
draw-influence = infl.
draw-strength = rep.
draw-supply = scorta
draw-markers = segnalini tenuti
draw-special = speciale
draw-auction = asta
draw-order = ordine
draw-highest = offerta più alta
draw-no-bid = ancora nessuna offerta
draw-turn = turno
draw-points = punti rimasti
draw-won = appena vinti
draw-changed = mosso in tabella
draw-vp-marker = segnalino PV
draw-still = ancora contro i neutrali:
draw-to-place = da piazzare
draw-up = su
draw-down = giù
draw-caravan = carovana
draw-conflict = conflitto
draw-each-influence = ogni influenza
draw-each-marker = ogni segnalino
draw-influence-in = influenza
draw-markers-in = segnalini
draw-choosing = sceglie
draw-face-down = ha scelto, coperto
draw-waits = sceglie dopo
draw-retreats = si ritira
draw-wins = vince
draw-retreating = da ritirare
draw-against = contro
draw-fate = segnalino pescato
draw-redraws = altre pescate
draw-aside = scartati
draw-loss-none = non costa nulla
draw-loss-influence = costa { $count } influenza
draw-loss-trader = { $count ->
    [one] costa { $count } mercante
   *[other] costa { $count } mercanti
}
draw-loss-reputation = { $count ->
    [one] costa { $count } riga di reputazione
   *[other] costa { $count } righe di reputazione
}
draw-reconstructed = Mappa e segnalini sono ricostruiti, non quelli stampati.
