"""The command line of zvm-dump."""
from __future__ import annotations

import argparse

from zvm.cli.dump.compiling import OPCACHE, PHPDBG
from zvm.cli.dump.stages import AFTER, BEFORE, STAGES
from zvm.cli.dump.view import View
from zvm.targets import TARGETS, target_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NoReturn

TEXT, JSON, HTML, DOT, ASM = "text", "json", "html", "dot", "asm"
SUFFIXES = {TEXT: ".dump", JSON: ".json", HTML: ".html", DOT: ".dot", ASM: ".zasm"}

DESCRIPTION = """\
Compile PHP and show its op-arrays, as PHP 8.2's OPcache lists them before its
optimizer. Nothing is executed.
"""
EPILOG = """\
A DIR stands for every .php file in it. Warnings go to standard error, PHP's message
about a source that does not compile to standard output; the other sources are shown.

exit codes:
  0    everything was shown
  1    the command line makes no sense, or a file or function is not there
  70   --verify found an op-array that breaks a rule, or zvm failed
  255  a source does not compile

examples:
  zvm-dump script.php                       like opcache.opt_debug_level=0x10000
  zvm-dump --style=phpdbg script.php        like phpdbg -n -qrr -p* script.php
  zvm-dump --stage=after script.php         like opcache.opt_debug_level=0x20000
  zvm-dump --stage=ssa script.php           like opcache.opt_debug_level=0x8000000
  zvm-dump --explain Foo::bar script.php    what the optimizer did to it, and why
  zvm-dump --stage=after --format=html script.php > passes.html
  zvm-dump --stage=types --format=dot --function f x.php | dot -Tsvg > f.svg
  zvm-dump -r 'echo $a + 1;' --handlers     which handler runs each opline
  zvm-dump --function 'Foo::bar' --function '{closure}#2' --source script.php
  zvm-dump --format=html --output-dir out src/
  zvm-dump --format=dot --function f x.php | dot -Tsvg > f.svg
  zvm-dump --format=asm script.php > script.zasm; zvm script.zasm
  zvm-dump --verify --stats src/
"""


_COMPILED_BY = ("short_open_tag", "zend.assertions", "opcache.optimization_level")


class UsageError(Exception):
    """The command line makes no sense."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


class Options:
    """A command line that was understood. `inputs` are (kind, text): ("code", …), ("stdin", "-") or ("path", …)."""

    __slots__ = ("inputs", "style", "stage", "format", "view", "stats", "verify", "color", "output_dir", "settings",
                 "optimization_level", "show_schema", "explains", "php", "bare", "extended_statements", "passes")

    def __init__(self, parsed: argparse.Namespace) -> None:
        self.inputs = [("code", code) for code in parsed.code]
        self.inputs += [("stdin", "-") if path == "-" else ("path", path) for path in parsed.files]
        self.style: str = parsed.style
        self.php: str | None = parsed.php
        self.stage: str = parsed.stage
        self.format: str = parsed.format
        self.explains = bool(parsed.explained)
        if self.explains and self.stage == BEFORE:
            self.stage = AFTER
        self.view = View(parsed.lines, parsed.source, parsed.live_ranges, parsed.handlers,
                         (*parsed.functions, *parsed.explained), target_of(parsed.php))
        self.stats: bool = parsed.stats
        self.verify: bool = parsed.verify
        self.color: str = parsed.color
        self.output_dir: str | None = parsed.output_dir
        self.bare: bool = parsed.bare
        self.extended_statements: bool = parsed.extended_statements
        self.passes: list[str] = parsed.passes
        self.settings = self._configured(parsed.ini_path)
        self.settings |= dict(setting.partition("=")[::2] for setting in parsed.settings)
        try:
            self.optimization_level = int(self.settings.get("opcache.optimization_level", "0x7FFEBFFF"), 0)
        except ValueError:
            raise UsageError("opcache.optimization_level is a number") from None
        self.show_schema: bool = parsed.json_schema

    def _configured(self, path: str | None) -> dict[str, str]:
        """What the command's ini files set, of the settings that compiling depends on."""
        found = {"short_open_tag": "1"}  # PHP's default
        if self.bare and path is None:
            return found
        from zvm.cli.options import Options as CommandOptions
        from zvm.cli.startup import read_configuration

        options = CommandOptions()
        options.ini_path, options.no_ini, options.php = path, self.bare, self.php
        values = read_configuration(options).values
        return found | {name: str(values[name]) for name in _COMPILED_BY if type(values.get(name)) is str}

    @property
    def shows_op_arrays(self) -> bool:
        """--stats and --verify alone say only what they find."""
        return self.output_dir is not None or not (self.stats or self.verify)


