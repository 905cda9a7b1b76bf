--TEST--
Illegal offsets of ArrayObject, SplFixedArray (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$ao = new ArrayObject([1]); $fa = new SplFixedArray(2); $ss = new SplObjectStorage; class My extends ArrayObject {} $my = new My; $ai = new ArrayIterator([]);
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', get_debug_type($e->getPrevious()), "\n"; } }
foreach ([$ao, $fa, $my, $ai] as $o) foreach ([[], new stdClass, true, 1.5, null, "x"] as $k) { t(fn() => $o[$k]); t(function() use ($o, $k) { $o[$k] = 1; }); t(fn() => isset($o[$k])); t(function() use ($o, $k) { unset($o[$k]); }); t(fn() => $o[$k] ?? 5); }
t(fn() => $ao->offsetGet([])); t(fn() => $fa->offsetGet([]));
--EXPECT--
TypeError: Cannot access offset of type array on ArrayObject null
TypeError: Cannot access offset of type array on ArrayObject null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot unset offset of type array on ArrayObject null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot access offset of type stdClass on ArrayObject null
TypeError: Cannot access offset of type stdClass on ArrayObject null
TypeError: Cannot access offset of type stdClass in isset or empty null
TypeError: Cannot unset offset of type stdClass on ArrayObject null
TypeError: Cannot access offset of type stdClass in isset or empty null

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
int(5)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key "" in {PWD}/illegal_offsets.php on line 4
NULL
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
bool(false)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
int(5)

Warning: Undefined array key "x" in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)
TypeError: Cannot access offset of type array on SplFixedArray null
TypeError: Cannot access offset of type array on SplFixedArray null
TypeError: Cannot access offset of type array on SplFixedArray null
TypeError: Cannot access offset of type array on SplFixedArray null
TypeError: Cannot access offset of type array on SplFixedArray null
TypeError: Cannot access offset of type stdClass on SplFixedArray null
TypeError: Cannot access offset of type stdClass on SplFixedArray null
TypeError: Cannot access offset of type stdClass on SplFixedArray null
TypeError: Cannot access offset of type stdClass on SplFixedArray null
TypeError: Cannot access offset of type stdClass on SplFixedArray null
NULL
NULL
bool(true)
NULL
int(5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
int(5)
TypeError: Cannot access offset of type null on SplFixedArray null
TypeError: Cannot access offset of type null on SplFixedArray null
TypeError: Cannot access offset of type null on SplFixedArray null
TypeError: Cannot access offset of type null on SplFixedArray null
TypeError: Cannot access offset of type null on SplFixedArray null
TypeError: Cannot access offset of type string on SplFixedArray null
TypeError: Cannot access offset of type string on SplFixedArray null
TypeError: Cannot access offset of type string on SplFixedArray null
TypeError: Cannot access offset of type string on SplFixedArray null
TypeError: Cannot access offset of type string on SplFixedArray null
TypeError: Cannot access offset of type array on My null
TypeError: Cannot access offset of type array on My null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot unset offset of type array on My null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot access offset of type stdClass on My null
TypeError: Cannot access offset of type stdClass on My null
TypeError: Cannot access offset of type stdClass in isset or empty null
TypeError: Cannot unset offset of type stdClass on My null
TypeError: Cannot access offset of type stdClass in isset or empty null

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
int(5)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key "" in {PWD}/illegal_offsets.php on line 4
NULL
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
bool(false)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
int(5)

Warning: Undefined array key "x" in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)
TypeError: Cannot access offset of type array on ArrayIterator null
TypeError: Cannot access offset of type array on ArrayIterator null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot unset offset of type array on ArrayIterator null
TypeError: Cannot access offset of type array in isset or empty null
TypeError: Cannot access offset of type stdClass on ArrayIterator null
TypeError: Cannot access offset of type stdClass on ArrayIterator null
TypeError: Cannot access offset of type stdClass in isset or empty null
TypeError: Cannot unset offset of type stdClass on ArrayIterator null
TypeError: Cannot access offset of type stdClass in isset or empty null

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key 1 in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/illegal_offsets.php on line 4
int(5)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4

Warning: Undefined array key "" in {PWD}/illegal_offsets.php on line 4
NULL
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
bool(false)

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
NULL

Deprecated: Using null as an array offset is deprecated, use an empty string instead in {PWD}/illegal_offsets.php on line 4
int(5)

Warning: Undefined array key "x" in {PWD}/illegal_offsets.php on line 4
NULL
NULL
bool(true)
NULL
int(5)
TypeError: Cannot access offset of type array on ArrayObject null
TypeError: Cannot access offset of type array on SplFixedArray null
