var e=`about=Швейцарская система, круговой турнир, на выбывание или лига: с друзьями, ботами или со всеми желающими.
mine=Мои турниры
mine-none=Вы ни в одном турнире не участвуете. Создайте свой или войдите в открытый.
open=Открыты для всех
entered=вы участвуете
state-open={ $count ->
 [one] { $count } участник, не начат
 [few] { $count } участника, не начат
 *[many] { $count } участников, не начат
}
state-round=Тур { $round } из { $rounds }
state-over={ $count ->
 [one] { $count } участник, закончен
 [few] { $count } участника, закончен
 *[many] { $count } участников, закончен
}
state-closed={ $count ->
 [one] { $count } участник, отменён
 [few] { $count } участника, отменён
 *[many] { $count } участников, отменён
}
kind-swiss=Швейцарская система
kind-swiss-about=После каждого тура встречаются равные.
kind-robin=Круговой турнир
kind-robin-about=Каждый встречается с каждым из своей группы.
kind-knockout=На выбывание
kind-knockout-about=Лучшие каждого стола идут дальше, пока не останется один стол.
kind-league=Лига
kind-league-about=Сезоны в дивизионах: лучшие поднимаются, последние опускаются.
seats={ $count ->
 [one] { $count } место за столом
 [few] { $count } места за столом
 *[many] { $count } мест за столом
}
rounds={ $count ->
 [one] { $count } тур
 [few] { $count } тура
 *[many] { $count } туров
}
days={ $count ->
 [one] { $count } день
 [few] { $count } дня
 *[many] { $count } дней
}
hours={ $count ->
 [one] { $count } час
 [few] { $count } часа
 *[many] { $count } часов
}
minutes={ $count ->
 [one] { $count } минута
 [few] { $count } минуты
 *[many] { $count } минут
}
no-limit=без ограничения
new=Новый турнир
new-name=Как он называется
new-game=Игра
new-kind=Как играют
new-seats=Мест за столом
new-seats-about=Некоторые столы меньше, если число участников не делится.
new-rounds=Туров
new-group=В группе
new-group-about=Примерно сколько; меньше ни в одной не бывает.
new-seasons=Сезонов
new-enter=Кто может участвовать
new-start=Начинается сам
new-start-about=При таком числе участников; 0 — когда скажете вы.
new-deadline=Время на тур
new-move=Время на ход
new-more=Время и отсутствующие
new-options=Как готовятся партии
new-absent=Кто не пришёл
make=Создать турнир
enter-anyone=Все
enter-anyone-about=Он есть в списке, и участвовать могут все.
enter-link=У кого есть ссылка
enter-link-about=Его видят и могут участвовать только те, у кого есть ссылка.
enter-invited=По приглашению
enter-invited-about=Каждое приглашение — ссылка для одного человека.
absent-bot=За них играет бот
absent-bot-about=За опоздавших и выбывших доигрывает бот, и это засчитывается.
absent-forfeit=Им засчитывается поражение
absent-forfeit-about=Опоздавшие и выбывшие — последние за этим столом и не получают очков.
cup-open={ $game }. { $kind }.
cup-about={ $game }: мест за столом { $seats }, участников { $count }, туров { $rounds }.
entrants={ $count ->
 [0] Участники
 [one] { $count } участник
 [few] { $count } участника
 *[many] { $count } участников
}
entrants-none=Пока никого нет.
enter=Участвовать
leave-open=Я всё-таки не играю
leave=Выбыть
leave-sure=Выбыть из этого турнира? За вашим столом доиграет бот, вернуться нельзя.
turn-away=Исключить
turn-away-who=Исключить: { $name }
settled=О чём договорились
round-has=На тур даётся { $time }.
round-free=Тур длится сколько нужно.
move-has=На ход даётся { $time }.
starts-at=Начнётся сам, когда участников будет { $count }.
starts-by=Начнётся, когда скажет его создатель; участников нужно не меньше { $count }.
bots-count=Сколько ботов
bots-level=Насколько сильных
bots-add=Добавить ботов
invite=Создать ссылку
start=Начать
close=Отменить турнир
close-sure=Отменить этот турнир для всех?
closed=Этот турнир отменён.
extend=Продлить этот тур на { $time }
round=Тур { $round }
round-done=сыгран
round-now=играется
round-ends=до { $when }
round-coming=впереди
pairings=Встречи тура { $round }
left=осталось { $time }
my-table=К моему столу
table-won=победа: { $name }
table-shared=ничья
table-void=не доиграна
table-waits=не начата
table-on=играется
table-yours=ваш ход
table-turn=решает { $name }
absent=неявка
bye=без пары, как победа
deadline-bot=Не закончите до { $when }? За того, чей ход, доиграет бот.
deadline-forfeit=Не закончите до { $when }? За того, чей ход, доиграет бот, а сам он будет последним.
late=Время этого тура вышло: за того, кто думает дольше десяти минут, играет бот.
standings=Положение
final=Итоговое положение
division=Дивизион { $number }
group=Группа { $number }
place=Место
name=Имя
points=Очки
opponents=Соперники
by-opponents=очков поровну, соперники слабее
by-direct=поровну, но хуже в личных встречах
by-margin=поровну, но с меньшим отрывом
by-lot=во всём поровну: жребий { $lot }
standings-about=Победа — 3 очка, разделённое место делит их. При равенстве очков: у чьих соперников больше, затем личные встречи, затем отрыв, затем жребий.
seed=Жребии следуют из { $seed }.
export-standings=Положение (файл)
export-tables=Результаты (файл)`;export{e as default};