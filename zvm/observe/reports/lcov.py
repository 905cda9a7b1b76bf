"""The trace files of LCOV (geninfo)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.observe.coverage import FileCoverage


def write(files: list[FileCoverage], folder: str, time: int) -> str:
    return "".join(_file(file) for file in files)


def _file(file: FileCoverage) -> str:
    functions = [(f"{function.class_name}::{function.name}" if function.class_name else function.name, function)
                 for function in file.functions]
    records = ["TN:", f"SF:{file.path}", *(f"FN:{function.start},{name}" for name, function in functions),
               *(f"FNDA:{int(function.is_hit)},{name}" for name, function in functions),
               f"FNF:{len(functions)}", f"FNH:{sum(function.is_hit for _, function in functions)}",
               *(f"DA:{number},{int(hit)}" for number, hit in file.lines.items()),
               f"LF:{len(file.lines)}", f"LH:{file.hits}", "end_of_record"]
    return "\n".join(records) + "\n"
