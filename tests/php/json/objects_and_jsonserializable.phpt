--TEST--
json_encode(): objects, jsonSerialize(), errors and pretty printing
--FILE--
<?php
class P { public $a = 1; protected $b = 2; private $c = 3; public ?P $next = null; public int $u; public $f = 1.0; }
class J implements JsonSerializable { function __construct(private $v) {} function jsonSerialize(): mixed { echo "[", is_object($this->v) ? get_class($this->v) : gettype($this->v), "]"; return $this->v; } }
class Self_ implements JsonSerializable { public $x = 1; private $y = 2; function jsonSerialize(): mixed { return $this; } }
class In implements JsonSerializable { public $x = 1; function jsonSerialize(): mixed { echo "in "; return ['me' => $this]; } }
class Two implements JsonSerializable { public $o; function jsonSerialize(): mixed { echo "two "; return [$this->o, $this->o]; } }
class Bad implements JsonSerializable { function jsonSerialize(): mixed { throw new LogicException("bad"); } }
class Tr implements JsonSerializable { function jsonSerialize(): mixed { return array_column(debug_backtrace(), 'function'); } }
class Mut implements JsonSerializable { function jsonSerialize(): mixed { global $arr; $arr[] = 5; unset($arr[0]); return 1; } }
class Dt implements JsonSerializable { public $q = 7; function __destruct() { echo "~"; } function jsonSerialize(): mixed { return new Dt2; } }
class Dt2 { public $z = 8; function __destruct() { echo "!"; } }
enum E: string implements JsonSerializable { case A = 'x'; function jsonSerialize(): mixed { return 'own'; } }
enum B: int { case One = 1; } enum U { case X; }
#[AllowDynamicProperties] class D { public $x = 1; private $y; }
function t($v, ...$f) { foreach ($f ?: [0] as $g) { try { var_dump(json_encode($v, $g), json_last_error()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), " ", $e->getCode(), "\n"; } } }
$p = new P; $p->next = new P; t($p, 0, 128, 16, 1024, 64, 1024 | 128); t([$p, [], new stdClass], 0, 128, 16, 16 | 128);
t(new J([1, 'a' => new J(2)]), 0, 128); t(new J(new P)); t(new J(null)); t(new Self_); t([new Self_]); t(new In, 0, JSON_THROW_ON_ERROR, JSON_PARTIAL_OUTPUT_ON_ERROR);
$tw = new Two; $tw->o = new J(3); t($tw); $tw->o = "\xff"; t($tw, 0, JSON_THROW_ON_ERROR, JSON_INVALID_UTF8_SUBSTITUTE); $tw->o = NAN; t([1, $tw]); t([1, new J("é€"), "é\u{2028}\\/\"\x01"], 0, 256, 64);
t([new J(1), new Bad, new J(2)]); t(new Tr); t([[new Tr]]); var_dump(array_map('json_encode', [new Tr, [new Tr]])); t(E::A); t(B::One); t([U::X]); t([new J(1), U::X], 0, JSON_THROW_ON_ERROR); t([B::One, E::A, 'k' => new J(B::One)]);
$arr = [new Mut, 2, 3]; t($arr); var_dump(count($arr)); $arr = ['x' => new Mut, 0 => 1]; t($arr);
t(new Dt); echo "\n"; $d = new D; $d->dyn = 2; t($d); $d->{"5"} = [1]; t([$d]); $s = new stdClass; $s->a = 1; $s->{"7"} = new J("s"); $s->{""} = 1; t($s, 0, 128); $ref = 5; $s->r = &$ref; t($s);
$c = new stdClass; $c->self = $c; t($c, 0, JSON_PARTIAL_OUTPUT_ON_ERROR); t(new J($c)); $k = new J(1); $deep = 1; for ($i = 0; $i < 70; $i++) $deep = [$deep]; t([new J(4), $deep]); for ($i = 0; $i < 500; $i++) $deep = [$deep]; t([new J(4), $deep]); t($deep);
t(new ArrayObject([1, 2])); t([new J(new ArrayObject(['a' => 1])), new DateTimeZone("UTC")]); t(function () {}); t([new J(function () {}), fopen('php://memory', 'r')]); t([new Exception("x") instanceof Throwable, 1.5e30, 0.1, -0.0, 100000.0], 0, 1024);
class Gen implements JsonSerializable { function jsonSerialize(): array { return iterator_to_array((function () { yield 'a' => new J(1); })()); } } t([new Gen, new Gen]); t(["\xff" => new J(1)]); t([new J(1), ["\xff" => 1]]);
class Big implements JsonSerializable { public $list; function jsonSerialize(): array { return ['n' => count($this->list), 'list' => $this->list]; } } $b = new Big; $b->list = array_map(fn($i) => new J($i), range(1, 3)); t(['data' => $b, 'ok' => true], 128);
echo json_encode(new class { public $anon = [1, 2]; }), json_encode(new class implements JsonSerializable { function jsonSerialize(): mixed { return json_encode([new J(9)]); } }), json_encode((object) ['a' => ['b' => (object) []]], JSON_PRETTY_PRINT), json_encode([[], (object) [], [[]], ['x' => []]], JSON_PRETTY_PRINT), "\n";
--EXPECT--
string(46) "{"a":1,"next":{"a":1,"next":null,"f":1},"f":1}"
int(0)
string(100) "{
    "a": 1,
    "next": {
        "a": 1,
        "next": null,
        "f": 1
    },
    "f": 1
}"
int(0)
string(46) "{"a":1,"next":{"a":1,"next":null,"f":1},"f":1}"
int(0)
string(50) "{"a":1,"next":{"a":1,"next":null,"f":1.0},"f":1.0}"
int(0)
string(46) "{"a":1,"next":{"a":1,"next":null,"f":1},"f":1}"
int(0)
string(104) "{
    "a": 1,
    "next": {
        "a": 1,
        "next": null,
        "f": 1.0
    },
    "f": 1.0
}"
int(0)
string(54) "[{"a":1,"next":{"a":1,"next":null,"f":1},"f":1},[],{}]"
int(0)
string(156) "[
    {
        "a": 1,
        "next": {
            "a": 1,
            "next": null,
            "f": 1
        },
        "f": 1
    },
    [],
    {}
]"
int(0)
string(66) "{"0":{"a":1,"next":{"a":1,"next":null,"f":1},"f":1},"1":{},"2":{}}"
int(0)
string(171) "{
    "0": {
        "a": 1,
        "next": {
            "a": 1,
            "next": null,
            "f": 1
        },
        "f": 1
    },
    "1": {},
    "2": {}
}"
int(0)
[array][integer]string(13) "{"0":1,"a":2}"
int(0)
[array][integer]string(26) "{
    "0": 1,
    "a": 2
}"
int(0)
[P]string(25) "{"a":1,"next":null,"f":1}"
int(0)
[NULL]string(4) "null"
int(0)
string(7) "{"x":1}"
int(0)
string(9) "[{"x":1}]"
int(0)
in bool(false)
int(6)
in JsonException: Recursion detected 6
in string(11) "{"me":null}"
int(6)
two [integer][integer]string(5) "[3,3]"
int(0)
two bool(false)
int(5)
two JsonException: Malformed UTF-8 characters, possibly incorrectly encoded 5
two string(19) "["\ufffd","\ufffd"]"
int(0)
two bool(false)
int(7)
[string]string(45) "[1,"\u00e9\u20ac","\u00e9\u2028\\\/\"\u0001"]"
int(0)
[string]string(34) "[1,"é€","é\u2028\\\/\"\u0001"]"
int(0)
[string]string(44) "[1,"\u00e9\u20ac","\u00e9\u2028\\/\"\u0001"]"
int(0)
[integer]LogicException: bad 0
string(35) "["jsonSerialize","json_encode","t"]"
int(0)
string(39) "[[["jsonSerialize","json_encode","t"]]]"
int(0)
array(2) {
  [0]=>
  string(43) "["jsonSerialize","json_encode","array_map"]"
  [1]=>
  string(45) "[["jsonSerialize","json_encode","array_map"]]"
}
string(5) ""own""
int(0)
string(1) "1"
int(0)
bool(false)
int(11)
[integer]bool(false)
int(11)
[integer]JsonException: Non-backed enums have no default serialization 11
[B]string(23) "{"0":1,"1":"own","k":1}"
int(0)
string(7) "[1,2,3]"
int(0)
int(3)
string(13) "{"x":1,"0":1}"
int(0)
!string(7) "{"z":8}"
int(0)
~
string(15) "{"x":1,"dyn":2}"
int(0)
string(25) "[{"x":1,"dyn":2,"5":[1]}]"
int(0)
[string]string(20) "{"a":1,"7":"s","":1}"
int(0)
[string]string(39) "{
    "a": 1,
    "7": "s",
    "": 1
}"
int(0)
[string]string(26) "{"a":1,"7":"s","":1,"r":5}"
int(0)
bool(false)
int(6)
string(13) "{"self":null}"
int(6)
[stdClass]bool(false)
int(6)
[integer]string(145) "[4,[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
int(0)
[integer]bool(false)
int(1)
bool(false)
int(1)
string(13) "{"0":1,"1":2}"
int(0)
[ArrayObject]string(46) "[{"a":1},{"timezone_type":3,"timezone":"UTC"}]"
int(0)
string(2) "{}"
int(0)
[Closure]bool(false)
int(8)
string(28) "[true,1.5e+30,0.1,-0,100000]"
int(0)
string(32) "[true,1.5e+30,0.1,-0.0,100000.0]"
int(0)
[integer][integer]string(17) "[{"a":1},{"a":1}]"
int(0)
[integer]bool(false)
int(5)
[integer]bool(false)
int(5)
[integer][integer][integer]string(127) "{
    "data": {
        "n": 3,
        "list": [
            1,
            2,
            3
        ]
    },
    "ok": true
}"
int(0)
{"anon":[1,2]}[integer]"[9]"{
    "a": {
        "b": {}
    }
}[
    [],
    {},
    [
        []
    ],
    {
        "x": []
    }
]
