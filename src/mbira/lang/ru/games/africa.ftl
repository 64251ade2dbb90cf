### Heart of Africa in Russian.
###
### Names of things carry what sentences need as attributes:
###   .in      where something is that is in an area: "в Марокко", "на Мадагаскаре"
###   .to      to an area: "в Алжир"
###   .from    from an area: "из Алжира"
###   .gen     genitive of a value
###   .acc     accusative of a value
###   .areas   the areas that a value belongs to: "области с бананами"
### A person's name may stand in place of $seat and $other: it cannot be declined, and says nothing
### of gender. So these stand in the nominative only, with verbs in the present. Lists of pieces are
### in the nominative too, behind a colon. VP are "ПО", action points "очки действия". A marker is
### called by its name and, while it lies open, its action points: "«Караван» (3)". Areas of other
### boards are shown as they are written.


## The game itself

game-name = Сердце Африки
game-about = Ведите торговцев через континент, торгуйтесь за жетоны действия и держитесь там, где это важно.

## Seats: ports that trade with Africa

seat-0 = Лиссабон
seat-1 = Генуя
seat-2 = Маскат
seat-3 = Сурат
seat-4 = Аден


## Areas

area-morocco = Марокко
    .in = в Марокко
    .to = в Марокко
    .from = из Марокко
area-algeria = Алжир
    .in = в Алжире
    .to = в Алжир
    .from = из Алжира
area-tripoli = Триполи
    .in = в Триполи
    .to = в Триполи
    .from = из Триполи
area-egypt = Египет
    .in = в Египте
    .to = в Египет
    .from = из Египта
area-sahara = Сахара
    .in = в Сахаре
    .to = в Сахару
    .from = из Сахары
area-senegambia = Сенегамбия
    .in = в Сенегамбии
    .to = в Сенегамбию
    .from = из Сенегамбии
area-timbuktu = Томбукту
    .in = в Томбукту
    .to = в Томбукту
    .from = из Томбукту
area-guinea = Гвинея
    .in = в Гвинее
    .to = в Гвинею
    .from = из Гвинеи
area-bornu = Борну
    .in = в Борну
    .to = в Борну
    .from = из Борну
area-sudan = Судан
    .in = в Судане
    .to = в Судан
    .from = из Судана
area-abyssinia = Абиссиния
    .in = в Абиссинии
    .to = в Абиссинию
    .from = из Абиссинии
area-somaliland = Сомали
    .in = в Сомали
    .to = в Сомали
    .from = из Сомали
area-heart = Сердце Африки
    .in = в Сердце Африки
    .to = в Сердце Африки
    .from = из Сердца Африки
area-cameroon = Камерун
    .in = в Камеруне
    .to = в Камерун
    .from = из Камеруна
area-congo = Конго
    .in = в Конго
    .to = в Конго
    .from = из Конго
area-great-lakes = Великие озёра
    .in = на Великих озёрах
    .to = на Великие озёра
    .from = с Великих озёр
area-zanzibar = Занзибарский берег
    .in = на Занзибарском берегу
    .to = на Занзибарский берег
    .from = с Занзибарского берега
area-angola = Ангола
    .in = в Анголе
    .to = в Анголу
    .from = из Анголы
area-zambezia = Замбезия
    .in = в Замбезии
    .to = в Замбезию
    .from = из Замбезии
area-mozambique = Мозамбик
    .in = в Мозамбике
    .to = в Мозамбик
    .from = из Мозамбика
area-southwest = Юго-Западная Африка
    .in = в Юго-Западной Африке
    .to = в Юго-Западную Африку
    .from = из Юго-Западной Африки
area-kalahari = Калахари
    .in = в Калахари
    .to = в Калахари
    .from = из Калахари
area-cape = Капская колония
    .in = в Капской колонии
    .to = в Капскую колонию
    .from = из Капской колонии
area-madagascar = Мадагаскар
    .in = на Мадагаскаре
    .to = на Мадагаскар
    .from = с Мадагаскара
area-other = область { $name }
    .in = в области { $name }
    .to = в область { $name }
    .from = из области { $name }


## Resources, and Africa's marker for areas without one

value-bananas = бананы
    .gen = бананов
    .acc = бананы
    .areas = области с бананами
value-diamonds = алмазы
    .gen = алмазов
    .acc = алмазы
    .areas = области с алмазами
value-gold = золото
    .gen = золота
    .acc = золото
    .areas = области с золотом
value-ivory = слоновая кость
    .gen = слоновой кости
    .acc = слоновую кость
    .areas = области со слоновой костью
value-africa = Африка
    .gen = Африки
    .acc = Африку
    .areas = области без ресурсов


## Markers

marker-station = «Фактория»
marker-points = «Очки»
marker-migration = «Переселение»
marker-wholesaler = «Оптовик»
marker-two-traders = «Два торговца»
marker-heart = «Сердце Африки»
marker-convert = «Вербовка»
marker-market = «Рынок»
marker-reputation = «Репутация»
marker-caravan = «Караван»
marker-majority-bananas = «Большинство: бананы»
marker-majority-diamonds = «Большинство: алмазы»
marker-majority-gold = «Большинство: золото»
marker-majority-ivory = «Большинство: слоновая кость»
marker-area = «Победа: области»
marker-traders = «Победа: торговцы»
marker-resource-area = «Победа: ресурсы»

marker-with-points = { $marker } ({ $points })

fate-none = без потерь
fate-influence = потеря { $amount } влияния
fate-trader = { $amount ->
    [one] потеря { $amount } торговца
   *[other] потеря { $amount } торговцев
}
fate-reputation = { $amount ->
    [one] потеря { $amount } ступени репутации
   *[other] потеря { $amount } ступеней репутации
}


