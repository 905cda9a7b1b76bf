--TEST--
Error handlers that assign, unset or bind what the operation that reports is at
--FILE--
<?php
#[AllowDynamicProperties]
class Box { public $list = []; }

function handle(Closure $change): void
{
    set_error_handler(function ($level, $text) use ($change) {
        echo "  [$text]\n";
        $change();
        return true;
    });
}
function show($value): void { echo '  ', json_encode($value), "\n"; }

echo "an undefined variable that becomes a number\n";
handle(function () { $GLOBALS['counted'] = 5; });
show($counted++);
show($counted);
unset($counted);
show(--$counted);
unset($counted);
show($counted += 2);
handle(function () { unset($GLOBALS['counted']); });
unset($counted);
show(++$counted);
unset($counted);
show($counted .= 'x');

echo "an array that is unset from\n";
$array = [1 => 'a', 2 => 'b', 3 => 'c'];
handle(function () { $GLOBALS['array'] = 'no array'; });
unset($array[1.5]);
show($array);
$array = [1 => 'a', 2 => 'b'];
handle(function () { $GLOBALS['array'] = null; });
unset($array[2.5]);
show($array);
$array = ['' => 'empty', 2 => 'b'];
unset($array[$undefined]);
show($array);

echo "an array that is written to\n";
$array = [1 => 'a'];
handle(function () { $GLOBALS['array'] = [7]; });
$array[1.5] = 'x';
show($array);
$array[$undefined] = 'y';
show($array);
$array[$undefined]['z'] = 'z';
show($array);
$array['new'] .= 'appended';
show($array);
$array['other']++;
show($array);

echo "a dynamic property that becomes a reference\n";
$box = new Box;
$box->dynamic = '5 apples';
handle(function () { $GLOBALS['bound'] = &$GLOBALS['box']->dynamic; });
for ($i = 0; $i < 3; $i++) {
    $box->dynamic += 2;
    show($box->dynamic);
    unset($bound);
    unset($box->dynamic);
    $box->dynamic = '5 apples';
}
handle(function () { unset($GLOBALS['box']->dynamic); });
for ($i = 0; $i < 3; $i++) {
    $box->dynamic = '7 pears';
    $box->dynamic *= 2;
    show($box->dynamic);
}
handle(function () { $GLOBALS['box']->list = 'gone'; });
$box->list['missing'] .= 'x';
show($box->list);

echo "a loop over what changes\n";
$walked = [1, 2, 3];
foreach ($walked as $key => &$value) {
    show([$key, $value]);
    if ($key === 1) {
        $walked = new Box;
        $walked->list = 'property';
        $walked->second = 'second';
    }
}
unset($value);
$walked = new Box;
$walked->list = 'property';
$walked->second = 'second';
foreach ($walked as $key => &$value) {
    show([$key, $value]);
    if ($key === 'list') {
        $walked = ['a', 'b'];
    }
}
unset($value);
$walked = [1, 2];
handle(function () { });
foreach ($walked as $key => &$value) {
    show([$key, $value]);
    $walked = 5;
}
unset($value);
--EXPECT--
an undefined variable that becomes a number
  [Undefined variable $counted]
  null
  1
  [Undefined variable $counted]
  null
  [Undefined variable $counted]
  2
  [Undefined variable $counted]
  1
  [Undefined variable $counted]
  "x"
an array that is unset from
  [Implicit conversion from float 1.5 to int loses precision]
  "no array"
  [Implicit conversion from float 2.5 to int loses precision]
  null
  [Undefined variable $undefined]
  null
an array that is written to
  [Implicit conversion from float 1.5 to int loses precision]
  [7]
  [Undefined variable $undefined]
  [7]
  [Undefined variable $undefined]
  [7]
  [Undefined array key "new"]
  [7]
  [Undefined array key "other"]
  [7]
a dynamic property that becomes a reference
  [A non-numeric value encountered]
  7
  [A non-numeric value encountered]
  7
  [A non-numeric value encountered]
  7
  [A non-numeric value encountered]
  [Undefined property: Box::$dynamic]
  null
  [A non-numeric value encountered]
  [Undefined property: Box::$dynamic]
  null
  [A non-numeric value encountered]
  [Undefined property: Box::$dynamic]
  null
  [Undefined array key "missing"]
  "gone"
a loop over what changes
  [0,1]
  [1,2]
  ["list","property"]
  ["second","second"]
  ["list","property"]
  [0,"a"]
  [1,"b"]
  [0,1]
  [foreach() argument must be of type array|object, int given]
