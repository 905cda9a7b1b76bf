--TEST--
Constructs with one operand, and functions with opcodes of their own, on variables, references, undefined variables, results
--FILE--
<?php
class Thing implements Countable
{
    public $p = 'property';
    static $s = 'static';
    const C = 'constant';

    function __toString() { return 'thing'; }
    function count(): int { return 7; }
    function run() { return 'run'; }
    static function make() { return 'made'; }
}
function same($value) { return $value; }
function &byReference($value) { static $kept; $kept = $value; return $kept; }
function take(...$values) { return $values; }
function takeOne($value = 'default') { return $value; }

set_error_handler(function ($level, $text) { echo "    [$text]\n"; return true; });

function show($value): string
{
    if ($value instanceof Generator) {
        $all = [];
        foreach ($value as $key => $element) {
            $all[] = show($key) . ' => ' . show($element);
        }
        return 'generator of ' . implode(', ', $all) . ', which returns ' . show($value->getReturn());
    }
    if (is_object($value)) {
        return get_class($value);
    }
    if (is_array($value)) {
        return '[' . implode(', ', array_map('show', $value)) . ']';
    }
    return is_float($value) ? sprintf('%.10g', $value) : var_export($value, true);
}

$values = ['int' => '3', 'text' => '"text"', 'null' => 'null', 'array' => '[4, 5, 6]', 'object' => 'new Thing', 'callback' => '"takeOne"'];
$operands = ['$value', '$reference', '$undefined', 'same($value)', 'byReference($value)', '$thing->p'];
$constructs = [
    'return !%;', 'return ~%;', 'return -%;', 'return +%;', 'return (int) %;', 'return (float) %;', 'return (string) %;', 'return (bool) %;',
    'return (array) %;', 'return (object) %;', 'return is_array(%) . is_int(%) . is_null(%) . is_scalar(%) . is_object(%) . is_callable(%);',
    'return strlen(%);', 'return count(%);', 'return sizeof(%);', 'return gettype(%);', 'return get_class(%);', 'return get_debug_type(%);',
    'return %::class;', 'return %::C;', 'return %::$s;', 'return %::make();', 'return new %;', 'return clone %;', 'return % instanceof Thing;',
    'return $thing instanceof %;', 'return intval(%) . strval(%) . boolval(%) . floatval(%);', 'return in_array(%, [3, "text", "12"]);',
    'return in_array(%, [3, 4, 5], true);', 'return in_array(%, ["text", "12"], true);', 'return in_array(%, ["", "text", "x"]);',
    'return in_array(%, []);', 'return array_key_exists(%, [3 => 1, "text" => 2, "" => 3]);', 'return array_key_exists("k", %);',
    'return isset(%) ? 1 : 2;', 'return empty(%) ? 1 : 2;',
    'return % ?? "nothing";', 'return % ?: "none";', 'return % ? 1 : 2;', 'return % && 1;', 'return % || 0;', 'return 1 && %;', 'return % xor 1;',
    'if (%) { return "then"; } return "else";', 'if (!%) { return "then"; } return "else";', 'while (!%) { return "loop"; } return "done";',
    'do { $n = ($n ?? 0) + 1; } while ($n < 3 && %); return $n;', 'for ($n = 0; %; $n++) { if ($n > 1) break; } return $n;',
    'return "<" . %;', 'return % . ">";', 'return "<{%}>";', 'echo "    ", %, "\n";', 'print %; return print "\n";',
    'switch (%) { case 3: return "three"; case "text": return "text"; case null: return "null"; default: return "other"; }',
    'switch (%) { case 3: return "three"; case 4: return "four"; case 5: return "five"; case 6: return "six"; case 7: return 7; default: return "other"; }',
    'switch (%) { case "a": return 1; case "b": return 2; case "text": return 3; default: return 4; }',
    'switch (true) { case %: return "yes"; default: return "no"; }', 'switch (3) { case %: return "yes"; default: return "no"; }',
    'switch (same("text")) { case %: return "yes"; case same(%): return "later"; default: return "no"; }',
    'return match (%) { 3 => "three", "text" => "text", null => "null", default => "other" };', 'return match (%) { 1, 2 => "few", "12" => "many" };',
    'return match (true) { % => "yes", default => "no" };', 'return match (%) { same(3) => "three", $value => "value" };',
    'return match (same(3)) { % => "yes", default => "no" };', 'return match (same("text")) { %, 5 => "yes", default => "no" };',
    'return [%, %];', 'return ["k" => %];', 'return [% => 1];', 'return [...%, 9];', '[$x, , $y] = %; return [$x, $y];', '["k" => $x] = %; return $x;',
    '[% => $x] = ["text" => 1, 3 => 2]; return $x;', 'list(, list($x)) = [1, %]; return $x;',
    'foreach (% as $k => $v) { $all[] = [$k, $v]; } return $all ?? "none";', 'foreach (% as $v) { $all[] = $v; } return $all ?? "none";',
    'return take(%, %);', 'return take(...%);', 'return take(1, ...%);', 'return ($name = "take")(%, ...[1]);', 'return takeOne(value: %);',
    'return call_user_func(%);', 'return call_user_func(%, 1);', 'return call_user_func("take", %, 2);', 'return call_user_func_array(%, [1]);',
    'return call_user_func_array("take", %);', 'return call_user_func_array("take", array_slice(%, 1));',
    'return call_user_func_array("take", array_slice([1, 2, 3, 4], 1, %));', 'return call_user_func_array("take", array_slice(%, 1, %));',
    'return %();', 'return $thing->{%};', 'return $thing->{%}();', 'return Thing::{%}();', 'return Thing::$$undefined;', 'return $$undefined;',
    'return (function () use ($value, &$reference) { yield %; return 1; })();', 'return (function () use ($value, &$reference) { yield % => %; yield; })();',
    'return (function () use ($value, &$reference) { yield from %; })();', 'return (function () use ($value, &$reference) { return %; yield; })();',
    'return (function () use ($value, &$reference) { $got = yield from %; return $got; })();',
    'return (function () use ($value, &$reference): int|string|array|null { return %; })();', 'return (function () use ($value, &$reference): ?Thing { return %; })();',
    'throw %;', 'return eval(%);', 'return @include %;',
    'return %[0];', 'return %["text"] ?? "none";', 'return isset(%[1]) ? 1 : 2;', 'return empty(%[0]) ? 1 : 2;', 'return %?->p;', 'return %?->run();',
    'return isset(%->p) ? 1 : 2;', 'return empty(%->p) ? 1 : 2;', 'return $list[%];', 'return isset($list[%]) ? 1 : 2;', 'return "abcdef"[%];',
    'return isset("abcdef"[%]) ? 1 : 2;', '$other[%] = 1; return $other;', '$other[%][] = 1; return $other;', 'unset($list[%]); return count($list);',
    '$other = %; $other[] = 1; return $other;', '$other[] = %; $other[] = %; return $other;', '$thing->p = %; return $thing->p;',
    'Thing::$s = %; return Thing::$s;', 'static $kept; $kept = %; return $kept;', 'return defined(%) ? constant(%) : "none";',
    'global $value; return $value ?? %;', 'assert(%); return 1;', 'return @%;', 'return @%[0];', '$other = &byReference(%); return $other;',
];
foreach ($constructs as $construct) {
    ob_start();
    foreach ($operands as $operand) {
        foreach ($values as $kind => $value) {
            if ($operand === '$undefined' && $kind !== 'int') {
                continue;
            }
            if (str_contains($construct, 'isset(%)') && str_ends_with($operand, ')')) {
                continue;  // which does not compile
            }
            $code = strtr($construct, ['%' => $operand]);
            echo "  $operand, $kind\n";
            try {
                $run = eval("return function () { \$value = $value; \$other = $value; \$reference = &\$other; \$list = [$value]; \$thing = new Thing;"
                    . "\$thing->p = $value; unset(\$other); $code };");
                echo '    ', show($run()), "\n";
            } catch (Throwable $e) {
                echo '    ', get_class($e), ': ', $e->getMessage(), "\n";
            }
            Thing::$s = 'static';
        }
    }
    // ob_end_flush() instead shows what a checksum stands for
    $shown = ob_get_clean();
    printf("%s %d lines, %08x\n", $construct, substr_count($shown, "\n"), crc32($shown));
}
--EXPECT--
return !%; 63 lines, 7b984de2
return ~%; 63 lines, 98f29b4c
return -%; 63 lines, 02465f3c
return +%; 63 lines, ea18206b
return (int) %; 68 lines, ed19909f
return (float) %; 68 lines, 7cdfe795
return (string) %; 68 lines, 793cfb7a
return (bool) %; 63 lines, 04ee3dce
return (array) %; 63 lines, 545db513
return (object) %; 63 lines, 8a9ab39e
return is_array(%) . is_int(%) . is_null(%) . is_scalar(%) . is_object(%) . is_callable(%); 68 lines, 9493675e
return strlen(%); 69 lines, b3f550c1
return count(%); 63 lines, 57994dd5
return sizeof(%); 63 lines, 16263c6d
return gettype(%); 63 lines, 0a1f46da
return get_class(%); 63 lines, 9e334a18
return get_debug_type(%); 63 lines, cbde6acd
return %::class; 63 lines, e3d0680b
return %::C; 63 lines, 444600ea
return %::$s; 63 lines, b0d4ca7a
return %::make(); 63 lines, 4881d999
return new %; 63 lines, ea25995b
return clone %; 63 lines, e6289ff1
return % instanceof Thing; 63 lines, 88c78d02
return $thing instanceof %; 63 lines, e4cb93a1
return intval(%) . strval(%) . boolval(%) . floatval(%); 81 lines, f7af2449
return in_array(%, [3, "text", "12"]); 68 lines, 96041e58
return in_array(%, [3, 4, 5], true); 63 lines, d349e1d5
return in_array(%, ["text", "12"], true); 63 lines, 91a95aef
return in_array(%, ["", "text", "x"]); 63 lines, 0cfd70b3
return in_array(%, []); 63 lines, 24434f74
return array_key_exists(%, [3 => 1, "text" => 2, "" => 3]); 63 lines, cb6c32d6
return array_key_exists("k", %); 63 lines, cce9cddb
return isset(%) ? 1 : 2; 38 lines, b2731d8e
return empty(%) ? 1 : 2; 62 lines, 8d6b201f
return % ?? "nothing"; 62 lines, 71b15389
return % ?: "none"; 63 lines, 3eed2c52
return % ? 1 : 2; 63 lines, 498e92d4
return % && 1; 63 lines, 04ee3dce
return % || 0; 63 lines, 04ee3dce
return 1 && %; 63 lines, 04ee3dce
return % xor 1; 63 lines, 7b984de2
if (%) { return "then"; } return "else"; 63 lines, 6bbb8345
if (!%) { return "then"; } return "else"; 63 lines, 382f5627
while (!%) { return "loop"; } return "done"; 63 lines, 9c61213c
do { $n = ($n ?? 0) + 1; } while ($n < 3 && %); return $n; 63 lines, 42d59eee
for ($n = 0; %; $n++) { if ($n > 1) break; } return $n; 63 lines, 0cb0dd61
return "<" . %; 68 lines, f3a2934f
return % . ">"; 68 lines, cdf67a76
return "<{%}>"; 68 lines, 3c0135f4
echo "    ", %, "\n"; 99 lines, 4f7cab16
print %; return print "\n"; 99 lines, b2c31ad4
switch (%) { case 3: return "three"; case "text": return "text"; case null: return "null"; default: return "other"; } 70 lines, fce1d945
switch (%) { case 3: return "three"; case 4: return "four"; case 5: return "five"; case 6: return "six"; case 7: return 7; default: return "other"; } 92 lines, 37519f9f
switch (%) { case "a": return 1; case "b": return 2; case "text": return 3; default: return 4; } 65 lines, 805596f6
switch (true) { case %: return "yes"; default: return "no"; } 63 lines, 895a7155
switch (3) { case %: return "yes"; default: return "no"; } 68 lines, 8666cfd6
switch (same("text")) { case %: return "yes"; case same(%): return "later"; default: return "no"; } 64 lines, a68f474c
return match (%) { 3 => "three", "text" => "text", null => "null", default => "other" }; 65 lines, 7fffc802
return match (%) { 1, 2 => "few", "12" => "many" }; 63 lines, 10b70a22
return match (true) { % => "yes", default => "no" }; 63 lines, 0c354ccb
return match (%) { same(3) => "three", $value => "value" }; 64 lines, 154af40b
return match (same(3)) { % => "yes", default => "no" }; 63 lines, e315d59f
return match (same("text")) { %, 5 => "yes", default => "no" }; 63 lines, 5a8b6887
return [%, %]; 64 lines, 5a8e84f4
return ["k" => %]; 63 lines, 7853991a
return [% => 1]; 63 lines, b38436b3
return [...%, 9]; 63 lines, 48929259
[$x, , $y] = %; return [$x, $y]; 63 lines, 267036f4
["k" => $x] = %; return $x; 68 lines, e328db71
[% => $x] = ["text" => 1, 3 => 2]; return $x; 74 lines, 911f8310
list(, list($x)) = [1, %]; return $x; 63 lines, 803c265b
foreach (% as $k => $v) { $all[] = [$k, $v]; } return $all ?? "none"; 84 lines, 080bc4ff
foreach (% as $v) { $all[] = $v; } return $all ?? "none"; 84 lines, 9d52c532
return take(%, %); 64 lines, 5a8e84f4
return take(...%); 63 lines, 615f42ba
return take(1, ...%); 63 lines, 78e4dcb3
return ($name = "take")(%, ...[1]); 63 lines, 33a268c9
return takeOne(value: %); 63 lines, a718f4b2
return call_user_func(%); 63 lines, a0a6a723
return call_user_func(%, 1); 63 lines, 7b076b08
return call_user_func("take", %, 2); 63 lines, 676c0200
return call_user_func_array(%, [1]); 63 lines, 38517648
return call_user_func_array("take", %); 63 lines, 02906ab4
return call_user_func_array("take", array_slice(%, 1)); 63 lines, 21ad8f31
return call_user_func_array("take", array_slice([1, 2, 3, 4], 1, %)); 63 lines, ea48d9b9
return call_user_func_array("take", array_slice(%, 1, %)); 63 lines, 140481f1
return %(); 63 lines, e2e01a82
return $thing->{%}; 99 lines, fadfb81b
return $thing->{%}(); 63 lines, c79bf75d
return Thing::{%}(); 63 lines, c79bf75d
return Thing::$$undefined; 93 lines, 72a0c40b
return $$undefined; 124 lines, 4c31dbed
return (function () use ($value, &$reference) { yield %; return 1; })(); 75 lines, ae4b09c4
return (function () use ($value, &$reference) { yield % => %; yield; })(); 88 lines, 59dbdd32
return (function () use ($value, &$reference) { yield from %; })(); 75 lines, e5f24ed1
return (function () use ($value, &$reference) { return %; yield; })(); 75 lines, 539495d8
return (function () use ($value, &$reference) { $got = yield from %; return $got; })(); 75 lines, e5f24ed1
return (function () use ($value, &$reference): int|string|array|null { return %; })(); 76 lines, d9d6d6ca
return (function () use ($value, &$reference): ?Thing { return %; })(); 76 lines, f6e0d06b
throw %; 63 lines, 045f6b1c
return eval(%); 68 lines, c2f302d6
return @include %; 118 lines, 88994049
return %[0]; 74 lines, 276aacaf
return %["text"] ?? "none"; 62 lines, 21628764
return isset(%[1]) ? 1 : 2; 62 lines, 3a9ef639
return empty(%[0]) ? 1 : 2; 62 lines, 6e203b0c
return %?->p; 83 lines, 4de41efa
return %?->run(); 63 lines, 8d70749b
return isset(%->p) ? 1 : 2; 62 lines, 9c528268
return empty(%->p) ? 1 : 2; 62 lines, 7f759bd3
return $list[%]; 84 lines, 1c7d8e2d
return isset($list[%]) ? 1 : 2; 63 lines, 978f39d1
return "abcdef"[%]; 69 lines, 2bff23ee
return isset("abcdef"[%]) ? 1 : 2; 63 lines, 62f5ae66
$other[%] = 1; return $other; 63 lines, b38436b3
$other[%][] = 1; return $other; 63 lines, 8b445f4d
unset($list[%]); return count($list); 63 lines, 9c22dc33
$other = %; $other[] = 1; return $other; 63 lines, 184e42db
$other[] = %; $other[] = %; return $other; 64 lines, 5a8e84f4
$thing->p = %; return $thing->p; 63 lines, a718f4b2
Thing::$s = %; return Thing::$s; 63 lines, a718f4b2
static $kept; $kept = %; return $kept; 63 lines, a718f4b2
return defined(%) ? constant(%) : "none"; 69 lines, 477427e6
global $value; return $value ?? %; 62 lines, 53737e8c
assert(%); return 1; 63 lines, 34ca6846
return @%; 63 lines, a718f4b2
return @%[0]; 74 lines, 276aacaf
$other = &byReference(%); return $other; 63 lines, a718f4b2
