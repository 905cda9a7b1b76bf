"""python -m zvm.cli.jupyter -f CONNECTION_FILE: the kernel, in the main thread, which gets signals."""
import sys

from zvm.cli.jupyter.kernel import main

main(sys.argv[1:])
