### Meduris in Russian.
###
### Names of things carry their cases as attributes; the accusative of materials is the nominative.
###   .gen     genitive, also after 2, 3 and 4
###   .many    after 5 and more
###   .at      where somebody is who is on the material's high plain: "в лесу"
###   .from    from that plain: "из леса"
###   .to      to that plain: "в лес"
###   .form    no words: whether there is anything at all, "some" or "none", to select by
### A person's name may stand in place of $seat, $owner and $other: it cannot be declined, and says
### nothing of gender. So these stand in the nominative only, with verbs in the present.
### A hut is called by the number of its space: "хижина 18".


## The game itself

game-name = Медурис
game-about = Стройте хижины и храмы вокруг священной горы и давайте друиду то, что он просит.

## Seats

seat-0 = Эпона
seat-1 = Лугх
seat-2 = Бригита
seat-3 = Таранис


## Materials and their plains

material-wood = дерево
    .gen = дерева
    .many = дерева
    .at = в лесу
    .from = из леса
    .to = в лес
material-wool = шерсть
    .gen = шерсти
    .many = шерсти
    .at = на пастбище
    .from = с пастбища
    .to = на пастбище
material-copper = медь
    .gen = меди
    .many = меди
    .at = в руднике
    .from = из рудника
    .to = в рудник
material-stone = камень
    .gen = камня
    .many = камней
    .at = в карьере
    .from = из карьера
    .to = в карьер

pile = { $count } { $count ->
    [one] { $material }
    [few] { $material_gen }
   *[other] { $material_many }
}
    .form = some
pile-none = ничего
    .form = none


## Districts, by their rune stones

district-serpent = змея
    .gen = змеи
district-box = короб
    .gen = короба
district-sprout = росток
    .gen = ростка
district-omega = омега
    .gen = омеги
district-spiral = спираль
    .gen = спирали
district-waves = волны
    .gen = волн
district-figure = фигура
    .gen = фигуры
district-hook = крюк
    .gen = крюка
district-arrow = стрела
    .gen = стрелы


## Bonus tokens: what they are good for

token-points = 2 очка
token-hut = бесплатная хижина
token-druid = дар друиду


## Buildings

building-hut = хижина
building-temple = храм


## What seats get, and how things are put together

gain = { $seat } — { $pile }
    .you = вы — { $pile }
scored = { $seat } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
    .you = вы — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
list = { $one }, { $more }
    .form = some
list-end = { $one } и { $two }
    .form = some
sentences = { $one } { $more }


## What is being decided

ask-first = По жребию решается, кто начинает.
ask-token = Вытягивается следующий бонусный жетон.
ask-roll = Бросается кубик.
ask-finished = Партия окончена.

ask-lay = { $seat }: положите бонусный жетон на поле; между двумя жетонами не меньше трёх полей.
ask-worker = { $seat }: поставьте рабочего на плато.
ask-take = { $seat }: возьмите с горы любой материал.
ask-return = { $seat }: верните на гору любой материал.
ask-turn = { $seat }: { $pieces ->
    [both] переведите рабочего ради большого сбора либо постройте хижину или храм.
    [hut] переведите рабочего ради большого сбора либо постройте хижину.
    [temple] переведите рабочего ради большого сбора либо постройте храм.
   *[none] переведите рабочего ради большого сбора.
}
ask-turn-last = { $seat }: это ваш последний ход. { $pieces ->
    [both] Переведите рабочего ради большого сбора либо постройте хижину или храм.
    [hut] Переведите рабочего ради большого сбора либо постройте хижину.
    [temple] Переведите рабочего ради большого сбора либо постройте храм.
   *[none] Переведите рабочего ради большого сбора.
}
ask-turn-limit = { $seat }: по пределу ходов это ваш последний ход. { $pieces ->
    [both] Переведите рабочего ради большого сбора либо постройте хижину или храм.
    [hut] Переведите рабочего ради большого сбора либо постройте хижину.
    [temple] Переведите рабочего ради большого сбора либо постройте храм.
   *[none] Переведите рабочего ради большого сбора.
}
ask-payment = { $seat }: заплатите { $due } { $purpose ->
    [hut] за хижину на поле { $space }
    [temple] за храм на поле { $space }
   *[druid] друиду у хижины { $space }
} или отдайте за часть по три других материала.
ask-replacement = { $seat }: отдайте три других материала вместо 1 { $material_gen } { $purpose ->
    [hut] для хижины на поле { $space }
    [temple] для храма на поле { $space }
   *[druid] для друида у хижины { $space }
}{ $count ->
    [1] .
   *[other] ; всего замен: { $count }.
}
ask-offering = { $seat }: { $lap ->
    [yes] на последнем круге друид
   *[no] друид
} просит { $one } и { $two } у хижины { $space }: один материал даёт 1 очко, оба — { $size }.{ $token ->
    [yes] {" "}Жетон друида заменяет оба.
   *[no] { "" }
}
ask-offering-lone = { $seat }: { $lap ->
    [yes] на последнем круге друид
   *[no] друид
} просит { $one } или { $two } у одинокой хижины { $space }: 1 очко{ $both ->
    [yes] , и за оба не больше.
   *[no] .
}{ $token ->
    [yes] {" "}Жетон друида даёт столько же.
   *[no] { "" }
}


