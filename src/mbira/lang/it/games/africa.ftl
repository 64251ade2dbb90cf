### Heart of Africa in Italian.
###
### Names of things carry what sentences need as attributes:
###   .in      where something is that is in an area: "in Marocco", "nel Sahara", "a Tripoli"
###   .from    from an area: "dal Marocco"
###   .to      to an area, following where one comes from: "all'Algeria"
###   .the     a value with the article: "le banane"
###   .of      a value with "di" and the article: "delle banane"
###   .areas   the areas that a value belongs to: "aree con banane"
###   .form    no words: whether a conflict marker costs anything, "some" or "none", to select by
### A person's name may stand in place of $seat and $other: only the bare names are used, never after
### "a", and nothing has to agree with them. VP are "PV", action points "punti azione". A marker is
### called by its name and, while it lies open, its action points: "Carovana (3)". Areas of other
### boards are shown as they are written.


## The game itself

game-name = Cuore dell'Africa
game-about = Guida i tuoi commercianti attraverso un continente, fai offerte per i segnalini Azione e tieni le posizioni che contano.

## Seats: ports that trade with Africa

seat-0 = Lisbona
seat-1 = Genova
seat-2 = Mascate
seat-3 = Surat
seat-4 = Aden


## Areas

area-morocco = Marocco
    .in = in Marocco
    .from = dal Marocco
    .to = al Marocco
area-algeria = Algeria
    .in = in Algeria
    .from = dall'Algeria
    .to = all'Algeria
area-tripoli = Tripoli
    .in = a Tripoli
    .from = da Tripoli
    .to = a Tripoli
area-egypt = Egitto
    .in = in Egitto
    .from = dall'Egitto
    .to = all'Egitto
area-sahara = Sahara
    .in = nel Sahara
    .from = dal Sahara
    .to = al Sahara
area-senegambia = Senegambia
    .in = in Senegambia
    .from = dalla Senegambia
    .to = alla Senegambia
area-timbuktu = Timbuctù
    .in = a Timbuctù
    .from = da Timbuctù
    .to = a Timbuctù
area-guinea = Guinea
    .in = in Guinea
    .from = dalla Guinea
    .to = alla Guinea
area-bornu = Bornu
    .in = nel Bornu
    .from = dal Bornu
    .to = al Bornu
area-sudan = Sudan
    .in = in Sudan
    .from = dal Sudan
    .to = al Sudan
area-abyssinia = Abissinia
    .in = in Abissinia
    .from = dall'Abissinia
    .to = all'Abissinia
area-somaliland = Somaliland
    .in = nel Somaliland
    .from = dal Somaliland
    .to = al Somaliland
area-heart = Cuore dell'Africa
    .in = nel Cuore dell'Africa
    .from = dal Cuore dell'Africa
    .to = al Cuore dell'Africa
area-cameroon = Camerun
    .in = in Camerun
    .from = dal Camerun
    .to = al Camerun
area-congo = Congo
    .in = in Congo
    .from = dal Congo
    .to = al Congo
area-great-lakes = Grandi Laghi
    .in = nei Grandi Laghi
    .from = dai Grandi Laghi
    .to = ai Grandi Laghi
area-zanzibar = Costa di Zanzibar
    .in = sulla Costa di Zanzibar
    .from = dalla Costa di Zanzibar
    .to = alla Costa di Zanzibar
area-angola = Angola
    .in = in Angola
    .from = dall'Angola
    .to = all'Angola
area-zambezia = Zambesia
    .in = in Zambesia
    .from = dalla Zambesia
    .to = alla Zambesia
area-mozambique = Mozambico
    .in = in Mozambico
    .from = dal Mozambico
    .to = al Mozambico
area-southwest = Africa del Sud-Ovest
    .in = nell'Africa del Sud-Ovest
    .from = dall'Africa del Sud-Ovest
    .to = all'Africa del Sud-Ovest
area-kalahari = Kalahari
    .in = nel Kalahari
    .from = dal Kalahari
    .to = al Kalahari
area-cape = Colonia del Capo
    .in = nella Colonia del Capo
    .from = dalla Colonia del Capo
    .to = alla Colonia del Capo
area-madagascar = Madagascar
    .in = in Madagascar
    .from = dal Madagascar
    .to = al Madagascar
area-other = { $name }
    .in = nell'area { $name }
    .from = dall'area { $name }
    .to = all'area { $name }


## Resources, and Africa's marker for areas without one

value-bananas = banane
    .the = le banane
    .of = delle banane
    .areas = aree con banane
value-diamonds = diamanti
    .the = i diamanti
    .of = dei diamanti
    .areas = aree con diamanti
value-gold = oro
    .the = l'oro
    .of = dell'oro
    .areas = aree con oro
value-ivory = avorio
    .the = l'avorio
    .of = dell'avorio
    .areas = aree con avorio
value-africa = Africa
    .the = l'Africa
    .of = dell'Africa
    .areas = aree senza risorse


## Markers

marker-station = Stazione Commerciale
marker-points = Punti
marker-migration = Migrazione
marker-wholesaler = Grossista
marker-two-traders = Due Commercianti
marker-heart = Cuore dell'Africa
marker-convert = Conversione
marker-market = Mercato
marker-reputation = Reputazione
marker-caravan = Carovana
marker-majority-bananas = Maggioranza di Banane
marker-majority-diamonds = Maggioranza di Diamanti
marker-majority-gold = Maggioranza d'Oro
marker-majority-ivory = Maggioranza d'Avorio
marker-area = Vittoria per Aree
marker-traders = Vittoria per Commercianti
marker-resource-area = Vittoria per Risorse

marker-with-points = { $marker } ({ $points })

fate-none = niente
    .form = none
