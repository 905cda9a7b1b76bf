--TEST--
Writes, reads, isset() and unset() below properties and elements, by names and indices of every kind
--FILE--
<?php
#[AllowDynamicProperties]
class Box
{
    public $p = ['k' => 'v', 0 => 'zero'];
    public $text = 'abc';
    public int $typed = 7;
    public ?array $list = null;
    public array $uninitialised;
    public $child;
    static $s = ['k' => 'v', 5 => 'five'];
    static $text2 = 'text';
    static int $counted = 1;
    static ?array $none;

    function me() { return $this; }

    function run(string $code)
    {
        $this->bound = &$shared;
        $shared = ['k' => 'shared'];
        $this->dynamic = ['k' => 'dynamic'];
        $o = $this;
        $boxReference = &$o;
        $boxes = ['k' => $this];
        $name = 'p';
        $index = 'k';
        $word = 'p';
        $nameReference = &$word;
        $key = 'k';
        $keyReference = &$key;
        $a = ['k' => ['k' => 1, 0 => 2], 0 => [3, 4]];
        $arrayReference = &$aliased;
        $aliased = ['k' => ['k' => 5]];
        $text = 'string';
        return [eval($code), $a, $aliased, $undefined ?? 'none', $source ?? 'none'];
    }
}
class Magic
{
    public $kept = ['p' => ['k' => 'magic'], 'text' => 'x'];

    function __get($name) { return $this->kept[$name] ?? null; }
    function __isset($name) { return isset($this->kept[$name]); }
    function __unset($name) { unset($this->kept[$name]); }
}

set_error_handler(function ($level, $text) use (&$said) { $said[] = $text; return true; });

function show($value): string
{
    if ($value instanceof Box) {
        return 'Box ' . show(array_diff_key(get_object_vars($value), ['child' => 1, 'bound' => 1]));
    }
    if (is_array($value)) {
        $shown = [];
        foreach ($value as $key => $element) {
            $shown[] = "$key: " . show($element);
        }
        return '[' . implode(', ', $shown) . ']';
    }
    return is_object($value) ? get_class($value) : var_export($value, true);
}

$places = [];
foreach (['$o', '$this', '$boxReference->child'] as $object) {
    foreach (['p', '{$name}', '{$nameReference}', '{$undefinedName}', '{"p" . $empty}', 'text', 'typed', 'list', 'uninitialised', 'dynamic', 'bound',
        'missing'] as $property) {
        $places[] = "$object->$property";
    }
}
foreach (['$this->child', '$o->me()', '$boxes["k"]', '$undefined', '$text', '$magic'] as $object) {
    array_push($places, $object . '->p', $object . '->{$undefinedName}');
}
array_push($places, '$a', '$arrayReference', '$undefined', '$text', '$$name', '$$undefinedName', 'Box::$s', 'self::$s', 'static::$text2', 'Box::$counted', 'Box::$none',
    'Box::$$undefinedName', '$o::$s');
