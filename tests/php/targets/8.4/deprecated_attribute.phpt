--TEST--
#[Deprecated] on functions, methods and constants
--INI--
zvm.php=8.4
--FILE--
<?php
#[Deprecated] function plain() { return 1; } #[Deprecated('use plain()', since: '1.5')] function told() { return 2; }
class A { #[Deprecated(since: '2.0')] function m() { return 'm'; } #[Deprecated] static function s() { return 's'; } #[Deprecated('gone')] const C = 'c'; #[Deprecated] function __call($n, $a) { return $n; } }
echo plain(), told(), (new A)->m(), A::s(), A::C, (new A)->other(), "\n";
for ($i = 0; $i < 2; $i++) { $o = new A; $o->m(); plain(); }
echo array_sum(array_map('plain', [1])), call_user_func([new A, 'm']), "\n"; $f = told(...); echo $f(), "\n";
set_error_handler(function ($level, $message) { echo "[$level $message]\n"; return true; }); told(); echo A::C, "\n";
var_dump((new ReflectionFunction('plain'))->isDeprecated(), (new ReflectionMethod('A', 'm'))->isDeprecated(), (new ReflectionMethod('A', '__call'))->isDeprecated());
--EXPECT--
Deprecated: Function plain() is deprecated in {PWD}/deprecated_attribute.php on line 4
1
Deprecated: Function told() is deprecated since 1.5, use plain() in {PWD}/deprecated_attribute.php on line 4
2
Deprecated: Method A::m() is deprecated since 2.0 in {PWD}/deprecated_attribute.php on line 4
m
Deprecated: Method A::s() is deprecated in {PWD}/deprecated_attribute.php on line 4
s
Deprecated: Constant A::C is deprecated, gone in {PWD}/deprecated_attribute.php on line 4
c
Deprecated: Method A::other() is deprecated in {PWD}/deprecated_attribute.php on line 4
other

Deprecated: Method A::m() is deprecated since 2.0 in {PWD}/deprecated_attribute.php on line 5

Deprecated: Function plain() is deprecated in {PWD}/deprecated_attribute.php on line 5

Deprecated: Method A::m() is deprecated since 2.0 in {PWD}/deprecated_attribute.php on line 5

Deprecated: Function plain() is deprecated in {PWD}/deprecated_attribute.php on line 5

Deprecated: Function plain() is deprecated in {PWD}/deprecated_attribute.php on line 6
1
Deprecated: Method A::m() is deprecated since 2.0 in {PWD}/deprecated_attribute.php on line 6
m

Deprecated: Function told() is deprecated since 1.5, use plain() in {PWD}/deprecated_attribute.php on line 6
2
[16384 Function told() is deprecated since 1.5, use plain()]
[16384 Constant A::C is deprecated, gone]
c
bool(true)
bool(true)
bool(true)
