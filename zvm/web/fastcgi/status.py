"""The status page: what the workers of a pool are doing, as text, HTML, XML or JSON (fpm_status.c)."""
from __future__ import annotations

import json
import time
from html import escape
from typing import TYPE_CHECKING, Any

from zvm.web.fastcgi.scoreboard import IDLE, RUNNING

if TYPE_CHECKING:
    from zvm.web.fastcgi.scoreboard import Scoreboard, Slot

NO_CACHE = ["Expires: Thu, 01 Jan 1970 00:00:00 GMT",
            "Cache-Control: no-cache, no-store, must-revalidate, max-age=0"]
_TYPES = {"": "text/plain", "html": "text/html", "xml": "text/xml", "json": "application/json"}
_HTML = """\
<!DOCTYPE html>
<html lang="en">
<head><title>PHP-FPM Status Page</title></head>
<body>
<table>
%s</table>
%s</body></html>"""


def pool_fields(pool: str, board: Scoreboard, queue: tuple[int, int, int]) -> dict[str, Any]:
    """What is known of a pool; `queue` is the length of the listen queue now, at most so far, and possible."""
    slots = board.slots()
    idle = sum(slot.state_name == IDLE for slot in slots)
    accepted, slow = board.totals()
    most, reached = board.peaks()
    return {"pool": pool, "process manager": "static", "start time": int(board.started),
            "start since": int(time.time() - board.started), "accepted conn": accepted, "listen queue": queue[0],
            "max listen queue": queue[1], "listen queue len": queue[2], "idle processes": idle,
            "active processes": len(slots) - idle, "total processes": len(slots), "max active processes": most,
            "max children reached": reached, "slow requests": slow}


def process_fields(slot: Slot) -> dict[str, Any]:
    """What is known of a worker."""
    running = slot.state_name == RUNNING
    duration = time.time() - slot.request_started if running else slot.duration
    cpu = 0.0 if running or not slot.duration else 100.0 * slot.cpu / slot.duration
    return {"pid": slot.pid, "state": slot.state_name, "start time": int(slot.started),
            "start since": int(time.time() - slot.started), "requests": slot.requests,
            "request duration": int(duration * 1_000_000), "request method": _text(slot.method) or "-",
            "request URI": _text(slot.uri) or "-", "content length": slot.content_length,
            "user": _text(slot.user) or "-", "script": _text(slot.script) or "-",
            "last request cpu": f"{cpu:.2f}", "last request memory": 0}


def page(query: str, fields: dict[str, Any], processes: list[dict[str, Any]]) -> tuple[list[str], bytes]:
    """Headers and body in the format that the query names; `full` adds the processes."""
    words = query.split("&")
    kind = next((word for word in words if word in _TYPES and word), "")
    shown = processes if "full" in words else []
    text = {"": _as_text, "html": _as_html, "xml": _as_xml, "json": _as_json}[kind](fields, shown)
    charset = "" if kind == "json" else ";charset=UTF-8"
    return [*NO_CACHE, f"Content-Type: {_TYPES[kind]}{charset}"], text.encode("latin-1", "replace")


def _text(data: bytes) -> str:
    return data.decode("latin-1")


def _with_dates(fields: dict[str, Any]) -> dict[str, Any]:
    moment = time.strftime("%d/%b/%Y:%H:%M:%S +0000", time.gmtime(fields["start time"]))
    return {**fields, "start time": moment}


def _as_text(fields: dict[str, Any], processes: list[dict[str, Any]]) -> str:
    text = "".join(f"{name + ':':21} {value}\n" for name, value in _with_dates(fields).items())
    for process in processes:
        text += "\n************************\n"
        text += "".join(f"{name + ':':21} {value}\n" for name, value in _with_dates(process).items())
    return text


def _as_html(fields: dict[str, Any], processes: list[dict[str, Any]]) -> str:
    rows = "".join(f"<tr><th>{name}</th><td>{escape(str(value))}</td></tr>\n"
                   for name, value in _with_dates(fields).items())
    table = ""
    if processes:
        table = "<table>\n<tr>" + "".join(f"<th>{name}</th>" for name in processes[0]) + "</tr>\n"
        table += "".join("<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in _with_dates(each).values()) +
                         "</tr>\n" for each in processes) + "</table>\n"
    return _HTML % (rows, table)


def _as_xml(fields: dict[str, Any], processes: list[dict[str, Any]]) -> str:
    def elements(values: dict[str, Any]) -> str:
        return "".join(f"<{name.lower().replace(' ', '-')}>{escape(str(value))}</{name.lower().replace(' ', '-')}>\n"
                       for name, value in values.items())
    inner = "".join("<process>\n" + elements(each) + "</process>\n" for each in processes)
    if processes:
        inner = f"<processes>\n{inner}</processes>\n"
    return f'<?xml version="1.0" ?>\n<status>\n{elements(fields)}{inner}</status>'


def _as_json(fields: dict[str, Any], processes: list[dict[str, Any]]) -> str:
    made: dict[str, Any] = dict(fields)
    if processes:
        made["processes"] = [{name.lower(): float(value) if name == "last request cpu" else value
                              for name, value in each.items()} for each in processes]
    return json.dumps(made, separators=(",", ":"))
