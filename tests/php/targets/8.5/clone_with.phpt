--TEST--
clone() with other values of properties
--INI--
zvm.php=8.5
--FILE--
<?php
class P { public function __construct(public readonly int $x, private string $secret = 's', public array $l = []) {} function with(...$v) { return clone($this, $v); } function __clone() { echo "cloned\n"; } }
$p = new P(1); $q = $p->with(x: 2, secret: 't', l: [3]); var_dump($p, $q, clone($q), clone $q == $q);
foreach ([fn() => clone($p, ['secret' => 'no']), fn() => clone($p, ['x' => 'text']), fn() => clone($p, ['x' => 5]), fn() => clone(5), fn() => clone($p, 1), fn() => clone(), fn() => clone(object: $p, withProperties: ['l' => [1]])->l, fn() => clone($p, ["\0x" => 1])] as $f) try { var_dump($f()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
echo implode(',', array_map(clone(...), [new ArrayObject([1])])[0]->getArrayCopy()), ' ', get_class((clone(...))($p)), "\n";
class H { public int $v = 1 { set { echo "hook $value\n"; $this->v = $value; } } public function __set($n, $v) { echo "set $n\n"; } } $h = clone(new H, ['v' => 7, 'other' => 1]); echo $h->v, "\n";
--EXPECT--
Parse error: syntax error, unexpected token "->", expecting "]" in {PWD}/clone_with.php on line 4
--EXIT--
255
