--TEST--
Functions, extensions and files there are
--FILE--
<?php
function mine() {}
$functions = get_defined_functions();
var_dump($functions['user'], in_array('strlen', $functions['internal']), array_keys($functions));
var_dump(in_array('json_encode', get_extension_funcs('JSON')), get_extension_funcs('none'), in_array('standard', get_loaded_extensions()), get_loaded_extensions(true));
file_put_contents(__DIR__ . '/what_is_included.inc', '<?php return 5;');
var_dump(include __DIR__ . '/what_is_included.inc');
print_r(array_map('basename', get_included_files()));
var_dump(get_required_files() === get_included_files());
var_dump(get_resource_id(STDIN), get_resource_id(STDERR) === (int) STDERR, get_resource_type(STDIN));
--CLEAN--
<?php
unlink(__DIR__ . '/what_is_included.inc');
--EXPECT--
array(1) {
  [0]=>
  string(4) "mine"
}
bool(true)
array(2) {
  [0]=>
  string(8) "internal"
  [1]=>
  string(4) "user"
}
bool(true)
bool(false)
bool(true)
array(1) {
  [0]=>
  string(12) "Zend OPcache"
}
int(5)
Array
(
    [0] => what_is_defined.php
    [1] => what_is_included.inc
)
bool(true)
int(1)
bool(true)
string(6) "stream"
