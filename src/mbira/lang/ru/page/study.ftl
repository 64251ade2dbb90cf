### Words of studying in Russian: what a match teaches, and puzzles.

## What a match teaches

study-chances = Шансы на победу
study-click = Нажмите на любую точку, чтобы увидеть там поле.
study-progress = { $total ->
    [0] Смотрим партию…
   *[other] Оценено решений: { $done } из { $total }
}
study-decided = Что решило партию
study-whose = Чьи решения
study-all = Все
study-nothing = Ни для одного решения не нашлось лучшего.
study-every = { $count ->
    [one] { $count } ход, в котором нашлось лучшее
    [few] Все { $count } хода, в которых нашлось лучшее
   *[many] Все { $count } ходов, в которых нашлось лучшее
}
study-best = Лучшее решение партии: ничто другое не сравнится. После него { $chance } % на победу.
study-from = С { $before } до { $after } %.
study-better = Лучше:
study-for = За: { $what }.
study-against = Против: { $what }.
study-try = Попробовать отсюда
study-skill = Мастерство и удача
study-seat = Место
study-accuracy = точность
study-luck = удача
study-own = свои
study-others = другие
study-how = Точность: какую часть шансов лучших планов сохранили ваши решения, по тому, что вы могли знать. Остальное складывается от равного начала до конца: удача: что дал случай по сравнению со средним, «свои»: что изменили ваши решения, «другие»: чужие.

## Puzzles

puzzle = Задача
puzzle-place = Задача { $place } из { $count }
puzzle-level = Сложность { $level } из 5
puzzle-solved = решено: { $solved }
puzzle-win = Вы можете победить. Найдите как.
puzzle-keep = Только один выбор оставляет вас в игре. Найдите его.
puzzle-best = Один выбор явно лучше всех остальных. Найдите его.
puzzle-play = Сыграйте это на поле: ваше первое решение и есть ответ.
puzzle-right = Верно!
puzzle-wrong = Не то.
puzzle-shown = Ответ
puzzle-chance = Отсюда примерно { $chance } % на победу.
puzzle-less = Примерно { $chance } % на победу; у верного выбора { $best } %.
puzzle-lacks = У верного выбора есть вот что: { $what }.
puzzle-next = Следующая задача
puzzle-on = Играть дальше отсюда
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzles-none = Задач по этой игре пока нет.

# What a puzzle is about, by the kind of action that is to be found

puzzle-about-zimbabwe-bid = Ставки.
puzzle-about-zimbabwe-pass = Ставки.
puzzle-about-zimbabwe-god = Бог.
puzzle-about-zimbabwe-specialist = Специалист.
puzzle-about-zimbabwe-shaman = Специалист.
puzzle-about-zimbabwe-rain = Специалист.
puzzle-about-zimbabwe-herd = Специалист.
puzzle-about-zimbabwe-nomads = Специалист.
puzzle-about-zimbabwe-builder = Специалист.
puzzle-about-zimbabwe-build = Монумент.
puzzle-about-zimbabwe-place = Мастер.
puzzle-about-zimbabwe-at = Мастер.
puzzle-about-zimbabwe-price = Цена.
puzzle-about-zimbabwe-raise = Подъём монумента.
puzzle-about-zimbabwe-buy = Подъём монумента.
puzzle-about-zimbabwe-primary = Подъём монумента.
puzzle-about-zimbabwe-resource = Подъём монумента.
puzzle-about-africa-bid = Торги.
puzzle-about-africa-pass = Торги.
puzzle-about-africa-start = Начало.
puzzle-about-africa-move = Ход.
puzzle-about-africa-lead = Ход.
puzzle-about-africa-trader = Ход.
puzzle-about-africa-change = Ход.
puzzle-about-africa-buy = Ход.
puzzle-about-africa-use = Ход.
puzzle-about-africa-caravan = Ход.
puzzle-about-africa-join = Ход.
puzzle-about-africa-drift = Ход.
puzzle-about-africa-repute = Ход.
puzzle-about-africa-at = Ход.
puzzle-about-africa-fight = Конфликт.
puzzle-about-africa-oust = Конфликт.
puzzle-about-africa-accept = Конфликт.
puzzle-about-africa-refuse = Конфликт.
puzzle-about-africa-redraw = Конфликт.
puzzle-about-africa-commit = Конфликт.
puzzle-about-africa-stake = Конфликт.
puzzle-about-africa-retreat = Конфликт.
puzzle-about-africa-raise = Конфликт.
puzzle-about-africa-peace = Конфликт.
puzzle-about-meduris-move = Рабочие.
puzzle-about-meduris-worker = Рабочие.
puzzle-about-meduris-hut = Постройка.
puzzle-about-meduris-temple = Постройка.
puzzle-about-meduris-offer = Подношение.
puzzle-about-meduris-replace = Подношение.
puzzle-about-meduris-spare = Подношение.
puzzle-about-meduris-pay = Подношение.
puzzle-about-meduris-take = Материалы.
puzzle-about-meduris-return = Материалы.
puzzle-about-meduris-decline = Материалы.
