### The words of Settings in English.

your-name = Your name
who-you-are = Who you are
who-more = Passkeys, devices, signing in, your data
language = Language
theme = Light or dark
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
pace = Recap of what others did
pace-0 = None
pace-350 = Fast
pace-700 = Normal
pace-1400 = Slow
ask-before = Ask before what cannot be undone
notices-stay = Notices stay until I put them away
call-me = Call me when it is my turn
calls-open = When and how to call me
transfer = Copy a link for another device
transfer-copied = The link is copied. It makes another device you, once.
transfer-scan = Or let the camera of the other device read this code.
done = Done
keys-on = Keys of one letter at a table (? lists them)

## Programs

programs = Programs that act for me
program-name = What it is called
program-may-play = It may play, not only look
program-let-in = Make a token
program-token = Give the program this token. It is shown only now.
program-until = until { $until }
program-away = Revoke
program-away-who = Revoke the token of { $name }
