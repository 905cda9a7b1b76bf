"""A WSGI application that serves a folder of PHP: `zvm.wsgi.application("/var/www")` (PEP 3333).

Each request is an engine of its own; what was compiled stays in the process. For gunicorn, uWSGI, mod_wsgi and
waitress, which bring the processes or threads. ASGI servers take `zvm.asgi.application`.
"""
from __future__ import annotations

from zvm.web.wsgi import Application, application

__all__ = ["Application", "application"]
