"""What PHP's engine itself declares: extension "Core"."""

EXTENSION = "Core"

# in PHP's order of registration
CLASSES = (
    "Traversable", "IteratorAggregate", "Iterator", "Serializable", "ArrayAccess", "Countable", "InternalIterator",
    "Stringable", "Throwable", "Exception", "ErrorException", "Error", "CompileError", "ParseError",
    "TypeError", "ArgumentCountError", "ValueError", "ArithmeticError", "DivisionByZeroError", "UnhandledMatchError",
    "Closure", "Generator", "ClosedGeneratorException", "WeakReference", "WeakMap", "Attribute",
    "ReturnTypeWillChange", "AllowDynamicProperties", "SensitiveParameter", "SensitiveParameterValue", "UnitEnum",
    "BackedEnum", "Fiber", "FiberError", "stdClass")
