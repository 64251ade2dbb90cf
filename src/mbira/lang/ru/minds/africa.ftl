### What bots weigh in Heart of Africa, in Russian.

term-vp = ПО на шкале
term-turn = ПО за этот ход
term-conflicts = ещё возможные в этот ход конфликты с нейтральными торговцами
term-points = неистраченные очки действия
term-income = ПО, которые принесут следующие ходы
term-traders = торговцы на карте
term-wholesaler = оптовик на карте
term-reach = области, до которых рукой подать
term-influence = влияние
term-markers = жетоны, сбережённые на потом
term-specials = жетоны особой победы, сбережённые на потом
term-reputation = репутация
term-finish = цель в одном ходе

more-vp = { $count } ПО сразу
less-vp = { $count } ПО в уплату
more-turn = { $count ->
    [0] чуть больше ПО за этот ход
   *[other] на { $count } ПО больше за этот ход
}
less-turn = { $count ->
    [0] чуть меньше ПО за этот ход
   *[other] на { $count } ПО меньше за этот ход
}
more-conflicts = в этот ход можно вытеснить нейтральных торговцев
less-conflicts = в этот ход вытесняется меньше нейтральных торговцев
more-points = { $count ->
    [0] остаются очки действия
    [one] остаётся { $count } очко действия
    [few] остаются { $count } очка действия
   *[many] остаются { $count } очков действия
}
less-points = { $count ->
    [0] тратятся очки действия
    [one] тратится { $count } очко действия
    [few] тратятся { $count } очка действия
   *[many] тратятся { $count } очков действия
}
more-income = { $count ->
    [0] чуть больше ПО каждый ход
   *[other] на { $count } ПО больше каждый ход
}
less-income = { $count ->
    [0] чуть меньше ПО каждый ход
   *[other] на { $count } ПО меньше каждый ход
}
more-traders = { $count ->
    [0] больше ваших торговцев на карте
    [one] на { $count } торговца больше на карте
   *[other] на { $count } торговцев больше на карте
}
less-traders = { $count ->
    [0] ваши торговцы под угрозой
    [one] на { $count } торговца меньше на карте
   *[other] на { $count } торговцев меньше на карте
}
more-wholesaler = ваш оптовик выходит на карту
less-wholesaler = ваш оптовик уходит с карты
more-reach = больше областей в досягаемости
less-reach = меньше областей в досягаемости
more-influence = { $count ->
    [0] влияние остаётся
   *[other] влияния больше на { $count }
}
less-influence = { $count ->
    [0] это стоит влияния
   *[other] влияния меньше на { $count }
}
more-markers = на потом остаётся лучший жетон
less-markers = потрачен жетон, который можно было сберечь
more-specials = жетон особой победы, который принесёт ПО потом
less-specials = потрачен жетон особой победы
more-reputation = репутация лучше
less-reputation = репутация хуже
more-finish = до цели остаётся один ход
less-finish = цель больше не в одном ходе
