--TEST--
Defaults that are new objects: arguments, errors, destructors, scopes
--FILE--
<?php
class Log { static $made = 0; function __construct(public $l = 1, string ...$more) { self::$made++; if ($l === 'no') throw new Exception('refused'); if ($l === 'trace') debug_print_backtrace(); } }
class Plain { public $x = [1]; } class Dying { function __destruct() { echo "dead "; } } class Hidden { private function __construct() {} static function make(Hidden $h = new Hidden) { return $h; } }
class Typed { function __construct(public int $n) {} }
function a(Log $log = new Log(2, 'x')) { return $log; } function b(?Plain $p = new Plain, $q = new Log) { $p->x[] = 2; return [$p, $q]; }
function c($d = new Dying) { echo "in "; } function d(Log|int $x = new Log('no')) { return 1; } function e(Log $x = new Log('trace')) {} function f(Typed $t = new Typed('7')) { return $t->n; }
function g(Typed $t = new Typed('x')) {} function h(Plain $p = new Log) {} function i($x = new Log(l: 5)) { return $x->l; } function j($x = [new Plain, 'k' => new Log(3)]) { return $x['k']->l; }
for ($n = 0; $n < 4; $n++) {
    $one = a(); $two = a(); var_dump($one === $two, $one->l, b()[0]->x, spl_object_id(b()[1]) > 0, Hidden::make() === Hidden::make());
    c(); echo "\n";
    foreach (['d', 'g', 'h'] as $function) { try { $function(); } catch (Throwable $t) { echo get_class($t), ' ', $t->getMessage(), "\n", $t->getTraceAsString(), "\n"; } }
    e(); echo f(), i(), j(), "\n";
}
class S { function __construct(private Log $log = new Log(9), private ?Plain $p = new Plain) {} function l() { return $this->log->l . count($this->p->x); } }
for ($n = 0; $n < 3; $n++) { echo (new S)->l(), ' '; } echo Log::$made, "\n";
--EXPECT--
bool(false)
int(2)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
bool(false)
in dead 
Exception refused
#0 {PWD}/new_in_defaults.php(6): Log->__construct('no')
#1 {PWD}/new_in_defaults.php(11): d()
#2 {main}
TypeError Typed::__construct(): Argument #1 ($n) must be of type int, string given, called in {PWD}/new_in_defaults.php on line 7
#0 {PWD}/new_in_defaults.php(7): Typed->__construct('x')
#1 {PWD}/new_in_defaults.php(11): g()
#2 {main}
TypeError h(): Argument #1 ($p) must be of type Plain, Log given, called in {PWD}/new_in_defaults.php on line 11
#0 {PWD}/new_in_defaults.php(11): h()
#1 {main}
#0 {PWD}/new_in_defaults.php(6): Log->__construct('trace')
#1 {PWD}/new_in_defaults.php(12): e()
753
bool(false)
int(2)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
bool(false)
in dead 
Exception refused
#0 {PWD}/new_in_defaults.php(6): Log->__construct('no')
#1 {PWD}/new_in_defaults.php(11): d()
#2 {main}
TypeError Typed::__construct(): Argument #1 ($n) must be of type int, string given, called in {PWD}/new_in_defaults.php on line 7
#0 {PWD}/new_in_defaults.php(7): Typed->__construct('x')
#1 {PWD}/new_in_defaults.php(11): g()
#2 {main}
TypeError h(): Argument #1 ($p) must be of type Plain, Log given, called in {PWD}/new_in_defaults.php on line 11
#0 {PWD}/new_in_defaults.php(11): h()
#1 {main}
#0 {PWD}/new_in_defaults.php(6): Log->__construct('trace')
#1 {PWD}/new_in_defaults.php(12): e()
753
bool(false)
int(2)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
bool(false)
in dead 
Exception refused
#0 {PWD}/new_in_defaults.php(6): Log->__construct('no')
#1 {PWD}/new_in_defaults.php(11): d()
#2 {main}
TypeError Typed::__construct(): Argument #1 ($n) must be of type int, string given, called in {PWD}/new_in_defaults.php on line 7
#0 {PWD}/new_in_defaults.php(7): Typed->__construct('x')
#1 {PWD}/new_in_defaults.php(11): g()
#2 {main}
TypeError h(): Argument #1 ($p) must be of type Plain, Log given, called in {PWD}/new_in_defaults.php on line 11
#0 {PWD}/new_in_defaults.php(11): h()
#1 {main}
#0 {PWD}/new_in_defaults.php(6): Log->__construct('trace')
#1 {PWD}/new_in_defaults.php(12): e()
753
bool(false)
int(2)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
bool(false)
in dead 
Exception refused
#0 {PWD}/new_in_defaults.php(6): Log->__construct('no')
#1 {PWD}/new_in_defaults.php(11): d()
#2 {main}
TypeError Typed::__construct(): Argument #1 ($n) must be of type int, string given, called in {PWD}/new_in_defaults.php on line 7
#0 {PWD}/new_in_defaults.php(7): Typed->__construct('x')
#1 {PWD}/new_in_defaults.php(11): g()
#2 {main}
TypeError h(): Argument #1 ($p) must be of type Plain, Log given, called in {PWD}/new_in_defaults.php on line 11
#0 {PWD}/new_in_defaults.php(11): h()
#1 {main}
#0 {PWD}/new_in_defaults.php(6): Log->__construct('trace')
#1 {PWD}/new_in_defaults.php(12): e()
753
91 91 91 39
