--TEST--
Properties by names in variables, references and undefined variables, of objects wherever they are
--FILE--
<?php
set_error_handler(function ($level, $message) use (&$messages) {
    $messages[] = $message;
    return true;
});
#[AllowDynamicProperties]
class Box
{
    public $p = 1;
    public int $typed = 2;
    public ?Box $inner = null;

    function run($code)
    {
        $name = 'p';
        $word = 'typed';
        $wordReference = &$word;
        $o = $this;
        $reference = &$o;
        $list = [$this];
        $source = 'source';
        return eval($code);
    }

    function p()
    {
        return 'called';
    }
}
class Overloaded extends Box
{
    function __construct()
    {
        unset($this->p);
    }

    function &__get($name)
    {
        static $store = [];
        return $store[$name];
    }
}
function take(&$value)
{
    $value = [$value];
}
const OPERATIONS = ['return H->N;', 'return isset(H->N);', 'return empty(H->N);', 'unset(H->N);', 'return H->N = 5;', 'return H->N = $source;',
    'H->N += 1;', 'return H->N .= "x";', 'return ++H->N;', 'return --H->N;', 'return H->N++;', 'return H->N--;', '++H->N;', 'H->N--;',
    '$q = &H->N; $q = 3;', 'H->N = &$source; $source = 4;', 'H->N = &$nothing;', 'H->N[] = 1;', 'H->N["a"]["b"] = 1;', 'return H->N();',
    'return H?->N;', 'take(H->N);', 'return H->N ??= 6;', '[H->N, $z] = [7, 8];', 'foreach ([1, 2] as H->N) { }', 'return H->N->deeper;',
    'H->N->deeper = 1;', 'unset(H->N["a"]);', 'return H->N[0] ?? "none";', 'return "{H->N}";'];
const HOLDERS = ['$o', '$reference', '$list[0]', '$this', '$this->inner', '$nothingAtAll', '$source'];
const NAMES = ['p', 'typed', '$name', '$wordReference', '$undefinedName', '{"p"}', 'undeclared'];
foreach (OPERATIONS as $operation) {
    $results = [];
    foreach (HOLDERS as $holder) {
        foreach (NAMES as $name) {
            if ($name === '$undefinedName' && $holder === '$nothingAtAll') {
                continue;
            }
            foreach ([fn() => new Box, fn() => new Overloaded, function () {
                $box = new Box;
                $box->p = PHP_INT_MAX;
                $box->typed = PHP_INT_MIN;
                return $box;
            }] as $make) {
                $messages = [];
                $box = $make();
                $box->inner = $make();
                try {
                    $results[] = json_encode($box->run(str_replace(['H', 'N'], [$holder, $name], $operation)));
                } catch (Error $error) {
                    $results[] = get_class($error) . $error->getMessage();
                }
                $results[] = print_r($box, true) . implode("\n", $messages);
            }
        }
    }
    echo $operation, " ", md5(implode("\n", $results)), "\n";
}
--EXPECT--
return H->N; 6b753ddc4a47a21134f078fb6f902679
return isset(H->N); 65a9a79a5594bf70fce1bd5cb950f8f5
return empty(H->N); 552765729216641467d3ed47543a819f
unset(H->N); 7a718a36dce8c4c193a479a9c2649b9d
return H->N = 5; cbbddb800dc7bdbf3d9f6982194d8ed2
return H->N = $source; 2211ed0ac78e3fc6e4299ce90165aaf3
H->N += 1; 9dae6ead57fcda58d6e42996f8bd42e9
return H->N .= "x"; 5692fdc53f099b8c5a71f88aed42da40
return ++H->N; ea243dfda28a0383e350e77c2760712a
return --H->N; b59cf600cbc14e90b3dc105baa29c2f8
return H->N++; 51da698e78db608dcb1199fb2298da06
return H->N--; deab0a3e8390b1e47a3203eaf43ca5d4
++H->N; db1d767fe86766b354731c90a965c72f
H->N--; 1740a8aa4729034295b9bc987e3af1b5
$q = &H->N; $q = 3; f6dccba81941b617efff0200f6de926d
H->N = &$source; $source = 4; 00889fb6d8b25bf8e6037d6060f3455b
H->N = &$nothing; b7ffe1175eecc2f7bc3c1787b0ecfcf3
H->N[] = 1; e4536c5f1b039a36a7a405c1889c2459
H->N["a"]["b"] = 1; ed32f7ec5a48c786be9fe81d291912c8
return H->N(); 6c05ad59b6ab1af8f10c8bb845546153
return H?->N; 999fd0b228b8c8268211ae745c3d0f6b
take(H->N); 14389e109cf66d6b3d7c53841bddebf9
return H->N ??= 6; 74888dac24830df13e84d1df4d3a0f9a
[H->N, $z] = [7, 8]; fce9ef91a0ce655d97d72f45b60ad142
foreach ([1, 2] as H->N) { } 4e3b2c1ee2ee164459efe117f3eeded8
return H->N->deeper; 2d5e12fa3a69f7e3b29c8f595733084d
H->N->deeper = 1; 15f686cea1bf8e466cc3384b3affead7
unset(H->N["a"]); 8dee457902a86b82a157ed897df8243a
return H->N[0] ?? "none"; 37f2588b4095ed22d98d193278301964
return "{H->N}"; 999b97963e58dde77eb386f02c38246a
