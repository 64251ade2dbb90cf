### The Great Zimbabwe in Russian.
###
### Names of things carry their cases as attributes:
###   .gen      genitive; for craftsmen and specialists also the accusative, which is the same
###   .acc      accusative
###   .dat      dative
###   .form     no words: what a craftsman's tile is like, "long" or "square", to select by
### A person's name may stand in place of $seat, $owner and $other: it cannot be declined, and says
### nothing of gender. So these stand in the nominative only, with verbs in the present.


## The game itself

game-name = Великий Зимбабве
game-about = Поднимайте монументы, нанимайте мастеров, угодите богу: хозяйство из коров и коротких путей, без всякой удачи.

## Seats

seat-0 = Килва
seat-1 = Мутапа
seat-2 = Зулу
seat-3 = Лози
seat-4 = Мапунгубве


## Craftsmen

craftsman-wood-carver = резчик по дереву
    .gen = резчика по дереву
    .dat = резчику по дереву
    .form = long
craftsman-potter = гончар
    .gen = гончара
    .dat = гончару
    .form = long
craftsman-ivory-carver = резчик по слоновой кости
    .gen = резчика по слоновой кости
    .dat = резчику по слоновой кости
    .form = square
craftsman-diamond-cutter = огранщик алмазов
    .gen = огранщика алмазов
    .dat = огранщику алмазов
    .form = square
craftsman-sculptor = скульптор
    .gen = скульптора
    .dat = скульптору
    .form = square
craftsman-vessel-maker = изготовитель ваз
    .gen = изготовителя ваз
    .dat = изготовителю ваз
    .form = square
craftsman-throne-maker = изготовитель тронов
    .gen = изготовителя тронов
    .dat = изготовителю тронов
    .form = long


## Resources

resource-wood = древесина
    .gen = древесины
    .acc = древесину
resource-clay = глина
    .gen = глины
    .acc = глину
resource-ivory = слоновая кость
    .gen = слоновой кости
    .acc = слоновую кость
resource-diamonds = алмазы
    .gen = алмазов
    .acc = алмазы


## What else can lie on a cell

thing-monument = монумент
thing-water = вода
thing-start = начальная клетка
thing-nothing = ничего


## Gods

god-shadipinyi = Шадипинья
    .dat = Шадипинье
god-elegua = Элега
    .dat = Элеге
god-dziva = Дзива
    .dat = Дзиве
god-eshu = Есю
    .dat = Есю
god-gu = Гу
    .dat = Гу
god-obatala = Обатала
    .dat = Обатале
god-atete = Атета
    .dat = Атете
god-tsui-goab = Цуйгаб
    .dat = Цуйгабу
god-anansi = Ананси
    .dat = Ананси
god-qamata = Камата
    .dat = Камате
god-engai = Ингай
    .dat = Ингаю
god-xango = Ксанго
    .dat = Ксанго

god-effect-shadipinyi = Его собственный жетон стоит первым в ряду во время ставок, и все коровы с него ваши.
god-effect-elegua = В каждом раунде общий запас оплачивает до 3 коров вашей первой ставки.
god-effect-dziva = При выборе Дзивы и в начале каждого своего хода вы можете менять свои цены, поднимая их или снижая.
god-effect-eshu = В ваш ход зона доступности всюду 6 шагов вместо 3.
god-effect-gu = Каждая карта технологии прибавляет к вашему ТПО только 1, в том числе уже взятые.
god-effect-obatala = Строя монумент, вы можете построить ещё один.
god-effect-atete = Вы можете ещё раз использовать ресурс, на котором уже лежит маркер использования.
god-effect-tsui-goab = Дары для одного монумента могут быть одинаковыми.
god-effect-anansi = Любой мастер отдаёт вам дар за 1 корову, какой бы ни была его цена.
god-effect-qamata = Всё, что платят за узлы, идёт на эту карту, а не в общий запас.
god-effect-engai = Каждый доход приносит вам на 2 коровы больше.
god-effect-xango = Ваше ТПО уменьшается на 2, а спор о победе при равенстве решается в вашу пользу.


## Specialists

specialist-shaman = шаман
    .gen = шамана
specialist-rain-ceremony = повелитель дождя
    .gen = повелителя дождя
specialist-herd = пастух
    .gen = пастуха
specialist-nomads = кочевники
    .gen = кочевников
specialist-builder = строитель
    .gen = строителя

specialist-effect-shaman = За 2 коровы вы кладёте плитку ресурса на пустую клетку.
specialist-effect-rain-ceremony = За 3 коровы вы кладёте плитку воды на две соседние пустые клетки.
specialist-effect-herd = Положите на карту 2, 4 или 6 коров, и запас добавит ещё половину от этого.
specialist-effect-nomads = За 2 коровы ваши новые монументы могут в этот ход стоять вплотную к другим.
specialist-effect-builder = За 2 коровы первые 2 коровы из цены каждого мастера, размещённого в этот ход, идут на эту карту.


## The main action of a turn, as in "you have already chosen to ..."

