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
