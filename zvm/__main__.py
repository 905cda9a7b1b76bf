"""`python -m zvm`: the php-like command."""
import sys

from zvm.bundle import recall

recall(sys.argv[1:])
from zvm.cli.main import main  # noqa: E402

main()