main-nothing = ничего не делать
main-building = построить монумент
main-placing = разместить мастеров
main-pricing = назначить цены
main-raising = поднять монументы
main-closed = сделать другое


## What is being decided

ask-tile = Выбирается следующая плитка поля.
ask-marker = Вытягивается следующий маркер ТПО.
ask-without = Вытягивается бог, который останется в коробке.
ask-finished = Партия окончена.

ask-first-monument = { $seat }: поставьте первый монумент на свободную начальную клетку.
ask-gift = { $most ->
    [1] { $seat }: поставьте 1 корову или спасуйте.
   *[other] { $seat }: поставьте не меньше { $least ->
        [one] { $least } коровы
       *[other] { $least } коров
    } или спасуйте; вам хватит на { $most }.
}
ask-dziva-prices = { $seat }: по милости Дзивы назначьте новые цены или оставьте прежние.
ask-turn = { $seat }: выберите бога или специалиста{ $use ->
    [yes] , используйте специалистов
   *[no] { "" }
} и совершите одно главное действие.
ask-turn-owed = { $seat }: продолжайте ход; ещё нужно использовать { $specialist_gen }.
ask-turn-unpriced = { $seat }: назначьте цену за работу нового мастера ({ $craftsman }), иначе она 1, или разместите ещё мастеров.
ask-turn-god = { $seat }: выберите бога{ $use ->
    [yes] , используйте специалистов
   *[no] { "" }
} и совершите одно главное действие.
ask-turn-specialist = { $seat }: выберите специалиста{ $use ->
    [yes] , используйте специалистов
   *[no] { "" }
} и совершите одно главное действие.
ask-turn-main = { $seat }: { $use ->
    [yes] используйте специалистов и совершите одно главное действие.
   *[no] совершите одно главное действие.
}
ask-turn-on = { $seat }: продолжайте ход или завершите его.
ask-monument-site = { $seat }: выберите клетку для нового монумента.
ask-craftsman-site = { $seat }: выберите место для { $craftsman_gen }.
ask-resource-site = { $seat }: выберите пустую клетку для { $resource_gen }.
ask-water-site = { $seat }: выберите две соседние пустые клетки для воды.
ask-good = { $goods ->
    [1] { $seat }: выберите мастера для последнего дара монументу на { $cell }.
    [one] { $seat }: выберите мастера для следующего дара монументу на { $cell }; нужен ещё { $goods } дар.
    [few] { $seat }: выберите мастера для следующего дара монументу на { $cell }; нужны ещё { $goods } дара.
   *[other] { $seat }: выберите мастера для следующего дара монументу на { $cell }; нужно ещё { $goods } даров.
}
ask-good-resource = { $seat }: выберите { $resource_acc } для { $craftsman_gen }.
ask-primary-good = { $seat }: выберите { $primary_gen }, который даст заготовку для { $craftsman_gen }.
ask-primary-resource = { $seat }: выберите { $resource_acc } для { $craftsman_gen }.


## The log: chance

log-tile = { $tile ->
    [0] Начальная плитка ложится на поле { $turns ->
        [0] без поворота.
        [1] с одним поворотом.
        [2] с двумя поворотами.
       *[other] с тремя поворотами.
    }
   *[other] Плитка { $tile } ложится на поле { $turns ->
        [0] без поворота.
        [1] с одним поворотом.
        [2] с двумя поворотами.
       *[other] с тремя поворотами.
    }
}
log-marker = Маркер ТПО игрока { $seat } ложится сверху на стопку.
    .you = Ваш маркер ТПО ложится сверху на стопку.
log-without = { $god } остаётся в коробке.


## The log: seats

log-bid = { $seat } делает ставку: { $cattle ->
    [one] { $cattle } корова
    [few] { $cattle } коровы
   *[other] { $cattle } коров
}{ $helped ->
    [0] .
   *[other] , из них { $helped } из общего запаса.
}
    .you = Вы делаете ставку: { $cattle ->
        [one] { $cattle } корова
        [few] { $cattle } коровы
       *[other] { $cattle } коров
    }{ $helped ->
        [0] .
       *[other] , из них { $helped } из общего запаса.
    }
log-pass = { $seat } пасует.
    .you = Вы пасуете.
log-god = { $change ->
    [0] { $seat } отныне поклоняется { $god_dat }; ТПО остаётся { $vr }.
   *[other] { $seat } отныне поклоняется { $god_dat }; ТПО теперь { $vr }.
}
    .you = { $change ->
        [0] Вы отныне поклоняетесь { $god_dat }; ТПО остаётся { $vr }.
       *[other] Вы отныне поклоняетесь { $god_dat }; ТПО теперь { $vr }.
    }
log-specialist = { $seat } нанимает { $specialist_gen }.
    .you = Вы нанимаете { $specialist_gen }.
log-shaman = { $seat } платит шаману 2 коровы и просит { $resource_acc }.
    .you = Вы платите шаману 2 коровы и просите { $resource_acc }.
