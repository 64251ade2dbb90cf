### What bots weigh in Heart of Africa, in Russian.

term-vp = ПО на шкале
term-turn = ПО за этот ход
term-conflicts = ещё возможные в этот ход конфликты с нейтральными торговцами
term-points = неистраченные очки действия
term-income = ПО, которые принесут следующие ходы
term-traders = торговцы на карте
term-wholesaler = оптовик на карте
term-reach = области, до которых рукой подать
term-influence = влияние
term-markers = жетоны, сбережённые на потом
term-specials = жетоны особой победы, сбережённые на потом
term-reputation = репутация
term-finish = цель в одном ходе
