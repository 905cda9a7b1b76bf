"""The PHP application in `public` for any WSGI server: gunicorn --chdir examples/servers wsgi_app:application"""
from pathlib import Path

import zvm.wsgi

public = Path(__file__).parent / "public"
application = zvm.wsgi.application(public, ini={"session.save_path": "/tmp"})