log-rain = { $seat } платит повелителю дождя 3 коровы.
    .you = Вы платите повелителю дождя 3 коровы.
log-herd = { $seat } доверяет пастуху { $cattle ->
    [one] { $cattle } корову
    [few] { $cattle } коровы
   *[other] { $cattle } коров
}; приплод: { $calves ->
    [one] { $calves } телёнок.
    [few] { $calves } телёнка.
   *[other] { $calves } телят.
}
    .you = Вы доверяете пастуху { $cattle ->
        [one] { $cattle } корову
        [few] { $cattle } коровы
       *[other] { $cattle } коров
    }; приплод: { $calves ->
        [one] { $calves } телёнок.
        [few] { $calves } телёнка.
       *[other] { $calves } телят.
    }
log-nomads = { $seat } платит кочевникам 2 коровы: в этот ход монументы могут стоять вплотную.
    .you = Вы платите кочевникам 2 коровы: в этот ход монументы могут стоять вплотную.
log-builder = { $seat } платит строителю 2 коровы.
    .you = Вы платите строителю 2 коровы.
log-build = { $seat } собирается построить монумент.
    .you = Вы собираетесь построить монумент.
log-place = { $seat } собирается разместить { $craftsman_gen }.
    .you = Вы собираетесь разместить { $craftsman_gen }.
log-price = { $seat } назначает цену за работу { $craftsman_gen }: { $price ->
    [one] { $price } корова.
    [few] { $price } коровы.
   *[other] { $price } коров.
}
    .you = Вы назначаете цену за работу { $craftsman_gen }: { $price ->
        [one] { $price } корова.
        [few] { $price } коровы.
       *[other] { $price } коров.
    }
log-raise = { $seat } поднимает монумент на { $cell } до уровня { $level }.
    .you = Вы поднимаете монумент на { $cell } до уровня { $level }.
log-buy = { $seat } покупает дар у { $own ->
    [yes] своего { $craftsman_gen }
   *[no] { $craftsman_gen }
} на { $cell }: { $price ->
    [one] { $price } корова
    [few] { $price } коровы
   *[other] { $price } коров
} { $own ->
    [yes] на свою карту
   *[no] на карту игрока { $owner }
}{ $hubs ->
    [0] .
    [1] , { $fee } за узел.
    [one] , { $fee } за { $hubs } узел.
    [few] , { $fee } за { $hubs } узла.
   *[other] , { $fee } за { $hubs } узлов.
}
    .you = Вы покупаете дар у { $own ->
        [yes] своего { $craftsman_gen }
       *[no] { $craftsman_gen }
    } на { $cell }: { $price ->
        [one] { $price } корова
        [few] { $price } коровы
       *[other] { $price } коров
    } { $own ->
        [yes] на свою карту
       *[no] на карту игрока { $owner }
    }{ $hubs ->
        [0] .
        [1] , { $fee } за узел.
        [one] , { $fee } за { $hubs } узел.
        [few] , { $fee } за { $hubs } узла.
       *[other] , { $fee } за { $hubs } узлов.
    }
    .you-owner = { $seat } покупает дар у вашего { $craftsman_gen } на { $cell }: { $price ->
        [one] { $price } корова
        [few] { $price } коровы
       *[other] { $price } коров
    } на вашу карту{ $hubs ->
        [0] .
        [1] , { $fee } за узел.
        [one] , { $fee } за { $hubs } узел.
        [few] , { $fee } за { $hubs } узла.
       *[other] , { $fee } за { $hubs } узлов.
    }
log-primary = { $seat } берёт заготовку у { $own ->
    [yes] своего { $craftsman_gen }
   *[no] { $craftsman_gen }
} на { $cell }: { $price ->
    [one] { $price } корова
    [few] { $price } коровы
   *[other] { $price } коров
} { $own ->
    [yes] на свою карту
   *[no] на карту игрока { $owner }
}{ $hubs ->
    [0] .
    [1] , { $fee } за узел.
    [one] , { $fee } за { $hubs } узел.
    [few] , { $fee } за { $hubs } узла.
   *[other] , { $fee } за { $hubs } узлов.
}
    .you = Вы берёте заготовку у { $own ->
        [yes] своего { $craftsman_gen }
       *[no] { $craftsman_gen }
    } на { $cell }: { $price ->
        [one] { $price } корова
        [few] { $price } коровы
       *[other] { $price } коров
    } { $own ->
        [yes] на свою карту
       *[no] на карту игрока { $owner }
    }{ $hubs ->
        [0] .
        [1] , { $fee } за узел.
        [one] , { $fee } за { $hubs } узел.
        [few] , { $fee } за { $hubs } узла.
       *[other] , { $fee } за { $hubs } узлов.
    }
    .you-owner = { $seat } берёт заготовку у вашего { $craftsman_gen } на { $cell }: { $price ->
        [one] { $price } корова
        [few] { $price } коровы
       *[other] { $price } коров
    } на вашу карту{ $hubs ->
        [0] .
        [1] , { $fee } за узел.
        [one] , { $fee } за { $hubs } узел.
        [few] , { $fee } за { $hubs } узла.
       *[other] , { $fee } за { $hubs } узлов.
    }
