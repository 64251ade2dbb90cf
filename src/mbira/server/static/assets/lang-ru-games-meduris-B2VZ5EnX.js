var e=`ui-cards=Руны
ui-board=Планшет Медуриса
ui-river=Великая река
ui-river-about=Каждый раз, когда друид переходит её, каждый рунный камень приносит владельцу очко.
ui-river-seat={ $name }: +{ $count }
ui-river-next=Следующий переход реки: +{ $count }
ui-druid=Друид
ui-druid-about=Каждая постройка отправляет его по часовой стрелке к ближайшей хижине; там он просит даров.
ui-druid-here=здесь друид
ui-lap-from=Здесь начался последний круг
ui-lap-from-about=Кубик отмечает место: отсюда друид обходит каждую хижину один раз.
ui-district=Район: { $district }
ui-plains=Плато
ui-workers=Рабочие
ui-plain-wood=Лес
ui-plain-wool=Пастбище
ui-plain-copper=Рудник
ui-plain-stone=Карьер
ui-plain-name={ $plain }: в запасе { $count ->
 [one] { $count } { $material }
 [few] { $count } { $material_gen }
 *[other] { $count } { $material_many }
}, { $workers ->
 [one] { $workers } рабочий
 [few] { $workers } рабочих
 *[other] { $workers } рабочих
}
ui-plain-supply=В запасе: { $count ->
 [one] { $count } { $material }
 [few] { $count } { $material_gen }
 *[other] { $count } { $material_many }
}
ui-plain-yield=Когда сюда приходит рабочий, башня получает снизу вверх 1, 2 и 3.
ui-plain-worker={ $count }: { $name }
ui-worker=Рабочий: { $name }
ui-worker-name=Рабочий { $plain_at }, высота { $height }: { $name }
ui-worker-earns=Получает { $count ->
 [one] { $count } { $material }
 [few] { $count } { $material_gen }
 *[other] { $count } { $material_many }
}, когда на это плато приходит рабочий.
ui-space=Поле { $space }
ui-space-free=Поле { $space }, { $one } и { $two }: свободно{ $price ->
 [-1] { "" }
 *[other] , цена: по { $price }
}
ui-space-hut=Поле { $space }, { $one } и { $two }: хижина, { $name }, { $size ->
 [1] стоит одна
 *[other] поселение из { $size }
}
ui-space-temple=Поле { $space }, { $one } и { $two }: храм, { $name }
ui-card-hut=Хижина ({ $name }), { $size ->
 [1] стоит одна.
 *[other] поселение из { $size }.
}
ui-card-temple=Храм ({ $name }): в конце приносит очки за хижины по обе стороны.
ui-card-temple-here=В конце храм приносит очки за хижины по обе стороны: сейчас { $count ->
 [one] { $count } очко.
 [few] { $count } очка.
 *[other] { $count } очков.
}
ui-card-no-temple=На бонусном жетоне храм стоять не может.
ui-card-rune=Получает рунный камень { $district_gen }.
ui-card-rune-own=Рунный камень { $district_gen } уже у вас.
ui-card-rune-from=Забирает рунный камень { $district_gen } (сейчас: { $name }).
ui-card-joins={ $size ->
 [1] Будет стоять одна.
 *[other] Получится поселение из { $size }.
}
ui-card-at-once={ $huts ->
 [0] Друид придёт сразу.
 [one] Друид придёт сразу, после { $huts } другой хижины.
 *[other] Друид придёт сразу, после { $huts } других хижин.
}
ui-card-later={ $huts ->
 [0] Друид придёт сюда следующим, но не сразу.
 [one] Друид придёт позже, после { $huts } другой хижины.
 *[other] Друид придёт позже, после { $huts } других хижин.
}
ui-card-token=Бонус: { $token }.
ui-card-dear=Сейчас это вам не по карману.
ui-card-lacks={ $count ->
 [one] Не хватает { $count }: его заменят три других.
 *[other] Не хватает { $count }: каждый заменят три других.
}
ui-reconstructed=Это поле восстановлено, а не прочитано с планшета.
ui-gift-both=оба
ui-gift-one=один
ui-gift-nothing=ничего
ui-runes=Рунные камни
ui-rune=Рунный камень { $district_gen }
ui-rune-free=в запасе
ui-rune-stock=В запасе: достанется первой хижине в этом районе.
ui-rune-held=Владелец: { $name }, пока кто-то другой не построит хижину в этом районе.
ui-rune-about=1 очко за каждый переход реки; в конце 1 + 2 + 3 и так далее.
ui-tokens=Бонусные жетоны на планшете
ui-token-points=Хижина, построенная здесь, сразу приносит 2 очка.
ui-token-hut=Хижина здесь строится бесплатно.
ui-token-druid=Остаётся под хижиной: один раз заменяет оба дара друиду.
ui-die-wood=Кубик: дерево
ui-die-wool=Кубик: шерсть
ui-die-copper=Кубик: медь
ui-die-stone=Кубик: камень
ui-die-plus=Кубик: +1 каждому
ui-die-minus=Кубик: −1 каждому
ui-die-about=Материал: каждый рабочий на его плато получает один. +1: каждый берёт один на выбор. −1: каждый возвращает один.
ui-points={ $count ->
 [one] { $count } очко
 [few] { $count } очка
 *[other] { $count } очков
}
ui-huts-left={ $count ->
 [one] Осталась { $count } хижина
 [few] Осталось { $count } хижины
 *[other] Осталось { $count } хижин
}
ui-temples-left={ $count ->
 [one] Остался { $count } храм
 [few] Осталось { $count } храма
 *[other] Осталось { $count } храмов
}
ui-away={ $count ->
 [one] Друиду до следующей хижины { $count } поле
 [few] Друиду до следующей хижины { $count } поля
 *[other] Друиду до следующей хижины { $count } полей
}
ui-if-over=Если бы конец сейчас: { $count }
ui-screen=материалы за ширмой
ui-screen-total={ $count ->
 [one] { $count } материал за ширмой
 [few] { $count } материала за ширмой
 *[other] { $count } материалов за ширмой
}
ui-scores=Итоговый счёт
ui-scores-now=Если бы партия закончилась сейчас, без последнего круга
ui-score-vp=очки
ui-score-temples=храмы
ui-score-runes=руны
ui-score-total=всего
ui-phase-setup=Подготовка
ui-phase-yield=Малый сбор
ui-phase-action=Действие
ui-phase-ritual=Ритуал
ui-phase-lap=Последний круг
ui-phase-end=Конец
ui-last-turns={ $count ->
 [one] последний ход
 [few] ещё { $count } хода
 *[other] ещё { $count } ходов
}
ui-kinds=На что потратить ход
ui-kind-hut=Хижина
ui-kind-hut-count={ $count ->
 [one] { $count } место
 [few] { $count } места
 *[other] { $count } мест
}, есть { $left }
ui-kind-temple=Храм
ui-kind-temple-count={ $count ->
 [one] { $count } место
 [few] { $count } места
 *[other] { $count } мест
}, есть { $left }
ui-kind-move=Большой сбор
ui-kind-move-count={ $count ->
 [one] { $count } переход
 [few] { $count } перехода
 *[other] { $count } переходов
}
ui-kind-lay=Бонусные жетоны
ui-kind-worker=Рабочие
ui-hint-hut=Выберите светящееся поле для хижины или переведите рабочего.
ui-hint-temple=Выберите светящееся поле для храма или переведите рабочего.
ui-hint-move=Выберите своего рабочего, затем плато, куда он пойдёт.
ui-hint-to=Теперь выберите плато, куда пойдёт рабочий.
ui-key-pay=можно заплатить
ui-key-swap=три за один
ui-key-dear=слишком дорого
ui-pay=Заплатить
ui-decline=Ничего не брать
ui-lacking=у вас нет
ui-too-few=не хватает
ui-none-left=не осталось
ui-do-lay=Жетон на поле { $space }
ui-do-worker=Рабочего { $plain_to }
ui-do-take=Взять { $pile }
ui-do-return=Вернуть { $pile }
ui-do-move=Рабочего { $plain_from } { $to_to }
ui-do-hut=Хижина на { $space }: { $cost }
ui-do-hut-on=Хижина на { $space }
ui-do-temple=Храм на { $space }: { $cost }
ui-do-temple-on=Храм на { $space }
ui-do-spare=Заменить { $pile } тремя другими
ui-do-replace=Отдать { $pile }
ui-do-offer=Дать { $pile }
ui-do-offer-nothing=Ничего не давать
ui-do-offer-token=Отдать жетон друида
ui-nothing-to-say=Сейчас узнавать нечего.
ui-way-next=Путь друида после следующей постройки
ui-way-after=Путь друида после хижины на поле { $space }
ui-visit=Хижина { $space }, { $name }
ui-sites=Хижины, за которые можно заплатить; лучшие визиты первыми
ui-costs=по { $count }
ui-measure-score=Очки
ui-measure-income=Материалы на руках`;export{e as default};