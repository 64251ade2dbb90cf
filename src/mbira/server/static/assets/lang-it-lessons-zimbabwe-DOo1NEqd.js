var e=`race-title=Una corsa verso un traguardo tuo
race=Decidono due numeri. I [PV](?vp), punti vittoria, sono quelli che hai. Il [RV](?vr), requisito per la vittoria, è quanti te ne servono: la bandiera sul tuo tracciato. [Monumenti](?monument) e [artigiani](?craftsman) danno PV; dèi e tecnologie ti aiutano, ma allontanano la bandiera. I tuoi monumenti hanno una puntina.
gift-title=Le donazioni decidono chi comincia
gift=A turno ognuno dona più [bestiame](?cattle) del precedente, o passa. Chi dona più a lungo gioca per primo. I capi si posano uno a uno sui [tasselli](?plaque), così una parte di ogni donazione torna indietro.
gift-do=Dona 1, o passa.
gift-done=Quando resta uno solo che non è passato, ognuno prende i capi dal proprio tassello. Giocare per primi conta quando una risorsa scarseggia; per ora vale poco.
gift-past=Ognuno dona più del precedente o passa, chi dona più a lungo gioca per primo, e i capi sul tuo [tassello](?plaque) sono tuoi.
god-title=Un dio per tutta la partita
god=In tutta la partita puoi venerare un solo [dio](?god). Il suo aiuto è tuo da adesso, e il suo numero si aggiunge al tuo [RV](?vr). Engai dà 2 capi in più a ogni round, per 5 RV.
god-do=Scegli un dio, o fanne a meno: non è mai un obbligo.
god-done=La bandiera si è spostata, e con lei il traguardo. L'aiuto del dio è tuo per sempre.
god-past=Il tuo [dio](?god) ti aiuta per il resto della partita, e il suo numero si è aggiunto al tuo RV.
raise-title=Eleva un monumento
raise=Hai una sola [azione principale](?main-action) per turno. Per elevare un monumento servono tanti [beni rituali](?good) quanti [livelli](?level) ha, di famiglie diverse: un bene per il livello 2, che dà 2 PV; i seguenti ne danno 4, 6 e 8. Un'azione può elevarne più d'uno.
raise-do=Eleva un monumento con la puntina: tutto insieme con il piano, o un bene alla volta.
raise-past=Un [monumento](?monument) richiede tanti beni diversi quanti livelli ha; ogni livello dà più PV del precedente.
good-title=Chi ti rifornisce?
good=Un [bene rituale](?good) viene da un artigiano, di chiunque sia, nel [raggio](?range) del tuo monumento: tre passi, dritti o in diagonale; uno specchio d'acqua è un passo solo. Più lontano si passa per altri monumenti, a 1 capo ciascuno. Gli artigiani hanno una puntina.
good-do=Scegli un artigiano.
good-past=Il [bene](?good) è venuto da un artigiano entro tre passi dal monumento: questo è il [raggio](?range) di ogni cosa.
resource-title=Una risorsa si esaurisce
resource=Per ogni bene l'artigiano esaurisce una [risorsa](?resource) nel proprio raggio. Viene segnata, e nessuno può più usarla prima del prossimo round.
resource-do=Scegli la risorsa.
resource-past=L'artigiano ha esaurito una [risorsa](?resource) nel suo raggio. Resta segnata fino alla fine del round.
paid-title=Chi viene pagato?
paid=Il prezzo va sulla carta di chi possiede l'artigiano, che lo incassa con le prossime [rendite](?revenue). Ciò che paghi a un artigiano tuo ti torna. Quindi compra da te, o da chi non è un pericolo.
hubs-title=Le stazioni allungano le vie
hubs=Dove tre passi non bastano, ogni monumento lungo la via, anche di altri, è una [stazione](?hub): da lì altri tre passi, per 1 capo ogni volta. Così un monumento al centro vale più dei suoi PV.
end-title=Concludi il turno
end=L'azione principale è fatta. Quando tutti hanno giocato arrivano le [rendite](?revenue).
end-do=Concludi il turno, e guarda che cosa fanno gli altri.
end-past=Finito il tuo turno giocano gli altri; dopo l'ultimo arrivano le [rendite](?revenue).
income-title=Rendite
income=Il bestiame sulle tue carte è tornato a te, e il monumento più alto ha pagato { $level ->
 [one] 1 capo
 *[other] { $level } capi
}, tanti quanti i suoi livelli. Paga solo il più alto: un monumento alto ti nutre, tanti bassi costano meno da elevare.
judge-title=Qualcuno ha vinto?
judge=Alla fine di ogni round si confrontano [PV](?vp) e [RV](?vr). Ha vinto chi è arrivato alla sua bandiera; se sono in più, chi l'ha superata di più. Non c'è arrivato nessuno, quindi si continua. I tasselli stanno in ordine di RV, il più alto davanti: chi ha più strada da fare riceve un po' di più dalle donazioni.
place-title=Metti al lavoro un artigiano
place=Un'altra azione principale, da 2 capi in su. Un [artigiano](?craftsman) dà subito PV, e bestiame ogni volta che qualcuno compra da lui. La sua carta [tecnologia](?technology) si aggiunge al tuo RV. Gli serve nel raggio una risorsa che nessun altro del suo mestiere ha nel raggio.
place-do=Posiziona un artigiano, o tienilo per un altro turno.
place-past=Un [artigiano](?craftsman) dà subito PV e poi bestiame; la sua carta [tecnologia](?technology) si è aggiunta al tuo RV.
site-title=Dove lo metti?
site=Chi può raggiungerlo può comprare da lui. Vicino a più monumenti, tutti sono tuoi clienti. I posti che brillano sono l'angolo in alto a sinistra della sua tessera.
site-do=Scegli un posto.
site-past=Dove sta un artigiano decide chi può comprare da lui: più monumenti nel raggio, più clienti.
price-title=Fissa il prezzo
price=Un bene costa 1, 2 o 3 capi, e i prezzi non scendono più. Gli artigiani cari rendono di più, finché nessuno ne trova uno più economico.
price-do=Fissa un prezzo. Se invece concludi il turno, è 1.
price-past=Il tuo prezzo è fissato: più tardi può salire, mai scendere.
build-title=Costruisci un altro monumento
build=La terza azione principale: un nuovo monumento di livello 1 su una casella vuota, per 1 PV. Non può toccarne un altro, nemmeno in un angolo. Non costa nulla, si eleva con poco ed è una stazione per i tuoi beni.
build-do=Costruiscine uno, o fai altro in questo turno.
build-past=Un nuovo monumento non costa nulla e dà 1 PV. Non può toccarne altri, ed è una [stazione](?hub) per tutti.
secondary-title=Un bene più raffinato
secondary=Sulla mappa c'è ora uno scultore, un vasaio o un costruttore di troni: un [artigiano secondario](?secondary). D'ora in poi i beni semplici della sua famiglia non servono più ai rituali. I suoi nascono da uno semplice: si pagano due artigiani e si esauriscono due risorse.
secondary-do=Quando compri da lui, scegli anche chi fa il bene semplice.
secondary-past=Un [artigiano secondario](?secondary) rifinisce un bene semplice: hai pagato entrambi, ed entrambi hanno esaurito una risorsa.
aim=Hai { $vp } PV e te ne servono { $vr }: ne mancano { $left }. { $rounds ->
 [0] Questo è l'ultimo round.
 [one] Dopo questo c'è ancora un round.
 *[other] Dopo questo ci sono ancora { $rounds } round.
} Se allora nessuno è arrivato alla bandiera, vince chi le è più vicino.
won=Hai vinto: { $vp } PV con un RV di { $vr }. { $left ->
 [0] Hai raggiunto esattamente la bandiera.
 *[other] Hai misurato bene il traguardo e le forze.
} La prossima volta prova con tutti gli dèi, e con gli specialisti.
lost=Ha vinto { $winner }, con { $theirs } PV e un RV di { $goal }; tu avevi { $vp } su { $vr }. Conta la distanza: ti mancavano { $left } punti. Più monumenti elevati presto danno più bestiame e PV a ogni round, e ogni dio o tecnologia di cui potevi fare a meno avrebbe avvicinato la bandiera.`;export{e as default};