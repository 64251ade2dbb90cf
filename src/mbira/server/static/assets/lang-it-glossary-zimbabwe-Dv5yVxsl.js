var e=`
vp = PV, punti vittoria
    .about = Quelli che hai. Li danno monumenti e artigiani.

vr = RV, requisito per la vittoria
    .about = Quanti PV ti servono per vincere: la bandiera sul tuo tracciato. Parte da 20 e si sposta con ogni dio, specialista e tecnologia.

cattle = Bestiame
    .about = Il denaro. Si paga con i capi che si hanno davanti; quelli sulle tue carte arrivano con le rendite.

plaque = Tassello
    .about = Uno della fila, in ordine di RV, il più alto davanti. Le donazioni si posano sui tasselli una alla volta; ciò che è sul tuo è tuo quando tutti sono passati.

main-action = Azione principale
    .about = Una per turno: costruire un monumento, posizionare artigiani, oppure elevare monumenti.

monument = Monumento
    .about = Una torre da uno a cinque livelli. Dà PV, il più alto dà bestiame, ed è una stazione per tutti.

level = Livello
    .about = Elevare un monumento al livello 2, 3, 4 o 5 dà 2, 4, 6 o 8 PV e richiede 1, 2, 3 o 4 beni.

good = Bene rituale
    .about = Ciò che un artigiano ricava da una risorsa. A un monumento ne servono tanti quanti livelli ha, di famiglie diverse.

craftsman = Artigiano
    .about = Fa beni per chiunque possa raggiungerlo, a un prezzo che va al suo proprietario. Dà PV quando viene posizionato.

secondary = Artigiano secondario
    .about = Scultore, vasaio o costruttore di troni: fa un bene da quello semplice della sua famiglia, che da solo non serve più.

technology = Tecnologia
    .about = La carta di un mestiere. Serve per posizionarne gli artigiani; il suo numero si aggiunge al tuo RV, e il prezzo lo fissi tu.

resource = Risorsa
    .about = Legno, argilla, avorio o diamanti sulla mappa. Ognuna si usa una volta per round; se esaurita, è segnata.

range = Raggio
    .about = Tre passi, dritti o in diagonale. Uno specchio d'acqua è un passo, per quanto sia grande.

hub = Stazione
    .about = Ogni monumento lungo la via di un bene: da lì altri tre passi, per 1 capo di bestiame.

god = Dio
    .about = Uno per tutta la partita. Ti aiuta per sempre, e il suo numero si aggiunge al tuo RV.

specialist = Specialista
    .about = Una carta che lavora quando la paghi, una volta per turno. Il suo numero si aggiunge al tuo RV.

revenue = Rendite
    .about = A fine round: il bestiame sulle tue carte, e tanti capi quanti i livelli del tuo monumento più alto.
`;export{e as default};