## The log: chance

log-first = Начинает { $seat }.
    .you = Начинаете вы.
log-token = Бонусный жетон на поле { $space }: { $token }.
log-roll = На кубике { $material }: { $gains }.
log-roll-idle = На кубике { $material }, но никто ничего не получает.
log-roll-plus = На кубике +1: всем по материалу на выбор.
log-roll-plus-idle = На кубике +1, но брать уже нечего.
log-roll-minus = На кубике −1: все возвращают по материалу.
log-roll-minus-idle = На кубике −1, но возвращать никому нечего.


## The log: seats

log-lay = { $seat } кладёт бонусный жетон рубашкой вверх на поле { $space }.
    .you = Вы кладёте бонусный жетон рубашкой вверх на поле { $space }.
log-worker = { $seat } ставит рабочего { $plain_to }.
    .you = Вы ставите рабочего { $plain_to }.
log-take = { $seat } берёт 1 { $material }.
    .you = Вы берёте 1 { $material }.
log-decline = { $seat } ничего не берёт.
    .you = Вы ничего не берёте.
log-return = { $seat } возвращает 1 { $material }.
    .you = Вы возвращаете 1 { $material }.
log-move = { $seat } переводит рабочего { $plain_from } { $to_to }: { $gains }.
    .you = Вы переводите рабочего { $plain_from } { $to_to }: { $gains }.
log-move-idle = { $seat } переводит рабочего { $plain_from } { $to_to }, но брать там нечего.
    .you = Вы переводите рабочего { $plain_from } { $to_to }, но брать там нечего.
log-hut = { $seat } строит хижину на поле { $space } за { $cost }.
    .you = Вы строите хижину на поле { $space } за { $cost }.
log-hut-free = { $seat } строит хижину на поле { $space } бесплатно, по бонусному жетону.
    .you = Вы строите хижину на поле { $space } бесплатно, по бонусному жетону.
log-hut-begun = { $seat } начинает хижину на поле { $space }, цена: { $cost }.
    .you = Вы начинаете хижину на поле { $space }, цена: { $cost }.
log-temple = { $seat } строит храм на поле { $space } за { $cost }.
    .you = Вы строите храм на поле { $space } за { $cost }.
log-temple-begun = { $seat } начинает храм на поле { $space }, цена: { $cost }.
    .you = Вы начинаете храм на поле { $space }, цена: { $cost }.
log-pay = { $seat } платит { $cost }.
    .you = Вы платите { $cost }.
log-pay-nothing = { $seat } платит одними заменами.
    .you = Вы платите одними заменами.
log-spare = { $seat } отдаст три других материала вместо 1 { $material_gen }.
    .you = Вы отдадите три других материала вместо 1 { $material_gen }.
log-replace = { $seat } отдаёт { $given } вместо 1 { $material_gen }.
    .you = Вы отдаёте { $given } вместо 1 { $material_gen }.
log-offer = { $seat } жертвует { $gift } у хижины { $space }: { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[other] { $vp } очков.
}
    .you = Вы жертвуете { $gift } у хижины { $space }: { $vp ->
        [one] { $vp } очко.
        [few] { $vp } очка.
       *[other] { $vp } очков.
    }
log-offer-begun = { $seat } жертвует { $gift } у хижины { $space }: { $vp ->
    [one] { $vp } очко после оплаты.
    [few] { $vp } очка после оплаты.
   *[other] { $vp } очков после оплаты.
}
    .you = Вы жертвуете { $gift } у хижины { $space }: { $vp ->
        [one] { $vp } очко после оплаты.
        [few] { $vp } очка после оплаты.
       *[other] { $vp } очков после оплаты.
    }
log-offer-token = { $seat } жертвует жетон друида у хижины { $space }: { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[other] { $vp } очков.
}
    .you = Вы жертвуете жетон друида у хижины { $space }: { $vp ->
        [one] { $vp } очко.
        [few] { $vp } очка.
       *[other] { $vp } очков.
    }
