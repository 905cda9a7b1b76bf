--TEST--
Lazy objects: property hooks
--INI--
zvm.php=8.4
--FILE--
<?php
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class H { public int $raw = 1; public string $h { get => "get({$this->h})"; set { echo "set\n"; $this->h = strtoupper($value); } } public int $virt { get => $this->raw * 2; } public string $v2 { get => 'const'; } } $rh = new ReflectionClass('H');
foreach (['newLazyGhost', 'newLazyProxy'] as $k) { $mk = fn() => $k == 'newLazyGhost' ? $rh->newLazyGhost(function($o) { echo "init\n"; $o->h = 'abc'; $o->raw = 21; }) : $rh->newLazyProxy(function($o) { echo "fac\n"; $n = new H; $n->h = 'xyz'; $n->raw = 4; return $n; });
 foreach (['h' => fn($o) => $o->h, 'virt' => fn($o) => $o->virt, 'v2' => fn($o) => $o->v2, 'seth' => function($o) { $o->h = 'new'; return $o->h; }, 'iss' => fn($o) => isset($o->h), 'arr' => fn($o) => (array) $o, 'vars' => fn($o) => get_object_vars($o), 'json' => fn($o) => json_encode($o), 'raw' => fn($o) => (new ReflectionProperty('H', 'h'))->getRawValue($o), 'setraw' => function($o) { (new ReflectionProperty('H', 'h'))->setRawValueWithoutLazyInitialization($o, 'rw'); return $o->h; }, 'dump' => fn($o) => $o, 'foreach' => function($o) { foreach ($o as $q => $w) echo "$q=$w\n"; return 0; }, 'clone' => fn($o) => (clone $o)->h] as $n => $f) { $o = $mk(); t("$k $n", fn() => $f($o)); echo $rh->isUninitializedLazyObject($o) ? "still lazy\n" : "inited\n"; } }
--EXPECT--
--newLazyGhost h
init
set
string(8) "get(ABC)"
inited
--newLazyGhost virt
init
set
int(42)
inited
--newLazyGhost v2
string(5) "const"
still lazy
--newLazyGhost seth
set
init
set
string(8) "get(NEW)"
inited
--newLazyGhost iss
init
set
bool(true)
inited
--newLazyGhost arr
array(0) {
}
still lazy
--newLazyGhost vars
init
set
array(4) {
  ["raw"]=>
  int(21)
  ["h"]=>
  string(8) "get(ABC)"
  ["virt"]=>
  int(42)
  ["v2"]=>
  string(5) "const"
}
inited
--newLazyGhost json
init
set
string(48) "{"raw":21,"h":"get(ABC)","virt":42,"v2":"const"}"
inited
--newLazyGhost raw
init
set
string(3) "ABC"
inited
--newLazyGhost setraw
string(7) "get(rw)"
still lazy
--newLazyGhost dump
lazy ghost object(H)#17 (0) {
  ["raw"]=>
  uninitialized(int)
  ["h"]=>
  uninitialized(string)
}
still lazy
--newLazyGhost foreach
init
set
raw=21
h=get(ABC)
virt=42
v2=const
int(0)
inited
--newLazyGhost clone
init
set
string(8) "get(ABC)"
inited
--newLazyProxy h
fac
set
string(8) "get(XYZ)"
inited
--newLazyProxy virt
fac
set
int(8)
inited
--newLazyProxy v2
string(5) "const"
still lazy
--newLazyProxy seth
set
fac
set
string(8) "get(NEW)"
inited
--newLazyProxy iss
fac
set
bool(true)
inited
--newLazyProxy arr
array(0) {
}
still lazy
--newLazyProxy vars
fac
set
array(4) {
  ["raw"]=>
  int(4)
  ["h"]=>
  string(8) "get(XYZ)"
  ["virt"]=>
  int(8)
  ["v2"]=>
  string(5) "const"
}
inited
--newLazyProxy json
fac
set
string(46) "{"raw":4,"h":"get(XYZ)","virt":8,"v2":"const"}"
inited
--newLazyProxy raw
fac
set
string(3) "XYZ"
inited
--newLazyProxy setraw
string(7) "get(rw)"
still lazy
--newLazyProxy dump
lazy proxy object(H)#20 (0) {
  ["raw"]=>
  uninitialized(int)
  ["h"]=>
  uninitialized(string)
}
still lazy
--newLazyProxy foreach
fac
set
raw=4
h=get(XYZ)
virt=8
v2=const
int(0)
inited
--newLazyProxy clone
fac
set
string(8) "get(XYZ)"
inited
