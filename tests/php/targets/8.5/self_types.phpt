--TEST--
self and parent in types are the classes they mean (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
namespace N;
interface I { function a(self $x): ?self; }
trait T { public self $tp; function t(self $x): ?self { return $this; } function u(): \Closure { return function(self $q): self {}; } }
class B {}
class C extends B implements I { use T; public ?self $p; public self|array $q; public parent $r; const ?self Z = null; function a(I $x): ?self { return null; } function b(parent $p, self|int|null $s, ...$z) {} 
 function c() { return function(self $x): ?self { return $x; }; } function d() { return fn(parent $x): parent => $x; } static function e(self|I $x): static {} function ii(self&I $q) {} }
enum E { case A; function f(self $x): self {} }
$an = new class extends B { public self $z; function m(self $x, parent $y): self {} };
foreach ([I::class, T::class, C::class, E::class, get_class($an)] as $c) { $r = new \ReflectionClass($c); foreach ($r->getMethods() as $m) { if ($m->isInternal()) continue; foreach ($m->getParameters() as $p) echo $m->name, ' ', str_replace(__FILE__, 'F', addcslashes($p->getType(), "\0")), "\n"; echo str_replace(__FILE__, 'F', addcslashes($m->getReturnType(), "\0")), "\n"; } foreach ($r->getProperties() as $p) echo $p->name, addcslashes(str_replace(__FILE__, 'F', (string)$p->getType()), "\0"), "\n"; foreach ($r->getReflectionConstants() as $k) echo $k; }
foreach ([(new C)->c(), (new C)->d(), (new C)->u()] as $f) echo new \ReflectionFunction($f);
try { $x = new C; $x->q = 5; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { $x->tp = 5; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { (new C)->b(1, 2); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
try { $an->z = 1; } catch (\Error $e) { echo str_replace(__FILE__, '', $e->getMessage()), "\n"; }
echo "done\n";
eval('namespace N; class D extends C { function b($p, $s) {} }');
--EXPECT--
a N\I
?N\I
t self
?self
Closure
tpself
a N\I
?N\C
b N\B
b N\C|int|null
b 
Deprecated: addcslashes(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/self_types.php on line 10


Deprecated: addcslashes(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/self_types.php on line 10


Deprecated: addcslashes(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/self_types.php on line 10


Deprecated: addcslashes(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/self_types.php on line 10

e N\C|N\I
static
ii N\C&N\I

Deprecated: addcslashes(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/self_types.php on line 10

t self
?self
Closure
p?N\C
qN\C|array
rN\B
tpself
Constant [ public ?N\C Z ] {  }
f N\E
N\E
namestring
Constant [ public N\E A ] { Object }
m self
m parent
self
zself
Closure [ <user> public method {closure:N\C::c():7} ] {
  @@ {PWD}/self_types.php 7 - 7

  - Parameters [1] {
    Parameter #0 [ <required> self $x ]
  }
  - Return [ ?self ]
}
Closure [ <user> public method {closure:N\C::d():7} ] {
  @@ {PWD}/self_types.php 7 - 7

  - Parameters [1] {
    Parameter #0 [ <required> parent $x ]
  }
  - Return [ parent ]
}
Closure [ <user> public method {closure:N\T::u():4} ] {
  @@ {PWD}/self_types.php 4 - 4

  - Parameters [1] {
    Parameter #0 [ <required> self $q ]
  }
  - Return [ self ]
}
Cannot assign int to property N\C::$q of type N\C|array
Cannot assign int to property N\C::$tp of type self
N\C::b(): Argument #1 ($p) must be of type N\B, int given, called in {PWD}/self_types.php on line 14
Cannot assign int to property N\B@anonymous::$z of type self
done

Fatal error: Declaration of N\D::b($p, $s) must be compatible with N\C::b(N\B $p, N\C|int|null $s, ...$z) in {PWD}/self_types.php(17) : eval()'d code on line 1
Stack trace:
#0 {main}
--EXIT--
255
