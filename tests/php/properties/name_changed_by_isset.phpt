--TEST--
__isset() that assigns to the variable with the property's name: empty(), ?? and isset() go on with the name they had
--FILE--
<?php
class Test {
    public function __isset($x) { $GLOBALS["name"] = 24; return true; }
    public function __get($x) { var_dump($x); return 42; }
    public function __unset($x) { $GLOBALS["name"] = 25; var_dump($x); }
}
$obj = new Test;
foreach ([1, 2, 3] as $i) {
    $name = str_repeat("foo", 2);
    var_dump(empty($obj->$name));
    $name = str_repeat("foo", 3);
    var_dump(isset($obj->$name));
    $name = str_repeat("foo", 4);
    var_dump($obj->$name ?? 5);
    $name = str_repeat("foo", 5);
    unset($obj->$name);
}
?>
--EXPECT--
string(6) "foofoo"
bool(false)
bool(true)
string(12) "foofoofoofoo"
int(42)
string(15) "foofoofoofoofoo"
string(6) "foofoo"
bool(false)
bool(true)
string(12) "foofoofoofoo"
int(42)
string(15) "foofoofoofoofoo"
string(6) "foofoo"
bool(false)
bool(true)
string(12) "foofoofoofoo"
int(42)
string(15) "foofoofoofoofoo"
