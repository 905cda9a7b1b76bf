--TEST--
Exceptions as text: arguments shortened, causes, the trace's frames
--FILE--
<?php
namespace App;
class Thing { static function make(...$args) { throw new \DomainException('no thing', 7); } function __invoke($x) { return array_map(fn($y) => self::make($y), [$x]); } }
function run() { try { (new Thing)(['a']); } catch (\DomainException $e) { throw new \RuntimeException("wrapped", 0, $e); } }
try { run(); } catch (\Exception $e) { echo preg_replace('~[^ ]*/~', '', (string) $e), "\n"; echo $e->getPrevious()->getLine(), count($e->getTrace()), $e->getPrevious()->getCode(), "\n"; }
try { Thing::make(null, true, 1.0, 'a rather long string', ["x"], new Thing, \STDIN, "\n\xff", -0.5, named: 1); } catch (\Exception $e) { echo preg_replace('~[^ ]*/~', '', $e->getTraceAsString()), "\n"; }
--EXPECT--
DomainException: no thing in exceptions_as_text.php:3
Stack trace:
#0 exceptions_as_text.php(3): App\Thing::make(Array)
#1 [internal function]: App\Thing->App\{closure}(Array)
#2 exceptions_as_text.php(3): array_map(Object(Closure), Array)
#3 exceptions_as_text.php(4): App\Thing->__invoke(Array)
#4 exceptions_as_text.php(5): App\run()
#5 {main}

Next RuntimeException: wrapped in exceptions_as_text.php:4
Stack trace:
#0 exceptions_as_text.php(5): App\run()
#1 {main}
317
#0 exceptions_as_text.php(6): App\Thing::make(NULL, true, 1.0, 'a rather long s...', Array, Object(App\Thing), Resource id #1, '\n\xFF', -0.5, named: 1)
#1 {main}