## Pieces, amounts, and how things are put together

pieces-traders = { $count ->
    [one] { $count } торговец
    [few] { $count } торговца
   *[other] { $count } торговцев
}
pieces-wholesaler = оптовик

piece-trader = свежих торговцев
piece-spent-trader = уставших торговцев
piece-wholesaler = оптовиков

amount-influence = { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}
amount-vp = { $count } ПО

share = { $seat } — { $count } ПО
    .you = вы — { $count } ПО

part-areas = { $vp } за области
part-heart = { $vp } за Сердце Африки
part-stations = { $vp } за фактории
part-most-stations = { $vp } за перевес в факториях
part-marker = { $vp } за жетон
part-neutrals = { $vp } за нейтральных торговцев

side-alone = { $seat } — ничего (сила { $strength })
    .you = вы — ничего (сила { $strength })
side-commits = { $seat } — { $commitment } (сила { $strength })
    .you = вы — { $commitment } (сила { $strength })
side-retreats = { $seat } — отступление
    .you = вы — отступление

list = { $one }, { $more }
list-end = { $one } и { $two }
sentences = { $one } { $more }


## What is being decided

ask-value = Вытягивается ресурс для следующей ступени таблицы ресурсов.
ask-deposit = Вытягивается ресурс для следующей области с символом.
ask-drawn = По жребию решается, кто следующий на шкале ПО.
ask-secret = Вытягиваются жетоны особой победы.
ask-marker = Открывается жетон действия.
ask-fate = Вытягивается жетон конфликта.
ask-reveal = Обе стороны вскрывают свой выбор.
ask-finished = Партия окончена.

ask-start = { $seat }: выберите прибрежную область без торговцев, где начать; у вас { $count ->
    [one] { $count } торговец.
    [few] { $count } торговца.
   *[other] { $count } торговцев.
}
ask-auction-open = { $seat }: на торгах { $markers }: ставьте или пасуйте.
ask-auction = { $seat }: на торгах { $markers }: ставьте больше { $high } ({ $other }) или пасуйте.
ask-neutral = { $seat }: поставьте нейтрального торговца в пустую область или туда, где нейтральный уже есть.
ask-movement = { $seat }: { $points ->
    [0] очков действия не осталось. { $buy ->
        [yes] Купите ещё, используйте жетон
       *[no] Используйте жетон
    } или закончите.
    [one] осталось { $points } очко действия. Потратьте его, { $buy ->
        [yes] купите ещё, используйте жетон
       *[no] используйте жетон
    } или закончите.
    [few] осталось { $points } очка действия. Потратьте их, { $buy ->
        [yes] купите ещё, используйте жетон
       *[no] используйте жетон
    } или закончите.
   *[other] осталось { $points } очков действия. Потратьте их, { $buy ->
        [yes] купите ещё, используйте жетон
       *[no] используйте жетон
    } или закончите.
}
ask-conflicts = { $seat }: начните конфликт с нейтральными торговцами{ $use ->
    [marker] , используйте жетон
    [caravan] , пошлите караван
   *[nothing] { "" }
} или завершите конфликты.
ask-conflicts-none = { $seat }: сражаться не с кем. { $use ->
    [marker] Используйте жетон, завершите
    [caravan] Пошлите караван, завершите
   *[nothing] Завершите
} конфликты или завершите ход.
ask-conflicts-must = { $seat }: выберите следующий конфликт; с соперником в той же области он обязателен.
ask-afterwards = { $seat }: используйте жетон или завершите ход.
ask-afterwards-points = { $seat }: измените стоимость или купите очки действия (осталось { $points }), используйте жетон или завершите ход.

ask-station-area = { $seat }: выберите, где построить факторию.
ask-wholesaler-area = { $seat }: выберите, где появится ваш оптовик.
ask-trader-area = { $seat }: поставьте торговца в дружественную область{ $count ->
    [1] .
   *[other] ; осталось поставить: { $count }.
}
ask-convert-area = { $seat }: выберите, где нейтральный торговец станет вашим.
ask-migrant-area = { $seat }: поставьте нового нейтрального торговца в пустую область или к другому нейтральному.
ask-migrant-area-own = { $seat }: переселение приводит вашего торговца; выберите, где он появится.
ask-drifting = { $seat }: переводите нейтральных торговцев в соседние области по одному или закончите.
ask-market-steps = { $seat }: поднимите или опустите один ресурс или Африку на ступень.
ask-market-steps-up = { $seat }: вы можете ещё поднять на ступень другой ресурс или Африку.
ask-market-steps-down = { $seat }: вы можете ещё опустить на ступень другой ресурс или Африку.
ask-repute = { $seat }: поднимите или опустите на ступень чью-нибудь репутацию, можно и свою.
ask-caravan-way = { $seat }: выберите, откуда и куда пойдёт караван.
ask-caravan-pieces = { $seat }: выберите, кто пойдёт с караваном { $origin_from } { $goal_to }.

