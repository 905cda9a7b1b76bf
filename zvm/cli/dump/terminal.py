"""What only a terminal gets: colours, tables, the progress bar. The only module here that imports rich."""
from __future__ import annotations

import os
import sys

from zvm.cli.dump.view import readable

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator

    from rich.console import Console

    from zvm.cli.dump.inputs import Job
    from zvm.cli.dump.statistics import Statistics
    from zvm.cli.dump.text import Piece

STYLES = {"header": "bold", "number": "dim", "result": "cyan", "opcode": "bold blue", "literal": "green",
          "variable": "cyan", "other": "magenta", "note": "dim italic", "source": "yellow", "table": "magenta"}


def wants_color(choice: str) -> bool:
    """--color against the terminal and NO_COLOR (no-color.org: set and not empty)."""
    if choice != "auto":
        return choice == "always"
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _console() -> Console:
    from rich.console import Console

    return Console(file=sys.stdout, force_terminal=True, highlight=False, markup=False, emoji=False, soft_wrap=True,
                   color_system="standard", width=max(80, os.get_terminal_size().columns) if sys.stdout.isatty()
                   else 120)


def paint(pieces: Iterable[Piece]) -> None:
    """Print a listing in colours. Control characters in literals are shown, not sent to the terminal."""
    from rich.text import Text

    console = _console()
    line = Text()
    for style, text in pieces:
        line.append(readable(text), STYLES.get(style))
        if text.endswith("\n"):
            console.print(line, end="")
            line = Text()
    console.print(line, end="")


def show_statistics(statistics: Statistics) -> None:
    """The tables of --stats."""
    from rich.table import Table

    console = _console()
    for title, rows in statistics.tables():
        table = Table(title=title, title_justify="left", header_style="bold")
        table.add_column("name", style="bold blue")
        table.add_column("count", justify="right")
        table.add_column("share", justify="right")
        table.add_column("")
        most = rows[0][1] if rows else 1
        for name, count, share in rows:
            table.add_row(name, str(count), f"{share:.2f} %", "█" * max(1, round(24 * count / most)), style=None)
        console.print(table)


def with_progress(jobs: list[Job]) -> Iterator[Job]:
    """The jobs, with a progress bar on standard error where that is a terminal."""
    if not sys.stderr.isatty():
        yield from jobs
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("compiling"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
               TextColumn("{task.description}"))
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("", total=len(jobs))
        for job in jobs:
            progress.update(task, description=os.path.basename(job.text) if job.kind == "path" else "")
            yield job
            progress.advance(task)