log-resource = { $seat } использует { $resource_acc } на { $cell } для { $craftsman_gen }.
    .you = Вы используете { $resource_acc } на { $cell } для { $craftsman_gen }.
log-done = { $seat } утверждает цены.
    .you = Вы утверждаете цены.
log-end = { $seat } завершает ход.
    .you = Вы завершаете ход.
log-end-round = { $seat } завершает ход и раунд { $round }. Доход: { $got }.
    .you = Вы завершаете ход и раунд { $round }. Доход: { $got }.
collects = { $engai ->
    [0] { $seat } { $cattle }
   *[other] { $seat } { $cattle } ({ $rest } + { $engai } от Ингая)
}
    .you = { $engai ->
        [0] вы { $cattle }
       *[other] вы { $cattle } ({ $rest } + { $engai } от Ингая)
    }
list = { $one }, { $more }
list-end = { $one } и { $two }
sentences = { $one } { $more }
then-passes = { $seat } не может поставить больше и пасует.
    .you = Вы не можете поставить больше и пасуете.
then-pass = { $seats } не могут поставить больше и пасуют.
then-first = Первый ход: { $seat }.
    .you = Первый ход: ваш.
log-undo = { $seat } берёт сыгранное назад.
    .you = Вы берёте сыгранное назад.
log-redo = { $seat } возвращает взятое назад.
    .you = Вы возвращаете взятое назад.

log-at-first-monument = { $seat } закладывает первый монумент на { $cell }.
    .you = Вы закладываете первый монумент на { $cell }.
log-at-monument-site = { $seat } строит монумент на { $cell }.
    .you = Вы строите монумент на { $cell }.
log-at-craftsman-site = { $seat } размещает { $craftsman_gen } на { $cell } за { $cost ->
    [one] { $cost } корову
    [few] { $cost } коровы
   *[other] { $cost } коров
}: { $vp } ПО{ $vr ->
    [0] .
   *[other] , и { $vr } ТПО за новую технологию.
}
    .you = Вы размещаете { $craftsman_gen } на { $cell } за { $cost ->
        [one] { $cost } корову
        [few] { $cost } коровы
       *[other] { $cost } коров
    }: { $vp } ПО{ $vr ->
        [0] .
       *[other] , и { $vr } ТПО за новую технологию.
    }
log-at-resource-site = { $seat } кладёт { $resource_acc } на { $cell }.
    .you = Вы кладёте { $resource_acc } на { $cell }.
log-at-water-site = { $seat } разливает воду на { $cell }.
    .you = Вы разливаете воду на { $cell }.


## How a match ended

end-victory = Партия заканчивается в раунде { $round }: ТПО набрано.
end-round-limit = Партия заканчивается: раунд { $round } по уговору последний.

before-xango-outright = { $seat } выше, чем { $other }: побеждает тот, кто поклоняется Ксанго и набирает своё ТПО.
    .you = Вы выше, чем { $other }: побеждает тот, кто поклоняется Ксанго и набирает своё ТПО.
    .you-other = { $seat } выше, чем вы: побеждает тот, кто поклоняется Ксанго и набирает своё ТПО.
before-overshoot = { $seat } выше, чем { $other }: разность ПО и ТПО больше, { $more } против { $less }.
    .you = Вы выше, чем { $other }: разность ПО и ТПО больше, { $more } против { $less }.
    .you-other = { $seat } выше, чем вы: разность ПО и ТПО больше, { $more } против { $less }.
before-xango = { $seat } выше, чем { $other }: разность ПО и ТПО одинакова, и решает Ксанго.
    .you = Вы выше, чем { $other }: разность ПО и ТПО одинакова, и решает Ксанго.
    .you-other = { $seat } выше, чем вы: разность ПО и ТПО одинакова, и решает Ксанго.
before-points = { $seat } выше, чем { $other }: разность ПО и ТПО одинакова, но ПО больше, { $more } против { $less }.
    .you = Вы выше, чем { $other }: разность ПО и ТПО одинакова, но ПО больше, { $more } против { $less }.
    .you-other = { $seat } выше, чем вы: разность ПО и ТПО одинакова, но ПО больше, { $more } против { $less }.
before-order = { $seat } выше, чем { $other }: во всём равенство, но место в очерёдности хода раньше.
    .you = Вы выше, чем { $other }: во всём равенство, но место в очерёдности хода раньше.
    .you-other = { $seat } выше, чем вы: во всём равенство, но место в очерёдности хода раньше.


## Why not: at any time

why-not-now = Сейчас решается другое. { $question }
why-too-dear = Это стоит { $need ->
    [one] { $need } корову
    [few] { $need } коровы
   *[other] { $need } коров
}, а потратить { $have ->
    [0] вам нечего.
   *[other] вы можете только { $have }.
}
why-too-dear-with-debt = Это стоит { $need ->
    [one] { $need } корову
    [few] { $need } коровы
   *[other] { $need } коров
}, а потратить { $have ->
    [0] вам нечего: в этот ход ещё нужно заплатить за { $specialist_gen }.
   *[other] вы можете только { $have }: в этот ход ещё нужно заплатить за { $specialist_gen }.
}
why-too-much-vr = Ваше ТПО дошло бы до { $vr }, а предел — { $most }.


