var e=`ui-drawing=La posizione, disegnata con lettere
ui-no-drawing=Questo gioco non ha un disegno. Quel che succede è nella cronaca.
ui-find=Cerca una scelta, o scrivila
ui-find-none=Ora non c'è una scelta simile.
ui-why-not=Perché no?
ui-more=Mostra altre { $count }
ui-ask=Chiedi della posizione
ui-ask-it=Chiedi
ui-questions=Che cosa si può chiedere
ui-no-questions=Questo gioco non risponde a domande.
ui-measure-score=Punti
ui-measure-income=Entrate`;export{e as default};