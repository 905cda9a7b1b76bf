--TEST--
newInstance() of PHP's own attributes
--INI--
zvm.php=8.5
--FILE--
<?php
#[Deprecated('use ONE', since: '3.0')] const TWO = 2;
class P { public $p = 1; } class Q extends P { #[Override] public $p = 2; }
#[Deprecated] trait T {}
foreach ([new ReflectionConstant('TWO'), new ReflectionProperty('Q', 'p'), new ReflectionClass('T')] as $r) foreach ($r->getAttributes() as $a) { var_dump($a->newInstance()); echo $a; }
--EXPECT--
object(Deprecated)#5 (2) {
  ["message"]=>
  string(7) "use ONE"
  ["since"]=>
  string(3) "3.0"
}
Attribute [ Deprecated ] {
  - Arguments [2] {
    Argument #0 [ 'use ONE' ]
    Argument #1 [ since = '3.0' ]
  }
}
object(Override)#4 (0) {
}
Attribute [ Override ]
object(Deprecated)#5 (2) {
  ["message"]=>
  NULL
  ["since"]=>
  NULL
}
Attribute [ Deprecated ]
