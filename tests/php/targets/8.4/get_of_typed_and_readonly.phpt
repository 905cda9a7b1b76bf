--TEST--
__get() of typed properties, readonly ones modified (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
class T { public int $i; public ?array $a; function __construct() { unset($this->i, $this->a); } function &__get($n) { static $x = []; return $x; } }
class V { public int $i; function __construct() { unset($this->i); } function __get($n) { return "x"; } }
class R { public readonly array $l; public readonly int $n; function __construct() { $this->l = [1]; $this->n = 5; } function f() { $this->l[] = 1; } function g() { $r = &$this->l; } function h() { foreach ($this->l as &$x) {} } function i() { $this->n++; } function j() { $this->n = 6; } function k() { unset($this->n); } function l() { $this->l[0][1] = 5; } function m() { sort($this->l); } function n() { $this->n .= 1; } function o() { $this->n ??= 4; } }
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
t(fn() => (new T)->i); t(fn() => (new V)->i); t(function() { $q = new T; $q->i[] = 1; }); t(function() { $v = new V; $v->i++; }); t(function() { $v = new V; $v->i .= "x"; }); t(function() { $v = new T; $r = &$v->i; }); t(fn() => (new V)->i ?? 3); t(fn() => isset((new V)->i)); t(function() { $w = new V; foreach ($w as $k => $u) {} });
foreach (range('f', 'o') as $m) t(fn() => (new R)->$m());
t(function() { $r = new R; $r->l[] = 1; }); t(function() { $r = new R; $r->n++; }); t(function() { $r = new R; $x = &$r->n; });  t(function() { $r = new R; unset($r->n); }); t(function() { $r = new R; unset($r->l[0]); }); t(function() { $r = new R; sort($r->l); }); t(function() { $r = new R; [$r->n] = [1]; }); t(function() { $r = new R; foreach ([1] as $r->n) {} });t(function() { $r = new R; foreach ($r as &$v) {} }); t(function() { $r = new R; $r->n = 5; }); t(function() { $r = new R; $r->n->x = 5; }); t(function() { $r = new R; $r->l['a']['b'] = 5; });
--EXPECT--
TypeError: Value of type array returned from T::__get() must be compatible with unset property T::$i of type int
TypeError: Value of type string returned from V::__get() must be compatible with unset property V::$i of type int
TypeError: Value of type array returned from T::__get() must be compatible with unset property T::$i of type int
TypeError: Value of type string returned from V::__get() must be compatible with unset property V::$i of type int
TypeError: Value of type string returned from V::__get() must be compatible with unset property V::$i of type int
TypeError: Value of type array returned from T::__get() must be compatible with unset property T::$i of type int
TypeError: Value of type string returned from V::__get() must be compatible with unset property V::$i of type int
bool(false)
NULL
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot modify readonly property R::$n
Error: Cannot modify readonly property R::$n
Error: Cannot unset readonly property R::$n
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot modify readonly property R::$n
NULL
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot modify readonly property R::$n
Error: Cannot indirectly modify readonly property R::$n
Error: Cannot unset readonly property R::$n
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot indirectly modify readonly property R::$l
Error: Cannot modify readonly property R::$n
Error: Cannot modify readonly property R::$n
Error: Cannot acquire reference to readonly property R::$l
Error: Cannot modify readonly property R::$n
Error: Cannot indirectly modify readonly property R::$n
Error: Cannot indirectly modify readonly property R::$l
