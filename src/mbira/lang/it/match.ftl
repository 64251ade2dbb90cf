### What is said of any match, in Italian.

why-over = La partita è finita: non si decide più niente.
why-chance = Ora decide il caso, e nessun altro può fare niente.
