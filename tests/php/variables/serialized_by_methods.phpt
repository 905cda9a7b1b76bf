--TEST--
Objects that say what is written of them and take what was read: order, exceptions, references
--FILE--
<?php
// Objects that say what is written of them and take what was read, again and again: what they give, in which order they are asked, what they throw
class Point { public $x = 1; protected $y = 2; private $z; public ?Point $next = null; function __serialize(): array { echo "s"; return ['x' => $this->x, 5 => [$this->y, true], 'n' => $this->next]; }
    function __unserialize(array $d): void { echo "u", count($d); [$this->x, $this->next] = [$d['x'], $d['n']]; } }
class Woken { public $a = 1; public $b = [1.5]; function __wakeup() { echo "w"; $this->a .= '!'; } }
class Plain { public $v; public int $i = 7; }
class Temp { function __serialize(): array { $o = new Plain; $o->v = [new Plain, new Plain]; return [$o, $o, $this, 't' => 'x']; } function __unserialize(array $d): void { $this->back = $d; } public $back; }
class Refers { public $r; function __serialize(): array { static $n = 0; echo "r", ++$n; return ['r' => &$this->r, 'same' => &$this->r]; } function __unserialize(array $d): void { $this->r = $d; } }
class Bad { function __serialize(): array { throw new Exception('no serialize'); } function __unserialize(array $d): void { throw new Exception('no unserialize'); } }
class Wrong { function __serialize() { return 'text'; } }
class Dies { public $n; function __wakeup() { echo "[wakes {$this->n}]"; if ($this->n == 2) throw new Exception('two'); } function __destruct() { echo "[dies {$this->n}]"; } }
class Nested { public $in; function __serialize(): array { return ['in' => serialize($this->in), 'twice' => unserialize(serialize([$this->in, $this->in]))]; } function __unserialize(array $d): void { $this->in = unserialize($d['in']); } }
class Both { public $q = 1; function __sleep() { return ['q']; } function __serialize(): array { return ['q' => 'by serialize']; } }
class Dyn extends stdClass { function __serialize(): array { return (array) $this; } function __unserialize(array $d): void { foreach ($d as $k => $v) $this->$k = $v; } }
function show($v) { for ($i = 0; $i < 3; $i++) { try { $t = serialize($v); echo " ", str_replace("\0", '~', $t), "\n"; $u = unserialize($t); echo "\n"; if ($i == 2) echo preg_replace('~\s+~', ' ', print_r($u, true)), "\n"; unset($u); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } } }
$p = new Point; $p->next = new Point; $p->next->next = $p;
show($p);
show([new Woken, new Point, 'k' => [new Woken]]);
$w = new Woken; show([$w, $w, [$w]]);
show(new Temp);
$r = new Refers; $r->r = 5; show([new Point, $r, $r]);
show([new Point, new Bad, new Point]); show(new Wrong); show([new Point, fn() => 1]);
show([new Point, new class { public $a; }]);
$n = new Nested; $n->in = new Point; show($n); show(new Both);
$d = new Dyn; $d->a = 1; $d->{'5'} = 2; $d->o = new Plain; show($d);
foreach (['a:3:{i:0;O:4:"Dies":1:{s:1:"n";i:1;}i:1;O:4:"Dies":1:{s:1:"n";i:2;}i:2;O:4:"Dies":1:{s:1:"n";i:3;}}', 'O:5:"Point":2:{s:1:"x";i:1;s:1:"x";i:2;}', 'O:5:"Point":1:{s:1:"x";i:1;', 'O:5:"Point":2:{i:0;i:1;i:0;r:1;}', 'a:2:{i:0;O:5:"Woken":0:{}i:1;O:5:"Woken":1:{s:1:"a";i:5}}', 'O:3:"Bad":0:{}', 'a:2:{i:0;O:3:"Bad":0:{}i:1;O:5:"Woken":0:{}}', 'O:5:"Point":1:{d:1;i:1;}', 'O:5:"Plain":2:{s:1:"v";O:5:"Woken":0:{}s:1:"i";s:1:"x";}', 'a:1:{i:0;O:5:"Point":3:{s:1:"x";i:9;s:1:"n";r:2;i:7;N;}}'] as $text)
    for ($i = 0; $i < 2; $i++) { try { echo preg_replace('~\s+~', ' ', print_r(@unserialize($text), true)), "\n"; } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
--EXPECT--
ss O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";r:1;}}
u3u3
ss O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";r:1;}}
u3u3
ss O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";r:1;}}
u3u3
Point Object ( [x] => 1 [y:protected] => 2 [z:Point:private] => [next] => Point Object ( [x] => 1 [y:protected] => 2 [z:Point:private] => [next] => Point Object *RECURSION* ) ) 
s a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}s:1:"k";a:1:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}}}
wu3w
s a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}s:1:"k";a:1:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}}}
wu3w
s a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}s:1:"k";a:1:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}}}
wu3w
Array ( [0] => Woken Object ( [a] => 1! [b] => Array ( [0] => 1.5 ) ) [1] => Point Object ( [x] => 1 [y:protected] => 2 [z:Point:private] => [next] => ) [k] => Array ( [0] => Woken Object ( [a] => 1! [b] => Array ( [0] => 1.5 ) ) ) ) 
 a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;r:2;i:2;a:1:{i:0;r:2;}}
w
 a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;r:2;i:2;a:1:{i:0;r:2;}}
w
 a:3:{i:0;O:5:"Woken":2:{s:1:"a";i:1;s:1:"b";a:1:{i:0;d:1.5;}}i:1;r:2;i:2;a:1:{i:0;r:2;}}
