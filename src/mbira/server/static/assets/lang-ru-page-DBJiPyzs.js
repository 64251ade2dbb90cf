var e=`away=Сервер недоступен.
tournaments=Турниры
loading=Минутку…
club=Клуб
settings=Настройки
sound=Звук
claim=Продолжить на этом устройстве от имени того, кто прислал ссылку? Прежнее имя здесь будет забыто.
home-title=Настольные игры за одним открытым столом
home-about=Играйте в браузере с друзьями и ботами: по ссылке, за одним экраном, сразу или по ходу в день.
home-games=Начать партию
games=Игры
seats-range={ $fewest }–{ $most } { $most ->
 [one] игрок
 [few] игрока
 *[other] игроков
}
minutes-range={ $fewest }–{ $most } мин
weight={ $weight ->
 [1] лёгкая
 [2] дружелюбная
 [3] средняя
 [4] насыщенная
 *[5] непростая
}
play-bots=Сыграть с ботами
set-up=Новый стол
my-tables=Мои столы
my-tables-none=Ваш стол пока пуст. Сыграйте сразу с ботами, накройте стол для друзей или начните с партии с проводником.
my-tables-all=Показать все столы ({ $count })
tables-wait={ $count ->
 [one] { $count } стол ждёт вас
 [few] { $count } стола ждут вас
 *[other] { $count } столов ждут вас
}
open-tables=Столы со свободным местом
recent-results=Сыгранные партии
bring-save=Открыть сохранённую партию
practice=тренировка
turn-yours=Ваш ход
turn-of={ $name } думает
take-turn=Сделать ход
waits-for={ $count ->
 [one] ждёт { $count } игрока
 [few] ждёт { $count } игроков
 *[other] ждёт { $count } игроков
}
since=с { $when }
at-start=До первого раунда
at-round=Раунд { $number }
at-turn=Ход { $number }
chat-new=Есть новое в разговоре
you=Вы
won-by=Победа: { $names }
result-won=Победа
result-shared=Общая победа
result-place=Место { $place } из { $count }
status-open=можно начинать
status-playing=идёт партия
status-over=партия окончена
status-closed=партия прервана
close-of=Закрыть стол: { $name }
close-do=Закрыть стол
close-sure=Партия прервётся для всех за этим столом.
close-practice=Тренировочный стол будет удалён.
leave-of=Уйти из-за стола: { $name }
leave-do=Уйти
leave-sure=Ваше место освободится.
leave-match-sure=Вы сдаётесь: дальше за вас до конца играет бот.
keep=Остаться
set-up-title={ $game }: новый стол
set-up-seats=Кто где сидит
set-up-seat=Место { $number }
set-up-waits=Стол откроется, друзья получат ссылку, и партия начнётся, когда займут все стулья.
set-up-at-once=Все стулья заняты: партия начнётся сразу.
set-up-length=Какой длины партия
set-up-own=Свои настройки: это уже ни одна из них.
set-up-map=Поле
set-up-another=Показать другое
set-up-example=Это пример. Всё случайное раздаётся заново, когда начинается партия.
set-up-pace=Темп
set-up-name=Название стола
set-up-name-about=Оно стоит в списках и над полем.
set-up-clock=Часы
set-up-clock-about=За того, у кого вышло время, играет бот, пока тот не вернётся.
set-up-undo=Взятие ходов назад
set-up-undo-about=Свободно, пока не открылось новое: карта, кубик, тайный выбор.
set-up-advice=Подсказки разрешены
set-up-advice-about=Любой может спросить, что сделал бы хороший игрок.
set-up-programs=Программы могут садиться за стол
set-up-programs-about=Например, языковые модели: все видят, что за столом программа.
set-up-rated=Рейтинговая партия
set-up-rated-about=Она меняет рейтинги: без подсказок и программ, никто не отдаёт место боту, и у каждого одно место и свой экран.
agreed-rated=Партия рейтинговая
agreed-no-programs=Программы не могут садиться за стол
set-up-who=Кто может прийти
set-up-who-says=играть: { $join }; смотреть: { $watch }
set-up-join=Кто может сесть
set-up-join-about=Если «кто угодно», стол виден всем на первой странице.
set-up-watch=Кто может смотреть
set-up-watch-about=Зрители видят то, что можно видеть всем, и ничего больше.
options-usual=как обычно
options-other=Толкования правил
option-reset=Как обычно
option-none=нет
option-file=Выбрать файл
make-table=Открыть стол
chair-you=Я
chair-you-about=Вы играете за этим экраном.
chair-here=За этим экраном
chair-open=Друг, по ссылке
chair-open-about=Получит ссылку, когда стол откроется, и сам выберет себе имя.
chair-bot=Бот
chair-level=Как сильно играет бот на месте { $number }
level-random=Наугад
level-novice=Новичок
level-adept=Знаток
level-master=Мастер
chair-name=Имя игрока на месте { $number }
chair-name-short=Имя
chair-colour=Цвет места { $number }
chair-remove=Убрать стул { $number }
chair-more=Ещё один стул
chair-longer=примерно на { $minutes } мин дольше
colour-red=красный
colour-blue=синий
colour-green=зелёный
colour-gold=золотой
colour-violet=фиолетовый
colour-teal=бирюзовый
begin-first=Первая партия
begin-standard=Обычная
begin-long=Долгая
about-minutes=около { $minutes } мин
clock-none=Без часов
clock-move-120=2 минуты на ход
clock-move-86400=Сутки на ход
clock-match-1800=30 минут на партию
clock-match-3600=Час на партию
undo-free=Свободно
undo-agreed=С согласия всех
undo-none=Никогда
join-link=по ссылке
join-anyone=кто угодно
watch-link=по ссылке
watch-anyone=кто угодно
watch-nobody=никто
now=Что сейчас решается
now-yours=Ваш ход
now-seat=Решает { $name }
now-other={ $name } думает
now-watching=Вы наблюдаете
now-chance=Решает случай
now-past=Взгляд назад: { $now } из { $last }
now-waiting=Партия ещё не началась
now-over={ $count ->
 [1] Побеждает { $names }
 *[other] Вместе побеждают { $names }
}
confirm=Точно? { $what }
cancel=Отмена
close=Закрыть
undo=Взять назад
redo=Вернуть
restart=Начать ход заново
choices-all=Все: { $count }
choices-less=Меньше
preview=Предпросмотр
do-it=Выполнить
need-place=Выберите подсвеченное место
need-goal=Теперь выберите, куда
need-choice=Выберите что-нибудь выше
point-place=Наведите на подсвеченное место, чтобы увидеть, к чему оно ведёт.
place-before=Предыдущее место
place-next=Следующее место
back-to-decision=Вернуться к решению
film-chance=Случай
film-skip=Пропустить
film-again=Что произошло?
spot-legal={ $name }, можно выбрать
request-of={ $name } просит взять назад { $count ->
 [one] { $count } шаг
 [few] { $count } шага
 *[other] { $count } шагов
}. Нужно согласие всех.
request-yours=Вы просите взять назад { $count ->
 [one] { $count } шаг
 [few] { $count } шага
 *[other] { $count } шагов
}. Остальные ещё не ответили.
agree=Согласиться
refuse=Отказать
curtain={ $name }, ваш ход
curtain-says=Передайте экран. То, чего другим видеть нельзя, появится, когда вы будете готовы.
curtain-open=Это я
table=Стол
about-seat=Ваше место
seat-give=Пусть дальше играет бот
seat-take-back=Снова играть без бота
resign=Сдаться
about-back=Взять назад больше
about-back-says=То, что другие уже видели, можно взять назад с их согласия.
request-undo=Попросить взять назад моё последнее решение
about-watch=Кто смотрит
about-watching={ $count ->
 [0] Никто не смотрит.
 [one] Смотрит { $count } человек.
 [few] Смотрят { $count } человека.
 *[other] Смотрят { $count } человек.
}
about-close=Прервать игру
about-close-says=Этот стол создали вы. Его можно закрыть, пока за ним не играет никто другой или когда остальные ушли.
close-table=Закрыть стол
ended-owner=Тот, кто создал этот стол, закрыл его.
ended-resigned=Все сдались.
ended-long=Партия шла слишком долго.
ended-nobody=Играть никто не пришёл.
about-chance=Случай, который можно проверить
about-commitment=Всё случайное выводится из тайного зерна. Это его отпечаток; само зерно будет показано в конце.
about-seed=Из этого зерна выводилось всё случайное; «mbira verify» проверит его по сохранённому файлу.
seats=Места
seat-you=вы
seat-here=здесь
seat-away=не здесь
seat-free=свободное место
seat-left=кто-то, кого здесь больше нет
seat-bot-for={ $bot } на замене
seat-program=программа
bot-random=Случайный бот
bot-novice=Бот-новичок
bot-adept=Бот-знаток
bot-master=Бот-мастер
beside=Рядом с полем
log=Журнал
log-empty=Пока ничего не произошло.
log-mine=Вы: { $changes }
log-steps={ $count ->
 [one] { $count } шаг
 [few] { $count } шага
 *[many] { $count } шагов
}
log-all={ $count ->
 [one] Показать { $count } запись
 [few] Показать все { $count } записи
 *[other] Показать все { $count } записей
}
inspector=Справка
notes=Заметки
notes-says=Видите только вы; хранится в этом браузере.
next-table=Следующий стол, который вас ждёт: { $name }
chat=Чат
chat-empty=Пока никто ничего не сказал.
chat-say=Напишите что-нибудь
chat-send=Отправить
menu=Меню
minimap-whole=Показать всё поле
minimap-decision=Показать, где решать
zoom-in=Приблизить
zoom-out=Отдалить
link-off=Связь прервалась; пробуем снова…
link-gone=Этот стол вам больше недоступен.
link-copied=Ссылка скопирована.
replay=Место в партии
replay-short=Повтор
replay-back=На шаг назад
replay-on=На шаг вперёд
replay-now=К настоящему
undo-to-here=Взять назад до этого места
replay-link=Ссылка сюда
fork=Тренировка отсюда
fork-secrets=Здесь есть тайны: потренироваться отсюда можно будет после партии.
save=Сохранить в файл
final=Чем всё кончилось
again=Сыграть ещё
again-same=Сыграть ещё с того же начала
again-join=К следующей партии
course=Ход партии
chart-lead=Отрыв от лучшего из остальных
chart-chances=Шансы на победу, по мнению мастера
turning-points=Переломные моменты
turning-point=Шансы ({ $name }): { $before } % до, { $after } % после
try-from-here=Попробовать отсюда
study-open=Что решило партию
walk-through=Пройти партию заново
waiting-for={ $count ->
 [one] Ждём ещё { $count } человека
 *[other] Ждём ещё { $count } человек
}
waiting-ready=Ждём, пока все будут готовы
waiting-all-ready=Все готовы
waiting-send=Пошлите ссылку или отдайте оставшиеся места ботам.
waiting-unready=Ещё не готовы: { $names }.
waiting-you-start=Партию начинаете вы.
waiting-other-starts=Партию начинает { $name }, когда все в сборе.
waiting-maker-starts=Партию начинает тот, кто создал стол, когда все в сборе.
waiting-watching=Вы зритель.
at-the-table=За столом
ready=ждёт начала
ready-not=просит подождать
ready-count=Готовы: { $ready } из { $count }
ready-say=Можно начинать
ready-unsay=Подождите ещё
seat-yours=ваше место
seat-made=хозяин стола
seat-link=Ссылка на это место
seat-bot=Посадить бота
seat-clear=Освободить место
fill-bots=Отдать остальные места ботам
sit-down=Сесть
start=Начать партию
start-all-ready=Все готовы: начать партию
leave=Встать из-за стола
agreed-no-clock=Спешить некуда.
agreed-clock-move={ $time } на ход.
agreed-clock-match={ $time } каждому на всю партию.
time-days={ $count ->
 [one] { $count } день
 [few] { $count } дня
 *[other] { $count } дней
}
time-hours={ $count ->
 [one] { $count } час
 [few] { $count } часа
 *[other] { $count } часов
}
time-minutes={ $count ->
 [one] { $count } минута
 [few] { $count } минуты
 *[other] { $count } минут
}
time-seconds={ $count ->
 [one] { $count } секунда
 [few] { $count } секунды
 *[other] { $count } секунд
}
agreed-no-advice=Без подсказок
agreed-usual=Игра по обычным правилам
agreed-yes=да
agreed-no=нет
agreed-own=свой файл
invite=Пригласить
invite-for=Для чего ссылка
invite-any=Любое свободное место
invite-seat=Место { $number }
invite-watching=Смотреть
invite-link=Ссылка
invite-copy=Скопировать ссылку
invite-send=Отправить
invite-code=Код ссылки для камеры
invite-watch=Скопировать ссылку для зрителя
invite-copied=Ссылка скопирована; пошлите её кому-нибудь.
invite-says-any=По этой ссылке можно занять любое свободное место. Телефон прочтёт код камерой.
invite-says-seat=По этой ссылке можно занять это место, и никакое другое.
invite-says-watch=По этой ссылке можно смотреть партию.
invite-closed=Пока эта ссылка работает только на этом компьютере: больше никто её не откроет.
invite-here-only=Эта ссылка работает только на этом компьютере. Откройте mbira по адресу, которым пользуются другие, и он будет в ссылках.
others-closed=mbira открывается только на этом компьютере. Больше никто не войдёт.
others-let-in=Впустить других
others-would=Тогда все в вашей локальной сети смогут открыть первую страницу, а по ссылке можно будет занять место, для которого она дана. Из интернета войти нельзя. Закрыть вход можно в любой момент.
others-open=Открыто для вашей локальной сети
others-address=Телефоны и компьютеры в той же сети открывают:
others-says=Там все в вашей сети могут открыть первую страницу; по ссылке можно занять место, для которого она дана. Из интернета войти нельзя.
others-firewall=Если там не открывается, устройство в другой сети или мешает брандмауэр этого компьютера.
others-close=Закрыть вход для других
arrive-title={ $name } приглашает вас сыграть: { $game }
arrive-title-watch={ $name } приглашает вас посмотреть: { $game }
arrive-title-open={ $game }: для вас есть место
arrive-for={ $count ->
 [one] Партия на { $count } человека.
 *[other] Партия на { $count } человек.
}
arrive-no-account=Регистрация не нужна.
arrive-name=Как вас зовут?
arrive-seat=Ваше место
arrive-free=свободно
arrive-missing={ $count ->
 [0] Не хватает только вас.
 [one] После вас не хватает ещё { $count } человека.
 *[other] После вас не хватает ещё { $count } человек.
}
arrive-watch=Только смотреть
arrive-new=Я ещё не знаю игры
arrive-keeps=Имя хранится на этом устройстве. Его можно сменить в настройках, и оно сменится везде.
arrive-begun=Партия уже началась.
arrive-taken=Место, для которого дана эта ссылка, уже занимает { $name }.
arrive-full=Все места заняты.
arrive-still-watch=Но можно посмотреть.
arrive-ask=Попросите другую ссылку.
skip=К решению
keys=Клавиши
key-choose=Выбрать из предложенного; первая нажатая клавиша покажет все
key-letters=Выбрать место на поле или другое, у чего есть буква; у некоторых их две
key-main=Нажать главную кнопку
key-decide=Перейти к решению
key-places=Следующее место на поле, которое можно выбрать, или предыдущее
key-enter=Выбрать то, что в фокусе
key-undo=Отменить, вернуть
key-zoom=Крупнее, мельче на поле
key-replay=Шаг назад, шаг вперёд
key-back=Закрыть или отменить последнее; вернуться к настоящему
key-list=Этот список
said=Что происходит
ahead=Решить заранее
ahead-given=Решить заранее (решено: { $count })
ahead-says=Сервер сделает это за вас в ваш ход там, где это возможно. Больше этого никто не видит. Решение пропадает, как только вы берёте ход назад.
ahead-decide=Решить так
ahead-change=Изменить
ahead-stop=Отменить
ahead-number=Число
ahead-less=Меньше
ahead-more=Больше
ahead-until=На какое время
log-ordered=решено заранее
set-up-delay=Как видят зрители
set-up-delay-about=С опозданием на несколько ходов они не могут никому подсказать. После конца партии им видно всё.
delay={ $count ->
 [0] сразу
 [one] с опозданием на { $count } ход
 [few] с опозданием на { $count } хода
 *[many] с опозданием на { $count } ходов
}
now-watching-late={ $count ->
 [one] Вы смотрите с опозданием на { $count } ход
 [few] Вы смотрите с опозданием на { $count } хода
 *[many] Вы смотрите с опозданием на { $count } ходов
}
now-hands=видно и скрытое
hands=Ваше скрытое для особых зрителей
hands-no=Не показывать
hands-late=Через круг
hands-live=Сразу
hands-says=Оно видно только по особой ссылке и только пока согласны все люди за столом; сидящие здесь чужого не видят.
hands-all=Все согласны: скрытое видно сразу.
hands-all-late=Все согласны: скрытое видно с опозданием на круг.
hands-missing=Ничего не видно: нет согласия ({ $names }).
link-kind=Для чего ссылка
link-hands=со всем скрытым, если все согласны
link-hands-says=С опозданием на круг, если не все согласны показывать сразу. По ссылке может прийти и переодетый игрок или его друг: посылайте её тем, кому доверяете.
link-came={ $count ->
 [0] по ней ещё никто не приходил
 [one] по ней пришёл { $count } человек
 [few] по ней пришли { $count } человека
 *[many] по ней пришли { $count } человек
}
link-take-back=Отозвать
arrive-late={ $count ->
 [one] Вы увидите её с опозданием на { $count } ход.
 [few] Вы увидите её с опозданием на { $count } хода.
 *[many] Вы увидите её с опозданием на { $count } ходов.
}
arrive-hands=Вы увидите и всё скрытое, пока согласны все игроки, с опозданием на круг, если они не хотят показывать сразу. До конца партии говорить за столом вам нельзя.
set-up-patience=Кто не решает
set-up-patience-about=Через столько времени хозяин стола может передать место боту; вернуться можно в любой момент.
patience-none=того ждут
patience={ $count ->
 [one] { $count } день
 [few] { $count } дня
 *[many] { $count } дней
}
set-up-languages=Языки
set-up-languages-about=На чём говорят за столом: для тех, кто ищет стол.
set-up-house=Домашние правила
set-up-house-about=Своими словами; их читают до партии и во время неё.
seat-hand-over=Передать боту место того, кто не решает`;export{e as default};