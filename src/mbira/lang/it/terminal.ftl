### mbira in italiano: ciò che il programma stesso dice nel terminale. I giochi hanno i loro file.


## Giocare

play-welcome = { $count ->
    [one] Giochi con { $seats }.
   *[other] A questa tastiera: { $seats }.
} Scrivi un'azione, il suo numero o le sue prime lettere; ? per l'aiuto.
play-hand-over = Ora decide { $seat }. Passa la tastiera, poi premi Invio.
play-which-game = Quale gioco?
play-forced = l'unica scelta
play-earlier = { $count ->
    [one] Prima è successa un'altra cosa; "log { $all }" racconta tutto.
   *[other] Prima sono successe altre { $count } cose; "log { $all }" racconta tutto.
}
play-after = La partita è finita. Puoi ancora scrivere log, ask, map, save FILE o quit.
play-unfinished = La partita non è finita.
play-thinking = { $seat } sta pensando ...
play-bot-failed = Il bot di { $seat } ha fallito: { $what }.
play-bot-instead = Da ora { $bot } gioca per { $seat }.


## Risposte a ciò che è stato scritto

play-ambiguous = "{ $text }" può voler dire più cose: { $actions }
play-unclear = Non capisco "{ $text }". "legal" elenca che cosa puoi fare, "?" che cosa puoi scrivere.
play-like = Non capisco "{ $text }". Volevi dire "{ $like }"?
play-allowed = Nulla lo impedisce: { $action } è permesso.
play-why-what = Quale azione? Scrivi: why AZIONE
play-undone = { $count ->
    [one] Annullato; "redo" lo rigioca.
   *[other] { $count } passi annullati; "redo" li rigioca.
}
play-undo-nothing = Ora non c'è nulla che tu possa annullare.
play-redo-nothing = Non c'è nulla da rigiocare.
play-log-number = "{ $text }" non è un numero di frasi.
play-save-what = Salvare in quale file? Scrivi: save FILE
play-save-there = { $file } esiste già e contiene altro; scegli un altro nome.
play-saved = { $count ->
    [one] Salvato in { $file }: 1 voce.
   *[other] Salvato in { $file }: { $count } voci.
}
play-save-first = Non ancora salvata. File in cui salvare, o Invio per lasciar perdere:


## Aiuto

help-actions = Scrivi un'azione come è elencata, il suo numero, o quante lettere iniziali delle sue parole bastano a non lasciare dubbi. Invio da solo gioca l'unica scelta.
help-help = mostra queste righe
help-legal = elenca tutto ciò che puoi fare ora
help-why = dice perché un'azione non è possibile, e quale regola lo vieta
help-undo = annulla la tua ultima decisione, finché nessun altro ha agito
help-redo = rigioca ciò che è stato annullato
help-restart = annulla tutto ciò che hai deciso dopo l'ultima mossa del caso o di un altro posto
help-log = racconta che cosa è successo, nelle ultime N frasi
help-ask = risponde a una domanda sulla posizione; da solo, dice che cosa si può chiedere
help-hint = dice che cosa farebbe un buon bot, e perché
help-map = ridisegna la posizione
help-save = salva la partita
help-quit = lascia la partita


## Com'è finita, e partite salvate

outcome-place = { $place }. { $seat }: { $score }
show-where = { $game }, { $seats } posti, dopo { $version } voci su { $all }
