var e=`rules=Regole
rules-of=Regole: { $game }
rules-contents=Indice
rules-rule=Regola { $rule }
rules-none=Questa pagina di regole non esiste.
rules-all=Tutte le regole
rules-close=Chiudi le regole
rules-text=Testo delle regole
rules-here=Su ciò che si decide adesso:
rules-back=Torna a ciò che si decide
glossary=Parole
puzzles=Rompicapi
hint=Suggerimento
hint-close=Nascondi il suggerimento
hint-thinking=Ci penso…
hint-slow=Un buon consiglio vuole tempo: il prossimo arriva tra { $seconds ->
 [one] un secondo
 *[other] { $seconds } secondi
}.
hint-none=Stavolta nessun consiglio. Riprova, o fidati dei tuoi occhi.
hint-title=Chi gioca bene farebbe così:
hint-title-master=Un maestro farebbe così:
hint-then=Poi: { $steps }
hint-for=Porta di più: { $what }
hint-against=Costa qualcosa di: { $what }
hint-play=Fai così
hint-others=Altre buone idee
hint-master=Che farebbe un maestro?
hint-master-thinking=Il maestro ci pensa…
lesson-start=Prima partita guidata
lesson-name=Partita guidata
lesson-progress={ $step } di { $count }
lesson-back=Indietro
lesson-next=Avanti
lesson-skip=Salta
lesson-leave=Chiudi la lezione
lesson-waiting=Giocano gli altri…
lesson-go=Continua a giocare
lesson-happened=Ecco che cosa è successo
lesson-all=Le idee le sai; ora vinci
lesson-to-come=Ancora da vedere, al momento giusto: { $ideas }
lesson-won=Hai vinto
lesson-lost=Perché non è bastato
lesson-left=Stavolta non si è visto, ma è nelle regole: { $ideas }
lesson-look=Guarda la partita
lesson-none=Per questo gioco non c'è una lezione.`;export{e as default};