--TEST--
op= on elements of objects: order of calls, exceptions, life of the object
--FILE--
<?php
class Bag implements ArrayAccess {
    private $d = [];
    function offsetGet($o): mixed { echo "get($o) "; if ($o === 'throw') throw new Exception('got'); return $this->d[$o] ?? null; }
    function offsetSet($o, $v): void { echo "set($o) "; if ($o === 'refuse') throw new Exception('set'); $this->d[$o] = $v; }
    function offsetExists($o): bool { return isset($this->d[$o]); }
    function offsetUnset($o): void { unset($this->d[$o]); }
    function __destruct() { echo "dead "; }
}
function changes() {
    $b = new Bag;
    for ($i = 0; $i < 3; $i++) {
        $b['n'] += $i; $b['s'] .= "x$i"; $b[$i] ??= 5; $b['m'] -= 1.5; $b['a'] = [$i]; $b['a'] += [1, 2];
        echo json_encode([$b['n'], $b['s'], $b['m'], $b['a'], $b['n'] *= 3]), "\n";
    }
    foreach (['throw', 'refuse', 'bad'] as $key) {
        try { $b['bad'] = []; $b[$key] *= 2; } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), ' < ', $e->getPrevious()?->getMessage(), "\n"; }
    }
    try { $b[] .= 'x'; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
    $b[null] .= 'n'; $b[1.5] .= 'f'; $b[true] .= 't'; $k = '1'; $b[$k] .= 'k';
    echo "\n";
}
changes();
$GLOBALS['gone'] = new class extends Bag { function offsetGet($o): mixed { $GLOBALS['gone'] = null; return 4; } };
$gone['k'] += 3;
echo "\n";
var_dump($gone);
$r = new ArrayObject(['a' => 1]); $r['a'] += 5; @$r['b'] .= 'z'; echo json_encode($r), "\n";
--EXPECT--
get(n) set(n) get(s) set(s) set(0) get(m) set(m) set(a) get(a) set(a) get(n) get(s) get(m) get(a) get(n) set(n) [0,"x0",-1.5,[0,2],0]
get(n) set(n) get(s) set(s) set(1) get(m) set(m) set(a) get(a) set(a) get(n) get(s) get(m) get(a) get(n) set(n) [1,"x0x1",-3,[1,2],3]
get(n) set(n) get(s) set(s) set(2) get(m) set(m) set(a) get(a) set(a) get(n) get(s) get(m) get(a) get(n) set(n) [5,"x0x1x2",-4.5,[2,2],15]
set(bad) get(throw) Error Cannot use object of type Bag as array < got
set(bad) get(refuse) set(refuse) Exception set < 
set(bad) get(bad) TypeError Unsupported operand types: array * int < 
get() set() get() set() get(1.5) 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/arrayaccess_compound.php on line 4
set(1.5) 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/arrayaccess_compound.php on line 5
get(1) set(1) get(1) set(1) 
dead set(k) dead 
NULL
{"a":6,"b":"z"}
