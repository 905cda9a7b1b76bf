--TEST--
Generators that functions give which are called back
--FILE--
<?php
namespace A;

class Row implements \IteratorAggregate, \Countable
{
    public function __construct(private array $elements, private ?string $failure = null) {}

    public function getIterator(): \Generator
    {
        try {
            foreach ($this->elements as $key => $value) {
                if ($this->failure === $key) {
                    throw new \Exception("at $key");
                }
                yield $key => $value;
            }
        } finally {
            echo "(left)";
        }
        return count($this);
    }

    public function count(): int { return count($this->elements) + ($this->failure === "count" ? throw new \Exception("none") : 0); }
    public function __destruct() { echo "(gone)"; }
}

class Odd implements \Countable { #[\ReturnTypeWillChange] public function count() { return "12 pieces"; } }

function pair($a, &...$more) { yield $a; $more[0] .= "!"; return debug_backtrace()[0]['function']; }
function frames() { return array_map(fn ($frame) => $frame['function'], debug_backtrace()); }
function lazily() { yield frames(); }
function &by_reference(array &$list) { foreach ($list as &$value) { yield $value; } }

for ($i = 0; $i < 3; $i++) {
    foreach (new Row(["a" => 1, "b" => 2]) as $key => $value) { echo "$key=$value "; }
    foreach (new Row(["a" => 1, "b" => 2]) as $value) { break; }
    try { foreach (new Row(["a" => 1, "b" => 2], "b") as $value) { echo $value; } } catch (\Exception $e) { echo $e->getMessage(), " "; unset($e); }
    echo implode(",", iterator_to_array(new Row([3, 4]))), " ", array_sum([...new Row([3, 4])]), "\n";
    $text = "x";
    [$first, $second] = array_map('A\pair', [1, 2], [$text, $text]);
    foreach ([$first, $second] as $generator) { foreach ($generator as $value) { echo $value; } echo $generator->getReturn(), " "; }
    $made = call_user_func_array('A\pair', [1, &$text]);
    echo $made->current(), $made->next(), $text, " ";
    call_user_func('A\pair', 1, 2);
    unset($first, $second, $generator, $made);
    echo json_encode(call_user_func('A\lazily')->current()), json_encode(array_map('A\frames', [1])), " ";
    $list = [1, 2];
    foreach (call_user_func_array('A\by_reference', [&$list]) as &$value) { $value *= 2; }
    unset($value);
    echo json_encode($list), " ";
    foreach ([new Row([1, 2, 3]), new Odd, new Row([], "count"), new \stdClass] as $object) {
        try { echo count($object), " ", \count($object), " ", sizeof($object), " "; }
        catch (\Throwable $e) { echo get_class($e), ": ", $e->getMessage(), " in ", $e->getTrace()[1]['function'] ?? "none", " "; unset($e); }
    }
    $object = null;
    try { array_map(function (int $number) { yield $number; }, ["word"]); } catch (\TypeError $e) { echo substr($e->getMessage(), 0, 60), "\n"; unset($e); }
}
echo "end\n";
--EXPECT--
a=1 b=2 (left)(gone)(left)(gone)1(left)(gone)at b (left)(gone)3,4 (left)(gone)7

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40
1A\pair 2A\pair 1x! 
Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 44
["A\\frames","A\\lazily","current"][["A\\frames","array_map"]] [2,4] 3 3 3 12 12 12 Exception: none in count TypeError: count(): Argument #1 ($value) must be of type Countable|array, stdClass given in none (gone)(gone)A\{closure}(): Argument #1 ($number) must be of type int, st
a=1 b=2 (left)(gone)(left)(gone)1(left)(gone)at b (left)(gone)3,4 (left)(gone)7

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40
1A\pair 2A\pair 1x! 
Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 44
["A\\frames","A\\lazily","current"][["A\\frames","array_map"]] [2,4] 3 3 3 12 12 12 Exception: none in count TypeError: count(): Argument #1 ($value) must be of type Countable|array, stdClass given in none (gone)(gone)A\{closure}(): Argument #1 ($number) must be of type int, st
a=1 b=2 (left)(gone)(left)(gone)1(left)(gone)at b (left)(gone)3,4 (left)(gone)7

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40

Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 40
1A\pair 2A\pair 1x! 
Warning: A\pair(): Argument #2 must be passed by reference, value given in {PWD}/generators_that_callbacks_give.php on line 44
["A\\frames","A\\lazily","current"][["A\\frames","array_map"]] [2,4] 3 3 3 12 12 12 Exception: none in count TypeError: count(): Argument #1 ($value) must be of type Countable|array, stdClass given in none (gone)(gone)A\{closure}(): Argument #1 ($number) must be of type int, st
end