ask-answer = { $seat }: жетон { $area_in } — { $fate }. Примите{ $count ->
    [0] {" "}или
    [1] , тяните другой (один раз) или
   *[other] , тяните другой (попыток: { $count }) или
} сдайтесь.
ask-answer-unpaid = { $seat }: жетон конфликта { $area_in } — { $fate }, столько у вас нет. { $count ->
    [0] Откажитесь
    [1] Тяните другой (один раз) или откажитесь
   *[other] Тяните другой (попыток: { $count }) или откажитесь
} и проиграйте.
ask-commitment = { $seat }: тайно вложите влияние против игрока { $other } { $area_in } или отступите.
ask-stakes = { $seat }: тайно решите, сколько жетонов { $marker } поставить { $area_in }.
ask-stakes-special = { $seat }: тайно решите, поставить ли { $area_in } свой жетон особой победы.
ask-retreating = { $seat }: выберите, куда { $area_from } отступает { $other }: { $pieces }.
ask-retreating-own = { $seat }: выберите, куда вы отступаете { $area_from }: { $pieces }.
ask-retreating-wholesaler = { $seat }: выберите, куда { $area_from } отступает ваш оптовик.
ask-retreating-neutrals = { $seat }: выберите, куда { $area_from } { $count ->
    [one] отступает { $count } нейтральный торговец.
    [few] отступают { $count } нейтральных торговца.
   *[other] отступают { $count } нейтральных торговцев.
}
ask-raising = { $seat }: заплатите { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}, чтобы поднять свою репутацию на ступень, или оставьте её прежней.


## The log: chance

log-value = В начале { $value_areas } приносят по { $worth } ПО.
log-deposit = Найдено { $area_in }: { $value } и нейтральный торговец.
log-drawn = { $seat } начинает с { $vp } ПО.
    .you = Вы начинаете с { $vp } ПО.
log-secret = { $seat } вытягивает жетон особой победы: { $marker }.
    .you = Вы вытягиваете жетон особой победы: { $marker }.
log-secret-hidden = { $seat } вытягивает жетон особой победы.
    .you = Вы вытягиваете жетон особой победы.
log-marker = Открыт жетон { $marker }.
log-fate = Жетон конфликта: { $fate }.
log-reveal = Выбор сторон: { $one }; { $two }.


## The log: set-up, auction and movement

log-start = { $seat } начинает { $area_in }: { $count ->
    [one] { $count } торговец.
    [few] { $count } торговца.
   *[other] { $count } торговцев.
}
    .you = Вы начинаете { $area_in }: { $count ->
        [one] { $count } торговец.
        [few] { $count } торговца.
       *[other] { $count } торговцев.
    }
log-bid = { $seat } ставит { $count }.
    .you = Вы ставите { $count }.
log-pass = { $seat } пасует.
    .you = Вы пасуете.
log-buy = { $seat } покупает очко действия, теперь их { $points }.
    .you = Вы покупаете очко действия, теперь их { $points }.
log-move = { $seat } переводит { $count ->
    [one] { $count } торговца
   *[other] { $count } торговцев
} { $origin_from } { $goal_to }.
    .you = Вы переводите { $count ->
        [one] { $count } торговца
       *[other] { $count } торговцев
    } { $origin_from } { $goal_to }.
log-lead = { $seat } переводит оптовика { $origin_from } { $goal_to }.
    .you = Вы переводите оптовика { $origin_from } { $goal_to }.
log-trader = { $seat } выставляет нового торговца { $area_in } за { $points ->
    [one] { $points } очко действия.
    [few] { $points } очка действия.
   *[other] { $points } очков действия.
}
    .you = Вы выставляете нового торговца { $area_in } за { $points ->
        [one] { $points } очко действия.
        [few] { $points } очка действия.
       *[other] { $points } очков действия.
    }
log-change-up = { $seat } поднимает { $value_acc } на ступень: { $value_areas } приносят теперь по { $worth } ПО.
    .you = Вы поднимаете { $value_acc } на ступень: { $value_areas } приносят теперь по { $worth } ПО.
log-change-down = { $seat } опускает { $value_acc } на ступень: { $value_areas } приносят теперь по { $worth } ПО.
    .you = Вы опускаете { $value_acc } на ступень: { $value_areas } приносят теперь по { $worth } ПО.
log-halt = { $seat } завершает движение и переходит к конфликтам.
    .you = Вы завершаете движение и переходите к конфликтам.
log-peace = { $seat } больше не начинает конфликтов.
    .you = Вы больше не начинаете конфликтов.
log-end = { $seat } завершает ход, получает { $total } ПО ({ $parts }), теперь их { $vp }.
    .you = Вы завершаете ход, получаете { $total } ПО ({ $parts }), теперь их { $vp }.
log-end-nothing = { $seat } завершает ход, ничего не получает и остаётся при { $vp } ПО.
    .you = Вы завершаете ход, ничего не получаете и остаётесь при { $vp } ПО.


## The log: markers

log-use = { $seat } использует жетон { $marker }.
    .you = Вы используете жетон { $marker }.
log-at-neutral = { $seat } ставит нейтрального торговца { $area_to }.
    .you = Вы ставите нейтрального торговца { $area_to }.
log-at-station = { $seat } строит факторию { $area_in }.
    .you = Вы строите факторию { $area_in }.
log-at-wholesaler = { $seat } ставит оптовика { $area_to }.
    .you = Вы ставите оптовика { $area_to }.
log-at-trader = { $seat } ставит торговца { $area_to }.
    .you = Вы ставите торговца { $area_to }.
log-at-convert = { $seat } вербует нейтрального торговца { $area_in }.
    .you = Вы вербуете нейтрального торговца { $area_in }.
log-at-migrant = { $seat } ставит пришлого нейтрального торговца { $area_to }.
    .you = Вы ставите пришлого нейтрального торговца { $area_to }.
log-at-migrant-own = { $seat } ставит пришлого торговца { $area_to }.
    .you = Вы ставите пришлого торговца { $area_to }.
log-drift = { $seat } переводит нейтрального торговца { $origin_from } { $goal_to }.
    .you = Вы переводите нейтрального торговца { $origin_from } { $goal_to }.
