### Ciò che i bot di The Great Zimbabwe guardano, in italiano.

term-race = velocità verso il RV
term-gap = PV meno RV
term-cattle = bestiame in mano e sulle carte
term-income = rendita dei monumenti e degli dèi
term-ready = punti ottenibili elevando nel prossimo turno
term-prospects = risorse vicine ai tuoi monumenti
