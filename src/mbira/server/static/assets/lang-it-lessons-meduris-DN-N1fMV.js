var e=`### The guided match of Meduris in Italian: title, text, what to do, what came of it.

ring-title = Un anello intorno a una montagna
ring = Tu sei Epona. Sull'anello stanno capanne e templi; la tua è illuminata. Ogni casella mostra due materiali: è il costo di una costruzione, ed è ciò che il druido chiederà più tardi.

yield-title = Il piccolo raccolto
yield = Ogni turno comincia con il dado. È uscito il legno, e chi ha un lavoratore nel bosco ne ha avuto uno. I tuoi lavoratori sono illuminati: più in alto si sta in una torre, più rende un grande raccolto.

hut-title = Costruisci una capanna
hut = Una capanna isolata costa uno di ciascuno dei due materiali della casella; in una fila costa tanti di ciascuno quante capanne ha poi la fila. Un gettone bonus aiuta: le caselle illuminate ne hanno uno.
hut-do = Scegli una casella per una capanna. Dove il gettone mostra una capanna, non costa niente.
hut-done = Con la capanna è arrivata la pietra runica del territorio. E il druido cammina: ogni costruzione lo manda avanti, in senso orario, alla prossima capanna.

offering-title = Il druido chiede un dono
offering = È arrivato alla tua capanna. Uno dei due materiali dà 1 punto, entrambi danno tanti punti quante capanne ha l'insediamento. Chi non dà niente perde un punto.
offering-do = Scegli che cosa offri.
offering-done = Prosegue alla capanna seguente della fila, se c'è. Poi il gioco continua.

runes-title = Pietre runiche
runes = Chi costruisce l'ultima capanna in un territorio ne ha la pietra runica. Danno punti quando il druido attraversa il grande fiume, e alla fine: 1 la prima, 2 la seconda, 3 la terza.

take-title = Sul dado esce +1
take = Ognuno può prendere un materiale a scelta.
take-do = Prendi ciò che serve alla tua prossima costruzione.

return-title = Sul dado esce −1
return = Ognuno restituisce un materiale alla montagna.
return-do = Dai ciò che ti serve di meno.

move-title = Il grande raccolto
move = Invece di costruire puoi spostare un lavoratore in cima a un altro altopiano. Allora guadagnano tutti lì: 1 in basso, 2 sopra, 3 in cima. Ci guadagnano anche altri, quindi guarda chi sta sotto di te.
move-do = Scegli un tuo lavoratore, poi un altopiano.
move-done = Così si riempiono le scorte. Le tue sono nascoste agli altri, e le loro a te.

druid-title = Guarda dove va il druido
druid = È illuminato. Una capanna subito davanti a lui viene visitata all'istante; una alle spalle aspetta quasi un giro intero. Tieni qualcosa da offrire quando è vicino a una tua capanna.

temple-title = Erigi un tempio
temple = Un tempio costa uno di ciascuno dei due materiali della casella, qualunque cosa ci sia accanto. Alla fine dà un punto per ogni capanna delle file alla sua sinistra e alla sua destra, di chiunque siano.
temple-do = Erigi un tempio accanto a delle capanne appena puoi pagarlo. Fino ad allora, raccogli ciò che manca.
temple-done = Da quel lato il tempio chiude la fila: una capanna al di là ne comincia una nuova.

river-title = Il grande fiume
river = Tra l'ultima casella e la 0 scorre il grande fiume. Ogni volta che il druido lo attraversa, ognuno segna 1 punto per ogni pietra runica che ha.

finish-title = Il resto è tuo
finish = Quando qualcuno ha costruito tutto, gli altri hanno ancora un turno, e il druido fa un ultimo giro di tutte le capanne. Poi si contano templi e pietre runiche. Continua: vince chi ha più punti.
`;export{e as default};