var e=`ui-cards=Carte
ui-map=La mappa
ui-where=Round { $round }: si dona
ui-where-order=Round { $round }. Giochi { $place }º su { $count }
ui-where-start=Primi monumenti
ui-phase-gifts=Donazioni
ui-phase-turns=Turni
ui-phase-revenue=Rendita
ui-phase-judgement=Verdetto
ui-row=Riga { $row }
ui-land=terra
ui-place={ $cell }: { $thing }
ui-place-monument={ $cell }: monumento di { $owner }, livello { $level }
ui-place-craftsman={ $cell }: { $craftsman } di { $owner }, prezzo { $price }
ui-place-resource={ $cell }: { $resource }{ $used ->
 [0] {""}
 [1] , con un indicatore esaurito
 *[other] , con due indicatori esaurito
}
ui-hub-about=Sulla strada di un bene, ogni monumento è una stazione: 1 capo di bestiame ogni volta.
ui-cattle={ $cattle ->
 [0] Nessun capo di bestiame
 [one] 1 capo di bestiame
 *[other] { $cattle } capi di bestiame
}
ui-plays={ $place }º nell'ordine di gioco
ui-rank={ $rank }º posto
ui-to-go=mancano { $left } PV
ui-reached={ $over ->
 [0] RV raggiunto
 *[other] RV superato di { $over }
}
ui-track={ $vp } PV su { $vr }: { $words }
ui-track-about=La bandiera è il RV. Vince chi ha tanti PV alla fine di un round.
ui-price={ $tiles ->
 [one] prezzo { $price }
 *[other] prezzo { $price }, { $tiles } tessere
}
ui-use-cost={ $cost } per l'uso
ui-on-card={ $cattle ->
 [0] Nessun capo sulla carta
 [one] 1 capo sulla carta
 *[other] { $cattle } capi sulla carta
}
ui-god-shadipinyi=un tassello suo
ui-god-elegua=la riserva aiuta a donare
ui-god-dziva=prezzi nuovi a ogni turno
ui-god-eshu=raggio 6
ui-god-gu=tecnologie per 1 RV
ui-god-obatala=due monumenti insieme
ui-god-atete=risorse due volte
ui-god-tsui-goab=beni dello stesso tipo
ui-god-anansi=ogni bene per 1
ui-god-qamata=incassa le stazioni
ui-god-engai=2 in più a ogni round
ui-god-xango=vince le parità
ui-gods=Dèi
ui-specialists=Specialisti
ui-craftsmen=Artigiani
ui-supply=Tessere rimaste
ui-vr={ $vr } RV
ui-vr-change={ $vr } RV per te
ui-costs=Costa { $cost } capi di bestiame, dà { $vp } PV; la tessera è { $size }.
ui-costs-short={ $cost } capi, +{ $vp } PV
ui-left={ $tiles ->
 [0] nessuna tessera
 [one] 1 tessera
 *[other] { $tiles } tessere
}, { $cards ->
 [0] nessuna carta
 [one] 1 carta
 *[other] { $cards } carte
}
ui-needs=Gli serve { $resource } nel suo raggio, e non in quello di un altro dello stesso tipo.
ui-needs-primary=Gli serve { $resource } nel suo raggio, e non in quello di un altro dello stesso tipo; e { $primary_a } raggiungibile.
ui-cell=Casella
ui-eshu=Con il raggio di Eshu
ui-inspect=Indica una casella o un edificio sulla mappa per vedere che cosa se ne raggiunge.
ui-reach={ $hubs ->
 [0] Nel raggio: { $cells } caselle
 [one] Con 1 stazione: altre { $cells }
 *[other] Con { $hubs } stazioni: altre { $cells }
}
ui-resource={ $cell }, { $resource }: { $used ->
 [0] nessun indicatore esaurito
 [1] un indicatore esaurito
 *[other] due indicatori esaurito
}, { $claims ->
 [0] nel raggio di nessuno
 *[other] nel raggio di: { $claimers }
}
ui-revenue-now=Se la rendita fosse ora
ui-revenue-parts={ $cards } dalle carte, { $monuments } per il monumento più alto{ $engai ->
 [0] {""}
 *[other] , { $engai } da Engai
}
ui-legend=Che cosa vogliono dire i segni
ui-legend-choice=Si può scegliere
ui-legend-raised=Elevato dal piano
ui-legend-way=Strada di un bene, un punto a passo
ui-legend-hub=Stazione sulla strada: 1 capo di bestiame
ui-legend-used=Risorsa esaurita in questo round
ui-gifts=Donazioni che puoi fare
ui-give={ $cattle ->
 [one] Dona 1 capo di bestiame
 *[other] Dona { $cattle } capi di bestiame
}
ui-pass=Passa
ui-plaque={ $name }: { $cattle } sul tassello
ui-give-how-many=Dona
ui-gift-leaves={ $cost ->
 [0] Una donazione di { $cattle }, pagata dalla riserva. Se tutti gli altri passano:
 *[other] Una donazione di { $cattle } ti costa { $cost }. Se tutti gli altri passano:
}
ui-tab-raise=Eleva
ui-tab-place=Artigiani
ui-tab-use=Usa
ui-tab-god=Dèi
ui-tab-specialist=Specialisti
ui-tab-price=Prezzi
ui-adore=Venera { $god }
ui-take=Prendi { $specialist_the }
ui-shaman=Sciamano: { $resource }
ui-rain=Danza della pioggia per 3
ui-herd=Mandriano con { $cattle }
ui-nomads=Nomadi per 2
ui-builder=Costruttore per 2
ui-build=Costruisci un monumento
ui-place-it=Posiziona { $craftsman_a }
ui-set-price={ $craftsman }: prezzo { $price }
ui-price-now=, il prezzo attuale
ui-at={ $lie ->
 [across] In { $cell }, in orizzontale
 [down] In { $cell }, in verticale
 *[other] In { $cell }
}
ui-turn=Gira (R)
ui-settle=Mettila qui
ui-done=Tieni questi prezzi
ui-end=Concludi il turno
ui-site-square=La casella evidenziata è l'angolo in alto a sinistra della tessera, che copre anche quelle a destra e sotto.
ui-site-long=La casella evidenziata è la prima di due; la seconda sta a destra, oppure sotto: R gira la tessera.
ui-site-resource=Da ora la possono usare gli artigiani di tutti, se l'hanno nel raggio.
ui-site-water=Acqua
ui-site-water-about=L'acqua che si tocca conta come un solo passo, per ogni percorso.
ui-site-monument=Un monumento
ui-site-monument-about=Comincia dal livello 1, vale 1 PV, e i beni possono passarci come da una stazione.
ui-which=Scegli i monumenti da elevare, qui o sulla mappa.
ui-raise=Eleva { $cell }
ui-raise-short={ $cell } al livello { $level }
ui-raise-this=Eleva il monumento in { $cell } al livello { $level }
ui-plan=Elevare { $cells }
ui-vp-gain=+{ $vp } PV
ui-cheapest-way=il modo meno caro
ui-found-way=il modo migliore trovato; sono troppi per provarli tutti
ui-own-way=a modo tuo
ui-left-out=Non in questo piano: { $cells }
ui-untried=Forse anche, ma non è stato calcolato: { $cells }
ui-cheapest=Torna al modo meno caro
ui-paid-to=Pagati a
ui-own-cards=Carte proprie
ui-stock=Riserva
ui-raise-for=Eleva { $cells } per { $cost }
ui-leaves={ $cattle ->
 [0] non ti resta niente
 [one] te ne resta 1
 *[other] te ne restano { $cattle }
}
ui-too-dear=ne hai solo { $cattle }
ui-by-hand=Scegli ogni fornitore
ui-drop=Lascia il piano
ui-swap=Un clic per farne a meno.
ui-instead={ $more ->
 [0] Invece: { $what }, allo stesso costo
 *[other] Invece: { $what }, per { $more } in più
}
ui-instead-title=Che cosa si può usare invece ({ $count })
ui-raising={ $goods ->
 [0] { $cell }: l'ultimo bene
 [one] A { $cell } serve ancora 1 bene
 *[other] A { $cell } servono ancora { $goods } beni
}
ui-as-planned=Come da piano: { $what }
ui-rest-as-planned=Tutto il resto come da piano
ui-buy={ $craftsman } di { $owner } in { $cell }, { $price }
ui-use-up={ $resource } in { $cell }
ui-measure-score=PV oltre il RV
ui-measure-income=Prossima rendita, in capi di bestiame`;export{e as default};