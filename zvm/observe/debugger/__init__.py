"""The debugger: one core (core.py), which DAP (dap/), DBGp (dbgp/) and Python programs (api.py) drive."""