fate-influence = { $amount ->
    [one] { $amount } segnalino Influenza
   *[other] { $amount } segnalini Influenza
}
    .form = some
fate-trader = { $amount ->
    [one] { $amount } commerciante
   *[other] { $amount } commercianti
}
    .form = some
fate-reputation = { $amount ->
    [one] { $amount } livello di reputazione
   *[other] { $amount } livelli di reputazione
}
    .form = some


## Pieces, amounts, and how things are put together

pieces-traders = { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
}
pieces-wholesaler = il grossista

piece-trader = commercianti freschi
piece-spent-trader = commercianti stanchi
piece-wholesaler = grossisti

amount-influence = { $count ->
    [one] { $count } segnalino Influenza
   *[other] { $count } segnalini Influenza
}
amount-vp = { $count } PV

share = { $count } PV per { $seat }
    .you = { $count } PV per te

part-areas = { $vp } per le aree
part-heart = { $vp } per il Cuore dell'Africa
part-stations = { $vp } per le stazioni
part-most-stations = { $vp } per il maggior numero di stazioni
part-marker = { $vp } per il segnalino
part-neutrals = { $vp } per i commercianti neutrali

side-alone = { $seat } non impegna niente (forza { $strength })
    .you = tu non impegni niente (forza { $strength })
side-commits = { $seat } impegna { $commitment } (forza { $strength })
    .you = tu impegni { $commitment } (forza { $strength })
side-retreats = { $seat } si ritira
    .you = tu ti ritiri

list = { $one }, { $more }
list-end = { $one } e { $two }
sentences = { $one } { $more }


## What is being decided

ask-value = Si pesca una risorsa per il prossimo livello della Tabella Risorse.
ask-deposit = Si pesca una risorsa per la prossima area con un simbolo.
ask-drawn = Si sorteggia chi è il prossimo sul tracciato dei PV.
ask-secret = Si pescano i segnalini Vittoria Speciale.
ask-marker = Si scopre un segnalino Azione.
ask-fate = Si pesca un segnalino Conflitto.
ask-reveal = Le due parti scoprono le loro scelte.
ask-finished = La partita è finita.

ask-start = { $seat }: scegli un'area costiera senza commercianti da cui partire, { $count ->
    [one] con { $count } commerciante.
   *[other] con { $count } commercianti.
}
ask-auction-open = { $seat }: fai un'offerta per { $markers }, oppure passa.
ask-auction = { $seat }: offri più di { $high } ({ $other }) per { $markers }, oppure passa.
ask-neutral = { $seat }: piazza un commerciante neutrale in un'area vuota o dove ce n'è già uno.
ask-movement = { $seat }: { $points ->
    [0] non hai più punti azione. { $buy ->
        [yes] Comprane, usa un segnalino
       *[no] Usa un segnalino
    } o termina il movimento.
    [one] ti resta { $points } punto azione. Spendilo, { $buy ->
        [yes] comprane altri, usa un segnalino
       *[no] usa un segnalino
    } o termina il movimento.
   *[other] ti restano { $points } punti azione. Spendili, { $buy ->
        [yes] comprane altri, usa un segnalino
       *[no] usa un segnalino
    } o termina il movimento.
}
ask-conflicts = { $seat }: inizia un conflitto con commercianti neutrali{ $use ->
    [marker] , usa un segnalino
    [caravan] , usa una carovana
   *[nothing] { "" }
} o non batterti più.
ask-conflicts-none = { $seat }: non c'è nessuno con cui puoi batterti. { $use ->
    [marker] Usa un segnalino, chiudi
    [caravan] Usa una carovana, chiudi
   *[nothing] Chiudi
} i conflitti o termina il turno.
ask-conflicts-must = { $seat }: scegli il prossimo conflitto; dove c'è anche un avversario è obbligatorio.
ask-afterwards = { $seat }: usa un segnalino o termina il turno.
ask-afterwards-points = { $seat }: cambia un valore o compra punti azione (ne hai { $points }), usa un segnalino o termina il turno.

ask-station-area = { $seat }: scegli dove costruire la stazione commerciale.
ask-wholesaler-area = { $seat }: scegli dove far entrare il tuo grossista.
ask-trader-area = { $seat }: piazza un commerciante in un'area amichevole{ $count ->
    [1] .
   *[other] ; ne hai { $count } da piazzare.
}
ask-convert-area = { $seat }: scegli dove un commerciante neutrale diventa tuo.
ask-migrant-area = { $seat }: la migrazione porta un commerciante neutrale; piazzalo in un'area vuota o dove ce n'è già uno.
ask-migrant-area-own = { $seat }: la migrazione porta un tuo commerciante; scegli dove farlo entrare.
ask-drifting = { $seat }: sposta i commercianti neutrali in aree adiacenti, uno alla volta, o lascia fermi gli altri.
ask-market-steps = { $seat }: sposta un valore di un livello in su o in giù.
ask-market-steps-up = { $seat }: puoi anche alzare di un livello un altro valore.
ask-market-steps-down = { $seat }: puoi anche abbassare di un livello un altro valore.
ask-repute = { $seat }: alza o abbassa di un livello una reputazione, anche la tua.
ask-caravan-way = { $seat }: scegli da dove parte la carovana e dove va.
ask-caravan-pieces = { $seat }: scegli chi va con la carovana { $origin_from } { $goal_to }.

