--TEST--
Objects, filters that do not exist, arrays that contain themselves
--FILE--
<?php
class S { function __toString() { return '42'; } }
class N {}
var_dump(filter_var(new S, FILTER_VALIDATE_INT), filter_var(new N, FILTER_VALIDATE_INT), filter_var(new N, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE), filter_var(new N, FILTER_VALIDATE_INT, ['options' => ['default' => 7]]));
var_dump(filter_var('x', 12345));
var_dump(filter_var('x', FILTER_DEFAULT), filter_var([1, 2]));
$a = ['1'];
$a[1] = &$a;
var_dump(count(filter_var($a, FILTER_VALIDATE_INT, FILTER_REQUIRE_ARRAY)));
--EXPECT--
int(42)
bool(false)
NULL
int(7)

Warning: filter_var(): Unknown filter with ID 12345 in {PWD}/objects_and_unknown_filters.php on line 5
bool(false)
string(1) "x"
bool(false)
int(2)
