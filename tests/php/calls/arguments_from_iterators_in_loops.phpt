--TEST--
Arguments spread from generators and iterators, by number and by name
--FILE--
<?php
function numbers($n) { echo "("; try { for ($i = 0; $i < $n; $i++) { yield $i; } } finally { echo ")"; } }
function named() { yield 1; yield 'b' => 2; yield 'extra' => 3; }
function wrong() { yield 'b' => 1; yield 2; }
function odd() { yield 1.5 => 1; }
function twice() { yield 1; yield 'a' => 2; }
function failing() { yield 1; throw new Exception("inside"); }
function &references() { static $x = 5; yield $x; yield $x; }
function collect($a = 'none', $b = 'none', ...$rest) { return json_encode([$a, $b, $rest]); }
function change(&$a, $b = 0) { return $a += $b; }

class Pairs implements IteratorAggregate
{
    function __construct(private array $elements) {}
    function getIterator(): Iterator { return new ArrayIterator($this->elements); }
    function __call($name, $arguments) { return "$name" . json_encode($arguments); }
    static function make(...$arguments) { return new static($arguments); }
}

class Steps implements Iterator
{
    private $at = 0;
    function current(): mixed { echo "c"; return "v$this->at"; }
    function key(): mixed { echo "k"; return $this->at; }
    function next(): void { echo "n"; $this->at++; }
    function rewind(): void { echo "r"; $this->at = 0; }
    function valid(): bool { echo "v"; return $this->at < 2; }
}

set_error_handler(function ($code, $text) { echo "[$text]"; return true; });
for ($i = 0; $i < 3; $i++) {
    echo collect(...numbers(0)), collect(...numbers(3)), collect('x', ...numbers(1), ...numbers(2)), "\n";
    echo collect(...named()), max(...numbers(4)), " ", (new Pairs([]))->call(...numbers(2), ...new Pairs(['n' => 1])), "\n";
    echo collect(...Pairs::make(...numbers(2))), collect(...new Pairs(['b' => 5])), collect(...new Steps), "\n";
    foreach (['wrong', 'odd', 'twice', 'failing'] as $function) {
        try { echo collect(...$function()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), " "; }
    }
    echo change(...references()), change(...numbers(2)), collect(...references()), "\n";
    try { collect(...new stdClass); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    foreach (numbers(1) as $value) { echo collect(...(function () use ($value) { yield from numbers(2); yield $value; })()), "\n"; }
}

$text = "abc";
function letters(string $text, int &$at) { $found = ''; while (isset($text[$at])) { $found .= $text[$at] . ($text[$at - 4] ?? '?'); $at++; } return $found . (empty($text[$at]) ? 'e' : ''); }
for ($i = 0; $i < 3; $i++) { $at = $i; echo letters($text, $at), $at, " "; try { echo $text[$at], $text[-$at]; $at = 9; $r = &$at; echo $text[$at]; } catch (Error $e) { echo $e->getMessage(); } unset($r); }
--EXPECT--
()["none","none",[]]()[0,1,[2]]()()["x",0,[0,1]]
[1,2,{"extra":3}]()3 ()call{"0":0,"1":1,"n":1}
()[0,1,[]]["none",5,[]]rvcknvcknv["v0","v1",[]]
Error: Cannot use positional argument after named argument during unpacking Error: Keys must be of type int|string during argument unpacking Error: Named parameter $a overwrites previous argument Exception: inside [Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead]10([Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead])1[5,5,[]]
Only arrays and Traversables can be unpacked
(()[0,1,[0]]
)()["none","none",[]]()[0,1,[2]]()()["x",0,[0,1]]
[1,2,{"extra":3}]()3 ()call{"0":0,"1":1,"n":1}
()[0,1,[]]["none",5,[]]rvcknvcknv["v0","v1",[]]
Error: Cannot use positional argument after named argument during unpacking Error: Keys must be of type int|string during argument unpacking Error: Named parameter $a overwrites previous argument Exception: inside [Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead]10([Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead])1[5,5,[]]
Only arrays and Traversables can be unpacked
(()[0,1,[0]]
)()["none","none",[]]()[0,1,[2]]()()["x",0,[0,1]]
[1,2,{"extra":3}]()3 ()call{"0":0,"1":1,"n":1}
()[0,1,[]]["none",5,[]]rvcknvcknv["v0","v1",[]]
Error: Cannot use positional argument after named argument during unpacking Error: Keys must be of type int|string during argument unpacking Error: Named parameter $a overwrites previous argument Exception: inside [Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead]10([Cannot pass by-reference argument 1 of change() by unpacking a Traversable, passing by-value instead])1[5,5,[]]
Only arrays and Traversables can be unpacked
(()[0,1,[0]]
)a?bacbe3 [Uninitialized string offset 3]a[Uninitialized string offset 9]bacbe3 [Uninitialized string offset 3]a[Uninitialized string offset 9]cbe3 [Uninitialized string offset 3]a[Uninitialized string offset 9]
