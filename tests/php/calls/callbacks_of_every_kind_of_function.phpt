--TEST--
Callbacks that are __invoke(), deprecated, by reference, constructors, countable objects, and what their traces hold
--FILE--
<?php
set_error_handler(function ($level, $text) { echo "  [$text]\n"; return true; });

function attempt(string $title, Closure $run): void
{
    echo $title, "\n";
    try {
        $result = json_encode($run());
        echo "  $result\n";
    } catch (Throwable $e) {
        echo '  ', get_class($e), ': ', $e->getMessage(), "\n";
    }
}
function names(int $options): array
{
    $names = [];
    foreach (debug_backtrace($options) as $entry) {
        $names[] = ($entry['class'] ?? '') . ($entry['type'] ?? '') . $entry['function'] . (isset($entry['args']) ? count($entry['args']) : '')
            . (isset($entry['object']) ? ' of ' . get_class($entry['object']) : '');
    }
    return array_slice($names, 0, 5);
}
class Hidden { private function __construct() { echo "  constructed\n"; } static function make() { return new self; } }
class Child extends Hidden { function __construct() { parent::__construct(); } }
class Counted implements Countable { function count(): int { return 3; } function __invoke(&$x) { return $x = 'invoked'; } }
class Plain { function __construct($x = 'none') { echo "  plain $x\n"; } }
interface Named { const NAME = 'named'; }

$byValue = fn($x) => "<$x>";
$byReference = function (&$x, $y = 2) { $x = 'changed'; return $y; };
$traced = fn($options) => names($options);
attempt('__invoke', fn() => array_map([$byValue, '__invoke'], ['a', 'b']));
attempt('__invoke by reference', fn() => array_map([$byReference, '__invoke'], ['a', 'b']));
attempt('__invoke by reference, walking', function () use ($byReference) { $list = ['a', 'b']; array_walk($list, [$byReference, '__invoke']); return $list; });
attempt('__invoke named', fn() => call_user_func_array([$byValue, '__invoke'], ['x' => 'n']));
attempt('__INVOKE called', fn() => [[$byValue, '__INVOKE']('c'), (fn() => 1)->__invoke(), [$byReference, '__invoke'](...[1, 5])]);
attempt('__invoke of an object', function () { $x = 1; return [array_map(new Counted, [1]), (new Counted)($x), $x]; });
foreach ([0, DEBUG_BACKTRACE_IGNORE_ARGS, DEBUG_BACKTRACE_PROVIDE_OBJECT, DEBUG_BACKTRACE_PROVIDE_OBJECT | DEBUG_BACKTRACE_IGNORE_ARGS] as $options) {
    attempt("traces $options", fn() => [array_map([$traced, '__invoke'], [$options]), $traced->__invoke($options), array_map($traced, [$options])]);
}
attempt('deprecated', fn() => [array_map('strftime', ['%Y'], [0]), call_user_func('strftime', '%Y', 0), ($f = 'strftime')('%Y', 0), strftime('%Y', 0)]);
attempt('deprecated method', fn() => array_map([new ReflectionParameter('attempt', 0), 'isArray'], [[]][0]));
attempt('deprecated method called', fn() => [[new ReflectionParameter('attempt', 0), 'isCallable']()]);
attempt('deprecated, arguments by reference', fn() => array_map([new ReflectionParameter('attempt', 1), 'getClass'], [])
    + [call_user_func([new ReflectionParameter('attempt', 1), 'getClass'])->name]);
attempt('private constructor of a parent', fn() => new Child);
attempt('private constructor', fn() => get_class(Hidden::make()));
attempt('constructor by name', fn() => call_user_func('Plain::__construct'));
attempt('constructor by class', fn() => call_user_func(['Plain', '__construct'], 1));
attempt('constructor of an object', fn() => call_user_func([new Plain, '__construct'], 2));
attempt('countable', fn() => [
    count(new Counted), count(new ArrayObject([1])), count(new ArrayIterator([1, 2])), count(new SplObjectStorage), count(new SplFixedArray(4)),
    count(new SplDoublyLinkedList), count(new SplMinHeap), count(new SplPriorityQueue), count(new CachingIterator(new ArrayIterator([1]), CachingIterator::FULL_CACHE)),
    count(new WeakMap),
]);
attempt('countable again', function () { foreach ([new Counted, new SplMinHeap, new Counted, new WeakMap] as $object) { $all[] = count($object); } return $all; });
foreach (["\x01\x7f\xff", "a\nb\tc\\", "\e[0m", str_repeat('long ', 9), 1.0, -0.0, NAN, true, [], $byValue, null] as $number => $subject) {
    attempt("unhandled $number", fn() => match ($subject) { 'x', 'y' => 1 });
}
attempt('calls by arrays', function () {
    $name = 'made';
    $class = 'Counted';
    return [[new Counted, 'count'](), (fn() => [1, 2, 3])(), [&$class, 'missing']()];
});
attempt('methods of inner iterators', function () {
    $tree = new RecursiveIteratorIterator(new RecursiveArrayIterator([1, [2, 3]]));
    return [$tree->getArrayCopy(), [$tree, 'getArrayCopy'](), call_user_func([$tree, 'getArrayCopy']), array_map([$tree, 'offsetGet'], [0]),
        is_callable([$tree, 'getArrayCopy']), is_callable([$tree, 'missing']), is_callable([new IteratorIterator(new ArrayIterator([1])), 'getArrayCopy'])];
});
attempt('missing methods of inner iterators', fn() => [new RecursiveIteratorIterator(new RecursiveArrayIterator([1])), 'missing']());
attempt('too many elements', fn() => [1, 2, 3]());
attempt('class names', fn() => [Named::NAME, 'Named::NAME', constant('Named::NAME')]);
ob_start('no such callback');
echo "  shown\n";
ob_end_flush();
attempt('parameters as holes', function () {
    $f = function (&$a = 1, &$b = 2, $c = 3) { return [$a, $b, $c]; };
    return [$f(c: 5), call_user_func($f, c: 6), call_user_func_array($f, ['b' => 7]), (new ReflectionFunction($f))->invoke(c: 8)];
});
--EXPECT--
__invoke
  ["<a>","<b>"]
