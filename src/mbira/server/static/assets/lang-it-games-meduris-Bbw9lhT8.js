var e=`ui-cards=Rune
ui-board=Tabellone di Meduris
ui-river=Grande fiume
ui-river-about=Ogni volta che il druido lo attraversa, ogni pietra runica porta un punto a chi la possiede.
ui-river-seat={ $name }: +{ $count }
ui-river-next=Prossimo passaggio del fiume: +{ $count }
ui-druid=Il druido
ui-druid-about=Ogni costruzione lo manda in senso orario alla capanna più vicina; lì chiede doni.
ui-druid-here=qui c'è il druido
ui-lap-from=Qui è cominciato l'ultimo giro
ui-lap-from-about=Il dado segna il punto: da qui il druido visita ogni capanna una volta.
ui-district=Territorio: { $district }
ui-plains=Altipiani
ui-workers=Lavoratori
ui-plain-wood=Bosco
ui-plain-wool=Pascolo
ui-plain-copper=Miniera
ui-plain-stone=Cava
ui-plain-name={ $plain }: { $count ->
 [one] { $count } { $material }
 *[other] { $count } { $material_many }
} in riserva, { $workers ->
 [one] { $workers } lavoratore
 *[other] { $workers } lavoratori
}
ui-plain-supply=In riserva: { $count ->
 [one] { $count } { $material }
 *[other] { $count } { $material_many }
}
ui-plain-yield=Quando arriva un lavoratore, la torre guadagna 1, 2 e 3, dal basso in alto.
ui-plain-worker={ $count }: { $name }
ui-worker=Lavoratore di { $name }
ui-worker-name=Lavoratore di { $name } { $plain_at }, altezza { $height }
ui-worker-earns=Guadagna { $count ->
 [one] { $count } { $material }
 *[other] { $count } { $material_many }
} quando un lavoratore arriva su questo altopiano.
ui-space=Casella { $space }
ui-space-free=Casella { $space }, { $one } e { $two }: libera{ $price ->
 [-1] { "" }
 *[other] , costa { $price } di ciascuno
}
ui-space-hut=Casella { $space }, { $one } e { $two }: capanna di { $name }, { $size ->
 [1] isolata
 *[other] insediamento di { $size }
}
ui-space-temple=Casella { $space }, { $one } e { $two }: tempio di { $name }
ui-card-hut=Capanna di { $name }, { $size ->
 [1] isolata.
 *[other] insediamento di { $size }.
}
ui-card-temple=Tempio di { $name }: alla fine vale le capanne sui due lati.
ui-card-temple-here=Alla fine un tempio vale le capanne sui due lati: ora { $count ->
 [one] { $count } punto.
 *[other] { $count } punti.
}
ui-card-no-temple=Su un gettone bonus non può stare un tempio.
ui-card-rune=Prende la pietra runica { $district_of }.
ui-card-rune-own=Hai già la pietra runica { $district_of }.
ui-card-rune-from=Prende la pietra runica { $district_of } a { $name }.
ui-card-joins={ $size ->
 [1] Resta isolata.
 *[other] Forma un insediamento di { $size }.
}
ui-card-at-once={ $huts ->
 [0] Il druido arriva subito.
 [one] Il druido arriva subito, dopo { $huts } altra capanna.
 *[other] Il druido arriva subito, dopo altre { $huts } capanne.
}
ui-card-later={ $huts ->
 [0] È la prossima per il druido, ma non subito.
 [one] Il druido arriva più tardi, dopo { $huts } altra capanna.
 *[other] Il druido arriva più tardi, dopo altre { $huts } capanne.
}
ui-card-token=Bonus: { $token }.
ui-card-dear=Ora è troppo cara per te.
ui-card-lacks={ $count ->
 [one] Te ne manca { $count }: valgono tre altri materiali.
 *[other] Te ne mancano { $count }: per ciascuno valgono tre altri materiali.
}
ui-reconstructed=Questa casella è ricostruita, non letta da un tabellone stampato.
ui-gift-both=entrambi
ui-gift-one=uno
ui-gift-nothing=niente
ui-runes=Pietre runiche
ui-rune=Pietra runica { $district_of }
ui-rune-free=in riserva
ui-rune-stock=In riserva: la prende la prima capanna in questo territorio.
ui-rune-held=È di { $name }, finché qualcun altro non costruisce una capanna in questo territorio.
ui-rune-about=1 punto a ogni passaggio del fiume; alla fine 1 + 2 + 3 e così via.
ui-tokens=Gettoni bonus sul tabellone
ui-token-points=La capanna costruita qui porta subito 2 punti.
ui-token-hut=La capanna costruita qui è gratis.
ui-token-druid=Resta sotto la capanna: una volta vale entrambi i doni al druido.
ui-die-wood=Dado: legno
ui-die-wool=Dado: lana
ui-die-copper=Dado: rame
ui-die-stone=Dado: pietra
ui-die-plus=Dado: +1 per tutti
ui-die-minus=Dado: −1 per tutti
ui-die-about=Un materiale: ogni lavoratore sul suo altopiano ne guadagna uno. +1: ognuno ne prende uno a scelta. −1: ognuno ne restituisce uno.
ui-points={ $count ->
 [one] { $count } punto
 *[other] { $count } punti
}
ui-huts-left={ $count ->
 [one] { $count } capanna da costruire
 *[other] { $count } capanne da costruire
}
ui-temples-left={ $count ->
 [one] { $count } tempio da costruire
 *[other] { $count } templi da costruire
}
ui-away={ $count ->
 [one] Il druido è a { $count } casella dalla prossima capanna
 *[other] Il druido è a { $count } caselle dalla prossima capanna
}
ui-if-over=Se finisse ora: { $count }
ui-screen=materiali dietro lo schermo
ui-screen-total={ $count ->
 [one] { $count } materiale dietro lo schermo
 *[other] { $count } materiali dietro lo schermo
}
ui-scores=Punteggio finale
ui-scores-now=Se la partita finisse ora, senza l'ultimo giro
ui-score-vp=punti
ui-score-temples=templi
ui-score-runes=rune
ui-score-total=totale
ui-phase-setup=Preparazione
ui-phase-yield=Piccolo raccolto
ui-phase-action=Azione
ui-phase-ritual=Rito
ui-phase-lap=Ultimo giro
ui-phase-end=Fine
ui-last-turns={ $count ->
 [one] ultimo turno
 *[other] ancora { $count } turni
}
ui-kinds=Per che cosa usare il turno
ui-kind-hut=Capanna
ui-kind-hut-count={ $count ->
 [one] { $count } posto
 *[other] { $count } posti
}, ne hai { $left }
ui-kind-temple=Tempio
ui-kind-temple-count={ $count ->
 [one] { $count } posto
 *[other] { $count } posti
}, ne hai { $left }
ui-kind-move=Grande raccolto
ui-kind-move-count={ $count ->
 [one] { $count } mossa
 *[other] { $count } mosse
}
ui-kind-lay=Gettoni bonus
ui-kind-worker=Lavoratori
ui-hint-hut=Scegli una casella illuminata per una capanna, o sposta un lavoratore.
ui-hint-temple=Scegli una casella illuminata per un tempio, o sposta un lavoratore.
ui-hint-move=Scegli un tuo lavoratore, poi l'altopiano dove va.
ui-hint-to=Ora scegli l'altopiano dove va il lavoratore.
ui-key-pay=puoi pagare
ui-key-swap=tre per uno
ui-key-dear=troppo cara
ui-pay=Paga
ui-decline=Non prendere niente
ui-lacking=non ne hai
ui-too-few=troppo pochi
ui-none-left=esaurito
ui-do-lay=Gettone sulla { $space }
ui-do-worker=Lavoratore { $plain_at }
ui-do-take=Prendi { $pile }
ui-do-return=Restituisci { $pile }
ui-do-move=Lavoratore { $plain_from } { $to_to }
ui-do-hut=Capanna sulla { $space } per { $cost }
ui-do-hut-on=Capanna sulla { $space }
ui-do-temple=Tempio sulla { $space } per { $cost }
ui-do-temple-on=Tempio sulla { $space }
ui-do-spare=Tre altri al posto di { $pile }
ui-do-replace=Dai { $pile }
ui-do-offer=Offri { $pile }
ui-do-offer-nothing=Non offrire niente
ui-do-offer-token=Offri il gettone druido
ui-nothing-to-say=Ora non c'è niente da scoprire.
ui-way-next=La strada del druido dopo la prossima costruzione
ui-way-after=La strada del druido dopo una capanna sulla { $space }
ui-visit=Capanna { $space }, { $name }
ui-sites=Capanne che puoi pagare, prima le visite migliori
ui-costs={ $count } di ciascuno
ui-measure-score=Punti
ui-measure-income=Materiali posseduti`;export{e as default};