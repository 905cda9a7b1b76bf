--TEST--
json_validate(): depths, flags, errors
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['{}', '[1,2', '"x"', '', 'nul', "\"\xff\"", '[[1]]', '{"a":{"b":1}}', ' 1 ', '01', '1e5', '"\ud800"', '[1,]'] as $j) { echo json_encode($j, JSON_INVALID_UTF8_SUBSTITUTE), ' ', json_encode([json_validate($j), json_last_error(), json_validate($j, 1), json_last_error_msg(), json_validate($j, 512, JSON_INVALID_UTF8_IGNORE)]), "\n"; } foreach ([fn() => json_validate('1', 0), fn() => json_validate('1', PHP_INT_MAX), fn() => json_validate('1', 1, JSON_THROW_ON_ERROR)] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
"{}" [true,0,false,"Maximum stack depth exceeded",true]
"[1,2" [false,4,false,"Maximum stack depth exceeded",false]
"\"x\"" [true,0,true,"No error",true]
"" [false,4,false,"Syntax error",false]
"nul" [false,4,false,"Syntax error",false]
"\"\ufffd\"" [false,5,false,"Malformed UTF-8 characters, possibly incorrectly encoded",true]
"[[1]]" [true,0,false,"Maximum stack depth exceeded",true]
"{\"a\":{\"b\":1}}" [true,0,false,"Maximum stack depth exceeded",true]
" 1 " [true,0,true,"No error",true]
"01" [false,4,false,"Syntax error",false]
"1e5" [true,0,true,"No error",true]
"\"\\ud800\"" [false,10,false,"Single unpaired UTF-16 surrogate in unicode escape",false]
"[1,]" [false,4,false,"Maximum stack depth exceeded",false]
ValueError: json_validate(): Argument #2 ($depth) must be greater than 0
ValueError: json_validate(): Argument #2 ($depth) must be less than 2147483647
ValueError: json_validate(): Argument #3 ($flags) must be a valid flag (allowed flags: JSON_INVALID_UTF8_IGNORE)
