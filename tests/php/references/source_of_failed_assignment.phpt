--TEST--
The variable that could not be assigned by reference is null afterwards, not undefined
--FILE--
<?php
class C
{
    static int $number = 1;

    function __get($name)
    {
        return null;
    }
}

function all(C $c, $none): void
{
    try {
        $c->magic[] = &$a;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($a);
    try {
        $c->magic['x']['y'] = &$b;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($b);
    try {
        $none->property = &$d;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($d);
    try {
        C::$number = &$e;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($e);
    try {
        $scalar = 5;
        $scalar[1] = &$f;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($f);
    try {
        $list = new ArrayObject;
        $list[1] = &$g;
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($g);
}

all(new C, null);
--EXPECT--
Notice: Indirect modification of overloaded property C::$magic has no effect in {PWD}/source_of_failed_assignment.php on line 15
Cannot assign by reference to an array dimension of an object
NULL

Notice: Indirect modification of overloaded property C::$magic has no effect in {PWD}/source_of_failed_assignment.php on line 21
Cannot assign by reference to an array dimension of an object
NULL
Attempt to modify property "property" on null
NULL
Cannot assign null to property C::$number of type int
NULL
Cannot use a scalar value as an array

Warning: Undefined variable $f in {PWD}/source_of_failed_assignment.php on line 44
NULL
NULL
