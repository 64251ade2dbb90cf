### What is said of any match, in Russian.

why-over = Партия окончена: решать больше нечего.
why-chance = Сейчас решает случай, и никто другой не может ничего сделать.
