--TEST--
== of an object with __toString() and a string
--FILE--
<?php
class S { public function __construct(public mixed $s) {} public function __toString(): string { return $this->s; } }
class Echoing { public function __toString(): string { echo "called\n"; return 'x'; } }
class Throwing { public function __toString(): string { throw new Exception('thrown'); } }
class Dropping { public function __toString(): string { $GLOBALS['o'] = null; return str_repeat('a', 3); } }
function check($a, $b) { for ($i = 0; $i < 2; $i++) { var_dump($a == $b, $b == $a, $a != $b, $b != $a); } }
check(new S('ab'), 'ab');
check(new S('1.0'), '1');
check(new S('1e1000'), '1e1001');
check(new S(''), '');
check(new S("\u{20ac}"), "\u{20ac}");
check(new Echoing, 'y');
check(new stdClass, 'x');
foreach ([0, 1] as $i) {
    try { var_dump(new Throwing == 'a'); } catch (Exception $e) { echo $e->getMessage(), ' ', $e->getLine(), "\n"; }
    if (new S('a') == 'a') { echo "equal\n"; }
    $o = new Dropping; $text = str_repeat('a', 3); var_dump($o == $text);
    $o = new Dropping; $text = str_repeat('a', 3); var_dump($text == $o, $text, $o);
}
var_dump(in_array('b', [new S('a'), new S('b')]), array_search('a', ['x' => new S('a')]));
--EXPECT--
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
called
called
called
called
bool(false)
bool(false)
bool(true)
bool(true)
called
called
called
called
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
thrown 4
equal
bool(true)
bool(true)
string(3) "aaa"
NULL
thrown 4
equal
bool(true)
bool(true)
string(3) "aaa"
NULL
bool(true)
string(1) "x"
