"""What PHP's engine itself declares: extension "Core"."""

EXTENSION = "Core"

# in PHP's order of registration
CLASSES = (
    "Traversable", "IteratorAggregate", "Iterator", "Serializable", "ArrayAccess", "Countable", "InternalIterator",
    "Stringable", "Throwable", "Exception", "ErrorException", "Error", "CompileError", "ParseError",
    "TypeError", "ArgumentCountError", "ValueError", "ArithmeticError", "DivisionByZeroError", "UnhandledMatchError",
    "RequestParseBodyException",
    "Closure", "Generator", "ClosedGeneratorException", "WeakReference", "WeakMap", "Attribute",
    "ReturnTypeWillChange", "AllowDynamicProperties", "SensitiveParameter", "SensitiveParameterValue", "Override",
    "Deprecated", "NoDiscard", "DelayedTargetValidation", "UnitEnum", "BackedEnum", "Fiber", "FiberError", "stdClass")