## Why not: gifts

why-gift-too-small = { $least ->
    [1] Ставка — не меньше 1 коровы.
    [one] Каждая ставка выше предыдущей: поставьте не меньше { $least } коровы или спасуйте.
   *[other] Каждая ставка выше предыдущей: поставьте не меньше { $least } коров или спасуйте.
}
why-gift-too-large = { $most ->
    [one] Вы можете поставить не больше { $most } коровы.
   *[other] Вы можете поставить не больше { $most } коров.
}


## Why not: gods and specialists

why-one-god = Вы уже поклоняетесь { $god_dat }, и это на всю партию.
why-chosen-already = В этот ход вы уже выбрали бога или специалиста, а выбор за ход только один.
why-god-taken = { $god_dat } уже поклоняется другой игрок.
why-god-not-in-play = { $god } не участвует в этой партии.
why-specialist-yours = У вас уже есть { $specialist }: используйте эту карту, выбирать её не нужно.
why-specialist-taken = Нанять { $specialist_gen } нельзя: карта у игрока { $seat }.
why-no-specialists = Эта партия идёт без специалистов.
why-specialist-not-yours = Использовать { $specialist_gen } нельзя: у вас нет этой карты.
why-specialist-used = В этот ход вы уже использовали { $specialist_gen }.
why-no-tile = Использовать { $specialist_gen } больше нельзя: плитки закончились.
why-no-site-for-tile = Использовать { $specialist_gen } сейчас нельзя: на поле нет места для плитки.
why-no-resource-tile = Плитки { $resource_gen } закончились: попросите у шамана что-нибудь другое.
why-owed = Прежде чем завершить ход, используйте { $specialist_gen }: новый специалист берётся за дело в тот же ход.



## Why not: the main action

why-price-first = Сначала назначьте цену за работу { $craftsman_gen }: бог или специалист завершает главное действие, а цены — его часть.
why-main-closed = Ваше главное действие закончилось, когда вы обратились к богу или специалисту.
why-main-taken = Вы уже решили { $main }, а главное действие за ход только одно.
why-one-monument = В этот ход вы уже построили монумент; второй позволяет только Обатала.
why-two-monuments = В этот ход вы уже построили два монумента, больше нельзя никому.
why-no-disc = У вас не осталось дисков для нового монумента или уровня.
why-no-monument-site = Строить негде: каждая пустая клетка соседствует с монументом или должна остаться свободной.
why-prices-set = В этот ход вы уже назначили цены, и на этом размещение мастеров закончено.
why-all-placed = Все три { $craftsman_gen } уже на поле.
why-no-shield = У вас не осталось маркеров владения для нового мастера.
why-no-card = Обе карты технологии для { $craftsman_gen } уже разобраны.
why-first-primary = В этот ход вы разместили первого на поле { $primary_gen }; { $craftsman_dat } придётся подождать до следующего.
why-family-once = В этот ход вы уже разместили { $placed_gen }; { $craftsman_dat } из того же семейства придётся подождать до следующего.
why-no-primary = На поле ещё нет { $primary_gen }, а { $craftsman_dat } без него нельзя.
why-no-resource-anywhere = На поле нет { $resource_gen }, а без этого ресурса { $craftsman_dat } нельзя.
why-all-claimed = На поле нет свободного ресурса для { $craftsman_gen }: до каждого уже дотягивается другой.
why-no-room = На поле нет места для { $craftsman_gen }: рядом друг с другом слишком мало пустых клеток.
why-no-room-near = Там, откуда можно достать свободный ресурс { $resource_gen }, для { $craftsman_gen } нет места.
why-no-primary-in-reach = { $single ->
    [yes] Где бы ни встал { $craftsman }, ни до одного { $primary_gen } оттуда не добраться меньше чем через два узла.
   *[no] Где бы ни встал { $craftsman }, ни до одного { $primary_gen } оттуда не добраться даже через узлы.
}
why-no-technology = У вас нет карты технологии для { $craftsman_gen }, и цену назначать не за что.
why-priced-already = В этот ход вы уже назначили цену за работу { $craftsman_gen }.
why-same-price = Цена за работу { $craftsman_gen } и так { $price }.
why-price-lowered = Цена за работу { $craftsman_gen } — { $price }, а здесь цены можно только поднимать.


## Why not: the spot

