--TEST--
Properties whose names and objects are undefined, references, temporaries, constants
--FILE--
<?php
class Box
{
    public $p = 5;
    public int $typed = 7;
    public $list = [1, 2];
    public $text = 'abc';
    public static $s = 3;
    public static int $counted = 4;
    public static $items = [1];
    public $child;

    function me() { return $this; }
    static function make() { return new static; }
}
const NAME = 'p';

set_error_handler(function ($number, $text) { echo '  [', $text, "]\n"; return true; });

function show($value): string
{
    if (is_object($value)) {
        return get_class($value);
    }
    return str_replace(["\n", '  '], ['', ''], var_export($value, true));
}

function attempt(string $title, Closure $run): void
{
    echo $title, "\n";
    try {
        echo '  ', show($run()), "\n";
    } catch (Throwable $e) {
        echo '  ', get_class($e), ': ', $e->getMessage(), "\n";
    }
}

// what stands for %n, the name or index of something, with what comes before
$names = [
    'undefined' => ['', '$nothing'],
    'reference' => ['$word = "p"; $ref = &$word;', '$ref'],
    'variable' => ['$word = "p";', '$word'],
    'temporary' => ['$half = "";', '($half . "p")'],
    'constant' => ['', 'NAME'],
    'reference to none' => ['$none = null; $ref = &$none;', '$ref'],
];
// what stands for %o, an object
$objects = [
    'variable' => ['$o = new Box;', '$o'],
    'reference' => ['$box = new Box; $o = &$box;', '$o'],
    'property' => ['$o = new Box; $o->child = new Box;', '$o->child'],
    'call' => ['$o = new Box;', '$o->me()'],
    'undefined' => ['', '$o'],
];
$properties = [
    'return %o->{%n};', 'return %o?->{%n};', 'return isset(%o->{%n});', 'return empty(%o->{%n});',
    'return %o->{%n} ?? "none";', 'unset(%o->{%n}); return 1;', '%o->{%n} = 9; return 1;', '$v = 3; $w = &$v; return %o->{%n} = $w;',
    'return %o->{%n} = $never;', 'return %o->{%n} += 2;', 'return %o->{%n} .= "x";', 'return %o->{%n} ??= 6;',
    'return ++%o->{%n};', 'return --%o->{%n};', 'return %o->{%n}++;', 'return %o->{%n}--;', 'return %o->{%n}[0] ?? "none";',
    '$v = 8; %o->{%n} = &$v; $v++; return 1;', '$r = &%o->{%n}; $r = 2; return 1;', 'return %o->{%n}->deep ?? "none";',
    '[%o->{%n}] = [4]; return 1;', '[$a, $b] = [%o->{%n}, 2]; return $a;',
];
foreach ($objects as $kind => [$before, $object]) {
    foreach ($names as $by => [$named, $name]) {
        ob_start();
        foreach ($properties as $template) {
            if ($kind === 'call' && preg_match('/^\[%o|unset|\+\+|--|= &|&%o|\?\?=|[^=]=[^=>&]/', $template) && $by === 'constant') {
                continue;
            }
            $code = strtr($template, ['%o' => $object, '%n' => $name]);
            attempt("$kind $by: $template", fn() => eval("return (function () { $before $named $code })();"));
        }
        // ob_end_flush() instead shows what a checksum stands for
        $shown = ob_get_clean();
        printf("object %s, name %s: %d lines, %08x\n", $kind, $by, substr_count($shown, "\n"), crc32($shown));
    }
}
--EXPECT--
object variable, name undefined: 90 lines, 7a8c8fcc
object variable, name reference: 45 lines, d32fbcdf
object variable, name variable: 45 lines, c61e689e
object variable, name temporary: 45 lines, 4d99536d
object variable, name constant: 45 lines, 17d2d60e
object variable, name reference to none: 67 lines, a7cf9bf9
object reference, name undefined: 90 lines, bc96b454
object reference, name reference: 45 lines, 2dbc8f40
object reference, name variable: 45 lines, b708a936
object reference, name temporary: 45 lines, 2ff6b2be
object reference, name constant: 45 lines, 0407d120
object reference, name reference to none: 67 lines, d4c330d1
object property, name undefined: 90 lines, 28c12418
object property, name reference: 45 lines, e0fba467
object property, name variable: 45 lines, eda6c7aa
object property, name temporary: 45 lines, 7e4d4bd5
object property, name constant: 45 lines, 3c6a793a
object property, name reference to none: 67 lines, 0098b9fc
object call, name undefined: 90 lines, 6db2f0de
object call, name reference: 45 lines, 17c07d8e
object call, name variable: 45 lines, fe3e076f
object call, name temporary: 45 lines, 9186ea8f
object call, name constant: 14 lines, 3b538ae6
object call, name reference to none: 67 lines, cbe07080
object undefined, name undefined: 78 lines, 740364a5
object undefined, name reference: 56 lines, ab796d34
object undefined, name variable: 56 lines, 80358e83
object undefined, name temporary: 56 lines, f11bb2fc
object undefined, name constant: 56 lines, e9fdef3e
object undefined, name reference to none: 56 lines, 0c7fe246
