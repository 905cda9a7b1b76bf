"""Debugging by a Python program."""
from __future__ import annotations
