### Meduris in Italian.
###
### Names of things carry what sentences need as attributes:
###   .many    in the plural
###   .at      the material's high plain, with "in" or "su" and the article: "nel bosco"
###   .from    the plain with "da" and the article: "dal bosco"
###   .to      the plain with "a" and the article: "al bosco"
###   .of      with "di" and the article: "del serpente"
###   .a       with the indefinite article: "una capanna"
###   .form    no words: whether there is anything at all, "some" or "none", to select by
### A person's name may stand in place of $seat, $owner and $other, so only the bare names are used.
### A hut is called by the number of its space: "capanna 18".


## The game itself

game-name = Meduris
game-about = Costruisci capanne e templi attorno al monte sacro, e dai al druido ciò che chiede.

## Seats

seat-0 = Epona
seat-1 = Lugh
seat-2 = Brigid
seat-3 = Taranis


## Materials and their plains

material-wood = legno
    .many = legni
    .at = nel bosco
    .from = dal bosco
    .to = al bosco
material-wool = lana
    .many = lane
    .at = sul pascolo
    .from = dal pascolo
    .to = al pascolo
material-copper = rame
    .many = rame
    .at = nella miniera
    .from = dalla miniera
    .to = alla miniera
material-stone = pietra
    .many = pietre
    .at = nella cava
    .from = dalla cava
    .to = alla cava

pile = { $count } { $count ->
    [one] { $material }
   *[other] { $material_many }
}
    .form = some
pile-none = niente
    .form = none


## Districts, by their rune stones

district-serpent = serpente
    .of = del serpente
district-box = scatola
    .of = della scatola
district-sprout = germoglio
    .of = del germoglio
district-omega = omega
    .of = dell'omega
district-spiral = spirale
    .of = della spirale
district-waves = onde
    .of = delle onde
district-figure = figura
    .of = della figura
district-hook = uncino
    .of = dell'uncino
district-arrow = freccia
    .of = della freccia


## Bonus tokens: what they are good for

token-points = 2 punti
token-hut = una capanna gratis
token-druid = un dono per il druido


## Buildings

building-hut = capanna
    .a = una capanna
building-temple = tempio
    .a = un tempio


## What seats get, and how things are put together

gain = { $pile } per { $seat }
    .you = { $pile } per te
scored = { $points ->
    [one] { $points } punto per { $seat }
   *[other] { $points } punti per { $seat }
}
    .you = { $points ->
        [one] { $points } punto per te
       *[other] { $points } punti per te
    }
list = { $one }, { $more }
    .form = some
list-end = { $one } e { $two }
    .form = some
sentences = { $one } { $more }


## What is being decided

ask-first = Si sorteggia chi inizia.
ask-token = Si sorteggia il prossimo gettone bonus.
ask-roll = Si lancia il dado.
ask-finished = La partita è finita.