log-offer-nothing = { $seat } ничего не жертвует у хижины { $space }{ $lost ->
    [0] , а терять нечего: очков нет.
    [one] {" "}и теряет { $lost } очко.
    [few] {" "}и теряет { $lost } очка.
   *[other] {" "}и теряет { $lost } очков.
}
    .you = Вы ничего не жертвуете у хижины { $space }{ $lost ->
        [0] , а терять нечего: очков нет.
        [one] {" "}и теряете { $lost } очко.
        [few] {" "}и теряете { $lost } очка.
       *[other] {" "}и теряете { $lost } очков.
    }


## The log: what followed

then-offered = Подношение приносит { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[other] { $vp } очков.
}
then-hut = Хижина на поле { $space } построена.
then-temple = Храм на поле { $space } построен.
then-token = Бонусный жетон приносит { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[other] { $vp } очков.
}
then-rune = { $seat } получает рунный камень { $district_gen }.
    .you = Вы получаете рунный камень { $district_gen }.
then-rune-from = { $seat } забирает рунный камень { $district_gen } у игрока { $other }.
    .you = Вы забираете рунный камень { $district_gen } у игрока { $other }.
    .you-other = { $seat } забирает у вас рунный камень { $district_gen }.
then-last-turns = { $seat } завершает все постройки: остальным по последнему ходу.
    .you = Вы завершаете все постройки: остальным по последнему ходу.
then-druid-rock = Друид ступает на скалу { $rock }.
then-druid-waits = Друид остаётся на месте.
then-river = Друид переходит великую реку: { $points }.
then-druid = Друид приходит к хижине { $space } ({ $owner }).
    .you-owner = Друид приходит к вашей хижине { $space }.
then-lap-built = Друид начинает последний круг.
then-lap-stuck = Строить больше никто не может: друид начинает последний круг.
then-lap-turn-limit = По уговору после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
} друид начинает последний круг.
then-limit = { $rounds ->
    [1] Это последний круг ходов перед пределом.
   *[other] До предела ходов осталось кругов: { $rounds }.
}
then-final = { $seat }: { $temples } за храмы, { $runes } за рунные камни, всего { $vp ->
    [one] { $vp } очко.
    [few] { $vp } очка.
   *[other] { $vp } очков.
}
    .you = Вы: { $temples } за храмы, { $runes } за рунные камни, всего { $vp ->
        [one] { $vp } очко.
        [few] { $vp } очка.
       *[other] { $vp } очков.
    }


## How a match ended

end-built = Партия заканчивается после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}: все постройки раньше других завершает { $seat }.
    .you = Партия заканчивается после { $turns ->
        [one] { $turns } хода
       *[other] { $turns } ходов
    }: все постройки раньше других завершаете вы.
end-stuck = Партия заканчивается после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}: строить больше никто не мог.
end-turn-limit = Партия заканчивается после { $turns ->
    [one] { $turns } хода
   *[other] { $turns } ходов
}, как договорено.

before-points = { $seat } выше, чем { $other }, по очкам: { $more } против { $less }.
    .you = Вы выше, чем { $other }, по очкам: { $more } против { $less }.
    .you-other = { $seat } выше, чем вы, по очкам: { $more } против { $less }.
before-buildings = { $seat } выше, чем { $other }: очков поровну, но построек больше, { $more } против { $less }.
    .you = Вы выше, чем { $other }: очков поровну, но построек больше, { $more } против { $less }.
    .you-other = { $seat } выше, чем вы: очков поровну, но построек больше, { $more } против { $less }.
before-materials = { $seat } выше, чем { $other }: очков и построек поровну, но осталось больше материалов, { $more } против { $less }.
    .you = Вы выше, чем { $other }: очков и построек поровну, но осталось больше материалов, { $more } против { $less }.
    .you-other = { $seat } выше, чем вы: очков и построек поровну, но осталось больше материалов, { $more } против { $less }.
before-shared = { $seat } и { $other } делят место: во всём равенство.
    .you = Вы и { $other } делите место: во всём равенство.
    .you-other = { $seat } и вы делите место: во всём равенство.


## Why not: at any time

why-not-now = Сейчас решается другое. { $question }
why-no-space = Поля { $space } нет: поля пронумерованы от 0 до { $last }.


## Why not: setting up, and the small yield