ask-answer = { $seat }: il conflitto { $area_in } { $fate_form ->
    [none] non costa niente
   *[some] costa { $fate }
}. Accetta, { $count ->
    [0] oppure
    [1] pesca di nuovo (una volta) oppure
   *[other] pesca di nuovo (fino a { $count } volte) oppure
} rifiuta e perdi.
ask-answer-unpaid = { $seat }: il conflitto { $area_in } costa { $fate }, più di quanto hai. { $count ->
    [0] Rifiuta
    [1] Pesca di nuovo (una volta) oppure rifiuta
   *[other] Pesca di nuovo (fino a { $count } volte) oppure rifiuta
} e perdi.
ask-commitment = { $seat }: impegna in segreto segnalini Influenza contro { $other } { $area_in }, o ritirati.
ask-stakes = { $seat }: decidi in segreto quanti segnalini { $marker } puntare { $area_in }.
ask-stakes-special = { $seat }: decidi in segreto se puntare { $area_in } il tuo segnalino Vittoria Speciale.
ask-retreating = { $seat }: scegli dove si ritira { $other } { $area_from }: { $pieces }.
ask-retreating-own = { $seat }: scegli dove ti ritiri { $area_from }: { $pieces }.
ask-retreating-wholesaler = { $seat }: scegli dove si ritira il tuo grossista { $area_from }.
ask-retreating-neutrals = { $seat }: scegli dove { $count ->
    [one] si ritira { $count } commerciante neutrale
   *[other] si ritirano { $count } commercianti neutrali
} { $area_from }.
ask-raising = { $seat }: paga { $count ->
    [one] { $count } segnalino Influenza
   *[other] { $count } segnalini Influenza
} per alzare di un livello la tua reputazione, o lasciala com'è.


## The log: chance

log-value = All'inizio le { $value_areas } valgono { $worth } PV ciascuna.
log-deposit = Scoperta { $area_in }: { $value } e un commerciante neutrale.
log-drawn = { $seat } parte con { $vp } PV.
    .you = Parti con { $vp } PV.
log-secret = { $seat } pesca un segnalino Vittoria Speciale: { $marker }.
    .you = Peschi un segnalino Vittoria Speciale: { $marker }.
log-secret-hidden = { $seat } pesca un segnalino Vittoria Speciale.
    .you = Peschi un segnalino Vittoria Speciale.
log-marker = Segnalino scoperto: { $marker }.
log-fate = Il segnalino Conflitto { $fate_form ->
    [none] non costa niente.
   *[some] costa { $fate }.
}
log-reveal = Si scoprono le scelte: { $one }; { $two }.


## The log: set-up, auction and movement

log-start = { $seat } parte { $area_from } con { $count ->
    [one] { $count } commerciante.
   *[other] { $count } commercianti.
}
    .you = Parti { $area_from } con { $count ->
        [one] { $count } commerciante.
       *[other] { $count } commercianti.
    }
log-bid = { $seat } offre { $count }.
    .you = Offri { $count }.
log-pass = { $seat } passa.
    .you = Passi.
log-buy = { $seat } compra un punto azione e ora ne ha { $points }.
    .you = Compri un punto azione e ora ne hai { $points }.
log-move = { $seat } sposta { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
} { $origin_from } { $goal_to }.
    .you = Sposti { $count ->
        [one] { $count } commerciante
       *[other] { $count } commercianti
    } { $origin_from } { $goal_to }.
log-lead = { $seat } sposta il grossista { $origin_from } { $goal_to }.
    .you = Sposti il grossista { $origin_from } { $goal_to }.
log-trader = { $seat } fa entrare un nuovo commerciante { $area_in } per { $points ->
    [one] { $points } punto azione.
   *[other] { $points } punti azione.
}
    .you = Fai entrare un nuovo commerciante { $area_in } per { $points ->
        [one] { $points } punto azione.
       *[other] { $points } punti azione.
    }
log-change-up = { $seat } alza di un livello { $value_the }: ora le { $value_areas } valgono { $worth } PV ciascuna.
    .you = Alzi di un livello { $value_the }: ora le { $value_areas } valgono { $worth } PV ciascuna.
log-change-down = { $seat } abbassa di un livello { $value_the }: ora le { $value_areas } valgono { $worth } PV ciascuna.
    .you = Abbassi di un livello { $value_the }: ora le { $value_areas } valgono { $worth } PV ciascuna.
log-halt = { $seat } termina il movimento e passa ai conflitti.
    .you = Termini il movimento e passi ai conflitti.
log-peace = { $seat } non inizia altri conflitti.
    .you = Non inizi altri conflitti.
log-end = { $seat } termina il turno, segna { $total } PV ({ $parts }) e ora ne ha { $vp }.
    .you = Termini il turno, segni { $total } PV ({ $parts }) e ora ne hai { $vp }.
log-end-nothing = { $seat } termina il turno senza segnare niente e resta con { $vp } PV.
    .you = Termini il turno senza segnare niente e resti con { $vp } PV.


## The log: markers

log-use = { $seat } usa il segnalino { $marker }.
    .you = Usi il segnalino { $marker }.
log-at-neutral = { $seat } piazza un commerciante neutrale { $area_in }.
    .you = Piazzi un commerciante neutrale { $area_in }.
log-at-station = { $seat } costruisce una stazione commerciale { $area_in }.
    .you = Costruisci una stazione commerciale { $area_in }.
log-at-wholesaler = { $seat } piazza il grossista { $area_in }.
    .you = Piazzi il grossista { $area_in }.
log-at-trader = { $seat } piazza un commerciante { $area_in }.
    .you = Piazzi un commerciante { $area_in }.
log-at-convert = { $seat } porta dalla sua parte un commerciante neutrale { $area_in }.
    .you = Porti dalla tua parte un commerciante neutrale { $area_in }.
log-at-migrant = { $seat } piazza { $area_in } un commerciante neutrale venuto da lontano.
    .you = Piazzi { $area_in } un commerciante neutrale venuto da lontano.
log-at-migrant-own = { $seat } piazza { $area_in } un commerciante venuto da lontano.
    .you = Piazzi { $area_in } un commerciante venuto da lontano.
