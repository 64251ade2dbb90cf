### What bots of Meduris look at, in Russian.

term-points = очки на этот момент
term-temples = храмы и поселения рядом с ними
term-stones = рунные камни: у реки и в конце
term-visits = визиты друида до последнего круга
term-last-lap = подношения на последнем круге друида
term-druid-tokens = жетоны друида под вашими хижинами
term-materials = материалы для построек и подношений
term-workers = рабочие и их сбор
term-pieces = построенные хижины и храмы
