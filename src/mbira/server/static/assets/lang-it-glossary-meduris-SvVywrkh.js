var e=`
material = Materiale
    .about = Legno, lana, rame o pietra. Serve per costruire, e per i doni al druido.

plain = Altopiano
    .about = Bosco, pascolo, miniera o cava: ci stanno fino a tre lavoratori, uno sopra l'altro.

small-yield = Piccolo raccolto
    .about = Il dado all'inizio del turno: ogni lavoratore sull'altopiano che esce ne guadagna uno.

big-yield = Grande raccolto
    .about = Invece di costruire: sposta un lavoratore in cima a un altro altopiano. Chi ci sta guadagna 1, 2 e 3 dal basso in alto.

hut = Capanna
    .about = Costa tanti di ciascuno dei due materiali della casella quante capanne ha poi l'insediamento. Dà la pietra runica del territorio.

temple = Tempio
    .about = Costa uno di ciascuno dei due materiali della casella. Alla fine dà 1 punto per ogni capanna delle file ai due lati.

settlement = Insediamento
    .about = Capanne affiancate, di chiunque siano, fino a un tempio o a una casella libera.

token = Gettone bonus
    .about = Sotto una capanna: 2 punti, una capanna gratis, o un dono che vale una volta per entrambi i materiali.

rune = Pietra runica
    .about = È di chi ha costruito per ultimo nel territorio. 1 punto al fiume; 1, 2, 3 e così via alla fine.

druid = Druido
    .about = Ogni costruzione lo manda in senso orario alla prossima capanna, e lungo la sua fila. A ogni proprietario chiede un dono.

offering = Offerta
    .about = Un materiale 1 punto, entrambi tanti quante capanne ha l'insediamento, niente meno 1.

river = Grande fiume
    .about = Tra l'ultima casella e la 0. Quando il druido lo attraversa, ognuno segna 1 punto per ogni pietra runica.

lap = Ultimo giro
    .about = Alla fine il druido visita ancora una volta ogni capanna.
`;export{e as default};