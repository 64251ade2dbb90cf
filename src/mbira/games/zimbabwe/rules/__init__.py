"""The rules: states, set-up, what is legal, what actions do, scores. No words, no views."""
