### The words of the page in Russian.
###
### A person's name cannot be declined and says nothing of gender: it stands in the nominative, with
### verbs in the present.

away = Сервер недоступен.
loading = Минутку…
language = Язык
theme-auto = Светлая или тёмная: как на устройстве
theme-light = Светлая
theme-dark = Тёмная
claim = Продолжить на этом устройстве от имени того, кто прислал ссылку? Прежнее имя здесь будет забыто.

## Home

play-bots = Сыграть с ботами
my-tables = Мои столы
status-open = ждёт игроков
status-playing = идёт партия
status-over = партия окончена
status-closed = партия прервана

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
undo = Взять назад
redo = Вернуть
restart = Начать ход заново
choices-show = Показать весь список
choices-hide = Выбирать на поле
film-skip = Пропустить
spot-legal = { $name }, можно выбрать

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
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-now = К настоящему
replay-link = Ссылка сюда
fork = Потренироваться отсюда
save = Сохранить в файл

## Before a match

waiting-full = Все места заняты.
waiting-free = Есть свободные места: пошлите ссылки друзьям.
sit-down = Сесть
invite-seat = Скопировать ссылку на это место
invite-watch = Скопировать ссылку для зрителя
invite-copied = Ссылка скопирована; пошлите её кому-нибудь.
start = Начать партию
leave = Встать из-за стола
