"""Members of objects whose class is not known, or is one of several: by the classes that the opline has met.

An opline's inline cache has a class for each that came by. One class is asked for by a guard. For a method of several
classes, the oplines of the call, from INIT_METHOD_CALL to DO_*, are there once for each of them: copies with numbers of
their own, whose slots are those of the original ones.
"""
from __future__ import annotations

from zvm.opcodes.cloning import copied, relink
from zvm.opcodes.op_array import CONST, CV
from zvm.regions.callees import CALL_STEP, targets_of
from zvm.regions.kinds import OBJECT, State
from zvm.regions.micro import Unsupported
from zvm.regions.observing import Sample
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

FIRST_SPLIT = 1 << 25  # numbers of oplines that are there once for each class
_MOST_CLASSES, _MOST_SPLITS = 4, 24


def classes_of(work: Lowering, opline: Opline) -> list[Any]:
    """The classes that the opline has met. Raises Unsupported where there are none, or too many."""
    chosen = work.chosen.get(opline.number)
    classes = [chosen] if chosen is not None else work.names.classes(opline)
    if not 0 < len(classes) <= _MOST_CLASSES or any(ce.object_type is not PhpObject or ce.native is not None
                                                    for ce in classes):
        raise Unsupported("a member of that")
    return classes


def kind_of_class(work: Lowering, ce: Any) -> str:
    kind = f"{OBJECT}{id(ce)}"
    if kind not in work.classes:
        sample: Any = Sample(ce)
        work.classes[kind] = sample
    return kind


def narrowed_object(work: Lowering, opline: Opline, state: State, value: Value) -> Operand:
    """The first operand, a value of any kind, as an object of the only class that the opline has met, or of the first
    of several whose property of that name is that of a class they all extend."""
    classes = classes_of(work, opline)
    kind = kind_of_class(work, classes[0])
    if len(classes) > 1 and not _share_property(opline, classes):
        raise Unsupported("a member of objects of several classes")
    if opline.number not in work.chosen:
        check_classes(work, value, classes)
        if len(classes) == 1 and opline.op1_type == CV:
            state[opline.op1] = kind, state[opline.op1][1]
    return kind, value


def _share_property(opline: Opline, classes: list[Any]) -> bool:
    infos = [ce.properties_info.get(opline.const2) if opline.op2_type == CONST else None for ce in classes]
    first = infos[0]
    return first is not None and all(info is not None and info.slot == first.slot and info.ce is first.ce
                                     for info in infos)


def check_classes(work: Lowering, value: Value, classes: list[Any]) -> None:
    """Take the exit of the opline where a value of any kind is no object of one of the classes."""
    repeats = work.repeat_at(work.number)
    if len(classes) == 1:
        work.op("IS_INSTANCE", None, value, ("p", id(PhpObject)), ("p", id(classes[0])), exit=repeats)
        return
    ce, done = work.intermediate("i"), work.mark()
    work.op("CLASS_OF", ce, value, ("p", id(PhpObject)), exit=repeats)
    for each in classes[:-1]:
        work.op("IS_EQUAL_JMPNZ_ii", None, ce, ("p", id(each)), exit=repeats, jump=("mark", done))
    work.op("IS_EQUAL_JMPZ_ii", None, ce, ("p", id(classes[-1])), exit=repeats, jump=("exit", repeats or 0))
    work.set_mark(done)


def lower_dispatch(work: Lowering, number: int, opline: Opline, state: State, value: Value,
                   classes: list[Any]) -> Ways:
    """INIT_METHOD_CALL on a value of any kind: a jump to the copies for its class."""
    heads = [split(work, opline, ce) for ce in classes]
    repeats, ce = work.repeat_at(number), work.intermediate("i")
    work.op("CLASS_OF", ce, value, ("p", id(PhpObject)), exit=repeats)
    for each, head in list(zip(classes, heads, strict=True))[1:]:
        work.op("IS_EQUAL_JMPNZ_ii", None, ce, ("p", id(each)), exit=repeats, jump=work.way_to(head, state))
    work.op("IS_EQUAL_JMPZ_ii", None, ce, ("p", id(classes[0])), exit=repeats, jump=("exit", repeats or 0))
    return [(head, dict(state)) for head in heads]


def split(work: Lowering, opline: Opline, ce: Any) -> int:
    """The number of the copy of an INIT_METHOD_CALL for objects of the class."""
    key = opline.number, id(ce)
    if key in work.splits:
        return work.splits[key]
    last = work.ends[opline.number]
    if len(work.splits) >= _MOST_SPLITS or last - opline.number >= CALL_STEP:
        raise Unsupported("too many classes")
    base = FIRST_SPLIT + CALL_STEP * len(work.splits)
    oplines = [work.oplines[number] for number in range(opline.number, last + 1)]
    by_original = {id(each): copied(each) for each in oplines}
    relink(by_original)
    copies = list(by_original.values())
    for index, copy in enumerate(copies):
        work.originals[base + index] = work.originals.get(copy.number, copy.number)
        copy.number = base + index
        work.oplines[copy.number] = copy
    work.targets |= targets_of(copies)
    work.match_calls(copies)
    if opline.number in work.inits:
        work.inits[base] = work.inits[opline.number]
    work.chosen[base] = ce
    work.splits[key] = base
    work.kept.append(ce)
    return base
