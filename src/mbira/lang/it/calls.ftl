### Che cosa dice una chiamata: una notifica del browser, una mail, un webhook.

call-table = { $name } ({ $game })
call-somebody = Qualcuno
call-turn = Tocca a te.
call-clock = Tocca a te, e il tuo tempo scade alle { $time }.
call-chat = { $name } ha scritto al tavolo.
call-over = La partita è finita.
call-won = { $count ->
    [one] La partita è finita: ha vinto { $names }.
   *[other] La partita è finita: hanno vinto { $names }.
}
call-closed = Il tavolo è stato chiuso prima della fine della partita.
call-again = { $name } vuole giocare ancora con te.
call-undo = { $name } chiede di poter ritirare qualcosa.
call-invited = { $name } ti invita a un tavolo.
call-many = { $count ->
    [one] Un tavolo ti chiama
   *[other] { $count } tavoli ti chiamano
}
call-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}
call-test = mbira: una prova
call-test-text = Le chiamate arrivano qui.
call-foot = Ti chiamiamo perché lo hai chiesto. Per essere chiamato in altro modo, o per niente: { $link }
call-code-subject = { $code } è il tuo codice per mbira
call-code = Qualcuno vuole essere avvisato a questo indirizzo dai giochi su { $site }. Se sei stato tu, scrivi lì questo codice: { $code }. Vale un'ora, e chi lo scrive potrà anche entrare con questo indirizzo. Se non sei stato tu, non fare nulla: non arriveranno altre lettere.
