var e=`ui-drawing=The position, drawn with letters
ui-no-drawing=This game has no drawing. What happens stands in the log.
ui-find=Find a choice, or type one
ui-find-none=There is no such choice now.
ui-why-not=Why not?
ui-more=Show { $count } more
ui-ask=Ask about the position
ui-ask-it=Ask
ui-questions=What can be asked
ui-no-questions=This game answers no questions.
ui-measure-score=Points
ui-measure-income=Income`;export{e as default};