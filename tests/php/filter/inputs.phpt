--TEST--
Inputs of a request where there is none
--FILE--
<?php
foreach ([0, 1, 2, 4, 5] as $t) { var_dump(filter_has_var($t, 'nope'), filter_input($t, 'nope'), filter_input($t, 'nope', FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE), filter_input($t, 'nope', FILTER_VALIDATE_INT, ['options' => ['default' => 3]]), filter_input($t, 'nope', FILTER_VALIDATE_INT, ['flags' => FILTER_NULL_ON_FAILURE])); }
try { filter_has_var(77, 'x'); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
try { filter_input_array(77); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
var_dump(filter_input_array(INPUT_GET), filter_input_array(INPUT_GET, ['a' => 1, 'flags' => FILTER_NULL_ON_FAILURE]));
--EXPECT--
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
bool(false)
NULL
bool(false)
int(3)
bool(false)
filter_has_var(): Argument #1 ($input_type) must be an INPUT_* constant
filter_input_array(): Argument #1 ($type) must be an INPUT_* constant
NULL
NULL