$uses = ['@["k"] = 1;', '@["k"]["k"] = 1;', '@[] = 1;', '@["k"][] = 1;', '@[$key] = $index;', '@[$keyReference][$keyReference] = 2;', '@[$undefinedKey] = 3;',
    '@["k"] .= "x";', '@[$key][$key] .= "x";', '@["k"]++;', 'return @["k"]["k"]--;', 'return ++@[$keyReference];', '@["k"] ??= 4; return @["k"];',
    '$r = &@["k"]; $r = 5;', '$r = &@[]; $r = 6;', '$r = &@[$keyReference]["k"]; $r = 6;', '@["k"] = &$source; $source = 7;', '@ = &$source; $source = 8;',
    '@ = $source2;', '@ = &$a[$index]; $a[$index] = 9;', '$r = &@; $r = 10;', 'unset(@["k"]);', 'unset(@["k"]["k"]);', 'unset(@[$key]);',
    'unset(@[$undefinedKey]["k"]);', 'unset(@[$keyReference][$keyReference]);', 'unset(@);', 'unset(@->deep);', 'unset(@["k"]->deep["k"]);',
    'return isset(@["k"]);', 'return isset(@["k"]["k"]);', 'return empty(@[$key]);', 'return isset(@[0]) . isset(@[5]) . isset(@["0"]) . isset(@[-1]);',
    'return isset(@[$undefinedKey]);', 'return isset(@[$keyReference]) . empty(@[$keyReference]) . isset(@[1.5]) . isset(@[true]) . isset(@[null]);',
    'return isset(@) . empty(@);', 'return @["k"] ?? "none";', 'return @[$undefinedKey]["k"] ?? "none";', 'return @["k"];', 'return @[$key];', 'return @[0];',
    'return @[$keyReference];', 'return @[$undefinedKey];', 'return @[1.5];', 'return @[true];', 'return @[null] ?? "none";', 'return [@, "x" => @];',
    '[$x, $y] = [@, 1]; return $x;', '["k" => $x] = @; return $x;', '[$key => $x] = @; return $x;', '[$keyReference => $x] = @; return $x;',
    '[$undefinedKey => $x] = @; return $x;', '["k" => &$x] = @; $x = 11;', '[$key => &$x] = @; $x = 12;', '[$keyReference => &$x] = @; $x = 12;',
    '[$undefinedKey => &$x] = @; $x = 12;', '[[&$x]] = @; $x = 13;', '["k" => ["k" => &$x]] = @; $x = 14;', '[@, $x] = ["l", "m"];', '[, @["k"]] = ["n", "o"];',
    'foreach (@ as $k => $v) { $all[] = $k; } return $all ?? 0;', 'foreach (@ as $k => &$v) { $v = 15; }', 'foreach ([16, 17] as @) { }', 'foreach ([1, 2] as @["k"]) { }',
    '@->deep = 18;', '@->deep["k"] = 19;', 'return @->deep ?? "none";', '@["k"]->deep = 20;', 'return @?->deep;', 'return ([@, "me"])();', 'return "{@["k"]}";',
    'return (fn(&$r) => $r = 21)(@["k"]);', 'settype(@["k"], "string");', 'sort(@);', 'return array_pop(@);', 'return array_shift(@["k"]);', 'return clone @;',
    'return (fn() => @)();', 'global $g; $g = @; return $g;', 'static $kept; $kept[] = @; return count($kept);'];
