### What the server says in Russian.

## In the log

told-undo = { $seat } берёт сыгранное назад.
told-redo = { $seat } возвращает взятое назад.

## Refusals that people meet

refused-stale = Партия тем временем ушла вперёд. Посмотрите ещё раз и решайте.
refused-guest = Сервер вас не знает или больше не знает. Перезагрузите страницу; программам поможет POST /api/guest.
refused-token = Эта ссылка или токен не действует или больше не действует. Попросите новую.
refused-table = Стола { $table } нет, или он не для вас.
refused-game = Игры { $game } нет.
refused-seat = За этим столом нет такого места.
refused-not-your-seat = Это место не ваше.
refused-not-owner = Это может сделать только тот, кто создал стол.
refused-no-seat = У вас нет места за этим столом.
refused-several-seats = У вас несколько мест: укажите, о каком речь.
refused-not-your-decision = Сейчас решаете не вы.
refused-link-only = Чтобы сесть за этот стол, нужна ссылка-приглашение.
refused-full = За этим столом все места заняты.
refused-taken = Это место уже занято.
refused-not-open = Партия уже началась.
refused-not-playing = За этим столом сейчас не идёт партия.
refused-over = Партия окончена.
refused-empty-seats = Сначала все места должны занять люди или боты.
refused-no-watching = За этим столом зрителей не бывает.
refused-bot-decides = За это место решает бот.
refused-no-bots = За этим столом боты не разрешены.
refused-no-advice = За этим столом подсказки не разрешены.
refused-bot = На этом сервере бот думает не больше { $seconds ->
    [one] { $seconds } секунды
   *[other] { $seconds } секунд
} или { $iterations ->
    [one] { $iterations } итерации.
   *[other] { $iterations } итераций.
}
refused-no-undo = За этим столом ничего не берут назад.
refused-undo-limit = С тех пор уже решал случай или кто-то другой: попросите согласия остальных.
refused-ask-first = За этим столом берут назад только с согласия остальных.
refused-nothing-to-undo = Брать назад нечего.
refused-nothing-to-redo = Возвращать нечего.
refused-no-request = Соглашаться не на что: никто не просит, или партия уже ушла вперёд.
refused-hidden = В партии ещё есть тайны, которых вам знать нельзя; когда она окончится, её всю смогут получить все.
refused-resigned = В этой партии вы сдались, вернуться нельзя.
refused-version = Шага { $version } в этой партии нет: пока { $now ->
    [one] был { $now } шаг.
    [few] было { $now } шага.
   *[other] было { $now } шагов.
}
refused-too-many-tables = { $count ->
    [one] У вас { $count } незаконченный стол; сначала закончите или закройте один.
    [few] У вас { $count } незаконченных стола; сначала закончите или закройте один.
   *[other] У вас { $count } незаконченных столов; сначала закончите или закройте один.
}
refused-too-many-sockets = У вас подключено слишком много окон или устройств: закройте какое-нибудь.
refused-too-large = Это слишком много: не больше { $limit ->
    [one] { $limit } байта.
   *[other] { $limit } байт.
}
refused-too-long = Эта партия слишком длинная: не больше { $count ->
    [one] { $count } шага.
   *[other] { $count } шагов.
}
refused-too-fast = Слишком много сразу. Подождите немного, пожалуйста.
refused-too-hard = Это считать слишком долго: спросите меньше за раз или на поле поменьше.
refused-busy = Сервер сейчас слишком занят; ничего не изменилось. Попробуйте чуть позже.
refused-stopping = Сервер скоро остановится. Попробуйте чуть позже.
refused-failed = На сервере что-то пошло не так, это записано; ничего не изменилось.
refused-name = Напишите хотя бы одну видимую букву.
refused-ruleset = Эта партия сыграна по правилам версии { $was }, а у этой программы версия { $now }.

## Refusals that programs meet

refused-path = По этому адресу ничего нет.
refused-method = Этот адрес не знает такого метода.
refused-not-over = Партия ещё не окончена.
refused-key = Этот ключ идемпотентности уже использован для другого.
refused-http = Это не HTTP.
refused-headers = Адрес и заголовки слишком длинные.
refused-late = Запрос приходил слишком долго.
refused-origin = Этот запрос пришёл с другого сайта.
refused-host = Этот сервер не откликается на такое имя.
refused-use-undo = Чтобы взять назад, есть свои адреса: undo, redo, restart.
