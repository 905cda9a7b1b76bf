"""PHP's extension "SPL"."""

EXTENSION = "SPL"

# in PHP's order of registration
CLASSES = (
    "LogicException", "BadFunctionCallException", "BadMethodCallException", "DomainException",
    "InvalidArgumentException", "LengthException", "OutOfRangeException", "RuntimeException",
    "OutOfBoundsException", "OverflowException", "RangeException", "UnderflowException", "UnexpectedValueException",
    "RecursiveIterator", "OuterIterator", "RecursiveIteratorIterator", "IteratorIterator", "FilterIterator",
    "RecursiveFilterIterator", "CallbackFilterIterator", "RecursiveCallbackFilterIterator", "ParentIterator",
    "SeekableIterator", "LimitIterator", "CachingIterator", "RecursiveCachingIterator", "NoRewindIterator",
    "AppendIterator", "InfiniteIterator", "RegexIterator", "RecursiveRegexIterator", "EmptyIterator",
    "RecursiveTreeIterator", "ArrayObject", "ArrayIterator", "RecursiveArrayIterator", "SplFileInfo",
    "DirectoryIterator", "FilesystemIterator", "RecursiveDirectoryIterator", "GlobIterator", "SplFileObject",
    "SplTempFileObject", "SplDoublyLinkedList", "SplQueue", "SplStack", "SplHeap", "SplMinHeap", "SplMaxHeap",
    "SplPriorityQueue", "SplFixedArray", "SplObserver", "SplSubject", "SplObjectStorage", "MultipleIterator")
