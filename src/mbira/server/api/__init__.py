"""The HTTP API: each address is a function whose types are its documentation."""
