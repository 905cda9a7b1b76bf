--TEST--
Objects with __toString() as arguments that shall be strings: in order, once, with the call in back traces
--FILE--
<?php
class Text
{
    function __construct(private string $text) {}
    function __toString(): string { echo "[$this->text]"; return $this->text; }
}
class Failing { function __toString(): string { throw new Exception('no text'); } }
class Tracing
{
    function __toString(): string
    {
        foreach (debug_backtrace() as $frame) echo $frame['function'], '/', count($frame['args']), ' ';
        return 'traced';
    }
}
class Replacing { public $name; function __toString(): string { $GLOBALS['variable'] = null; return 'replaced'; } }
class Plain {}
function text(string $text) { return $text; }
function text_or_number(int|string $value) { return $value; }
function text_or_none(?string $text = null, string ...$more) { return [$text, $more]; }
function own(Text|string $value) { return $value; }
function any(mixed $value) { return $value; }
function called(callable|string $value) { return $value; }
function any_object(object|string $value) { return $value; }
class Other extends Text { function __invoke() {} static function same(string|static $value) { return $value; } }
function by_reference(string &$text) { $text .= '!'; }
function stringable(Stringable $value) { return get_class($value); }

$text = new Text('abc');
for ($i = 0; $i < 3; $i++) {
    $calls = [
        fn() => strtoupper($text), fn() => str_replace('b', $text, 'abc'), fn() => strpos(new Text('xabc'), new Text('b')),
        fn() => substr_count($text, new Text('c')), fn() => str_pad(new Text('z'), 5, new Text('-')), fn() => trim(new Text(' t ')),
        fn() => strpos([], $text), fn() => strpos($text, []), fn() => strtoupper(new Failing), fn() => strtoupper(new Plain),
        fn() => strtoupper(new Tracing), fn() => text(new Tracing), fn() => text($text), fn() => text_or_number($text),
        fn() => json_encode(text_or_none($text, $text, "d")), fn() => get_class(own($text)), fn() => get_class(own(new Other("o"))),
        fn() => get_class(any(new Text("m"))), fn() => get_class(any("x") ? any(new Other("m")) : 0),
        fn() => gettype(called(new Other("c"))), fn() => called(new Text("strlen")), fn() => get_class(any_object(new Text("a"))),
        fn() => get_class(Other::same(new Other("s"))), fn() => Other::same(new Text("t")), fn() => text(new Failing),
        fn() => text(new Plain), fn() => stringable($text), fn() => array_sum([1, 2]) . text($text),
        function () { global $variable; $variable = new Replacing; return strtoupper($variable); },
        function () { global $variable; $variable = new Replacing; return text($variable); },
        function () use ($text) { $copy = $text; by_reference($copy); return $copy; },
        fn() => (new DateTime(new Text('2020-02-03')))->format(new Text('Y')), fn() => implode(',', array_map('text', [$text, 'b'])),
        fn() => array_map('strtoupper', [$text])[0], fn() => call_user_func('strtoupper', $text), fn() => strtoupper(string: $text),
    ];
    foreach ($calls as $number => $call) {
        echo $number, ' ';
        try {
            echo $call(), "\n";
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
Parse error: syntax error, unexpected token "static" in {PWD}/objects_as_texts.php on line 25
--EXIT--
255
