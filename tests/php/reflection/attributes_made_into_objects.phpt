--TEST--
Attributes asked for and made into objects, from the lines they stand on
--FILE--
<?php
#[Attribute(Attribute::TARGET_ALL | Attribute::IS_REPEATABLE)]
class Mark {
    function __construct(public $v = 0, public string $n = "") {
        echo basename(debug_backtrace()[0]["file"] ?? "none"), ":", debug_backtrace()[0]["line"] ?? "none", " ";
    }
}
#[Mark(1, n: "z")]
#[Mark(3)]
class Marked {
    #[Mark(4)]
    function method() {}
    #[Mark(n: "p")]
    public $property;
}
class Bare {}
for ($round = 0; $round < 2; $round++) {
    $class = new ReflectionClass("Marked");
    foreach ([$class, $class->getMethod("method"), $class->getProperty("property")] as $mirror) {
        foreach ($mirror->getAttributes() as $attribute) {
            echo json_encode([$attribute->getName(), $attribute->getArguments(), $attribute->newInstance()]), "\n";
        }
    }
    $bare = new ReflectionClass("Bare");
    echo count($bare->getAttributes()), count($bare->getAttributes("Nope")), "\n";
    foreach ([ReflectionAttribute::IS_INSTANCEOF, 7] as $flags) {
        try {
            $bare->getAttributes("Nope", $flags);
        } catch (Error $error) {
            echo get_class($error), ": ", $error->getMessage(), "\n";
        }
    }
}
--EXPECT--
attributes_made_into_objects.php:8 ["Mark",{"0":1,"n":"z"},{"v":1,"n":"z"}]
attributes_made_into_objects.php:9 ["Mark",[3],{"v":3,"n":""}]
attributes_made_into_objects.php:11 ["Mark",[4],{"v":4,"n":""}]
attributes_made_into_objects.php:13 ["Mark",{"n":"p"},{"v":0,"n":"p"}]
00
Error: Class "Nope" not found
ValueError: ReflectionClass::getAttributes(): Argument #2 ($flags) must be a valid attribute filter flag
attributes_made_into_objects.php:8 ["Mark",{"0":1,"n":"z"},{"v":1,"n":"z"}]
attributes_made_into_objects.php:9 ["Mark",[3],{"v":3,"n":""}]
attributes_made_into_objects.php:11 ["Mark",[4],{"v":4,"n":""}]
attributes_made_into_objects.php:13 ["Mark",{"n":"p"},{"v":0,"n":"p"}]
00
Error: Class "Nope" not found
ValueError: ReflectionClass::getAttributes(): Argument #2 ($flags) must be a valid attribute filter flag
