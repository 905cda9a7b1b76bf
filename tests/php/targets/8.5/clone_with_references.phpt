--TEST--
clone() and properties that are references
--INI--
zvm.php=8.5
--FILE--
<?php
class R { public $a; public int $t = 1; } $x = 1; $r = new R; $r->a = &$x; $t = &$r->t;
$c = clone($r, ['a' => 2]); echo json_encode([$x, $r->a, $c->a]), "\n"; $c->a = 3; echo $x, "\n";
$d = clone $r; $d->t = 8; echo $r->t, $t, "\n"; try { clone($r, ['t' => 'text']); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
$v = [1]; $props = ['a' => &$v]; try { clone(new R, $props); } catch (Error $e) { echo $e->getMessage(), "\n"; } unset($v); var_dump(clone(new R, $props));
--EXPECT--
[2,2,2]
3
88
Cannot assign string to property R::$t of type int
Cannot assign by reference when cloning with updated properties
object(R)#6 (2) {
  ["a"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["t"]=>
  int(1)
}
