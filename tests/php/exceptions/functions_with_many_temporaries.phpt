--TEST--
Exceptions in functions with so many temporaries and live ranges that not all are looked at
--FILE--
<?php
class Counted
{
    static $alive = 0;

    function __construct(public $value = 1) { self::$alive++; }
    function __destruct() { self::$alive--; }
    function __toString() { return 'counted'; }
}
function fail($message) { throw new Exception($message); }
function same($value) { return $value; }

// each line has temporaries, arrays among them that are alive while the call fails
$lines = '';
for ($i = 0; $i < 130; $i++) {
    $lines .= "\$n = same(\$n) + strlen('x' . \$n) * 2 - same([\$n, \$n])[0];\n";
}
$failing = [
    'an array' => '[new Counted, fail("in an array")];', 'nested arrays' => '[new Counted, [new Counted, fail("in nested arrays")]];',
    'a loop' => 'foreach ([new Counted, new Counted] as $one) { fail("in a loop"); }', 'a call' => 'same(same(1), fail("in a call"));',
    'an operator' => 'same([new Counted]) == fail("in an operator");', 'a text' => '"{$n}" . new Counted . fail("in a text");',
    'a property' => 'same(new Counted)->value = fail("in a property");', 'an element' => '$list[same("k")] = fail("in an element");',
    'a method' => '(new Counted)->{same("__toString")}(fail("in a method"));', 'new' => 'new Counted(fail("in new"));', 'silence' => '@fail("in silence");',
    'a rope' => '"$n " . "{$n}$n" . fail("in a rope") . "$n$n$n";',
];
foreach ($failing as $title => $code) {
    $inner = "try { \$n = 1; $lines $code } catch (Exception \$e) { echo '  caught ', \$e->getMessage(), ' ', Counted::\$alive, \"\\n\"; }";
    $run = eval("return function () { \$n = 1; try { $inner fail('after'); } finally { echo '  finally ', Counted::\$alive, \"\\n\"; } };");
    echo $title, "\n";
    try {
        $run();
    } catch (Exception $e) {
        echo '  ', $e->getMessage(), ' ', Counted::$alive, "\n";
    }
    unset($e);
    echo '  ', Counted::$alive, "\n";
}

// many live ranges, one in the other and one after the other
$ranges = '';
for ($i = 0; $i < 120; $i++) {
    $ranges .= "\$all[] = [same($i), new Counted, same(\$i) === $i ? fail('at $i') : 1, [new Counted($i)]];\n";
}
$run = eval("return function (\$i) { try { $ranges } finally { echo count(\$all ?? []), ' '; } };");
foreach ([0, 1, 63, 64, 65, 100, 119] as $i) {
    try {
        $run($i);
    } catch (Exception $e) {
        echo $e->getMessage(), ' ', Counted::$alive, "\n";
    }
    unset($e);
}
$nested = '';
for ($i = 0; $i < 100; $i++) {
    $nested .= "[new Counted, same($i), ";
}
$run = eval("return function () { try { return {$nested}fail('deep')" . str_repeat(']', 100) . "; } catch (Exception \$e) { return \$e->getMessage(); } };");
echo $run(), ' ', Counted::$alive, "\n";
--EXPECT--
an array
  caught in an array 0
  finally 0
  after 0
  0
nested arrays
  caught in nested arrays 0
  finally 0
  after 0
  0
a loop
  caught in a loop 1
  finally 1
  after 0
  0
a call
  caught in a call 0
  finally 0
  after 0
  0
an operator
  caught in an operator 0
  finally 0
  after 0
  0
a text
  caught in a text 0
  finally 0
  after 0
  0
a property
  caught in a property 0
  finally 0
  after 0
  0
an element
  caught in an element 0
  finally 0
  after 0
  0
a method
  caught in a method 0
  finally 0
  after 0
  0
new
  caught in new 0
  finally 0
  after 0
  0
silence
  caught in silence 0
  finally 0
  after 0
  0
a rope
  caught in a rope 0
  finally 0
  after 0
  0
0 at 0 0
1 at 1 0
63 at 63 0
64 at 64 0
65 at 65 0
100 at 100 0
119 at 119 0
deep 0
