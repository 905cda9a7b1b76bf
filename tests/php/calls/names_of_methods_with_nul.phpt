--TEST--
names of methods, constants and properties with NUL bytes: __call() gets what stands before it
--FILE--
<?php
class Magic
{
    public function __call($name, $arguments)
    {
        return "call of $name, " . strlen($name);
    }

    public static function __callStatic($name, $arguments)
    {
        return "static call of $name, " . strlen($name);
    }
}
class Plain {}

foreach (["real\0", "re\0al", "\0real"] as $name) {
    $object = new Magic;
    echo $object->$name(), '; ', Magic::$name(), '; ', call_user_func([$object, $name]), '; ';
    echo call_user_func("Magic::$name"), '; ', $object->$name(...)(), "\n";
    $questions = [
        fn() => (new Plain)->$name(),
        fn() => Plain::$name(),
        fn() => constant("Plain::$name"),
        fn() => Plain::$$name,
        function () use ($name) { unset((new Plain)->$name); return 'unset'; },
        fn() => isset((new Plain)->$name) ? 'set' : 'not set',
        fn() => (new Plain)->$name ?? 'default',
    ];
    foreach ($questions as $question) {
        try {
            echo json_encode($question()), "\n";
        } catch (Error $error) {
            echo json_encode($error->getMessage()), "\n";
        }
    }
}
--EXPECT--
Fatal error: Cannot use temporary expression in write context in {PWD}/names_of_methods_with_nul.php on line 25
--EXIT--
255
