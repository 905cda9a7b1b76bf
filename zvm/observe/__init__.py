"""Watching programs run: which oplines were executed, and the tools on top of that.

Nothing here is imported, and nothing is paid, until a tool is asked for. See docs/guides/observe.md.
"""
