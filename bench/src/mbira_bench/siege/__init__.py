"""`mbira bench server --siege`: what one client can do to two others who play.

Each hold is something that one client does all the time, as fast as the limits of a server allow.
It is done by a process of its own to a server of its own, while two other people play.
"""
