var e=`# Il Grande Zimbabwe

Da 2 a 5 giocatori. Tra lo Zambesi e il mare i regni gareggiano in splendore: chi eleverà i monumenti più grandi, grazie al lavoro degli artigiani di tutti?

## Il gioco in breve {short}

Monumenti e artigiani ti danno **punti vittoria** ([PV](?vp)) [symbol:k-vp]. Quanti te ne servano dipende da te: quel numero è il tuo **requisito per la vittoria** ([RV](?vr)) [symbol:k-vr]. Parte da 20, e sale con ogni dio, [specialista](?specialist) o [tecnologia](?technology) che ti rende più forte. Alla fine di un round ha vinto chi ha tanti PV quanto è il suo RV.

Si paga tutto in bestiame [symbol:k-cattle], e quasi sempre a un altro giocatore. La domanda del gioco è quindi: di chi compri il lavoro, chi compra il tuo, e quanto aiuto puoi permetterti prima che il traguardo ti scappi?

Un round ha quattro fasi:

1. **La generosità dei re.** A turno si dona bestiame. Chi dona più a lungo gioca per primo.
2. **Religione e cultura.** Ognuno ha un turno: un dio o uno specialista, e un'azione principale.
3. **Rendite.** Il bestiame torna dalle tue carte, e il tuo monumento più alto ti paga.
4. **Confronto tra mitologie.** Qualcuno ha raggiunto il suo RV? Se no, comincia un altro round.

## La mappa {map}

La mappa è fatta di tessere di sei caselle per sei. Le colonne hanno una lettera e le righe un numero, così ogni casella ha un nome: D7.

- Sulla **terra** si costruisce. Una casella è *vuota* se è sulla mappa e non ha acqua, risorse, artigiani, monumenti o zone di partenza. Le zone di partenza servono solo ai primi monumenti: per tutta la partita non ci si costruisce altro. {R23}
- Sull'**acqua** non si costruisce. Le caselle d'acqua che si toccano per un lato formano un unico specchio d'acqua; un angolo in comune non basta. {R2}
- Le **risorse** sono legno [symbol:r-wood], argilla [symbol:r-clay], avorio [symbol:r-ivory] e diamanti [symbol:r-diamonds]. Restano dove sono per sempre. Chi ne usa una ci mette un indicatore *esaurito* [symbol:k-used], che resta fino alla fine del round.
- I **monumenti** sono torri da uno a cinque livelli. Ognuno ha un proprietario.
- Gli **artigiani** occupano due o quattro caselle e trasformano le risorse in [beni rituali](?good). Anche loro hanno un proprietario.

### Il raggio {range}

Spesso conta se una cosa è nel **raggio** di un'altra: al massimo a **tre passi**. Un passo porta in una delle otto caselle vicine, in linea retta o in diagonale, su qualunque terreno. Risorse, artigiani e zone di partenza lungo la via non contano. Fuori dalla mappa non si passa, nemmeno dove manca un angolo. {R1} {R13}

- Uno specchio d'acqua è un solo passo, per quanto sia grande. Da una riva a quella opposta sono dunque due passi: uno per entrare, uno per uscire. Due specchi che si toccano solo in un angolo distano un passo. {R2} {R3}
- Un artigiano è in tutte le sue caselle: basta raggiungerne una. {R4}
- Tra un artigiano e una risorsa vale solo il raggio semplice. I monumenti in mezzo non disturbano, e nemmeno aiutano. {R11}

### Le stazioni {hubs}

Tra un monumento e un artigiano, e tra due artigiani, i monumenti servono da **stazioni** [symbol:k-hub]. Di chiunque sia, da un monumento [nel raggio](?range) si contano di nuovo tre passi, e poi magari dal monumento seguente, quante volte si vuole. {R5}

- Una via non può passare sopra un monumento senza farvi [stazione](?hub). Può girargli intorno. {R6}
- Quando si comprano beni, ogni stazione costa 1 capo di bestiame ogni volta che serve: per ogni bene e per ogni tratto del suo viaggio. Si paga sempre il minor numero di stazioni possibile. {R7}
- Il pedaggio va alla riserva comune, non al proprietario del monumento. {R8}
- Il monumento che stai elevando è il punto d'arrivo dei beni, e quindi non costa. Ma se un [artigiano secondario](?secondary) si rifornisce passando di lì, è una stazione come le altre. Anche i tuoi altri monumenti sono stazioni normali, elevati in questo turno o no. {R9} {R10}

## Preparazione {setup}

La tessera iniziale, con sei zone di partenza, e altre tessere a caso formano la mappa: in tutto quattro tessere in due giocatori, sei in tre, sette in quattro, nove in cinque. Ogni tessera è girata a caso. Partecipano otto dei dodici dèi; i cinque [specialisti](?specialist) ci sono sempre.

Ognuno riceve 3 capi di bestiame, parte con 1 [PV](?vp) e ha bisogno di 20. Gli indicatori [RV](?vr) si pescano e si impilano sul 20. Dalla cima della pila in giù, ognuno mette il primo monumento su una zona di partenza libera. {R14}

> Per una prima partita scegli la preparazione *prima partita*: niente specialisti, e solo gli dèi Xango, Tsui-Goab, Elegua, Gu, Engai e Obatala.

## Fase I: la generosità dei re {gifts}

Ogni giocatore ha un **tassello**. I [tasselli](?plaque) stanno in fila per [RV](?vr), il più alto davanti. A parità, davanti sta l'indicatore più in basso nella pila. Un indicatore RV che si muove finisce sempre in cima a quelli che trova. {R15} {R16}

In quest'ordine, giro dopo giro, ognuno **dona** o **passa**:

- Una donazione supera almeno di uno la precedente; la prima è almeno di 1. Si paga subito. {R18}
- I capi si distribuiscono uno a uno sui tasselli, da sinistra, riprendendo da dove si è fermata l'ultima donazione. Così una parte di ciò che doni ti torna, e chi sta davanti riceve un po' di più. {R18}
- Chi passa non rientra: prende l'ultimo posto libero nell'ordine di gioco. Chi non può donare abbastanza passa senza che gli si chieda nulla. {R20}

Quando resta un solo giocatore la fase finisce subito, e quel giocatore sarà il primo, che abbia donato o no. Se nessuno dona nulla, l'ordine di gioco è semplicemente quello dei tasselli, alla rovescia. Poi ognuno prende il bestiame sul proprio tassello. {R19}

> Giocare per primi vale soprattutto quando le risorse scarseggiano: ciò che un altro esaurisce è perso per tutto il round. All'inizio non vale molti capi.

## Fase II: religione e cultura {turn}

Nell'ordine di gioco ognuno ha un turno. Nell'ordine che preferisci puoi: {R34}

- scegliere **un** dio o **uno** [specialista](?specialist),
- usare una volta ciascuno dei tuoi specialisti,
- svolgere **una** azione principale: costruire un monumento, posizionare artigiani, oppure elevare monumenti.

Tutto è facoltativo. L'azione principale si svolge tutta insieme: se nel mezzo ti rivolgi a un dio o a uno specialista, l'azione è finita, e con lei la scelta dei prezzi. {R34}

Si paga solo con il bestiame che si ha davanti. Quello sulle tue carte non si tocca fino alle [rendite](?revenue). Nulla può portare il tuo [RV](?vr) oltre 40. {R44} {R37}

### Scegliere un dio {choose-god}

In tutta la partita puoi venerare un solo dio, e nessun altro può avere lo stesso. Il suo numero si aggiunge subito al tuo [RV](?vr), e da quel momento il dio ti aiuta. Non si torna indietro. {R49}

### Scegliere e usare uno specialista {choose-specialist}

Di ogni [specialista](?specialist) c'è una sola carta: chi ce l'ha, ce l'ha da solo. Puoi averne più d'uno, ma sceglierne al massimo uno per turno, e mai nel turno in cui scegli un dio. Il numero della carta si aggiunge al tuo [RV](?vr). Uno specialista lavora solo se pagato; il bestiame va sulla carta e ti torna con le [rendite](?revenue). {R33} {R49}

Lo specialista appena scelto va usato nello stesso turno: il bestiame che costa e un posto per la sua tessera restano riservati, e il turno non può finire prima. Se mancano la tessera o il posto, sciamano e danzatore della pioggia non si possono scegliere. {R32}

### Azione principale: costruire un monumento {build}

Metti un nuovo monumento di livello 1 su una casella vuota. Non può toccarne un altro, nemmeno in un angolo. Guadagni 1 [PV](?vp). {R31}

### Azione principale: posizionare artigiani {place}

Posiziona tutti gli artigiani che vuoi e che puoi pagare. Per ognuno serve:

- **La tecnologia.** Ti occorre la carta di quel mestiere. Se non l'hai, la prendi ora, la più economica rimasta, e il suo numero si aggiunge al tuo [RV](?vr). Ogni mestiere ha due carte, la seconda più cara. Non si prende mai una seconda carta dello stesso mestiere, né una carta senza posizionare subito il suo artigiano. {R27}
- **Lo spazio.** La tessera copre due o quattro caselle vuote. Quelle lunghe possono stare in orizzontale o in verticale, e i bordi tra le tessere della mappa non contano. {R23}
- **Una risorsa.** Nel suo raggio deve esserci una risorsa del suo tipo che nessun altro artigiano *dello stesso mestiere*, di chiunque sia, ha [nel raggio](?range). Mestieri diversi possono condividere una risorsa, e gli indicatori esaurito non contano. {R25}
- **Il costo.** Il prezzo della tessera va per intero alla riserva comune. {R28}
- **La disponibilità.** Di ogni mestiere ci sono tre tessere. {R50}

I [PV](?vp) dell'artigiano li segni subito, e restano tuoi per sempre.

Scultori, vasai e costruttori di troni sono artigiani **secondari**: rifiniscono ciò che hanno fatto un intagliatore di legno, un ceramista o un cesellatore di avorio. Un secondario deve poter raggiungere un primario della sua famiglia, di chiunque sia, attraverso quante [stazioni](?hub) si vuole, che qui non costano nulla. {R12} E chi ha appena posizionato il primo artigiano primario di una famiglia deve aspettare il turno seguente per il secondario. {R24}

### I prezzi {prices}

Dopo aver posizionato, fissi quanto chiedono per un bene gli artigiani di una [tecnologia](?technology) nuova: 1, 2 o 3 capi. Fallo prima di rivolgerti a un dio o a uno [specialista](?specialist), che metterebbe fine all'azione principale; se concludi il turno senza dire niente, il prezzo è 1. Allora possono salire, mai scendere, anche i prezzi delle altre tue tecnologie, ognuno al massimo una volta per turno. Lo stesso mestiere può avere due proprietari con due prezzi. {R30}

Alzare i prezzi può anche essere l'intera azione, se hai almeno una tecnologia. {R29}

### Azione principale: elevare monumenti {raise}

Eleva quanti monumenti vuoi tra i tuoi, ognuno di un livello per turno, fino al quinto. {R44} Un monumento richiede tanti **beni rituali** quanti livelli ha ora, tutti di famiglie diverse: legno, argilla, avorio, diamanti. {R51} Per ogni bene:

1. Scegli un artigiano raggiungibile dal monumento, anche attraverso [stazioni](?hub), e paga 1 capo per ognuna.
2. Paga il suo prezzo sulla carta [tecnologia](?technology) del suo proprietario. Vale anche per i tuoi artigiani: quei capi ti tornano con le [rendite](?revenue).
3. L'artigiano esaurisce una risorsa [nel suo raggio](?range): segnane una libera. Chi viene dopo, in questo round, non può usarla.

Un bene **secondario** richiede una seconda catena dietro la prima: l'[artigiano secondario](?secondary) esaurisce una risorsa e viene pagato; poi gli serve un bene primario, da un artigiano primario che *lui* possa raggiungere. Anche quello viene pagato ed esaurisce una risorsa propria. Artigiani e risorse li scegli tu, di chiunque siano. {R43} Si può iniziare solo ciò che si può finire: nessun passo può rendere impossibile il resto. {R52}

Appena un artigiano secondario è sulla mappa, dovunque sia, i beni semplici della sua famiglia non servono più ai rituali, per nessuno. {R42}

| Livello | [PV](?vp) in tutto | Guadagno | Beni richiesti |
| 1 | 1 | | |
| 2 | 3 | +2 | 1 |
| 3 | 7 | +4 | 2 |
| 4 | 13 | +6 | 3 |
| 5 | 21 | +8 | 4 |

> Un esempio. Il tuo monumento di livello 2 richiede due beni. Un ceramista a due passi chiede 2 capi. Un intagliatore ne chiede 1, ma lo si raggiunge solo passando dal monumento di un vicino: 1 in più per la stazione. Con 4 capi, un'argilla e un legno il monumento sale al livello 3, e hai 4 PV in più.

## Fase III: rendite {revenue}

Ognuno prende il bestiame dalle proprie [tecnologie](?technology), dagli [specialisti](?specialist) e dal dio. Poi riceve dalla riserva tanti capi quanti sono i livelli del suo monumento più alto, da 1 a 5. Quanti monumenti abbia non conta. {R45}

## Fase IV: confronto tra mitologie {end}

Se qualcuno ha almeno tanti [PV](?vp) quanto è il suo [RV](?vr), la partita è finita. Se sono in più, vince chi lo supera di più. A parità: chi venera Xango, poi chi ha più PV, poi chi viene prima nell'ordine di gioco di questo round. {R45} {R46}

Altrimenti si tolgono tutti gli indicatori esaurito e comincia un altro round. Il regolamento non conosce un ultimo round; ai nostri tavoli è il cinquantesimo, salvo altri accordi, e lo stesso confronto decide allora tra tutti. {R48}

## Gli artigiani {craftsmen}

| Artigiano | Usa | Tessera | Costo | [PV](?vp) | [RV](?vr) 1ª / 2ª carta |
| [symbol:c-wood-carver] **Intagliatore di legno** | legno | 1 × 2 | 2 | 1 | 3 / 4 |
| [symbol:c-potter] **Ceramista** | argilla | 1 × 2 | 2 | 1 | 3 / 4 |
| [symbol:c-ivory-carver] **Cesellatore di avorio** | avorio | 2 × 2 | 2 | 1 | 2 / 3 |
| [symbol:c-diamond-cutter] **Incisore di diamanti** | diamanti | 2 × 2 | 10 | 3 | 1 / 2 |
| [symbol:c-sculptor] **Scultore**, richiede un intagliatore di legno | legno | 2 × 2 | 4 | 2 | 3 / 4 |
| [symbol:c-vessel-maker] **Vasaio**, richiede un ceramista | argilla | 2 × 2 | 4 | 2 | 3 / 4 |
| [symbol:c-throne-maker] **Costruttore di troni**, richiede un cesellatore di avorio | legno | 1 × 2 | 4 | 2 | 3 / 4 |

Il costruttore di troni fa eccezione: la sua famiglia è l'avorio, ma la risorsa che esaurisce è il legno. I diamanti non hanno un [artigiano secondario](?secondary).

## Gli dèi {gods}

| Dio | [RV](?vr) | Che cosa fa |
| [symbol:g-shadipinyi] **Shadipinyi** | +4 | Dal round successivo un suo [tassello](?plaque) apre la fila della fase I, e ciò che vi finisce è tuo. Lui non dona mai. {R22} |
| [symbol:g-elegua] **Elegua** | +4 | Della tua prima donazione di ogni round la riserva paga fino a 3 capi. Puoi donare anche senza averne. {R21} |
| [symbol:g-dziva] **Dziva** | +2 | Quando la scegli, e all'inizio di ogni tuo turno seguente, puoi cambiare tutti i tuoi prezzi, anche in giù. {R35} |
| [symbol:g-eshu] **Eshu** | +4 | Nei tuoi turni ogni raggio è di sei passi: degli artigiani verso le risorse, quando posizioni e quando compri, e da [stazione](?hub) a stazione. Questo apre posti nuovi, e può chiuderne altri. {R26} |
| [symbol:g-gu] **Gu** | +4 | Ogni carta [tecnologia](?technology) ti costa 1 RV, comprese quelle che hai già: prima lo sconto, poi i suoi 4. Prendi comunque la carta più economica. Anche se il RV torna com'era, il tuo indicatore finisce in cima. {R36} {R17} |
| [symbol:g-obatala] **Obatala** | +7 | Quando costruisci un monumento puoi costruirne un secondo nella stessa azione. Nemmeno questi due possono toccarsi. {R31} |
| [symbol:g-atete] **Atete** | +5 | Puoi usare una risorsa che ha un indicatore esaurito, di chiunque sia. Con due è finita anche per te. {R40} |
| [symbol:g-tsui-goab] **Tsui-Goab** | +3 | I beni per un monumento possono essere uguali. Puoi comprare due volte anche dallo stesso artigiano, con una risorsa per ogni bene. {R41} |
| [symbol:g-anansi] **Anansi** | +5 | Ogni bene ti costa 1 capo, qualunque sia il prezzo; un bene secondario 1 per ciascuno dei due artigiani. Le stazioni costano come sempre. {R39} |
| [symbol:g-qamata] **Qamata** | +2 | Tutto ciò che si paga per le stazioni va su questa carta, anche i tuoi pedaggi, e ti arriva con le [rendite](?revenue). {R38} |
| [symbol:g-engai] **Engai** | +5 | 2 capi in più a ogni rendita, già da questo round. |
| [symbol:g-xango] **Xango** | −2 | Il tuo RV *scende* di 2, e una parità per la vittoria va a te. {R46} |

## Gli specialisti {specialists}

| Specialista | [RV](?vr) | Si paga | Che cosa succede |
| [symbol:s-shaman] **Sciamano** | +3 | 2 | Metti una tessera risorsa a scelta su una casella vuota. Ce ne sono 6 di legno, 4 di argilla, 3 di avorio e 3 di diamanti. |
| [symbol:s-rain-ceremony] **Danzatore della pioggia** | +1 | 3 | Metti una tessera acqua su due caselle vuote affiancate. Ce ne sono 8. |
| [symbol:s-herd] **Mandriano** | +6 | 2, 4 o 6 | La riserva aggiunge alla carta 1, 2 o 3 capi. Con le [rendite](?revenue) è tutto tuo. {R33} |
| [symbol:s-nomads] **Nomadi** | +1 | 2 | In questo turno i tuoi nuovi monumenti possono toccarne altri. Puoi anche pagarli e non costruire. {R31} |
| [symbol:s-builder] **Costruttore** | +2 | 2 | Per ogni artigiano che posizioni dopo, in questo turno, i primi 2 capi del costo vanno su questa carta e non alla riserva. {R28} |

## Qualche consiglio {tips}

- Guarda la distanza, non i punti: 30 [PV](?vp) con [RV](?vr) 34 sono peggio di 22 con 22.
- Conta le entrate prima di fare piani. I capi pagati alle tue carte tornano; quelli pagati agli altri li arricchiscono.
- Elevare più monumenti bassi costa meno che elevarne uno alto, e ognuno è una [stazione](?hub) per i tuoi beni. Ma la rendita viene dal più alto.
- Un [artigiano secondario](?secondary) rende più cari i rituali di tutti, e ricco chi lo possiede. Può fermare chi è quasi arrivato.
- Verso la fine gli artigiani sono punti in cambio di bestiame: un incisore di diamanti dà 3 PV per 10 capi e 1 RV.

## Che cosa può concordare un tavolo {options}

Dove il regolamento lascia spazio, abbiamo deciso come scritto sopra. Prima di una partita un tavolo può scegliere altro: monumenti che bloccano la via verso le risorse, una sola [stazione](?hub) gratuita per un nuovo [artigiano secondario](?secondary), la vittoria diretta di chi venera Xango, mai un artigiano primario e uno secondario della stessa famiglia in un turno, dèi che agiscono prima che qualcuno li veneri, i pezzi della scatola come limite {R47}, altri round, dèi o mappe, e qualche finezza su Dziva, Gu e l'ordine dei passi in un turno.
`;export{e as default};