log-done-drifting = { $seat } оставляет остальных нейтральных торговцев на месте.
    .you = Вы оставляете остальных нейтральных торговцев на месте.
log-done-market-steps = { $seat } больше ничего не меняет на рынке.
    .you = Вы больше ничего не меняете на рынке.
log-repute-up = { $seat } поднимает на ступень репутацию игрока { $other }: теперь { $worth }.
    .you = Вы поднимаете на ступень репутацию игрока { $other }: теперь { $worth }.
    .you-other = { $seat } поднимает на ступень вашу репутацию: теперь { $worth }.
log-repute-up-own = { $seat } поднимает на ступень свою репутацию: теперь { $worth }.
    .you = Вы поднимаете на ступень свою репутацию: теперь { $worth }.
log-repute-down = { $seat } опускает на ступень репутацию игрока { $other }: теперь { $worth }.
    .you = Вы опускаете на ступень репутацию игрока { $other }: теперь { $worth }.
    .you-other = { $seat } опускает на ступень вашу репутацию: теперь { $worth }.
log-repute-down-own = { $seat } опускает на ступень свою репутацию: теперь { $worth }.
    .you = Вы опускаете на ступень свою репутацию: теперь { $worth }.
log-caravan = { $seat } снаряжает караван { $origin_from } { $goal_to }.
    .you = Вы снаряжаете караван { $origin_from } { $goal_to }.
log-join = { $seat } пополняет караван: { $pieces }.
    .you = Вы пополняете караван: { $pieces }.
log-done-caravan-pieces = { $seat } больше никого не берёт.
    .you = Вы больше никого не берёте.


## The log: conflicts

log-fight = { $seat } начинает конфликт с игроком { $other } { $area_in }.
    .you = Вы начинаете конфликт с игроком { $other } { $area_in }.
    .you-other = { $seat } начинает конфликт с вами { $area_in }.
log-oust = { $seat } начинает конфликт с { $count ->
    [one] { $count } нейтральным торговцем
   *[other] { $count } нейтральными торговцами
} { $area_in }.
    .you = Вы начинаете конфликт с { $count ->
        [one] { $count } нейтральным торговцем
       *[other] { $count } нейтральными торговцами
    } { $area_in }.
log-accept = { $seat } принимает жетон конфликта: { $fate }.
    .you = Вы принимаете жетон конфликта: { $fate }.
log-redraw = { $seat } откладывает жетон конфликта и тянет другой.
    .you = Вы откладываете жетон конфликта и тянете другой.
log-refuse = { $seat } отказывается от жетона конфликта{ $count ->
    [0] ; репутации падать уже некуда.
    [one] {" "}и теряет { $count } ступень репутации: теперь { $worth }.
    [few] {" "}и теряет { $count } ступени репутации: теперь { $worth }.
   *[other] {" "}и теряет { $count } ступеней репутации: теперь { $worth }.
}
    .you = Вы отказываетесь от жетона конфликта{ $count ->
        [0] ; репутации падать уже некуда.
        [one] {" "}и теряете { $count } ступень репутации: теперь { $worth }.
        [few] {" "}и теряете { $count } ступени репутации: теперь { $worth }.
       *[other] {" "}и теряете { $count } ступеней репутации: теперь { $worth }.
    }
log-commit = { $seat } { $count ->
    [0] не вкладывает влияния.
    [one] вкладывает { $count } влияние.
   *[other] вкладывает { $count } влияния.
}
    .you = Вы { $count ->
        [0] не вкладываете влияния.
        [one] вкладываете { $count } влияние.
       *[other] вкладываете { $count } влияния.
    }
log-commit-retreat = { $seat } решает отступить.
    .you = Вы решаете отступить.
log-commit-hidden = { $seat } делает тайный выбор.
    .you = Вы делаете тайный выбор.
log-stake = { $seat } { $count ->
    [0] не ставит жетонов { $marker }.
    [one] ставит { $count } жетон { $marker }.
    [few] ставит { $count } жетона { $marker }.
   *[other] ставит { $count } жетонов { $marker }.
}
    .you = Вы { $count ->
        [0] не ставите жетонов { $marker }.
        [one] ставите { $count } жетон { $marker }.
        [few] ставите { $count } жетона { $marker }.
       *[other] ставите { $count } жетонов { $marker }.
    }
log-stake-hidden = { $seat } тайно решает, ставить ли жетоны { $marker }.
    .you = Вы тайно решаете, ставить ли жетоны { $marker }.
log-stake-special = { $seat } { $count ->
    [0] оставляет себе жетон особой победы.
   *[other] ставит жетон особой победы.
}
    .you = Вы { $count ->
        [0] оставляете себе жетон особой победы.
       *[other] ставите жетон особой победы.
    }
log-stake-special-hidden = { $seat } тайно решает, ставить ли жетон особой победы.
    .you = Вы тайно решаете, ставить ли жетон особой победы.
log-retreat = { $seat } отводит { $area_to } { $count ->
    [one] { $count } торговца
   *[other] { $count } торговцев
} игрока { $other }.
    .you = Вы отводите { $area_to } { $count ->
        [one] { $count } торговца
       *[other] { $count } торговцев
    } игрока { $other }.
    .you-other = { $seat } отводит { $area_to } { $count ->
        [one] { $count } вашего торговца
       *[other] { $count } ваших торговцев
    }.
log-retreat-own = { $seat } отводит { $area_to } { $count ->
    [one] { $count } торговца.
   *[other] { $count } торговцев.
}
    .you = Вы отводите { $area_to } { $count ->
        [one] { $count } торговца.
       *[other] { $count } торговцев.
    }
