### Words of rules pages, guided matches and hints in English.

rules = Rules
rules-of = Rules: { $game }
rules-contents = Contents
rules-rule = Rule { $rule }
rules-none = There is no such page of rules.
rules-back = Back
lesson-start = Guided first match
