--TEST--
Casts and cases that PHP 8.5 deprecates
--INI--
zvm.php=8.5
--FILE--
<?php
switch (2) { case 1; echo 'one'; break; case 2: echo 'two'; break; default; echo 'other'; } echo "\n";
var_dump((integer) '5', (boolean) 1, (double) '1.5', (binary) 5, (int) '6', (bool) 0, (float) 1, (string) 2);
--EXPECT--
Deprecated: Non-canonical cast (integer) is deprecated, use the (int) cast instead in {PWD}/syntax_deprecations.php on line 3

Deprecated: Non-canonical cast (boolean) is deprecated, use the (bool) cast instead in {PWD}/syntax_deprecations.php on line 3

Deprecated: Non-canonical cast (double) is deprecated, use the (float) cast instead in {PWD}/syntax_deprecations.php on line 3

Deprecated: Non-canonical cast (binary) is deprecated, use the (string) cast instead in {PWD}/syntax_deprecations.php on line 3

Deprecated: Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead in {PWD}/syntax_deprecations.php on line 2

Deprecated: Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead in {PWD}/syntax_deprecations.php on line 2
two
int(5)
bool(true)
float(1.5)
string(1) "5"
int(6)
bool(false)
float(1)
string(1) "2"
