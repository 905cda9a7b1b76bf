"""python -m zvm.cli.dump"""
from zvm.cli.dump.command import main

main()
