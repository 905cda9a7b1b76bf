--TEST--
Types of hooked properties and of what set takes
--INI--
zvm.php=8.4
--FILE--
<?php
class T { public int $i { set(int|string|array $v) { $this->i = is_array($v) ? count($v) : (int) $v; } } public ?string $s { get => $this->s ?? 5; } public float $f = 1 { set => $value / 2; } public int $bad { get => 'text'; } public static $plain; public iterable $it { get { yield 1; } } public self $me { get => $this; } public mixed $m { set(mixed $x) { $this->m = [$x]; } } }
$t = new T; foreach ([fn() => $t->i = '7', fn() => $t->i = [1, 2], fn() => $t->i = 1.5, fn() => $t->i, fn() => $t->s, fn() => $t->f = 5, fn() => $t->f, fn() => $t->f = 'x', fn() => $t->bad, fn() => iterator_to_array($t->it), fn() => $t->me === $t, fn() => $t->m = 1, fn() => $t->m] as $n => $f) try { echo "$n "; var_dump($f()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 string(1) "7"
1 array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
2 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/hooks_and_types.php on line 2
float(1.5)
3 int(1)
4 string(1) "5"
5 int(5)
6 float(2.5)
7 TypeError: T::$f::set(): Argument #1 ($value) must be of type float, string given, called in {PWD}/hooks_and_types.php on line 3
8 TypeError: T::$bad::get(): Return value must be of type int, string returned
9 array(1) {
  [0]=>
  int(1)
}
10 bool(true)
11 int(1)
12 array(1) {
  [0]=>
  int(1)
}
