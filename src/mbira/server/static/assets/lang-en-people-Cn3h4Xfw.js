var e=`who=Who you are
who-guest=You are a guest here: only this browser knows you. That is enough to play, for as long as you like.
who-somebody=You are somebody: whatever happens to this browser, you can sign in again.
rename=Rename
remove=Remove
passkeys=Passkeys
passkeys-about=Your device keeps the key, and your finger, face or PIN opens it. There is no password. Your tables and seats stay yours.
passkey-make=Make a passkey on this device
passkey-made=From now on you can sign in with this passkey, here and wherever your device takes it.
passkey-made-on=made on { $date }
passkey-used-on=last used on { $date }
passkey-keep=Keep
passkey-name=What it is called
passkey-rename-which=Rename the passkey { $name }
passkey-remove-which=Remove the passkey { $name }
passkey-remove-sure=Remove the passkey { $name }? Nobody can sign in with it any more.
passkey-cancelled=There was no passkey, or you did not want to use it.
passkey-known=This device has a passkey for you already.
passkeys-insecure=Passkeys need a page that is opened by https, or as localhost. This one is not.
passkeys-by-name=Open it as localhost
passkeys-missing=This server has no passkeys: whoever runs it installs them with pip install 'mbira[passkeys]'.
passkeys-unknown=This browser has no passkeys.
mail=Mail
mail-about=A link that we send you signs you in where you have no passkey. An address that you have confirmed for calls stands here as well: it is one list.
mail-address=Mail address
mail-send=Send me a link
mail-sent=A letter is on its way to { $address }. Open its link within a quarter of an hour.
mail-confirmed=confirmed
mail-confirmed-calls=confirmed; you are called there too
mail-remove-which=Remove the address { $address }
letter=A link from your mail
letter-sign-in=It was sent to { $address } and signs this browser in as { $name }.
letter-confirm=It was sent to { $address }. Is that your address? Then you can sign in by a link that we send there.
letter-confirm-now=It is mine
letter-not=Do nothing
codes=Recovery codes
codes-about=For the day on which you have nothing else left. Each is good once. Write them down, or print them.
codes-make=Make ten codes
codes-again=Make new codes
codes-again-sure=Make new codes? Those you have are good for nothing then.
codes-left={ $count ->
 [one] One code is left.
 *[other] { $count } codes are left.
}
codes-now=They are shown only now.
codes-copy=Copy them
codes-copied=The codes are copied.
sign-in=You have been here before?
sign-in-about=Sign in, and you are who you were, with all your tables.
sign-in-passkey=Sign in with a passkey
sign-in-code=I have a recovery code
sign-in-now=Sign in
recovery-code=Recovery code
bring=Bring your tables along
bring-about=Before you signed in you were { $name } in this browser, with { $tables ->
 [one] one table
 *[other] { $tables } tables
}. Are they yours?
bring-now=Bring them along
bring-not=Leave them
brought=They are yours now.
sessions=Where you are signed in
session-here=this browser
session-seen=last here on { $date }
session-unknown=A browser or a program
session-end=Sign out
session-end-which=Sign out { $device }
session-end-sure=Sign out of this browser?
session-end-guest=Sign out of this browser? Nothing else knows who you are: your tables and seats are lost to you. Make a passkey first.
sessions-end=Sign out everywhere else
sessions-ended=All other browsers, links and programs are signed out.
data=Your data
data-about=All that this server keeps about you: name, devices, tables, what you have said.
data-export=Take all of it away
data-forget=Be forgotten
data-forget-about=Bots play on in your matches. Your name goes from all tables and from what you said there. It cannot be undone.
data-forget-name=To go on, type your name: { $name }
data-forget-now=Forget me`;export{e as default};