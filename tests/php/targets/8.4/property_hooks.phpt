--TEST--
Property hooks: backed and virtual, short and long, by reference
--INI--
zvm.php=8.4
--FILE--
<?php
class T {
    public string $name = 'x' { get => ucfirst($this->name); set { $this->name = trim($value); } }
    public string $full { get { return $this->name . '!'; } set(string|array $v) { $this->name = is_array($v) ? implode($v) : $v; } }
    public int $n = 1 { set => $value * 10; }
    public $untyped { get => func_get_args(); }
}
$t = new T; $t->name = '  abc '; echo $t->name, $t->full, "\n"; $t->full = ['d', 'ef']; echo $t->full, "\n";
class R { private array $data = ['a' => 1]; public array $items { &get { return $this->data; } } } $r = new R; $r->items['b'] = 2; $r->items[] = 3; echo json_encode($r->items), "\n";
$t->n = 5; $t->n += 1; $t->n++; echo $t->n, ' ', json_encode($t), "\n"; var_dump(isset($t->full), empty($t->untyped), $t->untyped);
foreach ([fn() => $r->items = [], function () use ($t) { unset($t->name); }, function () use ($t) { $r = &$t->name; }, fn() => $t->n = 'many'] as $f) try { $f(); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
foreach ($t as $k => $v) echo $k, '=', json_encode($v), ' '; echo "\n"; var_dump($t, (array) $t, get_object_vars($t)); var_export($t); echo serialize($t), "\n";
class W { public int $w { set { echo "set $value\n"; } } } $w = new W; $w->w = 4; foreach ([fn() => $w->w, fn() => isset($w->w), fn() => $w->w++] as $f) try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
AbcAbc!
Def!
{"a":1,"b":2,"0":3}
5110 {"name":"Def","full":"Def!","n":5110,"untyped":[]}
bool(true)
bool(true)
array(0) {
}
Error: Property R::$items is read-only
Error: Cannot unset hooked property T::$name
Error: Indirect modification of T::$name is not allowed
TypeError: T::$n::set(): Argument #1 ($value) must be of type int, string given, called in {PWD}/property_hooks.php on line 11
name="Def" full="Def!" n=5110 untyped=[] 
object(T)#1 (2) {
  ["name"]=>
  string(3) "def"
  ["n"]=>
  int(5110)
}
array(2) {
  ["name"]=>
  string(3) "def"
  ["n"]=>
  int(5110)
}
array(4) {
  ["name"]=>
  string(3) "Def"
  ["full"]=>
  string(4) "Def!"
  ["n"]=>
  int(5110)
  ["untyped"]=>
  array(0) {
  }
}
\T::__set_state(array(
   'name' => 'Def',
   'full' => 'Def!',
   'n' => 5110,
   'untyped' => 
  array (
  ),
))O:1:"T":2:{s:4:"name";s:3:"def";s:1:"n";i:5110;}
set 4
Property W::$w is write-only
Property W::$w is write-only
Property W::$w is write-only