why-off-map = Клетки { $cell } нет на поле.
why-off-edge = На { $cell } плитка не помещается: её часть оказалась бы за краем поля.
why-say-lie = Укажите, как плитка лежит от клетки { $cell }: вправо (across) или вниз (down).
why-no-lie = Укажите только клетку { $cell }: направления здесь нет.
why-no-start = { $cell } — не начальная клетка, а первый монумент ставится только на такую.
why-start-taken = Начальная клетка { $cell } уже занята.
why-occupied = Клетка { $cell } не пуста: на ней { $thing }.
why-zoning = Клетка { $cell } соседствует с монументом на { $other }, а новый монумент должен стоять отдельно от всех.
why-no-resource-near = Отсюда не достать { $resource_gen }, а без этого ресурса { $craftsman_dat } нельзя.
why-claimed = До всех ресурсов { $resource_gen }, которые достать отсюда, уже дотягивается другой { $craftsman }.
why-primary-far = { $single ->
    [yes] Для работы { $craftsman_dat } нужен { $primary }, а отсюда до него не добраться меньше чем через два узла.
   *[no] Для работы { $craftsman_dat } нужен { $primary }, а отсюда до него не добраться даже через узлы.
}
why-room-owed = Тогда не останется места для плитки: в этот ход вам ещё нужно использовать { $specialist_gen }.


## Why not: raising monuments

why-no-monument = На { $cell } нет монумента.
why-not-your-monument = Монумент на { $cell } принадлежит игроку { $seat }.
why-raised-already = Монумент на { $cell } вы в этот ход уже подняли.
why-top-level = Монумент на { $cell } уже достиг высшего уровня.
why-too-few-goods = { $need ->
    [1] Монументу нужен дар, а доставить его сейчас неоткуда.
   *[other] { $need ->
        [one] Монументу нужен { $need } дар
        [few] Монументу нужны { $need } разных дара
       *[other] Монументу нужно { $need } разных даров
    }, а доставить сейчас { $have ->
        [0] нельзя ни одного.
        [1] можно только один вид.
        [one] можно только { $have } вид.
        [few] можно только { $have } вида.
       *[other] можно только { $have } видов.
    }
}
why-no-goods = { $need ->
    [1] Монументу нужен дар, а доставить его сейчас неоткуда.
    [one] Монументу нужен { $need } дар, а доставить их сейчас неоткуда.
    [few] Монументу нужны { $need } дара, а доставить их сейчас неоткуда.
   *[other] Монументу нужно { $need } даров, а доставить их сейчас неоткуда.
}
why-no-marker = { $have ->
    [0] В коробке не осталось маркеров использования.
   *[other] В коробке осталось слишком мало маркеров использования: { $have }.
}
why-resources-short = { $need ->
    [1] Для дара, который нужен монументу, не хватает неиспользованных ресурсов.
   *[other] Для даров, которые нужны монументу ({ $need }), не хватает неиспользованных ресурсов.
}
why-raise-too-dear = Поднять этот монумент стоит не меньше { $need ->
    [one] { $need } коровы
   *[other] { $need } коров
}, а потратить { $have ->
    [0] вам нечего.
   *[other] вы можете только { $have }.
}
why-raise-too-dear-with-debt = Поднять этот монумент стоит не меньше { $need ->
    [one] { $need } коровы
   *[other] { $need } коров
}, а потратить { $have ->
    [0] вам нечего: в этот ход ещё нужно заплатить за { $specialist_gen }.
   *[other] вы можете только { $have }: в этот ход ещё нужно заплатить за { $specialist_gen }.
}
why-no-craftsman = Нет мастера, у которого { $cell } — левая верхняя клетка.
why-primary-replaced = Дары { $craftsman_gen } для монументов больше не годятся: на поле есть { $secondary }.
why-same-good = Такой дар у монумента уже есть, а другого { $craftsman } не делает.
why-out-of-reach = До { $craftsman_gen } не добраться даже через узлы.
why-no-resource-left = Для { $craftsman_gen } в досягаемости не осталось { $resource_gen }: на этот раунд всё использовано.
why-no-primary-good = Снабдить { $craftsman_gen } некому: до { $primary_gen } с доступным ресурсом оттуда не добраться.
why-rest-impossible = После этого недостающее уже не купить: выберите другой путь.
why-wrong-resource = На { $cell } нет { $resource_gen }, а { $craftsman } работает только с этим ресурсом.
why-resource-far = До { $resource_gen } на { $cell } не дотянуться: слишком далеко от { $craftsman_gen }.
why-resource-used = Ресурс на { $cell } в этом раунде больше использовать нельзя.
why-wrong-primary = Нет { $craftsman_gen }, у которого { $cell } — левая верхняя клетка.


## Questions that can be asked, and their answers

tell-help-god = god [NAME]: что делает бог, или все боги в игре.
tell-help-specialist = specialist [NAME]: что делает специалист, или все они.
tell-help-craftsman = craftsman [NAME]: что нужно мастеру и сколько он стоит, или все они.
tell-help-reach = reach КЛЕТКА: до чего можно добраться от клетки; «reach КЛЕТКА eshu» считает с дальностью Есю.
tell-help-sites = sites МАСТЕР: где может стоять мастер.
tell-help-gift = gift ЧИСЛО: к чему ведёт ставка, если все остальные спасуют.
tell-help-plan = plan КЛЕТКА КЛЕТКА... [using КЛЕТКА...] [not КЛЕТКА...]: как дешевле всего поднять монументы вместе; мастеров и ресурсы на некоторых клетках можно потребовать или исключить.
tell-help-income = income: что принёс бы доход сейчас.
tell-help-standings = standings: кто победил бы сейчас и почему.

