var e=`rules=Rules
rules-of=Rules: { $game }
rules-contents=Contents
rules-rule=Rule { $rule }
rules-none=There is no such page of rules.
rules-all=All rules
rules-close=Close the rules
rules-text=Text of the rules
rules-here=About what is being decided now:
rules-back=Back to what is being decided
glossary=Words
puzzles=Puzzles
hint=Hint
hint-close=Hide the hint
hint-thinking=Thinking it over …
hint-slow=Good advice takes a moment: the next hint comes in { $seconds ->
 [one] one second
 *[other] { $seconds } seconds
}.
hint-none=No advice this time. Try again, or trust your own eyes.
hint-title=A good player would …
hint-title-master=A master would …
hint-then=Then: { $steps }
hint-for=It brings more: { $what }
hint-against=It costs some of: { $what }
hint-play=Do that
hint-others=Other good ideas
hint-master=What would the master do?
hint-master-thinking=The master thinks it over …
lesson-start=Guided first match
lesson-name=Guided match
lesson-progress={ $step } of { $count }
lesson-back=Back
lesson-next=Go on
lesson-skip=Skip
lesson-leave=End the lesson
lesson-waiting=The others are playing …
lesson-go=Play on
lesson-happened=This is what happened
lesson-all=You know the ideas; now win
lesson-to-come=Still to come, when it matters: { $ideas }
lesson-won=You have won
lesson-lost=Why it was not enough
lesson-left=Not met this time, and in the rules: { $ideas }
lesson-look=Look at the match
lesson-none=There is no lesson for this game.`;export{e as default};