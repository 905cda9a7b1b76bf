--TEST--
Magic methods for declared properties that are out of reach
--FILE--
<?php
class P { protected $w = 'w'; private $p = 'p'; public $a = 1; protected ?array $list = [1]; private int $n = 5; protected readonly int $r;
    function __get($k) { echo "[get $k]"; return $this->$k ?? null; }
    function __set($k, $v) { echo "[set $k]"; $this->$k = $v; }
    function __isset($k) { echo "[isset $k]"; return isset($this->$k); }
    function __unset($k) { echo "[unset $k]"; unset($this->$k); }
    function other(P $o) { return [$o->w, $o->p, isset($o->n)]; } }
class Q extends P { private $q = 'q'; protected $w = 'w2'; function peek(P $o) { return [$o->w, $o->p, $o->a, isset($o->p), empty($o->p), $o->p ?? 'none']; } }
class Unrelated { function look($o) { $o->w .= '!'; $o->n++; ++$o->n; $o->n += 2; unset($o->a); return [$o->w, $o->p, $o->a ?? 'no', $o->list[0] ?? 0, $o->n, isset($o->w, $o->p), empty($o->n)]; } }
class Sibling extends P { function look(Q $o) { return [$o->w ?? 'hidden', isset($o->q)]; } }
class Bare { protected $x = 1; private $y = 2; public $z = 3; }
class OnlyGet { protected $x = 1; function __get($k) { return "got $k"; } }
for ($i = 0; $i < 3; $i++) {
    $p = new P; $q = new Q;
    echo json_encode([$p->w, $q->w, $p->p, $q->p, $p->n, $p->list, isset($p->w), isset($p->p), isset($q->none), empty($p->list), $p->w ?? 'd', $p->{'w'}, isset($p->none)]), "\n";
    $p->w = 'x'; $q->p = 'y'; $p->n++; $p->n .= 5; $p->list[] = 2; unset($p->w); $p->new = 5;
    echo json_encode([$p->w, $p->n, $q->p, $p->new]), "\n";
    echo json_encode((new Unrelated)->look(new P)), json_encode($q->peek(new P)), json_encode($q->peek($q)), json_encode($p->other($q)), json_encode((new Sibling)->look($q)), "\n";
    try { $p->n = 'abc'; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
    try { $p->r = 1; echo $p->r; $p->r = 2; } catch (Error $e) { echo $e->getMessage(), "\n"; }
    $b = new Bare; $g = new OnlyGet;
    foreach ([fn() => $b->x, fn() => isset($b->x), fn() => $b->y ?? 'n', function () use ($b) { $b->x = 5; }, function () use ($b) { unset($b->y); }, fn() => $g->x, fn() => isset($g->x), fn() => $g->x ?? 'n', function () use ($g) { $g->x = 1; }, function () use ($g) { $g->x .= 1; }] as $f)
        try { var_dump($f()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    echo json_encode(Closure::bind(fn() => [$this->w, $this->list], new P, Q::class)()), json_encode(Closure::bind(fn() => [$this->p], new P, P::class)()), "\n";
}
--EXPECT--
[get w][get w][get p][get p][get n][get list][isset w][isset p][isset none][isset list][get list][isset w][get w][get w][isset none]["w","w2","p","p",5,[1],true,true,false,false,"w","w",false]
[set w][set p][get n][set n][get n][set n][get list]
Notice: Indirect modification of overloaded property P::$list has no effect in {PWD}/magic_out_of_reach.php on line 16
[unset w][set new]
Deprecated: Creation of dynamic property P::$new is deprecated in {PWD}/magic_out_of_reach.php on line 4
[get w][isset w][get n][get p][null,65,"y",5]
[get w][set w][get n][set n][get n][set n][get n][set n][get w][get p][isset a][isset list][get list][get n][isset w][isset p][isset n][get n]["w!","p","no",1,9,true,false][get p][isset p][isset p][get p][isset p][get p]["w","p",1,true,false,"p"][get p][isset p][isset p][get p][isset p][get p]["w2","y",1,true,false,"y"]["w2","y",true][isset w][get w][isset q]["w2",false]
[set n]Cannot assign string to property P::$n of type int
[set r][get r]1[set r]Cannot modify readonly property P::$r
Cannot access protected property Bare::$x
bool(false)
string(1) "n"
Cannot access protected property Bare::$x
Cannot access private property Bare::$y
string(5) "got x"
bool(false)
string(5) "got x"
Cannot access protected property OnlyGet::$x
Cannot access protected property OnlyGet::$x
["w",[1]]["p"]
[get w][get w][get p][get p][get n][get list][isset w][isset p][isset none][isset list][get list][isset w][get w][get w][isset none]["w","w2","p","p",5,[1],true,true,false,false,"w","w",false]
[set w][set p][get n][set n][get n][set n][get list]
Notice: Indirect modification of overloaded property P::$list has no effect in {PWD}/magic_out_of_reach.php on line 16
[unset w][set new]
Deprecated: Creation of dynamic property P::$new is deprecated in {PWD}/magic_out_of_reach.php on line 4
[get w][isset w][get n][get p][null,65,"y",5]
[get w][set w][get n][set n][get n][set n][get n][set n][get w][get p][isset a][isset list][get list][get n][isset w][isset p][isset n][get n]["w!","p","no",1,9,true,false][get p][isset p][isset p][get p][isset p][get p]["w","p",1,true,false,"p"][get p][isset p][isset p][get p][isset p][get p]["w2","y",1,true,false,"y"]["w2","y",true][isset w][get w][isset q]["w2",false]
[set n]Cannot assign string to property P::$n of type int
[set r][get r]1[set r]Cannot modify readonly property P::$r
Cannot access protected property Bare::$x
bool(false)
string(1) "n"
Cannot access protected property Bare::$x
Cannot access private property Bare::$y
string(5) "got x"
bool(false)
string(5) "got x"
Cannot access protected property OnlyGet::$x
Cannot access protected property OnlyGet::$x
["w",[1]]["p"]
[get w][get w][get p][get p][get n][get list][isset w][isset p][isset none][isset list][get list][isset w][get w][get w][isset none]["w","w2","p","p",5,[1],true,true,false,false,"w","w",false]
[set w][set p][get n][set n][get n][set n][get list]
Notice: Indirect modification of overloaded property P::$list has no effect in {PWD}/magic_out_of_reach.php on line 16
[unset w][set new]
Deprecated: Creation of dynamic property P::$new is deprecated in {PWD}/magic_out_of_reach.php on line 4
[get w][isset w][get n][get p][null,65,"y",5]
[get w][set w][get n][set n][get n][set n][get n][set n][get w][get p][isset a][isset list][get list][get n][isset w][isset p][isset n][get n]["w!","p","no",1,9,true,false][get p][isset p][isset p][get p][isset p][get p]["w","p",1,true,false,"p"][get p][isset p][isset p][get p][isset p][get p]["w2","y",1,true,false,"y"]["w2","y",true][isset w][get w][isset q]["w2",false]
[set n]Cannot assign string to property P::$n of type int
[set r][get r]1[set r]Cannot modify readonly property P::$r
Cannot access protected property Bare::$x
bool(false)
string(1) "n"
Cannot access protected property Bare::$x
Cannot access private property Bare::$y
string(5) "got x"
bool(false)
string(5) "got x"
Cannot access protected property OnlyGet::$x
Cannot access protected property OnlyGet::$x
["w",[1]]["p"]
