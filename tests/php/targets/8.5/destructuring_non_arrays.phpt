--TEST--
Destructuring of what is no array warns
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([1, 1.5, true, false, 'text', null] as $v) { [$a] = $v; var_dump($a); ['k' => $b] = $v; [[$c]] = [$v]; foreach ([$v] as [$d]) var_dump($d); } [$x, [$y]] = [1, null]; var_dump($x, $y); function f() { return 5; } [$q] = f(); list(, $z) = 'ab'; [$r] = new ArrayObject([7]); var_dump($r);
--EXPECT--
Warning: Cannot use int as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use int as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use int as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use int as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use float as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use float as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use float as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use float as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use bool as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use string as array in {PWD}/destructuring_non_arrays.php on line 2
NULL

Warning: Cannot use string as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use string as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use string as array in {PWD}/destructuring_non_arrays.php on line 2
NULL
NULL
NULL
int(1)
NULL

Warning: Cannot use int as array in {PWD}/destructuring_non_arrays.php on line 2

Warning: Cannot use string as array in {PWD}/destructuring_non_arrays.php on line 2
int(7)
