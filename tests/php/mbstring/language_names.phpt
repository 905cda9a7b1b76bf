--TEST--
mb_language(): no language has an empty name
--EXTENSIONS--
mbstring
--FILE--
<?php
try {
    mb_language('');
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(mb_language('ja'), mb_language());
--EXPECT--
mb_language(): Argument #1 ($language) must be a valid language, "" given
bool(true)
string(8) "Japanese"
