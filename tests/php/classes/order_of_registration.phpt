--TEST--
The engine's classes in the order of their registration
--FILE--
<?php
echo implode(" ", array_slice(get_declared_classes(), 0, 25)), "\n", implode(" ", array_slice(get_declared_interfaces(), 0, 10)), "\n";
echo implode(" ", spl_classes()), "\n";
foreach (["random", "standard"] as $name) {
    echo implode(" ", (new ReflectionExtension($name))->getClassNames()), "\n";
}
--EXPECT--
InternalIterator Exception ErrorException Error CompileError ParseError TypeError ArgumentCountError ValueError ArithmeticError DivisionByZeroError UnhandledMatchError Closure Generator ClosedGeneratorException WeakReference WeakMap Attribute ReturnTypeWillChange AllowDynamicProperties SensitiveParameter SensitiveParameterValue Fiber FiberError stdClass
Traversable IteratorAggregate Iterator Serializable ArrayAccess Countable Stringable Throwable UnitEnum BackedEnum
AppendIterator ArrayIterator ArrayObject BadFunctionCallException BadMethodCallException CachingIterator CallbackFilterIterator DirectoryIterator DomainException EmptyIterator FilesystemIterator FilterIterator GlobIterator InfiniteIterator InvalidArgumentException IteratorIterator LengthException LimitIterator LogicException MultipleIterator NoRewindIterator OuterIterator OutOfBoundsException OutOfRangeException OverflowException ParentIterator RangeException RecursiveArrayIterator RecursiveCachingIterator RecursiveCallbackFilterIterator RecursiveDirectoryIterator RecursiveFilterIterator RecursiveIterator RecursiveIteratorIterator RecursiveRegexIterator RecursiveTreeIterator RegexIterator RuntimeException SeekableIterator SplDoublyLinkedList SplFileInfo SplFileObject SplFixedArray SplHeap SplMinHeap SplMaxHeap SplObjectStorage SplObserver SplPriorityQueue SplQueue SplStack SplSubject SplTempFileObject UnderflowException UnexpectedValueException
Random\Engine Random\CryptoSafeEngine Random\RandomError Random\BrokenRandomEngineError Random\RandomException Random\Engine\Mt19937 Random\Engine\PcgOneseq128XslRr64 Random\Engine\Xoshiro256StarStar Random\Engine\Secure Random\Randomizer
__PHP_Incomplete_Class AssertionError php_user_filter Directory
