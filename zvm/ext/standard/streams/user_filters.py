"""Stream filters written in PHP: php_user_filter, buckets and brigades (ext/standard/user_filters.c)."""
from __future__ import annotations

from _weakref import ref

from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.filter_base import CLOSING, Filter
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import (
    Bool,
    ByRef,
    Int,
    Null,
    Object,
    Resource,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
    prop,
)
from zvm.opcodes.error_levels import E_ERROR
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_property
from zvm.runtime.services.streams import Stream
from zvm.runtime.signals import Bailout, Thrown, is_throwing
from zvm.runtime.values import convert
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.runtime.values.zval import UNDEF, Reference, plain_value, value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_ERR_FATAL, _FEED_ME, _PASS_ON = 0, 1, 2  # PSFS_*


@php_class("php_user_filter", properties=[prop("filtername", "", type="Str"), prop("params", "", type="Mixed"),
                                          prop("stream")])
class UserFilterBase(PhpObject):
    __slots__ = ()

    @method(tentative=True)
    def filter(self, in_: Untyped, out: Untyped, consumed: ByRef, closing: Bool) -> Int:
        return _ERR_FATAL

    @method(tentative=True)
    def onCreate(self) -> Bool:  # noqa: N802
        return True

    @method(tentative=True)
    def onClose(self) -> Void:  # noqa: N802
        return None


class Bucket(AnyResource):
    """A piece of data on its way through filters."""

    __slots__ = ("data",)

    def __init__(self, engine: Engine, data: str) -> None:
        super().__init__(engine, "userfilter.bucket")
        self.data = data


class Brigade(AnyResource):
    """A queue of buckets; the data of one that no script has seen yet is a text."""

    __slots__ = ("buckets",)

    def __init__(self, engine: Engine, buckets: list[Bucket | str]) -> None:
        super().__init__(engine, "userfilter.bucket brigade")
        self.buckets = buckets


class UserFilter(Filter):
    """A filter whose work a PHP object does."""

    def __init__(self, engine: Engine, made: PhpObject, stream: Stream) -> None:
        self.engine = engine
        self.object = made
        self.stream = ref(stream)  # which holds the filter

    def process(self, data: str, flag: int) -> str | None:
        engine = self.engine
        if engine.is_unclean or self._is_mute():
            return None
        knows_stream = "stream" in self.object.ce.properties_info
        stream = self.stream()
        options = {} if stream is None else stream.options
        was_kept = options.get("no_fclose", False)
        options["no_fclose"] = True
        if knows_stream:
            is_gone = engine.target == V8_4 and stream is not None and stream.is_closed
            write_property(engine, self.object, "stream", None if is_gone else stream, self.object.ce)
        given = Brigade(engine, [data] if data else [])
        taken = Brigade(engine, [])
        consumed = Reference(0)
        try:
            if "filter" not in self.object.ce.function_table:
                name = self.object.ce.display_name
                engine.diagnostics.fatal_at(E_ERROR, f"Invalid callback {name}::filter, class {name} does not have a "
                                                     'method "filter"', "Unknown", 0)
            result = convert.to_int(engine, engine.call_method(
                self.object, "filter", given, taken, consumed, flag == CLOSING))
        except Bailout:
            given.buckets.clear()  # of which nothing is said
            raise
        finally:
            options["no_fclose"] = was_kept
            if knows_stream:
                write_property(engine, self.object, "stream", None, self.object.ce)
            if given.buckets:
                diagnostics = engine.diagnostics
                warn = diagnostics.warning_while_throwing if is_throwing() else diagnostics.warning
                warn(f"{running_function(engine)}(): Unprocessed filter buckets remaining on input brigade")
        if result == _ERR_FATAL:
            return None
        if result != _PASS_ON:
            return ""
        return "".join(bucket if isinstance(bucket, str) else bucket.data for bucket in taken.buckets)

    def _is_mute(self) -> bool:
        """Whether an exception is under way, so that no PHP code is called (zend_call_function)."""
        return is_throwing() or self.engine.pending_exception is not None

    def close(self) -> None:
        if not self._is_mute() and "onclose" in self.object.ce.function_table:
            self.engine.call_method(self.object, "onclose")


@function
def stream_filter_register(engine: Engine, filter_name: Str, class_: Str) -> Bool:
    if not filter_name:
        value_error(engine, 1, "must be a non-empty string")
    if not class_:
        value_error(engine, 2, "must be a non-empty string")
    table = engine.state_of(StreamState).filters
    if filter_name in table:
        return False
    table[filter_name] = class_
    return True


