"""`mbira bench server --club`: an evening of a club whose people are called, rated and compete.

The server is killed in its middle if that is wanted; afterwards it is checked that no call was
lost, none came twice to a device, and no match was counted twice.
"""
