"""The PHP application in `public` for any ASGI server: uvicorn --app-dir examples/servers asgi_app:application"""
from pathlib import Path

import zvm.asgi

public = Path(__file__).parent / "public"
application = zvm.asgi.application(public, ini={"session.save_path": "/tmp"})
