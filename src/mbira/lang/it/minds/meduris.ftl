### What bots of Meduris look at, in Italian.

term-points = punti fatti finora
term-temples = templi e insediamenti accanto
term-stones = pietre runiche, al fiume e alla fine
term-visits = visite del druido prima dell'ultimo giro
term-last-lap = offerte nell'ultimo giro del druido
term-druid-tokens = gettoni druido sotto le tue capanne
term-materials = materiali per costruire e per le offerte
term-workers = lavoratori e il loro raccolto
term-pieces = capanne e templi costruiti

more-points = { $count ->
    [one] un punto subito
   *[other] { $count } punti subito
}
less-points = { $count ->
    [one] un punto perso
   *[other] { $count } punti persi
}
more-temples = { $count ->
    [0] un tempio accanto a un insediamento
    [one] circa un punto in più dai templi
   *[other] circa { $count } punti in più dai templi
}
less-temples = { $count ->
    [0] un tempio che conta un po' meno
    [one] circa un punto in meno dai templi
   *[other] circa { $count } punti in meno dai templi
}
more-stones = { $count ->
    [0] pietre runiche che contano un po' di più
    [one] circa un punto in più dalle pietre runiche
   *[other] circa { $count } punti in più dalle pietre runiche
}
less-stones = { $count ->
    [0] pietre runiche che contano un po' meno
    [one] circa un punto in meno dalle pietre runiche
   *[other] circa { $count } punti in meno dalle pietre runiche
}
more-visits = { $count ->
    [0] il druido passa ancora dalle tue capanne
    [one] circa un punto in più quando passa il druido
   *[other] circa { $count } punti in più quando passa il druido
}
less-visits = { $count ->
    [0] il druido è già passato
    [one] circa un punto in meno quando passa il druido
   *[other] circa { $count } punti in meno quando passa il druido
}
more-last-lap = { $count ->
    [0] un po' di più nell'ultimo giro del druido
    [one] circa un punto in più nell'ultimo giro del druido
   *[other] circa { $count } punti in più nell'ultimo giro del druido
}
less-last-lap = { $count ->
    [0] un po' meno nell'ultimo giro del druido
    [one] circa un punto in meno nell'ultimo giro del druido
   *[other] circa { $count } punti in meno nell'ultimo giro del druido
}
more-druid-tokens = una capanna dove il druido porta il suo gettone
less-druid-tokens = si perde un gettone druido
more-materials = { $count ->
    [0] materiali dietro il tuo schermo
    [one] un materiale in più per costruire e offrire
   *[other] { $count } materiali in più per costruire e offrire
}
less-materials = { $count ->
    [0] costa materiali
    [one] un materiale in meno per costruire e offrire
   *[other] { $count } materiali in meno per costruire e offrire
}
more-workers = lavoratori che raccolgono di più quando li chiami
less-workers = lavoratori che raccolgono di meno quando li chiami
more-pieces = hai ancora pezzi da costruire
less-pieces = usa un pezzo della tua riserva
