--TEST--
from() and tryFrom() of enums: types and messages
--INI--
zvm.php=8.5
--FILE--
<?php
enum I: int { case One = 1; } enum S: string { case A = 'a'; case Num = '1'; } foreach ([fn() => I::from('1'), fn() => I::from('x'), fn() => I::tryFrom(2), fn() => I::from(1.0), fn() => I::from(1.5), fn() => S::from(1), fn() => S::tryFrom('b'), fn() => S::from('b'), fn() => I::from(null), fn() => S::from([]), fn() => I::One->value + 1, fn() => I::One->nope, fn() => I::Two, fn() => S::cases()[1]->value, fn() => (new ReflectionEnum('I'))->getBackingType()->getName(), fn() => I::One instanceof BackedEnum] as $i => $f) try { echo "$i "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 enum(I::One)
1 TypeError: I::from(): Argument #1 ($value) must be of type int, string given
2 NULL
3 enum(I::One)
4 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/backed_enum_lookup.php on line 2
enum(I::One)
5 enum(S::Num)
6 NULL
7 ValueError: "b" is not a valid backing value for enum S
8 
Deprecated: I::from(): Passing null to parameter #1 ($value) of type string|int is deprecated in {PWD}/backed_enum_lookup.php on line 2
ValueError: 0 is not a valid backing value for enum I
9 TypeError: S::from(): Argument #1 ($value) must be of type string|int, array given
10 int(2)
11 
Warning: Undefined property: I::$nope in {PWD}/backed_enum_lookup.php on line 2
NULL
12 Error: Undefined constant I::Two
13 string(1) "1"
14 string(3) "int"
15 bool(true)
