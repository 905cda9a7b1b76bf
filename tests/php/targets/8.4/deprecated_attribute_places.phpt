--TEST--
#[Deprecated] on functions, methods, constants, enum cases and hooks
--INI--
zvm.php=8.4
--FILE--
<?php
set_error_handler(function ($l, $m) { echo "[$l] $m\n"; return true; }); #[Deprecated] function f1() {} #[Deprecated("use f3", since: "1.5")] function f2() {} #[Deprecated(since: "3")] function f3() {} class C { #[Deprecated] const A = 1; #[Deprecated('m')] function m() {} #[Deprecated] static function s() {} #[Deprecated] function __invoke() {} public $h { #[Deprecated('hook')] get => 1; } #[Deprecated] function __construct() {} #[Deprecated] function __toString() { return ''; } #[Deprecated] function __call($n, $a) {} } enum E { #[Deprecated] case One; const Two = self::One; }
f1(); f2(); f3(); $c = new C; C::A; $c->m(); C::s(); $c(); $c->h; "$c"; $c->magic(); E::One; E::Two; constant('C::A'); array_map('f1', [1]); call_user_func([$c, 'm']); $f = f1(...); $f(); (new ReflectionFunction('f2'))->invoke(); var_dump((new ReflectionFunction('f1'))->isDeprecated(), (new ReflectionMethod('C', 'm'))->isDeprecated(), (new ReflectionClassConstant('C', 'A'))->isDeprecated(), (new ReflectionFunction('f2'))->getAttributes()[0]->newInstance());
--EXPECT--
[16384] Function f1() is deprecated
[16384] Function f2() is deprecated since 1.5, use f3
[16384] Function f3() is deprecated since 3
[16384] Method C::__construct() is deprecated
[16384] Constant C::A is deprecated
[16384] Method C::m() is deprecated, m
[16384] Method C::s() is deprecated
[16384] Method C::__invoke() is deprecated
[16384] Method C::$h::get() is deprecated, hook
[16384] Method C::__toString() is deprecated
[16384] Method C::magic() is deprecated
[16384] Enum case E::One is deprecated
[16384] Enum case E::One is deprecated
[16384] Constant C::A is deprecated
[16384] Function f1() is deprecated
[16384] Method C::m() is deprecated, m
[16384] Function f1() is deprecated
[16384] Function f2() is deprecated since 1.5, use f3
bool(true)
bool(true)
bool(true)
object(Deprecated)#5 (2) {
  ["message"]=>
  string(6) "use f3"
  ["since"]=>
  string(3) "1.5"
}
