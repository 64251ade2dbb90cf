## The drawing: short words, columns are few

draw-set-up = подготовка
draw-round = раунд { $round }
draw-finished = окончено
draw-stack = стопка
draw-stack-again = вновь стопка
draw-pool = банк
draw-neutrals-left = нейтралы
draw-stations-left = станции
draw-border = касаются соседи
draw-coast = берег
draw-heart = Сердце, +{ $vp }
draw-station = станция
draw-neutrals = нейтралы
draw-wholesaler = и оптовик
draw-fresh = готовы 3 из 5
draw-wall = прохода нет
draw-choose = можно выбрать
draw-apart = соседи также:
draw-crowded = где тесно:
draw-area = область
draw-neighbours = соседи
draw-value = стоимость
draw-resources = ресурсы
draw-reputation = репутация
draw-rows = жетоны
draw-seat = место
draw-vp = ПО
draw-influence = влиян.
draw-strength = реп.
draw-supply = запас
draw-markers = жетоны на руках
draw-special = особый
draw-auction = торги
draw-order = очередь
draw-highest = высшая ставка
draw-no-bid = ставок ещё нет
draw-turn = ход
draw-points = осталось очков
draw-won = только что взяты
draw-changed = сдвинуто в таблице
draw-vp-marker = жетон ПО
draw-still = ещё против нейтралов:
draw-to-place = разместить
draw-up = вверх
draw-down = вниз
draw-caravan = караван
draw-conflict = стычка
draw-each-influence = каждое влияние
draw-each-marker = каждый жетон
draw-influence-in = влияние
draw-markers-in = жетоны
draw-choosing = выбирает
draw-face-down = выбор сделан втайне
draw-waits = выбирает потом
draw-retreats = отступает
draw-wins = побеждает
draw-retreating = отступают
draw-against = против
draw-fate = вытянут жетон
draw-redraws = ещё попыток
draw-aside = отложены
draw-loss-none = даром
draw-loss-influence = цена: { $count } влияния
draw-loss-trader = { $count ->
    [one] цена: { $count } торговец
    [few] цена: { $count } торговца
   *[many] цена: { $count } торговцев
}
draw-loss-reputation = { $count ->
    [one] цена: { $count } ряд репутации
    [few] цена: { $count } ряда репутации
   *[many] цена: { $count } рядов репутации
}
draw-reconstructed = Карта и жетоны воссозданы, а не взяты с печатных.