log-drift = { $seat } sposta un commerciante neutrale { $origin_from } { $goal_to }.
    .you = Sposti un commerciante neutrale { $origin_from } { $goal_to }.
log-done-drifting = { $seat } lascia fermi gli altri commercianti neutrali.
    .you = Lasci fermi gli altri commercianti neutrali.
log-done-market-steps = { $seat } lascia gli altri valori come sono.
    .you = Lasci gli altri valori come sono.
log-repute-up = { $seat } alza di un livello la reputazione di { $other }: ora vale { $worth }.
    .you = Alzi di un livello la reputazione di { $other }: ora vale { $worth }.
    .you-other = { $seat } alza di un livello la tua reputazione: ora vale { $worth }.
log-repute-up-own = { $seat } guadagna un livello di reputazione: ora vale { $worth }.
    .you = Guadagni un livello di reputazione: ora vale { $worth }.
log-repute-down = { $seat } abbassa di un livello la reputazione di { $other }: ora vale { $worth }.
    .you = Abbassi di un livello la reputazione di { $other }: ora vale { $worth }.
    .you-other = { $seat } abbassa di un livello la tua reputazione: ora vale { $worth }.
log-repute-down-own = { $seat } rinuncia a un livello di reputazione: ora vale { $worth }.
    .you = Rinunci a un livello di reputazione: ora vale { $worth }.
log-caravan = { $seat } prepara una carovana { $origin_from } { $goal_to }.
    .you = Prepari una carovana { $origin_from } { $goal_to }.
log-join = { $seat } unisce alla carovana { $pieces }.
    .you = Unisci alla carovana { $pieces }.
log-done-caravan-pieces = { $seat } non unisce altri alla carovana.
    .you = Non unisci altri alla carovana.


## The log: conflicts

log-fight = { $seat } inizia un conflitto con { $other } { $area_in }.
    .you = Inizi un conflitto con { $other } { $area_in }.
    .you-other = { $seat } inizia un conflitto con te { $area_in }.
log-oust = { $seat } inizia un conflitto con { $count ->
    [one] { $count } commerciante neutrale
   *[other] { $count } commercianti neutrali
} { $area_in }.
    .you = Inizi un conflitto con { $count ->
        [one] { $count } commerciante neutrale
       *[other] { $count } commercianti neutrali
    } { $area_in }.
log-accept = { $seat } accetta il segnalino Conflitto, che { $fate_form ->
    [none] non costa niente.
   *[some] costa { $fate }.
}
    .you = Accetti il segnalino Conflitto, che { $fate_form ->
        [none] non costa niente.
       *[some] costa { $fate }.
    }
log-redraw = { $seat } scarta il segnalino Conflitto e ne pesca un altro.
    .you = Scarti il segnalino Conflitto e ne peschi un altro.
log-refuse = { $seat } rifiuta il segnalino Conflitto{ $count ->
    [0] ; la reputazione non può scendere oltre.
    [one] {" "}e perde un livello di reputazione: ora vale { $worth }.
   *[other] {" "}e perde { $count } livelli di reputazione: ora vale { $worth }.
}
    .you = Rifiuti il segnalino Conflitto{ $count ->
        [0] ; la tua reputazione non può scendere oltre.
        [one] {" "}e perdi un livello di reputazione: ora vale { $worth }.
       *[other] {" "}e perdi { $count } livelli di reputazione: ora vale { $worth }.
    }
log-commit = { $seat } { $count ->
    [0] non impegna segnalini Influenza.
    [one] impegna { $count } segnalino Influenza.
   *[other] impegna { $count } segnalini Influenza.
}
    .you = { $count ->
        [0] Non impegni segnalini Influenza.
        [one] Impegni { $count } segnalino Influenza.
       *[other] Impegni { $count } segnalini Influenza.
    }
log-commit-retreat = { $seat } sceglie di ritirarsi.
    .you = Scegli di ritirarti.
log-commit-hidden = { $seat } fa una scelta in segreto.
    .you = Fai una scelta in segreto.
log-stake = { $seat } { $count ->
    [0] non punta nessun segnalino { $marker }.
    [one] punta { $count } segnalino { $marker }.
   *[other] punta { $count } segnalini { $marker }.
}
    .you = { $count ->
        [0] Non punti nessun segnalino { $marker }.
        [one] Punti { $count } segnalino { $marker }.
       *[other] Punti { $count } segnalini { $marker }.
    }
log-stake-hidden = { $seat } decide in segreto sui segnalini { $marker }.
    .you = Decidi in segreto sui segnalini { $marker }.
log-stake-special = { $seat } { $count ->
    [0] tiene il segnalino Vittoria Speciale.
   *[other] punta il segnalino Vittoria Speciale.
}
    .you = { $count ->
        [0] Tieni il segnalino Vittoria Speciale.
       *[other] Punti il segnalino Vittoria Speciale.
    }
log-stake-special-hidden = { $seat } decide in segreto sul segnalino Vittoria Speciale.
    .you = Decidi in segreto sul segnalino Vittoria Speciale.
log-retreat = { $seat } fa ritirare { $area_in } { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
} di { $other }.
    .you = Fai ritirare { $area_in } { $count ->
        [one] { $count } commerciante
       *[other] { $count } commercianti
    } di { $other }.
    .you-other = { $seat } fa ritirare { $area_in } { $count ->
        [one] { $count } tuo commerciante
       *[other] { $count } tuoi commercianti
    }.
log-retreat-own = { $seat } si ritira { $area_in } con { $count ->
    [one] { $count } commerciante.
   *[other] { $count } commercianti.
}
    .you = Ti ritiri { $area_in } con { $count ->
        [one] { $count } commerciante.
       *[other] { $count } commercianti.
    }
