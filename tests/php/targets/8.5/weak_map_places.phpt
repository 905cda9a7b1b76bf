--TEST--
Writing into the elements of a WeakMap leaves no reference behind (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$map = new WeakMap; $a = new stdClass; $b = new stdClass;
$map[$a] = []; $map[$a][] = 42; $map[$b] = 41; $map[$b]++; $map[$b] .= 'x'; $map[$b] ??= 3; var_dump($map);
$r = &$map[$a]; $r = 4; var_dump($map); unset($r); var_dump($map);
$map[$a] = ['k' => [1]]; function set(&$x) { $x = 5; } set($map[$a]['k'][0]); var_dump($map); set($map[$a]); var_dump($map);
foreach ($map as $key => &$value) $value = 1; unset($value); var_dump($map);
unset($map[$a]); try { $map[$a][] = 1; } catch (Error $e) { echo get_class($e), "\n"; }
--EXPECT--
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    array(1) {
      [0]=>
      int(42)
    }
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    string(3) "42x"
  }
}
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    &int(4)
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    string(3) "42x"
  }
}
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    &int(4)
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    string(3) "42x"
  }
}
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    array(1) {
      ["k"]=>
      array(1) {
        [0]=>
        int(5)
      }
    }
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    string(3) "42x"
  }
}
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    &int(5)
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    string(3) "42x"
  }
}
object(WeakMap)#1 (2) {
  [0]=>
  array(2) {
    ["key"]=>
    object(stdClass)#2 (0) {
    }
    ["value"]=>
    &int(1)
  }
  [1]=>
  array(2) {
    ["key"]=>
    object(stdClass)#3 (0) {
    }
    ["value"]=>
    &int(1)
  }
}
Error
