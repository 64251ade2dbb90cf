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

more-vp = { $count } PV subito
less-vp = { $count } PV pagati
more-turn = { $count ->
    [0] un po' di PV in più da questo turno
   *[other] { $count } PV in più da questo turno
}
less-turn = { $count ->
    [0] un po' di PV in meno da questo turno
   *[other] { $count } PV in meno da questo turno
}
more-conflicts = commercianti neutrali da scacciare in questo turno
less-conflicts = meno commercianti neutrali da scacciare in questo turno
more-points = { $count ->
    [0] punti azione ancora da spendere
    [one] un punto azione ancora da spendere
   *[other] { $count } punti azione ancora da spendere
}
less-points = { $count ->
    [0] punti azione spesi
    [one] un punto azione speso
   *[other] { $count } punti azione spesi
}
more-income = { $count ->
    [0] un po' di PV in più a ogni turno
   *[other] { $count } PV in più a ogni turno
}
less-income = { $count ->
    [0] un po' di PV in meno a ogni turno
   *[other] { $count } PV in meno a ogni turno
}
more-traders = { $count ->
    [0] più commercianti tuoi sulla mappa
    [one] un commerciante in più sulla mappa
   *[other] { $count } commercianti in più sulla mappa
}
less-traders = { $count ->
    [0] tuoi commercianti a rischio
    [one] un commerciante in meno sulla mappa
   *[other] { $count } commercianti in meno sulla mappa
}
more-wholesaler = il tuo grossista arriva sulla mappa
less-wholesaler = il tuo grossista lascia la mappa
more-reach = più aree a portata di mano
less-reach = meno aree a portata di mano
more-influence = { $count ->
    [0] influenza conservata
   *[other] { $count } influenza in più
}
less-influence = { $count ->
    [0] costa influenza
   *[other] { $count } influenza spesa
}
more-markers = un segnalino migliore tenuto da parte
less-markers = un segnalino speso che si poteva tenere
more-specials = un segnalino Vittoria Speciale che renderà più tardi
less-specials = un segnalino Vittoria Speciale speso
more-reputation = una reputazione migliore
less-reputation = una reputazione peggiore
more-finish = il traguardo arriva a un turno di distanza
less-finish = il traguardo non è più a un turno di distanza
