var e=`rules=Правила
rules-of=Правила: { $game }
rules-contents=Содержание
rules-rule=Правило { $rule }
rules-none=Такой страницы правил нет.
rules-all=Все правила
rules-close=Закрыть правила
rules-text=Текст правил
rules-here=О том, что решается сейчас:
rules-back=К тому, что решается сейчас
glossary=Слова
puzzles=Задачи
hint=Подсказка
hint-close=Скрыть подсказку
hint-thinking=Дайте подумать…
hint-slow=Хороший совет требует времени: следующий будет через { $seconds ->
 [one] { $seconds } секунду
 [few] { $seconds } секунды
 *[other] { $seconds } секунд
}.
hint-none=На этот раз совета нет. Попробуйте ещё раз или доверьтесь себе.
hint-title=Хороший игрок поступил бы так:
hint-title-master=Мастер поступил бы так:
hint-then=Потом: { $steps }
hint-for=Это даёт больше: { $what }
hint-against=За счёт этого: { $what }
hint-play=Так и сделать
hint-others=Другие удачные мысли
hint-master=А что сделал бы мастер?
hint-master-thinking=Мастер думает…
lesson-start=Первая партия с подсказками
lesson-name=Учебная партия
lesson-progress={ $step } из { $count }
lesson-back=Назад
lesson-next=Дальше
lesson-skip=Пропустить
lesson-leave=Закончить урок
lesson-waiting=Ходят остальные…
lesson-go=Играйте дальше
lesson-happened=Вот что произошло
lesson-all=Главное вы знаете; теперь победите
lesson-to-come=Ещё впереди, когда придёт время: { $ideas }
lesson-won=Вы победили
lesson-lost=Почему не хватило
lesson-left=В этот раз не встретилось, но есть в правилах: { $ideas }
lesson-look=Посмотреть партию
lesson-none=Для этой игры урока нет.`;export{e as default};