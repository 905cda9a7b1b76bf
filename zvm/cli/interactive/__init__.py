"""`zvm -a` on a terminal: `terminal.py` is the loop, `editing.py` and `plain_editing.py` read what is typed (with
prompt_toolkit, or with Python's readline where that is not installed), `completion.py` knows what may follow it."""
