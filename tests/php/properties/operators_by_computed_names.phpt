--TEST--
Operators and ++ of properties by names that are computed
--FILE--
<?php
class P {
    public int $int = 1;
    public ?float $float = 1.5;
    public string $text = 'a';
    public $any;
    public readonly int $once;
    protected int $hidden = 4;
    private static $shared = 1;
    public function __construct() { $this->once = 1; }
    public function run(array $names, object $target) {
        foreach ($names as $name) {
            foreach (['+=', '.=', '-=', '++', '--', 'post'] as $operator) {
                for ($i = 0; $i < 2; $i++) {
                    try {
                        $result = match ($operator) {
                            '+=' => $target->$name += 2, '.=' => $target->$name .= 'b', '-=' => $target->$name -= 1.5,
                            '++' => ++$target->$name, '--' => --$target->$name, 'post' => $target->$name++,
                        };
                        echo "$name $operator ", var_export($result, true), "\n";
                    } catch (Error $e) {
                        echo "$name $operator ", $e->getMessage(), "\n";
                    }
                }
            }
        }
    }
}
class Outside { public function run(...$arguments) { (fn() => P::class)(); (new class { public function run($names, $target) {
    foreach ($names as $name) { try { $target->$name += 1; echo "done\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; } } } })->run(...$arguments); } }
$p = new P;
@$p->run(['int', 'float', 'text', 'any', 'once', 'hidden', 'shared', 'dynamic'], $p);
var_dump($p);
(new Outside)->run(['hidden', 'int'], $p);
$limit = new P;
$limit->int = PHP_INT_MAX;
$limit->any = PHP_INT_MAX;
$name = 'int';
foreach ([fn() => $limit->$name++, fn() => $limit->$name += 1, fn() => ++$limit->{'an' . 'y'}] as $step) {
    try {
        var_dump($step());
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
$r = &$p->int;
$name = 'int';
$p->$name += 5;
$p->$name++;
try {
    $p->$name .= 'x';
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
var_dump($r);
var_dump(isset($nothing->next->next), $p?->any?->none ?? 'none');
--EXPECT--
int += 3
int += 5
int .= Cannot assign string to property P::$int of type int
int .= Cannot assign string to property P::$int of type int
int -= 3
int -= 1
int ++ 2
int ++ 3
int -- 2
int -- 1
int post 1
int post 2
float += 3.5
float += 5.5
float .= Cannot assign string to property P::$float of type ?float
float .= Cannot assign string to property P::$float of type ?float
float -= 4.0
float -= 2.5
float ++ 3.5
float ++ 4.5
float -- 3.5
float -- 2.5
float post 2.5
float post 3.5
text += Unsupported operand types: string + int
text += Unsupported operand types: string + int
text .= 'b'
text .= 'bb'
text -= Unsupported operand types: string - float
text -= Unsupported operand types: string - float
text ++ '1'
text ++ '2'
text -- '1'
text -- '0'
text post '0'
text post '1'
any += 2
any += 4
any .= '4b'
any .= '4bb'
any -= 2.5
any -= 1.0
any ++ 2.0
any ++ 3.0
any -- 2.0
any -- 1.0
any post 1.0
any post 2.0
once += Cannot modify readonly property P::$once
once += Cannot modify readonly property P::$once
once .= Cannot modify readonly property P::$once
once .= Cannot modify readonly property P::$once
once -= Cannot modify readonly property P::$once
once -= Cannot modify readonly property P::$once
once ++ Cannot modify readonly property P::$once
once ++ Cannot modify readonly property P::$once
once -- Cannot modify readonly property P::$once
once -- Cannot modify readonly property P::$once
once post Cannot modify readonly property P::$once
once post Cannot modify readonly property P::$once
hidden += 6
hidden += 8
hidden .= Cannot assign string to property P::$hidden of type int
hidden .= Cannot assign string to property P::$hidden of type int
hidden -= 6
hidden -= 4
hidden ++ 5
hidden ++ 6
hidden -- 5
hidden -- 4
hidden post 4
hidden post 5
shared += 2
shared += 4
shared .= '4b'
shared .= '4bb'
shared -= 2.5
shared -= 1.0
shared ++ 2.0
shared ++ 3.0
shared -- 2.0
shared -- 1.0
shared post 1.0
shared post 2.0
dynamic += 2
dynamic += 4
dynamic .= '4b'
dynamic .= '4bb'
dynamic -= 2.5
dynamic -= 1.0
dynamic ++ 2.0
dynamic ++ 3.0
dynamic -- 2.0
dynamic -- 1.0
dynamic post 1.0
dynamic post 2.0
object(P)#1 (8) {
  ["int"]=>
  int(3)
  ["float"]=>
  float(4.5)
  ["text"]=>
  string(1) "2"
  ["any"]=>
  float(3)
  ["once"]=>
  int(1)
  ["hidden":protected]=>
  int(6)
  ["shared"]=>
  float(3)
  ["dynamic"]=>
  float(3)
}
Cannot access protected property P::$hidden
done
Cannot increment property P::$int of type int past its maximal value
Cannot assign float to property P::$int of type int
float(9.223372036854776E+18)
Cannot assign string to reference held by property P::$int of type int
int(10)
bool(false)
string(4) "none"
