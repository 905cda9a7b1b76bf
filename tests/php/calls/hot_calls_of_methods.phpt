--TEST--
Calls of methods that became hot, of objects of many classes
--FILE--
<?php
abstract class Shape {
    private function secret($x) { return "shape's secret $x"; }
    function tell($x) { return $this->secret($x); }
    abstract function area(int $scale, $unit = 'm');
    static function plain($x) { return "static " . static::class . $x; }
}
class Square extends Shape {
    function area(int $scale, $unit = 'm') { return ["square", $scale, $unit, func_num_args()]; }
    function secret($x) { return "square's secret $x"; }
}
class Circle extends Shape {
    function area(int|string $scale, $unit = 'cm', ...$more) { return ["circle", $scale, $unit, $more]; }
}
class Changing {
    function area($scale, &$unit = null) { $unit = "changed$scale"; return ["changing", $scale]; }
}
class Lazy extends Shape {
    function area(int $scale, $unit = 'm') { yield $scale; yield $unit; }
}
class Magic { function __call($name, $arguments) { return [$name, ...$arguments]; } }
class Alien { private function area($scale, $unit) { } }
class Loud { public $name = "loud"; function __destruct() { echo "[gone]"; } function area($a, $b) { unset($a); return $b; } }
trait Counts { private $count = 0; private function step($by) { return $this->count += $by; } function run($by) { return $this->step($by); } }
class One { use Counts; }
class Two { use Counts; private function step($by) { return "two's $by"; } }
function call($shape, $scale, $turns) {
    for ($i = 0; $i < $turns; $i++) {
        $unit = "u";
        try {
            $got = $shape->area($scale, $unit);
        } catch (Error $error) {
            $got = preg_replace('~, called in.*~', '', $error->getMessage()) . " line " . $error->getLine();
        }
    }
    return json_encode($got instanceof Traversable ? iterator_to_array($got) : $got) . " $unit\n";
}
$all = [new Square, new Circle, new Changing, new Lazy, new Magic, new Alien, new Loud, null, 5, "text", fn() => 1, new ArrayObject];
foreach ([400, 2, 1] as $turns) foreach ($all as $object) foreach ([3, "4", "x"] as $scale) echo call($object, $scale, $turns);
unset($all[6]);
echo "\n";
function tell($object, $turns) { for ($i = 0; $i < $turns; $i++) $got = $object->tell($i); return "$got\n"; }
foreach ([400, 3] as $turns) echo tell(new Square, $turns), tell(new Circle, $turns);
function plain($object, $turns) { for ($i = 0; $i < $turns; $i++) $got = $object->plain($i); return "$got\n"; }
foreach ([400, 3] as $turns) echo plain(new Square, $turns), plain(new Circle, $turns);
foreach ([new One, new Two, new One] as $object) { for ($i = 0; $i < 350; $i++) $got = $object->run(2); echo $got, "\n"; }
class Bound { private $name = "bound"; private function name($x) { return $this->name . $x; } }
class Other { private function name($x) { return "other$x"; } }
$closure = function ($turns) { for ($i = 0; $i < $turns; $i++) $got = $this->name($i); return "$got\n"; };
foreach ([new Bound, new Other, new Bound] as $object) foreach ([350, 2] as $turns) echo Closure::bind($closure, $object, $object)($turns);
try { echo Closure::bind($closure, new Bound, Other::class)(400); } catch (Error $error) { echo $error->getMessage(), "\n"; }
class Chain { private $next; function link($next) { $this->next = $next; return $this; } function end(): ?Chain { return $this->next; } }
for ($i = 0; $i < 320; $i++) $last = (new Chain)->link(new Chain)->link(null)->end()?->end();
var_dump($last);
for ($i = 0; $i < 320; $i++) { $i < 318 && ob_start(); echo (new Loud)->area(new Loud, $i), "\n"; $i < 318 && ob_end_clean(); }
class Again {
    public $depth = 0;
    function go($a, $b) { return "$a $b"; }
    function drive($turns) { for ($i = 0; $i < $turns; $i++) $got = $this->go($none, $i); return $got; }
}
$again = new Again;
set_error_handler(function ($level, $message) use ($again) { if ($again->depth++ < 3) echo $message, " ", $again->drive(2), "\n"; return true; });
echo $again->drive(330), "\n";
--EXPECT--
["square",3,"u",2] u
["square",4,"u",2] u
"Square::area(): Argument #1 ($scale) must be of type int, string given line 9" u
["circle",3,"u",[]] u
["circle","4","u",[]] u
["circle","x","u",[]] u
["changing",3] changed3
["changing","4"] changed4
["changing","x"] changedx
[3,"u"] u
[4,"u"] u
"Lazy::area(): Argument #1 ($scale) must be of type int, string given line 19" u
["area",3,"u"] u
["area","4","u"] u
["area","x","u"] u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"u" u
"u" u
"u" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
["square",3,"u",2] u
["square",4,"u",2] u
"Square::area(): Argument #1 ($scale) must be of type int, string given line 9" u
["circle",3,"u",[]] u
["circle","4","u",[]] u
["circle","x","u",[]] u
["changing",3] changed3
["changing","4"] changed4
["changing","x"] changedx
[3,"u"] u
[4,"u"] u
"Lazy::area(): Argument #1 ($scale) must be of type int, string given line 19" u
["area",3,"u"] u
["area","4","u"] u
["area","x","u"] u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"u" u
"u" u
"u" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
["square",3,"u",2] u
["square",4,"u",2] u
"Square::area(): Argument #1 ($scale) must be of type int, string given line 9" u
["circle",3,"u",[]] u
["circle","4","u",[]] u
["circle","x","u",[]] u
["changing",3] changed3
["changing","4"] changed4
["changing","x"] changedx
[3,"u"] u
[4,"u"] u
"Lazy::area(): Argument #1 ($scale) must be of type int, string given line 19" u
["area",3,"u"] u
["area","4","u"] u
["area","x","u"] u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"Call to private method Alien::area() from global scope line 31" u
"u" u
"u" u
"u" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on null line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on int line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to a member function area() on string line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method Closure::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
"Call to undefined method ArrayObject::area() line 31" u
[gone]
shape's secret 399
shape's secret 399
shape's secret 2
shape's secret 2
static Square399
static Circle399
static Square2
static Circle2
700
two's 2
700
bound349
bound1
other349
other1
bound349
bound1
Call to private method Bound::name() from scope Other
NULL
[gone][gone]318
[gone][gone]319
Undefined variable $none 
Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59

Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59
 1
Undefined variable $none 
Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59

Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59
 1
Undefined variable $none 
Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59

Warning: Undefined variable $none in {PWD}/hot_calls_of_methods.php on line 59
 1
 329
