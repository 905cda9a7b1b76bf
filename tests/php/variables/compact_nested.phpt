--TEST--
compact() of nested names, missing ones, recursion and $this
--FILE--
<?php
function collected() {
    $a = 1;
    $b = [2];
    $r = &$b;
    var_dump(compact("a", ["b", ["r", "a"]]));
    var_dump(compact([]));
    var_dump(compact("a", "missing", ["gone", "b"]));
    var_dump(compact(["a", 5, null]));
    $names = ["a"];
    $names[] = &$names;
    try {
        compact($names);
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
    $deep = "a";
    for ($i = 0; $i < 12; $i++) {
        $deep = [$deep];
    }
    var_dump(compact($deep));
    $ref = "a";
    $list = [&$ref];
    var_dump(compact($list));
    unset($a);
    var_dump(@compact("a"));
    $copy = compact("b");
    $copy["b"][] = 3;
    var_dump(count($b));
}
collected();
class WithThis {
    public function call() { $x = 1; return [count(compact("this", "x")), compact("this")["this"] === $this]; }
    public static function none() { return compact("this"); }
}
var_dump((new WithThis)->call(), WithThis::none());
$f = fn() => compact("outer");
$outer = 1;
var_dump(@$f());
--EXPECT--
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(1) {
    [0]=>
    int(2)
  }
  ["r"]=>
  array(1) {
    [0]=>
    int(2)
  }
}
array(0) {
}

Warning: compact(): Undefined variable $missing in {PWD}/compact_nested.php on line 8

Warning: compact(): Undefined variable $gone in {PWD}/compact_nested.php on line 8
array(2) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(1) {
    [0]=>
    int(2)
  }
}

Warning: compact(): Argument #1 must be string or array of strings, int given in {PWD}/compact_nested.php on line 9

Warning: compact(): Argument #1 must be string or array of strings, null given in {PWD}/compact_nested.php on line 9
array(1) {
  ["a"]=>
  int(1)
}
Error: Recursion detected
array(1) {
  ["a"]=>
  int(1)
}
array(1) {
  ["a"]=>
  int(1)
}
array(0) {
}
int(1)
array(2) {
  [0]=>
  int(2)
  [1]=>
  bool(true)
}
array(0) {
}
array(0) {
}
