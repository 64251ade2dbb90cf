var e=`### Words of rules pages, guided matches and hints in English.

## Rules

rules = Rules
rules-of = Rules: { $game }
rules-contents = Contents
rules-rule = Rule { $rule }
rules-none = There is no such page of rules.

## Hints

hint = Hint
hint-close = Hide the hint
hint-thinking = Thinking it over …
hint-slow = Good advice takes a moment: the next hint comes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
hint-none = No advice this time. Try again, or trust your own eyes.
hint-title = A good player would …
hint-title-master = A master would …
hint-then = Then: { $steps }
hint-for = It brings, in points: { $what }
hint-against = It costs, in points: { $what }
hint-play = Do that
hint-others = Other good ideas
hint-master = What would the master do?
hint-master-thinking = The master thinks it over …

## Guided matches

lesson-start = Guided first match
lesson-name = Guided match
lesson-progress = { $step } of { $count }
lesson-back = Back
lesson-next = Go on
lesson-skip = Skip
lesson-leave = End the lesson
lesson-waiting = The others are playing …
lesson-until = Not yet: play on, and the lesson waits for it.
lesson-otherwise = You did something else: that is fine as well. The lesson goes on from here.
lesson-over = The lesson is over; the match is yours. Play it to the end, or begin a real one.
lesson-play-on = Play on
lesson-rules = Read the rules
lesson-none = There is no lesson for this game.
`;export{e as default};