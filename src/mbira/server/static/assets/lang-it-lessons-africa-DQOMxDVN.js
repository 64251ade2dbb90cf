var e=`
map-title = Verso l'interno
map = Vince chi arriva per primo a { $goal } [PV](?vp), punti vittoria. Segnano le aree che [controlli](?friendly): con pezzi tuoi e nessuno di altri giocatori. I tuoi commercianti stanno alla puntina.

values-title = Quanto valgono le aree
values = Un'area vale quanto la sua risorsa nel [mercato](?value): oro, banane, avorio o diamanti. Le aree senza risorsa seguono l'*Africa*, che parte da 0. Le puntine mostrano aree vicine a te con una risorsa; in ognuna c'è un [commerciante neutrale](?neutral).

bid-title = L'asta
bid = In ogni round gioca uno solo: chi offre più [Influenza](?influence) per la prima fila di [segnalini](?marker). I suoi { $points } punti sono ciò che si può fare in quel turno. Ora per essere in testa basta { $next }.
bid-do = Offri { $next }, o passa.
bid-done = Paga solo chi vince, e tutti gli altri si dividono ciò che ha pagato. Chi perde un'asta è più ricco nella prossima.
bid-past = In un'asta paga e gioca solo chi vince; gli altri si dividono ciò che ha pagato.

neutral-title = Un commerciante neutrale
neutral = Ogni turno comincia con un [commerciante neutrale](?neutral): in un'area vuota, o dove ce n'è già uno. Ognuno costa 1 PV, ogni volta che segna, a chi ha pezzi nella sua area. Quindi: non dove sei tu.
neutral-do = Scegli un'area.
neutral-past = Il [commerciante neutrale](?neutral) costa 1 PV, ogni volta che segna, a chi sta nella sua area.

move-title = Muovi
move = Hai { $points } [punti azione](?points). Il passo di un commerciante in un'area vicina ne costa 1. Dove sta un neutrale o un altro giocatore, deve fermarsi. Le puntine mostrano aree con una risorsa.
move-do = Manda due o tre commercianti in un'area con una risorsa: scegli prima i tuoi, poi dove vanno.
move-done = Portane più del necessario: ogni commerciante più di loro è un altro tentativo in un conflitto. Con i punti che restano puoi muovere ancora.
move-past = Un passo costa 1 [punto azione](?points), e chi incontra un neutrale o un altro giocatore si ferma lì.

use-title = I segnalini fanno qualcosa
use = Quasi tutti i [segnalini](?marker) hanno un'azione speciale. La puoi usare in questo turno o più avanti, senza spendere punti; conservato, un segnalino vale anche 9 di forza in un conflitto. Indicane uno, o tienilo premuto, per vedere che cosa fa.
use-do = Usane uno, o tienilo e vai avanti.
use-past = Un [segnalino](?marker) si usa una volta e poi se ne va. Quelli conservati valgono 9 di forza in un conflitto.

traders-title = Due nuovi commercianti
traders = Arrivano in aree [amichevoli](?friendly): con pezzi tuoi e nessuno di altri giocatori. I neutrali qui non contano.

spend-title = A che altro servono i punti
spend = 4 punti: un nuovo commerciante su una costa vuota o tua. 4 punti: un valore si sposta di un livello, in su per ciò che hai, o in giù per gli altri. 1 [Influenza](?influence): un punto in più. Ciò che avanza a fine movimento è perso.

halt-title = Termina il movimento
halt = Dopo il movimento vengono i conflitti. Poi non si muove più, se non con un segnalino.
halt-do = Quando hai finito, termina il movimento.
halt-past = Finito il movimento, i punti avanzati sono persi e vengono i conflitti.

oust-title = Caccia un commerciante neutrale
oust = Dove hai almeno tanti commercianti quanti sono i neutrali puoi iniziare un conflitto. Si pesca un [segnalino Conflitto](?conflict-marker), che dice quanto costa vincere: niente, Influenza, commercianti o [reputazione](?reputation). Le puntine mostrano dove.
oust-do = Inizia un conflitto, o lasciali in pace.
oust-past = Un conflitto con i neutrali non è mai un obbligo; il [segnalino Conflitto](?conflict-marker) dice quanto costa vincere.

answer-title = Ne vale la pena?
answer = Accetta e paga, e un neutrale torna nella scorta; gli altri li mandi via tu. Rifiuta, e perdi un livello di [reputazione](?reputation). Per ogni commerciante più di loro puoi prima pescare un altro segnalino.
answer-do = Accetta, rifiuta, o pesca ancora se puoi.
answer-past = Accettando si paga ciò che dice il segnalino e si caccia un neutrale; rifiutare costa un livello di [reputazione](?reputation).

fight-title = Conflitti tra giocatori
fight = Se nel tuo turno incontri un altro giocatore, c'è un conflitto. Tutti e due scelgono in segreto. La [forza](?strength) è pezzi per [reputazione](?reputation), più 3 per ogni Influenza e 9 per ogni segnalino impegnati; a parità vince chi non è di turno. Chi si [ritira](?retreat) non perde nessuno, e riceve ciò che il vincitore ha impegnato.

score-title = Segna
score = A fine turno segni solo tu: il valore di ogni area che controlli, meno 1 per ogni neutrale nelle aree con pezzi tuoi, anche dove non controlli niente.
score-do = Quando hai finito, termina il turno.
score-past = A fine turno hai segnato solo tu: i valori delle tue aree, meno 1 per ogni neutrale dove hai pezzi.

track-title = Sul tracciato
track = Su una casella del tracciato dei PV sta un solo segnalino, quindi gli altri si saltano senza contarli: una folla subito davanti a te è un regalo. All'indietro vale lo stesso.

pool-title = Tutto torna in giro
pool = L'Influenza pagata è stata divisa tra tutti quelli che non l'hanno pagata. Chi vince spesso resta senza e offre poco; un round senza turno ti riempie di nuovo la borsa. Lasciar andare una fila può essere l'offerta migliore.

rows-title = Guarda avanti
rows = Le file sotto vengono dopo, e salgono. Ora due segnalini deboli, poi sei punti e una Carovana: allora passa, o offri quel tanto che fa pagare di più un altro.

aim = Hai { $vp } PV su { $goal }: ne mancano { $left }. Segni solo nei tuoi turni: vinci una fila quando alla sua fine puoi tenere molto.
won = Hai vinto con { $vp } PV. Buoni turni a buon prezzo: il gioco è tutto qui.
lost = Ha vinto { $winner } con { $theirs } PV; tu ne avevi { $vp } su { $goal }. Segni solo nei turni che vinci: cerca le file che nessun altro vuole, allargati in aree di valore alto, e tieni i neutrali lontani dai tuoi pezzi.
`;export{e as default};