var e=`ui-map=Mappa dell'Africa
ui-title-one=Cuore dell'
ui-title-two=Africa
ui-sea-west=Oceano Atlantico
ui-sea-east=Oceano Indiano
ui-land-east=Arabia
ui-north=N
ui-short-heart=Cuore
ui-short-southwest=Africa del Sud-Ovest
ui-where=Round { $round }, si vince a { $goal }
ui-where-start=Preparazione
ui-phase-auction=Asta
ui-phase-movement=Movimento
ui-phase-conflicts=Conflitti
ui-phase-afterwards=Fine del turno
ui-track=Punti vittoria, si vince a { $goal }
ui-seat-vp={ $seat } { $vp }
ui-there-traders={ $count ->
 [one] { $count } commerciante di { $seat }
 *[other] { $count } commercianti di { $seat }
}
ui-there-ready=(pronti: { $ready })
ui-there-wholesaler=il grossista di { $seat }
ui-there-neutrals={ $count ->
 [one] { $count } commerciante neutrale
 *[other] { $count } commercianti neutrali
}
ui-there-station=una stazione commerciale
ui-worth=vale { $vp } PV
ui-heart-more=Il Cuore porta { $vp } PV in più.
ui-coast=sulla costa
ui-inland=nell'interno
ui-conflict-sides=Conflitto: { $one }; { $two }
ui-areas=Aree
ui-markers-row=Segnalini Azione, fila { $row }
ui-markers-of=Segnalini Azione vinti da { $seat }
ui-markers=Segnalini Azione
ui-stack={ $count } nella pila
ui-market=Mercato
ui-market-what=quanto vale un'area
ui-reputation=Reputazione
ui-reputation-what=forza di ogni commerciante
ui-value-spoken={ $value }: { $vp } PV
ui-value-worth=Le { $value_areas } valgono { $vp } PV ciascuna.
ui-repute-spoken=Reputazione di { $seat }: { $count }
ui-repute-text=Nei conflitti ogni commerciante conta { $count }.
ui-areas-with={ $value_areas }
ui-name-station=Stazione
ui-name-points=Punti
ui-name-migration=Migrazione
ui-name-wholesaler=Grossista
ui-name-two-traders=Due Commercianti
ui-name-heart=Cuore
ui-name-convert=Conversione
ui-name-market=Mercato
ui-name-reputation=Reputazione
ui-name-caravan=Carovana
ui-name-majority-bananas=Più banane
ui-name-majority-diamonds=Più diamanti
ui-name-majority-gold=Più oro
ui-name-majority-ivory=Più avorio
ui-name-area=Vittoria: aree
ui-name-traders=Vittoria: commercianti
ui-name-resource-area=Vittoria: risorse
ui-brief-station=se ne costruisce una
ui-brief-points=nient'altro
ui-brief-migration=muove i neutrali
ui-brief-wholesaler=entra in gioco
ui-brief-two-traders=nelle tue aree
ui-brief-heart=neutrali, PV
ui-brief-convert=un neutrale
ui-brief-market=uno su, uno giù
ui-brief-reputation=chiunque, un livello
ui-brief-caravan=muove un gruppo
ui-brief-majority-bananas=PV a chi ne ha di più
ui-brief-majority-diamonds=PV a chi ne ha di più
ui-brief-majority-gold=PV a chi ne ha di più
ui-brief-majority-ivory=PV a chi ne ha di più
ui-brief-area=PV per area
ui-brief-traders=PV ogni due
ui-brief-resource-area=PV per risorsa
ui-effect-station=Costruisci una stazione commerciale: lì i nuovi commercianti entrano a poco prezzo, e porta PV a chi la controlla.
ui-effect-points=Punti azione e nient'altro.
ui-effect-migration=Un nuovo commerciante viene da lontano, e ogni commerciante neutrale può spostarsi in un'area vicina.
ui-effect-wholesaler=Il tuo grossista entra sulla mappa; accanto a lui i tuoi commercianti contano doppio nei conflitti.
ui-effect-two-traders=Piazza due commercianti in aree che sono soltanto tue.
ui-effect-heart={ $neutrals ->
 [one] { $neutrals } commerciante neutrale entra
 *[other] { $neutrals } commercianti neutrali entrano
} nel Cuore dell'Africa; { $vp } PV a fine turno se lo controlli.
ui-effect-convert=Un commerciante neutrale, ovunque sia, diventa tuo.
ui-effect-market=Un valore sale di un livello e un altro scende.
ui-effect-reputation=La reputazione di qualcuno sale o scende di un livello.
ui-effect-caravan=Quanti tuoi pezzi vuoi vanno insieme in un'area vicina, anche quelli fermati o che si sono già battuti.
ui-effect-majority={ $vp } PV a fine turno se controlli più { $value } di tutti.
ui-effect-area={ $vp } PV per ogni area che controlli; costa un livello di reputazione.
ui-effect-traders={ $vp } PV ogni due tuoi commercianti sulla mappa; costa un livello di reputazione.
ui-effect-resource-area={ $vp } PV per ogni area con una risorsa che controlli; costa un livello di reputazione.
ui-marker-points={ $count ->
 [one] { $count } punto azione nel turno in cui si vince
 *[other] { $count } punti azione nel turno in cui si vince
}
ui-marker-strength=In un conflitto: forza { $count }
ui-marker-closed=Un segnalino Azione che vede solo chi lo possiede
ui-special-hidden=Un segnalino Vittoria Speciale
ui-special-hidden-text=Solo chi lo possiede sa quale.
ui-vp=PV
ui-vp-of={ $vp } PV; si vince a { $goal }
ui-influence=Influenza
ui-influence-text=Paga le offerte e i punti azione, e dà forza nei conflitti.
ui-supply={ $count ->
 [one] { $count } commerciante nella scorta
 *[other] { $count } commercianti nella scorta
}
ui-wholesaler-at=Grossista: { $area }
ui-held=Segnalini
ui-face-down=scelta coperta
ui-choosing=sceglie in segreto
ui-waits=sceglie dopo
ui-retreats=si ritira
ui-won=vince
ui-use=Usa un segnalino
ui-order=Ordine delle offerte
ui-out=fuori
ui-bids-now=offre
ui-less=Meno
ui-more=Di più
ui-your-bid=La tua offerta
ui-bid-influence=Se vinci: paghi { $influence } di Influenza e te ne restano { $left }.
ui-bid-both=Se vinci: paghi { $influence } di Influenza e { $vp } PV; ti restano { $left } di Influenza e { $track } PV.
ui-shares=I PV vanno agli altri: { $shares }.
ui-bid-most=al massimo { $count }: tutta la tua Influenza
ui-bid-most-vp=al massimo { $count }: la tua Influenza e { $vp } PV
ui-pass-small=fuori da quest'asta
ui-go-pick=Scegli un'area con tuoi commercianti, poi dove vanno.
ui-go-from={ $area }: scegli dove andare. Il numero è quanto paga un commerciante; la barretta dice che lì si ferma.
ui-go-new=Scegli dove entra il nuovo commerciante.
ui-group=Quanti vanno insieme
ui-points-left={ $count ->
 [one] punto rimasto
 *[other] punti rimasti
}
ui-buy-small=Influenza: { $count }
ui-new-trader=Nuovo commerciante
ui-new-trader-small={ $coast } punti, { $station } a una stazione
ui-shift=Cambia un valore
ui-cost-points={ $count ->
 [one] { $count } punto
 *[other] { $count } punti
}
ui-needs-points={ $count ->
 [one] serve { $count } punto
 *[other] servono { $count } punti
}
ui-no-influence=Influenza finita
ui-not-now=non adesso
ui-halt-small=seguono i conflitti
ui-end-small={ $total ->
 [0] non segna, resta a { $vp }
 *[other] segna { $total }, poi { $vp } PV
}
ui-strength=Forza
ui-most={ $count } con tutto ciò che può aggiungere
ui-most-hidden=riserve nascoste
ui-tie=A parità vince chi non ha iniziato il conflitto.
ui-your-influence=La tua Influenza
ui-commit-small=forza +{ $count }
ui-retreat-small=non perdi nessuno, lasci l'area
ui-do-start=Comincia { $area_in }
ui-do-bid=Offri { $count }
ui-do-pass=Passa
ui-do-at-neutral=Neutrale { $area_in }
ui-do-at-station=Costruisci { $area_in }
ui-do-at-wholesaler=Grossista { $area_in }
ui-do-at-trader=Commerciante { $area_in }
ui-do-at-convert=Converti { $area_in }
ui-do-at-migrant=Neutrale { $area_in }
ui-do-buy=Compra un punto
ui-do-move={ $count } { $origin_from } { $goal_to }
ui-do-lead=Grossista { $goal_to }
ui-do-trader=Nuovo commerciante { $area_in }
ui-do-change-up=Alza { $value_the }
ui-do-change-down=Abbassa { $value_the }
ui-do-use=Usa { $marker }
ui-do-drift={ $origin_from } { $goal_to }
ui-do-repute-up=Alza { $seat }
ui-do-repute-up-own=Alza la tua
ui-do-repute-down=Abbassa { $seat }
ui-do-repute-down-own=Abbassa la tua
ui-do-caravan={ $origin_from } { $goal_to }
ui-do-join-trader={ $count ->
 [one] Porta { $count } commerciante
 *[other] Porta { $count } commercianti
}
ui-do-join-spent-trader={ $count ->
 [one] Porta { $count } commerciante stanco
 *[other] Porta { $count } commercianti stanchi
}
ui-do-join-wholesaler=Porta il grossista
ui-do-done-drifting=Gli altri restano
ui-do-done-market-steps=Nessun secondo passo
ui-do-done-caravan-pieces=In cammino
ui-do-done-retreating=Gli altri restano
ui-do-done-raising=Lasciala com'è
ui-do-halt=Termina il movimento
ui-do-peace=Basta conflitti
ui-do-end=Termina il turno
ui-do-fight=Affronta { $seat } { $area_in }
ui-do-oust=Affronta i neutrali { $area_in }
ui-do-accept=Accetta
ui-do-redraw=Pesca di nuovo
ui-do-refuse=Rifiuta e perdi
ui-do-commit={ $count ->
 [0] Non impegnare niente
 *[other] Impegna { $count }
}
ui-do-commit-retreat=Ritirati
ui-do-stake={ $count ->
 [0] Tieni { $marker }
 *[other] Punta { $count } { $marker }
}
ui-do-stake-special={ $count ->
 [0] Tieni il segnalino speciale
 *[other] Punta il segnalino speciale
}
ui-do-retreat={ $count } { $area_in }
ui-do-raise=Alza la reputazione
ui-cards=Segnalini
ui-own-markers=I tuoi segnalini
ui-row-first=Prima fila: all'asta
ui-row-later=Fila { $number }
ui-supplies=Scorte
ui-pool={ $count } di Influenza nella riserva
ui-neutrals-left={ $count ->
 [one] resta { $count } commerciante neutrale
 *[other] restano { $count } commercianti neutrali
}
ui-stations-left={ $count ->
 [one] resta { $count } stazione
 *[other] restano { $count } stazioni
}
ui-used-special=Fuori gioco: { $marker } × { $count }
ui-forecast=Se i turni finissero ora
ui-forecast-none=Non c'è ancora niente da segnare.
ui-part-areas=Aree
ui-part-heart=Cuore dell'Africa
ui-part-stations=Stazioni
ui-part-most=Più stazioni di tutti
ui-part-marker=Segnalino
ui-part-neutrals=Commercianti neutrali
ui-total=Totale
ui-conflict-at=Conflitto: { $area }
ui-measure-score=Punti vittoria
ui-measure-income=Punti, se il turno finisse ora`;export{e as default};