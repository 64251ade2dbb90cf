var e=`### Words of rules pages, guided matches and hints in Italian.

## Rules

rules = Regole
rules-of = Regole: { $game }
rules-contents = Indice
rules-rule = Regola { $rule }
rules-none = Questa pagina di regole non esiste.

## Hints

hint = Suggerimento
hint-close = Nascondi il suggerimento
hint-thinking = Ci penso…
hint-slow = Un buon consiglio vuole tempo: il prossimo arriva tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
hint-none = Stavolta nessun consiglio. Riprova, o fidati dei tuoi occhi.
hint-title = Chi gioca bene farebbe così:
hint-title-master = Un maestro farebbe così:
hint-then = Poi: { $steps }
hint-for = Porta, in punti: { $what }
hint-against = Costa, in punti: { $what }
hint-play = Fai così
hint-others = Altre buone idee
hint-master = Che farebbe un maestro?
hint-master-thinking = Il maestro ci pensa…

## Guided matches

lesson-start = Prima partita guidata
lesson-name = Partita guidata
lesson-progress = { $step } di { $count }
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-leave = Chiudi la lezione
lesson-waiting = Giocano gli altri…
lesson-until = Non ancora: continua a giocare, la lezione aspetta.
lesson-otherwise = Hai fatto altro: va bene lo stesso. La lezione prosegue da qui.
lesson-over = La lezione è finita, la partita è tua. Giocala fino in fondo, o cominciane una vera.
lesson-play-on = Continua a giocare
lesson-rules = Leggi le regole
lesson-none = Per questo gioco non c'è una lezione.
`;export{e as default};