log-retreat-wholesaler = { $seat } отводит { $area_to } оптовика.
    .you = Вы отводите { $area_to } оптовика.
log-retreat-neutrals = { $seat } отводит { $area_to } { $count ->
    [one] { $count } нейтрального торговца.
   *[other] { $count } нейтральных торговцев.
}
    .you = Вы отводите { $area_to } { $count ->
        [one] { $count } нейтрального торговца.
       *[other] { $count } нейтральных торговцев.
    }
log-done-retreating = { $seat } оставляет остальных на месте.
    .you = Вы оставляете остальных на месте.
log-raise = { $seat } платит { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
} за ступень репутации: теперь { $worth }.
    .you = Вы платите { $count ->
        [one] { $count } влияние
       *[other] { $count } влияния
    } за ступень репутации: теперь { $worth }.
log-done-raising = { $seat } оставляет репутацию прежней.
    .you = Вы оставляете репутацию прежней.


## The log: what followed

then-award = { $seat } выигрывает торги: { $markers } за { $cost }.
    .you = Вы выигрываете торги: { $markers } за { $cost }.
then-award-bid = { $seat } выигрывает торги со ставкой { $count }: { $markers }.
    .you = Вы выигрываете торги со ставкой { $count }: { $markers }.
then-free = Ставок нет, { $seat } получает ряд даром: { $markers }.
    .you = Ставок нет, вы получаете ряд даром: { $markers }.
then-no-bids = Ставок нет, ряд сбрасывается: { $markers }.
then-shares = Уплаченные ПО делятся: { $shares }.
then-jumped = На шкале ПО { $count ->
    [one] перепрыгнуто { $count } занятое деление.
    [few] перепрыгнуты { $count } занятых деления.
   *[other] перепрыгнуто { $count } занятых делений.
}
then-pool = Остальные получают из банка по { $count ->
    [one] { $count } влиянию
   *[other] { $count } влияния
}{ $left ->
    [0] .
   *[other] ; в банке остаётся { $left }.
}
then-refill = Стопка закончилась: { $count ->
    [one] { $count } использованный жетон ложится в новую.
    [few] { $count } использованных жетона ложатся в новую.
   *[other] { $count } использованных жетонов ложатся в новую.
}
then-reputation = { $seat } теряет ступень репутации: теперь { $worth }.
    .you = Вы теряете ступень репутации: теперь { $worth }.
then-heart = { $count ->
    [0] Для Сердца Африки нейтральных торговцев не осталось.
    [one] В Сердце Африки приходит { $count } нейтральный торговец.
    [few] В Сердце Африки приходят { $count } нейтральных торговца.
   *[other] В Сердце Африки приходят { $count } нейтральных торговцев.
}
then-no-effect = Это ничего не даёт.
then-caravan = Караван идёт { $origin_from } { $goal_to }: { $pieces }.
then-conflict-off = Сражаться { $area_in } больше некому: конфликт отменяется.
then-neutrals-gone = Конфликт выигран: карту { $count ->
    [one] покидает { $count } нейтральный торговец.
    [few] покидают { $count } нейтральных торговца.
   *[other] покидают { $count } нейтральных торговцев.
}
then-not-won = Выигрывать конфликт больше некому.
then-won = { $seat } побеждает в конфликте.
    .you = Вы побеждаете в конфликте.
then-both-retreat = Обе стороны отступают, никто не побеждает.
then-received = { $seat } забирает вложенное: { $commitment }.
    .you = Вы забираете вложенное: { $commitment }.
then-lost = { $seat } несёт потери: { $pieces }.
    .you = Вы несёте потери: { $pieces }.
then-stuck = Отступать некуда: { $seat } остаётся на месте.
    .you = Отступать некуда: вы остаётесь на месте.


## How a match ended

end-goal = Партия заканчивается в раунде { $rounds }: { $seat } достигает цели в { $goal } ПО.
    .you = Партия заканчивается в раунде { $rounds }: вы достигаете цели в { $goal } ПО.
end-markers = В раунде { $rounds } торговаться больше не за что: партия окончена, больше всех ПО набирает { $seat }.
    .you = В раунде { $rounds } торговаться больше не за что: партия окончена, больше всех ПО набираете вы.

before-vp = { $seat } выше, чем { $other }, по ПО: { $more } против { $less }.
    .you = Вы выше, чем { $other }, по ПО: { $more } против { $less }.
    .you-other = { $seat } выше, чем вы, по ПО: { $more } против { $less }.
before-goal = { $seat } выше, чем { $other }: { $goal } ПО набраны в собственный ход, а не дележом.
    .you = Вы выше, чем { $other }: { $goal } ПО набраны в собственный ход, а не дележом.
    .you-other = { $seat } выше, чем вы: { $goal } ПО набраны в собственный ход, а не дележом.


## Why not: at any time

why-not-now = Сейчас решается другое. { $question }
why-no-area = Области «{ $name }» нет.
why-no-seat = Места { $number } нет: места пронумерованы от 0 до { $last }.
why-no-border = Прямого пути { $origin_from } { $goal_to } нет.
why-few-points = Для этого { $count ->
    [one] нужно { $count } очко действия
    [few] нужны { $count } очка действия
   *[other] нужно { $count } очков действия
}, а у вас { $have ->
    [0] их нет.
   *[other] только { $have }.
}
why-cannot-pay = Для этого нужно { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}, а у вас { $have ->
    [0] его нет.
   *[other] только { $have }.
}
why-not-there = Ваших фигур { $area_in } нет.
why-no-neutrals = Нейтральных торговцев { $area_in } нет.


## Why not: set-up and auction

