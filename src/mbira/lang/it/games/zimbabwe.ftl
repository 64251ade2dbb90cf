### The Great Zimbabwe in Italian.
###
### Names of things carry what sentences need as attributes:
###   .the    with the definite article: "lo scultore"
###   .a      with the indefinite article where there is one: "uno scultore", "legno"
###   .of     with "di" and the article: "dello scultore"
###   .from   with "da" and the article: "dallo scultore"
###   .many   in the plural
###   .form   no words: what a craftsman's tile is like, "long" or "square", to select by
### A person's name may stand in place of $seat, $owner and $other, so only the bare names are used.


## The game itself

game-name = Il Grande Zimbabwe
game-about = Eleva monumenti, assumi artigiani, conquista il favore di un dio: un'economia di bestiame e vie brevi, senza fortuna.

## Seats

seat-0 = Kilwa
seat-1 = Mutapa
seat-2 = Zulu
seat-3 = Lozi
seat-4 = Mapungubwe


## Craftsmen

craftsman-wood-carver = intagliatore di legno
    .the = l'intagliatore di legno
    .a = un intagliatore di legno
    .of = dell'intagliatore di legno
    .from = dall'intagliatore di legno
    .many = intagliatori di legno
    .form = long
craftsman-potter = ceramista
    .the = il ceramista
    .a = un ceramista
    .of = del ceramista
    .from = dal ceramista
    .many = ceramisti
    .form = long
craftsman-ivory-carver = cesellatore di avorio
    .the = il cesellatore di avorio
    .a = un cesellatore di avorio
    .of = del cesellatore di avorio
    .from = dal cesellatore di avorio
    .many = cesellatori di avorio
    .form = square
craftsman-diamond-cutter = incisore di diamanti
    .the = l'incisore di diamanti
    .a = un incisore di diamanti
    .of = dell'incisore di diamanti
    .from = dall'incisore di diamanti
    .many = incisori di diamanti
    .form = square
craftsman-sculptor = scultore
    .the = lo scultore
    .a = uno scultore
    .of = dello scultore
    .from = dallo scultore
    .many = scultori
    .form = square
craftsman-vessel-maker = vasaio
    .the = il vasaio
    .a = un vasaio
    .of = del vasaio
    .from = dal vasaio
    .many = vasai
    .form = square
craftsman-throne-maker = costruttore di troni
    .the = il costruttore di troni
    .a = un costruttore di troni
    .of = del costruttore di troni
    .from = dal costruttore di troni
    .many = costruttori di troni
    .form = long


## Resources

resource-wood = legno
    .the = il legno
    .a = legno
resource-clay = argilla
    .the = l'argilla
    .a = argilla
resource-ivory = avorio
    .the = l'avorio
    .a = avorio
resource-diamonds = diamanti
    .the = i diamanti
    .a = diamanti


## What else can lie on a cell

thing-monument = monumento
    .a = un monumento
thing-water = acqua
    .a = acqua
thing-start = zona di partenza
    .a = una zona di partenza
thing-nothing = niente
    .a = niente


## Gods

god-shadipinyi = Shadipinyi
god-elegua = Elegua
god-dziva = Dziva
god-eshu = Eshu
god-gu = Gu
god-obatala = Obatala
god-atete = Atete
god-tsui-goab = Tsui-Goab
god-anansi = Anansi
god-qamata = Qamata
god-engai = Engai
god-xango = Xango

god-effect-shadipinyi = Quando si dona, un suo tassello sta in testa alla fila, e tutto il bestiame che vi finisce è tuo.
god-effect-elegua = A ogni round la riserva comune paga fino a 3 capi di bestiame della tua prima donazione.
god-effect-dziva = Quando la scegli, e poi all'inizio di ogni tuo turno, puoi cambiare i tuoi prezzi, in su o in giù.
god-effect-eshu = Nei tuoi turni ogni raggio è di 6 passi invece di 3.
god-effect-gu = Ogni carta tecnologia aumenta il tuo RV solo di 1, comprese quelle che hai già.
god-effect-obatala = Quando costruisci un monumento, puoi costruirne anche un secondo.
god-effect-atete = Puoi usare ancora una volta una risorsa che ha già un indicatore esaurito.
god-effect-tsui-goab = I beni per uno stesso monumento possono essere dello stesso tipo.
god-effect-anansi = Ogni artigiano ti cede un bene per 1 capo di bestiame, qualunque sia il suo prezzo.
god-effect-qamata = Quello che chiunque paga per le stazioni va su questa carta invece che nella riserva.
god-effect-engai = A ogni rendita ricevi 2 capi di bestiame in più.
god-effect-xango = Il tuo RV scende di 2, e una parità per la vittoria si risolve a tuo favore.


## Specialists

specialist-shaman = sciamano
    .the = lo sciamano
specialist-rain-ceremony = danzatore della pioggia
    .the = il danzatore della pioggia
specialist-herd = mandriano
    .the = il mandriano
specialist-nomads = nomadi
    .the = i nomadi
