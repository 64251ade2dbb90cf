var e=`ui-map=Карта Африки
ui-title-one=Сердце
ui-title-two=Африки
ui-sea-west=Атлантический океан
ui-sea-east=Индийский океан
ui-land-east=Аравия
ui-north=С
ui-short-heart=Сердце
ui-short-southwest=Юго-Зап. Африка
ui-where=Раунд { $round }, игра до { $goal } ПО
ui-where-start=Подготовка
ui-phase-auction=Торги
ui-phase-movement=Движение
ui-phase-conflicts=Конфликты
ui-phase-afterwards=Конец хода
ui-track=Победные очки, игра до { $goal }
ui-seat-vp={ $seat } — { $vp }
ui-there-traders={ $seat }: { $count ->
 [one] { $count } торговец
 [few] { $count } торговца
 *[other] { $count } торговцев
}
ui-there-ready=(готовы: { $ready })
ui-there-wholesaler={ $seat }: оптовик
ui-there-neutrals={ $count ->
 [one] { $count } нейтральный торговец
 [few] { $count } нейтральных торговца
 *[other] { $count } нейтральных торговцев
}
ui-there-station=фактория
ui-worth=стоит { $vp } ПО
ui-heart-more=Сердце приносит ещё { $vp } ПО.
ui-coast=на побережье
ui-inland=внутри материка
ui-conflict-sides=Конфликт: { $one }; { $two }
ui-areas=Области
ui-markers-row=Жетоны действия, ряд { $row }
ui-markers-of=Жетоны действия, которые получает { $seat }
ui-markers=Жетоны действия
ui-stack=в стопке: { $count }
ui-market=Рынок
ui-market-what=сколько стоит область
ui-reputation=Репутация
ui-reputation-what=сила каждого торговца
ui-value-spoken={ $value }: { $vp } ПО
ui-value-worth=Все { $value_areas } приносят по { $vp } ПО.
ui-repute-spoken={ $seat }, репутация: { $count }
ui-repute-text=В конфликте сила каждого торговца: { $count }.
ui-areas-with={ $value_areas }
ui-name-station=Фактория
ui-name-points=Очки
ui-name-migration=Переселение
ui-name-wholesaler=Оптовик
ui-name-two-traders=Два торговца
ui-name-heart=Сердце
ui-name-convert=Вербовка
ui-name-market=Рынок
ui-name-reputation=Репутация
ui-name-caravan=Караван
ui-name-majority-bananas=Больше бананов
ui-name-majority-diamonds=Больше алмазов
ui-name-majority-gold=Больше золота
ui-name-majority-ivory=Больше кости
ui-name-area=Победа: области
ui-name-traders=Победа: торговцы
ui-name-resource-area=Победа: ресурсы
ui-brief-station=построить одну
ui-brief-points=и только
ui-brief-migration=ход нейтральных
ui-brief-wholesaler=выходит на карту
ui-brief-two-traders=в свои области
ui-brief-heart=нейтральные, ПО
ui-brief-convert=один нейтральный
ui-brief-market=один вверх, один вниз
ui-brief-reputation=любой, на ступень
ui-brief-caravan=ведёт группу
ui-brief-majority-bananas=ПО за первенство
ui-brief-majority-diamonds=ПО за первенство
ui-brief-majority-gold=ПО за первенство
ui-brief-majority-ivory=ПО за первенство
ui-brief-area=ПО за область
ui-brief-traders=ПО за пару
ui-brief-resource-area=ПО за ресурс
ui-effect-station=Постройте факторию: там новые торговцы выходят дешевле, а тот, кто ею владеет, получает ПО.
ui-effect-points=Очки действия и ничего больше.
ui-effect-migration=Издалека приходит новый торговец, и каждый нейтральный торговец может перейти в соседнюю область.
ui-effect-wholesaler=Ваш оптовик выходит на карту; рядом с ним ваши торговцы в конфликтах считаются вдвойне.
ui-effect-two-traders=Поставьте двух торговцев в области, где есть только вы.
ui-effect-heart=В Сердце Африки { $neutrals ->
 [one] приходит { $neutrals } нейтральный торговец
 [few] приходят { $neutrals } нейтральных торговца
 *[other] приходят { $neutrals } нейтральных торговцев
}; { $vp } ПО в конце хода, если оно ваше.
ui-effect-convert=Нейтральный торговец в любой области становится вашим.
ui-effect-market=Стоимость одного ресурса или Африки поднимается на ступень, другого — опускается.
ui-effect-reputation=Чья-то репутация поднимается или опускается на ступень.
ui-effect-caravan=Сколько угодно ваших фигур вместе идут в соседнюю область, даже остановленные и участвовавшие в конфликте.
ui-effect-majority={ $vp } ПО в конце хода тому, у кого больше всех таких областей: { $value }.
ui-effect-area={ $vp } ПО за каждую вашу область; цена — ступень репутации.
ui-effect-traders={ $vp } ПО за каждых двух ваших торговцев на карте; цена — ступень репутации.
ui-effect-resource-area={ $vp } ПО за каждую вашу область с ресурсом; цена — ступень репутации.
ui-marker-points=Очки действия в тот ход, когда он выигран: { $count }
ui-marker-strength=В конфликте: сила { $count }
ui-marker-closed=Жетон действия, который видит только владелец
ui-special-hidden=Жетон особой победы
ui-special-hidden-text=Какой именно, знает только владелец.
ui-vp=ПО
ui-vp-of={ $vp } ПО из { $goal }
ui-influence=Влияние
ui-influence-text=Им платят за ставки и очки действия, и оно даёт силу в конфликтах.
ui-supply=Торговцев в запасе: { $count }
ui-wholesaler-at=Оптовик: { $area }
ui-held=Жетоны
ui-face-down=выбор сделан тайно
ui-choosing=выбирает тайно
ui-waits=выбирает потом
ui-retreats=отступление
ui-won=победа
ui-use=Использовать жетон
ui-order=Порядок ставок
ui-out=пас
ui-bids-now=ставит
ui-less=Меньше
ui-more=Больше
ui-your-bid=Ваша ставка
ui-bid-influence=При победе: заплатите { $influence ->
 [one] { $influence } влияние
 *[other] { $influence } влияния
}, останется { $left }.
ui-bid-both=При победе: заплатите { $influence ->
 [one] { $influence } влияние
 *[other] { $influence } влияния
} и { $vp } ПО; останется { $left ->
 [one] { $left } влияние
 *[other] { $left } влияния
} и { $track } ПО.
ui-shares=ПО уходят остальным: { $shares }.
ui-bid-most=не больше { $count }: всё ваше влияние
ui-bid-most-vp=не больше { $count }: ваше влияние и { $vp } ПО
ui-pass-small=выйти из торгов
ui-go-pick=Выберите область со своими торговцами, затем куда они идут.
ui-go-from={ $area }: выберите, куда идти. Число — цена для одного торговца; черта значит, что он там остановится.
ui-go-new=Выберите, где выйдет новый торговец.
ui-group=Сколько идут вместе
ui-points-left={ $count ->
 [one] очко осталось
 [few] очка осталось
 *[other] очков осталось
}
ui-buy-small=влияния: { $count }
ui-new-trader=Новый торговец
ui-new-trader-small={ $coast ->
 [one] { $coast } очко
 [few] { $coast } очка
 *[other] { $coast } очков
}, у фактории { $station }
ui-shift=Изменить стоимость
ui-cost-points={ $count ->
 [one] { $count } очко
 [few] { $count } очка
 *[other] { $count } очков
}
ui-needs-points={ $count ->
 [one] нужно { $count } очко
 [few] нужно { $count } очка
 *[other] нужно { $count } очков
}
ui-no-influence=влияния не осталось
ui-not-now=не сейчас
ui-halt-small=дальше конфликты
ui-end-small={ $total ->
 [0] ничего, останется { $vp } ПО
 *[other] очков { $total }, станет { $vp } ПО
}
ui-strength=Сила
ui-most={ $count } со всем, что может добавить
ui-most-hidden=резервы скрыты
ui-tie=При равенстве побеждает тот, кто не начинал конфликт.
ui-your-influence=Ваше влияние
ui-commit-small=сила +{ $count }
ui-retreat-small=без потерь, но уйти
ui-do-start=Начать { $area_in }
ui-do-bid=Ставка { $count }
ui-do-pass=Пас
ui-do-at-neutral=Нейтрального { $area_to }
ui-do-at-station=Строить { $area_in }
ui-do-at-wholesaler=Оптовика { $area_to }
ui-do-at-trader=Торговца { $area_to }
ui-do-at-convert=Вербовать { $area_in }
ui-do-at-migrant=Нейтрального { $area_to }
ui-do-buy=Купить очко
ui-do-move={ $count } { $origin_from } { $goal_to }
ui-do-lead=Оптовика { $goal_to }
ui-do-trader=Новый торговец { $area_in }
ui-do-change-up=Поднять { $value_acc }
ui-do-change-down=Опустить { $value_acc }
ui-do-use=Использовать { $marker }
ui-do-drift={ $origin_from } { $goal_to }
ui-do-repute-up=Поднять: { $seat }
ui-do-repute-up-own=Поднять свою
ui-do-repute-down=Опустить: { $seat }
ui-do-repute-down-own=Опустить свою
ui-do-caravan={ $origin_from } { $goal_to }
ui-do-join-trader={ $count ->
 [one] Взять { $count } торговца
 *[other] Взять { $count } торговцев
}
ui-do-join-spent-trader={ $count ->
 [one] Взять { $count } уставшего торговца
 *[other] Взять { $count } уставших торговцев
}
ui-do-join-wholesaler=Взять оптовика
ui-do-done-drifting=Остальные остаются
ui-do-done-market-steps=Без второго шага
ui-do-done-caravan-pieces=В путь
ui-do-done-retreating=Остальные остаются
ui-do-done-raising=Оставить как есть
ui-do-halt=Завершить движение
ui-do-peace=Завершить конфликты
ui-do-end=Завершить ход
ui-do-fight=Конфликт { $area_in }: { $seat }
ui-do-oust=Конфликт с нейтральными { $area_in }
ui-do-accept=Принять
ui-do-redraw=Тянуть другой
ui-do-refuse=Отказаться и проиграть
ui-do-commit={ $count ->
 [0] Без влияния
 *[other] Вложить { $count }
}
ui-do-commit-retreat=Отступить
ui-do-stake={ $count ->
 [0] Оставить { $marker }
 *[other] Поставить { $count } { $marker }
}
ui-do-stake-special={ $count ->
 [0] Оставить особый жетон
 *[other] Поставить особый жетон
}
ui-do-retreat={ $count } { $area_to }
ui-do-raise=Поднять репутацию
ui-cards=Жетоны
ui-own-markers=Ваши жетоны
ui-row-first=Первый ряд: на торгах
ui-row-later=Ряд { $number }
ui-supplies=Запасы
ui-pool=Влияния в банке: { $count }
ui-neutrals-left=Нейтральных торговцев в запасе: { $count }
ui-stations-left=Факторий в запасе: { $count }
ui-used-special=Вне игры: { $marker } × { $count }
ui-forecast=Если бы ходы кончились сейчас
ui-forecast-none=Считать пока нечего.
ui-part-areas=Области
ui-part-heart=Сердце Африки
ui-part-stations=Фактории
ui-part-most=Перевес в факториях
ui-part-marker=Жетон
ui-part-neutrals=Нейтральные торговцы
ui-total=Всего
ui-conflict-at=Конфликт: { $area }
ui-measure-score=Победные очки
ui-measure-income=Очки, если бы ход кончился сейчас`;export{e as default};