var e=`who=Chi sei
who-guest=Qui sei un ospite: ti conosce solo questo browser. Per giocare basta, finché vuoi.
who-somebody=Sei qualcuno: qualunque cosa accada a questo browser, puoi entrare di nuovo.
rename=Rinomina
remove=Rimuovi
passkeys=Passkey
passkeys-about=La chiave la custodisce il tuo dispositivo, e l’apre il tuo dito, il tuo volto o il PIN. Non c’è password. I tuoi tavoli e posti restano tuoi.
passkey-make=Crea una passkey su questo dispositivo
passkey-made=D’ora in poi puoi entrare con questa passkey, qui e ovunque la porti il tuo dispositivo.
passkey-made-on=creata il { $date }
passkey-used-on=usata l’ultima volta il { $date }
passkey-keep=Tieni
passkey-name=Come si chiama
passkey-rename-which=Rinomina la passkey { $name }
passkey-remove-which=Rimuovi la passkey { $name }
passkey-remove-sure=Rimuovere la passkey { $name }? Nessuno potrà più entrare con essa.
passkey-cancelled=Non c’era una passkey, o non hai voluto usarla.
passkey-known=Questo dispositivo ha già una passkey per te.
passkeys-insecure=Le passkey richiedono una pagina aperta con https, o come localhost. Questa non lo è.
passkeys-by-name=Aprila come localhost
passkeys-missing=Questo server non ha passkey: chi lo gestisce le installa con pip install 'mbira[passkeys]'.
passkeys-unknown=Questo browser non ha passkey.
mail=Posta
mail-about=Un link che ti mandiamo ti fa entrare dove non hai una passkey. Qui c'è anche l'indirizzo che hai confermato per le chiamate: la lista è una sola.
mail-address=Indirizzo di posta
mail-send=Mandami un link
mail-sent=Una lettera è in viaggio verso { $address }. Apri il suo link entro un quarto d’ora.
mail-confirmed=confermato
mail-confirmed-calls=confermato; lì arrivano anche le chiamate
mail-remove-which=Rimuovi l’indirizzo { $address }
letter=Un link dalla tua posta
letter-sign-in=È stato mandato a { $address } e fa entrare questo browser come { $name }.
letter-confirm=È stato mandato a { $address }. È il tuo indirizzo? Allora potrai entrare con un link che mandiamo lì.
letter-confirm-now=È mio
letter-not=Non fare nulla
codes=Codici di recupero
codes-about=Per il giorno in cui non ti resta altro. Ognuno vale una volta. Scrivili, o stampali.
codes-make=Crea dieci codici
codes-again=Crea codici nuovi
codes-again-sure=Creare codici nuovi? Quelli che hai non varranno più nulla.
codes-left={ $count ->
 [one] Resta un codice.
 *[other] Restano { $count } codici.
}
codes-now=Si vedono solo adesso.
codes-copy=Copiali
codes-copied=I codici sono copiati.
sign-in=Sei già stato qui?
sign-in-about=Entra, e sei chi eri, con tutti i tuoi tavoli.
sign-in-passkey=Entra con una passkey
sign-in-code=Ho un codice di recupero
sign-in-now=Entra
recovery-code=Codice di recupero
bring=Porta con te i tuoi tavoli
bring-about=Prima di entrare, in questo browser eri { $name }, con { $tables ->
 [one] un tavolo
 *[other] { $tables } tavoli
}. Sono tuoi?
bring-now=Portali con te
bring-not=Lasciali
brought=Adesso sono tuoi.
sessions=Dove sei entrato
session-here=questo browser
session-seen=qui l’ultima volta il { $date }
session-unknown=Un browser o un programma
session-end=Esci
session-end-which=Esci da { $device }
session-end-sure=Uscire da questo browser?
session-end-guest=Uscire da questo browser? Nient’altro sa chi sei: i tuoi tavoli e posti sarebbero persi. Prima crea una passkey.
sessions-end=Esci da tutti gli altri
sessions-ended=Tutti gli altri browser, link e programmi sono usciti.
data=I tuoi dati
data-about=Tutto ciò che questo server conserva di te: nome, dispositivi, tavoli, quello che hai detto.
data-export=Portali via tutti
data-forget=Essere dimenticato
data-forget-about=Nelle tue partite giocano i bot. Il tuo nome sparisce da tutti i tavoli e da ciò che hai detto. Non si può annullare.
data-forget-name=Per continuare scrivi il tuo nome: { $name }
data-forget-now=Dimenticami`;export{e as default};