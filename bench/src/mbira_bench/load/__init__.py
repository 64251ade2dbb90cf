"""`mbira bench server`: a club's evening against one server process, and single calls."""
