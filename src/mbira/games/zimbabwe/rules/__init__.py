"""The rules: states, set-up, what is legal, what actions do, scores. No words, no views.

What raising a monument does, and when it is legal, is read in this order:

- `raising`: the decisions, one after the other, and what each does;
- `feasible`: whether all the goods can be had together, each from a resource of its own;
- `market`: what a good costs a seat, delivered to a monument;
- `supply`: who makes a good, from which resources, with whose help;
- `network`: how far it can travel, over how many hubs.

Below that is `land`, the ground that steps go over. `neighbours` is not a rule: it answers for
`network` what is asked most. What is kept anywhere must equal what `kept` finds from the state.
"""
