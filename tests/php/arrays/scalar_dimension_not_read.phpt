--TEST--
The dimension of a scalar is not read
--FILE--
<?php
set_error_handler(function($n, $m) { echo "[", $m, "]"; return true; });
function t() {
 foreach ([1, true, 1.5] as $a)
 foreach (['$a[$u] = 5',
    '$a[$u] = $v',
    '$a[$u] .= $v',
    '$a[$u]++',
    '$a[$u][1] = 2',
    '$a[] = $v',
    '$r = &$a[$u]',
    '$a[$u] ??= 5',
    'unset($a[$u])',
    'unset($a[$u][1])',
    '[$a[$u]] = [1]',
    '$a[$u]->x = 1',
    '$a[new stdClass] = 1',
    '$a[[]] .= 1'] as $c) { echo $c, " "; try { eval("$c;"); } catch (Error $e) { echo $e->getMessage(); } echo "\n"; } 
foreach (['str', new ArrayObject] as $a)
 foreach (['$a[$u] = 5',
    '$a[$u] = $v',
    '$a[$u] .= $v',
    '$a[$u]++',
    '$a[$u][1] = 2',
    '$a[] = $v',
    '$r = &$a[$u]',
    'unset($a[$u])',
    'unset($a[$u][1])',
    '[$a[$u]] = [1]'] as $c) { echo $c, " "; try { eval("$c;"); } catch (Error $e) { echo $e->getMessage(); } echo "\n"; } }
t();

?>
--EXPECT--
$a[$u] = 5 Cannot use a scalar value as an array
$a[$u] = $v Cannot use a scalar value as an array
$a[$u] .= $v [Undefined variable $u]Cannot use a scalar value as an array
$a[$u]++ Cannot use a scalar value as an array
$a[$u][1] = 2 Cannot use a scalar value as an array
$a[] = $v Cannot use a scalar value as an array
$r = &$a[$u] Cannot use a scalar value as an array
$a[$u] ??= 5 [Undefined variable $u]Cannot use a scalar value as an array
unset($a[$u]) [Undefined variable $u]Cannot unset offset in a non-array variable
unset($a[$u][1]) Cannot unset offset in a non-array variable
[$a[$u]] = [1] Cannot use a scalar value as an array
$a[$u]->x = 1 Cannot use a scalar value as an array
$a[new stdClass] = 1 Cannot use a scalar value as an array
$a[[]] .= 1 Cannot use a scalar value as an array
$a[$u] = 5 Cannot use a scalar value as an array
$a[$u] = $v Cannot use a scalar value as an array
$a[$u] .= $v [Undefined variable $u]Cannot use a scalar value as an array
$a[$u]++ Cannot use a scalar value as an array
$a[$u][1] = 2 Cannot use a scalar value as an array
$a[] = $v Cannot use a scalar value as an array
$r = &$a[$u] Cannot use a scalar value as an array
$a[$u] ??= 5 [Undefined variable $u]Cannot use a scalar value as an array
unset($a[$u]) [Undefined variable $u]Cannot unset offset in a non-array variable
unset($a[$u][1]) Cannot unset offset in a non-array variable
[$a[$u]] = [1] Cannot use a scalar value as an array
$a[$u]->x = 1 Cannot use a scalar value as an array
$a[new stdClass] = 1 Cannot use a scalar value as an array
$a[[]] .= 1 Cannot use a scalar value as an array
$a[$u] = 5 Cannot use a scalar value as an array
$a[$u] = $v Cannot use a scalar value as an array
$a[$u] .= $v [Undefined variable $u]Cannot use a scalar value as an array
$a[$u]++ Cannot use a scalar value as an array
$a[$u][1] = 2 Cannot use a scalar value as an array
$a[] = $v Cannot use a scalar value as an array
$r = &$a[$u] Cannot use a scalar value as an array
$a[$u] ??= 5 [Undefined variable $u]Cannot use a scalar value as an array
unset($a[$u]) [Undefined variable $u]Cannot unset offset in a non-array variable
unset($a[$u][1]) Cannot unset offset in a non-array variable
[$a[$u]] = [1] Cannot use a scalar value as an array
$a[$u]->x = 1 Cannot use a scalar value as an array
$a[new stdClass] = 1 Cannot use a scalar value as an array
$a[[]] .= 1 Cannot use a scalar value as an array
$a[$u] = 5 [Undefined variable $u][String offset cast occurred]
$a[$u] = $v [Undefined variable $u][String offset cast occurred][Undefined variable $v]Cannot assign an empty string to a string offset
$a[$u] .= $v [Undefined variable $u][String offset cast occurred]Cannot use assign-op operators with string offsets
$a[$u]++ [Undefined variable $u][String offset cast occurred]Cannot increment/decrement string offsets
$a[$u][1] = 2 [Undefined variable $u][String offset cast occurred]Cannot use string offset as an array
$a[] = $v [] operator not supported for strings
$r = &$a[$u] [Undefined variable $u][String offset cast occurred]Cannot create references to/from string offsets
unset($a[$u]) [Undefined variable $u]Cannot unset string offsets
unset($a[$u][1]) [Undefined variable $u][String offset cast occurred]Cannot use string offset as an array
[$a[$u]] = [1] [Undefined variable $u][String offset cast occurred]
$a[$u] = 5 [Undefined variable $u]
$a[$u] = $v [Undefined variable $u][Undefined variable $v]
$a[$u] .= $v [Undefined variable $u][Undefined variable $v][Undefined array key ""]
$a[$u]++ [Undefined variable $u][Undefined array key ""]
$a[$u][1] = 2 [Undefined variable $u]Cannot use a scalar value as an array
$a[] = $v [Undefined variable $v]
$r = &$a[$u] [Undefined variable $u]
unset($a[$u]) [Undefined variable $u]
unset($a[$u][1]) [Undefined variable $u][Indirect modification of overloaded element of ArrayObject has no effect]
[$a[$u]] = [1] [Undefined variable $u]
