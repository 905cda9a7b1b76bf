--TEST--
A returned value that is not used dies while the function still runs; variables die after it
--FILE--
<?php
class Loud { function __construct(public string $n) {} function __destruct() { $t = (new Exception)->getTrace(); echo $this->n, ' dies in ', implode(' < ', array_map(fn($f) => $f['function'] . ':' . ($f['line'] ?? '?'), $t)), "\n"; } }
function temporary() {
    return new Loud('temporary');
}
function variable() {
    $x = new Loud('variable');
    return $x;
}
function nested() {
    return temporary();
}
function listed() {
    return [new Loud('listed')];
}
class Thrower { function __destruct() { throw new Exception('thrown'); } }
function throwing() {
    return new Thrower;
}
function __invoke_all() { temporary(); variable(); nested(); listed(); (function () { return new Loud('closure'); })(); try { throwing(); } catch (Exception $e) { echo $e->getMessage(), ' ', $e->getTraceAsString(), "\n"; } }
temporary();
variable();
nested();
listed();
$used = temporary();
try { throwing(); } catch (Exception $e) { echo $e->getMessage(), ' line ', $e->getLine(), ' ', count($e->getTrace()), "\n"; }
for ($i = 0; $i < 2; $i++) __invoke_all();
array_map(fn() => new Loud('mapped'), [1]);
echo "end\n";
--EXPECTF--
temporary dies in __destruct:4 < temporary:21
variable dies in __destruct:22
temporary dies in __destruct:11 < nested:23
listed dies in __destruct:14 < listed:24
thrown line 16 2
temporary dies in __destruct:4 < temporary:20 < __invoke_all:27
variable dies in __destruct:20 < __invoke_all:27
temporary dies in __destruct:11 < nested:20 < __invoke_all:27
listed dies in __destruct:14 < listed:20 < __invoke_all:27
closure dies in __destruct:20 < {closure}:20 < __invoke_all:27
thrown #0 %s(18): Thrower->__destruct()
#1 %s(20): throwing()
#2 %s(27): __invoke_all()
#3 {main}
temporary dies in __destruct:4 < temporary:20 < __invoke_all:27
variable dies in __destruct:20 < __invoke_all:27
temporary dies in __destruct:11 < nested:20 < __invoke_all:27
listed dies in __destruct:14 < listed:20 < __invoke_all:27
closure dies in __destruct:20 < {closure}:20 < __invoke_all:27
thrown #0 %s(18): Thrower->__destruct()
#1 %s(20): throwing()
#2 %s(27): __invoke_all()
#3 {main}
mapped dies in __destruct:28
end
temporary dies in __destruct:?