log-retreat-wholesaler = { $seat } si ritira { $area_in } con il grossista.
    .you = Ti ritiri { $area_in } con il grossista.
log-retreat-neutrals = { $seat } fa ritirare { $area_in } { $count ->
    [one] { $count } commerciante neutrale.
   *[other] { $count } commercianti neutrali.
}
    .you = Fai ritirare { $area_in } { $count ->
        [one] { $count } commerciante neutrale.
       *[other] { $count } commercianti neutrali.
    }
log-done-retreating = { $seat } lascia gli altri dove sono.
    .you = Lasci gli altri dove sono.
log-raise = { $seat } paga { $count ->
    [one] { $count } segnalino Influenza
   *[other] { $count } segnalini Influenza
} per un livello di reputazione: ora vale { $worth }.
    .you = Paghi { $count ->
        [one] { $count } segnalino Influenza
       *[other] { $count } segnalini Influenza
    } per un livello di reputazione: ora vale { $worth }.
log-done-raising = { $seat } lascia la reputazione com'è.
    .you = Lasci la tua reputazione com'è.


## The log: what followed

then-award = { $seat } vince l'asta: { $markers } per { $cost }.
    .you = Vinci l'asta: { $markers } per { $cost }.
then-award-bid = { $seat } vince l'asta con un'offerta di { $count }: { $markers }.
    .you = Vinci l'asta con un'offerta di { $count }: { $markers }.
then-free = Nessuno offre: { $seat } prende gratis { $markers }.
    .you = Nessuno offre: prendi gratis { $markers }.
then-no-bids = Nessuno offre, e la fila è scartata: { $markers }.
then-shares = I PV pagati si dividono: { $shares }.
then-jumped = Sul tracciato dei PV { $count ->
    [one] si salta una casella occupata da altri.
   *[other] si saltano { $count } caselle occupate da altri.
}
then-pool = Gli altri ricevono dalla riserva { $count ->
    [one] { $count } segnalino Influenza a testa
   *[other] { $count } segnalini Influenza a testa
}{ $left ->
    [0] .
    [one] ; ne resta { $left }.
   *[other] ; ne restano { $left }.
}
then-refill = La pila è esaurita: { $count ->
    [one] { $count } segnalino usato ne forma una nuova.
   *[other] { $count } segnalini usati ne formano una nuova.
}
then-reputation = { $seat } perde un livello di reputazione: ora vale { $worth }.
    .you = Perdi un livello di reputazione: ora vale { $worth }.
then-heart = { $count ->
    [0] Non restano commercianti neutrali per il Cuore dell'Africa.
    [one] Nel Cuore dell'Africa arriva { $count } commerciante neutrale.
   *[other] Nel Cuore dell'Africa arrivano { $count } commercianti neutrali.
}
then-no-effect = Non ha alcun effetto.
then-caravan = La carovana va { $origin_from } { $goal_to }: { $pieces }.
then-conflict-off = Non resta nessuno che si batta { $area_in }: il conflitto non ha luogo.
then-neutrals-gone = Il conflitto è vinto: { $count ->
    [one] { $count } commerciante neutrale lascia la mappa.
   *[other] { $count } commercianti neutrali lasciano la mappa.
}
then-not-won = Non resta nessuno per vincere il conflitto.
then-won = { $seat } vince il conflitto.
    .you = Vinci il conflitto.
then-both-retreat = Entrambe le parti si ritirano, e nessuno vince.
then-received = { $seat } riceve { $commitment }.
    .you = Ricevi { $commitment }.
then-lost = { $seat } perde { $pieces }.
    .you = Perdi { $pieces }.
then-stuck = { $seat } non ha dove ritirarsi, e resta lì.
    .you = Non hai dove ritirarti, e resti lì.


## How a match ended

end-goal = La partita finisce nel round { $rounds }: { $seat } ha raggiunto i { $goal } PV che servono per vincere.
    .you = La partita finisce nel round { $rounds }: hai raggiunto i { $goal } PV che servono per vincere.
end-markers = Nel round { $rounds } non c'è più niente da mettere all'asta: la partita finisce, e { $seat } ha più PV di tutti.
    .you = Nel round { $rounds } non c'è più niente da mettere all'asta: la partita finisce, e hai più PV di tutti.

before-vp = { $seat } precede { $other } per PV: { $more } a { $less }.
    .you = Precedi { $other } per PV: { $more } a { $less }.
    .you-other = { $seat } ti precede per PV: { $more } a { $less }.
before-goal = { $seat } precede { $other }: i { $goal } PV sono raggiunti nel proprio turno, non con le spartizioni.
    .you = Precedi { $other }: i { $goal } PV sono raggiunti nel proprio turno, non con le spartizioni.
    .you-other = { $seat } ti precede: i { $goal } PV sono raggiunti nel proprio turno, non con le spartizioni.


## Why not: at any time

why-not-now = Non è questo che si decide ora. { $question }
why-no-area = Non c'è nessuna area di nome "{ $name }".
why-no-seat = Il posto { $number } non esiste: sono numerati da 0 a { $last }.
why-no-border = Non si può andare direttamente { $origin_from } { $goal_to }.
why-few-points = { $count ->
    [one] Serve { $count } punto azione
   *[other] Servono { $count } punti azione
}, e { $have ->
    [0] non ne hai.
   *[other] ne hai solo { $have }.
}
why-cannot-pay = { $count ->
    [one] Serve { $count } segnalino Influenza
   *[other] Servono { $count } segnalini Influenza
}, e { $have ->
    [0] non ne hai.
   *[other] ne hai solo { $have }.
}
why-not-there = Non hai pezzi { $area_in }.
why-no-neutrals = Non ci sono commercianti neutrali { $area_in }.


## Why not: set-up and auction