ask-lay = { $seat }: metti un gettone bonus su una casella; tra un gettone e l'altro, almeno tre caselle.
ask-worker = { $seat }: metti un lavoratore su un altopiano.
ask-take = { $seat }: prendi dalla montagna un materiale a scelta.
ask-return = { $seat }: restituisci alla montagna un materiale a scelta.
ask-turn = { $seat }: { $pieces ->
    [both] sposta un lavoratore per il grande raccolto, oppure costruisci una capanna o un tempio.
    [hut] sposta un lavoratore per il grande raccolto, oppure costruisci una capanna.
    [temple] sposta un lavoratore per il grande raccolto, oppure erigi un tempio.
   *[none] sposta un lavoratore per il grande raccolto.
}
ask-turn-last = { $seat }: è il tuo ultimo turno. { $pieces ->
    [both] Sposta un lavoratore per il grande raccolto, oppure costruisci una capanna o un tempio.
    [hut] Sposta un lavoratore per il grande raccolto, oppure costruisci una capanna.
    [temple] Sposta un lavoratore per il grande raccolto, oppure erigi un tempio.
   *[none] Sposta un lavoratore per il grande raccolto.
}
ask-turn-limit = { $seat }: per il limite è il tuo ultimo turno. { $pieces ->
    [both] Sposta un lavoratore per il grande raccolto, oppure costruisci una capanna o un tempio.
    [hut] Sposta un lavoratore per il grande raccolto, oppure costruisci una capanna.
    [temple] Sposta un lavoratore per il grande raccolto, oppure erigi un tempio.
   *[none] Sposta un lavoratore per il grande raccolto.
}
ask-payment = { $seat }: paga { $due } per { $purpose ->
    [hut] la capanna sulla casella { $space }
    [temple] il tempio sulla casella { $space }
   *[druid] il druido nella capanna { $space }
}, oppure dai tre altri materiali al posto di una parte.
ask-replacement = { $seat }: dai tre altri materiali al posto di 1 { $material } per { $purpose ->
    [hut] la capanna sulla casella { $space }
    [temple] il tempio sulla casella { $space }
   *[druid] il druido nella capanna { $space }
}{ $count ->
    [one] .
   *[other] ; in tutto i materiali da sostituire sono { $count }.
}
ask-offering = { $seat }: { $lap ->
    [yes] nell'ultimo giro il druido
   *[no] il druido
} chiede { $one } e { $two } nella capanna { $space }: uno solo dà 1 punto, entrambi { $size }.{ $token ->
    [yes] {" "}Il gettone druido vale entrambi.
   *[no] { "" }
}
ask-offering-lone = { $seat }: { $lap ->
    [yes] nell'ultimo giro il druido
   *[no] il druido
} chiede { $one } o { $two } nella capanna isolata { $space }: 1 punto{ $both ->
    [yes] , anche per entrambi.
   *[no] .
}{ $token ->
    [yes] {" "}Il gettone druido vale altrettanto.
   *[no] { "" }
}


## The log: chance

log-first = Inizia { $seat }.
    .you = Inizi tu.
log-token = Gettone bonus sulla casella { $space }: { $token }.
log-roll = Sul dado esce { $material }: { $gains }.
log-roll-idle = Sul dado esce { $material }, ma nessuno ne ottiene.
log-roll-plus = Sul dado esce +1: per tutti un materiale a scelta.
log-roll-plus-idle = Sul dado esce +1, ma non è rimasto niente da prendere.
log-roll-minus = Sul dado esce −1: tutti restituiscono un materiale.
log-roll-minus-idle = Sul dado esce −1, ma nessuno ha qualcosa da restituire.


## The log: seats

log-lay = { $seat } mette un gettone bonus coperto sulla casella { $space }.
    .you = Metti un gettone bonus coperto sulla casella { $space }.
log-worker = { $seat } mette un lavoratore { $plain_at }.
    .you = Metti un lavoratore { $plain_at }.
log-take = { $seat } prende 1 { $material }.
    .you = Prendi 1 { $material }.
log-decline = { $seat } non prende niente.
    .you = Non prendi niente.
log-return = { $seat } restituisce 1 { $material }.
    .you = Restituisci 1 { $material }.
log-move = { $seat } sposta un lavoratore { $plain_from } { $to_to }: { $gains }.
    .you = Sposti un lavoratore { $plain_from } { $to_to }: { $gains }.
log-move-idle = { $seat } sposta un lavoratore { $plain_from } { $to_to }, dove non resta niente da prendere.
    .you = Sposti un lavoratore { $plain_from } { $to_to }, dove non resta niente da prendere.
log-hut = { $seat } costruisce una capanna sulla casella { $space } per { $cost }.
    .you = Costruisci una capanna sulla casella { $space } per { $cost }.
log-hut-free = { $seat } costruisce una capanna sulla casella { $space }, gratis grazie al gettone bonus.
    .you = Costruisci una capanna sulla casella { $space }, gratis grazie al gettone bonus.
log-hut-begun = { $seat } comincia una capanna sulla casella { $space }, che costa { $cost }.
    .you = Cominci una capanna sulla casella { $space }, che costa { $cost }.
log-temple = { $seat } erige un tempio sulla casella { $space } per { $cost }.
    .you = Erigi un tempio sulla casella { $space } per { $cost }.