specialist-builder = costruttore
    .the = il costruttore

specialist-effect-shaman = Con 2 capi di bestiame piazzi una tessera risorsa su una casella vuota.
specialist-effect-rain-ceremony = Con 3 capi di bestiame piazzi una tessera acqua su due caselle vuote affiancate.
specialist-effect-herd = Metti 2, 4 o 6 capi di bestiame sulla carta, e la riserva ne aggiunge la metà.
specialist-effect-nomads = Con 2 capi di bestiame, in questo turno i tuoi nuovi monumenti possono toccarne altri.
specialist-effect-builder = Con 2 capi di bestiame, i primi 2 capi pagati per ogni artigiano che posizioni in questo turno vanno su questa carta.


## The main action of a turn, as in "you have already chosen to ..."

main-nothing = non fare nulla
main-building = costruire un monumento
main-placing = posizionare artigiani
main-pricing = fissare i prezzi
main-raising = elevare monumenti
main-closed = fare altro


## What is being decided

ask-tile = Si pesca la prossima tessera della mappa.
ask-marker = Si pesca il prossimo indicatore RV.
ask-without = Si pesca un dio che resta nella scatola.
ask-finished = La partita è finita.

ask-first-monument = { $seat }: piazza il tuo primo monumento su una zona di partenza libera.
ask-gift = { $most ->
    [1] { $seat }: dona 1 capo di bestiame, oppure passa.
   *[other] { $seat }: dona almeno { $least ->
        [one] 1 capo di bestiame
       *[other] { $least } capi di bestiame
    }, oppure passa; puoi arrivare a { $most }.
}
ask-dziva-prices = { $seat }: con il favore di Dziva, cambia i tuoi prezzi o lasciali come sono.
ask-turn = { $seat }: scegli un dio o uno specialista{ $use ->
    [yes] , usa gli specialisti
   *[no] { "" }
} e svolgi un'azione principale.
ask-turn-owed = { $seat }: continua il tuo turno; devi ancora usare { $specialist_the }.
ask-turn-unpriced = { $seat }: fissa il prezzo { $craftsman_of } (1 se non lo fissi) o posiziona altri artigiani.
ask-turn-god = { $seat }: scegli un dio{ $use ->
    [yes] , usa gli specialisti
   *[no] { "" }
} e svolgi un'azione principale.
ask-turn-specialist = { $seat }: scegli uno specialista{ $use ->
    [yes] , usa gli specialisti
   *[no] { "" }
} e svolgi un'azione principale.
ask-turn-main = { $seat }: { $use ->
    [yes] usa gli specialisti e svolgi un'azione principale.
   *[no] svolgi un'azione principale.
}
ask-turn-on = { $seat }: continua il tuo turno o concludilo.
ask-monument-site = { $seat }: scegli una casella per il nuovo monumento.
ask-craftsman-site = { $seat }: scegli dove posizionare { $craftsman_the }.
ask-resource-site = { $seat }: scegli una casella vuota per { $resource_the }.
ask-water-site = { $seat }: scegli due caselle vuote affiancate per l'acqua.
ask-good = { $goods ->
    [one] { $seat }: scegli un artigiano per l'ultimo bene che serve al monumento in { $cell }.
   *[other] { $seat }: scegli un artigiano per il prossimo dei { $goods } beni che servono al monumento in { $cell }.
}
ask-good-resource = { $seat }: scegli la risorsa di { $resource } che { $craftsman_the } esaurisce.
ask-primary-good = { $seat }: scegli { $primary_the } che rifornisce { $craftsman_the }.
ask-primary-resource = { $seat }: scegli la risorsa di { $resource } che { $craftsman_the } esaurisce.


## The log: chance

log-tile = { $tile ->
    [0] La tessera iniziale viene posata { $turns ->
        [0] così com'è.
        [1] girata una volta.
        [2] girata due volte.
       *[other] girata tre volte.
    }
   *[other] La tessera { $tile } viene posata { $turns ->
        [0] così com'è.
        [1] girata una volta.
        [2] girata due volte.
       *[other] girata tre volte.
    }
}
log-marker = L'indicatore RV di { $seat } va in cima alla pila.
    .you = Il tuo indicatore RV va in cima alla pila.
log-without = { $god } resta nella scatola.


## The log: seats

log-bid = { $cattle ->
    [one] { $seat } dona 1 capo di bestiame{ $helped ->
        [0] .
       *[other] , preso dalla riserva comune.
    }
   *[other] { $seat } dona { $cattle } capi di bestiame{ $helped ->
        [0] .
       *[other] , di cui { $helped } dalla riserva comune.
    }
}
    .you = { $cattle ->
        [one] Doni 1 capo di bestiame{ $helped ->
            [0] .
           *[other] , preso dalla riserva comune.
        }
       *[other] Doni { $cattle } capi di bestiame{ $helped ->
            [0] .
           *[other] , di cui { $helped } dalla riserva comune.
        }
    }
log-pass = { $seat } passa.
    .you = Passi.
