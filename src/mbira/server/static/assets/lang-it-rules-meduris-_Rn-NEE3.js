var e=`# Meduris

Da 2 a 4 giocatori, circa un'ora e un quarto. Alle pendici di una montagna sacra il tuo popolo costruisce capanne e templi, mentre un [druido](?druid) le gira intorno e chiede doni.

## Il gioco in breve {short}

Intorno alla montagna corre un anello di caselle. I tuoi **lavoratori** [symbol:worker] procurano legno [symbol:mat-wood], lana [symbol:mat-wool], rame [symbol:mat-copper] e pietra [symbol:mat-stone] sui quattro [altopiani](?plain). Con questi costruisci **capanne** [symbol:hut] e **templi** [symbol:temple] sull'anello. Ogni costruzione mette in cammino il **druido** [symbol:druid]. Dove si ferma, il proprietario della capanna può offrirgli materiali in cambio di punti. Più è grande l'[insediamento](?settlement), più rende un'[offerta](?offering) completa, ma più cara era la capanna.

Quando qualcuno ha costruito tutto, il [druido](?druid) fa un ultimo giro, si contano templi e [pietre runiche](?rune), e vince chi ha più punti.

## Il tabellone {board}

**L'anello** ha 32 caselle in due o tre giocatori, 40 in quattro. Sono numerate in senso orario da 0. Ogni casella mostra due materiali diversi: è il costo di una costruzione, ed è ciò che il [druido](?druid) vi chiederà. L'anello è chiuso: l'ultima casella e la 0 sono vicine, e tra loro scorre il **grande fiume**.

**Nove territori** dividono l'anello, ognuno con la sua [pietra runica](?rune): serpente [symbol:rune-serpent], scatola [symbol:rune-box], germoglio [symbol:rune-sprout], omega [symbol:rune-omega], spirale [symbol:rune-spiral], onde [symbol:rune-waves], figura [symbol:rune-figure], uncino [symbol:rune-hook] e freccia [symbol:rune-arrow].

**Quattro altopiani** stanno sulla montagna: il bosco dà legno, il pascolo lana, la miniera rame, la cava pietra. Su ognuno stanno fino a tre lavoratori, uno sopra l'altro, come una torre. Accanto c'è ciò che resta del suo materiale.

**Il druido** parte dal suo tempio. Tre rocce portano da lì all'anello.

> L'anello per due e tre giocatori è quello stampato. Di quello per quattro non conosciamo ogni casella: la pagina del gioco nella documentazione dice quali sono ricostruite.

## Preparazione {setup}

| Giocatori | Anello | Capanne | Templi | Lavoratori | Di ogni materiale sulla montagna |
| 2 | 32 caselle | 12 a testa | 2 a testa | 3 a testa | 16 |
| 3 | 32 caselle | 8 a testa | 2 a testa | 2 a testa | 15 |
| 4 | 40 caselle | 8 a testa | 2 a testa | 2 a testa | 14 |

Tutti cominciano con 5 punti e un materiale di ogni tipo, nascosto dietro lo schermo. Ogni giocatore ha un colore: viola, blu, verde o rosso; in due si gioca con viola e blu. {R26}

Sei **gettoni bonus**, due per tipo, stanno sull'anello, con almeno tre caselle tra l'uno e l'altro, contando tutto intorno. {R1}

Si sorteggia chi inizia. A partire da lui, ognuno a turno mette un lavoratore su un [altopiano](?plain) qualsiasi, finché tutti sono in piedi. Per ora non si guadagna nulla. {R2}

## Il tuo turno {turn}

Un turno ha sempre due parti: il **piccolo raccolto**, e poi esattamente una cosa tra **grande raccolto**, **capanna** e **tempio**. Non si può passare; un grande raccolto è sempre possibile. {R3}

### Prima: il piccolo raccolto {small}

Lancia il dado:

- [symbol:die-wood] [symbol:die-wool] [symbol:die-copper] [symbol:die-stone] **Un materiale.** Ogni lavoratore su quell'[altopiano](?plain) ne guadagna uno per il suo proprietario. Se non basta, prende prima il lavoratore in cima, poi quello sotto. {R4}
- [symbol:die-plus] **+1.** A cominciare da te, ognuno può prendere un materiale a scelta tra quelli rimasti, oppure niente. {R5}
- [symbol:die-minus] **−1.** A cominciare da te, ognuno restituisce un materiale a scelta. Chi non ne ha non dà niente. {R6}

### Poi: il grande raccolto {big}

Sposta un tuo lavoratore, da qualunque altezza di una torre (chi sta sopra scende), in cima a *un altro* [altopiano](?plain) che abbia posto. Ora rende solo quell'altopiano, e più in alto si sta più si ottiene: il più basso 1, quello sopra 2, il terzo 3. Così può guadagnarci anche qualcun altro. Se non basta, chi è in cima prende prima tutta la sua parte. Si può scegliere anche un altopiano rimasto vuoto. {R7}

### Oppure: una capanna {hut}

Scegli una casella libera qualsiasi. Le capanne affiancate formano un **insediamento**, di chiunque siano: attraverso territori e fiume, fino al prossimo tempio o alla prossima casella libera. La tua capanna costa **tanti di ciascuno dei due materiali della casella quante capanne ha poi l'insediamento**. Una capanna isolata costa uno di ciascuno; la seconda di una fila due; una capanna che chiude il vuoto tra altre due e altre tre ne costa sei. {R8}

Una costruzione procede così: pagare, costruire, [gettone bonus](?token), [pietra runica](?rune), [druido](?druid). {R13}

**Pietra runica.** Con una capanna prendi la pietra runica del suo territorio, dalla riserva o da chi ce l'ha. {R11}

**Gettone bonus.** Se ce n'è uno sulla casella vale subito, che tu lo voglia o no: {R10}

- [symbol:token-points] **2 punti** per te.
- [symbol:token-hut] **Una capanna gratis:** non paghi niente, per quanto sia grande l'[insediamento](?settlement).
- [symbol:token-druid] **Un dono per il druido:** resta sotto la capanna. Una volta, a una visita qualsiasi, vale per entrambi i materiali.

### Oppure: un tempio {temple}

Scegli una casella libera senza [gettone bonus](?token). Un tempio costa i due materiali una volta sola, qualunque cosa ci sia accanto. Non dà [pietre runiche](?rune), e mette fine agli [insediamenti](?settlement). Due templi possono stare affiancati. {R12}

### Tre per uno {three-for-one}

Qualunque cosa tu debba, per una costruzione o un'[offerta](?offering), tre materiali di altri tipi possono sostituirne uno che ti manca. Ognuno che manca ne vuole tre. Quali, lo scegli tu. Si pagano, non si scambiano: la riserva non conta, e non si può barattare solo per tenersi qualcos'altro. {R9}

Tutto ciò che si paga, si offre o si restituisce torna al suo [altopiano](?plain). {R24}

## Il druido {druid}

Le prime tre costruzioni lo fanno avanzare di una roccia ciascuna. Dalla quarta in poi **ogni costruzione, capanna o tempio, lo manda in senso orario alla capanna più vicina**; templi e caselle libere li oltrepassa. Dalla terza roccia cerca a partire dall'ingresso, qui la casella 0, e questo non attraversa il fiume. Finché non c'è nessuna capanna, aspetta. {R14} Se l'unica capanna è quella dove già si trova, fa un giro intero e si ferma di nuovo lì, oppure aspetta, se il tavolo lo ha concordato. {R15}

### Il rito {ritual}

Comincia dalla capanna dove si ferma e prosegue di capanna in capanna, finché la casella seguente non ne ha. Le capanne dello stesso [insediamento](?settlement) *alle sue spalle* non vengono visitate, ma contano per la grandezza. {R16}

A ogni capanna sceglie il proprietario: {R17}

| Offerta | Punti |
| niente | −1, ma mai sotto 0 |
| uno dei due materiali, l'uno o l'altro | +1 |
| entrambi i materiali | tanti quante capanne ha l'insediamento |
| il gettone [druido](?druid) sotto la capanna | come entrambi, una volta |

In una capanna isolata entrambi i materiali non danno più di uno: è inutile, ma non vietato. Anche qui si può usare un gettone druido.

### Il grande fiume {river}

Ogni volta che il [druido](?druid) attraversa il [grande fiume](?river), in cammino o durante un rito, il gioco si ferma un momento: ognuno segna 1 punto per ogni [pietra runica](?rune) che ha. Vale anche quella appena presa con la costruzione di questo turno. {R18}

## La fine {end}

Quando qualcuno ha costruito l'ultima capanna e tutti e due i templi, e il [druido](?druid) si è mosso, **ogni altro giocatore ha ancora un turno completo**. Il fiume vale ancora. Se finisce anche un secondo giocatore, non cambia nulla. {R19}

Poi il druido fa il suo **ultimo giro**: visita una volta ogni capanna, da quella dopo di lui fino a dove si trova, ogni volta con un'[offerta](?offering) come al solito. Se è ancora sulle rocce, il giro comincia dall'ingresso. Il dado segna da dove è partito. Il fiume non vale più. {R20}

Infine: {R21}

- **Templi.** Ogni tuo tempio dà 1 punto per ogni capanna degli [insediamenti](?settlement), o delle capanne isolate, direttamente alla sua sinistra e alla sua destra, di chiunque siano. Se un unico insediamento arriva a entrambi i lati, conta una volta.
- **Pietre runiche.** 1 punto per la prima, 2 per la seconda, 3 per la terza e così via: cinque ne valgono 15.

Vince chi ha più punti. A parità, chi ha più capanne e templi costruiti; poi chi ha più materiali rimasti; poi la vittoria è condivisa. {R22}

L'ultimo giro comincia anche se nessuno potrà più costruire; e, salvo altri accordi, alla fine del giro di turni in cui si arriva a 200, così che tutti ne abbiano avuti altrettanti. {R25}

## Che cosa è nascosto {hidden}

Dietro gli schermi ci sono solo i materiali, tipo e numero. Tutto ciò che si guadagna, si paga e si dà avviene in vista, quindi chi sta attento sa molto; la cronaca lo mostra. {R23}

## Qualche consiglio {tips}

- Prima di costruire guarda dov'è il [druido](?druid). Una capanna proprio davanti a lui viene visitata subito: tieni qualcosa da offrire.
- Una capanna alle sue spalle aspetta quasi un giro intero. Va bene se hai speso tutto.
- I grandi [insediamenti](?settlement) rendono a chi vi ha una capanna e qualcosa da dare. Unirsi alla fila di un altro può valere più che farsene una propria.
- Le [pietre runiche](?rune) passano di mano a ogni capanna nel loro territorio. Le capanne tardive nei territori piccoli le conservano.
- Un tempio accanto a una fila che altri vogliono ancora allungare rende bene alla fine. Ma da quel lato la ferma.
- In cima a una torre il grande raccolto rende tre, ma guadagnano anche tutti quelli sotto.

## Che cosa può concordare un tavolo {options}

Gettoni bonus disposti dai giocatori o come nell'esempio del regolamento; chi inizia; se si può rinunciare a un materiale; scorte aperte, o solo i totali; pagare tre per uno anche per ciò che si ha; un [druido](?druid) che aspetta all'unica capanna (*lone_hut*); un solo materiale a una capanna isolata; il fiume negli ultimi turni; il limite di turni; i colori; un anello proprio.
`;export{e as default};