w
Array ( [0] => Woken Object ( [a] => 1! [b] => Array ( [0] => 1.5 ) ) [1] => Woken Object ( [a] => 1! [b] => Array ( [0] => 1.5 ) ) [2] => Array ( [0] => Woken Object ( [a] => 1! [b] => Array ( [0] => 1.5 ) ) ) ) 
 O:4:"Temp":4:{i:0;O:5:"Plain":2:{s:1:"v";a:2:{i:0;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}i:1;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}s:1:"i";i:7;}i:1;r:2;i:2;r:1;s:1:"t";s:1:"x";}

 O:4:"Temp":4:{i:0;O:5:"Plain":2:{s:1:"v";a:2:{i:0;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}i:1;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}s:1:"i";i:7;}i:1;r:2;i:2;r:1;s:1:"t";s:1:"x";}

 O:4:"Temp":4:{i:0;O:5:"Plain":2:{s:1:"v";a:2:{i:0;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}i:1;O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}s:1:"i";i:7;}i:1;r:2;i:2;r:1;s:1:"t";s:1:"x";}

Temp Object ( [back] => Array ( [0] => Plain Object ( [v] => Array ( [0] => Plain Object ( [v] => [i] => 7 ) [1] => Plain Object ( [v] => [i] => 7 ) ) [i] => 7 ) [1] => Plain Object ( [v] => Array ( [0] => Plain Object ( [v] => [i] => 7 ) [1] => Plain Object ( [v] => [i] => 7 ) ) [i] => 7 ) [2] => Temp Object *RECURSION* [t] => x ) ) 
sr1 a:3:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;O:6:"Refers":2:{s:1:"r";i:5;s:4:"same";R:9;}i:2;r:8;}
u3
sr2 a:3:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;O:6:"Refers":2:{s:1:"r";i:5;s:4:"same";R:9;}i:2;r:8;}
u3
sr3 a:3:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;O:6:"Refers":2:{s:1:"r";i:5;s:4:"same";R:9;}i:2;r:8;}
u3
Array ( [0] => Point Object ( [x] => 1 [y:protected] => 2 [z:Point:private] => [next] => ) [1] => Refers Object ( [r] => Array ( [r] => 5 [same] => 5 ) ) [2] => Refers Object ( [r] => Array ( [r] => 5 [same] => 5 ) ) ) 
sException: no serialize
sException: no serialize
sException: no serialize
TypeError: Wrong::__serialize() must return an array
TypeError: Wrong::__serialize() must return an array
TypeError: Wrong::__serialize() must return an array
sException: Serialization of 'Closure' is not allowed
sException: Serialization of 'Closure' is not allowed
sException: Serialization of 'Closure' is not allowed
sException: Serialization of 'class@anonymous' is not allowed
sException: Serialization of 'class@anonymous' is not allowed
sException: Serialization of 'class@anonymous' is not allowed
ssu3s O:6:"Nested":2:{s:2:"in";s:64:"O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}";s:5:"twice";a:2:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;r:4;}}
u3u3
ssu3s O:6:"Nested":2:{s:2:"in";s:64:"O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}";s:5:"twice";a:2:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;r:4;}}
u3u3
ssu3s O:6:"Nested":2:{s:2:"in";s:64:"O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}";s:5:"twice";a:2:{i:0;O:5:"Point":3:{s:1:"x";i:1;i:5;a:2:{i:0;i:2;i:1;b:1;}s:1:"n";N;}i:1;r:4;}}
u3u3
Nested Object ( [in] => Point Object ( [x] => 1 [y:protected] => 2 [z:Point:private] => [next] => ) ) 
 O:4:"Both":1:{s:1:"q";s:12:"by serialize";}

 O:4:"Both":1:{s:1:"q";s:12:"by serialize";}

 O:4:"Both":1:{s:1:"q";s:12:"by serialize";}

Both Object ( [q] => by serialize ) 
 O:3:"Dyn":3:{s:1:"a";i:1;i:5;i:2;s:1:"o";O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}

 O:3:"Dyn":3:{s:1:"a";i:1;i:5;i:2;s:1:"o";O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}

 O:3:"Dyn":3:{s:1:"a";i:1;i:5;i:2;s:1:"o";O:5:"Plain":2:{s:1:"v";N;s:1:"i";i:7;}}

Dyn Object ( [a] => 1 [5] => 2 [o] => Plain Object ( [v] => [i] => 7 ) ) 
[wakes 1][wakes 2][dies 1]Exception: two
[wakes 1][wakes 2][dies 1]Exception: two
u1Point Object ( [x] => 2 [y:protected] => 2 [z:Point:private] => [next] => ) 
u1Point Object ( [x] => 2 [y:protected] => 2 [z:Point:private] => [next] => ) 
u1
u1
u1Point Object ( [x] => [y:protected] => 2 [z:Point:private] => [next] => ) 
u1Point Object ( [x] => [y:protected] => 2 [z:Point:private] => [next] => ) 
w
w
Exception: no unserialize
Exception: no unserialize
Exception: no unserialize
Exception: no unserialize


TypeError: Cannot assign string to property Plain::$i of type int
TypeError: Cannot assign string to property Plain::$i of type int
u3Array ( [0] => Point Object ( [x] => 9 [y:protected] => 2 [z:Point:private] => [next] => Point Object *RECURSION* ) ) 
u3Array ( [0] => Point Object ( [x] => 9 [y:protected] => 2 [z:Point:private] => [next] => Point Object *RECURSION* ) )
