### The words of the page in Russian.

away = Сервер недоступен.
loading = Минутку…
settings = Настройки
your-name = Ваше имя
language = Язык
theme = Светлая или тёмная
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
pace = Показ ходов других
pace-0 = Не показывать
pace-350 = Быстро
pace-700 = Обычно
pace-1400 = Медленно
ask-before = Спрашивать перед тем, что нельзя отменить
transfer = Скопировать ссылку для другого устройства
transfer-copied = Ссылка скопирована. По ней другое устройство станет вами, один раз.
done = Готово
claim = Продолжить на этом устройстве от имени того, кто прислал ссылку? Прежнее имя здесь будет забыто.

## Home

games = Игры
about-zimbabwe = Возводите монументы, нанимайте ремесленников, угождайте богу: хозяйство на скоте и коротких путях, без везения.
about-meduris = Стройте хижины и храмы вокруг священной горы и давайте друиду то, о чём он просит.
about-africa = Ведите торговцев через континент, торгуйтесь за жетоны действий и держитесь там, где это важно.
seats-range = Игроков: от { $fewest } до { $most }
play-bots = Сыграть с ботами
set-up = Подготовить стол
my-tables = Мои столы
my-tables-none = Сейчас ничего не играется. Выберите игру выше.
open-tables = Столы со свободным местом
recent-results = Последние результаты
bring-save = Открыть файл партии
practice = тренировка
turn-yours = Ваш ход
turn-of = Решает { $name }
won-by = Победа: { $names }
status-open = ждёт игроков
status-playing = идёт партия
status-over = партия окончена
status-closed = партия прервана

## Setting a table up

set-up-title = { $game }: подготовка стола
set-up-seats = Кто играет
set-up-count = Сколько игроков
set-up-seat = Место { $number }
set-up-waits = Стол ждёт, пока не займут все места; вы получите ссылки для друзей.
set-up-at-once = Партия начнётся сразу.
set-up-table = Стол
set-up-name = Название
set-up-clock = Часы
set-up-undo = Отмена ходов
set-up-join = Кто может сесть
set-up-watch = Кто может смотреть
set-up-advice = Подсказки мастера разрешены
set-up-options = Настройки игры ({ $count })
make-table = Создать стол
chair-you = Я, за этим экраном
chair-open = Свободно, по ссылке
clock-none = Без часов
clock-move-120 = 2 минуты на ход
clock-move-86400 = Сутки на ход
clock-match-1800 = 30 минут на партию
clock-match-3600 = Час на партию
undo-free = Свободно, пока не видно нового
undo-agreed = Если согласны другие
undo-none = Никогда
join-link = У кого есть ссылка
join-anyone = Кто угодно
watch-link = У кого есть ссылка
watch-anyone = Кто угодно
watch-nobody = Никто
option-none = нет

## The strip

now = Что сейчас решается
now-yours = Ваш ход
now-seat = Решает { $name }
now-other = { $name } думает
now-chance = Решает случай
now-waiting = Партия ещё не началась
now-over = { $count ->
    [one] Побеждает { $names }
   *[other] Вместе побеждают { $names }
}
confirm = Точно? { $what }
cancel = Отмена
close = Закрыть
undo = Взять назад
redo = Вернуть
restart = Начать ход заново
choices-show = Показать весь список
choices-hide = Выбирать на поле
film-skip = Пропустить
film-again = Что произошло?
spot-legal = { $name }, можно выбрать

request-of = { $name } просит отменить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}. Нужно согласие всех.
request-yours = Вы просите отменить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}. Другие ещё не ответили.
agree = Согласиться
refuse = Отказать
curtain = { $name }, ваш ход
curtain-says = Передайте экран. То, что не видно другим, откроется, когда вы будете готовы.
curtain-open = Я здесь

## The table itself

table = Стол
about-seat = Ваше место
seat-give = Пусть дальше играет бот
seat-take-back = Снова играть самому
resign = Сдаться
about-back = Отменить больше
about-back-says = То, что другие уже видели, можно отменить с их согласия.
request-undo = Попросить отменить моё последнее решение
about-watch = Кто смотрит
about-watching = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
about-chance = Случай, который можно проверить
about-commitment = Весь случай следует из тайного зерна. Это его отпечаток; само зерно покажут в конце.
about-seed = Это зерно, из которого следовал весь случай: команда проверки сверит его с файлом партии.

## The seats

seats = Места
seat-you = вы
seat-here = здесь
seat-away = не здесь
seat-free = свободное место
seat-bot-for = { $bot } доигрывает
bot-random = Случайный бот
bot-novice = Бот-новичок
bot-adept = Бот-знаток
bot-master = Бот-мастер

## Beside the board

beside = Рядом с полем
log = Журнал
log-empty = Пока ничего не произошло.
log-all = { $count ->
    [one] Показать { $count } запись
    [few] Показать все { $count } записи
   *[other] Показать все { $count } записей
}
cards = Карты и рынок
inspector = Справка
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Напишите что-нибудь
chat-send = Отправить
zoom-in = Приблизить
zoom-out = Отдалить
link-off = Связь прервалась; пробуем снова…
link-gone = Этот стол вам больше недоступен.
link-copied = Ссылка скопирована.

## Walking through a match

replay = Место в партии
replay-short = Повтор
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-now = К настоящему
replay-link = Ссылка сюда
fork = Потренироваться отсюда
save = Сохранить в файл

## After a match

final = Чем всё кончилось
again = Сыграть ещё
again-same = Ещё раз с того же начала
again-join = К следующей партии
course = Ход партии
measure-score-zimbabwe = ПО сверх ТПО
measure-income-zimbabwe = Следующий доход, голов скота
measure-score-meduris = Очки
measure-income-meduris = Материалов на руках
measure-score-africa = Победные очки
measure-income-africa = Очки, если бы ход кончился сейчас
chart-lead = Отрыв от лучшего из других
chart-chances = Шанс на победу, на взгляд мастера
turning-points = Поворотные моменты
turning-point = { $before } % до, { $after } % после

## Before a match

waiting-full = Все места заняты.
waiting-free = Есть свободные места: пошлите ссылки друзьям.
sit-down = Сесть
invite-seat = Скопировать ссылку на это место
invite-watch = Скопировать ссылку для зрителя
invite-copied = Ссылка скопирована; пошлите её кому-нибудь.
start = Начать партию
leave = Встать из-за стола
