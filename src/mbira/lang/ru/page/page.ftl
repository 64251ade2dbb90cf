### The words of the page in Russian.
###
### A person's name cannot be declined and says nothing of gender: it stands in the nominative, with
### verbs in the present.

away = Сервер недоступен.
loading = Минутку…
settings = Настройки
your-name = Ваше имя
language = Язык
theme = Светлая или тёмная
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
pace = Показ чужих ходов
pace-0 = Без показа
pace-350 = Быстро
pace-700 = Обычно
pace-1400 = Медленно
ask-before = Спрашивать перед тем, чего нельзя взять назад
notices-stay = Сообщения остаются, пока я их не уберу
call-me = Звать меня, когда мой ход
transfer = Скопировать ссылку для другого устройства
transfer-copied = Ссылка скопирована. По ней можно один раз войти от вашего имени с другого устройства.
done = Готово
claim = Продолжить на этом устройстве от имени того, кто прислал ссылку? Прежнее имя здесь будет забыто.

## Home

games = Игры
seats-range = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
play-bots = Сыграть с ботами
set-up = Новый стол
my-tables = Мои столы
my-tables-none = Сейчас партий нет. Выберите игру выше.
open-tables = Столы со свободным местом
recent-results = Последние результаты
bring-save = Открыть сохранённый файл
practice = тренировка
turn-yours = Ваш ход
turn-of = { $name } думает
won-by = Победа: { $names }
status-open = ждёт игроков
status-playing = идёт партия
status-over = партия окончена
status-closed = партия прервана

## Setting a table up

set-up-title = { $game }: новый стол
set-up-seats = Кто играет
set-up-count = Сколько игроков
set-up-seat = Место { $number }
set-up-waits = Стол ждёт, пока не займут все места; вы получите ссылки, чтобы их разослать.
set-up-at-once = Партия начнётся сразу.
set-up-table = Стол
set-up-name = Название
set-up-clock = Часы
set-up-undo = Взятие ходов назад
set-up-join = Кто может сесть
set-up-watch = Кто может смотреть
set-up-advice = Подсказки разрешены
set-up-options = Настройки игры ({ $count })
make-table = Создать стол
chair-you = Я, за этим экраном
chair-open = Свободно, по ссылке
clock-none = Без часов
clock-move-120 = 2 минуты на ход
clock-move-86400 = Сутки на ход
clock-match-1800 = 30 минут на партию
clock-match-3600 = Час на партию
undo-free = Свободно, пока не открылось новое
undo-agreed = С согласия остальных
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
now-past = Взгляд назад: { $now } из { $last }
now-waiting = Партия ещё не началась
now-over = { $count ->
    [1] Побеждает { $names }
   *[other] Вместе побеждают { $names }
}
confirm = Точно? { $what }
cancel = Отмена
close = Закрыть
undo = Взять назад
redo = Вернуть
restart = Начать ход заново
choices-all = Все: { $count }
choices-less = Меньше
preview = Предпросмотр
do-it = Выполнить
need-place = Выберите подсвеченное место
need-goal = Теперь выберите, куда
need-choice = Выберите что-нибудь выше
place-before = Предыдущее место
place-next = Следующее место
back-to-decision = Вернуться к решению
film-chance = Случай
film-skip = Пропустить
film-again = Что произошло?
spot-legal = { $name }, можно выбрать

request-of = { $name } просит взять назад { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}. Нужно согласие всех.
request-yours = Вы просите взять назад { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}. Остальные ещё не ответили.
agree = Согласиться
refuse = Отказать
curtain = { $name }, ваш ход
curtain-says = Передайте экран. То, чего другим видеть нельзя, появится, когда вы будете готовы.
curtain-open = Это я

## The table itself

table = Стол
about-seat = Ваше место
seat-give = Пусть дальше играет бот
seat-take-back = Снова играть без бота
resign = Сдаться
about-back = Взять назад больше
about-back-says = То, что другие уже видели, можно взять назад с их согласия.
request-undo = Попросить взять назад моё последнее решение
about-watch = Кто смотрит
about-watching = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
about-close = Прервать игру
about-close-says = Этот стол создали вы. Его можно закрыть, пока за ним не играет никто другой или когда остальные ушли.
close-table = Закрыть стол
ended-owner = Тот, кто создал этот стол, закрыл его.
ended-resigned = Все сдались.
ended-long = Партия шла слишком долго.
ended-nobody = Играть никто не пришёл.
about-chance = Случай, который можно проверить
about-commitment = Всё случайное выводится из тайного зерна. Это его отпечаток; само зерно будет показано в конце.
about-seed = Из этого зерна выводилось всё случайное; «mbira verify» проверит его по сохранённому файлу.

## The seats

seats = Места
seat-you = вы
seat-here = здесь
seat-away = не здесь
seat-free = свободное место
seat-bot-for = { $bot } на замене
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
notes = Заметки
notes-says = Видите только вы; хранится в этом браузере.
next-table = Следующий стол, который вас ждёт: { $name }
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-unread = новые сообщения
menu = Меню
minimap-whole = Показать всё поле
minimap-decision = Показать, где решать
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
undo-to-here = Взять назад до этого места
replay-link = Ссылка сюда
fork = Потренироваться отсюда
fork-secrets = Здесь есть тайны: потренироваться отсюда можно будет после партии.
save = Сохранить в файл

## After a match

final = Чем всё кончилось
again = Сыграть ещё
again-same = Сыграть ещё с того же начала
again-join = К следующей партии
course = Ход партии
chart-lead = Отрыв от лучшего из остальных
chart-chances = Шансы на победу, по мнению мастера
turning-points = Переломные моменты
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
