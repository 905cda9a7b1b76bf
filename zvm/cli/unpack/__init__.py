"""`zvm unpack`: the layers of obfuscated code, found by running it in a confined process whose I/O is faked.

command.py is the host's side, child.py the process's. Messages are lines of JSON, of which the host trusts nothing.
"""
