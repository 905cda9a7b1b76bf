--TEST--
First-class callables share and show the static variables of their function
--FILE--
<?php
function func() { static $i = 1 + 1; static $j = PHP_VERSION_ID > 1; return ++$i; }
$x = func(...); var_dump($x); func(); $x(); var_dump($x); $y = func(...); var_dump($y); func(); var_dump($y, $y());
class A { function m() { static $n = []; $n[] = 1; return count($n);} }
$a = new A; $m = $a->m(...); $a->m(); var_dump($m); var_dump($m(), $a->m(), $m); var_dump(Closure::fromCallable([$a,'m'])); $q = clone $m; $q(); var_dump($q, $m);
--EXPECT--
object(Closure)#1 (2) {
  ["function"]=>
  string(4) "func"
  ["static"]=>
  array(2) {
    ["i"]=>
    int(2)
    ["j"]=>
    bool(true)
  }
}
object(Closure)#1 (2) {
  ["function"]=>
  string(4) "func"
  ["static"]=>
  array(2) {
    ["i"]=>
    int(4)
    ["j"]=>
    bool(true)
  }
}
object(Closure)#2 (2) {
  ["function"]=>
  string(4) "func"
  ["static"]=>
  array(2) {
    ["i"]=>
    int(4)
    ["j"]=>
    bool(true)
  }
}
object(Closure)#2 (2) {
  ["function"]=>
  string(4) "func"
  ["static"]=>
  array(2) {
    ["i"]=>
    int(6)
    ["j"]=>
    bool(true)
  }
}
int(6)
object(Closure)#4 (3) {
  ["function"]=>
  string(4) "A::m"
  ["static"]=>
  array(1) {
    ["n"]=>
    array(1) {
      [0]=>
      int(1)
    }
  }
  ["this"]=>
  object(A)#3 (0) {
  }
}
int(2)
int(3)
object(Closure)#4 (3) {
  ["function"]=>
  string(4) "A::m"
  ["static"]=>
  array(1) {
    ["n"]=>
    array(3) {
      [0]=>
      int(1)
      [1]=>
      int(1)
      [2]=>
      int(1)
    }
  }
  ["this"]=>
  object(A)#3 (0) {
  }
}
object(Closure)#5 (3) {
  ["function"]=>
  string(4) "A::m"
  ["static"]=>
  array(1) {
    ["n"]=>
    array(3) {
      [0]=>
      int(1)
      [1]=>
      int(1)
      [2]=>
      int(1)
    }
  }
  ["this"]=>
  object(A)#3 (0) {
  }
}
object(Closure)#5 (3) {
  ["function"]=>
  string(4) "A::m"
  ["static"]=>
  array(1) {
    ["n"]=>
    array(4) {
      [0]=>
      int(1)
      [1]=>
      int(1)
      [2]=>
      int(1)
      [3]=>
      int(1)
    }
  }
  ["this"]=>
  object(A)#3 (0) {
  }
}
object(Closure)#4 (3) {
  ["function"]=>
  string(4) "A::m"
  ["static"]=>
  array(1) {
    ["n"]=>
    array(4) {
      [0]=>
      int(1)
      [1]=>
      int(1)
      [2]=>
      int(1)
      [3]=>
      int(1)
    }
  }
  ["this"]=>
  object(A)#3 (0) {
  }
}