def _parser() -> _Parser:
    parser = _Parser(prog="zvm-dump", description=DESCRIPTION, epilog=EPILOG, allow_abbrev=False,
                     formatter_class=argparse.RawDescriptionHelpFormatter,
                     usage="zvm-dump [options] FILE|DIR|-…\n       zvm-dump [options] -r CODE")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a file, a directory, or - for standard input")
    source = parser.add_argument_group("what is compiled")
    source.add_argument("-r", action="append", default=[], metavar="CODE", dest="code", help="CODE, without <?php")
    source.add_argument("-d", action="append", default=[], metavar="KEY=VALUE", dest="settings",
                        help="an ini entry: short_open_tag, zend.assertions, opcache.optimization_level")
    source.add_argument("-n", action="store_true", dest="bare",
                        help="no ini files, and only functions and classes that PHP has without shared extensions; by "
                             "default those of zvm")
    source.add_argument("-c", metavar="PATH", dest="ini_path", help="where php.ini is, or that file")
    source.add_argument("-e", action="store_true", dest="extended_statements",
                        help="EXT_STMT in front of each statement, as php -e compiles")
    source.add_argument("--pass", action="append", default=[], metavar="FILE.py", dest="passes",
                        help="a pass of one's own for the stages after it (docs/guides/extending.md); may be repeated")
    source.add_argument("--style", choices=(OPCACHE, PHPDBG), default=OPCACHE,
                        help="whose listing, and whose way of compiling calls (default: opcache)")
    source.add_argument("--php", choices=[target.name for target in TARGETS], metavar="VERSION",
                        help="the version of PHP: 8.2 (default), 8.3, 8.4, 8.5")
    shown = parser.add_argument_group("what is shown")
    shown.add_argument("--stage", choices=STAGES, default=BEFORE,
                       help="of OPcache's optimizer: before it, what it leaves (after), its blocks, dominators and "
                            "liveness (cfg), static single assignment form (ssa), the same with inferred types (types)")
    shown.add_argument("--function", action="append", default=[], metavar="NAME", dest="functions",
                       help="only this one: foo, Foo::bar, bar of any class, {main}, {closure}, {closure}#2; may be "
                            "repeated")
    shown.add_argument("--explain", action="append", default=[], metavar="NAME", dest="explained",
                       help="which pass of the optimizer rewrote which opline of this function, and why; may be "
                            "repeated")
    shown.add_argument("--source", action="store_true", help="source lines between their oplines")
    shown.add_argument("-L", action="store_true", dest="lines", help="source line number before each opline")
    shown.add_argument("--live-ranges", action="store_true", help="temporaries alive at each opline")
    shown.add_argument("--handlers", action="store_true", help="the specialised handler of each opline")
    shown.add_argument("--stats", action="store_true", help="how often each opcode and handler occurs")
    shown.add_argument("--verify", action="store_true", help="check every op-array against the rules of valid ones")
    how = parser.add_argument_group("how it is shown")
    how.add_argument("--format", choices=(TEXT, JSON, HTML, DOT, ASM), default=TEXT,
                     help="default: text; asm is what zvm-asm reads (docs/reference/assembler.md)")
    how.add_argument("--output-dir", metavar="DIR",
                     help="write FILE's listing to DIR/FILE.dump (.json, .html, .dot, .zasm; FILE's extension "
                          "replaced, its path kept: relative to the directory given, else to the working directory), "
                          "or PHP's message to DIR/FILE.error")
    how.add_argument("--color", choices=("auto", "always", "never"), default="auto",
                     help="auto: on a terminal, unless NO_COLOR is set")
    how.add_argument("--json-schema", action="store_true", help="print the JSON Schema of --format=json, and stop")
    return parser


def parse(argv: list[str]) -> Options:
    """Read the command line; --help ends the process. Raises UsageError."""
    options = Options(_parser().parse_args(argv))
    if not options.inputs and not options.show_schema:
        raise UsageError("nothing to compile")
    if "" in options.settings:
        raise UsageError("-d takes KEY=VALUE")
    if options.format != TEXT and options.style == PHPDBG:
        raise UsageError("--style=phpdbg is a form of text")
    if options.explains and (options.format != TEXT or options.stage != AFTER):
        raise UsageError("--explain is text about what the optimizer leaves")
    if options.stage != BEFORE and (options.format == ASM or options.style == PHPDBG or options.view.has_notes):
        raise UsageError("--stage is shown as text, json, html or dot, with nothing beside the oplines")
    return options
