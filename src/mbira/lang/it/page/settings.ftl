### Le parole delle impostazioni in italiano.

your-name = Il tuo nome
who-you-are = Chi sei
who-more = Passkey, dispositivi, accesso, i tuoi dati
language = Lingua
theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
pace = Riepilogo delle mosse altrui
pace-0 = Nessuno
pace-350 = Veloce
pace-700 = Normale
pace-1400 = Lento
ask-before = Chiedi conferma per ciò che non si può annullare
notices-stay = Gli avvisi restano finché non li tolgo
call-me = Avvisami quando tocca a me
calls-open = Quando e come chiamarmi
transfer = Copia un link per un altro dispositivo
transfer-copied = Link copiato. Permette, una volta sola, di entrare come te da un altro dispositivo.
transfer-scan = Oppure inquadra questo codice con la fotocamera dell'altro dispositivo.
done = Fatto
keys-on = Tasti di una lettera al tavolo (? li elenca)

## Programmi

programs = Programmi che agiscono per me
program-name = Come si chiama
program-may-play = Può giocare, non solo guardare
program-let-in = Crea un token
program-token = Dai questo token al programma. Viene mostrato solo adesso.
program-until = fino al { $until }
program-away = Revoca
program-away-who = Revoca il token di { $name }