log-temple-begun = { $seat } comincia un tempio sulla casella { $space }, che costa { $cost }.
    .you = Cominci un tempio sulla casella { $space }, che costa { $cost }.
log-pay = { $seat } paga { $cost }.
    .you = Paghi { $cost }.
log-pay-nothing = { $seat } paga solo con sostituzioni.
    .you = Paghi solo con sostituzioni.
log-spare = { $seat } darà tre altri materiali al posto di 1 { $material }.
    .you = Darai tre altri materiali al posto di 1 { $material }.
log-replace = { $seat } dà { $given } al posto di 1 { $material }.
    .you = Dai { $given } al posto di 1 { $material }.
log-offer = { $seat } offre { $gift } nella capanna { $space }: { $vp ->
    [one] { $vp } punto.
   *[other] { $vp } punti.
}
    .you = Offri { $gift } nella capanna { $space }: { $vp ->
        [one] { $vp } punto.
       *[other] { $vp } punti.
    }
log-offer-begun = { $seat } offre { $gift } nella capanna { $space }: { $vp ->
    [one] { $vp } punto, una volta pagato.
   *[other] { $vp } punti, una volta pagato.
}
    .you = Offri { $gift } nella capanna { $space }: { $vp ->
        [one] { $vp } punto, una volta pagato.
       *[other] { $vp } punti, una volta pagato.
    }
log-offer-token = { $seat } offre il gettone druido nella capanna { $space }: { $vp ->
    [one] { $vp } punto.
   *[other] { $vp } punti.
}
    .you = Offri il gettone druido nella capanna { $space }: { $vp ->
        [one] { $vp } punto.
       *[other] { $vp } punti.
    }
log-offer-nothing = { $seat } non offre niente nella capanna { $space } e { $lost ->
    [0] non ha punti da perdere.
    [one] perde { $lost } punto.
   *[other] perde { $lost } punti.
}
    .you = Non offri niente nella capanna { $space } e { $lost ->
        [0] non hai punti da perdere.
        [one] perdi { $lost } punto.
       *[other] perdi { $lost } punti.
    }


## The log: what followed

then-offered = L'offerta dà { $vp ->
    [one] { $vp } punto.
   *[other] { $vp } punti.
}
then-hut = La capanna sulla casella { $space } è pronta.
then-temple = Il tempio sulla casella { $space } è pronto.
then-token = Il gettone bonus dà { $vp ->
    [one] { $vp } punto.
   *[other] { $vp } punti.
}
then-rune = La pietra runica { $district_of } va a { $seat }.
    .you = La pietra runica { $district_of } va a te.
then-rune-from = La pietra runica { $district_of } passa da { $other } a { $seat }.
    .you = La pietra runica { $district_of } passa da { $other } a te.
    .you-other = La pietra runica { $district_of } passa da te a { $seat }.
then-last-turns = { $seat } ha costruito tutto: ancora un turno per tutti gli altri.
    .you = Hai costruito tutto: ancora un turno per tutti gli altri.
then-druid-rock = Il druido avanza sulla roccia { $rock }.
then-druid-waits = Il druido resta dov'è.
then-river = Il druido attraversa il grande fiume: { $points }.
then-druid = Il druido arriva alla capanna { $space } ({ $owner }).
    .you-owner = Il druido arriva alla tua capanna { $space }.
then-lap-built = Il druido comincia l'ultimo giro.
then-lap-stuck = Nessuno può più costruire: il druido comincia l'ultimo giro.
then-lap-turn-limit = Come concordato, dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} il druido comincia l'ultimo giro.
then-limit = { $rounds ->
    [1] Questo è l'ultimo giro di turni prima del limite.
   *[other] Mancano { $rounds } giri di turni al limite.
}
then-final = { $seat }: { $temples } per i templi, { $runes } per le pietre runiche, { $vp ->
    [one] { $vp } punto in tutto.
   *[other] { $vp } punti in tutto.
}
    .you = Tu: { $temples } per i templi, { $runes } per le pietre runiche, { $vp ->
        [one] { $vp } punto in tutto.
       *[other] { $vp } punti in tutto.
    }


## How a match ended

