var e=`ring-title=Un anello intorno a una montagna
ring=Sull'anello costruisci [capanne](?hut) e [templi](?temple); i tuoi hanno una puntina. Ogni casella mostra due [materiali](?material): è il costo di una costruzione, ed è ciò che il [druido](?druid) chiederà quando arriva. I punti vengono dai doni al druido, dalle [pietre runiche](?rune) e dai templi. Vince chi ne ha di più.
yield-title=Il piccolo raccolto
yield=Ogni turno comincia con il dado. È uscito { $face ->
 [wood] il legno
 [wool] la lana
 [copper] il rame
 *[stone] la pietra
}, e ogni lavoratore su quell'[altopiano](?plain) ne ha guadagnato uno per il suo proprietario, di chiunque sia il turno. Gli altopiani con i tuoi lavoratori hanno una puntina.
hut-title=Costruisci una capanna
hut=Una capanna isolata costa uno di ciascuno dei due materiali della casella. Alcune caselle, quelle con la puntina, hanno un [gettone bonus](?token): una capanna gratis, 2 punti, o un dono per il druido che aspetta sotto la capanna.
hut-do=Scegli una casella per una capanna, meglio se con la puntina.
hut-done=Ogni costruzione manda avanti il [druido](?druid), in senso orario, alla prossima capanna, di chiunque sia.
hut-past=Una [capanna](?hut) isolata costa uno di ciascuno dei due materiali della casella, e ogni costruzione manda il druido alla prossima capanna.
row-title=Capanne in fila
row=Le capanne affiancate sono un [insediamento](?settlement), di chiunque siano. Una capanna costa tanti di ciascun materiale quante capanne ha poi l'insediamento: la seconda della fila due, la terza tre. In cambio, in una fila lunga il druido rende di più.
runes-title=Pietre runiche
runes=Con ogni capanna prendi la [pietra runica](?rune) del suo territorio, anche a un altro. Alla fine la prima vale 1 punto, la seconda 2, la terza 3 e così via. Le capanne tardive nei territori piccoli la conservano.
druid-title=Guarda dove va il druido
druid=Il [druido](?druid) sta alla puntina e cammina in senso orario. Una capanna subito davanti a lui viene visitata all'istante; una alle sue spalle aspetta quasi un giro intero. Tieni qualcosa da dare quando si avvicina a una delle tue.
offering-title=Il druido chiede un dono
offering=È arrivato alla tua capanna. Uno dei due materiali della casella dà 1 punto; entrambi danno tanti punti quante capanne ha l'[insediamento](?settlement). Chi non dà niente perde un punto.
offering-do=Scegli che cosa offri.
offering-done=Prosegue di capanna in capanna fino alla fine della fila, e lì si ferma.
offering-past=Per un materiale il druido dà 1 punto, per entrambi tanti quante capanne ha l'[insediamento](?settlement), per niente ne toglie uno.
move-title=Il grande raccolto
move=Invece di costruire, sposta un tuo lavoratore in cima a un altro [altopiano](?plain). Rende solo quello: chi sta in basso guadagna 1, quello sopra 2, quello in cima 3. Quindi guarda chi sta sotto di te.
move-do=Scegli un tuo lavoratore, poi un altopiano; o costruisci, e fallo più tardi.
move-done=Così si riempiono le scorte: in cima hai guadagnato più di tutti, ma qualcosa è andato anche a chi sta sotto.
move-past=In un [grande raccolto](?big-yield) i lavoratori dell'altopiano guadagnano 1, 2 e 3 dal basso in alto, di chiunque siano.
hidden-title=Ciò che gli altri non vedono
hidden=I tuoi materiali stanno dietro uno schermo, e così i loro. Ma tutto ciò che si guadagna, si paga e si dà si vede: chi osserva sa chi può pagare la casella che ti interessa.
river-title=Il grande fiume
river=Tra l'ultima casella e la 0 scorre il [grande fiume](?river). Ogni volta che il druido lo attraversa, ognuno segna 1 punto per ogni pietra runica che ha, molto prima della fine.
temple-title=Erigi un tempio
temple=Un [tempio](?temple) costa uno di ciascuno dei due materiali della casella, qualunque cosa ci sia accanto. Alla fine dà un punto per ogni capanna delle file alla sua sinistra e alla sua destra, di chiunque siano.
temple-do=Erigi un tempio accanto a delle capanne, o tienilo per una fila più lunga.
temple-done=Da quel lato il tempio chiude la fila: una capanna al di là ne comincia una nuova.
temple-past=Un [tempio](?temple) segna alla fine per ogni capanna delle file accanto, e le chiude.
finish-title=La fine è vicina
finish=Quando qualcuno ha costruito tutto, o finisce il numero di turni concordato, la partita si chiude. C'è ancora tempo per un'ultima capanna in un territorio, e per materiali da donare: ogni tua capanna sarà visitata ancora una volta.
lap-title=L'ultimo giro
lap=Il druido fa ancora un giro e visita ogni capanna. Poi si contano templi e pietre runiche. Dai entrambi i materiali dove la fila è più lunga: ciò che tieni non vale nemmeno un punto.
take-title=Sul dado esce +1
take=Ognuno può prendere un materiale a scelta.
take-do=Prendi ciò che serve alla tua prossima costruzione.
take-past=Con un +1 ognuno può prendere un materiale a scelta.
return-title=Sul dado esce −1
return=Ognuno restituisce un materiale alla montagna.
return-do=Dai ciò che ti serve di meno.
return-past=Con un −1 ognuno restituisce un materiale.
three-title=Tre per uno
three=Ti manca qualcosa? Tre materiali di altri tipi ne sostituiscono uno che manca. È caro, ma può valere una pietra runica o una grande offerta.
three-do=Scegli con che cosa paghi.
three-past=Tre materiali di altri tipi hanno sostituito uno che ti mancava.
aim=Hai { $vp } punti, e da costruire ancora { $huts ->
 [0] nessuna capanna
 [one] 1 capanna
 *[other] { $huts } capanne
} e { $temples ->
 [0] nessun tempio
 [one] 1 tempio
 *[other] { $temples } templi
}. Guarda il druido, e tieni qualcosa da dargli.
won=Hai vinto con { $vp } punti. A deciderlo sono state le offerte nelle file lunghe e { $runes ->
 [0] i templi ben piazzati, anche senza pietre runiche.
 [one] una pietra runica.
 *[other] { $runes } pietre runiche.
}
lost=Ha vinto { $winner } con { $theirs } punti; tu ne avevi { $vp }. Pietre runiche alla fine: { $most } di là, { $runes } da te; ognuna in più vale più della precedente. { $huts ->
 [0] Hai costruito tutte le capanne, quindi guarda le offerte: entrambi i materiali in una fila lunga rendono di più.
 *[other] Ti restavano capanne da costruire: ognuna è una pietra runica, e una visita del druido in più.
}`;export{e as default};