why-token-near = Поле { $space } слишком близко к жетону на поле { $other }: между ними должно быть не меньше { $between ->
    [one] { $between } поля.
   *[other] { $between } полей.
}
why-tokens-need-room = С жетоном на поле { $space } остальным жетонам не хватит места.
why-plain-full = Места { $plain_at } больше нет: предел — { $most ->
    [one] { $most } рабочий.
   *[other] { $most } рабочих.
}
why-supply-empty = На горе не осталось { $material_gen }.
why-must-take = За этим столом материал надо взять, если он есть.
why-have-none = У вас нет { $material_gen }, возвращать нечего.


## Why not: moving workers and building

why-no-worker = На высоте { $height } { $plain_at } рабочего нет.
why-not-your-worker = Рабочий на высоте { $height } { $plain_at } не ваш ({ $seat }).
why-same-plain = Рабочий должен перейти на другое плато, а этот уже { $plain_at }.
why-space-taken = На поле { $space } уже стоит { $building } ({ $seat }).
why-no-huts-left = У вас не осталось хижин.
why-no-temples-left = У вас не осталось храмов.
why-temple-on-token = На поле { $space } лежит бонусный жетон: здесь можно построить только хижину, а не храм.
why-too-dear = Поле { $space } стоит { $cost }, а у вас { $have_form ->
    [none] ничего нет.
   *[some] { $have }: мало, даже если отдавать три за один.
}


## Why not: paying and offering

why-pay-short = У вас { $have }: прежде чем платить остальное, назовите, вместо чего вы отдаёте три других материала.
why-not-due = В эту оплату { $material } не входит, заменять нечего.
why-nothing-to-keep = В этой оплате { $material } уже заменяется полностью.
why-keep-too-dear = У вас { $have }: мало, чтобы отдать три других материала вместо 1 { $material_gen }.
why-replace-other = Сейчас заменяется { $material }.
why-replace-itself = Отдайте три других материала: { $material } не заменяет { $material }.
why-have-too-few = { $have ->
    [0] У вас нет { $material_gen }.
   *[other] У вас { $material_gen } только { $have }.
}
why-rest-impossible = Тогда не хватит на остальные замены: отдайте другие материалы.
why-no-druid-token = Под хижиной { $space } нет жетона друида.
why-both-alone = Хижина { $space } стоит одна: второй материал ничего не прибавит, жертвуют только один.
why-not-asked-for = У хижины { $space } друид просит { $one } и { $two }, ничего другого.
why-offer-too-dear = Пожертвовать { $gift } вы не можете, даже отдавая три за один: у вас { $have_form ->
    [none] ничего нет.
   *[some] { $have }.
}


## Questions that can be asked, and their answers

tell-help-price = price [МЕСТО]: сколько стоит хижина на каждом свободном поле и где её можно оплатить.
tell-help-worth = worth ПОЛЕ: сколько стоит там хижина и что она принесёт, когда придёт друид.
tell-help-druid = druid [ПОЛЕ]: куда пойдёт друид после следующей постройки или после хижины на поле.
tell-help-score = score: сколько было бы у каждого, если бы партия закончилась сейчас, без последнего круга.

tell-price = По { $each } каждого материала{ $payable ->
    [yes] , можно оплатить
    [no] , слишком дорого
   *[unknown] { "" }
}: { $spaces }
tell-price-free = Бесплатно, с бонусным жетоном: { $spaces }
tell-price-no-huts = { $seat }: хижин больше нет. Другим хижина стоит:
tell-price-none = Свободных полей не осталось.
tell-worth-cost = Хижина на поле { $space } { $cost_form ->
    [none] ничего не стоит.
   *[some] стоит { $cost }.
}
tell-worth = Друид попросит там { $one } и { $two }: { $size ->
    [1] любой из двух даёт 1 очко.
   *[other] один материал даёт 1 очко, оба — { $size }.
}
tell-worth-at-once = { $huts ->
    [0] Он придёт к ней сразу.
    [one] Он придёт к ней сразу, после { $huts } другой хижины.
   *[other] Он придёт к ней сразу, после { $huts } других хижин.
}
tell-worth-later = { $huts ->
    [0] Он придёт к ней не сразу, но она будет первой на его пути.
    [one] Он придёт к ней позже, после { $huts } другой хижины.
   *[other] Он придёт к ней позже, после { $huts } других хижин.
}
tell-druid-waits = Друид останется на месте.
tell-druid-rock = Друид ступит на скалу { $rock } и ни к кому не придёт.
tell-druid = Друида ждут: { $visits }.
tell-visit = хижина { $space } ({ $owner }, { $token ->
    [yes] { $points ->
        [one] до { $points } очка, есть жетон друида
       *[other] до { $points } очков, есть жетон друида
    }
   *[no] { $points ->
        [one] до { $points } очка
       *[other] до { $points } очков
    }
})
tell-druid-river = { $times ->
    [1] По пути он перейдёт великую реку.
    [2] По пути он дважды перейдёт великую реку.
   *[other] Сколько раз он перейдёт великую реку: { $times }.
}
tell-score = { $seat }: { $vp } сейчас, { $temples } за храмы, { $runes } за рунные камни, всего { $total ->
    [one] { $total } очко.
    [few] { $total } очка.
   *[other] { $total } очков.
}


