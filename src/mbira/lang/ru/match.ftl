### What is said of any match, in Russian.

why-over = Партия окончена: решать больше нечего.
why-chance = Сейчас решает случай, и никто другой не может ничего сделать.

## Orders: what a seat is told beforehand

order-forced = Без выбора
order-forced-play = Делать единственно возможное, когда выбора нет
until-once = один раз
until-turn = на этот ход
until-round = на один раунд
until-auction = на один аукцион
until-outbid = пока меня не перебьют
until-match = до конца партии
why-order-unknown = Здесь нельзя заранее решить «{ $order }».
why-order-number = Число должно быть от { $least } до { $most }.
why-order-no-number = Это решается заранее без числа.
why-order-until = Это не может кончиться так: «{ $until }». Возможно: { $ends }.
