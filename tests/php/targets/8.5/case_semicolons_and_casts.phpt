--TEST--
Syntax that 8.5 deprecates
--INI--
zvm.php=8.5
--FILE--
<?php
foreach (['switch (1) { case 1; echo "a"; default; }', 'switch (2): case 1: case 2: echo "b"; endswitch;', '$x = (integer) "5";', '$x = (boolean) 1; $y = (double) 1; $z = (binary) "a";', 'echo `echo tick`;', '$x = (int) 5; $y = (bool) 1; $z = (float) 1;', 'class A { function __sleep() { return []; } function __wakeup() {} }', 'function f() { return (string) 5; }'] as $c) { echo $c, "\n"; eval($c); }
--EXPECT--
switch (1) { case 1; echo "a"; default; }

Deprecated: Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1

Deprecated: Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1
aswitch (2): case 1: case 2: echo "b"; endswitch;
b$x = (integer) "5";

Deprecated: Non-canonical cast (integer) is deprecated, use the (int) cast instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1
$x = (boolean) 1; $y = (double) 1; $z = (binary) "a";

Deprecated: Non-canonical cast (boolean) is deprecated, use the (bool) cast instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1

Deprecated: Non-canonical cast (double) is deprecated, use the (float) cast instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1

Deprecated: Non-canonical cast (binary) is deprecated, use the (string) cast instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1
echo `echo tick`;

Deprecated: The backtick (`) operator is deprecated, use shell_exec() instead in {PWD}/case_semicolons_and_casts.php(2) : eval()'d code on line 1
tick
$x = (int) 5; $y = (bool) 1; $z = (float) 1;
class A { function __sleep() { return []; } function __wakeup() {} }
function f() { return (string) 5; }