log-god = { $change ->
    [0] { $seat } ora venera { $god }: il RV resta { $vr }.
   *[other] { $seat } ora venera { $god }: il RV passa a { $vr }.
}
    .you = { $change ->
        [0] Ora veneri { $god }: il RV resta { $vr }.
       *[other] Ora veneri { $god }: il RV passa a { $vr }.
    }
log-specialist = { $seat } prende { $specialist_the } al proprio servizio.
    .you = Prendi { $specialist_the } al tuo servizio.
log-shaman = { $seat } paga 2 capi di bestiame allo sciamano e chiede { $resource }.
    .you = Paghi 2 capi di bestiame allo sciamano e chiedi { $resource }.
log-rain = { $seat } paga 3 capi di bestiame al danzatore della pioggia.
    .you = Paghi 3 capi di bestiame al danzatore della pioggia.
log-herd = { $calves ->
    [one] { $seat } affida { $cattle } capi di bestiame al mandriano: nasce 1 vitello.
   *[other] { $seat } affida { $cattle } capi di bestiame al mandriano: nascono { $calves } vitelli.
}
    .you = { $calves ->
        [one] Affidi { $cattle } capi di bestiame al mandriano: nasce 1 vitello.
       *[other] Affidi { $cattle } capi di bestiame al mandriano: nascono { $calves } vitelli.
    }
log-nomads = { $seat } paga 2 capi di bestiame ai nomadi: in questo turno i monumenti possono toccarsi.
    .you = Paghi 2 capi di bestiame ai nomadi: in questo turno i monumenti possono toccarsi.
log-builder = { $seat } paga 2 capi di bestiame al costruttore.
    .you = Paghi 2 capi di bestiame al costruttore.
log-build = { $seat } si prepara a costruire un monumento.
    .you = Ti prepari a costruire un monumento.
log-place = { $seat } si prepara a posizionare { $craftsman_a }.
    .you = Ti prepari a posizionare { $craftsman_a }.
log-price = { $seat } fissa il prezzo { $craftsman_of } a { $price ->
    [one] 1 capo di bestiame.
   *[other] { $price } capi di bestiame.
}
    .you = Fissi il prezzo { $craftsman_of } a { $price ->
        [one] 1 capo di bestiame.
       *[other] { $price } capi di bestiame.
    }
log-raise = { $seat } eleva il monumento in { $cell } al livello { $level }.
    .you = Elevi il monumento in { $cell } al livello { $level }.
log-buy = { $seat } acquista { $own ->
    [yes] dal proprio { $craftsman }
   *[no] { $craftsman_from }
} in { $cell }: { $price ->
    [one] 1 capo di bestiame
   *[other] { $price } capi di bestiame
} { $own ->
    [yes] sulla propria carta
   *[no] sulla carta di { $owner }
}{ $hubs ->
    [0] .
    [one] , { $fee } per una stazione.
   *[other] , { $fee } per { $hubs } stazioni.
}
    .you = Acquisti { $own ->
        [yes] dal tuo { $craftsman }
       *[no] { $craftsman_from }
    } in { $cell }: { $price ->
        [one] 1 capo di bestiame
       *[other] { $price } capi di bestiame
    } { $own ->
        [yes] sulla tua carta
       *[no] sulla carta di { $owner }
    }{ $hubs ->
        [0] .
        [one] , { $fee } per una stazione.
       *[other] , { $fee } per { $hubs } stazioni.
    }
    .you-owner = { $seat } acquista dal tuo { $craftsman } in { $cell }: { $price ->
        [one] 1 capo di bestiame
       *[other] { $price } capi di bestiame
    } sulla tua carta{ $hubs ->
        [0] .
        [one] , { $fee } per una stazione.
       *[other] , { $fee } per { $hubs } stazioni.
    }
log-primary = { $seat } prende il bene primario { $own ->
    [yes] dal proprio { $craftsman }
   *[no] { $craftsman_from }
} in { $cell }: { $price ->
    [one] 1 capo di bestiame
   *[other] { $price } capi di bestiame
} { $own ->
    [yes] sulla propria carta
   *[no] sulla carta di { $owner }
}{ $hubs ->
    [0] .
    [one] , { $fee } per una stazione.
   *[other] , { $fee } per { $hubs } stazioni.
}
    .you = Prendi il bene primario { $own ->
        [yes] dal tuo { $craftsman }
       *[no] { $craftsman_from }
    } in { $cell }: { $price ->
        [one] 1 capo di bestiame
       *[other] { $price } capi di bestiame
    } { $own ->
        [yes] sulla tua carta
       *[no] sulla carta di { $owner }
    }{ $hubs ->
        [0] .
        [one] , { $fee } per una stazione.
       *[other] , { $fee } per { $hubs } stazioni.
    }
    .you-owner = { $seat } prende il bene primario dal tuo { $craftsman } in { $cell }: { $price ->
        [one] 1 capo di bestiame
       *[other] { $price } capi di bestiame
    } sulla tua carta{ $hubs ->
        [0] .
        [one] , { $fee } per una stazione.
       *[other] , { $fee } per { $hubs } stazioni.
    }
