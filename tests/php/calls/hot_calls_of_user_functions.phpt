--TEST--
Calls of user functions that became hot: types, defaults, references, generators, too few and too many arguments
--FILE--
<?php
function typed(int $a, ?string $b, float|array $c = 1.5) { return [$a, $b, $c, func_num_args()]; }
function untyped($a, $b = [1]) { $a[] = $b; return count($a); }
function by_reference(array &$list, int $value) { $list[] = $value; return $value; }
function &returns_reference(array &$list) { return $list[0]; }
function several(int ...$numbers) { return array_sum($numbers); }
function numbers(int $from, int $to) { while ($from < $to) yield $from++; }
function object(?Countable $object, stdClass $other = null) { return $object ? count($object) : -1; }
function trace(int $a, $b) { return $a === 450 ? (new Exception)->getTraceAsString() : null; }
function fib(int $n): int { return $n < 2 ? $n : fib($n - 1) + fib($n - 2); }
function counter() { static $count = 0; return ++$count; }
function destroyed(object $object, $more) { unset($object); echo "in function "; return 1; }
class Loud { function __destruct() { echo "destructor "; } }
function drive(int $turns, $values) {
    $list = [];
    $kept = $total = 0;
    foreach ($values as $value) {
        for ($i = 0; $i < $turns; $i++) {
            try {
                $kept = typed($value, $i % 2 ? "s$i" : null);
                $total += untyped([$i, 2]) + by_reference($list, $i);
                $first = &returns_reference($list);
                $first = 7;
                $total += several($i, 2, 3) + counter();
                foreach (numbers($i, $i + 2) as $number) $total += $number;
                $total += object(new ArrayObject([1, 2])) + object(null, new stdClass);
                if ($trace = trace($i, $value)) echo $trace, "\n";
            } catch (TypeError $error) {
                $kept = preg_replace('~/\S*/~', '', $error->getMessage()) . ' ' . $error->getLine();
            }
        }
        echo json_encode($kept), " ", $total, " ", $list[0] ?? '-', " ", count($list), "\n";
    }
}
drive(500, [1, "12", 2.0, true, "x", null, [1]]);
function undefined() { for ($i = 0; $i < 320; $i++) if ($i != 319) @untyped($none); else untyped($none, $neither); }
undefined();
function few($turns) { for ($i = 0; $i < $turns; $i++) try { typed($i); } catch (Error $e) { } return get_class($e); }
function many($turns) { for ($i = 0; $i < $turns; $i++) $got = typed($i, "b", [], 4, 5); return $got[3]; }
echo few(400), " ", many(400), " ", fib(15), "\n";
for ($i = 0; $i < 302; $i++) { $i > 299 ? null : ob_start(); destroyed(new Loud, $i); $i > 299 ? print("\n") : ob_end_clean(); }
--EXPECT--
#0 {PWD}/hot_calls_of_user_functions.php(27): trace(450, 1)
#1 {PWD}/hot_calls_of_user_functions.php(35): drive(500, Array)
#2 {main}
[1,"s499",1.5,2] 629250 7 500
#0 {PWD}/hot_calls_of_user_functions.php(27): trace(450, '12')
#1 {PWD}/hot_calls_of_user_functions.php(35): drive(500, Array)
#2 {main}
[12,"s499",1.5,2] 1508500 7 1000
#0 {PWD}/hot_calls_of_user_functions.php(27): trace(450, 2.0)
#1 {PWD}/hot_calls_of_user_functions.php(35): drive(500, Array)
#2 {main}
[2,"s499",1.5,2] 2637750 7 1500
#0 {PWD}/hot_calls_of_user_functions.php(27): trace(450, true)
#1 {PWD}/hot_calls_of_user_functions.php(35): drive(500, Array)
#2 {main}
[1,"s499",1.5,2] 4017000 7 2000
"typed(): Argument #1 ($a) must be of type int, string given, called in hot_calls_of_user_functions.php on line 20 2" 4017000 7 2000
"typed(): Argument #1 ($a) must be of type int, null given, called in hot_calls_of_user_functions.php on line 20 2" 4017000 7 2000
"typed(): Argument #1 ($a) must be of type int, array given, called in hot_calls_of_user_functions.php on line 20 2" 4017000 7 2000

Warning: Undefined variable $none in {PWD}/hot_calls_of_user_functions.php on line 36

Warning: Undefined variable $neither in {PWD}/hot_calls_of_user_functions.php on line 36
ArgumentCountError 5 610
destructor in function 
destructor in function
