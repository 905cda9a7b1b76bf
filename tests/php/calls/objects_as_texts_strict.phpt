--TEST--
The same where the calling code is strict
--FILE--
<?php declare(strict_types=1);
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
function by_reference(string &$text) { $text .= '!'; }
function stringable(Stringable $value) { return get_class($value); }

$text = new Text('abc');
for ($i = 0; $i < 3; $i++) {
    $calls = [
        fn() => strtoupper($text), fn() => str_replace('b', $text, 'abc'), fn() => strpos(new Text('xabc'), new Text('b')),
        fn() => substr_count($text, new Text('c')), fn() => str_pad(new Text('z'), 5, new Text('-')), fn() => trim(new Text(' t ')),
        fn() => strpos([], $text), fn() => strpos($text, []), fn() => strtoupper(new Failing), fn() => strtoupper(new Plain),
        fn() => strtoupper(new Tracing), fn() => text(new Tracing), fn() => text($text), fn() => text_or_number($text),
        fn() => json_encode(text_or_none($text, $text, 'd')), fn() => get_class(own($text)), fn() => text(new Failing),
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
0 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
1 TypeError: str_replace(): Argument #2 ($replace) must be of type array|string, Text given
2 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
3 TypeError: substr_count(): Argument #1 ($haystack) must be of type string, Text given
4 TypeError: str_pad(): Argument #1 ($string) must be of type string, Text given
5 TypeError: trim(): Argument #1 ($string) must be of type string, Text given
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
8 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Failing given
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Tracing given
11 TypeError: text(): Argument #1 ($text) must be of type string, Tracing given, called in {PWD}/objects_as_texts_strict.php on line 31
12 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
13 TypeError: text_or_number(): Argument #1 ($value) must be of type string|int, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
14 TypeError: text_or_none(): Argument #1 ($text) must be of type ?string, Text given, called in {PWD}/objects_as_texts_strict.php on line 32
15 Text
16 TypeError: text(): Argument #1 ($text) must be of type string, Failing given, called in {PWD}/objects_as_texts_strict.php on line 32
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts_strict.php on line 33
18 Text
19 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 33
20 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Replacing given
21 TypeError: text(): Argument #1 ($text) must be of type string, Replacing given, called in {PWD}/objects_as_texts_strict.php on line 35
22 TypeError: by_reference(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 36
23 TypeError: DateTime::__construct(): Argument #1 ($datetime) must be of type string, Text given
24 [abc]abc,b
25 [abc]ABC
26 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
27 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
0 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
1 TypeError: str_replace(): Argument #2 ($replace) must be of type array|string, Text given
2 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
3 TypeError: substr_count(): Argument #1 ($haystack) must be of type string, Text given
4 TypeError: str_pad(): Argument #1 ($string) must be of type string, Text given
5 TypeError: trim(): Argument #1 ($string) must be of type string, Text given
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
8 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Failing given
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Tracing given
11 TypeError: text(): Argument #1 ($text) must be of type string, Tracing given, called in {PWD}/objects_as_texts_strict.php on line 31
12 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
13 TypeError: text_or_number(): Argument #1 ($value) must be of type string|int, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
14 TypeError: text_or_none(): Argument #1 ($text) must be of type ?string, Text given, called in {PWD}/objects_as_texts_strict.php on line 32
15 Text
16 TypeError: text(): Argument #1 ($text) must be of type string, Failing given, called in {PWD}/objects_as_texts_strict.php on line 32
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts_strict.php on line 33
18 Text
19 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 33
20 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Replacing given
21 TypeError: text(): Argument #1 ($text) must be of type string, Replacing given, called in {PWD}/objects_as_texts_strict.php on line 35
22 TypeError: by_reference(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 36
23 TypeError: DateTime::__construct(): Argument #1 ($datetime) must be of type string, Text given
24 [abc]abc,b
25 [abc]ABC
26 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
27 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
0 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
1 TypeError: str_replace(): Argument #2 ($replace) must be of type array|string, Text given
2 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
3 TypeError: substr_count(): Argument #1 ($haystack) must be of type string, Text given
4 TypeError: str_pad(): Argument #1 ($string) must be of type string, Text given
5 TypeError: trim(): Argument #1 ($string) must be of type string, Text given
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 TypeError: strpos(): Argument #1 ($haystack) must be of type string, Text given
8 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Failing given
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Tracing given
11 TypeError: text(): Argument #1 ($text) must be of type string, Tracing given, called in {PWD}/objects_as_texts_strict.php on line 31
12 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
13 TypeError: text_or_number(): Argument #1 ($value) must be of type string|int, Text given, called in {PWD}/objects_as_texts_strict.php on line 31
14 TypeError: text_or_none(): Argument #1 ($text) must be of type ?string, Text given, called in {PWD}/objects_as_texts_strict.php on line 32
15 Text
16 TypeError: text(): Argument #1 ($text) must be of type string, Failing given, called in {PWD}/objects_as_texts_strict.php on line 32
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts_strict.php on line 33
18 Text
19 TypeError: text(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 33
20 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Replacing given
21 TypeError: text(): Argument #1 ($text) must be of type string, Replacing given, called in {PWD}/objects_as_texts_strict.php on line 35
22 TypeError: by_reference(): Argument #1 ($text) must be of type string, Text given, called in {PWD}/objects_as_texts_strict.php on line 36
23 TypeError: DateTime::__construct(): Argument #1 ($datetime) must be of type string, Text given
24 [abc]abc,b
25 [abc]ABC
26 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
27 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Text given
