"""The command line of `zvm jupyter`: makes the kernel known to Jupyter."""
from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile

from zvm.targets import TARGETS

_NEEDS = "zvm jupyter needs ipykernel: pip install 'zvm-php[jupyter]'\n"
_EPILOG = """\
The kernel is IPython's with PHP as the language of its cells; cells of Python, %%python, share their variables. Within
a notebook of Python's own kernel, %load_ext zvm gives cells of PHP, %%php. docs/guides/jupyter.md says more.

  zvm jupyter install --user
  zvm jupyter install --sys-prefix --php=8.4
"""


def run(words: list[str]) -> int:
    """Carry out the command; the exit status."""
    parser = argparse.ArgumentParser(prog="zvm jupyter", epilog=_EPILOG, description="PHP in Jupyter's notebooks.",
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    install = commands.add_parser("install", help="make the kernel known to Jupyter")
    where = install.add_mutually_exclusive_group()
    where.add_argument("--user", action="store_true", help="for this user (default)")
    where.add_argument("--sys-prefix", action="store_true", help="for the Python environment that zvm is in")
    where.add_argument("--prefix", metavar="PATH", help="for the environment at PATH")
    install.add_argument("--php", choices=[target.name for target in TARGETS], help="the version of PHP")
    install.add_argument("--name", help="what Jupyter calls the kernel: php, or php8.4 with --php=8.4")
    options = parser.parse_args(words)
    try:
        import ipykernel  # noqa: F401
        from jupyter_client.kernelspec import KernelSpecManager
    except ImportError:
        sys.stderr.write(_NEEDS)
        return 1
    prefix = sys.prefix if options.sys_prefix else options.prefix
    try:
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "kernel.json"), "w", encoding="utf-8") as file:
                json.dump(specification(options.php), file, indent=1)
            path = KernelSpecManager().install_kernel_spec(
                folder, options.name or f"php{options.php or ''}", user=prefix is None, prefix=prefix)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"zvm jupyter: {error}\n")
        return 1
    sys.stdout.write(f"Installed the kernel in {path}\n")
    return 0


def specification(php: str | None) -> dict[str, object]:
    """What kernel.json says; `php` is a version, None the default one."""
    version = [] if php is None else [f"--PhpKernel.php={php}"]
    return {"argv": [sys.executable, "-m", "zvm.cli.jupyter", "-f", "{connection_file}", *version],
            "display_name": f"PHP {php} (ZVM)" if php else "PHP (ZVM)", "language": "php",
            "metadata": {"debugger": False, "supported_encryption": ["curve"]}, "kernel_protocol_version": "5.5"}
