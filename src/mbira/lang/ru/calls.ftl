### Что говорит вызов: уведомление браузера, письмо, вебхук.

call-table = { $name } ({ $game })
call-somebody = Кто-то
call-turn = Ваш ход.
call-clock = Ваш ход, и ваше время истекает в { $time }.
call-chat = { $name } пишет за столом.
call-over = Партия окончена.
call-won = { $count ->
    [one] Партия окончена, победа: { $names }.
   *[other] Партия окончена, победа общая: { $names }.
}
call-closed = Стол закрыт до конца партии.
call-again = { $name } хочет сыграть с вами ещё раз.
call-undo = { $name } просит разрешения взять что-то назад.
call-invited = { $name } приглашает вас за стол.
call-many = { $count ->
    [one] Вас зовёт { $count } стол
    [few] Вас зовут { $count } стола
   *[other] Вас зовут { $count } столов
}
call-more = { $count ->
    [one] И ещё { $count }.
   *[other] И ещё { $count }.
}
call-test = mbira: проверка
call-test-text = Вызовы приходят сюда.
call-foot = Вас зовут, потому что вы этого хотели. Изменить это или отказаться: { $link }
call-code-subject = { $code } — ваш код для mbira
call-code = Кто-то хочет получать на этот адрес вызовы от игр на { $site }. Если это вы, введите там этот код: { $code }. Он действует час. Если это не вы, ничего не делайте: других писем не будет.
