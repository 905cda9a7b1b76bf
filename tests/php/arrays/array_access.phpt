--TEST--
ArrayAccess objects in every fetch mode
--FILE--
<?php
class AA implements ArrayAccess { public $d = []; function offsetExists($o): bool { echo "exists(", var_export($o, true), ") "; return isset($this->d[$o]); } #[ReturnTypeWillChange] function &offsetGet($o) { echo "get(", var_export($o, true), ") "; if ($o === null) { $this->d[] = null; return $this->d[count($this->d)-1]; } return $this->d[$o]; } function offsetSet($o, $v): void { echo "set(", var_export($o, true), ") "; if ($o === null) $this->d[] = $v; else $this->d[$o] = $v; } function offsetUnset($o): void { echo "unset(", var_export($o, true), ") "; unset($this->d[$o]); } }
class AB implements ArrayAccess { public $d = ['x' => ['y' => 1], '5' => 'five']; function offsetExists($o): bool { echo "exists(", var_export($o, true), ") "; return isset($this->d[$o]); } #[ReturnTypeWillChange] function offsetGet($o) { echo "get(", var_export($o, true), ") "; return $this->d[$o] ?? null; } function offsetSet($o, $v): void { echo "set(", var_export($o, true), ") "; $this->d[$o] = $v; } function offsetUnset($o): void { echo "unset(", var_export($o, true), ") "; unset($this->d[$o]); } }
foreach (['AA', 'AB'] as $cls) {
  $o = new $cls;
  $o['a'] = 1; $o[] = 2; $o['5'] = 3; $o[5] = 4; $o[1.5] = 5; $o[true] = 6; $o[null] = 7;
  echo $o['a'], $o['5'], "\n";
  $o['n']['m'] = 1; $o['n']['k'][] = 2; echo json_encode($o->d), "\n";
  $o['a'] .= 'z'; $o['c'] ??= 'dd'; $o['i']++; ++$o['i']; $o['i'] += 5; echo json_encode($o->d), "\n";
  var_dump(isset($o['a']), isset($o['zz']), empty($o['a']), isset($o['n']['m']), isset($o['n']['q']['r']), $o['u'] ?? 'default', $o['n']['w'] ?? 'def2');
  unset($o['a'], $o['n']['m']); echo json_encode($o->d), "\n";
}
--EXPECTF--
set('a') set(NULL) set('5') set(5) set(1.5) 
Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 2
set(true) set(NULL) get('a') 1get('5') 4
get('n') get('n') {"a":1,"0":2,"5":4,"1":6,"6":7,"n":{"m":1,"k":[2]}}
get('a') set('a') exists('c') set('c') get('i') get('i') get('i') set('i') {"a":"1z","0":2,"5":4,"1":6,"6":7,"n":{"m":1,"k":[2]},"c":"dd","i":7}
exists('a') exists('zz') exists('a') get('a') exists('n') get('n') exists('n') get('n') exists('u') exists('n') get('n') bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
string(7) "default"
string(4) "def2"
unset('a') get('n') {"0":2,"5":4,"1":6,"6":7,"n":{"k":[2]},"c":"dd","i":7}
set('a') set(NULL) set('5') set(5) set(1.5) 
Deprecated: Implicit conversion from float 1.5 to int loses precision in %s on line 3
set(true) set(NULL) get('a') 1get('5') 4
get('n') 
Notice: Indirect modification of overloaded element of AB has no effect in %s on line 8
get('n') 
Notice: Indirect modification of overloaded element of AB has no effect in %s on line 8
{"x":{"y":1},"5":4,"a":1,"":7,"1":6}
get('a') set('a') exists('c') set('c') get('i') 
Notice: Indirect modification of overloaded element of AB has no effect in %s on line 9
get('i') 
Notice: Indirect modification of overloaded element of AB has no effect in %s on line 9
get('i') set('i') {"x":{"y":1},"5":4,"a":"1z","":7,"1":6,"c":"dd","i":5}
exists('a') exists('zz') exists('a') get('a') exists('n') exists('n') exists('u') exists('n') bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
string(7) "default"
string(4) "def2"
unset('a') get('n') 
Notice: Indirect modification of overloaded element of AB has no effect in %s on line 11
{"x":{"y":1},"5":4,"":7,"1":6,"c":"dd","i":5}
