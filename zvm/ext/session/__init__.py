"""PHP's extension "session".

`session.py` is the session of one engine, `lifecycle.py` what becomes of it from start to shutdown. Data goes through a
serializer (serializers.py) to a save handler: files.py, or a script's own (user_handler.py). settings.py has the
directives. upload_progress.py is told by zvm/web/form_data.py how far the files of a form have been read.
"""

# the order in which PHP registers them
CLASSES = ("SessionHandlerInterface", "SessionIdInterface", "SessionUpdateTimestampHandlerInterface", "SessionHandler")
