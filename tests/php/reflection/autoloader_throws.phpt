--TEST--
Reflection of classes whose autoloader throws
--FILE--
<?php
spl_autoload_register(function ($class) { throw new Exception("autoload $class"); });
$std = new ReflectionClass('stdClass');
$questions = [
    fn() => new ReflectionClass('X'), fn() => new ReflectionMethod('X', 'y'), fn() => new ReflectionMethod('X::y'),
    fn() => new ReflectionProperty('X', 'y'), fn() => new ReflectionClassConstant('X', 'y'),
    fn() => new ReflectionParameter(['X', 'y'], 0), fn() => new ReflectionEnum('X'),
    fn() => $std->isSubclassOf('X'), fn() => $std->implementsInterface('X'),
];
foreach ($questions as $question) {
    try {
        var_dump($question());
    } catch (Throwable $e) {
        do {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        } while ($e = $e->getPrevious());
    }
}
?>
--EXPECT--
Exception: autoload X
Exception: autoload X
Exception: autoload X
ReflectionException: Class "X" does not exist
Exception: autoload X
ReflectionException: Class "X" does not exist
Exception: autoload X
ReflectionException: Class "X" does not exist
Exception: autoload X
Exception: autoload X
ReflectionException: Class "X" does not exist
Exception: autoload X
ReflectionException: Interface "X" does not exist
Exception: autoload X