why-start-inland = Начинают на побережье, а { $area_in } его нет.
why-start-taken = Торговцы { $area_in } уже есть: начните там, где никого нет.
why-bid-low = Высшая ставка — { $count }: поставьте больше или пасуйте.
why-bid-first = Первая ставка — только влиянием: не больше { $count }.
why-bid-high = Вместе с ПО вы можете поставить не больше { $count }.


## Why not: movement

why-movement-over = Движение окончено, а очки действия тратят только во время него.
why-no-influence = У вас нет влияния, чтобы купить очко действия.
why-no-traders = Ваших торговцев { $area_in } нет.
why-few-traders = У вас { $area_in } только { $count ->
    [one] { $count } торговец.
    [few] { $count } торговца.
   *[other] { $count } торговцев.
}
why-stopped = { $count ->
    [0] Всем вашим торговцам { $area_in } пришлось остановиться.
    [one] Дальше может идти только { $count } ваш торговец { $area_in }: остальным пришлось остановиться.
    [few] Дальше могут идти только { $count } ваших торговца { $area_in }: остальным пришлось остановиться.
   *[other] Дальше могут идти только { $count } ваших торговцев { $area_in }: остальным пришлось остановиться.
}
why-no-wholesaler = Вашего оптовика на карте нет.
why-wholesaler-stopped = Вашему оптовику в этом ходу пришлось остановиться.
why-no-supply = Все ваши торговцы уже на карте.
why-trader-site = Новые торговцы появляются на пустом побережье или в дружественной области с берегом или факторией, а не { $area_in }.
why-inland = Новые торговцы появляются на побережье или при фактории, а { $area_in } ни того, ни другого.
why-one-kind = За ход очками действия меняют что-то одно, и сейчас это { $value }.
why-change-steps = Очками действия стоимость за ход меняют не больше чем на { $count ->
    [one] { $count } ступень.
    [few] { $count } ступени.
   *[other] { $count } ступеней.
}
why-table-up = Стоимость { $value_gen } уже на высшей ступени.
why-table-down = Стоимость { $value_gen } уже на низшей ступени.
why-no-conflict = Конфликтовать не с кем: ни соперника рядом, ни нейтральных торговцев, которых вы одолели бы.
why-must-fight = Сначала нужен конфликт { $area_in }: рядом с вами соперник.


## Why not: markers

why-no-marker = Жетона { $marker } у вас нет.
why-points-only = У этого жетона нет ничего, кроме очков действия.
why-only-caravan = { $where ->
    [between] Между конфликтами можно использовать только караван.
   *[within] Во время конфликта можно использовать только караван.
}
why-in-conflict = Во время конфликта жетоны не используют: либо до него, либо после.
why-one-vp-marker = За ход можно использовать лишь один жетон, дающий ПО, и это был жетон { $marker }.
why-no-reputation = Жетон { $marker } стоит ступени репутации, а ваша равна 0.
why-points-spent = За жетон { $marker } придётся вернуть { $count ->
    [one] { $count } очко действия
    [few] { $count } очка действия
   *[other] { $count } очков действия
}, а у вас { $have ->
    [0] их не осталось.
   *[other] осталось только { $have }.
}
why-no-station-site = { $where ->
    [friendly] У вас нет дружественной области без фактории.
   *[any] Фактория есть уже в каждой области.
}
why-no-wholesaler-site = Вашему оптовику негде появиться: нужна { $entry ->
    [friendly_area] дружественная область.
    [friendly_or_empty_coast] прибрежная область, дружественная или пустая.
   *[friendly_area_or_empty_coast] дружественная или пустая прибрежная область.
}
why-no-friendly = У вас нет дружественной области: с вашими фигурами и без чужих.
why-no-neutrals-at-all = Нейтральных торговцев на карте нет.
why-all-beside-others = Конфликты окончены, а рядом с каждым нейтральным торговцем стоит соперник.
why-no-migration = Прийти никто не может, а нейтральных торговцев на карте нет.
why-no-pieces = Ваших фигур на карте нет.
why-no-way-for-caravan = Конфликты окончены, а всюду, куда мог бы пойти караван, стоит соперник.
why-neutral-site = Нейтральному торговцу нельзя { $area_to }: там есть фигуры, и ни одной нейтральной.
why-station-there = Фактория { $area_in } уже есть.
why-not-friendly = Это не дружественная область: { $area_in } должны быть ваши фигуры и ни одной чужой.
why-wholesaler-site = Вашему оптовику нельзя { $area_to }, ему открыта только { $entry ->
    [friendly_area] дружественная область.
    [friendly_or_empty_coast] прибрежная область, дружественная или пустая.
   *[friendly_area_or_empty_coast] дружественная или пустая прибрежная область.
}
why-beside-others = Соперник стоит { $area_in }, а конфликты этого хода окончены.
why-drifted = Все нейтральные торговцы { $area_in } уже перешли.
why-market-once = Рынок поднимает что-то одно и опускает что-то другое, по одному разу.
why-market-step = Сдвиньте хотя бы один ресурс или Африку.
why-caravan-empty = С караваном ещё никто не идёт.
why-join-no-wholesaler = Вашего оптовика { $area_in } нет.
why-join-most = Это слишком много; осталось { $piece }: { $count }.


## Why not: conflicts

