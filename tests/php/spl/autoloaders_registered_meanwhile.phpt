--TEST--
Autoloaders that autoloaders register or take away
--FILE--
<?php
$last=function($c) { echo "last $c\n"; };
spl_autoload_register($first=function($c) use (&$first, $last) { echo "first $c\n"; spl_autoload_unregister($first); spl_autoload_register($last); });
spl_autoload_register(function($c) { echo "second $c\n"; });
var_dump(class_exists('A'), class_exists('B'));
class I { function __invoke($c) { echo "invoked $c\n"; } static function s($c) { echo "static $c\n"; } }
spl_autoload_register(new I); spl_autoload_register(['I', 's'], prepend: true); spl_autoload_register('I::s');
spl_autoload_call('C'); var_dump(count(spl_autoload_functions()), spl_autoload_functions()[0], get_class(spl_autoload_functions()[3]));
var_dump(spl_autoload_unregister('spl_autoload_call'), spl_autoload_functions());
--EXPECT--
first A
last A
second B
last B
bool(false)
bool(false)
static C
second C
last C
invoked C
int(4)
array(2) {
  [0]=>
  string(1) "I"
  [1]=>
  string(1) "s"
}
string(1) "I"
bool(true)
array(0) {
}
