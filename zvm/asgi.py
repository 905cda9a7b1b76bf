"""An ASGI application that serves a folder of PHP: `zvm.asgi.application("/var/www")`, for uvicorn and the like."""
from __future__ import annotations

from zvm.web.asgi import Application, application

__all__ = ["Application", "application"]