end-built = La partita finisce dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}: { $seat } ha costruito tutto prima degli altri.
    .you = La partita finisce dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }: hai costruito tutto prima degli altri.
end-stuck = La partita finisce dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}: nessuno poteva più costruire.
end-turn-limit = La partita finisce dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, come concordato.

before-points = { $seat } precede { $other } per punti: { $more } a { $less }.
    .you = Precedi { $other } per punti: { $more } a { $less }.
    .you-other = { $seat } ti precede per punti: { $more } a { $less }.
before-buildings = { $seat } precede { $other }: pari punti, ma più costruzioni, { $more } a { $less }.
    .you = Precedi { $other }: pari punti, ma più costruzioni, { $more } a { $less }.
    .you-other = { $seat } ti precede: pari punti, ma più costruzioni, { $more } a { $less }.
before-materials = { $seat } precede { $other }: pari punti e costruzioni, ma più materiali rimasti, { $more } a { $less }.
    .you = Precedi { $other }: pari punti e costruzioni, ma più materiali rimasti, { $more } a { $less }.
    .you-other = { $seat } ti precede: pari punti e costruzioni, ma più materiali rimasti, { $more } a { $less }.
before-shared = { $seat } e { $other } sono a pari merito: pari in tutto.
    .you = Tu e { $other } siete a pari merito: pari in tutto.
    .you-other = { $seat } e tu siete a pari merito: pari in tutto.


## Why not: at any time

why-not-now = Non è questo che si decide ora. { $question }
why-no-space = La casella { $space } non esiste: sono numerate da 0 a { $last }.


## Why not: setting up, and the small yield

why-token-near = La casella { $space } è troppo vicina al gettone sulla casella { $other }: in mezzo { $between ->
    [one] deve esserci almeno { $between } casella.
   *[other] devono esserci almeno { $between } caselle.
}
why-tokens-need-room = Con un gettone sulla casella { $space } non resterebbe posto per quelli che mancano.
why-plain-full = Non c'è più posto { $plain_at }: il massimo è { $most ->
    [one] { $most } lavoratore.
   *[other] { $most } lavoratori.
}
why-supply-empty = Sulla montagna non resta { $material }.
why-must-take = A questo tavolo devi prendere un materiale, finché ce n'è.
why-have-none = Non hai { $material } da restituire.


## Why not: moving workers and building

why-no-worker = All'altezza { $height } { $plain_at } non c'è nessun lavoratore.
why-not-your-worker = Il lavoratore all'altezza { $height } { $plain_at } è di { $seat }.
why-same-plain = Un lavoratore deve cambiare altopiano: questo è già { $plain_at }.
why-space-taken = Sulla casella { $space } c'è già { $building_a } ({ $seat }).
why-no-huts-left = Non hai più capanne.
why-no-temples-left = Non hai più templi.
why-temple-on-token = Sulla casella { $space } c'è un gettone bonus: lì può stare solo una capanna, non un tempio.
why-too-dear = La casella { $space } costa { $cost }, e { $have_form ->
    [none] non hai niente.
   *[some] hai { $have }: non basta, nemmeno dandone tre per uno.
}


## Why not: paying and offering

why-pay-short = Hai { $have }: prima di pagare il resto, di' al posto di che cosa dai tre altri materiali.
why-not-due = Qui non è dovuto il materiale { $material }, quindi non c'è da sostituirlo.
why-nothing-to-keep = In questo pagamento tutto il materiale { $material } è già da sostituire.
why-keep-too-dear = Hai { $have }: non basta per dare tre altri materiali al posto di { $material }.
why-replace-other = Il materiale da sostituire ora è { $material }.
why-replace-itself = Dai tre altri materiali: { $material } non può sostituire { $material }.
why-have-too-few = { $have ->
    [0] Non hai { $material }.
   *[other] Di { $material } ne hai solo { $have }.
}
why-rest-impossible = Poi non potresti sostituire ciò che manca ancora: dai altri materiali.
why-no-druid-token = Sotto la capanna { $space } non c'è un gettone druido.
why-both-alone = La capanna { $space } è isolata: un secondo materiale non darebbe altro, quindi se ne offre uno solo.
why-not-asked-for = Nella capanna { $space } il druido chiede { $one } e { $two }, nient'altro.
why-offer-too-dear = Non puoi offrire { $gift }, nemmeno dandone tre per uno: { $have_form ->
    [none] non hai niente.
   *[some] hai { $have }.
}


