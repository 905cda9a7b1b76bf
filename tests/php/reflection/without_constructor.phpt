--TEST--
Reflection objects that no constructor made
--EXTENSIONS--
tokenizer
--FILE--
<?php
$calls = [['ReflectionClassConstant', '__toString'], ['ReflectionExtension', 'isPersistent'],
    ['ReflectionExtension', 'isTemporary'], ['PhpToken', '__toString'], ['PhpToken', 'getTokenName'],
    ['PhpToken', 'isIgnorable'], ['RecursiveIteratorIterator', 'getDepth'], ['FilesystemIterator', 'rewind']];
foreach ($calls as [$class, $method]) {
    $object = (new ReflectionClass($class))->newInstanceWithoutConstructor();
    echo "$class::$method: ";
    try {
        var_dump($object->$method());
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
foreach ([1, 'x', [1], ['x']] as $kind) {
    try {
        (new ReflectionClass('PhpToken'))->newInstanceWithoutConstructor()->is($kind);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
foreach (['WeakReference', 'FiberError'] as $class) {
    try {
        new $class(1, 2);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
ReflectionClassConstant::__toString: Internal error: Failed to retrieve the reflection object
ReflectionExtension::isPersistent: Internal error: Failed to retrieve the reflection object
ReflectionExtension::isTemporary: Internal error: Failed to retrieve the reflection object
PhpToken::__toString: Typed property PhpToken::$text must not be accessed before initialization
PhpToken::getTokenName: Typed property PhpToken::$id must not be accessed before initialization
PhpToken::isIgnorable: Typed property PhpToken::$id must not be accessed before initialization
RecursiveIteratorIterator::getDepth: The RecursiveIteratorIterator instance wasn't initialized properly
FilesystemIterator::rewind: NULL
Typed property PhpToken::$id must not be accessed before initialization
Typed property PhpToken::$text must not be accessed before initialization
Typed property PhpToken::$id must not be accessed before initialization
Typed property PhpToken::$text must not be accessed before initialization
Direct instantiation of WeakReference is not allowed, use WeakReference::create instead
The "FiberError" class is reserved for internal use and cannot be manually instantiated