tell-reach = { $hubs ->
    [0] В досягаемости { $cell }: { $cells }
    [1] Через один узел: { $cells }
    [one] Через { $hubs } узел: { $cells }
    [few] Через { $hubs } узла: { $cells }
   *[other] Через { $hubs } узлов: { $cells }
}
tell-resource = { $cell }: { $resource }, { $used ->
    [0] маркеров использования нет
    [1] один маркер использования
   *[other] два маркера использования
}, { $claims ->
    [0] ни один мастер не дотягивается.
    [1] дотягивается мастер на { $claimers }.
   *[other] дотягиваются мастера на { $claimers }.
}
tell-sites-across = { $craftsman_form ->
    [square] Место для { $craftsman_gen } есть, левая верхняя клетка: { $cells }
   *[long] Место для { $craftsman_gen } вправо от: { $cells }
}
tell-sites-down = Место для { $craftsman_gen } вниз от: { $cells }
tell-sites-none = Места для { $craftsman_gen } сейчас нет.
tell-gift = { $cattle ->
    [one] Ставка в { $cattle } корову
    [few] Ставка в { $cattle } коровы
   *[other] Ставка в { $cattle } коров
}{ $cost ->
    [0] , своих ни одной
   *[other] , своих { $cost }
}; если потом все остальные спасуют:
tell-gift-left = { $place }. { $seat }, в стаде { $cattle ->
    [0] ни одной коровы.
    [one] { $cattle } корова.
    [few] { $cattle } коровы.
   *[other] { $cattle } коров.
}
tell-plan-none = Поднять всё это нельзя ни за какую цену.
tell-plan = { $exact ->
    [yes] Самый дешёвый способ приносит
   *[no] Лучший из найденных способов приносит
} { $vp } ПО и стоит { $cost ->
    [one] { $cost } корову
    [few] { $cost } коровы
   *[other] { $cost } коров
}{ $fees ->
    [0] {""}
   *[other] , из них { $fees } за узлы
}{ $affordable ->
    [yes] .
   *[no] ; столько потратить сейчас нельзя.
}
tell-plan-beyond = За один раз планируется не больше { $most } монументов. Пропущены: { $cells }
tell-plan-lost = Способа поднять все вместе не нашлось, но проверены не все способы. Пропущены: { $cells }
tell-plan-inexact = Способов слишком много, чтобы проверить все; возможно, есть и дешевле.
tell-plan-to = На карты игрока { $seat }: { $cattle ->
    [one] { $cattle } корова.
    [few] { $cattle } коровы.
   *[other] { $cattle } коров.
}
tell-good = Для { $monument }: { $craftsman } на { $cell } ({ $owner }) за { $price ->
    [one] { $price } корову
    [few] { $price } коровы
   *[other] { $price } коров
}{ $hubs ->
    [0] {""}
    [1] , через узел { $way }
   *[other] , через узлы { $way }
}, ресурс на { $resource }.
tell-good-primary = Заготовку даёт { $craftsman } на { $cell } ({ $owner }) за { $price ->
    [one] { $price } корову
    [few] { $price } коровы
   *[other] { $price } коров
}{ $hubs ->
    [0] {""}
    [1] , через узел { $way }
   *[other] , через узлы { $way }
}, ресурс на { $resource }.
tell-income = { $seat } получает { $total ->
    [one] { $total } корову
    [few] { $total } коровы
   *[other] { $total } коров
}: { $cards } с карт, { $monuments } за самый высокий монумент{ $engai ->
    [0] .
   *[other] , { $engai } от Ингая.
}
tell-standing = { $place }. { $seat }: ПО минус ТПО равно { $margin }{ $reached ->
    [yes] , хватает для победы
   *[no] {""}
}{ $by ->
    [xango-outright] ; выше следующего места благодаря Ксанго.
    [xango] ; на следующем месте столько же, но решает Ксанго.
    [points] ; на следующем месте столько же, но ПО меньше.
    [order] ; на следующем месте столько же, но ход позже.
   *[other] .
}
tell-god = { $god } ({ $vr } ТПО): { $effect }
tell-specialist = { $specialist } ({ $vr } ТПО, плата за раз: { $cost }): { $effect }
tell-craftsman = { $secondary ->
    [yes] { $craftsman }: цена { $cost }, { $vp } ПО; карты { $first } и { $second } ТПО; ресурс: { $resource }; нужна связь: { $primary }.
   *[no] { $craftsman }: цена { $cost }, { $vp } ПО; карты { $first } и { $second } ТПО; ресурс: { $resource }.
}
tell-plan-actions = Чтобы выполнить: { $actions }


## The drawing for terminals: short words, the panel has 21 columns