## Questions that can be asked, and their answers

tell-help-price = price [POSTO]: quanto costa una capanna su ogni casella libera, e dove la si può pagare.
tell-help-worth = worth CASELLA: quanto costa lì una capanna, e che cosa darebbe all'arrivo del druido.
tell-help-druid = druid [CASELLA]: dove va il druido dopo la prossima costruzione, o dopo una capanna su una casella.
tell-help-score = score: quanto avrebbe ognuno se la partita finisse ora, senza l'ultimo giro.

tell-price = { $each } di ciascun materiale{ $payable ->
    [yes] , si può pagare
    [no] , troppo caro
   *[unknown] { "" }
}: { $spaces }
tell-price-free = Gratis, con un gettone bonus: { $spaces }
tell-price-no-huts = { $seat } non ha più capanne da costruire. Agli altri una capanna costa:
tell-price-none = Non restano caselle libere.
tell-worth-cost = Una capanna sulla casella { $space } { $cost_form ->
    [none] non costa niente.
   *[some] costa { $cost }.
}
tell-worth = Lì il druido chiederebbe { $one } e { $two }: { $size ->
    [1] basta uno dei due per 1 punto.
   *[other] uno solo dà 1 punto, entrambi { $size }.
}
tell-worth-at-once = { $huts ->
    [0] Ci arriverebbe subito.
    [one] Ci arriverebbe subito, dopo { $huts } altra capanna.
   *[other] Ci arriverebbe subito, dopo { $huts } altre capanne.
}
tell-worth-later = { $huts ->
    [0] Non ci arriverebbe ancora, ma sarebbe la prima capanna sul suo sentiero.
    [one] Ci arriverebbe più avanti, dopo { $huts } altra capanna.
   *[other] Ci arriverebbe più avanti, dopo { $huts } altre capanne.
}
tell-druid-waits = Il druido resta dov'è.
tell-druid-rock = Il druido avanza sulla roccia { $rock } e non visita nessuno.
tell-druid = Il druido visita { $visits }.
tell-visit = la capanna { $space } ({ $owner }, { $token ->
    [yes] { $points ->
        [one] fino a { $points } punto, con un gettone druido
       *[other] fino a { $points } punti, con un gettone druido
    }
   *[no] { $points ->
        [one] fino a { $points } punto
       *[other] fino a { $points } punti
    }
})
tell-druid-river = { $times ->
    [1] Nel cammino attraversa il grande fiume.
    [2] Nel cammino attraversa due volte il grande fiume.
   *[other] Nel cammino attraversa { $times } volte il grande fiume.
}
tell-score = { $seat }: { $vp } ora, { $temples } per i templi, { $runes } per le pietre runiche, { $total ->
    [one] { $total } punto in tutto.
   *[other] { $total } punti in tutto.
}


## Labels of the drawing: short words, columns are few

label-set-up = preparazione
label-turn = turno { $turn }
label-turn-of = turno { $turn } di { $last }
label-last-turns = ultimi turni
label-last-lap = ultimo giro
label-finished = fine
label-lap-from = da { $space }
label-lap-from-rock = dalla roccia { $rock }
label-lap-from-temple = dal suo tempio
label-die = dado
label-die-plus = tutti +1
label-die-minus = tutti -1
label-supply = scorta
label-plain-wood = bosco
label-plain-wool = pascolo
label-plain-copper = miniera
label-plain-stone = cava
label-druid = druido
label-next-hut = prossima capanna
label-visits = capanne ancora da visitare
label-stones = rune in riserva
label-hut = capanna, insediamento 3
label-temple = tempio
label-price = costa 3 di ciascuno
label-bonus = bonus
label-river = grande fiume
label-choose = da scegliere
label-seat = posto
label-points = PV
label-huts = capanne
label-temples = templi
label-away = ☼ tra
label-runes = rune
label-total = tot
label-reconstructed = { $count ->
    [one] Territorio o materiali di una casella sono ricostruiti, non letti da un tabellone.
   *[other] Territori o materiali di { $count } caselle sono ricostruiti, non letti da un tabellone.
}