log-resource = { $seat } esaurisce { $resource_the } in { $cell } per { $craftsman_the }.
    .you = Esaurisci { $resource_the } in { $cell } per { $craftsman_the }.
log-done = { $seat } conferma i prezzi.
    .you = Confermi i prezzi.
log-end = { $seat } conclude il turno.
    .you = Concludi il turno.
log-end-round = { $seat } conclude il turno e il round { $round }. Rendita: { $got }.
    .you = Concludi il turno e il round { $round }. Rendita: { $got }.
collects = { $engai ->
    [0] { $seat } { $cattle }
   *[other] { $seat } { $cattle } ({ $rest } + { $engai } da Engai)
}
    .you = { $engai ->
        [0] tu { $cattle }
       *[other] tu { $cattle } ({ $rest } + { $engai } da Engai)
    }
list = { $one }, { $more }
list-end = { $one } e { $two }
sentences = { $one } { $more }
then-passes = { $seat } non può donare di più e passa.
    .you = Non puoi donare di più e passi.
then-pass = { $seats } non possono donare di più e passano.
then-first = Comincia { $seat }.
    .you = Cominci tu.
log-undo = { $seat } annulla quanto appena giocato.
    .you = Annulli quanto appena giocato.
log-redo = { $seat } rigioca quanto annullato.
    .you = Rigiochi quanto annullato.

log-at-first-monument = { $seat } fonda il primo monumento in { $cell }.
    .you = Fondi il primo monumento in { $cell }.
log-at-monument-site = { $seat } costruisce un monumento in { $cell }.
    .you = Costruisci un monumento in { $cell }.
log-at-craftsman-site = { $vr ->
    [0] { $seat } posiziona { $craftsman_the } in { $cell } per { $cost } capi di bestiame: { $vp } PV.
   *[other] { $seat } posiziona { $craftsman_the } in { $cell } per { $cost } capi di bestiame: { $vp } PV, e { $vr } RV per la nuova tecnologia.
}
    .you = { $vr ->
        [0] Posizioni { $craftsman_the } in { $cell } per { $cost } capi di bestiame: { $vp } PV.
       *[other] Posizioni { $craftsman_the } in { $cell } per { $cost } capi di bestiame: { $vp } PV, e { $vr } RV per la nuova tecnologia.
    }
log-at-resource-site = { $seat } piazza una risorsa di { $resource } in { $cell }.
    .you = Piazzi una risorsa di { $resource } in { $cell }.
log-at-water-site = { $seat } fa scorrere l'acqua in { $cell }.
    .you = Fai scorrere l'acqua in { $cell }.


## How a match ended

end-victory = La partita finisce al round { $round }: un RV è stato raggiunto.
end-round-limit = La partita finisce con il round { $round }, l'ultimo concordato.

before-xango-outright = { $seat } precede { $other }: chi venera Xango e raggiunge il proprio RV vince.
    .you = Precedi { $other }: chi venera Xango e raggiunge il proprio RV vince.
    .you-other = { $seat } ti precede: chi venera Xango e raggiunge il proprio RV vince.
before-overshoot = { $seat } precede { $other } per differenza tra PV e RV: { $more } a { $less }.
    .you = Precedi { $other } per differenza tra PV e RV: { $more } a { $less }.
    .you-other = { $seat } ti precede per differenza tra PV e RV: { $more } a { $less }.
before-xango = { $seat } precede { $other }: pari differenza tra PV e RV, ma Xango decide.
    .you = Precedi { $other }: pari differenza tra PV e RV, ma Xango decide.
    .you-other = { $seat } ti precede: pari differenza tra PV e RV, ma Xango decide.
before-points = { $seat } precede { $other }: pari differenza tra PV e RV, ma più PV, { $more } a { $less }.
    .you = Precedi { $other }: pari differenza tra PV e RV, ma più PV, { $more } a { $less }.
    .you-other = { $seat } ti precede: pari differenza tra PV e RV, ma più PV, { $more } a { $less }.
before-order = { $seat } precede { $other }: tutto pari, ma prima nell'ordine di gioco.
    .you = Precedi { $other }: tutto pari, ma prima nell'ordine di gioco.
    .you-other = { $seat } ti precede: tutto pari, ma prima nell'ordine di gioco.


## Why not: at any time

why-not-now = Non è questo che si decide ora. { $question }
why-too-dear = { $need ->
    [one] Costa 1 capo di bestiame, e non ne hai da spendere.
   *[other] Costa { $need } capi di bestiame, e { $have ->
        [0] non ne hai da spendere.
       *[other] ne hai solo { $have } da spendere.
    }
}
why-too-dear-with-debt = Costa { $need ->
    [one] 1 capo di bestiame
   *[other] { $need } capi di bestiame
}, e { $have ->
    [0] non ne puoi spendere: in questo turno devi ancora pagare { $specialist_the }.
   *[other] ne puoi spendere solo { $have }: in questo turno devi ancora pagare { $specialist_the }.
}
why-too-much-vr = Il tuo RV arriverebbe a { $vr }, e il massimo è { $most }.


