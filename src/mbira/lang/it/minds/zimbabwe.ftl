### Ciò che i bot di The Great Zimbabwe guardano, in italiano.

term-race = velocità verso il RV
term-gap = PV meno RV
term-cattle = bestiame in mano e sulle carte
term-income = rendita dei monumenti e degli dèi
term-ready = punti ottenibili elevando nel prossimo turno
term-prospects = risorse vicine ai tuoi monumenti

more-race = { $count ->
    [0] arrivi un po' prima al tuo RV
    [one] arrivi circa un round prima al tuo RV
   *[other] arrivi circa { $count } round prima al tuo RV
}
less-race = { $count ->
    [0] arrivi un po' più tardi al tuo RV
    [one] arrivi circa un round più tardi al tuo RV
   *[other] arrivi circa { $count } round più tardi al tuo RV
}
more-gap = { $count ->
    [0] più vicino al tuo RV
   *[other] { $count } PV più vicino al tuo RV
}
less-gap = { $count ->
    [0] più lontano dal tuo RV
   *[other] { $count } PV più lontano dal tuo RV
}
more-cattle = { $count ->
    [0] qualche capo di bestiame in più
    [one] un capo di bestiame in più
   *[other] { $count } capi di bestiame in più
}
less-cattle = { $count ->
    [0] costa bestiame
    [one] un capo di bestiame in meno
   *[other] { $count } capi di bestiame in meno
}
more-income = { $count ->
    [0] più bestiame a ogni round
    [one] un capo di bestiame in più a ogni round
   *[other] { $count } capi di bestiame in più a ogni round
}
less-income = { $count ->
    [0] meno bestiame a ogni round
    [one] un capo di bestiame in meno a ogni round
   *[other] { $count } capi di bestiame in meno a ogni round
}
more-ready = { $count ->
    [0] monumenti da elevare nel prossimo turno
   *[other] { $count } PV in più da elevare nel prossimo turno
}
less-ready = { $count ->
    [0] meno da elevare nel prossimo turno
   *[other] { $count } PV in meno da elevare nel prossimo turno
}
more-prospects = più risorse alla portata dei tuoi monumenti
less-prospects = meno risorse alla portata dei tuoi monumenti