why-still-moving = Конфликты начинаются после движения: сначала завершите его.
why-conflicts-over = Конфликты этого хода окончены.
why-fight-oneself = Сражаться с самим собой нельзя.
why-nobody-to-fight = Начать конфликт { $area_in } нельзя: { $other } там вам не соперник.
why-tired = Ваши фигуры { $area_in } в этом ходу уже участвовали в конфликте или отступали.
why-rival-tired = Чужие фигуры { $area_in } в этом ходу уже участвовали в конфликте ({ $other }).
why-won-here = Ваши фигуры { $area_in } в этом ходу уже победили соперника: с другим они там не сражаются.
why-closed = Ваши фигуры отступили { $area_to } в этом ходу: начинать там конфликт нельзя.
why-others-first = Сначала — конфликт с соперником { $area_in }.
why-others-there = Пока { $area_in } есть соперник, конфликт с нейтральными торговцами невозможен.
why-too-few = Ваши фигуры { $area_in } считаются за { $count }, этого мало против { $neutrals ->
    [one] { $neutrals } нейтрального торговца.
   *[other] { $neutrals } нейтральных торговцев.
}
why-lowest-reputation = Ваша репутация на низшей ступени: терять больше нечего.
why-no-fates = Жетонов конфликта больше не осталось.
why-no-redraw = Тянуть ещё раз нельзя: только по разу за каждого торговца сверх числа нейтральных.
why-commit-most = { $count ->
    [0] У вас нет влияния.
   *[other] У вас влияния только { $count }.
}
why-say-it = Назовите число: оно останется тайной, пока обе стороны не сделают выбор.
why-stake-other = Сначала решите, сколько жетонов { $marker } вы ставите.
why-stake-special = Сначала решите, ставите ли вы жетон особой победы.
why-stake-most = { $count ->
    [0] Жетонов { $marker } у вас нет.
   *[other] Жетонов { $marker } у вас только { $count }.
}
why-one-special = У вас только один жетон особой победы.
why-retreats = Кто отступает, жетонов не ставит.
why-must-retreat = Отступить должны все побеждённые фигуры.
why-must-leave = Вы выбрали отступление: уйти должны все ваши фигуры.
why-leave-stay = Вы выбрали отступление: вашим фигурам нельзя оставаться { $area_in }.
why-retreat-stay = Побеждённым фигурам нельзя оставаться { $area_in }.
why-retreat-closed = Отступать { $area_to } нельзя: там { $other }.
why-retreat-far = Отступить { $area_to } нельзя: путь — не больше { $count ->
    [one] { $count } области
   *[other] { $count } областей
} и лишь через те, где не стоит { $other }.
why-retreat-unfair = Отступив { $area_to }, вы отрежете сопернику все пути: выберите другую область.
why-retreat-most = { $count ->
    [one] Отступить должен только { $count } торговец.
    [few] Отступить должны только { $count } торговца.
   *[other] Отступить должны только { $count } торговцев.
}
why-wholesaler-first = Первым и без спутников отступает оптовик.


## Questions that can be asked, and their answers

tell-help-bid = bid ЧИСЛО [МЕСТО]: сколько будет стоить ставка и что после неё останется.
tell-help-reach = reach ОБЛАСТЬ: куда оттуда могут дойти торговцы того, чей ход, и за сколько очков.
tell-help-fight = fight ОБЛАСТЬ [МЕСТО]: какова сила сторон в конфликте и какой она может стать.
tell-help-score = score [МЕСТО]: сколько ПО принёс бы ход, если бы закончился сейчас.

tell-bid = { $seat } заплатит { $cost }; останется { $left } и { $vp } ПО.
tell-bid-not = { $seat } не может сейчас сделать такую ставку; самое большее — { $count }.
tell-bid-shares = ПО разделятся так: { $shares }.
tell-reach = За { $points ->
    [one] { $points } очко действия: { $areas }
    [few] { $points } очка действия: { $areas }
   *[other] { $points } очков действия: { $areas }
}
tell-reach-more = За { $points ->
    [one] { $points } очко действия (пока не хватает): { $areas }
    [few] { $points } очка действия (пока не хватает): { $areas }
   *[other] { $points } очков действия (пока не хватает): { $areas }
}
tell-place = { $area }
tell-stop = { $area } (остановка)
tell-fight = Конфликт { $area_in }: { $sides }.
tell-fight-nobody = Соперников { $area_in } нет.
tell-side = { $seat } — сила { $base } (самое большее { $most })
tell-side-hidden = { $seat } — сила { $base } (резервы скрыты)
tell-score = { $seat } получит { $total } ПО ({ $parts }), всего станет { $vp }.
tell-score-nothing = { $seat } ничего не получит и останется при { $vp } ПО.


## The drawing: short words, columns are few

draw-set-up = подготовка
draw-round = раунд { $round }
draw-finished = окончено
draw-stack = стопка
draw-stack-again = новая стопка
draw-pool = банк
draw-neutrals-left = нейтралы
draw-stations-left = фактории
draw-border = соседи касаются
draw-coast = берег
draw-heart = Сердце, +{ $vp }
draw-station = фактория
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
draw-conflict = конфликт
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
draw-loss-influence = { $count ->
    [one] цена: { $count } влияние
   *[other] цена: { $count } влияния
}
draw-loss-trader = { $count ->
    [one] цена: { $count } торговец
    [few] цена: { $count } торговца
   *[many] цена: { $count } торговцев
}
draw-loss-reputation = { $count ->
    [one] цена: { $count } ступень репутации
    [few] цена: { $count } ступени репутации
   *[many] цена: { $count } ступеней репутации
}
draw-reconstructed = Карта и жетоны воссозданы, а не взяты с печатных.


## Options: what a table may agree on before a match

group-map = Карта
group-length = Продолжительность
group-secrets = Что видят другие
group-auction = Торги и очки действия
group-markers = Особые жетоны
group-conflicts = Конфликты
group-points = Победные очки
preset-first = До 42 ПО; жетоны особой победы видны всем.
preset-standard = До 42 ПО; у каждого тайный жетон особой победы.
preset-long = До 60 ПО: карта заполняется, и репутация успевает сказаться.

