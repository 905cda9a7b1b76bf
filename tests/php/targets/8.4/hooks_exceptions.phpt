--TEST--
Exceptions in hooks, in compound assignments and in unwinding
--INI--
zvm.php=8.4
--FILE--
<?php
class E { public $g { get => throw new Exception('get'); } public $s { set { throw new Exception("set $value"); } } public $f { get { try { return 1; } finally { echo "finally\n"; } } } } $e = new E; foreach ([fn() => $e->g, fn() => $e->g++, fn() => $e->s = 2, fn() => $e->s += 2, fn() => $e->f, fn() => isset($e->g), fn() => $e->g ?? 5, fn() => json_encode($e), fn() => var_export($e, true), fn() => [...(array) $e], fn() => "$e->g"] as $i => $c) try { echo "$i "; var_dump($c()); } catch (Exception $x) { echo $x->getMessage(), ' ', $x->getTrace()[0]['function'], "\n"; }
--EXPECT--
0 get $g::get
1 get $g::get
2 set 2 $s::set
3 
Fatal error: Uncaught Error: Property E::$s is write-only in {PWD}/hooks_exceptions.php:2
Stack trace:
#0 {PWD}/hooks_exceptions.php(2): {closure:{PWD}/hooks_exceptions.php:2}()
#1 {main}
  thrown in {PWD}/hooks_exceptions.php on line 2
--EXIT--
255
