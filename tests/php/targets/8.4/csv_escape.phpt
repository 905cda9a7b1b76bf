--TEST--
CSV functions without an escape character
--INI--
zvm.php=8.4
--FILE--
<?php
$o = unserialize('S:1:"\61";'); $f = fopen('php://memory', 'r+'); var_dump(fputcsv($f, ['a'], ',', '"')); rewind($f); var_dump(fgetcsv($f, null, ',', '"')); str_getcsv('a', ',', '"'); str_getcsv('a', escape: '\\'); try { str_getcsv('a', ',', ''); } catch (ValueError $e) { echo $e->getMessage(), "\n"; } try { str_getcsv('a', ',', '"', 'ab'); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Deprecated: unserialize(): Unserializing the 'S' format is deprecated in {PWD}/csv_escape.php on line 2

Deprecated: fputcsv(): the $escape parameter must be provided as its default value will change in {PWD}/csv_escape.php on line 2
int(2)

Deprecated: fgetcsv(): the $escape parameter must be provided as its default value will change in {PWD}/csv_escape.php on line 2
array(1) {
  [0]=>
  string(1) "a"
}

Deprecated: str_getcsv(): the $escape parameter must be provided as its default value will change in {PWD}/csv_escape.php on line 2
str_getcsv(): Argument #3 ($enclosure) must be a single character
str_getcsv(): Argument #4 ($escape) must be empty or a single character
