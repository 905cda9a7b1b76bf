"""Message queues: msg_get_queue, msg_send, msg_receive (ext/sysvmsg/sysvmsg.c)."""
from __future__ import annotations

import struct
from ctypes import create_string_buffer, get_errno

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.standard.variables.serialize import serialize
from zvm.ext.standard.variables.unserialize import Failure, Unserializer
from zvm.ext.system_v import IPC_CREAT, IPC_EXCL, IPC_NOWAIT, IPC_RMID, IPC_SET, IPC_STAT, as_int, library, problem
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Mixed, Untyped, function, php_class
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

MSG_IPC_NOWAIT, MSG_NOERROR, MSG_EXCEPT = 1, 2, 4
CONSTANTS = {"MSG_IPC_NOWAIT": 1, "MSG_EAGAIN": 11, "MSG_ENOMSG": 42, "MSG_NOERROR": 2, "MSG_EXCEPT": 4}
_REAL_FLAGS = ((MSG_IPC_NOWAIT, IPC_NOWAIT), (MSG_NOERROR, 0o10000), (MSG_EXCEPT, 0o20000))
_INFO_SIZE = 120  # of a struct msqid_ds
# its members that PHP shows: where, and as what
_MEMBERS = {"msg_perm.uid": (4, "=I"), "msg_perm.gid": (8, "=I"), "msg_perm.mode": (20, "=I"), "msg_stime": (48, "=q"),
            "msg_rtime": (56, "=q"), "msg_ctime": (64, "=q"), "msg_qnum": (80, "=Q"), "msg_qbytes": (88, "=Q"),
            "msg_lspid": (96, "=i"), "msg_lrpid": (100, "=i")}
_SETTABLE = {"msg_perm.uid": 0xFFFFFFFF, "msg_perm.gid": 0xFFFFFFFF, "msg_perm.mode": 0xFFFF,
             "msg_qbytes": 0xFFFFFFFFFFFFFFFF}


@php_class("SysvMessageQueue",
           native=HandleHooks("Cannot directly construct SysvMessageQueue, use msg_get_queue() instead"), **HANDLE)
class SysvMessageQueue(PhpObject):
    __slots__ = ("queue",)
    queue: int


@function(defaults={"permissions": "0666"})
def msg_get_queue(engine: Engine, key: Int, permissions: Int = 0o666) -> "SysvMessageQueue" | False_:
    number = library.msgget(as_int(key), 0)
    if number < 0:
        number = library.msgget(as_int(key), IPC_CREAT | IPC_EXCL | as_int(permissions))
        if number < 0:
            engine.diagnostics.warning(f"msg_get_queue(): Failed for key 0x{key & 0xFFFFFFFFFFFFFFFF:x}: {problem()}")
            return False
    made: SysvMessageQueue = make(engine, "sysvmessagequeue")
    made.queue = number
    return made


@function
def msg_queue_exists(key: Int) -> Bool:
    return bool(library.msgget(as_int(key), 0) >= 0)


@function
def msg_remove_queue(queue: "SysvMessageQueue") -> Bool:
    return bool(library.msgctl(queue.queue, IPC_RMID, None) == 0)


@function
def msg_stat_queue(queue: "SysvMessageQueue") -> Array | False_:
    info = create_string_buffer(_INFO_SIZE)
    if library.msgctl(queue.queue, IPC_STAT, info):
        return False
    return PhpArray.from_dict({name: struct.unpack_from(kind, info, place)[0]
                               for name, (place, kind) in _MEMBERS.items()})


@function
def msg_set_queue(engine: Engine, queue: "SysvMessageQueue", data: Array) -> Bool:
    info = create_string_buffer(_INFO_SIZE)
    if library.msgctl(queue.queue, IPC_STAT, info):
        return False
    for name, mask in _SETTABLE.items():
        if name in data:
            place, kind = _MEMBERS[name]
            struct.pack_into(kind, info, place, convert.to_int(engine, deref(data.get(name, None))) & mask)
    return bool(library.msgctl(queue.queue, IPC_SET, info) == 0)


@function
def msg_send(engine: Engine, queue: "SysvMessageQueue", message_type: Int, message: Untyped, serialize: Bool = True,
             blocking: Bool = True, error_code: ByRef = None) -> Bool:
    text = _text(engine, message, serialize).encode("latin-1")
    engine.output.flush()
    if library.msgsnd(queue.queue, struct.pack("=q", message_type) + text, len(text), 0 if blocking else IPC_NOWAIT):
        number = get_errno()
        engine.diagnostics.warning(f"msg_send(): msgsnd failed: {problem()}")
        if error_code is not None:
            error_code.value = number
        return False
    return True


def _text(engine: Engine, message: Any, serialized: bool) -> str:
    """What msg_send() puts into the queue."""
    if serialized:
        return serialize(engine, message)
    if type(message) is str:
        return message
    if type(message) is bool:
        return "1" if message else "0"
    if type(message) is int:
        return str(message)
    if type(message) is float:
        return f"{message:.6f}"
    argument_type_error(engine, 3, f"must be of type string|int|float|bool, {value_name(engine, message)} given")


@function
def msg_receive(engine: Engine, queue: "SysvMessageQueue", desired_message_type: Int, received_message_type: ByRef,
                max_message_size: Int, message: ByRef[Mixed], unserialize: Bool = True, flags: Int = 0,
                error_code: ByRef = None) -> Bool:
    if max_message_size <= 0:
        value_error(engine, 4, "must be greater than 0")
    engine.output.flush()
    options = sum(real for flag, real in _REAL_FLAGS if flags & flag)
    buffer = create_string_buffer(8 + max_message_size)
    size = library.msgrcv(queue.queue, buffer, max_message_size, desired_message_type, options)
    number = get_errno() if size < 0 else 0
    if error_code is not None:
        error_code.value = number
    if size < 0:
        received_message_type.value, message.value = 0, False
        return False
    received_message_type.value, = struct.unpack_from("=q", buffer)
    data = buffer.raw[8:8 + size].decode("latin-1")
    if not unserialize:
        message.value = data
        return True
    reader = Unserializer(engine)
    try:
        message.value = deref(reader.run(data))
    except Failure:
        engine.diagnostics.warning("msg_receive(): Message corrupted")
        message.value = False
        return False
    finally:
        reader.finish()
    return True
