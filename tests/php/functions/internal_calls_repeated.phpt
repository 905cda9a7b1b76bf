--TEST--
Calls of internal functions, again and again: as they are, refused, throwing, nested, with temporaries
--FILE--
<?php
namespace Some\Place;

class Text { public $value = 'text'; public array $list = ['b' => 2]; public function __get($name) { echo "__get($name) "; return 'magic'; }
    public function __toString() { echo "__toString "; return 'converted'; }
    public function __destruct() { echo "destroyed "; } }
function refused($times) { for ($i = 0; $i < $times; $i++) { $r[] = intdiv($i === 1 ? 7.0 : 7, 2); } return $r; }
function undefined($times) { for ($i = 0; $i < $times; $i++) { if ($i == 1) $known = 'abc'; echo strrev(
    $known
), '|', str_repeat($known ?? 'x', 2), "\n"; } }
function thrown($times) { for ($i = 0; $i < $times; $i++) { try { echo \intdiv($i, 1 - $i % 2), ' '; } catch (\DivisionByZeroError $e) { echo $e->getMessage(), ' ', $e->getTraceAsString()[1], $e->getTrace()[0]['function'], ' '; } } echo "\n"; }
function wrong($times) { for ($i = 0; $i < $times; $i++) { try { echo strtoupper($i ? [] : 'a'), ' '; } catch (\TypeError $e) { echo $e->getMessage(), ' at ', $e->getLine(), "\n"; } } }
function few($times) { for ($i = 0; $i < $times; $i++) { try { echo str_contains('abc'), ' '; } catch (\ArgumentCountError $e) { echo $e->getMessage(), "\n"; } } }
function inner($i) { if ($i == 1) throw new \Exception("argument $i"); return $i; }
function nested($times) { for ($i = 0; $i < $times; $i++) { try { echo max(inner($i), min(2, inner($i)), abs(-$i)), ' '; } catch (\Exception $e) { echo $e->getMessage(), ' '; } } echo "\n"; }
function objects($times) { for ($i = 0; $i < $times; $i++) { $o = new Text; echo strlen(strrev($o->value)), strtoupper($o->missing), ' ', strtolower($o), ' ', implode(',', array_keys($o->list)), ' ', strtoupper(new Text), ' '; $o = null; echo "\n"; } }
function temporary($times) { for ($i = 0; $i < $times; $i++) { echo count([new Text, 2]), ' ', array_key_first(['k' => new Text]), ' ', spl_object_id(new Text) > 0 ? 'id ' : '', "\n"; } }
function references($times) { $a = ' x '; $b = &$a; for ($i = 0; $i < $times; $i++) { $a .= '-'; echo trim($b, ' -'), strlen(trim($a)), ' '; } echo "\n"; }
function by_name($times) { for ($i = 0; $i < $times; $i++) { echo str_pad(string: 'x', length: 3, pad_string: '-'), str_pad('x', 3, pad_type: STR_PAD_LEFT), ' '; } echo "\n"; }
function generated() { for ($i = 0; $i < 3; $i++) { echo ucfirst(yield $i), ' '; } }
function recursive($n) { return $n == 0 ? 0 : max($n, recursive($n - 1)); }
function conditional($times) { for ($i = 0; $i < $times; $i++) { echo strtoupper($i % 2 ? 'odd' : ($i ? 'even' : 'zero')), ' ', strrev(match (true) { $i > 1 => 'many', default => 'few' }), ' '; } echo "\n"; }
function unused($times) { for ($i = 0; $i < $times; $i++) { strrev('x'); abs($i); } echo "unused\n"; }
function handled($times) { set_error_handler(function ($n, $message) { $GLOBALS['seen'][] = $message; return true; });
    for ($i = 0; $i < $times; $i++) { echo strlen(trim(null)), ucfirst($none), ' '; } restore_error_handler(); echo count($GLOBALS['seen']), ' ', end($GLOBALS['seen']), "\n"; }
function wrapped($times) { for ($i = 0; $i < $times; $i++) { try { echo strtoupper(substr('text', $i, inner($i))), ' '; } catch (\Exception $e) { echo "{$e->getMessage()} "; } finally { echo "f "; } } echo "\n"; }

print_r(refused(3));
undefined(3); thrown(4); wrong(3); few(2); nested(3); objects(2); temporary(3); references(3); by_name(2);
$g = generated(); $g->current(); foreach (['a', 'b', 'c'] as $sent) $g->send($sent); echo "\n";
echo recursive(5), recursive(3), "\n";
conditional(4); unused(3); handled(3); wrapped(3);
--EXPECTF--
Array
(
    [0] => 3
    [1] => 3
    [2] => 3
)

Warning: Undefined variable $known in %s on line 9

Deprecated: strrev(): Passing null to parameter #1 ($string) of type string is deprecated in %s on line 8
|xx
cba|abcabc
cba|abcabc
0 Division by zero 0intdiv 2 Division by zero 0intdiv 
A strtoupper(): Argument #1 ($string) must be of type string, array given at 12
strtoupper(): Argument #1 ($string) must be of type string, array given at 12
str_contains() expects exactly 2 arguments, 1 given
str_contains() expects exactly 2 arguments, 1 given
0 argument 1 2 
4__get(missing) MAGIC __toString converted b __toString destroyed CONVERTED destroyed 
4__get(missing) MAGIC __toString converted b __toString destroyed CONVERTED destroyed 
destroyed 2 destroyed k destroyed id 
destroyed 2 destroyed k destroyed id 
destroyed 2 destroyed k destroyed id 
x3 x4 x5 
x--  x x--  x 
A B C 
53
ZERO wef ODD wef EVEN ynam ODD ynam 
unused
0 0 0 9 ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated
 f argument 1 f XT f