__invoke by reference
  [Closure::__invoke(): Argument #1 ($x) must be passed by reference, value given]
  [Closure::__invoke(): Argument #1 ($x) must be passed by reference, value given]
  [2,2]
__invoke by reference, walking
  ["changed","changed"]
__invoke named
  "<n>"
__INVOKE called
  ["<c>",1,5]
__invoke of an object
  [Counted::__invoke(): Argument #1 ($x) must be passed by reference, value given]
  [["invoked"],"invoked","invoked"]
traces 0
  [[["names1","{closure}1","Closure->__invoke1","array_map2","{closure}0"]],["names1","{closure}1","Closure->__invoke1","{closure}0","attempt2"],[["names1","{closure}1","array_map2","{closure}0","attempt2"]]]
traces 2
  [[["names","{closure}","Closure->__invoke","array_map","{closure}"]],["names","{closure}","Closure->__invoke","{closure}","attempt"],[["names","{closure}","array_map","{closure}","attempt"]]]
traces 1
  [[["names1","{closure}1","Closure->__invoke1 of Closure","array_map2","{closure}0"]],["names1","{closure}1","Closure->__invoke1 of Closure","{closure}0","attempt2"],[["names1","{closure}1","array_map2","{closure}0","attempt2"]]]
traces 3
  [[["names","{closure}","Closure->__invoke of Closure","array_map","{closure}"]],["names","{closure}","Closure->__invoke of Closure","{closure}","attempt"],[["names","{closure}","array_map","{closure}","attempt"]]]
deprecated
  [Function strftime() is deprecated]
  [Function strftime() is deprecated]
  [Function strftime() is deprecated]
  [Function strftime() is deprecated]
  [["1970"],"1970","1970","1970"]
deprecated method
  []
deprecated method called
  [Method ReflectionParameter::isCallable() is deprecated]
  [false]
deprecated, arguments by reference
  [Method ReflectionParameter::getClass() is deprecated]
  ["Closure"]
private constructor of a parent
  Error: Cannot call private Hidden::__construct()
private constructor
  constructed
  "Hidden"
constructor by name
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method Plain::__construct() cannot be called statically
constructor by class
  TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method Plain::__construct() cannot be called statically
constructor of an object
  plain none
  plain 2
  null
countable
  [3,1,2,0,4,0,0,0,0,0]
countable again
  [3,0,3,0]
unhandled 0
  UnhandledMatchError: Unhandled match case '\x01\x7F\xFF'
unhandled 1
  UnhandledMatchError: Unhandled match case 'a\nb\tc\\'
unhandled 2
  UnhandledMatchError: Unhandled match case '\e[0m'
unhandled 3
  UnhandledMatchError: Unhandled match case 'long long long ...'
unhandled 4
  UnhandledMatchError: Unhandled match case 1.0
unhandled 5
  UnhandledMatchError: Unhandled match case -0.0
unhandled 6
  UnhandledMatchError: Unhandled match case NAN
unhandled 7
  UnhandledMatchError: Unhandled match case true
unhandled 8
  UnhandledMatchError: Unhandled match case of type array
unhandled 9
  UnhandledMatchError: Unhandled match case of type Closure
unhandled 10
  UnhandledMatchError: Unhandled match case NULL
calls by arrays
  Error: Call to undefined method Counted::missing()
methods of inner iterators
  [[1,[2,3]],[1,[2,3]],[1,[2,3]],[1],true,false,true]
missing methods of inner iterators
  Error: Call to undefined method RecursiveArrayIterator::missing()
too many elements
  Error: Array callback must have exactly two elements
class names
  ["named","Named::NAME","named"]
  [ob_start(): function "no such callback" not found or invalid function name]
  [ob_start(): Failed to create buffer]
  shown
  [ob_end_flush(): Failed to delete and flush buffer. No buffer to delete or flush]
parameters as holes
  [{closure}(): Argument #2 ($b) must be passed by reference, value given]
  [[1,2,5],[1,2,6],[1,7,3],[1,2,8]]
