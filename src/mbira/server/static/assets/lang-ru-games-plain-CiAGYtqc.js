var e=`ui-drawing=Позиция, нарисованная буквами
ui-no-drawing=У этой игры нет рисунка. Что происходит, видно в журнале.
ui-find=Найдите вариант или впишите его
ui-find-none=Сейчас такого варианта нет.
ui-why-not=Почему нельзя?
ui-more=Показать ещё { $count }
ui-ask=Спросите о позиции
ui-ask-it=Спросить
ui-questions=О чём можно спросить
ui-no-questions=Эта игра не отвечает на вопросы.
ui-measure-score=Очки
ui-measure-income=Доход`;export{e as default};