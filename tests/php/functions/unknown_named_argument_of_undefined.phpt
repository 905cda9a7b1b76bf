--TEST--
The name of an argument is looked for before its undefined variable is warned about
--FILE--
<?php
class Target
{
    function method($known = 0)
    {
        var_dump($known);
    }
}
$target = new Target;
foreach (["known", "unknown"] as $name) {
    try {
        if ($name === "known") {
            $target->method(known: $undefined);
        } else {
            $target->method(unknown: $undefined);
        }
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
Warning: Undefined variable $undefined in {PWD}/unknown_named_argument_of_undefined.php on line 13
NULL
Unknown named parameter $unknown
