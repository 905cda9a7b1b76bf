--TEST--
After a null, ?-> evaluates nothing more of its chain
--FILE--
<?php
function f($name) {
    echo "$name is called\n";
    return $name;
}
$null = null;
$object = new stdClass;
var_dump(isset($null?->a[f('isset')]));
var_dump($null?->a[f('dimension')]->b);
var_dump($object->{f('name')}?->b[f('element')]?->c(f('argument')));
--EXPECT--
bool(false)
NULL
name is called

Warning: Undefined property: stdClass::$name in {PWD}/nullsafe_skips_what_follows.php on line 10
NULL
