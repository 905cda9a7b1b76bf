--TEST--
++ and -- of known values say what they say where they run, optimized, too
--INI--
zvm.php=8.4
opcache.enable_cli=1
--FILE--
<?php
function text() { $x = ""; $x--; return $x; }
function flag() { $x = true; $x++; return $x; }
function nothing() { $x = null; $x--; return $x; }
function letters() { $x = "Az"; $x++; return $x; }
function numbers() { $x = null; $x++; $y = 1.5; $y--; return [$x, $y, 4]; }
echo "begin\n";
var_dump(text(), flag(), nothing(), letters(), numbers());
--EXPECT--
begin

Deprecated: Decrement on empty string is deprecated as non-numeric in {PWD}/steps_folded.php on line 2

Warning: Increment on type bool has no effect, this will change in the next major version of PHP in {PWD}/steps_folded.php on line 3

Warning: Decrement on type null has no effect, this will change in the next major version of PHP in {PWD}/steps_folded.php on line 4
int(-1)
bool(true)
NULL
string(2) "Ba"
array(3) {
  [0]=>
  int(1)
  [1]=>
  float(0.5)
  [2]=>
  int(4)
}
