--TEST--
opcache_compile_file() declares the functions of a file, and no class
--INI--
opcache.enable_cli=1
opcache.file_update_protection=0
--SKIPIF--
<?php
if (!function_exists("opcache_reset")) die("skip without OPcache");
?>
--EXIT--
255
--FILE--
<?php
$file = __DIR__ . '/compile_file.inc';
file_put_contents($file, '<?php function declared() { return 5; } class NotDeclared {} echo "not run\n";');
touch($file, time() - 100);
var_dump(opcache_compile_file($file), declared(), class_exists('NotDeclared', false));
var_dump(opcache_compile_file($file));
var_dump(count(get_included_files()));
file_put_contents($file, '<?php if (;');
touch($file, time() - 50);
opcache_invalidate($file, true);
try {
    opcache_compile_file($file);
} catch (ParseError $error) {
    echo $error->getMessage(), "\n";
}
file_put_contents($file, '<?php break;');
touch($file, time() - 20);
opcache_invalidate($file, true);
var_dump(opcache_compile_file($file));
unlink($file);
$configuration = opcache_get_configuration();
var_dump(array_keys($configuration), count($configuration['directives']), $configuration['version']);
var_dump($configuration['directives']['opcache.revalidate_freq']);
?>
--EXPECTF--
bool(true)
int(5)
bool(false)

Fatal error: Cannot redeclare declared() (previously declared in %scompile_file.inc:1) in %scompile_file.inc on line 1

Warning: Zend OPcache could not compile file %scompile_file.inc in %scompile_file.php on line 6
bool(false)
int(2)
syntax error, unexpected token ";"

Fatal error: 'break' not in the 'loop' or 'switch' context in %scompile_file.inc on line 1

Warning: Zend OPcache could not compile file %scompile_file.inc in %scompile_file.php on line %d
bool(false)
array(3) {
  [0]=>
  string(10) "directives"
  [1]=>
  string(7) "version"
  [2]=>
  string(9) "blacklist"
}
int(53)
array(2) {
  ["version"]=>
  string(6) "8.2.%d"
  ["opcache_product_name"]=>
  string(12) "Zend OPcache"
}
int(%d)
