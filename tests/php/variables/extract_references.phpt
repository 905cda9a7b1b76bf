--TEST--
extract() by reference, of the array's own variable, through references and typed properties, and over destructors
--FILE--
<?php
function bound() {
    $data = ["a" => 1, "b" => 2, 3];
    $copy = $data;
    var_dump(extract($data, EXTR_REFS));
    $a = "through";
    $data["b"] = "back";
    var_dump($b, $data, $copy);
    var_dump(extract($data, EXTR_REFS | EXTR_PREFIX_ALL, "p"));
    $p_0 = "three";
    $p_a .= "!";
    var_dump($a, $data);
}
bound();

function itself() {
    $data = ["data" => ["in" => 1], "x" => 2];
    var_dump(extract($data, EXTR_REFS), $data, $x);
    $data = ["data" => 5, "y" => 6];
    var_dump(extract($data), $data, $y);
}
itself();

function from_references() {
    $one = 1;
    $values = ["a" => &$one];
    extract($values);
    $a = 2;
    var_dump($one);
    extract($values, EXTR_REFS);
    $a = 3;
    var_dump($one);
}
from_references();

class Box { public int $number = 0; public ?Box $next = null; }
function typed() {
    $box = new Box;
    $n = &$box->number;
    try {
        extract(["m" => 1, "n" => "7", "o" => 1]);
        var_dump($box->number, $m, $o);
        extract(["m" => 2, "n" => "seven", "o" => 2]);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($box->number, $m, $o);
}
typed();

class Noisy {
    public function __construct(private Closure $do) {}
    public function __destruct() { ($this->do)(); }
}
function destroyed() {
    $c = 1;
    $a = new Noisy(function () use (&$c) { echo "destructor\n"; $c = "of destructor"; });
    $values = ["a" => 1, "b" => 2, "d" => 3];
    var_dump(extract($values), $a, $b, $c, $d);
}
destroyed();
function thrown() {
    $a = new Noisy(function () { throw new Exception("thrown"); });
    try {
        extract(["a" => 1, "b" => 2]);
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($a, $b);
}
thrown();
extract(["global_one" => 1]);
var_dump($global_one, $GLOBALS["global_one"]);
--EXPECT--
int(2)
string(4) "back"
array(3) {
  ["a"]=>
  &string(7) "through"
  ["b"]=>
  &string(4) "back"
  [0]=>
  int(3)
}
array(3) {
  ["a"]=>
  int(1)
  ["b"]=>
  int(2)
  [0]=>
  int(3)
}
int(3)
string(8) "through!"
array(3) {
  ["a"]=>
  &string(8) "through!"
  ["b"]=>
  &string(4) "back"
  [0]=>
  &string(5) "three"
}
int(2)
array(1) {
  ["in"]=>
  int(1)
}
int(2)
int(2)
int(5)
int(6)
int(1)
int(3)
int(7)
int(1)
int(1)
Cannot assign string to reference held by property Box::$number of type int
int(7)
int(2)
int(1)
destructor
int(3)
int(1)
int(2)
string(13) "of destructor"
int(3)
thrown

Warning: Undefined variable $b in {PWD}/extract_references.php on line 69
int(1)
NULL
int(1)
int(1)
