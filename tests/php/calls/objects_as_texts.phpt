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
0 [abc]ABC
1 [abc]aabcc
2 [xabc][b]2
3 [abc][c]1
4 [z][-]z----
5 [ t ]t
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 [abc]TypeError: strpos(): Argument #2 ($needle) must be of type string, array given
8 Exception: no text
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 __toString/0 strtoupper/1 {closure}/0 TRACED
11 __toString/0 text/1 {closure}/0 traced
12 [abc]abc
13 [abc]abc
14 [abc][abc]["abc",["abc","d"]]
15 Text
16 Exception: no text
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts.php on line 33
18 Text
19 [abc]3abc
20 REPLACED
21 replaced
22 [abc]abc!
23 [2020-02-03][Y]2020
24 [abc]abc,b
25 [abc]ABC
26 [abc]ABC
27 [abc]ABC
0 [abc]ABC
1 [abc]aabcc
2 [xabc][b]2
3 [abc][c]1
4 [z][-]z----
5 [ t ]t
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 [abc]TypeError: strpos(): Argument #2 ($needle) must be of type string, array given
8 Exception: no text
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 __toString/0 strtoupper/1 {closure}/0 TRACED
11 __toString/0 text/1 {closure}/0 traced
12 [abc]abc
13 [abc]abc
14 [abc][abc]["abc",["abc","d"]]
15 Text
16 Exception: no text
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts.php on line 33
18 Text
19 [abc]3abc
20 REPLACED
21 replaced
22 [abc]abc!
23 [2020-02-03][Y]2020
24 [abc]abc,b
25 [abc]ABC
26 [abc]ABC
27 [abc]ABC
0 [abc]ABC
1 [abc]aabcc
2 [xabc][b]2
3 [abc][c]1
4 [z][-]z----
5 [ t ]t
6 TypeError: strpos(): Argument #1 ($haystack) must be of type string, array given
7 [abc]TypeError: strpos(): Argument #2 ($needle) must be of type string, array given
8 Exception: no text
9 TypeError: strtoupper(): Argument #1 ($string) must be of type string, Plain given
10 __toString/0 strtoupper/1 {closure}/0 TRACED
11 __toString/0 text/1 {closure}/0 traced
12 [abc]abc
13 [abc]abc
14 [abc][abc]["abc",["abc","d"]]
15 Text
16 Exception: no text
17 TypeError: text(): Argument #1 ($text) must be of type string, Plain given, called in {PWD}/objects_as_texts.php on line 33
18 Text
19 [abc]3abc
20 REPLACED
21 replaced
22 [abc]abc!
23 [2020-02-03][Y]2020
24 [abc]abc,b
25 [abc]ABC
26 [abc]ABC
27 [abc]ABC
