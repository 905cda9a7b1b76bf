"""Requests of the web, each run by an engine of its own: what a request brings (request.py, form_data.py), running it
(running.py), which file a path means (paths.py), and WSGI and ASGI applications.

Imports the engine and what lies below it; used by cli/server.py and by zvm/wsgi.py.
"""