why-start-inland = Si parte dalla costa, e { $area_in } la costa non c'è.
why-start-taken = Ci sono già commercianti { $area_in }: parti dove non c'è nessuno.
why-bid-low = L'offerta più alta è { $count }: offri di più, oppure passa.
why-bid-first = Chi offre per primo può usare solo l'influenza: al massimo { $count }.
why-bid-high = Con la tua influenza e i tuoi PV puoi offrire al massimo { $count }.


## Why not: movement

why-movement-over = Il movimento è finito, e i punti azione si spendono solo allora.
why-no-influence = Non hai segnalini Influenza per comprare un punto azione.
why-no-traders = Non hai commercianti { $area_in }.
why-few-traders = Hai solo { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
} { $area_in }.
why-stopped = { $count ->
    [0] Tutti i tuoi commercianti { $area_in } si sono già dovuti fermare.
    [one] Solo { $count } dei tuoi commercianti { $area_in } può proseguire: gli altri si sono dovuti fermare.
   *[other] Solo { $count } dei tuoi commercianti { $area_in } possono proseguire: gli altri si sono dovuti fermare.
}
why-no-wholesaler = Il tuo grossista non è sulla mappa.
why-wholesaler-stopped = Il tuo grossista si è già dovuto fermare, per questo turno.
why-no-supply = Tutti i tuoi commercianti sono già sulla mappa.
why-trader-site = I nuovi commercianti entrano su una costa vuota, o in un'area amichevole con costa o stazione: non { $area_in }.
why-inland = I nuovi commercianti entrano sulla costa o dove c'è una stazione, e { $area_in } mancano entrambe.
why-one-kind = I punti azione possono cambiare un solo valore per turno, e questa volta è quello { $value_of }.
why-change-steps = I punti azione possono cambiare un valore al massimo di { $count ->
    [one] { $count } livello
   *[other] { $count } livelli
} per turno.
why-table-up = Il valore { $value_of } è già al livello più alto.
why-table-down = Il valore { $value_of } è già al livello più basso.
why-no-conflict = Non c'è nessuno con cui battersi: né avversari accanto a te, né commercianti neutrali alla tua portata.
why-must-fight = Prima ti devi battere { $area_in }: accanto a te c'è un avversario.


## Why not: markers

why-no-marker = Non hai nessun segnalino { $marker }.
why-points-only = Quel segnalino non ha altro che i suoi punti azione.
why-only-caravan = { $where ->
    [between] Tra un conflitto e l'altro si può usare solo una carovana.
   *[within] Durante un conflitto si può usare solo una carovana.
}
why-in-conflict = Durante un conflitto non si usano segnalini: prima, oppure quando è finito.
why-one-vp-marker = In un turno si può usare un solo segnalino che dà PV, ed è stato { $marker }.
why-no-reputation = Il segnalino { $marker } costa un livello di reputazione, e la tua vale 0.
why-points-spent = Il segnalino { $marker } ti toglierebbe { $count ->
    [one] { $count } punto azione
   *[other] { $count } punti azione
}, e { $have ->
    [0] non ne hai più.
    [one] te ne resta solo { $have }.
   *[other] te ne restano solo { $have }.
}
why-no-station-site = { $where ->
    [friendly] Non hai nessuna area amichevole senza stazione.
   *[any] C'è già una stazione in ogni area.
}
why-no-wholesaler-site = Il tuo grossista non ha dove entrare: serve { $entry ->
    [friendly_area] un'area amichevole.
    [friendly_or_empty_coast] una costa amichevole o vuota.
   *[friendly_area_or_empty_coast] un'area amichevole o una costa vuota.
}
why-no-friendly = Non hai nessuna area amichevole: con pezzi tuoi e nessuno degli avversari.
why-no-neutrals-at-all = Non ci sono commercianti neutrali sulla mappa.
why-all-beside-others = I conflitti sono finiti, e accanto a ogni commerciante neutrale c'è un avversario.
why-no-migration = Nessun commerciante può entrare, e sulla mappa non c'è nessun neutrale da spostare.
why-no-pieces = Non hai pezzi sulla mappa.
why-no-way-for-caravan = I conflitti sono finiti, e in ogni area che una carovana può raggiungere c'è un avversario.
why-neutral-site = Nessun commerciante neutrale può entrare { $area_in }: ci sono pezzi, e nessuno è neutrale.
why-station-there = C'è già una stazione { $area_in }.
why-not-friendly = Non è un'area amichevole: { $area_in } devono esserci pezzi tuoi e nessuno degli avversari.
why-wholesaler-site = Il tuo grossista non può entrare { $area_in }, ma solo { $entry ->
    [friendly_area] in un'area amichevole.
    [friendly_or_empty_coast] su una costa amichevole o vuota.
   *[friendly_area_or_empty_coast] in un'area amichevole o su una costa vuota.
}
why-beside-others = C'è un avversario { $area_in }, e i conflitti di questo turno sono finiti.
why-drifted = Tutti i commercianti neutrali { $area_in } si sono già spostati.
why-market-once = Il mercato alza un valore e ne abbassa un altro, una volta sola.
why-market-step = Sposta almeno un valore.
why-caravan-empty = Nessuno si è ancora unito alla carovana.
why-join-no-wholesaler = Il tuo grossista non è { $area_in }.
why-join-most = Sono troppi; { $piece } ancora in attesa: { $count }.


## Why not: conflicts

