--TEST--
Messages in the words of PHP 8.3 (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { $r = $f(); echo json_encode($r), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class A { public int $p = 1; public ?A $a; public self|array $s; const int C = 1; function __get($n) { return 1; } static function f(int $x): int { return true; } }
$t = true; $f = false; $n = null; $i = 5; $fl = 1.5; $arr = []; $o = new A; $s = "str";
t(fn() => $t + []); t(fn() => [] - $f); t(fn() => ~$t); t(fn() => $t->x); t(fn() => $f->m()); t(fn() => $t[0]); t(fn() => $n[0]); t(fn() => $i[0]); t(fn() => $fl["a"]);
t(function() use ($t) { $t[0] = 1; }); t(function() use ($t) { $t[] = 1; }); t(function() use ($t) { unset($t[0]); }); t(function() use ($f) { $f[] = 1; return $f; }); t(function() use ($t) { $t->x = 1; });
t(fn() => $arr[[]]); t(fn() => $arr[$o]); t(fn() => isset($arr[[]])); t(function() use ($arr) { unset($arr[[]]); }); t(function() use ($arr, $o) { $arr[$o] = 1; });t(fn() => $arr[[]] ?? 5); t(fn() => [$arr => 1]); t(fn() => [$o => 1]);
t(fn() => $s[[]]); t(fn() => $s["x"]); t(fn() => $s["1x"]); t(fn() => $s[$o]); t(fn() => isset($s[[]])); t(fn() => $s[1.5]); t(fn() => $s[$t]); t(fn() => $s[99]); t(function() use ($s) { $s[[]] = 1; }); t(function() use ($s) { $s["x"] = 1; }); t(function() use ($s) { $s[] = 1; }); t(function() use ($s) { unset($s[0]); }); t(function() use ($s) { $s[0][0] = 1; }); t(function() use ($s) { $s[0] = ""; });
t(fn() => $i::class); t(fn() => $t::class); t(fn() => [...$t]); t(fn() => [...$o]); t(fn() => A::f(...$t)); t(fn() => A::f($t, 5)); t(fn() => A::f([])); t(fn() => A::f()); 
t(function() use ($o, $t) { $o->p = []; }); t(function() use ($o, $t) { $o->a = $t; }); t(function() use ($o, $t) { $o->s = $t; }); t(function() use ($o) { $r = &$o->p; $r = true; return $r; }); t(function() use ($o) { $r = &$o->p; $r = []; });
t(function() { foreach (true as $x) {} }); t(function() { foreach (5 as &$x) {} }); t(fn() => $t()); t(fn() => "nofn"()); t(fn() => [1,2]()); t(fn() => new $i); t(fn() => clone $t); t(fn() => throw $t); t(fn() => $t instanceof $i); t(fn() => yieldx());
t(function() { $x = "abc"; $x++; return $x; }); t(function() { $x = ""; $x--; return $x; }); t(function() { $x = true; $x++; }); t(function() { $x = null; $x--; return $x;}); t(function() { $x = []; $x++; }); t(function() use ($o) { $o++; });
t(fn() => "abc" * 1); t(fn() => "5 apples" + 1); t(fn() => [] . ""); t(fn() => $o . ""); t(fn() => (int)$o); t(fn() => 1 % 0); t(fn() => 1 << -1); t(fn() => 1 / 0); t(fn() => "a" % 2); t(fn() => 1.5 | 1); t(fn() => "1.5" % 2);
t(fn() => strlen([])); t(fn() => strlen(true, 1)); t(fn() => strlen(nope: 1)); t(fn() => array_map(5, [])); t(fn() => array_map('nope', [])); t(fn() => array_map([$o, 'nope'], [])); t(fn() => array_map('A::nope', [])); t(fn() => usort($arr, true)); t(fn() => call_user_func('A::x')); t(fn() => iterator_to_array(true)); t(fn() => count(true)); t(fn() => in_array(1, true)); t(fn() => array_sum([[], 1])); t(fn() => array_sum([$o])); t(fn() => array_product(["x"])); t(fn() => range("a", 5)); t(fn() => range(1, 2, 0)); t(fn() => range([], 1)); t(fn() => max(1, [])); t(fn() => array_fill_keys([[], true], 1)); t(fn() => array_combine([[]], [1])); t(fn() => array_flip([true])); t(fn() => array_key_exists($fl, [])); t(fn() => array_column([[1]], true));
t(fn() => sprintf("%d")); t(fn() => sprintf("%z", 1)); t(fn() => vsprintf("%d", 5)); t(fn() => printf("%s", [])); t(fn() => sprintf("%1\$s %3\$s", 1)); t(fn() => str_repeat("x", -1)); t(fn() => implode(5, 6)); t(fn() => implode([], [])); t(fn() => implode("a")); t(fn() => implode("x", [[], $o])); t(fn() => unpack("N", "a")); t(fn() => pack("Z")); t(fn() => pack("N", [])); t(fn() => preg_match("abc", "")); t(fn() => preg_match("/a/k", "")); t(fn() => preg_match("/a", "")); t(fn() => preg_match("\0a", "")); t(fn() => preg_replace("/a/e", "", "")); t(fn() => preg_replace_callback("/a/", 5, "")); t(fn() => preg_quote([])); 
t(fn() => unserialize("i:5")); t(fn() => unserialize(false)); t(fn() => unserialize('O:1:"A":1:{s:1:"p";b:1;}')); t(fn() => var_export(INF)); t(fn() => json_encode(INF)); t(fn() => json_decode("[1", flags: JSON_THROW_ON_ERROR)); t(fn() => serialize(function() {})); t(fn() => constant("A::NOPE")); t(fn() => A::NOPE); t(fn() => A::$nope); t(fn() => A::nope()); t(fn() => $o->nope()); t(fn() => new Nope); t(fn() => Nope::X); t(fn() => NOPE); t(fn() => nope()); t(fn() => new DateTimeZone("x")); t(fn() => settype($o, "x")); t(fn() => intdiv(PHP_INT_MIN, -1)); t(fn() => random_int(1, 0)); t(fn() => str_word_count("a", 9)); t(fn() => ucwords([])); t(fn() => number_format([])); t(fn() => printf()); t(fn() => define("A::B", 1)); t(fn() => define("__FILE__", 1)); t(fn() => define("E_ALL", 1)); t(fn() => define("X", $o)); t(fn() => ini_set("precision", [])); t(fn() => set_error_handler("nope")); t(fn() => trigger_error("x", 5)); t(fn() => trigger_error("x", E_USER_ERROR)); t(fn() => assert(false, "x")); t(fn() => func_get_args(1)); t(fn() => compact([[]])); t(fn() => extract([], 99)); t(fn() => class_alias("A", "A")); t(fn() => spl_autoload_register("nope")); t(fn() => get_object_vars(true)); t(fn() => method_exists(true, "x")); t(fn() => property_exists(5, "x")); t(fn() => get_parent_class(true)); t(fn() => is_subclass_of(true, "A")); t(fn() => forward_static_call("x")); t(fn() => gettype()); t(fn() => usleep(-1)); t(fn() => sleep(-1)); t(fn() => date([])); t(fn() => mktime("x")); t(fn() => checkdate("a", 1, 1));
--EXPECT--
TypeError: Unsupported operand types: bool + array
TypeError: Unsupported operand types: array - bool
TypeError: Cannot perform bitwise not on true

Warning: Attempt to read property "x" on true in {PWD}/wording.php on line 5
null
Error: Call to a member function m() on false

Warning: Trying to access array offset on true in {PWD}/wording.php on line 5
null

Warning: Trying to access array offset on null in {PWD}/wording.php on line 5
null

Warning: Trying to access array offset on int in {PWD}/wording.php on line 5
null

Warning: Trying to access array offset on float in {PWD}/wording.php on line 5
null
Error: Cannot use a scalar value as an array
Error: Cannot use a scalar value as an array
Error: Cannot unset offset in a non-array variable

Deprecated: Automatic conversion of false to array is deprecated in {PWD}/wording.php on line 6
[1]
Error: Attempt to assign property "x" on true
TypeError: Cannot access offset of type array on array
TypeError: Cannot access offset of type A on array
TypeError: Cannot access offset of type array in isset or empty
TypeError: Cannot unset offset of type array on array
TypeError: Cannot access offset of type A on array
TypeError: Cannot access offset of type array on array
TypeError: Cannot access offset of type array on array
TypeError: Cannot access offset of type A on array
TypeError: Cannot access offset of type array on string
TypeError: Cannot access offset of type string on string

Warning: Illegal string offset "1x" in {PWD}/wording.php on line 8
"t"
TypeError: Cannot access offset of type A on string
false

Warning: String offset cast occurred in {PWD}/wording.php on line 8
"t"

Warning: String offset cast occurred in {PWD}/wording.php on line 8
"t"

Warning: Uninitialized string offset 99 in {PWD}/wording.php on line 8
""
TypeError: Cannot access offset of type array on string
TypeError: Cannot access offset of type string on string
Error: [] operator not supported for strings
Error: Cannot unset string offsets
Error: Cannot use string offset as an array
Error: Cannot assign an empty string to a string offset
TypeError: Cannot use "::class" on int
TypeError: Cannot use "::class" on true
Error: Only arrays and Traversables can be unpacked, true given
TypeError: Only arrays and Traversables can be unpacked, A given
TypeError: Only arrays and Traversables can be unpacked, true given
1
TypeError: A::f(): Argument #1 ($x) must be of type int, array given, called in {PWD}/wording.php on line 9
ArgumentCountError: Too few arguments to function A::f(), 0 passed in {PWD}/wording.php on line 9 and exactly 1 expected
TypeError: Cannot assign array to property A::$p of type int
TypeError: Cannot assign true to property A::$a of type ?A
TypeError: Cannot assign true to property A::$s of type self|array
1
TypeError: Cannot assign array to reference held by property A::$p of type int

Warning: foreach() argument must be of type array|object, true given in {PWD}/wording.php on line 11
null

Warning: foreach() argument must be of type array|object, int given in {PWD}/wording.php on line 11
null
Error: Value of type bool is not callable
Error: Call to undefined function nofn()
Error: First array member is not a valid class name or object
Error: Class name must be a valid object or a string
Error: __clone method called on non-object
Error: Can only throw objects
Error: Class name must be a valid object or a string
Error: Call to undefined function yieldx()
"abd"

Deprecated: Decrement on empty string is deprecated as non-numeric in {PWD}/wording.php on line 12
-1

Warning: Increment on type bool has no effect, this will change in the next major version of PHP in {PWD}/wording.php on line 12
null

Warning: Decrement on type null has no effect, this will change in the next major version of PHP in {PWD}/wording.php on line 12
null
TypeError: Cannot increment array
TypeError: Cannot increment A
TypeError: Unsupported operand types: string * int

Warning: A non-numeric value encountered in {PWD}/wording.php on line 13
6

Warning: Array to string conversion in {PWD}/wording.php on line 13
"Array"
Error: Object of class A could not be converted to string

Warning: Object of class A could not be converted to int in {PWD}/wording.php on line 13
1
DivisionByZeroError: Modulo by zero
ArithmeticError: Bit shift by negative number
DivisionByZeroError: Division by zero
TypeError: Unsupported operand types: string % int

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/wording.php on line 13
1

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/wording.php on line 13
1
TypeError: strlen(): Argument #1 ($string) must be of type string, array given
ArgumentCountError: strlen() expects exactly 1 argument, 2 given
Error: Unknown named parameter $nope
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, no array or string given
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class A does not have a method "nope"
TypeError: array_map(): Argument #1 ($callback) must be a valid callback or null, class A does not have a method "nope"
TypeError: usort(): Argument #2 ($callback) must be a valid callback, no array or string given
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class A does not have a method "x"
TypeError: iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, true given
TypeError: count(): Argument #1 ($value) must be of type Countable|array, true given
TypeError: in_array(): Argument #2 ($haystack) must be of type array, true given

Warning: array_sum(): Addition is not supported on type array in {PWD}/wording.php on line 14
1

Warning: array_sum(): Addition is not supported on type A in {PWD}/wording.php on line 14
0

Warning: array_product(): Multiplication is not supported on type string in {PWD}/wording.php on line 14
0

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in {PWD}/wording.php on line 14
[0,1,2,3,4,5]
ValueError: range(): Argument #3 ($step) cannot be 0
TypeError: range(): Argument #1 ($start) must be of type string|int|float, array given
[]

Warning: Array to string conversion in {PWD}/wording.php on line 14
{"Array":1,"1":1}

Warning: Array to string conversion in {PWD}/wording.php on line 14
{"Array":1}

Warning: array_flip(): Can only flip string and integer values, entry skipped in {PWD}/wording.php on line 14
[]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/wording.php on line 14
false
[]
ArgumentCountError: 2 arguments are required, 1 given
ValueError: Unknown format specifier "z"
TypeError: vsprintf(): Argument #2 ($values) must be of type array, int given

Warning: Array to string conversion in {PWD}/wording.php on line 15
Array5
ArgumentCountError: 4 arguments are required, 2 given
ValueError: str_repeat(): Argument #2 ($times) must be greater than or equal to 0
TypeError: implode(): Argument #2 ($array) must be of type ?array, int given
TypeError: implode(): Argument #1 ($separator) must be of type string, array given
TypeError: implode(): If argument #1 ($separator) is of type string, argument #2 ($array) must be of type array, null given

Warning: Array to string conversion in {PWD}/wording.php on line 15
Error: Object of class A could not be converted to string

Warning: unpack(): Type N: not enough input values, need 4 values but only 1 was provided in {PWD}/wording.php on line 15
false
ValueError: Type Z: not enough arguments
"\u0000\u0000\u0000\u0000"

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL byte in {PWD}/wording.php on line 15
false

Warning: preg_match(): Unknown modifier 'k' in {PWD}/wording.php on line 15
false

Warning: preg_match(): No ending delimiter '/' found in {PWD}/wording.php on line 15
false

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL byte in {PWD}/wording.php on line 15
false

Warning: preg_replace(): Unknown modifier 'e' in {PWD}/wording.php on line 15
null
TypeError: preg_replace_callback(): Argument #2 ($callback) must be a valid callback, no array or string given
TypeError: preg_quote(): Argument #1 ($str) must be of type string, array given

Warning: unserialize(): Error at offset 0 of 3 bytes in {PWD}/wording.php on line 16
false
false
TypeError: Cannot assign true to property A::$p of type int
INFnull
false
JsonException: Syntax error
Exception: Serialization of 'Closure' is not allowed
Error: Undefined constant A::NOPE
Error: Undefined constant A::NOPE
Error: Access to undeclared static property A::$nope
Error: Call to undefined method A::nope()
Error: Call to undefined method A::nope()
Error: Class "Nope" not found
Error: Class "Nope" not found
Error: Undefined constant "NOPE"
Error: Call to undefined function nope()
{"timezone_type":2,"timezone":"X"}
ValueError: settype(): Argument #2 ($type) must be a valid type
ArithmeticError: Division of PHP_INT_MIN by -1 is not an integer
ValueError: random_int(): Argument #1 ($min) must be less than or equal to argument #2 ($max)
ValueError: str_word_count(): Argument #2 ($format) must be a valid format value
TypeError: ucwords(): Argument #1 ($string) must be of type string, array given
TypeError: number_format(): Argument #1 ($num) must be of type int|float, array given
ArgumentCountError: printf() expects at least 1 argument, 0 given
ValueError: define(): Argument #1 ($constant_name) cannot be a class constant
true

Warning: Constant E_ALL already defined in {PWD}/wording.php on line 16
false
true
TypeError: ini_set(): Argument #2 ($value) must be of type string|int|float|bool|null
TypeError: set_error_handler(): Argument #1 ($callback) must be a valid callback or null, function "nope" not found or invalid function name
ValueError: trigger_error(): Argument #2 ($error_level) must be one of E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, or E_USER_DEPRECATED

Deprecated: Passing E_USER_ERROR to trigger_error() is deprecated since 8.4, throw an exception or call exit with a string message instead in {PWD}/wording.php on line 16

Fatal error: x in {PWD}/wording.php on line 16
--EXIT--
255
