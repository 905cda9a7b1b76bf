--TEST--
Arguments of every kind for functions that are known when they are called only, which take them by value, by reference, by name
--FILE--
<?php
#[AllowDynamicProperties]
class Box
{
    public $p = 'p';
    public int $typed = 7;
    public ?int $nullable;
    public int $uninitialised;
    public $child;
    public $list = [1, 'k' => 2];
    static $s = 's';
    static int $counted = 4;
    static ?int $none;

    function me() { return $this; }
    function &property() { return $this->p; }
    static function &counted() { return self::$counted; }

    function run(string $code, $f)
    {
        $v = 'v';
        $other = 'other';
        $reference = &$other;
        $o = $this;
        $boxReference = &$o;
        $name = 'p';
        $word = 'p';
        $nameReference = &$word;
        $variable = 'v';
        $a = ['first', 'k' => 'second'];
        $plain = 'plain';
        $this->bound = &$plain;
        $this->dynamic = 'dynamic';
        return eval($code);
    }
}
class Magic
{
    public $kept = ['q' => 'magic'];

    function __get($name) { return $this->kept[$name]; }
}
class MagicByReference extends Magic
{
    function &__get($name) { return $this->kept[$name]; }
    static function __callStatic($name, $arguments) { return "$name(" . implode(', ', $arguments) . ')'; }
}

function value($value = 'default') { return $value; }
function change(&$value = 'default') { $value = is_int($value) ? $value + 1 : "<$value>"; return $value; }
function second($first, &$value = null) { $value .= '!'; return $value; }
function collect(...$values) { return $values; }
function collectChanged(&...$values) { foreach ($values as &$value) { $value = "($value)"; } return $values; }
function &kept($value = 'kept') { static $kept; $kept = $value; return $kept; }

set_error_handler(function ($level, $text) use (&$said) { $said[] = $text; return true; });

function show($value): string
{
    if (is_array($value)) {
        $shown = [];
        foreach ($value as $key => $element) {
            $shown[] = "$key: " . show($element);
        }
        return '[' . implode(', ', $shown) . ']';
    }
    return is_object($value) ? get_class($value) : var_export($value, true);
}

$arguments = ['$v', '$reference', '$undefined', '$this', '5', 'NAN', '"te" . "xt"', '-$v', 'value(1)', 'kept(1)', 'kept()', '$o->property()', 'Box::counted()',
    '$a[0]', '$a["k"]', '$a["new"]', '$a[]', '$a["x"]["y"]', '$undefined[0]', '$undefined[0][1]', '$v[0]', '$$variable', '$$undefinedName', '$this->p',
    '$o->p', '$boxReference->p', '$this->typed', '$o->typed', '$o->nullable', '$this->uninitialised', '$this->{$name}', '$o->{$name}',
    '$this->{$nameReference}', '$o->{$nameReference}', '$this->{$undefinedName}', '$o->{$undefinedName}', '$o->me()->p', '$this->me()->{$name}',
    '$o->child->p', '$o->child->{$name}', '$o->child->{$nameReference}', '$o->child->{$undefinedName}', '(clone $o)->p', '$this->dynamic', '$o->dynamic',
    '$this->bound', '$o->bound', '$this->missing', '$o->missing', '$o->list[0]', '$o->list["k"]', '$this->list["new"]', '$undefined->p', '$v->p',
    'null->p', 'Box::$s', 'Box::$counted', 'Box::$none', 'Box::$$name', 'static::$s', '$o::$s', 'Box::$$undefinedName', 'self::$counted',
    '$o?->p', '$undefined?->p', '[1, 2][0]', '"text"[0]', 'kept([1])[0]', '$o->child->list[0]', '$magic->q', '$byReference->q', 'new Box',
    'fn() => 1', '$v = 3', '$v++', '[...$a]', '(function &() { static $x = 1; return $x; })()', '$GLOBALS["someGlobal"]', 'Box::anything()'];
$calls = ['$f(@)', '$f(1, @)', '$f(value: @)', '$f(@, value: 2)', '$f(...[@])', '$f(1, ...$a)', '$f(other: @)', 'call_user_func($f, @)',
    'call_user_func_array($f, [@])', 'call_user_func_array($f, ["value" => @])', 'array_map($f, [@])', 'new Constructed(@)', '$class::taken(@)', '$class::taken(value: @)',
    '(new Constructed($none))->called(@)', '(new Constructed($none))->called(value: @)'];
class Constructed
{
    function __construct(&$value) { $value = 'constructed'; }
    static function taken(&$value) { return $value = 'taken'; }
    function called($value) { return "called with " . show($value); }
}
$someGlobal = 'global';
$functions = ['value', 'change', 'second', 'collectChanged', 'strrev'];
foreach ($calls as $call) {
    ob_start();
    foreach ($arguments as $argument) {
        if ($argument === '$a[]' && preg_match('/\[@|=> @|_func|_map/', $call)) {  // which does not compile
            continue;
        }
        $code = 'try { $results[] = ' . strtr($call, ['@' => $argument]) . '; } catch (Throwable $e) { $results[] = $e->getMessage(); }';
        $code = "\$class = 'Constructed'; \$magic = new Magic; \$byReference = new MagicByReference; for (\$i = 0; \$i < 2; \$i++) { $code } return [\$results, \$v, \$other, \$a, "
            . "\$undefined ?? 'none', \$plain, (array) \$this->p, \$this->typed, \$this->nullable ?? 'none', \$this->dynamic, \$this->list];";
        foreach (str_contains($call, '$f') ? $functions : ['value'] as $f) {
            $said = [];
            $box = new Box;
            $box->child = new Box;
            echo "$argument $f: ", show($box->run($code, $f)), ' ', implode(', ', $said), "\n";
            Box::$counted = 4;
            Box::$s = 's';
            Box::$none = null;
            $someGlobal = 'global';
        }
    }
    // ob_end_flush() instead shows what a checksum stands for
    $shown = ob_get_clean();
    printf("%s: %d lines, %08x\n", $call, substr_count($shown, "\n"), crc32($shown));
}

