"""`python -m zvm`: the php-like command."""
from zvm.cli.main import main

main()
