"""The constants of mbstring."""
from __future__ import annotations

from zvm.ext.mbstring import case

CONSTANTS = {
    "MB_CASE_UPPER": case.UPPER, "MB_CASE_LOWER": case.LOWER, "MB_CASE_TITLE": case.TITLE, "MB_CASE_FOLD": case.FOLD,
    "MB_CASE_UPPER_SIMPLE": case.UPPER_SIMPLE, "MB_CASE_LOWER_SIMPLE": case.LOWER_SIMPLE,
    "MB_CASE_TITLE_SIMPLE": case.TITLE_SIMPLE, "MB_CASE_FOLD_SIMPLE": case.FOLD_SIMPLE,
}
