--TEST--
Readonly properties are written once, from inside
--FILE--
<?php
class P { function __construct(public readonly array $list, public readonly ?P $next = null) {}
  function with($x) { $c = new P([...$this->list, $x]); return $c; }
  function again() { $this->list = []; } }
$p = new P([1], new P([2]));
foreach ([fn() => $p->list[] = 2, fn() => $p->again(), function () use ($p) { $p->list = []; }, function () use ($p) { unset($p->list); },
    function () use ($p) { $r = &$p->list; }, function () use ($p) { foreach ($p as &$v); }, fn() => $p->next->list = 1,
    fn() => (new ReflectionClass('P'))->newInstanceWithoutConstructor()->list = []] as $f)
  try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo json_encode([$p->with(3), isset($p->next->next)]), "\n";
--EXPECT--
Cannot modify readonly property P::$list
Cannot modify readonly property P::$list
Cannot modify readonly property P::$list
Cannot unset readonly property P::$list
Cannot modify readonly property P::$list
Cannot acquire reference to readonly property P::$list
Cannot modify readonly property P::$list
Cannot initialize readonly property P::$list from global scope
[{"list":[1,3],"next":null},false]
