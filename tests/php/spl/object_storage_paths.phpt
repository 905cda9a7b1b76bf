--TEST--
SplObjectStorage's objects by [], methods and loops
--FILE--
<?php
class K { public $n; function __construct($n) { $this->n = $n; } }
class D { public $n; function __construct($n) { $this->n = $n; } function __destruct() { echo "~{$this->n} "; } }
class ByName extends SplObjectStorage { function getHash($o): string { return $o->n; } }
class Loud extends SplObjectStorage { function offsetExists($o): bool { echo "exists "; return parent::offsetExists($o); } }
function fill($s) {
    [$a, $b, $c, $a2] = [new K("a"), new K("b"), new K("c"), new K("a")];
    $s->attach($a); $s->attach($b, 2); $s[$c] = 3; $s->attach($a2, 4);
    var_dump(count($s), $s->count(), $s->contains($a), $s->contains(new K("a")), isset($s[$a]), isset($s[new K("q")]));
    var_dump($s[$b], $s[$c] ?? 'none', $s[new K("z")] ?? 'none', $s[$a] ?? 'null', empty($s[$b]), $s->offsetGet($b));
    foreach ($s as $i => $o) { echo $i, ":", $o->n, "=", var_export($s->getInfo(), true), " "; $s->setInfo($i * 10); }
    echo "\n"; var_dump($s[$b]);
    $s->detach($b); unset($s[$c]); $s->offsetUnset(new K("none")); var_dump(count($s));
    foreach ($s as $i => $o) echo $i, ":", $o->n, " ";
    $s->attach($b, 'again'); $s->rewind(); var_dump($s->valid(), $s->key(), $s->current()->n);
    $s->next(); $s->next(); $s->next(); $s->next(); var_dump($s->valid(), $s->key(), $s->getInfo());
    try { $s->current(); } catch (RuntimeException $e) { echo $e->getMessage(), "\n"; }
    try { $s[new K("z")]; } catch (Exception $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
    try { $s["x"]; } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
    try { $s["x"] = 1; } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
    try { var_dump(isset($s["x"])); } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
    try { $s->contains(1); } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
foreach ([new SplObjectStorage, new ByName, new Loud] as $s) { echo "-- ", get_class($s), "\n"; fill($s); }
echo "-- values die\n";
$s = new SplObjectStorage; $k = new K("k");
$s[$k] = new D(1); $s[$k] = new D(2); echo "| "; $s->attach($k, new D(3)); echo "| "; unset($s[$k]); echo "| ";
$s[new D("key")] = new D("value"); echo "| "; $s->rewind(); $s->detach($s->current()); echo "|\n";
echo "-- detaching in a loop\n";
for ($i = 0; $i < 6; $i++) $s->attach(new K($i), $i);
foreach ($s as $i => $o) { echo "$i:{$o->n} "; if ($o->n == 1) { $s->attach(new K("late")); $gone = $o; } }
$s->detach($gone); foreach ($s as $i => $o) echo "$i:{$o->n} ";
echo "\n-- nested loops share the place\n";
$n = 0; foreach ($s as $o) { foreach ($s as $p) { if (++$n > 20) break 2; } } echo $n, "\n";
echo "-- copies\n";
$t = clone $s; $t->attach(new K("only t")); $s->removeAll($t); var_dump(count($s), count($t));
$s->addAll($t); $t->removeAllExcept(new SplObjectStorage); var_dump(count($s), count($t), $s == $t);
$u = unserialize(serialize($s)); foreach ($u as $i => $o) echo "$i:{$o->n} "; echo "\n";
$box = 5; $s = new SplObjectStorage; $s[$k] = $box; $box++; $x = $s[$k]; $x++; var_dump($s[$k], $box, $x);
$r = &$box; $s[$k] = $r; $r = 99; var_dump($s[$k]);
--EXPECT--
-- SplObjectStorage
int(4)
int(4)
bool(true)
bool(false)
bool(true)
bool(false)
int(2)
int(3)
string(4) "none"
string(4) "null"
bool(false)
int(2)
0:a=NULL 1:b=2 2:c=3 3:a=4 
int(10)
int(2)
0:a 1:a bool(true)
int(0)
string(1) "a"
bool(false)
int(4)
NULL
Called current() on invalid iterator
UnexpectedValueException: Object not found
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::offsetSet(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::offsetExists(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::contains(): Argument #1 ($object) must be of type object, int given
-- ByName
int(3)
int(3)
bool(true)
bool(true)
bool(true)
bool(false)
int(2)
int(3)
string(4) "none"
int(4)
bool(false)
int(2)
0:a=4 1:b=2 2:c=3 
int(10)
int(1)
0:a bool(true)
int(0)
string(1) "a"
bool(false)
int(4)
NULL
Called current() on invalid iterator
UnexpectedValueException: Object not found
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::offsetSet(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::offsetExists(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::contains(): Argument #1 ($object) must be of type object, int given
-- Loud
exists exists int(4)
int(4)
bool(true)
bool(false)
bool(true)
bool(false)
exists exists exists exists int(2)
int(3)
string(4) "none"
string(4) "null"
bool(false)
int(2)
0:a=NULL 1:b=2 2:c=3 3:a=4 
int(10)
int(2)
0:a 1:a bool(true)
int(0)
string(1) "a"
bool(false)
int(4)
NULL
Called current() on invalid iterator
UnexpectedValueException: Object not found
TypeError: SplObjectStorage::offsetGet(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::offsetSet(): Argument #1 ($object) must be of type object, string given
exists TypeError: SplObjectStorage::offsetExists(): Argument #1 ($object) must be of type object, string given
TypeError: SplObjectStorage::contains(): Argument #1 ($object) must be of type object, int given
-- values die
~1 | ~2 | ~3 | | ~value ~key |
-- detaching in a loop
0:0 1:1 2:2 3:3 4:4 5:5 6:late 0:0 1:2 2:3 3:4 4:5 5:late 
-- nested loops share the place
6
-- copies
int(0)
int(7)
int(7)
int(0)
bool(false)
0:0 1:2 2:3 3:4 4:5 5:late 6:only t 
int(5)
int(6)
int(6)
int(6)