## Why not: gifts

why-gift-too-small = { $least ->
    [one] Si dona almeno 1 capo di bestiame.
   *[other] Ogni donazione deve superare la precedente: dona almeno { $least } capi di bestiame, oppure passa.
}
why-gift-too-large = { $most ->
    [one] Non puoi donare più di 1 capo di bestiame.
   *[other] Non puoi donare più di { $most } capi di bestiame.
}


## Why not: gods and specialists

why-one-god = Veneri già { $god }, e vale per tutta la partita.
why-chosen-already = In questo turno hai già scelto un dio o uno specialista; è permessa una sola scelta.
why-god-taken = Un altro giocatore venera già { $god }.
why-god-not-in-play = { $god } non partecipa a questa partita.
why-specialist-yours = Hai già { $specialist_the }: usa quella carta invece di sceglierla.
why-specialist-taken = Non puoi avere { $specialist_the }: la carta è di { $seat }.
why-no-specialists = Questa partita si gioca senza specialisti.
why-specialist-not-yours = Non puoi usare { $specialist_the }: quella carta non è tua.
why-specialist-used = In questo turno hai già usato { $specialist_the }.
why-no-tile = Non puoi più usare { $specialist_the }: non restano tessere da piazzare.
why-no-site-for-tile = Ora non puoi usare { $specialist_the }: sulla mappa non c'è posto per un'altra tessera.
why-no-resource-tile = Non restano tessere di { $resource }: chiedi altro allo sciamano.
why-owed = Usa { $specialist_the } prima di concludere il turno: un nuovo specialista lavora già nel turno in cui lo scegli.



## Why not: the main action

why-price-first = Prima fissa il prezzo { $craftsman_of }: un dio o uno specialista mette fine all'azione principale, e i prezzi ne fanno parte.
why-main-closed = La tua azione principale è finita quando hai scelto un dio o fatto ricorso a uno specialista.
why-main-taken = Hai già scelto di { $main }: ogni turno ha una sola azione principale.
why-one-monument = In questo turno hai già costruito un monumento; solo Obatala ne permette un secondo.
why-two-monuments = In questo turno hai già costruito due monumenti: di più non è concesso a nessuno.
why-no-disc = Non hai più dischi per un altro monumento o livello.
why-no-monument-site = Non c'è dove costruire: ogni casella vuota tocca un monumento o deve restare libera.
why-prices-set = In questo turno hai fissato dei prezzi, e con ciò il posizionamento degli artigiani è finito.
why-all-placed = I tre { $craftsman_many } sono già tutti sulla mappa.
why-no-shield = Non hai più scudi per contrassegnare un altro artigiano.
why-no-card = Le due carte tecnologia { $craftsman_of } sono già prese.
why-first-primary = In questo turno hai posizionato il primo { $primary } della mappa: per { $craftsman_a } aspetta il prossimo turno.
why-family-once = In questo turno hai posizionato { $placed_a }: { $craftsman_a } è della stessa famiglia e aspetta il prossimo turno.
why-no-primary = Sulla mappa non c'è ancora { $primary_a }, e { $craftsman_a } non può farne a meno.
why-no-resource-anywhere = Sulla mappa non c'è { $resource_a }, e { $craftsman_a } non può farne a meno.
why-all-claimed = Sulla mappa non c'è una risorsa libera per { $craftsman_a }: ognuna è già nel raggio di un altro.
why-no-room = Sulla mappa non c'è posto per { $craftsman_a }: non ci sono abbastanza caselle vuote vicine.
why-no-room-near = Dove si raggiunge una risorsa libera di { $resource } non c'è posto per { $craftsman_a }.
why-no-primary-in-reach = { $single ->
    [yes] Dovunque possa stare { $craftsman_a }, nessun { $primary } è raggiungibile con una stazione al massimo.
   *[no] Dovunque possa stare { $craftsman_a }, nessun { $primary } è raggiungibile, nemmeno con le stazioni.
}
why-no-technology = Non hai la carta tecnologia { $craftsman_of }: non c'è un prezzo da fissare.
why-priced-already = In questo turno hai già fissato il prezzo { $craftsman_of }.
why-same-price = Il prezzo { $craftsman_of } è già { $price }.
why-price-lowered = Il prezzo { $craftsman_of } è { $price }, e qui i prezzi possono solo salire.


## Why not: the spot

