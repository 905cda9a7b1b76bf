"""Calls of functions in one handler: fusing.py does it, site.py runs it, internal.py and user.py make what is quick."""