// one place in the code that calls first one, then the other
foreach (['value', 'change', 'value', 'collect', 'collectChanged', 'strlen', 'change'] as $f) {
    $box = new Box;
    $box->dynamic = 'd';
    $variable = 'text';
    $text = 'abc';
    $list = [1 => 'one', 'two' => 2];
    foreach ([1, 2] as $_) {
        echo $f, ' ', show([$f($box->p), $f($text), $f($list[1]), $f($box->dynamic), $f($$variable), $f(Box::$s), $f(kept('k')), $f($box->list['k'])]), "\n";
    }
    echo show([$box->p, $text, $list, $box->dynamic]), "\n";
}
--EXPECT--
$f(@): 395 lines, 2fcc550b
$f(1, @): 395 lines, 8784850f
$f(value: @): 395 lines, 5260b486
$f(@, value: 2): 395 lines, 10eba26a
$f(...[@]): 390 lines, 65287f86
$f(1, ...$a): 395 lines, 091e89dd
$f(other: @): 395 lines, 1c31270c
call_user_func($f, @): 390 lines, 0fcf1567
call_user_func_array($f, [@]): 390 lines, 0fcf1567
call_user_func_array($f, ["value" => @]): 390 lines, 4542746c
array_map($f, [@]): 390 lines, 4953207c
new Constructed(@): 79 lines, baca106a
$class::taken(@): 79 lines, f4bef664
$class::taken(value: @): 79 lines, f4bef664
(new Constructed($none))->called(@): 79 lines, 836320ae
(new Constructed($none))->called(value: @): 79 lines, 836320ae
value [0: 'p', 1: 'abc', 2: 'one', 3: 'd', 4: 'abc', 5: 's', 6: 'k', 7: 2]
value [0: 'p', 1: 'abc', 2: 'one', 3: 'd', 4: 'abc', 5: 's', 6: 'k', 7: 2]
[0: 'p', 1: 'abc', 2: [1: 'one', two: 2], 3: 'd']
change [0: '<p>', 1: '<abc>', 2: '<one>', 3: '<d>', 4: '<<abc>>', 5: '<s>', 6: '<k>', 7: 3]
change [0: '<<p>>', 1: '<<<abc>>>', 2: '<<one>>', 3: '<<d>>', 4: '<<<<abc>>>>', 5: '<<s>>', 6: '<k>', 7: 4]
[0: '<<p>>', 1: '<<<<abc>>>>', 2: [1: '<<one>>', two: 2], 3: '<<d>>']
value [0: 'p', 1: 'abc', 2: 'one', 3: 'd', 4: 'abc', 5: '<<s>>', 6: 'k', 7: 2]
value [0: 'p', 1: 'abc', 2: 'one', 3: 'd', 4: 'abc', 5: '<<s>>', 6: 'k', 7: 2]
[0: 'p', 1: 'abc', 2: [1: 'one', two: 2], 3: 'd']
collect [0: [0: 'p'], 1: [0: 'abc'], 2: [0: 'one'], 3: [0: 'd'], 4: [0: 'abc'], 5: [0: '<<s>>'], 6: [0: 'k'], 7: [0: 2]]
collect [0: [0: 'p'], 1: [0: 'abc'], 2: [0: 'one'], 3: [0: 'd'], 4: [0: 'abc'], 5: [0: '<<s>>'], 6: [0: 'k'], 7: [0: 2]]
[0: 'p', 1: 'abc', 2: [1: 'one', two: 2], 3: 'd']
collectChanged [0: [0: '(p)'], 1: [0: '((abc))'], 2: [0: '(one)'], 3: [0: '(d)'], 4: [0: '((abc))'], 5: [0: '(<<s>>)'], 6: [0: '(k)'], 7: [0: '(2)']]
collectChanged [0: [0: '((p))'], 1: [0: '((((abc))))'], 2: [0: '((one))'], 3: [0: '((d))'], 4: [0: '((((abc))))'], 5: [0: '((<<s>>))'], 6: [0: '(k)'], 7: [0: '((2))']]
[0: '((p))', 1: '((((abc))))', 2: [1: '((one))', two: 2], 3: '((d))']
strlen [0: 1, 1: 3, 2: 3, 3: 1, 4: 3, 5: 9, 6: 1, 7: 1]
strlen [0: 1, 1: 3, 2: 3, 3: 1, 4: 3, 5: 9, 6: 1, 7: 1]
[0: 'p', 1: 'abc', 2: [1: 'one', two: 2], 3: 'd']
change [0: '<p>', 1: '<abc>', 2: '<one>', 3: '<d>', 4: '<<abc>>', 5: '<((<<s>>))>', 6: '<k>', 7: 3]
change [0: '<<p>>', 1: '<<<abc>>>', 2: '<<one>>', 3: '<<d>>', 4: '<<<<abc>>>>', 5: '<<((<<s>>))>>', 6: '<k>', 7: 4]
[0: '<<p>>', 1: '<<<<abc>>>>', 2: [1: '<<one>>', two: 2], 3: '<<d>>']
