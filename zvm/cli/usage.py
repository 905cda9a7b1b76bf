"""What -h and -v print. PHP's texts, with the command's name as PHP takes it from argv[0]."""
from __future__ import annotations

import sys

from zvm import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.targets import Target

_FORMS = """\
Usage: {0} [options] [-f] <file> [--] [args...]
   {0} [options] -r <code> [--] [args...]
   {0} [options] [-B <begin_code>] -R <code> [-E <end_code>] [--] [args...]
   {0} [options] [-B <begin_code>] -F <file> [-E <end_code>] [--] [args...]
   {0} [options] -S <addr>:<port> [-t docroot] [router]
   {0} [options] -- [args...]
   {0} [options] -a

  -a               Run as interactive shell (requires readline extension)
  -c <path>|<file> Look for php.ini file in this directory
  -n               No configuration (ini) files will be used
  -d foo[=bar]     Define INI entry foo with value 'bar'
  -e               Generate extended information for debugger/profiler
  -f <file>        Parse and execute <file>.
  -h               This help
  -i               PHP information
  -l               Syntax check only (lint)
  -m               Show compiled in modules
  -r <code>        Run PHP <code> without using script tags <?..?>
  -B <begin_code>  Run PHP <begin_code> before processing input lines
  -R <code>        Run PHP <code> for every input line
  -F <file>        Parse and execute <file> for every input line
  -E <end_code>    Run PHP <end_code> after processing all input lines
  -H               Hide any passed arguments from external tools.
  -S <addr>:<port> Run with built-in web server.
  -t <docroot>     Specify document root <docroot> for built-in web server.
  -s               Output HTML syntax highlighted source.
  -v               Version number
  -w               Output source with stripped comments and whitespace.
  -z <file>        Load Zend extension <file>.

  args...          Arguments passed to script. Use -- args when first argument
                   starts with - or script is read from stdin

  --ini            Show configuration file names

  --rf <name>      Show information about function <name>.
  --rc <name>      Show information about class <name>.
  --re <name>      Show information about extension <name>.
  --rz <name>      Show information about Zend extension <name>.
  --ri <name>      Show configuration for extension <name>.

"""
_OWN = """\
  --precompile <dir>  Compile all PHP files below <dir> into the cache of compiled files
  --setup          Prepare an installation for fast starts now, not after the first of them
  --server         Start this session's server, which runs commands at once (zvm-warm)
  --warm           Have the server run this command; as ZVM_SERVER=1 in the environment
  --php=VERSION    Be PHP 8.2 (the default), 8.3, 8.4 or 8.5; as ZVM_PHP, or a command called php8.4
  --native-status  Say whether native handlers run, and why not
  --coverage=<dir> Run, then write which lines were executed into <dir>: a page, Clover, Cobertura and LCOV
  --profile=<file> Run, then write where the time went: speedscope (.json), folded stacks (.folded), pprof (.pb.gz),
                   else each call in Cachegrind's format
  --flight=<n>     Run, then after a fatal error show the last n oplines
  --pass=<file.py> Optimize scripts, with this pass, too (or one that an installed package names)
  --slow-oplines   Run, then show which oplines native handlers left to Python
  --slow-functions Run, then show which calls of internal functions were left to Python, and for how long
  --regions        Run, then show which loops were compiled, how they were left, and why others were not
  --as-php         Call the command php in this text

  {0} check        What of a project a version of PHP lacks, has removed or deprecates
  {0} debug        A debug adapter (DAP), or a Python program that drives the debugger
  {0} jupyter      PHP in Jupyter's notebooks: make the kernel known
  {0} timeline     A run as a page with a slider: source, opcodes, variables, output, calls
  {0} unpack       The layers of obfuscated code, and what it would do

"""


def usage(program: str, as_php: bool) -> str:
    """The text of -h for a command called `program`."""
    name = "php" if as_php else program
    return _FORMS.format(name) + ("" if name.startswith("php") else _OWN.format(name))


def version(sapi: str, target: Target) -> str:
    """The text of -v: as many lines as PHP's."""
    python = ".".join(map(str, sys.version_info[:3]))
    return (f"PHP {target.version} ({sapi}) (built: zvm {__version__}, Python {python}) (NTS)\n"
            "Copyright (c) The PHP Group\n"
            f"Zend Engine v{target.zend_version}, Copyright (c) Zend Technologies\n")