why-still-moving = I conflitti vengono dopo il movimento: prima terminalo.
why-conflicts-over = I conflitti di questo turno sono finiti.
why-fight-oneself = Non puoi batterti con te stesso.
why-nobody-to-fight = Non c'è nessun conflitto con { $other } { $area_in }.
why-tired = I tuoi pezzi { $area_in } si sono già battuti o ritirati in questo turno.
why-rival-tired = I pezzi di { $other } { $area_in } si sono già battuti in questo turno.
why-won-here = I tuoi pezzi { $area_in } hanno già vinto contro un avversario in questo turno: lì non si battono con altri.
why-closed = I tuoi pezzi si sono ritirati { $area_in } in questo turno: lì non puoi iniziare conflitti.
why-others-first = Prima viene il conflitto con l'avversario { $area_in }.
why-others-there = Finché { $area_in } c'è un avversario, non puoi batterti con i commercianti neutrali.
why-too-few = I tuoi pezzi { $area_in } contano { $count }, troppo poco contro { $neutrals ->
    [one] { $neutrals } commerciante neutrale.
   *[other] { $neutrals } commercianti neutrali.
}
why-lowest-reputation = La tua reputazione è già al livello più basso: non ne hai più da perdere.
why-no-fates = Non ci sono più segnalini Conflitto da pescare.
why-no-redraw = Non puoi pescare ancora: puoi farlo solo una volta per ogni commerciante in più rispetto ai neutrali.
why-commit-most = { $count ->
    [0] Non hai segnalini Influenza.
    [one] Hai solo { $count } segnalino Influenza.
   *[other] Hai solo { $count } segnalini Influenza.
}
why-say-it = Di' un numero: resta segreto finché entrambe le parti non hanno scelto.
why-stake-other = Prima decidi quanti segnalini { $marker } punti.
why-stake-special = Prima decidi se punti il tuo segnalino Vittoria Speciale.
why-stake-most = { $count ->
    [0] Non hai nessun segnalino { $marker }.
    [one] Hai solo { $count } segnalino { $marker }.
   *[other] Hai solo { $count } segnalini { $marker }.
}
why-one-special = Hai un solo segnalino Vittoria Speciale da puntare.
why-retreats = Chi si ritira non punta segnalini.
why-must-retreat = Tutti i pezzi sconfitti devono ritirarsi.
why-must-leave = Hai scelto la ritirata: tutti i tuoi pezzi devono andarsene.
why-leave-stay = Hai scelto la ritirata: i tuoi pezzi non possono restare { $area_in }.
why-retreat-stay = I pezzi sconfitti non possono restare { $area_in }.
why-retreat-closed = Nessuno può ritirarsi { $area_in }: ci sono pezzi di { $other }.
why-retreat-far = Nessuna ritirata porta { $area_in }: al massimo { $count ->
    [one] { $count } area
   *[other] { $count } aree
}, e nessuna con pezzi di { $other } lungo la via.
why-retreat-unfair = Ritirarsi { $area_in } chiuderebbe ogni via all'avversario: scegli un'altra area.
why-retreat-most = { $count ->
    [one] Deve ritirarsi solo { $count } commerciante.
   *[other] Devono ritirarsi solo { $count } commercianti.
}
why-wholesaler-first = Prima si ritira il grossista, da solo.


## Questions that can be asked, and their answers

tell-help-bid = bid NUMERO [POSTO]: quanto costerebbe un'offerta, e che cosa resterebbe.
tell-help-reach = reach AREA: dove possono andare da lì i commercianti di chi è di turno, e a che prezzo.
tell-help-fight = fight AREA [POSTO]: quanto sono forti le parti di un conflitto, e quanto al massimo.
tell-help-score = score [POSTO]: quanti PV darebbe un turno se finisse ora.

tell-bid = { $seat } pagherebbe { $cost }, e resterebbe con { $left } e { $vp } PV.
tell-bid-not = { $seat } ora non può fare questa offerta; al massimo arriva a { $count }.
tell-bid-shares = I PV si dividerebbero: { $shares }.
tell-reach = { $points ->
    [one] { $points } punto azione: { $areas }
   *[other] { $points } punti azione: { $areas }
}
tell-reach-more = { $points ->
    [one] { $points } punto azione (non ne restano abbastanza): { $areas }
   *[other] { $points } punti azione (non ne restano abbastanza): { $areas }
}
tell-place = { $area }
tell-stop = { $area } (ci si ferma)
tell-fight = Conflitto { $area_in }: { $sides }.
tell-fight-nobody = Non c'è nessun avversario { $area_in }.
tell-side = { $seat } con forza { $base } (al massimo { $most })
tell-side-hidden = { $seat } con forza { $base } (riserve nascoste)
tell-score = { $seat } segnerebbe { $total } PV ({ $parts }) e ne avrebbe { $vp }.
tell-score-nothing = { $seat } non segnerebbe niente e resterebbe con { $vp } PV.


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
draw-loss-influence = { $count ->
    [one] costa { $count } segnalino Influenza
   *[other] costa { $count } segnalini Influenza
}
draw-loss-trader = { $count ->
    [one] costa { $count } commerciante
   *[other] costa { $count } commercianti
}
draw-loss-reputation = { $count ->
    [one] costa { $count } livello di reputazione
   *[other] costa { $count } livelli di reputazione
}
draw-reconstructed = Mappa e segnalini sono ricostruiti, non quelli stampati.


## Options: what a table may agree on before a match

group-map = Mappa
group-length = Durata
group-secrets = Che cosa vedono gli altri
group-auction = Asta e punti azione
group-markers = Segnalini speciali
group-conflicts = Conflitti
group-points = Punti vittoria
preset-first = A 42 PV, con i segnalini Vittoria Speciale visibili a tutti.
preset-standard = A 42 PV, ognuno con un segnalino Vittoria Speciale segreto.
preset-long = A 60 PV: la mappa si riempie, e la reputazione ha il tempo di pesare.

option-board = Un tabellone tuo
    .about = Un file porta mappa, segnalini e numeri propri al posto di quelli ricostruiti.
