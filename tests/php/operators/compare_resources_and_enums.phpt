--TEST--
Comparing resources with strings, and enum cases with null
--FILE--
<?php
enum U { case A; }
var_dump("a" <=> STDIN, STDIN <=> "a", "1" == STDIN, "1 " == STDIN, "1abc" == STDIN, 1.0 == STDIN, "" < STDIN, STDIN < STDOUT);
var_dump(null <=> U::A, U::A <=> null, null < U::A, U::A < null, U::A == null, min(U::A, null), max(null, U::A));
?>
--EXPECT--
int(-1)
int(1)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
int(-1)
int(1)
bool(true)
bool(false)
bool(false)
NULL
enum(U::A)
