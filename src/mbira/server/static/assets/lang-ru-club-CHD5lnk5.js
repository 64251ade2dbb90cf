var e=`club=Клуб
people=Люди
leaderboard=Рейтинг
since=Здесь с { $day }
is-bot=Бот, против которого может сыграть каждый.
here=сейчас здесь
somebody=кто-то
ratings-none=Рейтинговых партий пока нет.
short=Больше видят только те, кто играл с этим человеком.
rating-of=Рейтинг: { $game }, мест: { $seats }
seats={ $count ->
 [one] { $count } место
 [few] { $count } места
 *[many] { $count } мест
}
seats-label=Число мест
matches-count={ $count ->
 [one] { $count } партия
 [few] { $count } партии
 *[many] { $count } партий
}
provisional=пока не устоялся
this-month={ $points } за месяц
spread-about=± показывает, насколько рейтинг надёжен: с вероятностью 95 % он в этих пределах. С каждой партией они сужаются.
matches=Партии
matches-all=Все: { $count }
matches-none=Здесь пока нет партий.
day=День
game=Игра
against=Против
place=Место
rating=Рейтинг
unrated=без рейтинга
left-it=партия оставлена
more=Ещё
filter-game=Какая игра
filter-place=Какое место
filter-opponent=Против кого
filter-since=С
filter-until=По
filter-any=Любое
head-to-head=Личные встречи
ahead=впереди { $part } из { $count }
numbers=В цифрах
numbers-won=выиграно партий
numbers-share=доля побед
numbers-margin=средний отрыв
numbers-time=время на решение
numbers-places=Места
of={ $part } из { $count }
chosen={ $count ->
 [one] { $count } партия, побед { $won }
 [few] { $count } партии, побед { $won }
 *[many] { $count } партий, побед { $won }
}
seconds={ $count } с
minutes={ $count } мин
hours={ $count } ч
rank=Ранг
name=Имя
may-lie=Где он может быть, от { $low } до { $high }
with-bots=с ботами
leaderboard-none=Рейтинговых партий ещё никто не играл. Рейтинговая ли партия, решают, когда готовят стол.
leaderboard-note=У кого меньше пяти рейтинговых партий, у того ещё нет ранга.
known=Люди, с которыми вы играли
known-none=Пока никого: они появятся, когда закончится партия с другими.
is-blocked=заблокирован
invite-somebody=Пригласить за стол
invite-to=Место за столом { $table }
invite-take-back=Отозвать предложение: { $table }
invite-none=У вас нет стола со свободным местом. Сначала приготовьте стол с местом для друга:
invite-new=Новый стол: { $game }
invited={ $name } увидит это на своей первой странице.
offered={ $name } предлагает вам место
offer-take=Сесть за стол
offer-decline=Нет, спасибо
block=Заблокировать
unblock=Разблокировать
block-sure=Заблокировать: { $name }? Этот человек не сможет садиться за ваши столы и писать вам и не увидит вашу страницу. Ему об этом не скажут.
blocked=Кого вы заблокировали
report=Пожаловаться
report-what=Что должен знать о { $name } тот, кто ведёт этот сервер?
report-done=Теперь тот, кто ведёт сервер, может это прочитать.
profile=Что видят о вас другие
shown=Кто видит вашу страницу
shown-known=Те, с кем я играл
shown-known-about=Остальные видят только имя и рейтинги.
shown-everybody=Все
shown-everybody-about=Каждый, кто пользуется этим сервером.
shown-nobody=Только я
shown-nobody-about=Вас нет в рейтингах, и никто вас не найдёт.
presence=Показывать, когда я здесь
presence-about=Тем, кто видит вашу страницу.`;export{e as default};