--TEST--
Methods of ArrayAccess, magic methods and conversions that drop the last reference to their object
--FILE--
<?php
class A implements ArrayAccess
{
    private $text;
    function __construct() { $this->text = 'a' . strlen('bcd'); }
    private function drop($name) { global $x, $junk; echo "<$name>"; $x = null; $junk = [new stdClass, [1, [2]], str_repeat('j', 30)]; }
    function offsetExists($offset): bool { $this->drop('exists'); return $this->text !== ''; }
    function offsetGet($offset): mixed { $this->drop('get'); return $this->text; }
    function offsetSet($offset, $value): void { $this->drop('set'); echo $this->text; }
    function offsetUnset($offset): void { $this->drop('unset'); echo $this->text; }
    function __get($name) { $this->drop('__get'); return $this->text; }
    function __set($name, $value) { $this->drop('__set'); echo $this->text; }
    function __isset($name) { $this->drop('__isset'); return $this->text !== ''; }
    function __unset($name) { $this->drop('__unset'); echo $this->text; }
    function __toString() { $this->drop('__toString'); return $this->text; }
    function __destruct() { echo '~'; }
}
function all(string $k)
{
    global $x;
    $x = new A; var_dump($x[$k]);
    $x = new A; var_dump(isset($x[$k]));
    $x = new A; var_dump(empty($x[$k]));
    $x = new A; var_dump($x[$k] ?? 'd');
    $x = new A; var_dump($x[$k] ??= 'e');
    $x = new A; var_dump(isset($x[$k][0]));
    $x = new A; var_dump($x[$k][0] ?? 'd');
    $x = new A; var_dump($x[$k] = $k);
    $x = new A; var_dump($x[$k] .= 's');
    $x = new A; unset($x[$k]); echo "\n";
    $x = new A; var_dump($x->$k);
    $x = new A; var_dump(isset($x->$k), empty($x->p));
    $x = new A; var_dump($x->p ?? 'd');
    $x = new A; var_dump($x->p ??= 'e');
    $x = new A; var_dump($x->p = $k);
    $x = new A; var_dump($x->p .= 's');
    $x = new A; var_dump(isset($x->p->q));
    $x = new A; var_dump($x . $k);
    $x = new A; var_dump("$k$x");
    $x = new A; var_dump($x == 'a3');
}
all('k');
foreach (['k'] as $k) { $x = new A; var_dump($x[$k] ?? 'd', $x); }
--EXPECT--
<get>~string(2) "a3"
<exists>~bool(true)
<exists><get>~bool(false)
<exists><get>~string(2) "a3"
<exists><get>~string(2) "a3"
<exists><get>~bool(true)
<exists><get>~string(1) "a"
<set>a3~string(1) "k"
<get><set>a3~string(3) "a3s"
<unset>a3~
<__get>~string(2) "a3"
<__isset>~bool(true)
bool(true)
<__isset><__get>~string(2) "a3"
<__isset><__get>~string(2) "a3"
<__set>a3~string(1) "k"
<__get><__set>a3~string(3) "a3s"
<__isset><__get>~bool(false)
<__toString>~string(3) "a3k"
<__toString>~string(3) "ka3"
<__toString>~bool(true)
<exists><get>~string(2) "a3"
NULL