## Labels of the drawing: short words, columns are few

label-set-up = подготовка
label-turn = ход { $turn }
label-turn-of = ход { $turn } из { $last }
label-last-turns = последние ходы
label-last-lap = последний круг
label-finished = конец
label-lap-from = от { $space }
label-lap-from-rock = со скалы { $rock }
label-lap-from-temple = от храма
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


## Options: what a table may agree on before a match

group-map = Кольцо и жетоны
group-seats = Кто начинает и цвета
group-secrets = Что видят другие
group-length = Продолжительность
preset-first = Все видят все материалы: ничего не нужно помнить, и легко подсказать друг другу.
preset-standard = Жетоны лежат случайно, материалы скрыты за ширмами.
preset-long = Жетоны раскладываете вы сами, и партию завершает только последняя хижина.

option-board = Своё кольцо
    .about = Вместо напечатанного кольца берётся планшет из файла.
option-tokens = Бонусные жетоны
    .about = Они лежат случайно, как в примере из правил или там, куда игроки по очереди положат их рубашкой вверх (R1).
option-tokens-random = случайно
option-tokens-example = как в примере
option-tokens-placed = кладут игроки
option-first = Кто начинает
    .about = Начинает место на выбор или по жребию (R2).
option-first-random = по жребию
option-first-seat-0 = { seat-0 }
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-first-seat-3 = { seat-3 }
option-may-decline = Отказ от +1
    .about = Когда на кубике +1, можно не брать ничего, даже если есть что взять (R5).
option-payments = Три за один
    .about = Три других материала заменяют только тот, которого не хватает, или любой, который хочется сохранить (R9).
option-payments-fewest = только недостающее
option-payments-any = что угодно
option-lone-hut = Друид у единственной хижины
    .about = Если единственная хижина там, где стоит друид, он обходит кольцо и возвращается к ней или ждёт на месте (R15).
option-lone-hut-lap = обходит кольцо
option-lone-hut-wait = ждёт
option-both-alone = Оба материала у одинокой хижины
    .about = У одинокой хижины можно отдать друиду оба материала, хотя это приносит не больше, чем один (R17).
option-river-in-last-turns = Река в последние ходы
    .about = И в последние ходы рунные камни приносят очки, когда друид переходит великую реку (R19).
option-stocks = Чужие материалы
    .about = За чужими ширмами не видно ничего, видно только количество материалов или видны все (R23).
option-stocks-hidden = скрыты
option-stocks-totals = только количество
option-stocks-open = открыты
option-turn-limit = Предел ходов
    .about = В конце круга, в котором сыграно столько ходов всех игроков вместе, друид начинает последний обход; в правилах такого предела нет (R25).
option-colours = Цвета
    .about = Цвет каждого места; вдвоём играют фиолетовым и синим, как в коробке (R26).
option-colours-violet = фиолетовый
option-colours-blue = синий
option-colours-green = зелёный
option-colours-red = красный

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $count ->
    [one] { $amount } очко
    [few] { $amount } очка
    *[many] { $amount } очков
}
change-runes = { $count ->
    [one] { $amount } рунный камень
    [few] { $amount } рунных камня
    *[many] { $amount } рунных камней
}
change-materials = { $count ->
    [one] { $amount } материал
    [few] { $amount } материала
    *[many] { $amount } материалов
}
change-wood = дерево { $amount }
change-wool = шерсть { $amount }
change-copper = медь { $amount }
change-stone = камень { $amount }

## Orders: what a seat is told beforehand

order-rituals = Ритуалы
order-rituals-nothing = Ничего не жертвовать
order-rituals-up-to = { $number ->
    [one] Жертвовать один материал, если он есть
   *[other] Жертвовать оба материала, если они есть; иначе один
}
order-rituals-token = Жертвовать жетон под хижиной; иначе ничего
## Что сравнивают между партиями, как показывает статистика

feat-opening = Первые рабочие
feat-huts = Построено хижин
feat-temples = Построено храмов
feat-offerings = Принесено даров
