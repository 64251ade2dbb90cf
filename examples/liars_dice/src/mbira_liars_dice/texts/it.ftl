### Dadi bugiardi, in italiano.
###
### I nomi delle facce restano uguali al plurale, tranne l'asso.
### Al posto di $seat, $bidder, $caller e $loser può stare il nome di una persona.
### `.you` è ciò che legge il posto stesso, `.you-bidder` chi ha puntato.


## Il gioco

game-name = Dadi bugiardi
game-about = Punta sui dadi di tutti i bicchieri, di cui vedi solo i tuoi, e dubita delle puntate degli altri.


## Posti

seat-0 = Ada
seat-1 = Bruno
seat-2 = Clara
seat-3 = Dario
seat-4 = Elsa
seat-5 = Felice


## Facce e puntate

face-1 = asso
    .many = assi
face-2 = due
    .many = due
face-3 = tre
    .many = tre
face-4 = quattro
    .many = quattro
face-5 = cinque
    .many = cinque
face-6 = sei
    .many = sei
bid = { $count ->
    [one] { $count } «{ $face }»
   *[other] { $count } «{ $face_many }»
}


## Come si mettono insieme le cose

hand = { $seat } { $hand }
    .you = tu { $hand }
list = { $one }, { $more }
list-end = { $one } e { $two }
sentences = { $one } { $more }


## Che cosa si decide

ask-rolling = Si lanciano i dadi.
ask-opening = { $seat }: fai la prima puntata del giro.
ask-bidding = { $seat }: punta più di { $bid }, o di' «bugiardo» (liar).
ask-lifting = Si alzano i bicchieri.
ask-finished = La partita è finita.


## Che cosa è successo

log-roll = { $seat } lancia { $hand }.
    .you = Lanci { $hand }.
log-roll-hidden = { $seat } lancia { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
} sotto il bicchiere.
log-bid = { $seat } punta { $bid }.
    .you = Punti { $bid }.
log-liar = { $seat } dubita della puntata di { $bidder }: { $bid }.
    .you = Dubiti della puntata di { $bidder }: { $bid }.
    .you-bidder = { $seat } dubita della tua puntata: { $bid }.
log-lift = Si alzano i bicchieri: { $hands }.
log-truth = Per «{ $face_many }» { $found ->
    [one] vale { $found } dado
   *[other] valgono { $found } dadi
}: la puntata era vera.
log-lie = Per «{ $face_many }» { $found ->
    [one] vale { $found } dado
   *[other] valgono { $found } dadi
}: la puntata era falsa.
log-loses = { $seat } perde un dado.
    .you = Perdi un dado.
log-out = { $seat } perde l'ultimo dado e lascia il gioco.
    .you = Perdi l'ultimo dado e lasci il gioco.
end-last = { $seat } ha gli ultimi dadi.
    .you = Hai gli ultimi dadi.


## Perché qualcosa non si può fare

why-not-now = Non è questo che si decide ora. { $question }
why-too-many = { $dice ->
    [one] Sotto i bicchieri c'è in tutto solo { $dice } dado.
   *[other] Sotto i bicchieri ci sono in tutto solo { $dice } dadi.
}
why-ones = Gli assi valgono per ogni faccia, perciò nessuno può puntarci.
why-too-low = La puntata dev'essere più alta di { $bid }: più dadi, o altrettanti di una faccia più alta.
why-nothing-bid = Non c'è ancora una puntata di cui dubitare.


## Domande

tell-help-odds = odds [COUNT FACE]: quanto è probabile una puntata, per quello che sai; da solo, quella sul tavolo.
tell-odds = Per quello che sai, la puntata è vera con una probabilità del { $percent }%.
tell-odds-none = Non c'è nessuna puntata sul tavolo.


## Scritte del disegno: parole corte, le colonne sono poche

label-table = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
} sul tavolo; { $wild ->
    [yes] gli assi valgono per ogni faccia
   *[no] gli assi sono solo assi
}
label-bid = Puntata: { $bid } ({ $seat })
label-no-bid = Ancora nessuna puntata
label-seat = posto
label-cup = sotto il bicchiere
label-last = ultimo giro
label-out = senza dadi
label-showdown = { $bidder }: { $bid }; { $caller }: «bugiardo»; trovati: { $found }; un dado in meno: { $loser }


## Che cosa un posto ha in più o in meno, dopo una riga del diario: $amount è «+1» o «−1»

change-dice = dadi { $amount }


## Opzioni: su che cosa un tavolo si accorda prima della partita

option-dice = Dadi
    .about = Ogni posto comincia con questo numero di dadi, da 1 a 5 (R1).
option-wild-ones = Assi jolly
    .about = Gli assi valgono per ogni faccia, e nessuno può puntarci (R4).
