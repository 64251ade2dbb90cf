### Meduris in Russian.


## Labels of the drawing: short words, columns are few

label-set-up = подготовка
label-turn = ход { $turn }
label-last-turns = последние ходы
label-last-lap = последний круг
label-finished = конец
label-die = кубик
label-die-plus = всем +1
label-die-minus = всем -1
label-supply = запас
label-plain-wood = лес
label-plain-wool = пастбище
label-plain-copper = рудник
label-plain-stone = карьер
label-druid = друид
label-next-hut = следующая хижина
label-visits = осталось хижин
label-stones = руны в запасе
label-hut = хижина, посёлок из 3
label-temple = храм
label-price = хижина: по 3 каждого
label-bonus = бонусы
label-river = великая река
label-choose = можно выбрать
label-district-serpent = змея
label-district-box = короб
label-district-sprout = росток
label-district-omega = омега
label-district-spiral = спираль
label-district-waves = волны
label-district-figure = фигура
label-district-hook = крюк
label-district-arrow = стрела
label-seat = место
label-points = ПО
label-huts = хижины
label-temples = храмы
label-away = ☼ через
label-runes = руны
label-total = все
label-reconstructed = { $count ->
    [one] Район или материалы { $count } поля восстановлены, а не прочитаны с планшета.
   *[other] Районы или материалы { $count } полей восстановлены, а не прочитаны с планшета.
}
