--TEST--
Deprecated constants say so wherever they are used
--FILE--
<?php
echo FILE_BINARY; var_dump(constant('FILE_BINARY'), defined('FILE_BINARY')); 
for ($i=0;$i<2;$i++) echo FILE_BINARY;
class A { const X = FILE_BINARY; } echo A::X;
function f($x = FILE_TEXT) {} f();f();
var_dump(isset(get_defined_constants()['FILE_TEXT']));
--EXPECT--

Deprecated: Constant FILE_BINARY is deprecated in {PWD}/deprecated_constants.php on line 2
0
Deprecated: Constant FILE_BINARY is deprecated in {PWD}/deprecated_constants.php on line 2
int(0)
bool(true)

Deprecated: Constant FILE_BINARY is deprecated in {PWD}/deprecated_constants.php on line 3
0
Deprecated: Constant FILE_BINARY is deprecated in {PWD}/deprecated_constants.php on line 3
0
Deprecated: Constant FILE_BINARY is deprecated in {PWD}/deprecated_constants.php on line 4
0
Deprecated: Constant FILE_TEXT is deprecated in {PWD}/deprecated_constants.php on line 5
bool(true)
