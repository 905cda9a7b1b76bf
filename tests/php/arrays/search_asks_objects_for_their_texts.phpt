--TEST--
Objects in front of the element that is searched are asked for their texts
--FILE--
<?php
class T { public $v; function __construct($v) { $this->v = $v; } function __toString() { echo "[$this->v]"; return $this->v; } }
foreach ([["a", [new T("x"), "a"]], ["a", ["b", "a", new T("a")]], ["a", [new T("a"), "a"]], [1, [new T("1"), 1]], [1.5, [new T("1.5")]], [true, [new T("1")]], [null, [new T("")]]] as [$n, $h]) {
 var_dump(in_array($n, $h)); var_dump(array_search($n, $h)); var_dump(array_keys($h, $n)); var_dump(in_array($n, $h, true));
}
$o = new T("q"); var_dump(in_array($o, ["z", "q"])); var_dump(in_array("q", [$o]));
--EXPECT--
[x]bool(true)
[x]int(1)
[x]array(1) {
  [0]=>
  int(1)
}
bool(true)
bool(true)
int(1)
[a]array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
[a]bool(true)
[a]int(0)
[a]array(2) {
  [0]=>
  int(0)
  [1]=>
  int(1)
}
bool(true)

Notice: Object of class T could not be converted to int in {PWD}/search_asks_objects_for_their_texts.php on line 4
bool(true)

Notice: Object of class T could not be converted to int in {PWD}/search_asks_objects_for_their_texts.php on line 4
int(0)

Notice: Object of class T could not be converted to int in {PWD}/search_asks_objects_for_their_texts.php on line 4
array(2) {
  [0]=>
  int(0)
  [1]=>
  int(1)
}
bool(true)

Notice: Object of class T could not be converted to float in {PWD}/search_asks_objects_for_their_texts.php on line 4
bool(false)

Notice: Object of class T could not be converted to float in {PWD}/search_asks_objects_for_their_texts.php on line 4
bool(false)

Notice: Object of class T could not be converted to float in {PWD}/search_asks_objects_for_their_texts.php on line 4
array(0) {
}
bool(false)
bool(true)
int(0)
array(1) {
  [0]=>
  int(0)
}
bool(false)
bool(false)
bool(false)
array(0) {
}
bool(false)
[q][q]bool(true)
[q]bool(true)
