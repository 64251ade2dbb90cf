var e=`ui-cards=Карты
ui-map=Поле
ui-where=Раунд { $round }: ставки
ui-where-order=Раунд { $round }. Ваш ход { $place }-й из { $count }
ui-where-start=Первые монументы
ui-phase-gifts=Ставки
ui-phase-turns=Ходы
ui-phase-revenue=Доход
ui-phase-judgement=Итог
ui-row=Ряд { $row }
ui-land=суша
ui-place={ $cell }: { $thing }
ui-place-monument={ $cell }: монумент ({ $owner }), уровень { $level }
ui-place-craftsman={ $cell }: { $craftsman } ({ $owner }), цена { $price }
ui-place-resource={ $cell }: { $resource }{ $used ->
 [0] {""}
 [1] , с маркером использования
 *[other] , с двумя маркерами использования
}
ui-hub-about=На пути дара любой монумент — узел: каждый раз 1 корова.
ui-cattle={ $cattle ->
 [0] Нет коров
 [one] { $cattle } корова
 [few] { $cattle } коровы
 *[other] { $cattle } коров
}
ui-plays=Место в очерёдности хода: { $place }
ui-rank={ $rank }-е место
ui-to-go=осталось { $left } ПО
ui-reached={ $over ->
 [0] ТПО достигнуто
 *[other] выше ТПО на { $over }
}
ui-track={ $vp } из { $vr } ПО: { $words }
ui-track-about=Флажок — это ТПО. Кто набрал столько ПО к концу раунда, побеждает.
ui-price={ $tiles ->
 [1] цена { $price }
 [one] цена { $price }, { $tiles } плитка
 [few] цена { $price }, { $tiles } плитки
 *[other] цена { $price }, { $tiles } плиток
}
ui-use-cost=за { $cost }
ui-on-card={ $cattle ->
 [0] На карте нет коров
 [one] На карте { $cattle } корова
 [few] На карте { $cattle } коровы
 *[other] На карте { $cattle } коров
}
ui-god-shadipinyi=свой жетон
ui-god-elegua=запас помогает в ставках
ui-god-dziva=новые цены каждый ход
ui-god-eshu=дальность 6
ui-god-gu=технологии за 1 ТПО
ui-god-obatala=два монумента сразу
ui-god-atete=ресурсы дважды
ui-god-tsui-goab=дары одного вида
ui-god-anansi=любой дар за 1
ui-god-qamata=плата за узлы
ui-god-engai=ещё 2 каждый раунд
ui-god-xango=побеждает при равенстве
ui-gods=Боги
ui-specialists=Специалисты
ui-craftsmen=Мастера
ui-supply=Осталось плиток
ui-vr={ $vr } ТПО
ui-vr-change={ $vr } ТПО для вас
ui-costs=Стоит { $cost ->
 [one] { $cost } корову
 [few] { $cost } коровы
 *[other] { $cost } коров
}, даёт { $vp } ПО; плитка { $size }.
ui-costs-short={ $cost ->
 [one] { $cost } корова
 [few] { $cost } коровы
 *[other] { $cost } коров
}, +{ $vp } ПО
ui-left=плиток { $tiles }, карт { $cards }
ui-needs=Нужен ресурс в зоне доступности, недоступный другим таким же: { $resource }.
ui-needs-primary=Нужен ресурс в зоне доступности, недоступный другим таким же: { $resource }. И ещё { $primary }, до которого можно добраться.
ui-cell=Клетка
ui-eshu=С дальностью Есю
ui-inspect=Укажите клетку или постройку на поле, чтобы увидеть, до чего от неё можно добраться.
ui-reach={ $hubs ->
 [0] В зоне доступности: { $cells } кл.
 [1] Через 1 узел: ещё { $cells } кл.
 [one] Через { $hubs } узел: ещё { $cells } кл.
 [few] Через { $hubs } узла: ещё { $cells } кл.
 *[other] Через { $hubs } узлов: ещё { $cells } кл.
}
ui-resource={ $cell }, { $resource }: { $used ->
 [0] маркеров нет
 [1] один маркер
 *[other] два маркера
}, { $claims ->
 [0] никому не доступно
 *[other] доступно: { $claimers }
}
ui-revenue-now=Если бы доход был сейчас
ui-revenue-parts={ $cards } с карт, { $monuments } за самый высокий монумент{ $engai ->
 [0] {""}
 *[other] , { $engai } от Ингая
}
ui-legend=Что значат знаки
ui-legend-choice=Можно выбрать
ui-legend-raised=Поднимается по плану
ui-legend-way=Путь дара, точка — шаг
ui-legend-hub=Узел на пути: 1 корова
ui-legend-used=Ресурс уже использован в этом раунде
ui-gifts=Возможные ставки
ui-give={ $cattle ->
 [one] Поставить { $cattle } корову
 [few] Поставить { $cattle } коровы
 *[other] Поставить { $cattle } коров
}
ui-pass=Спасовать
ui-plaque={ $name }: на жетоне { $cattle }
ui-give-how-many=Дать
ui-gift-leaves={ $cost ->
 [0] Ставку { $cattle } оплачивает запас. Если все остальные спасуют:
 *[other] Ставка { $cattle } будет стоить вам { $cost }. Если все остальные спасуют:
}
ui-tab-raise=Поднять
ui-tab-place=Мастера
ui-tab-use=Использовать
ui-tab-god=Боги
ui-tab-specialist=Специалисты
ui-tab-price=Цены
ui-adore=Поклоняться { $god_dat }
ui-take=Взять { $specialist_gen }
ui-shaman=Шаман: { $resource }
ui-rain=Вызвать дождь за 3
ui-herd=Пастуху { $cattle }
ui-nomads=Кочевники за 2
ui-builder=Строитель за 2
ui-build=Построить монумент
ui-place-it=Разместить { $craftsman_gen }
ui-set-price={ $craftsman }: цена { $price }
ui-price-now=, цена сейчас
ui-at={ $lie ->
 [across] На { $cell }, вправо
 [down] На { $cell }, вниз
 *[other] На { $cell }
}
ui-turn=Повернуть (R)
ui-settle=Положить сюда
ui-done=Оставить эти цены
ui-end=Завершить ход
ui-site-square=Подсвеченная клетка — левый верхний угол плитки; она займёт и клетки справа и снизу.
ui-site-long=Подсвеченная клетка — первая из двух; вторая справа от неё или снизу: R поворачивает плитку.
ui-site-resource=Отныне им могут пользоваться мастера всех игроков в радиусе действия.
ui-site-water=Вода
ui-site-water-about=Вода, клетки которой соприкасаются, — один шаг любого пути.
ui-site-monument=Монумент
ui-site-monument-about=Он начинает с уровня 1, приносит 1 ПО, и дары могут идти через него как через узел.
ui-which=Выберите, какие монументы поднять, здесь или на поле.
ui-raise=Поднять { $cell }
ui-raise-short={ $cell } до уровня { $level }
ui-raise-this=Поднять монумент на { $cell } до уровня { $level }
ui-plan=Поднять { $cells }
ui-vp-gain=+{ $vp } ПО
ui-cheapest-way=дешевле всего
ui-found-way=лучшее из найденного; способов слишком много, чтобы проверить все
ui-own-way=по-своему
ui-left-out=Не вошли в план: { $cells }
ui-untried=Возможно, тоже, но это не подсчитано: { $cells }
ui-cheapest=Снова дешевле всего
ui-paid-to=Кому
ui-own-cards=Свои карты
ui-stock=Запас
ui-raise-for=Поднять { $cells } за { $cost }
ui-leaves={ $cattle ->
 [0] не останется ничего
 *[other] останется { $cattle }
}
ui-too-dear=у вас только { $cattle }
ui-by-hand=Выбрать каждого мастера
ui-drop=Бросить план
ui-swap=Щёлкните, чтобы обойтись без этого.
ui-instead={ $more ->
 [0] Вместо этого: { $what }, за ту же цену
 *[other] Вместо этого: { $what }, дороже на { $more }
}
ui-instead-title=Что можно взять вместо этого ({ $count })
ui-raising={ $goods ->
 [0] { $cell }: последний дар
 [one] { $cell }: нужен ещё { $goods } дар
 [few] { $cell }: нужны ещё { $goods } дара
 *[other] { $cell }: нужно ещё { $goods } даров
}
ui-as-planned=По плану: { $what }
ui-rest-as-planned=Всё остальное по плану
ui-buy={ $craftsman } ({ $owner }) на { $cell }, { $price }
ui-use-up={ $resource } на { $cell }
ui-measure-score=ПО сверх ТПО
ui-measure-income=Следующий доход в коровах`;export{e as default};