"""`zvm timeline`: a run as a page with a slider. recording.py watches the run, page.py writes it, page.js shows it."""
