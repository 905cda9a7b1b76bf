--TEST--
References, undefined variables and unset properties in short texts, array literals and arguments that are sent again and again
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });
#[AllowDynamicProperties]
class Box
{
    public $p = 'p';
    public $unset = 'u';
    public ?int $uninitialised;
    public $bound = 'b';

    function run(string $f)
    {
        for ($i = 0; $i < 3; $i++) {
            try {
                echo json_encode([$f($this->p), $f($this->bound), $f($this->unset)]), "\n";
                echo $f($this->uninitialised), "\n";
            } catch (Error $e) {
                echo '  ', $e->getMessage(), "\n";
            }
        }
    }
}
function &kept($value) { static $kept; $kept = $value; return $kept; }
function texts()
{
    $value = 'value';
    $number = 7;
    $reference = &$value;
    $numberReference = &$number;
    $list = ['k' => 'e'];
    return ["$reference$value", "$value$reference", "$numberReference$number", "$number$value", "$value$number", "$undefined$value", "$value$undefined",
        "{$list['k']}$reference", "$reference{$list['k']}", kept('r') . 's', 's' . kept('r'), kept('r') . kept('s'), "$reference-$numberReference-$value",
        [$reference => 1, $numberReference => 2, $undefined => 3, kept('k') => 4, $value => $reference, 5], [1, $reference => 2], [...[1], $numberReference => 3],
        [&$reference, $reference], -$numberReference, !$reference, ~$numberReference, $reference ?: 1, $reference ?? 1, (string) $numberReference];
}
echo json_encode(texts()), "\n";
$box = new Box;
$outer = 'outer';
$box->bound = &$outer;
unset($box->unset);
foreach (['strval', 'ucfirst', 'json_encode'] as $f) {
    $box->run($f);
}
$f = 'ucfirst';
for ($i = 0; $i < 2; $i++) {
    echo $f($box->bound), $f($box->p), $f($box->missing), "\n";
}

function onProperties(Box $box)
{
    $box->p = &$undefinedSource;
    $undefinedSource = 'bound later';
    $array = ['x' => 'element'];
    $box->bound = &$array['x'];
    $box->bound .= ' changed';
    $box->unset = &$box->child;
    $box->child = 'made';
    return [$box->p, $array, $box->unset];
}
echo json_encode(onProperties(new Box)), "\n";
--EXPECT--
[Undefined variable $undefined]
  [Undefined variable $undefined]
  [Undefined variable $undefined]
["valuevalue","valuevalue","77","7value","value7","value","value","evalue","valuee","rs","sr","ss","value-7-value",{"value":"value","7":2,"":3,"k":4,"8":5},{"0":1,"value":2},{"0":1,"7":3},["value","value"],-7,false,-8,"value","value","7"]
  [Undefined property: Box::$unset]
["p","outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
["p","outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
["p","outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
  [ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated]
["P","Outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
  [ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated]
["P","Outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
  [ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated]
["P","Outer",""]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
["\"p\"","\"outer\"","null"]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
["\"p\"","\"outer\"","null"]
  Typed property Box::$uninitialised must not be accessed before initialization
  [Undefined property: Box::$unset]
["\"p\"","\"outer\"","null"]
  Typed property Box::$uninitialised must not be accessed before initialization
OuterP  [Undefined property: Box::$missing]
  [ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated]

OuterP  [Undefined property: Box::$missing]
  [ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated]

["bound later",{"x":"element changed"},"made"]
