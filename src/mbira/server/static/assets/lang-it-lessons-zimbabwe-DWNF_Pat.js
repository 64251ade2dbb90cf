var e=`### The guided match of The Great Zimbabwe in Italian: title, text, what to do, what came of it.

race-title = Una corsa con un traguardo tutto tuo
race = Tu sei Kilwa. Decidono due numeri: i tuoi VP e il VR che devono raggiungere. Monumenti e artigiani danno VP; dèi, specialisti e tecnologie alzano il VR. I tuoi due monumenti sono illuminati.

gift-title = La generosità dei re
gift = Prima tutti donano bestiame, ognuno più del precedente, o passano. Chi dona più a lungo gioca per primo. I capi si distribuiscono sui tasselli, quindi una parte ti torna.
gift-do = Dona 1, o passa se ti sembra troppo.
gift-done = Quando resta uno solo che non è passato, ognuno prende i capi sul proprio tassello, e l'ordine di gioco è fissato. Giocare presto conta quando le risorse scarseggiano; oggi non vale molto.

god-title = Un dio per tutta la partita
god = Ora tocca a te. Puoi venerare un dio: da adesso ti aiuta, ma il suo numero si aggiunge al tuo VR. Engai dà 2 capi in più a ogni rendita, per 5 VR.
god-do = Scegli un dio, o salta: non è mai un obbligo.
god-done = Il tuo VR si è mosso, e con lui il traguardo. L'aiuto del dio è tuo per sempre.

raise-title = Eleva un monumento
raise = Un'azione principale per turno. Un monumento richiede tanti beni quanti livelli ha: i tuoi sono al livello 1, quindi basta un bene. Salire al 2 dà 2 VP.
raise-do = Scegli di elevare uno dei tuoi monumenti illuminati.

good-title = Compra un bene rituale
good = Può rifornirti un artigiano entro tre passi; i monumenti lungo la via, di chiunque siano, fanno da stazione per 1 capo ciascuno. Il suo prezzo va sulla carta del proprietario. Dal tuo cesellatore di avorio ti torna indietro.
good-do = Scegli un artigiano.

resource-title = Qualcosa si esaurisce
resource = Gli serve una risorsa nel suo raggio, che resta segnata come esaurita fino alla fine del round. Fino ad allora nessun altro può usarla.
resource-do = Scegli la risorsa.
resource-done = Livello 2: 2 VP in più, e 2 capi a ogni rendita invece di 1. Puoi elevare anche l'altro monumento, se puoi pagare.

end-title = Concludi il turno
end = Quando tutti hanno giocato vengono le rendite: il bestiame sulle tue carte è tuo, e il monumento più alto paga il suo livello.
end-do = Concludi il turno, e guarda che cosa fanno gli altri.
end-done = Il round è finito: rendite per tutti, e nessuno ha raggiunto il suo VR. Quindi si continua.

again-title = Un altro round
again = Guarda i tasselli: sono in ordine di VR, il più alto davanti. Chi si è messo il traguardo più alto riceve un po' di più.
again-do = Dona, o passa.

place-title = Metti al lavoro un artigiano
place = Stavolta posiziona un artigiano. Dà subito VP, e bestiame ogni volta che qualcuno compra da lui. La carta tecnologia si aggiunge al tuo VR. Gli serve nel raggio una risorsa che nessun altro del suo mestiere ha.
place-do = Scegli un artigiano da posizionare.

site-title = Trovagli un posto
site = Dove sta decide chi può raggiungerlo. Vicino a più monumenti, tutti saranno tuoi clienti.
site-do = Scegli uno dei posti che brillano.
site-done = Subito VP per te. D'ora in poi i monumenti possono aver bisogno dei suoi beni.

price-title = Fissa il prezzo
price = All'inizio un bene costa 1 capo. Ora puoi chiederne 2 o 3, e i prezzi non scendono più. Gli artigiani cari rendono di più, finché nessuno ne trova uno più economico.
price-do = Fissa un prezzo, o concludi il turno.

win-title = Il resto è tuo
win = Continua così: più monumenti, beni da vicino, e mai più VR di quanto tu possa raggiungere. Quando a fine round i tuoi VP arrivano al tuo VR, hai vinto.
`;export{e as default};