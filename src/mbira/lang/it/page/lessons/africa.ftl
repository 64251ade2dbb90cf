### The guided match of Heart of Africa in Italian: title, text, what to do, what came of it.

map-title = Verso l'interno
map = Tu sei Lisbona. I tuoi cinque commercianti stanno nell'area illuminata. Chi controlla un'area, con pezzi propri e nessuno di altri giocatori, ne segna il valore a fine turno. Il primo a 42 PV vince.

values-title = Quanto valgono le aree
values = Le aree con una risorsa valgono quanto dice la tabella: oro, banane, avorio e diamanti hanno ognuno il proprio livello. Quelle senza seguono l'Africa, che ora vale 0. Le aree illuminate vicino a te hanno risorse, e un commerciante neutrale ciascuna.

bid-title = L'asta
bid = In ogni round gioca uno solo: chi offre di più per la prima fila di segnalini. Il tuo turno nel giro delle offerte è l'ultimo, quindi basta uno più dell'offerta più alta. Due Commercianti e 7 punti in tutto fanno comodo.
bid-do = Offri 9 segnalini Influenza.
bid-done = Ciò che hai pagato sta nella riserva e a fine turno va agli altri. I due segnalini sono tuoi.

neutral-title = Un commerciante neutrale
neutral = Ogni turno comincia con un commerciante neutrale: in un'area vuota, o accanto a un altro neutrale. A chi ha pezzi nella sua area costa 1 PV quando segna. Quindi: lontano da te.
neutral-do = Scegli un'area.

move-title = Muovi
move = Hai 7 punti azione. Muovere un commerciante in un'area vicina ne costa 1. Dove sta un neutrale o un altro giocatore, deve fermarsi. Le aree illuminate hanno una risorsa.
move-do = Manda due o tre commercianti in un'area con una risorsa: scegli prima i tuoi, poi dove vanno.
move-done = Si fermano dove sta il neutrale. Ogni commerciante più di loro è un altro tentativo in un conflitto. Con i punti che restano puoi muovere ancora.

use-title = Usa un segnalino
use = I segnalini hanno un'azione speciale, ora o in un turno futuro; quelli conservati valgono 9 di forza in un conflitto. Due Commercianti ne mette due nuovi in aree amichevoli, senza spendere punti.
use-do = Usa Due Commercianti, o tienilo e vai avanti.

traders-title = Piazzali
traders = Sono amichevoli le aree con tuoi pezzi e nessuno di altri giocatori. I neutrali non contano.
traders-do = Scegli un'area per ciascuno.

halt-title = Termina il movimento
halt = I punti che avanzano vanno persi. Prima puoi spenderli: 4 per un nuovo commerciante su una costa vuota o tua, 4 per spostare un valore di un livello.
halt-do = Quando hai finito, termina il movimento.

oust-title = Conflitti
oust = I commercianti neutrali si possono cacciare se ne hai almeno altrettanti. Si pesca un segnalino Conflitto, che dice quanto costa vincere. Con altri giocatori un conflitto sarebbe obbligatorio.
oust-do = Inizia il conflitto dove i tuoi stanno accanto a un neutrale.

answer-title = Quanto costa?
answer = Accetta e paga: se lì ti resta un commerciante, un neutrale torna nella scorta e lì non ti costa più il punto. Per ogni commerciante più di loro puoi pescare un altro segnalino. Rifiutare costa un livello di reputazione.
answer-do = Accetta o rifiuta; o pesca ancora, se puoi.

fight-title = Un conflitto con un giocatore
fight = Le due parti impegnano in segreto. La forza è pezzi per reputazione, 3 per ogni Influenza, 9 per ogni segnalino; a parità vince chi non è di turno. Chi si ritira non perde pezzi, e riceve ciò che il vincitore ha impegnato.
fight-do = Impegna Influenza, o ritirati.

score-title = Segna
score = A fine turno segni solo tu: il valore di ogni area controllata, meno 1 per ogni neutrale accanto ai tuoi pezzi.
score-do = Termina il turno.
score-done = Il tuo segnalino avanza sul tracciato dei PV, saltando gli altri. Poi si divide la riserva.

pool-title = Tutto torna in giro
pool = L'Influenza che hai pagato ora ce l'hanno gli altri: alle prossime aste sono più forti, e la tua borsa per un po' è leggera. Un round senza turno la riempie di nuovo.

goal-title = Il resto è tuo
goal = Vinci le file quando servono, tieni le aree di valore, sposta i valori a tuo favore, e conserva un segnalino per il giorno in cui qualcuno attacca. Chi arriva per primo a 42 PV vince subito.