option-board = Своя карта
    .about = Карта, жетоны и числа берутся из файла, а не из нашей реконструкции.
option-goal = ПО для победы
    .about = Кто набирает столько ПО, сразу побеждает (R60).
option-goal-42 = 42
option-goal-60 = 60
option-goal-80 = 80
option-points-and-special-same-turn = Очки и свойство в один ход
    .about = Очки действия жетона остаются у вас, даже если его свойство вы используете в тот же ход, когда его выиграли (R17).
option-points-after-movement = Очки действия после движения
    .about = Между конфликтами и после них тоже можно покупать очки действия и менять ими стоимость (R16).
option-change-steps = Шаги в таблице ресурсов
    .about = На столько ступеней очками действия можно сдвинуть один ресурс за ход (R21).
option-all-pass = Если ставок нет
    .about = Когда все пасуют, ряд пропадает или достаётся даром тому, кого спросили последним (R13).
option-all-pass-discard_row = ряд пропадает
option-all-pass-last_takes_row = ряд берёт последний
option-out-of-markers = Когда стопка закончилась
    .about = Разыгрываются оставшиеся открытые ряды, и решают ПО; или же сначала из использованных жетонов складывается ещё одна стопка (R61).
option-out-of-markers-reshuffle_used_once_then_highest_vp = ещё одна стопка
option-out-of-markers-highest_vp = партия кончается
option-markers-between-conflicts = Жетоны между конфликтами
    .about = Между двумя конфликтами своего хода можно использовать любой жетон или только караван (R42).
option-markers-between-conflicts-any = любые
option-markers-between-conflicts-caravan = только караван
option-caravan-in-conflict = Караван во время конфликта
    .about = В свой ход караваном можно ввести фигуры в начавшийся конфликт или вывести их из него (R42).
option-migration-new-trader = Переселение приводит
    .about = Новый торговец при переселении — нейтральный или того, кто использует жетон (R47).
option-migration-new-trader-neutral = нейтрального торговца
option-migration-new-trader-own = своего торговца
option-station-in-friendly-area-only = Фактории только в дружественных областях
    .about = Факторию можно построить только в дружественной области, а не в любой (R43).
option-wholesaler-entry = Где появляется оптовик
    .about = Оптовик может появиться на карте только в такой области (R44).
option-wholesaler-entry-friendly_area_or_empty_coast = дружественная область или пустой берег
option-wholesaler-entry-friendly_area = дружественная область
option-wholesaler-entry-friendly_or_empty_coast = дружественный или пустой берег
option-wholesaler-itself-doubled = Оптовик и сам считается за двоих
    .about = В конфликтах оптовик сам считается за двоих, а не только удваивает торговцев рядом (R40).
option-wholesaler-doubles-in-neutral-conflict = Оптовик и против нейтральных
    .about = Оптовик удваивает торговцев рядом и в конфликтах с нейтральными торговцами (R40).
option-rivals-fight-once = Один конфликт за ход для всех
    .about = Каждая фигура участвует за ход лишь в одном конфликте, чужие тоже (R22).
option-lowest-reputation-pays = Низшая репутация — уже плата
    .about = Если ваша репутация на низшей ступени, жетон конфликта ценой в репутацию ничего вам не стоит; иначе принять его нельзя (R27).
option-retreat-optional = Победитель может не прогонять
    .about = Победитель конфликта не обязан отводить фигуры проигравшего (R33).
option-blocked-retreat = Фигуры, которым некуда отступить
    .about = Побеждённые фигуры, которым некуда отступить, покидают карту или остаются на месте (R35).
option-blocked-retreat-remove = покидают карту
option-blocked-retreat-stay = остаются
option-majority-strict = Большинство без ничьих
    .about = Жетон большинства приносит ПО, только если областей с ресурсом у вас больше, чем у любого другого; при равенстве — ничего (R51).
option-most-stations-strict = Перевес в факториях без ничьих
    .about = За перевес в факториях ПО дают, только если их у вас больше, чем у любого другого; при равенстве — ничего (R53).
option-vp-skip-backwards = Занятые деления пропускаются и назад
    .about = Теряя ПО, вы тоже перешагиваете занятые другими деления шкалы, не считая их (R57).
option-distribution-can-end-game = Победа и при дележе
    .about = ПО, поделённые после торгов, могут принести победу, а не только набранные в свой ход (R60).
option-influence-public = Влияние открыто
    .about = Все видят, сколько у кого влияния (R14).
option-held-action-markers-public = Жетоны действия открыты
    .about = Все видят, какие жетоны действия у кого остались (R14).
option-special-victory-hidden = Жетоны особой победы скрыты
    .about = Свой жетон особой победы знаете только вы; иначе его видят все (R14).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } ПО
change-reputation = репутация { $amount }
change-influence = влияние { $amount }

## Orders: what a seat is told beforehand

order-auction = Аукцион
order-auction-up-to = Ставить наименьшее, что лидирует, до { $number }; иначе пас
order-auction-exactly = Ставить { $number }, если это лидирует; иначе пас
order-auction-pass = Пасовать
order-attacked = Когда на меня нападают
order-attacked-retreat = Отступить
order-attacked-hold = Вложить до { $number } влияния и ни одного жетона
order-reputation = Репутация после выигранного конфликта
order-reputation-pay = Платить за неё, сколько могу
order-reputation-keep = Оставить как есть
## Что сравнивают между партиями, как показывает статистика

feat-opening = Первая область
feat-marker = Использованный жетон
feat-conflicts = Начато конфликтов