option-goal = PV per vincere
    .about = Chi raggiunge questi PV vince subito (R60).
option-goal-42 = 42
option-goal-60 = 60
option-goal-80 = 80
option-points-and-special-same-turn = Punti e speciale nello stesso turno
    .about = Tieni i punti azione di un segnalino anche se ne usi lo speciale nel turno in cui lo vinci (R17).
option-points-after-movement = Punti azione dopo il movimento
    .about = Anche tra un conflitto e l'altro e alla fine puoi comprare punti azione e cambiare con essi un valore (R16).
option-change-steps = Passi nella Tabella Risorse
    .about = In un turno i punti azione possono spostare una risorsa di questo numero di livelli (R21).
option-all-pass = Se nessuno offre
    .about = Quando tutti passano, la fila è persa o va gratis a chi è stato interpellato per ultimo (R13).
option-all-pass-discard_row = la fila è persa
option-all-pass-last_takes_row = va all'ultimo
option-out-of-markers = Quando la pila è esaurita
    .about = Si giocano le file ancora scoperte, e poi vince chi ha più PV; oppure prima i segnalini usati formano un'altra pila (R61).
option-out-of-markers-reshuffle_used_once_then_highest_vp = un'altra pila
option-out-of-markers-highest_vp = la partita finisce
option-markers-between-conflicts = Segnalini tra un conflitto e l'altro
    .about = Tra due conflitti del tuo turno puoi usare qualunque segnalino, oppure solo una carovana (R42).
option-markers-between-conflicts-any = qualunque
option-markers-between-conflicts-caravan = solo una carovana
option-caravan-in-conflict = Carovana durante un conflitto
    .about = Nel tuo turno una carovana può far entrare pezzi in un conflitto già iniziato, o farli uscire (R42).
option-migration-new-trader = La migrazione porta
    .about = Il nuovo commerciante di una migrazione è neutrale o di chi usa il segnalino (R47).
option-migration-new-trader-neutral = un commerciante neutrale
option-migration-new-trader-own = un commerciante proprio
option-station-in-friendly-area-only = Stazioni solo in aree amichevoli
    .about = Puoi costruire una stazione commerciale solo in un'area amichevole, invece che in qualsiasi area (R43).
option-wholesaler-entry = Dove entra il grossista
    .about = Un grossista può entrare sulla mappa solo in un'area di questo tipo (R44).
option-wholesaler-entry-friendly_area_or_empty_coast = area amichevole o costa vuota
option-wholesaler-entry-friendly_area = area amichevole
option-wholesaler-entry-friendly_or_empty_coast = costa amichevole o vuota
option-wholesaler-itself-doubled = Anche il grossista conta doppio
    .about = Nei conflitti il grossista stesso conta 2, e non contano doppio solo i commercianti accanto a lui (R40).
option-wholesaler-doubles-in-neutral-conflict = Grossista anche contro i neutrali
    .about = Il grossista raddoppia i commercianti accanto a lui anche nei conflitti con i commercianti neutrali (R40).
option-rivals-fight-once = Un solo conflitto per tutti
    .about = Ogni pezzo si batte una volta sola per turno, anche quelli degli altri posti (R22).
option-lowest-reputation-pays = Senza reputazione si paga lo stesso
    .about = Se la tua reputazione è al livello più basso, un segnalino Conflitto che costa reputazione non ti costa niente; altrimenti non si può accettare (R27).
option-retreat-optional = Chi vince può lasciar restare
    .about = Chi vince un conflitto non è obbligato a far ritirare i pezzi sconfitti (R33).
option-blocked-retreat = Pezzi che non possono ritirarsi
    .about = I pezzi sconfitti senza via di ritirata lasciano la mappa o restano dove sono (R35).
option-blocked-retreat-remove = lasciano la mappa
option-blocked-retreat-stay = restano
option-majority-strict = Maggioranza senza parità
    .about = Un segnalino Maggioranza paga solo chi ha più aree con la risorsa di chiunque altro; in parità non paga (R51).
option-most-stations-strict = Più stazioni senza parità
    .about = I PV per il maggior numero di stazioni vanno solo a chi ne ha più di chiunque altro; in parità a nessuno (R53).
option-vp-skip-backwards = Si saltano le caselle anche indietro
    .about = Anche quando perdi PV, le caselle del tracciato occupate da altri si saltano senza contarle (R57).
option-distribution-can-end-game = Si vince anche con le spartizioni
    .about = I PV spartiti dopo un'asta possono far vincere la partita, non solo quelli segnati nel proprio turno (R60).
option-influence-public = Influenza scoperta
    .about = Tutti vedono quanta influenza hanno gli altri (R14).
option-held-action-markers-public = Segnalini Azione scoperti
    .about = Tutti vedono quali segnalini Azione tengono gli altri (R14).
option-special-victory-hidden = Vittoria Speciale nascosta
    .about = Solo tu conosci il tuo segnalino Vittoria Speciale; altrimenti lo vedono tutti (R14).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } PV
change-reputation = { $amount } reputazione
change-influence = { $amount } influenza

## Orders: what a seat is told beforehand

order-auction = Asta
order-auction-up-to = Offri il minimo che basta, fino a { $number }; se no passa
order-auction-exactly = Offri { $number } se basta; se no passa
order-auction-pass = Passa
order-attacked = Quando mi attaccano
order-attacked-retreat = Ritirati
order-attacked-hold = Impegna fino a { $number } Influenza e nessun segnalino
order-reputation = Reputazione dopo un conflitto vinto
order-reputation-pay = Paga ogni volta che posso
order-reputation-keep = Lasciala com'è
## Che cosa si confronta tra le partite, come mostrano le statistiche

feat-opening = Prima area
feat-marker = Segnalino usato
feat-conflicts = Conflitti iniziati