def user_filter_object(engine: Engine, name: str) -> PhpObject | None:
    """The object of a filter that is registered by name or by "prefix.*"; None where there is none, with a warning
    where its class is missing."""
    table = engine.state_of(StreamState).filters
    class_name = table.get(name)
    prefix = name
    while class_name is None and "." in prefix:
        prefix = prefix.rpartition(".")[0]
        class_name = table.get(prefix + ".*")
    if class_name is None:
        return None
    no_class = (f'{engine.active_function_name()}(): User-filter "{name}" requires class "{class_name}", but that '
                "class is not defined")
    try:
        ce = engine.lookup_class(class_name)
    except Thrown:
        engine.diagnostics.warning_while_throwing(no_class)
        raise
    if ce is None:
        engine.diagnostics.warning(no_class)
        return None
    made: PhpObject = instantiate(engine, ce)
    return made


def start_user_filter(engine: Engine, made: PhpObject, stream: Stream, name: str, params: Any) -> Filter | None:
    """The filter of that object; None where its onCreate() declines."""
    ce = made.ce
    write_property(engine, made, "filtername", name, ce)
    write_property(engine, made, "params", None if params is UNDEF else params, ce)
    if "oncreate" in ce.function_table and engine.call_method(made, "oncreate") is False:
        return None
    return UserFilter(engine, made, stream)


# ---- buckets -----------------------------------------------------------------------------------------------------

def _brigade(engine: Engine, value: Any) -> Brigade:
    if not isinstance(value, Brigade):
        engine.throw("TypeError", f"{engine.active_function_name()}(): supplied resource is not a valid "
                                  "userfilter.bucket brigade resource")
    return value


@php_class("StreamBucket", final=True, since=80400, properties=[
    prop("bucket"), prop("data", UNDEF, type="Str"), prop("datalen", UNDEF, type="Int"),
    prop("dataLength", UNDEF, type="Int")])
class StreamBucket(PhpObject):
    __slots__ = ()


def _bucket_object(engine: Engine, bucket: Bucket) -> PhpObject:
    """What scripts get: until PHP 8.4 an object of stdClass."""
    made: PhpObject
    if engine.target < V8_4:
        made = instantiate(engine, engine.internal_class("stdClass"))
        made.dynamic = {"bucket": bucket, "data": bucket.data, "datalen": len(bucket.data)}
        return made
    made = instantiate(engine, engine.internal_class("StreamBucket"))
    made.slots[:] = [bucket, bucket.data, len(bucket.data), len(bucket.data)]
    return made


@function
def stream_bucket_make_writeable(engine: Engine, brigade: Resource) -> Object | Null:
    buckets = _brigade(engine, brigade).buckets
    if not buckets:
        return None
    first = buckets.pop(0)
    return _bucket_object(engine, Bucket(engine, first) if isinstance(first, str) else first)


@function
def stream_bucket_new(engine: Engine, stream: Untyped, buffer: Str) -> Object:
    if not isinstance(stream, AnyResource):
        if engine.target >= V8_5:
            argument_type_error(engine, 1, f"must be of type resource, {value_name(engine, stream)} given")
        engine.throw("TypeError", "stream_bucket_new(): supplied argument is not a valid stream resource")
    stream_argument(engine, stream)
    return _bucket_object(engine, Bucket(engine, buffer))


def _own_bucket(engine: Engine, bucket: PhpObject) -> Bucket:
    """The bucket of a bucket object, with the data it has now."""
    fields = bucket.dynamic or {}
    if engine.target >= V8_4:
        fields = dict(zip(("bucket", "data"), bucket.slots, strict=False))
    found = plain_value(fields.get("bucket"))
    if not isinstance(found, Bucket):
        value_error(engine, 2, "must be an object that has a \"bucket\" property")
    data = plain_value(fields.get("data"))
    if type(data) is str:
        found.data = data
    return found


def _put(buckets: list[Bucket | str], bucket: Bucket, place: int) -> None:
    """Put a bucket at the beginning or, for place -1, the end; it stands there once (php_stream_bucket_append)."""
    if buckets and buckets[place] is bucket:
        return
    if any(other is bucket for other in buckets):  # PHP's list would lead in a circle
        buckets[:] = [other for other in buckets if other is not bucket]
    buckets.insert(len(buckets) if place else 0, bucket)


@function
def stream_bucket_append(engine: Engine, brigade: Resource, bucket: Object) -> Void:
    own = _own_bucket(engine, bucket)  # asked first
    _put(_brigade(engine, brigade).buckets, own, -1)


@function
def stream_bucket_prepend(engine: Engine, brigade: Resource, bucket: Object) -> Void:
    own = _own_bucket(engine, bucket)  # asked first
    _put(_brigade(engine, brigade).buckets, own, 0)