## Options: what a table may agree on before a match

group-map = Anello e gettoni
group-seats = Chi comincia, e i colori
group-secrets = Che cosa vedono gli altri
group-length = Durata
preset-first = Tutti vedono tutti i materiali: niente da ricordare, ed è facile aiutarsi.
preset-standard = I gettoni bonus a caso, i materiali dietro gli schermi.
preset-long = Mettete voi i gettoni bonus, e solo l'ultima capanna chiude la partita.

option-board = Un anello tuo
    .about = Un file con un tabellone prende il posto dell'anello stampato.
option-tokens = Gettoni bonus
    .about = Stanno a caso, come nell'esempio del regolamento, o dove i giocatori li mettono a turno, coperti (R1).
option-tokens-random = a caso
option-tokens-example = come nell'esempio
option-tokens-placed = messi dai giocatori
option-first = Chi inizia
    .about = Inizia un posto a scelta o uno sorteggiato (R2).
option-first-random = a sorte
option-first-seat-0 = { seat-0 }
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-first-seat-3 = { seat-3 }
option-may-decline = Rinunciare al +1
    .about = Quando il dado mostra +1, puoi non prendere niente anche se c'è qualcosa da prendere (R5).
option-payments = Tre per uno
    .about = Tre altri materiali sostituiscono solo quello che ti manca, o anche quello che preferisci tenere (R9).
option-payments-fewest = solo per ciò che manca
option-payments-any = per qualsiasi materiale
option-lone-hut = Druido all'unica capanna
    .about = Se l'unica capanna è quella dove si trova, il druido fa un giro dell'anello e ci torna, oppure aspetta lì (R15).
option-lone-hut-lap = fa un giro
option-lone-hut-wait = aspetta
option-both-alone = Due materiali a una capanna isolata
    .about = A una capanna isolata puoi dare al druido entrambi i materiali, anche se non valgono più di uno (R17).
option-river-in-last-turns = Il fiume vale negli ultimi turni
    .about = Anche negli ultimi turni le pietre runiche danno punti quando il druido attraversa il grande fiume (R19).
option-stocks = Materiali degli altri
    .about = Dei materiali dietro gli schermi altrui non vedi nulla, vedi solo quanti sono, o li vedi tutti (R23).
option-stocks-hidden = nascosti
option-stocks-totals = solo il numero
option-stocks-open = scoperti
option-turn-limit = Limite di turni
    .about = Alla fine del giro di turni in cui si arriva a questo numero, contando i turni di tutti, il druido comincia l'ultimo giro; il regolamento non ha un tale limite (R25).
option-colours = Colori
    .about = Il colore di ogni posto; in due si gioca con viola e blu, come nella scatola (R26).
option-colours-violet = viola
option-colours-blue = blu
option-colours-green = verde
option-colours-red = rosso

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $count ->
    [one] { $amount } punto
    *[other] { $amount } punti
}
change-runes = { $count ->
    [one] { $amount } pietra runica
    *[other] { $amount } pietre runiche
}
change-materials = { $count ->
    [one] { $amount } materiale
    *[other] { $amount } materiali
}
change-wood = { $amount } legno
change-wool = { $amount } lana
change-copper = { $amount } rame
change-stone = { $amount } pietra

## Orders: what a seat is told beforehand

order-rituals = Rituali
order-rituals-nothing = Non offrire niente
order-rituals-up-to = { $number ->
    [one] Offri un materiale se ce l'ho
   *[other] Offri entrambi i materiali se li ho; se no uno
}
order-rituals-token = Offri il gettone sotto la capanna; se no niente
## Che cosa si confronta tra le partite, come mostrano le statistiche

feat-opening = Primi lavoratori
feat-huts = Capanne costruite
feat-temples = Templi costruiti
feat-offerings = Offerte fatte