why-off-map = { $cell } non è sulla mappa.
why-off-edge = La tessera non ci sta in { $cell }: una parte finirebbe fuori dalla mappa.
why-say-lie = Indica il verso della tessera a partire da { $cell }: in orizzontale (across) o in verticale (down).
why-no-lie = Indica solo la casella { $cell }: questo pezzo non ha un verso.
why-no-start = { $cell } non è una zona di partenza: il primo monumento va su una di quelle.
why-start-taken = La zona di partenza { $cell } è già occupata.
why-occupied = { $cell } non è vuota: contiene { $thing_a }.
why-zoning = { $cell } tocca il monumento in { $other }; un nuovo monumento deve stare staccato da tutti gli altri.
why-no-resource-near = Da lì non si raggiunge nessuna risorsa di { $resource }, e { $craftsman_a } non può farne a meno.
why-claimed = Da lì si raggiungono solo risorse di { $resource } che sono già nel raggio di un altro { $craftsman }.
why-primary-far = { $single ->
    [yes] Per { $craftsman_the } serve { $primary_a }, e da lì non se ne raggiunge nessuno con una stazione al massimo.
   *[no] Per { $craftsman_the } serve { $primary_a }, e da lì non se ne raggiunge nessuno, nemmeno con le stazioni.
}
why-room-owed = Così non resterebbe posto per la tessera: in questo turno devi ancora usare { $specialist_the }.


## Why not: raising monuments

why-no-monument = In { $cell } non c'è nessun monumento.
why-not-your-monument = Il monumento in { $cell } appartiene a { $seat }.
why-raised-already = In questo turno hai già elevato il monumento in { $cell }.
why-top-level = Il monumento in { $cell } è già al livello più alto.
why-too-few-goods = { $need ->
    [one] Al monumento serve un bene, e ora nessuno può raggiungerlo.
   *[other] Al monumento servono { $need } beni diversi, e ora { $have ->
        [0] nessuno può raggiungerlo.
        [one] può raggiungerlo un tipo solo.
       *[other] possono raggiungerlo solo { $have } tipi.
    }
}
why-no-goods = { $need ->
    [one] Al monumento serve un bene, e ora nessuno può raggiungerlo.
   *[other] Al monumento servono { $need } beni, e ora nessuno può raggiungerlo.
}
why-no-marker = { $have ->
    [0] Nella scatola non restano indicatori esaurito.
   *[other] Nella scatola restano troppo pochi indicatori esaurito: { $have }.
}
why-resources-short = { $need ->
    [one] Non restano abbastanza risorse per il bene che serve al monumento.
   *[other] Non restano abbastanza risorse per i { $need } beni che servono al monumento.
}
why-raise-too-dear = Elevare quel monumento costa almeno { $need ->
    [one] 1 capo di bestiame
   *[other] { $need } capi di bestiame
}, e { $have ->
    [0] non ne hai da spendere.
   *[other] ne hai solo { $have } da spendere.
}
why-raise-too-dear-with-debt = Elevare quel monumento costa almeno { $need ->
    [one] 1 capo di bestiame
   *[other] { $need } capi di bestiame
}, e { $have ->
    [0] non ne puoi spendere: in questo turno devi ancora pagare { $specialist_the }.
   *[other] ne puoi spendere solo { $have }: in questo turno devi ancora pagare { $specialist_the }.
}
why-no-craftsman = Nessun artigiano ha { $cell } come casella in alto a sinistra.
why-primary-replaced = Il bene { $craftsman_of } non vale più per i monumenti: sulla mappa c'è { $secondary_a }.
why-same-good = Il monumento ha già questo tipo di bene, e { $craftsman_the } non ne fa altri.
why-out-of-reach = Non c'è modo di raggiungere { $craftsman_the }, nemmeno con le stazioni.
why-no-resource-left = Nel raggio { $craftsman_of } non restano risorse di { $resource } da usare in questo round.
why-no-primary-good = Non si può rifornire { $craftsman_the }: da lì nessun { $primary } con una risorsa da usare è raggiungibile.
why-rest-impossible = Dopo, quello che manca non si potrebbe più acquistare: scegli un'altra strada.
why-wrong-resource = Per { $craftsman_the } serve una risorsa di { $resource }, e in { $cell } non c'è.
why-resource-far = La risorsa di { $resource } in { $cell } è fuori dal raggio { $craftsman_of }.
why-resource-used = La risorsa di { $resource } in { $cell } non si può più usare in questo round.
why-wrong-primary = Nessun { $craftsman } ha { $cell } come casella in alto a sinistra.


## Questions that can be asked, and their answers

tell-help-god = god [NAME]: che cosa fa un dio, o tutti quelli in gioco.
tell-help-specialist = specialist [NAME]: che cosa fa uno specialista, o tutti.
tell-help-craftsman = craftsman [NAME]: che cosa serve a un artigiano e quanto costa, o tutti.
tell-help-reach = reach CASELLA: che cosa si raggiunge da una casella; "reach CASELLA eshu" conta con il raggio di Eshu.
tell-help-sites = sites ARTIGIANO: dove può stare un artigiano.
tell-help-gift = gift NUMERO: a che cosa porta una donazione se tutti gli altri passano.
tell-help-plan = plan CASELLA CASELLA... [using CASELLA...] [not CASELLA...]: il modo meno caro di elevare insieme dei monumenti; gli artigiani e le risorse su certe caselle si possono chiedere o escludere.
tell-help-income = income: che cosa darebbe ora la rendita.
tell-help-standings = standings: chi vincerebbe ora, e perché.

