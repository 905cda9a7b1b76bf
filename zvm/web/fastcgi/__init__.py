"""FastCGI, as php-fpm speaks it: `protocol.py` (records), `request.py` (which script, $_SERVER), `worker.py` (a process
that answers), `manager.py` (the process that starts and watches those), `scoreboard.py` and `status.py` (what each is
doing, and the page about it), `slow_log.py`. The command is zvm/cli/fpm.py."""
