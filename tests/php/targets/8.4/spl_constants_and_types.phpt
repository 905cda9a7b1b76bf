--TEST--
Typed constants of internal classes in reflection
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['ArrayObject', 'SplPriorityQueue', 'DateTimeInterface', 'PDO', 'Phar', 'NumberFormatter'] as $c) foreach (array_slice((new ReflectionClass($c))->getReflectionConstants(), 0, 3) as $k) echo trim((string) $k), ' ', json_encode($k->hasType()), "\n";
--EXPECT--
Constant [ public int STD_PROP_LIST ] { 1 } true
Constant [ public int ARRAY_AS_PROPS ] { 2 } true
Constant [ public int EXTR_BOTH ] { 3 } true
Constant [ public int EXTR_PRIORITY ] { 2 } true
Constant [ public int EXTR_DATA ] { 1 } true
Constant [ public string ATOM ] { Y-m-d\TH:i:sP } true
Constant [ public string COOKIE ] { l, d-M-Y H:i:s T } true
Constant [ public string ISO8601 ] { Y-m-d\TH:i:sO } true
Constant [ public int PARAM_NULL ] { 0 } true
Constant [ public int PARAM_BOOL ] { 5 } true
Constant [ public int PARAM_INT ] { 1 } true
Constant [ public int CURRENT_MODE_MASK ] { 240 } true
Constant [ public int CURRENT_AS_PATHNAME ] { 32 } true
Constant [ public int CURRENT_AS_FILEINFO ] { 0 } true
Constant [ public int PATTERN_DECIMAL ] { 0 } true
Constant [ public int DECIMAL ] { 1 } true
Constant [ public int CURRENCY ] { 2 } true