tell-reach = { $hubs ->
    [0] Nel raggio di { $cell }: { $cells }
    [one] Con una stazione: { $cells }
   *[other] Con { $hubs } stazioni: { $cells }
}
tell-resource = { $cell }: { $resource }, { $used ->
    [0] nessun indicatore esaurito
    [one] un indicatore esaurito
   *[other] due indicatori esaurito
}, { $claims ->
    [0] nel raggio di nessun artigiano.
    [one] nel raggio dell'artigiano in { $claimers }.
   *[other] nel raggio degli artigiani in { $claimers }.
}
tell-sites-across = { $craftsman_form ->
    [square] Si può posizionare { $craftsman_the } con la casella in alto a sinistra in: { $cells }
   *[long] Si può posizionare { $craftsman_the } in orizzontale da: { $cells }
}
tell-sites-down = Si può posizionare { $craftsman_the } in verticale da: { $cells }
tell-sites-none = Ora non c'è posto per { $craftsman_a }.
tell-gift = { $cattle ->
    [one] Una donazione di 1 capo di bestiame
   *[other] Una donazione di { $cattle } capi di bestiame
}{ $cost ->
    [0] , nessuno proprio
    [one] , di cui 1 proprio
   *[other] , di cui { $cost } propri
}; se poi tutti gli altri passano:
tell-gift-left = { $place }. { $seat }, con { $cattle ->
    [0] nessun capo di bestiame.
    [one] 1 capo di bestiame.
   *[other] { $cattle } capi di bestiame.
}
tell-plan-none = Non c'è modo di elevare tutto questo, a nessun prezzo.
tell-plan = { $exact ->
    [yes] Il modo meno caro dà
   *[no] Il modo migliore che è stato trovato dà
} { $vp } PV e costa { $cost ->
    [one] 1 capo di bestiame
   *[other] { $cost } capi di bestiame
}{ $fees ->
    [0] {""}
   *[other] , di cui { $fees } per le stazioni
}{ $affordable ->
    [yes] .
   *[no] , più di quanto si possa spendere.
}
tell-plan-beyond = Non si pianificano più di { $most } monumenti alla volta. Esclusi: { $cells }
tell-plan-lost = Non è stato trovato un modo per tutti insieme, ma non sono stati provati tutti. Esclusi: { $cells }
tell-plan-inexact = I modi sono troppi per provarli tutti; forse ce n'è uno meno caro.
tell-plan-to = { $cattle ->
    [one] 1 capo di bestiame va sulle carte di { $seat }.
   *[other] { $cattle } capi di bestiame vanno sulle carte di { $seat }.
}
tell-good = Per { $monument }: { $craftsman_the } in { $cell } ({ $owner }) per { $price ->
    [one] 1 capo di bestiame
   *[other] { $price } capi di bestiame
}{ $hubs ->
    [0] {""}
    [one] , tramite la stazione { $way }
   *[other] , tramite le stazioni { $way }
}, esaurendo la risorsa in { $resource }.
tell-good-primary = Lo rifornisce { $craftsman_the } in { $cell } ({ $owner }) per { $price ->
    [one] 1 capo di bestiame
   *[other] { $price } capi di bestiame
}{ $hubs ->
    [0] {""}
    [one] , tramite la stazione { $way }
   *[other] , tramite le stazioni { $way }
}, esaurendo la risorsa in { $resource }.
tell-income = { $seat } riceve { $total ->
    [one] 1 capo di bestiame
   *[other] { $total } capi di bestiame
}: { $cards } dalle carte, { $monuments } per il monumento più alto{ $engai ->
    [0] .
   *[other] , { $engai } da Engai.
}
tell-standing = { $place }. { $seat }: PV meno RV fa { $margin }{ $reached ->
    [yes] , abbastanza per vincere
   *[no] {""}
}{ $by ->
    [xango-outright] ; precede chi segue grazie a Xango.
    [xango] ; pari con chi segue, ma Xango decide.
    [points] ; pari con chi segue, ma con più PV.
    [order] ; pari con chi segue, ma prima nell'ordine di gioco.
   *[other] .
}
tell-god = { $god } ({ $vr } RV): { $effect }
tell-specialist = { $specialist } ({ $vr } RV, { $cost } capi per uso): { $effect }
tell-craftsman = { $secondary ->
    [yes] { $craftsman }: { $cost } capi, { $vp } PV; carte da { $first } e { $second } RV; usa { $resource } e deve raggiungere { $primary_a }.
   *[no] { $craftsman }: { $cost } capi, { $vp } PV; carte da { $first } e { $second } RV; usa { $resource }.
}
tell-plan-actions = Per eseguirlo: { $actions }


## The drawing for terminals: short words, the panel has 21 columns

