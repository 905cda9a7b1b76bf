--TEST--
#[NoDiscard]: methods, (void), dynamic calls, inheritance, messages
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(function ($l, $m) { echo "  [$l] $m\n"; return true; });
#[NoDiscard] function plain() { return 1; } #[NoDiscard("because it matters")] function told() { return 2; }
class A { #[NoDiscard] function m() { return $this; } #[NoDiscard('static')] static function s() { return 1; } function __invoke() { return 3; } #[NoDiscard] function __call($n, $a) { return $n; } }
class B extends A { function m() { return 'child'; } } interface I { #[NoDiscard] function i(); } class C implements I { function i() { return 1; } }
foreach (['plain();', '(void) plain();', 'told();', '$x = plain();', 'return plain();', 'plain() + 1;', '(new A)->m();', '(new A)->m()->m();', 'A::s();', '(new B)->m();', '(new C)->i();', '(new A)->nope();', '$f = "plain"; $f();', '$f = plain(...); $f();', 'call_user_func("plain");', 'array_map("plain", []);', 'if (plain()) {}', 'for (plain(); false; plain()) {}', 'fn() => plain();', '(fn() => plain())();', 'plain() ?: 1;', 'true && plain();', '@plain();', '!plain();', 'isset(plain()[0]);', '[plain()];', '(string) plain();', 'echo plain(), "\n";', 'plain(...);', '5 |> (#[NoDiscard] fn($x) => $x);', '(new A)?->m();', 'match(1) { 1 => plain() };', 'foreach ([plain()] as $_) {}', 'plain() and print("q");'] as $code) { echo $code, "\n"; try { eval($code); } catch (Throwable $e) { echo '  ', get_class($e), ': ', $e->getMessage(), "\n"; } }
--EXPECT--
plain();
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
(void) plain();
told();
  [512] The return value of function told() should either be used or intentionally ignored by casting it as (void), because it matters
$x = plain();
return plain();
plain() + 1;
(new A)->m();
  [512] The return value of method A::m() should either be used or intentionally ignored by casting it as (void)
(new A)->m()->m();
  [512] The return value of method A::m() should either be used or intentionally ignored by casting it as (void)
A::s();
  [512] The return value of method A::s() should either be used or intentionally ignored by casting it as (void), static
(new B)->m();
(new C)->i();
(new A)->nope();
  [512] The return value of method A::nope() should either be used or intentionally ignored by casting it as (void)
$f = "plain"; $f();
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
$f = plain(...); $f();
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
call_user_func("plain");
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
array_map("plain", []);
if (plain()) {}
for (plain(); false; plain()) {}
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
fn() => plain();
(fn() => plain())();
plain() ?: 1;
true && plain();
@plain();
  [512] The return value of function plain() should either be used or intentionally ignored by casting it as (void)
!plain();
isset(plain()[0]);
[plain()];
(string) plain();
echo plain(), "\n";
1
plain(...);
5 |> (#[NoDiscard] fn($x) => $x);
  [512] The return value of function {closure:{PWD}/no_discard_hard_cases.php(6) : eval()'d code:1}() should either be used or intentionally ignored by casting it as (void)
(new A)?->m();
  [512] The return value of method A::m() should either be used or intentionally ignored by casting it as (void)
match(1) { 1 => plain() };
foreach ([plain()] as $_) {}
plain() and print("q");
q
