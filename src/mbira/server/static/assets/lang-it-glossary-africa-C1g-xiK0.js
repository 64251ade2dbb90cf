var e=`
vp = PV, punti vittoria
    .about = Vince chi arriva per primo al traguardo. Si segna solo alla fine dei propri turni.

influence = Influenza
    .about = Ciò che si offre e si paga. Quella del vincitore si divide tra tutti gli altri.

pool = Riserva
    .about = Dove sta l'Influenza pagata fino alla fine del turno.

marker = Segnalino Azione
    .about = Dà punti nel turno in cui si vince, e di solito un'azione speciale, da usare o conservare; conservato, vale 9 di forza.

points = Punti azione
    .about = Per il movimento di un turno: 1 a passo, 4 per un nuovo commerciante, 4 per un livello di valore. Ciò che avanza è perso.

friendly = Amichevole, controllata
    .about = Un'area con un tuo pezzo e nessuno di altri giocatori. I neutrali non contano.

empty = Vuota
    .about = Un'area senza alcun pezzo, nemmeno neutrale.

contested = Contesa
    .about = Un'area con pezzi di più giocatori: non dà niente a nessuno.

value = Valore
    .about = Quanto vale un'area: il livello della sua risorsa nella tabella, o dell'Africa se non ne ha.

neutral = Commerciante neutrale
    .about = Non è di nessuno, ferma chi arriva, e a chi ha pezzi nella sua area costa 1 PV ogni volta che segna.

wholesaler = Grossista
    .about = Un pezzo che raddoppia i tuoi commercianti nella sua area. È il primo a essere perso.

station = Stazione commerciale
    .about = Vale 1 PV per chi controlla la sua area; lì un nuovo commerciante costa 2 punti.

reputation = Reputazione
    .about = Quanto vale ogni tuo pezzo in un conflitto con un giocatore.

strength = Forza
    .about = Pezzi per reputazione, più 3 per ogni Influenza e 9 per ogni segnalino impegnati.

conflict-marker = Segnalino Conflitto
    .about = Si pesca contro i neutrali: dice quanto costa vincere.

retreat = Ritirata
    .about = Chi la sceglie perde il conflitto ma nessun pezzo, e riceve ciò che il vincitore ha impegnato.
`;export{e as default};