"""The club: people and bots who come back, how they did, what they let others see, whom they meet.

It stands below the tables: these know whom somebody does not want to meet. What a match comes to is
counted once it is on disk that it has ended.
"""
