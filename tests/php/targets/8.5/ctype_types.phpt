--TEST--
ctype functions name the type of what is no string (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([true, false, null, 1.5, 65, -129, 300, [], new stdClass] as $v) { var_dump(ctype_alpha($v), ctype_digit($v)); }
--EXPECT--
Deprecated: ctype_alpha(): Argument of type bool will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type bool will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type bool will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type bool will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type null will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type null will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type float will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type float will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(true)
bool(false)

Deprecated: ctype_alpha(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type int will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(true)

Deprecated: ctype_alpha(): Argument of type array will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type array will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)

Deprecated: ctype_alpha(): Argument of type stdClass will be interpreted as string in the future in {PWD}/ctype_types.php on line 2

Deprecated: ctype_digit(): Argument of type stdClass will be interpreted as string in the future in {PWD}/ctype_types.php on line 2
bool(false)
bool(false)
