### Ciò che i bot di The Great Zimbabwe guardano, in italiano.

term-race = passo nella corsa al VR
term-gap = punti sulla strada del VR
term-cattle = bestiame in mano e sulle carte
term-income = rendita dei monumenti e degli dèi
term-ready = punti ottenibili elevando nel prossimo turno
term-prospects = risorse vicine ai propri monumenti