foreach ($uses as $use) {
    ob_start();
    foreach ($places as $place) {
        if (str_contains($use, 'unset(') && str_ends_with($place, 'uninitialised')) {
            continue;  // php crashes
        }
        $code = strtr($use, ['@' => $place]);
        if (!str_contains($use, 'fn')) {
            $code = 'for ($i = 0; $i < 2; $i++) { ' . str_replace('return ', '$results[] = ', $code) . ' } return $results ?? 0;';
        }
        $code = '$magic = new Magic; $empty = ""; ' . $code;
        $said = [];
        $box = new Box;
        $box->child = new Box;
        $shared = null;
        try {
            $shown = show($box->run($code));
        } catch (Throwable $e) {
            $shown = get_class($e) . ': ' . $e->getMessage();
        }
        unset($box->child->child);
        echo "$place: $shown | ", show($box), ' | ', show($box->child), ' | ', implode(', ', $said), "\n";
        Box::$s = ['k' => 'v', 5 => 'five'];
        Box::$text2 = 'text';
        Box::$counted = 1;
    }
    // ob_end_flush() instead shows what a checksum stands for
    $shown = ob_get_clean();
    printf("%s: %d lines, %08x\n", $use, substr_count($shown, "\n"), crc32($shown));
}
--EXPECT--
@["k"] = 1;: 61 lines, 98f77411
@["k"]["k"] = 1;: 61 lines, 65185b3b
@[] = 1;: 61 lines, 430d6da2
@["k"][] = 1;: 61 lines, f7833e4b
@[$key] = $index;: 61 lines, f2d0cc9a
@[$keyReference][$keyReference] = 2;: 61 lines, 674f5794
@[$undefinedKey] = 3;: 61 lines, aaa1f396
@["k"] .= "x";: 61 lines, 64b7847c
@[$key][$key] .= "x";: 61 lines, a350b3e5
@["k"]++;: 61 lines, 17037e97
return @["k"]["k"]--;: 61 lines, 7e812374
return ++@[$keyReference];: 61 lines, 3775877d
@["k"] ??= 4; return @["k"];: 61 lines, e775da2f
$r = &@["k"]; $r = 5;: 61 lines, db954b02
$r = &@[]; $r = 6;: 61 lines, 2250c209
$r = &@[$keyReference]["k"]; $r = 6;: 61 lines, 30b9a472
@["k"] = &$source; $source = 7;: 61 lines, 72c45d07
@ = &$source; $source = 8;: 61 lines, b580d7f4
@ = $source2;: 61 lines, 95ef09f0
@ = &$a[$index]; $a[$index] = 9;: 61 lines, 90ccd6ea
$r = &@; $r = 10;: 61 lines, cfe06274
unset(@["k"]);: 58 lines, e572608e
unset(@["k"]["k"]);: 58 lines, d06a2f66
unset(@[$key]);: 58 lines, e572608e
unset(@[$undefinedKey]["k"]);: 58 lines, 76f46c01
unset(@[$keyReference][$keyReference]);: 58 lines, d06a2f66
unset(@);: 58 lines, 9e3a7153
unset(@->deep);: 58 lines, ed72b917
unset(@["k"]->deep["k"]);: 58 lines, b62a0ad6
return isset(@["k"]);: 61 lines, 2bd0b3a5
return isset(@["k"]["k"]);: 61 lines, ddf71b7b
return empty(@[$key]);: 61 lines, e6f0f0d1
return isset(@[0]) . isset(@[5]) . isset(@["0"]) . isset(@[-1]);: 61 lines, 22392cb0
return isset(@[$undefinedKey]);: 61 lines, 374c5a82
return isset(@[$keyReference]) . empty(@[$keyReference]) . isset(@[1.5]) . isset(@[true]) . isset(@[null]);: 61 lines, bc57f0cb
return isset(@) . empty(@);: 61 lines, c8b561f5
return @["k"] ?? "none";: 61 lines, ccc9d700
return @[$undefinedKey]["k"] ?? "none";: 61 lines, 8c35788b
return @["k"];: 61 lines, ad7cf900
return @[$key];: 61 lines, ad7cf900
return @[0];: 61 lines, cff9feed
return @[$keyReference];: 61 lines, ad7cf900
return @[$undefinedKey];: 61 lines, bf28aa22
return @[1.5];: 61 lines, c407fb38
return @[true];: 61 lines, 44a2ee5c
return @[null] ?? "none";: 61 lines, 72fec98f
return [@, "x" => @];: 61 lines, f6e35b98
[$x, $y] = [@, 1]; return $x;: 61 lines, 042fac7b
["k" => $x] = @; return $x;: 61 lines, 36fa6319
[$key => $x] = @; return $x;: 61 lines, 36fa6319
[$keyReference => $x] = @; return $x;: 61 lines, 36fa6319
[$undefinedKey => $x] = @; return $x;: 61 lines, 1b23b868
["k" => &$x] = @; $x = 11;: 61 lines, d624d000
[$key => &$x] = @; $x = 12;: 61 lines, 7df5e25c
[$keyReference => &$x] = @; $x = 12;: 61 lines, 7df5e25c
[$undefinedKey => &$x] = @; $x = 12;: 61 lines, b80b9b2a
[[&$x]] = @; $x = 13;: 61 lines, b0259ae8
["k" => ["k" => &$x]] = @; $x = 14;: 61 lines, 1536abbf
[@, $x] = ["l", "m"];: 61 lines, b9f35522
[, @["k"]] = ["n", "o"];: 61 lines, 7e6925f7
foreach (@ as $k => $v) { $all[] = $k; } return $all ?? 0;: 61 lines, 2bb97500
foreach (@ as $k => &$v) { $v = 15; }: 61 lines, 12338344
foreach ([16, 17] as @) { }: 61 lines, ad262af3
foreach ([1, 2] as @["k"]) { }: 61 lines, 0d4b2265
@->deep = 18;: 61 lines, 7d41eec4
@->deep["k"] = 19;: 61 lines, 11abe243
return @->deep ?? "none";: 61 lines, 486a2c8a
@["k"]->deep = 20;: 61 lines, 2655f71d
return @?->deep;: 61 lines, a2a0d266
return ([@, "me"])();: 61 lines, 28bfe9b2
return "{@["k"]}";: 61 lines, 6dc70b3a
return (fn(&$r) => $r = 21)(@["k"]);: 61 lines, dfacc3b9
settype(@["k"], "string");: 61 lines, beba2c37
sort(@);: 61 lines, 7a4ab57a
return array_pop(@);: 61 lines, 53138062
return array_shift(@["k"]);: 61 lines, 251e2078
return clone @;: 61 lines, 1d117a47
return (fn() => @)();: 61 lines, 04d4b60e
global $g; $g = @; return $g;: 61 lines, 742dc0a7
static $kept; $kept[] = @; return count($kept);: 61 lines, 07ffddee
