--TEST--
Elements that array_splice() removes die in its call where nothing takes its result
--FILE--
<?php
class Named {
    function __construct(public string $name) {}
    function __destruct() { echo "$this->name: "; debug_print_backtrace(); }
}
function show($label) { echo "--- $label\n"; }
show('list');
$list = [new Named('a'), 2, new Named('b')];
array_splice($list, 0, 1);
array_splice($list, 1, 1, ['x', 'y']);
var_dump($list);
show('nested');
$list = [[new Named('c')], 1];
array_splice($list, 0);
show('keys');
$array = ['k' => new Named('d'), 5 => 1, 'l' => new Named('e')];
array_splice($array, -1);
array_splice($array, 0, 1);
var_dump($array);
show('result');
$list = [new Named('f'), 2];
$removed = array_splice($list, 0, 1);
unset($removed);
$list = [new Named('g'), 2];
echo count(array_splice($list, 0, 1)), "\n";
show('callback');
$list = [new Named('h'), 2];
array_map(function () use (&$list) { array_splice($list, 0, 1); }, [1]);
show('held');
$object = new Named('i');
$list = [$object, 2];
array_splice($list, 0, 1);
show('end');
--EXPECT--
--- list
a: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(9): array_splice(Array, 0, 1)
b: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(10): array_splice(Array, 1, 1, Array)
array(3) {
  [0]=>
  int(2)
  [1]=>
  string(1) "x"
  [2]=>
  string(1) "y"
}
--- nested
c: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(14): array_splice(Array, 0)
--- keys
e: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(17): array_splice(Array, -1)
d: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(18): array_splice(Array, 0, 1)
array(1) {
  [0]=>
  int(1)
}
--- result
f: #0 {PWD}/spliced_elements_die_in_the_call.php(23): Named->__destruct()
g: #0 {PWD}/spliced_elements_die_in_the_call.php(25): Named->__destruct()
1
--- callback
h: #0 [internal function]: Named->__destruct()
#1 {PWD}/spliced_elements_die_in_the_call.php(28): array_splice(Array, 0, 1)
#2 [internal function]: {closure}(1)
#3 {PWD}/spliced_elements_die_in_the_call.php(28): array_map(Object(Closure), Array)
--- held
--- end
i: #0 [internal function]: Named->__destruct()
