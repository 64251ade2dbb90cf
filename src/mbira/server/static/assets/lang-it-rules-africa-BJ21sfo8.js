var e=`# Cuore dell'Africa

Da 2 a 5 giocatori. Case commerciali si contendono all'asta la prossima mossa verso l'interno di un continente, mandano avanti i loro commercianti e decidono con la [reputazione](?reputation) chi può restare.

## Il gioco in breve {short}

In ogni round **un solo** giocatore ha un turno: chi offre di più per i prossimi due **segnalini Azione**. I segnalini danno [punti azione](?points), per muovere e far entrare commercianti [symbol:trader], e azioni speciali, da usare subito o da conservare. Alla fine del turno segna punti vittoria ([PV](?vp)) [symbol:vp] solo quel giocatore: per ogni area che controlla, quanto vale la sua risorsa. Ciò che è stato pagato si divide tra gli altri, che saranno più ricchi alla prossima asta.

Il primo che arriva a **42 PV** vince subito. {R60}

## La mappa {map}

La mappa ha 24 aree. Quindici sono coste. Undici hanno un **simbolo**: all'inizio ricevono una risorsa, banane [symbol:bananas], diamanti [symbol:diamonds], oro [symbol:gold] o avorio [symbol:ivory], e un commerciante neutrale [symbol:neutral]. Un'area è il **Cuore dell'Africa**. Al Madagascar si arriva solo per le sue frecce, che valgono come confini normali. {R19}

Alcune parole che servono alle regole:

- Un'area ti è **amichevole**, e la **controlli**, se vi hai un pezzo e nessun altro giocatore ne ha. I [commercianti neutrali](?neutral) non contano.
- Un'area è **vuota** se non ha alcun pezzo, nemmeno neutrale.
- Un'area con pezzi di più giocatori è **contesa**.
- I tuoi **pezzi** sono i commercianti e il [grossista](?wholesaler) [symbol:wholesaler].

**La Tabella Risorse** dice quanto valgono le aree. I suoi livelli hanno i valori 0, 1, 1, 2, 2, 3, 4, 5. Ogni risorsa vi ha un segnalino, e così l'*Africa*, che sta per tutte le aree senza risorsa. Poiché alcuni valori sono doppi, un passo non cambia sempre il valore.

**La Tabella Reputazione** [symbol:reputation] ha gli stessi livelli. La [reputazione](?reputation) di un giocatore è la [forza](?strength) di ogni suo pezzo in un conflitto con un altro giocatore.

> La mappa stampata e il foglio dei segnalini non ci sono noti. Aree, confini, numeri sui segnalini e quantità di ogni tipo sono una ricostruzione. Il totale dei segnalini e i loro effetti sono quelli del regolamento.

## Preparazione {setup}

- Ognuno ha 14 commercianti, un [grossista](?wholesaler) (non ancora sulla mappa), un segnalino Ritirata [symbol:retreat] che non si perde mai, e segnalini [Influenza](?influence) [symbol:influence]: 15 a testa in due o tre giocatori, 12 in quattro o cinque. {R1}
- Il segnalino Africa parte da 0. Un segnalino per risorsa sta sui quattro livelli seguenti, in ordine casuale: valgono 1, 1, 2 e 2. {R2}
- Tutte le reputazioni partono da [forza](?strength) 2, sul primo di quei livelli. {R3}
- Ogni area con simbolo riceve un commerciante neutrale e una risorsa a caso. {R4}
- La sorte mette i giocatori a 8, 7, 6, 5 e 4 [PV](?vp). Da chi ne ha meno in su, ognuno mette 5 commercianti insieme su una costa senza neutrali né altri giocatori. {R5}
- Ognuno pesca in segreto un segnalino Vittoria Speciale. {R6}
- Sei segnalini Azione sono scoperti in tre file da due, gli altri coperti. {R7}

## Un round {round}

1. **Nuovi segnalini.** Altri due segnalini Azione formano la quarta fila. {R8}
2. **Asta** per la prima fila.
3. **Il turno del vincitore:** un commerciante neutrale, movimento, conflitti, punteggio.
4. **Divisione.** L'[Influenza](?influence) nella [riserva](?pool) si divide in parti uguali tra tutti gli altri; il resto rimane nella riserva. Le file avanzano. {R58} {R59}

## L'asta {auction}

Ognuno fa una sola offerta, in pubblico: per primo chi ha più [PV](?vp), per ultimo chi ne ha meno. Un'offerta deve superare la più alta, altrimenti si passa. {R9}

- Il primo offre solo [Influenza](?influence). Gli altri possono aggiungere PV, uno per uno, ma solo quando *tutta* la loro Influenza è nell'offerta: al massimo 10 PV, e non più di quanti ne hanno. {R10}
- Paga solo il vincitore: l'Influenza va nella **riserva** accanto al tabellone, i PV si tolgono dal suo tracciato. Prende la fila. {R11}
- I PV pagati si dividono in parti uguali tra tutti gli altri; quelli che avanzano vanno a chi ne ha meno. Prima arretra chi paga. {R12}
- Se tutti passano, la fila esce dal gioco e nessuno ha un turno. {R13}

> Un esempio. Le offerte sono 5, 7, passo e 8. Il vincitore ha solo 6 Influenza e quindi paga 6 Influenza e 2 PV. Quei 2 PV vanno ai due altri giocatori con meno PV.

Influenza e segnalini Azione conservati sono in vista. I segnalini Vittoria Speciale sono nascosti. {R14}

## Il turno {turn}

### Prima: un commerciante neutrale {neutral}

Metti un commerciante neutrale della scorta in un'area vuota, o in una qualsiasi che ne ha già uno. Se non è possibile, si salta. {R15}

### Movimento {movement}

Hai i punti dei segnalini appena vinti e puoi comprarne altri: 1 [Influenza](?influence) nella [riserva](?pool) per ciascuno. Si spendono solo durante il movimento, e ciò che avanza è perso. {R16}

| Spendi | per |
| 1 punto | muovere un commerciante, o il [grossista](?wholesaler), in un'area vicina |
| 4 punti | un nuovo commerciante su una costa vuota o [amichevole](?friendly) |
| 2 punti | un nuovo commerciante in un'area amichevole con una [stazione](?station) [symbol:station] |
| 4 punti | spostare una risorsa, o l'Africa, di un livello in su o in giù: una volta per turno |

- Un pezzo che entra in un'area con un commerciante neutrale o con un pezzo altrui **si ferma** lì per questo turno. Chi vi comincia il turno può andarsene. {R18}
- I nuovi commercianti possono muovere subito. Se tutti e 14 sono sulla mappa, non ce ne sono altri. {R20}
- I valori restano nella tabella, e più segnalini possono stare sullo stesso livello. {R21}

### Conflitti {conflicts}

Dopo il movimento vengono i conflitti, nell'ordine che vuoi. **Con altri giocatori** sono obbligatori ovunque dividi un'area. **Con i commercianti neutrali** decidi tu. Ogni tuo pezzo combatte una volta per turno; chi ha combattuto o si è ritirato non deve e non può più. {R22}

Se in un'area ci sono entrambi, viene prima l'altro giocatore; se vinci, gli stessi pezzi possono rivolgersi ai neutrali. {R23} Con più giocatori in un'area ne scegli uno, e per i tuoi pezzi lì è tutto. I neutrali si affrontano solo dove non resta nessun altro giocatore. {R24}

Tra due conflitti, e dopo l'ultimo, puoi usare segnalini Azione; poi si segna il turno.

### Contro i commercianti neutrali {oust}

Ti servono almeno tanti commercianti quanti sono loro. Pesca un **segnalino Conflitto** [symbol:conflict]: dice quanto costa vincere. Per ogni commerciante che hai più di loro puoi metterlo da parte e pescarne un altro. Alla fine tornano tutti nel mucchio. {R25}

- **Accetti** l'ultimo: lo paghi e, se lì hai ancora un pezzo, hai vinto. Un commerciante neutrale viene tolto; gli altri li sposti tu di una o due aree, attraverso tutto tranne le aree con pezzi tuoi. Se non possono andare da nessuna parte, vengono tolti. {R26} {R29}
- **Rifiuti**, e perdi un livello di [reputazione](?reputation); tutti restano. {R26}

| Segnalino Conflitto | Quanti | Costo |
| [symbol:f-none] niente | 3 | niente |
| [symbol:f-influence] [Influenza](?influence) | 2, 2, 1 | 1, 2 o 3 Influenza, nella [riserva](?pool). Bisogna averla. |
| [symbol:f-trader] commercianti | 2, 1, 1 | 1, 2 o 3 commercianti di quell'area |
| [symbol:f-reputation] reputazione | 2, 1 | 1 o 2 livelli, fin dove arriva la tabella. Al primo livello non c'è niente da perdere: non puoi accettarlo. |

Puoi pagare commercianti fino all'ultimo, ma allora non hai vinto niente; la reputazione però non cala. {R27} I pezzi persi tornano a chi li possiede, i neutrali tolti alla loro scorta. {R28}

### Contro un altro giocatore {fight}

Le due parti decidono **in segreto** che cosa impegnare: quanta [Influenza](?influence) vogliono e quanti segnalini con un'azione speciale vogliono, anche la Vittoria Speciale nascosta; oppure di **ritirarsi**. Poi si scopre tutto insieme. {R30}

> Forza = pezzi × [reputazione](?reputation) + 3 per ogni Influenza + 9 per ogni segnalino.

Vince la parte più forte; a parità chi *non* è di turno. Per chi è di turno contano solo i pezzi che possono ancora combattere. {R31} Ciò che si è impegnato è perso: l'Influenza va nella [riserva](?pool), i segnalini fuori dal gioco senza fare ciò che mostrano. {R32}

- **Chi perde** perde un pezzo, prima di tutto il [grossista](?wholesaler). Gli altri li allontana il vincitore. {R33}
- **La ritirata** è di una o due aree, mai dentro o attraverso un'area con un pezzo del vincitore; i pezzi possono separarsi. I pezzi sconfitti senza via d'uscita vengono tolti. {R34} {R35}
- Dove si sono ritirati i tuoi pezzi nel tuo turno non inizi più conflitti con giocatori. {R36}
- **Chi ha scelto la ritirata** perde, ma non perde pezzi, li sposta da sé, e *riceve tutto ciò che il vincitore ha impegnato*. Se ogni via è chiusa, i pezzi restano. {R37}
- Se **si ritirano entrambi**, prima va chi è di turno, poi l'altro; nessuno vince. Chi va per primo non può chiudere all'altro l'ultima via se ha altro posto dove andare. {R38}
- **Il vincitore**, qualunque parte sia, può pagare 2 Influenza per un livello di reputazione. {R39}

### Il grossista {wholesaler}

Entra con un segnalino, muove come un commerciante e vale 1. Ma nella sua area raddoppia i tuoi commercianti: tre commercianti e lui fanno sette. Vale anche contro i neutrali. È sempre il primo a essere perso, e torna solo con un altro segnalino. {R40}

## I segnalini Azione {markers}

I punti di un segnalino valgono nel turno in cui lo vinci. L'azione speciale si può usare allora, oppure conservare per dopo: per l'azione, o per 9 di [forza](?strength) in un conflitto. I segnalini senza azione speciale se ne vanno con il turno. {R17}

Nel tuo turno puoi usare quanti segnalini vuoi, durante il movimento, tra due conflitti e dopo l'ultimo. Ma **uno solo per turno che dia PV**: Cuore, Maggioranza o una Vittoria Speciale. {R41} Durante un conflitto non si usano segnalini. {R42}

| Segnalino | Punti | Che cosa fa |
| [symbol:m-points] **Punti** | 4–6 | Nient'altro. |
| [symbol:m-station] **Stazione Commerciale** | 1–2 | Costruisci una [stazione](?station) in un'area [amichevole](?friendly) che non ne ha. Resta per sempre ed è di chi controlla l'area. Ce ne sono sei. {R43} |
| [symbol:m-two-traders] **Due Commercianti** | 1–2 | Metti due tuoi commercianti in una o due aree amichevoli. {R45} |
| [symbol:m-wholesaler] **Grossista** | 1–3 | Il tuo arriva in un'area amichevole o su una costa vuota. {R44} |
| [symbol:m-caravan] **Carovana** | 1–3 | Quanti pezzi vuoi, da un'area, vanno in una vicina, anche quelli fermati, che hanno combattuto o si sono ritirati; e tali restano. Chi arriva accanto a un giocatore e non ha combattuto deve farlo. {R42} |
| [symbol:m-convert] **Conversione** | 1–3 | Un commerciante neutrale, ovunque sia, diventa tuo. Accanto a un altro giocatore significa conflitto, quindi non dopo i conflitti. {R46} |
| [symbol:m-migration] **Migrazione** | 2–4 | Deve entrare un nuovo commerciante. Il regolamento non dice di chi: qui è neutrale, messo come all'inizio di un turno, se il tavolo non lo vuole tuo. Poi ogni neutrale sulla mappa può spostarsi in un'area vicina. {R47} |
| [symbol:m-market] **Mercato** | 2–4 | Una risorsa o l'Africa sale di un livello, un'altra scende di uno; ne basta una delle due. {R48} |
| [symbol:m-reputation] **Reputazione** | 2–4 | La [reputazione](?reputation) di un giocatore qualsiasi sale o scende di un livello. {R49} |
| [symbol:m-heart] **Cuore dell'Africa** | 1–3 | Due [commercianti neutrali](?neutral) devono entrare nel Cuore. Se a fine turno lo controlli: 3 [PV](?vp). {R50} |
| [symbol:m-majority-gold] **Maggioranza** (una per risorsa) | 2 | 5 PV se controlli più aree con quella risorsa di chiunque altro. {R51} |

I **segnalini Vittoria Speciale** si pescano all'inizio. Usarne uno costa un livello della tua reputazione, che deve avere almeno forza 1. {R52} Contano a fine turno: {R56}

- [symbol:m-area] **Vittoria per Aree:** 1 PV per ogni area che controlli.
- [symbol:m-traders] **Vittoria per Commercianti:** 1 PV ogni due tuoi pezzi sulla mappa.
- [symbol:m-resource-area] **Vittoria per Risorse:** 2 PV per ogni area con risorsa che controlli.

## Il punteggio {score}

A fine turno segna solo chi era di turno: {R53}

- ogni area controllata: il valore della sua risorsa, o dell'Africa se non ne ha,
- il Cuore dell'Africa, se controllato: altri 3,
- ogni [stazione](?station) in un'area controllata: 1; e altri 3 a chi ha più stazioni di chiunque altro,
- un segnalino che dà [PV](?vp),
- **meno 1 per ogni commerciante neutrale** in ogni area con tuoi pezzi, anche [contesa](?contested). {R54}

Un'area contesa non dà niente a nessuno. {R55} Un turno può costare più di quanto rende.

Sul tracciato dei PV ogni casella tiene un solo segnalino: gli altri si saltano senza contarli, in avanti e all'indietro. Nessuno scende sotto 0; se è occupato, vale la casella libera più bassa. {R57}

## La fine {end}

Chi arriva a 42 [PV](?vp) vince all'istante, anche grazie a una parte di PV pagati da altri in un'asta. Un tavolo può accordarsi su 60 o 80. {R60}

I segnalini usati sono fuori dal gioco. Quando non ce ne sono più per una nuova fila, si giocano le file ancora scoperte; poi vince chi ha più PV. {R61}

## Qualche consiglio {tips}

- L'[Influenza](?influence) gira. Chi vince a caro prezzo rafforza gli altri per i prossimi round; lasciar andare una fila può essere l'offerta migliore.
- Guarda le file che arrivano: una da sei punti con una Carovana può valere l'attesa.
- Segni solo nei tuoi turni: chiudili con tutto ciò che in quel momento riesci a tenere.
- I [commercianti neutrali](?neutral) sono un'arma. Quello che devi mettere può costare a un avversario un punto a turno, se accanto a lui ce n'è già uno.
- La [reputazione](?reputation) vale di più con molti pezzi. Rifiutare una volta un conflitto caro costa poco; tre volte no.
- Tieni un segnalino da parte: 9 di [forza](?strength) in vista fanno riflettere gli altri.

## Che cosa può concordare un tavolo {options}

Un altro traguardo; punti *oppure* azione speciale nel turno in cui si vince un segnalino; più di un passo per un valore, o passi anche dopo il movimento; solo la Carovana tra due conflitti, o perfino durante uno; un solo conflitto per turno per i pezzi di tutti; di chi è il commerciante di una Migrazione; un altro mucchio di segnalini usati; la fila all'ultimo interpellato se tutti passano; ritirate non obbligatorie; che cosa è nascosto; un tabellone proprio; e qualche finezza su [stazioni](?station), [grossista](?wholesaler) e maggioranze.
`;export{e as default};