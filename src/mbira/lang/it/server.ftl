### What the server says in Italian.

## In the log

told-undo = { $seat } annulla quanto appena giocato.
    .you = Annulli quanto appena giocato.
told-redo = { $seat } rigioca quanto annullato.
    .you = Rigiochi quanto annullato.

## Refusals that people meet

refused-cup = Questo torneo non esiste, o non è per te.
refused-entrant = Nessuno del genere è iscritto a questo torneo.
refused-not-cup-owner = Solo chi ha creato il torneo può farlo.
refused-cup-link-only = Per iscriverti a questo torneo ti serve il suo link, o un invito.
refused-cup-begun = Il torneo è già cominciato.
refused-cup-over = Il torneo è finito.
refused-cup-full = Il torneo è al completo.
refused-cup-few = Un torneo ha bisogno di almeno { $count ->
    [one] { $count } iscritto
   *[other] { $count } iscritti
}.
refused-cup-start = Con così pochi iscritti nessuno incontrerebbe nessuno.
refused-cup-no-deadline = Questo turno non ha una scadenza da rimandare.
refused-too-many-cups = Hai già { $count ->
    [one] { $count } torneo non finito
   *[other] { $count } tornei non finiti
}: prima concludine uno.
refused-too-many-entrants = Su questo server un torneo ha al massimo { $count ->
    [one] { $count } iscritto
   *[other] { $count } iscritti
}.
refused-banned = Chi gestisce questo server ti ha escluso { $ends ->
    [0] per sempre
   *[other] fino al { $until }
}. { $told ->
    [0] Nessun motivo è stato indicato.
   *[other] Il motivo: «{ $why }».
}
refused-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
refused-guest = Il server non ti conosce, o non più. Ricarica la pagina; i programmi usano POST /api/guest.
refused-token = Questo link o token non è valido, o non lo è più. Chiedine uno nuovo.
refused-scope = Il token non lo permette.
refused-program = Questo programma non c'è, o non c'è più.
refused-session = Questo browser non c'è, o è già uscito.
refused-passkey = Questa passkey qui non è conosciuta, o non lo è più. Prova a entrare in un altro modo.
refused-passkey-gone = Questa passkey non c'è, o non c'è più.
refused-no-passkeys = Le passkey richiedono https, oppure una pagina aperta come localhost.
refused-passkeys-missing = Questo server non ha passkey: chi lo gestisce le installa con pip install 'mbira[passkeys]'.
refused-too-many-passkeys = Nessuno ha più di { $count } passkey: prima rimuovine una.
refused-code = Questo codice di recupero non è conosciuto, o è già stato usato.
refused-address-gone = Questo indirizzo non c'è, o non c'è più.
refused-no-mail = Questo server non manda lettere.
refused-too-many-addresses = Nessuno ha più di { $count } indirizzi di posta: prima rimuovine uno.
refused-name-other = Per essere dimenticato, scrivi il tuo nome come sta qui.
refused-no-programs = A questo tavolo i programmi non sono ammessi.
refused-table = Il tavolo { $table } non esiste o non è per te.
refused-game = Il gioco { $game } non esiste.
refused-seat = Questo tavolo non ha quel posto.
refused-not-your-seat = Quel posto non è tuo.
refused-not-owner = Può farlo solo chi ha creato il tavolo.
refused-no-seat = Non hai un posto a questo tavolo.
refused-several-seats = Hai più posti: di' quale intendi.
refused-not-your-decision = Ora non tocca a te decidere.
refused-link-only = Per sedersi a questo tavolo serve un link d'invito.
refused-full = A questo tavolo tutti i posti sono occupati.
refused-taken = Questo posto è già occupato.
refused-still-playing = A questo tavolo giocano ancora altri. Puoi chiuderlo quando avranno abbandonato o mancheranno da { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}; oppure abbandona tu.
refused-not-absent = Il tavolo aspetta questo posto ancora per { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}, come si era deciso.
refused-not-over = La partita non è ancora finita.
refused-not-open = La partita è già cominciata.
refused-not-playing = A questo tavolo non si sta giocando nessuna partita.
refused-over = La partita è finita.
refused-colours = Ogni posto ha bisogno di un colore suo, e ogni colore c'è una volta sola.
refused-empty-seats = Prima tutti i posti devono essere occupati, da persone o da bot.
refused-no-watching = Questo tavolo non ammette spettatori.
refused-too-many-links = Questo tavolo ha già { $count } tipi di link per guardare. Prima revocane uno.
refused-link = Questo link non c'è.
refused-sees-hands = Chi guarda tutte le mani non dice niente al tavolo fino alla fine della partita.
refused-not-here = Solo chi siede al computer su cui gira mbira può far entrare altri o non farli più entrare.
refused-no-network = Non si trova nessuna rete locale da cui far entrare altri: prima collega questo computer a una rete.
refused-bot-decides = Per questo posto decide un bot.
refused-no-bots = A questo tavolo i bot non sono ammessi.
refused-no-advice = A questo tavolo i suggerimenti non sono ammessi.
refused-no-mind = I bot di questo gioco conoscono solo le regole: non ci sono suggerimenti.
refused-bot = Su questo server un bot pensa al massimo { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} o { $iterations ->
    [one] { $iterations } iterazione.
   *[other] { $iterations } iterazioni.
}
refused-no-undo = A questo tavolo non si può annullare nulla.
refused-undo-limit = Nel frattempo ha agito il caso o qualcun altro: per annullare chiedi il consenso degli altri.
refused-ask-first = A questo tavolo si annulla solo con il consenso degli altri.
refused-nothing-to-undo = Non c'è nulla da annullare.
refused-nothing-to-redo = Non c'è nulla da rigiocare.
refused-no-request = Non c'è nulla a cui acconsentire: nessuno chiede, o la partita è andata avanti.
refused-hidden = La partita ha ancora segreti che non puoi conoscere; quando è finita, tutti possono averla per intero.
refused-resigned = Hai abbandonato questa partita e non puoi tornare.
refused-puzzle = Non c'è un rompicapo { $puzzle } di questo gioco.
refused-version = Il passo { $version } di questa partita non esiste: finora { $now ->
    [one] ce n'è { $now }.
   *[other] ce ne sono { $now }.
}
refused-too-many-tables = { $count ->
    [one] Hai { $count } tavolo non finito; prima finiscilo o chiudilo.
   *[other] Hai { $count } tavoli non finiti; prima finiscine o chiudine uno.
}
refused-too-many-tables-here = Dal tuo indirizzo { $count ->
    [one] è stato aperto { $count } tavolo non finito
   *[other] sono stati aperti { $count } tavoli non finiti
}; prima bisogna finirne o chiuderne qualcuno.
refused-too-many-practice = { $count ->
    [one] Hai aperto { $count } tavolo di esercizio; prima chiudilo.
   *[other] Hai aperti { $count } tavoli di esercizio; prima chiudine uno.
}
refused-too-many-practice-here = Dal tuo indirizzo { $count ->
    [one] è stato aperto { $count } tavolo di esercizio
   *[other] sono stati aperti { $count } tavoli di esercizio
}; prima bisogna chiuderne qualcuno.
refused-too-many-tokens = Hai { $count } link e token ancora validi. Aspetta che alcuni scadano o esci da tutti i dispositivi.
refused-too-many-sockets = Hai troppe finestre o troppi dispositivi collegati: chiudine qualcuno.
refused-too-large = È troppo grande: al massimo { $limit } byte.
refused-too-long = Quella partita è troppo lunga: al massimo { $count ->
    [one] { $count } passo.
   *[other] { $count } passi.
}
refused-place = Lì non ti si avvisa, o non più.
refused-too-many-places = Ti si avvisa già in tanti posti quanti ne ammette questo server. Prima togline uno.
refused-no-channel = Questo server non avvisa in quel modo, oppure l'indirizzo non è stato ancora confermato.
refused-address = A quell'indirizzo non si può mandare nulla. Deve cominciare con https:// e portare a un server che tutti possono raggiungere.
refused-mailbox = Questo non è un indirizzo di posta.
refused-mail = La lettera non si è potuta mandare. Controlla l'indirizzo, o riprova più tardi.
refused-mail-code = Questo non è il codice, o non lo è più. Fatti mandare una nuova lettera.
refused-language = Questa lingua qui non c'è.
refused-zone = Questo fuso orario non esiste.
refused-too-fast = Troppo in una volta. Aspetta un momento, per favore.
refused-too-hard = Ci vuole troppo tempo per calcolarlo: chiedi meno cose alla volta, o su un tabellone più piccolo.
refused-busy = Il server ora è troppo occupato; nulla è cambiato. Riprova tra un momento.
refused-cannot-write = In questo momento il server non può scrivere sul suo disco; non è cambiato nulla. Riprova tra poco e avvisa chi lo gestisce.
refused-damaged = Il database del server è danneggiato; non è cambiato nulla. Chi gestisce il server deve ripristinarlo da un backup.
refused-stopping = Il server sta per fermarsi. Riprova tra un momento.
refused-failed = Sul server qualcosa è andato storto ed è stato annotato; nulla è cambiato.
refused-name = Scrivi almeno una lettera visibile.
refused-rated-shared = Questa partita vale per la classifica: ognuno siede al proprio schermo. Fai entrare gli altri con un link, o stabilisci che non vale.
refused-rated-program = Questa partita vale per la classifica, e a questi tavoli i programmi non siedono.
refused-rated-board = Questa partita vale per la classifica: serve una delle mappe del gioco.
refused-rated-alone = Questa partita vale per la classifica: servono almeno due che si possano confrontare.
refused-rated-bot = Questa partita vale per la classifica: nessun bot la gioca per te. Chi vuole andarsene si ritira.
refused-rated-undo = Questa partita vale per la classifica: si possono annullare solo le proprie decisioni, finché non si vede nulla di nuovo.
refused-invitation = Questa offerta non c'è, o ha già avuto risposta.
refused-person = Qui non c'è nessuno con questo nome, o non si mostra.
refused-yourself = Sei tu.
refused-not-welcome = Non puoi sederti a questo tavolo.
refused-blocked = Hai bloccato questa persona: prima sbloccala.
refused-too-many-blocks = Hai già bloccato { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}: prima sbloccane qualcuna.
refused-too-many-reports = Hai già segnalato { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}.
refused-ruleset = Questa partita è stata giocata con la versione { $was } delle regole; questo programma ha la versione { $now }{ $record ->
    [0] .
   *[other] , e cambiano nella registrazione { $record }.
}

## Refusals that programs meet

refused-path = A questo indirizzo non c'è nulla.
refused-method = Questo indirizzo non conosce quel metodo.
refused-key = Questa chiave di idempotenza è già stata usata per altro.
refused-http = Questo non è HTTP.
refused-headers = L'indirizzo e le intestazioni sono troppo lunghi.
refused-late = La richiesta ha impiegato troppo ad arrivare.
refused-origin = Questa richiesta viene da un altro sito.
refused-host = Questo server non risponde a quel nome.
refused-two-hosts = La richiesta nomina due server; ne basta uno.
refused-use-undo = Per annullare ci sono indirizzi propri: undo, redo, restart.

## Letters

letter-subject = Il tuo link per entrare in mbira.
letter-link = Apri questo link nel browser in cui vuoi giocare. Vale una volta, per { $minutes } minuti.
letter-not-you = Se non l'hai chiesto tu, butta via questa lettera: non succede nulla.