draw-round = round { $round }
draw-set-up = preparazione
draw-finished = fine
draw-land = terra
draw-water = acqua
draw-start = zona di partenza
draw-resources = risorse
draw-used = usata
draw-twice = 2 volte
draw-monument = monumento, livello
draw-craftsman = artigiano, di chi
draw-choose = da scegliere
draw-tiles-left = tessere, RV carta
draw-cost = costo { $cost }, D { $d }, SVT { $svt }
draw-left = resta
draw-seat = posto
draw-points = PV/RV
draw-to-go = mancano
draw-cattle = capi
draw-cards = carte con i prezzi
draw-order = ordine di gioco
draw-plaques = tasselli
draw-god = dio
draw-last-gift = ultimo dono
draw-still-giving = donano ancora
draw-last-to-play = ultimi a giocare
draw-gods = dèi
draw-specialists = specialisti


## Options: what a table may agree on before a match

group-map = Mappa
group-gods = Dèi e specialisti
group-length = Durata
preset-first = Sei dèi miti e nessuno specialista: prima si impara l'economia.
preset-standard = Otto dei dodici dèi, e tutti gli specialisti.
preset-long = Tutti e dodici gli dèi: più da soppesare, e turni più lunghi.

option-board = Una mappa tua
    .about = Un file con una mappa prende il posto delle tessere posate a caso.
option-gods = Dèi in gioco
    .about = Partecipano gli dèi che indichi tu, invece di otto estratti a caso.
option-gods-shadipinyi = { god-shadipinyi }
option-gods-elegua = { god-elegua }
option-gods-dziva = { god-dziva }
option-gods-eshu = { god-eshu }
option-gods-gu = { god-gu }
option-gods-obatala = { god-obatala }
option-gods-atete = { god-atete }
option-gods-tsui-goab = { god-tsui-goab }
option-gods-anansi = { god-anansi }
option-gods-qamata = { god-qamata }
option-gods-engai = { god-engai }
option-gods-xango = { god-xango }
option-setup = Preparazione
    .about = La prima partita è più facile: sei dèi semplici e nessuno specialista.
option-setup-standard = normale
option-setup-first-play = prima partita
option-round-limit = Ultimo round
    .about = Dopo questo numero di round vince chi ha la migliore differenza tra PV e RV; senza limite si gioca finché un RV è raggiunto, come da regolamento.
option-monuments-block-resources = I monumenti bloccano le risorse
    .about = Gli artigiani non possono usare una risorsa passando attraverso un monumento: devono raggiungerla per un'altra via (R11).
option-single-hub-for-secondary = Una sola stazione per i nuovi secondari
    .about = Un nuovo artigiano secondario deve raggiungerne uno primario con una stazione al massimo, invece che con quante ne servono (R12).
option-gu-marker-stays = Con Gu l'indicatore resta nella pila
    .about = Se scegliendo Gu il tuo RV non cambia, il tuo indicatore resta al suo posto nella pila invece di andare in cima (R17).
option-family-once-a-turn = Uno per famiglia in un turno
    .about = Un artigiano primario e uno secondario della stessa famiglia non si posizionano mai nello stesso turno, che il primario sia il primo della mappa o no (R24).
option-gods-in-play-act = Gli dèi agiscono prima di essere venerati
    .about = Anche quando nessuno li venera, il tassello di Shadipinyi raccoglie donazioni (R22) e la carta di Qamata quello che si paga per le stazioni (R38); più tardi tutto va alla riserva.
option-interruptible-actions = Azione principale con pause
    .about = Tra due passi dell'azione principale puoi rivolgerti a un dio o a uno specialista e poi riprenderla (R34).
option-dziva-start-only = Dziva solo a inizio turno
    .about = Dziva ti fa cambiare i prezzi solo all'inizio dei tuoi turni, non quando la scegli (R35).
option-dziva-before-main = Dziva solo prima dell'azione principale
    .about = Quando la scegli, Dziva ti fa cambiare i prezzi solo se non hai ancora cominciato l'azione principale; altrimenti dal turno successivo (R35).
option-dziva-lowers-after-placing = Dziva ribassa dopo il posizionamento
    .about = Chi venera Dziva può anche abbassare i prezzi dopo aver posizionato artigiani, non solo alzarli (R35).
option-xango-wins-outright = Xango batte tutti
    .about = Se più giocatori raggiungono il proprio RV nello stesso round, vince chi venera Xango, per quanto gli altri lo superino (R46).
option-box-limits = Solo i pezzi della scatola
    .about = Il limite è la scatola: 120 capi di bestiame e 25 indicatori esaurito in tutto, 21 dischi e 18 scudi a testa (R47).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } PV
change-vr = { $amount } RV
change-cattle = { $amount } bestiame
change-cards = { $amount } bestiame sulle carte

## Orders: what a seat is told beforehand

order-gifts = Donazioni
order-gifts-up-to = Dona il minimo che basta, fino a { $number }; poi passa
order-gifts-ask = Dona il minimo che basta, fino a { $number }; poi chiedi a me
order-gifts-pass = Passa
## Che cosa si confronta tra le partite, come mostrano le statistiche

feat-god = Dio
feat-specialist = Specialista
feat-opening = Primo artigiano
feat-craftsmen = Artigiani piazzati
feat-monuments = Monumenti costruiti
feat-raised = Livelli innalzati