draw-round = раунд { $round }
draw-set-up = подготовка
draw-finished = конец
draw-land = суша
draw-water = вода
draw-start = начальная клетка
draw-resources = ресурсы
draw-used = занят
draw-twice = дважды
draw-monument = монумент, уровень
draw-craftsman = мастер, чей
draw-choose = можно выбрать
draw-tiles-left = плитки, ТПО карты
draw-cost = цена { $cost }, D { $d }, SVT { $svt }
draw-left = ост.
draw-seat = место
draw-points = ПО/ТПО
draw-to-go = осталось
draw-cattle = коровы
draw-cards = карты с ценами
draw-order = порядок хода
draw-plaques = жетоны
draw-god = бог
draw-last-gift = ставка
draw-still-giving = торгуются
draw-last-to-play = ходят последними
draw-gods = боги
draw-specialists = специалисты


## Options: what a table may agree on before a match

group-map = Поле
group-gods = Боги и специалисты
group-length = Продолжительность
preset-first = Шесть несложных богов и никаких специалистов: сначала хозяйство.
preset-standard = Восемь богов из двенадцати и все специалисты.
preset-long = Все двенадцать богов: больше раздумий, и ходы дольше.

option-board = Своё поле
    .about = Вместо случайно выложенных плиток берётся поле из файла.
option-gods = Боги в игре
    .about = В партии участвуют названные вами боги, а не восемь случайных.
option-gods-shadipinyi = { god-shadipinyi }
option-gods-elegua = { god-elegua }
option-gods-dziva = { god-dziva }
option-gods-eshu = { god-eshu }
option-gods-gu = { god-gu }
option-gods-obatala = { god-obatala }
option-gods-atete = { god-atete }
option-gods-tsui-goab = { god-tsui-goab }
option-gods-anansi = { god-anansi }
option-gods-qamata = { god-qamata }
option-gods-engai = { god-engai }
option-gods-xango = { god-xango }
option-setup = Подготовка
    .about = Первая партия проще: шесть несложных богов и никаких специалистов.
option-setup-standard = обычная
option-setup-first-play = первая партия
option-round-limit = Последний раунд
    .about = После этого раунда побеждает тот, у кого разность ПО и ТПО лучше; без предела партия идёт, пока кто-то не наберёт своё ТПО, как в правилах.
option-monuments-block-resources = Монументы закрывают ресурсы
    .about = Мастер не может взять ресурс прямо через монумент: нужен путь в обход (R11).
option-single-hub-for-secondary = Вторичным мастерам один узел
    .about = От нового вторичного мастера до первичного должно быть не больше одного узла, а не сколько угодно (R12).
option-gu-marker-stays = С Гу маркер остаётся в стопке
    .about = Если при выборе Гу ваше ТПО не меняется, ваш маркер остаётся на своём месте в стопке, а не ложится наверх (R17).
option-family-once-a-turn = Один из семейства за ход
    .about = Первичный и вторичный мастера одного семейства никогда не размещаются в один ход, будь первичный первым на поле или нет (R24).
option-gods-in-play-act = Боги действуют до поклонения
    .about = Даже пока им никто не поклоняется, жетон Шадипиньи собирает ставки (R22), а карта Каматы — плату за узлы (R38); потом всё это идёт в запас.
option-interruptible-actions = Главное действие с перерывами
    .about = Между двумя шагами главного действия можно обратиться к богу или специалисту, а потом продолжить (R34).
option-dziva-start-only = Дзива только в начале хода
    .about = Дзива позволяет менять цены только в начале ваших ходов, а не при её выборе (R35).
option-dziva-before-main = Дзива только до главного действия
    .about = При выборе Дзива позволяет менять цены, только если вы ещё не начали главное действие; иначе — со следующего хода (R35).
option-dziva-lowers-after-placing = С Дзивой снижение цен после размещения
    .about = Кто поклоняется Дзиве, после размещения мастеров может не только поднимать цены, но и снижать (R35).
option-xango-wins-outright = Ксанго сильнее всех
    .about = Если своё ТПО в одном раунде набирают несколько игроков, побеждает тот, кто поклоняется Ксанго, как бы далеко ни ушли другие (R46).
option-box-limits = Только то, что есть в коробке
    .about = Предел — содержимое коробки: 120 коров и 25 маркеров использования на всех, 21 диск и 18 маркеров владения на каждого (R47).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } ПО
change-vr = { $amount } ТПО
change-cattle = скот { $amount }
change-cards = скот на картах { $amount }

## Orders: what a seat is told beforehand

order-gifts = Дары
order-gifts-up-to = Дарить наименьшее, что лидирует, до { $number }; потом пас
order-gifts-ask = Дарить наименьшее, что лидирует, до { $number }; потом спросить меня
order-gifts-pass = Пасовать
## Что сравнивают между партиями, как показывает статистика

feat-god = Бог
feat-specialist = Специалист
feat-opening = Первый ремесленник
feat-craftsmen = Поставлено ремесленников
feat-monuments = Построено монументов
feat-raised = Поднято уровней
