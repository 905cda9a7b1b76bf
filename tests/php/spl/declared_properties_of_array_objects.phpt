--TEST--
Declared properties of classes that extend ArrayObject, and elements as properties
--FILE--
<?php
class Env extends ArrayObject {
    public $u;
    public ?Env $outer = null;
    public int $typed;
    protected $pr = 5;
    private $pv = 6;
    function __construct($o, $a = [], $f = 0) {
        $this->outer = $o;
        parent::__construct($a, $f);
    }
    function t() {
        foreach ([1, 2] as $_) {
            var_dump($this->pr, $this->pv, isset($this->pr), isset($this->typed));
            $this->pr++;
            $this->pv .= 'x';
            $this->typed = 3;
            var_dump($this->typed);
            $this->typed += 1;
            unset($this->u);
            var_dump(isset($this->u));
            $this->u = 7;
            var_dump($this->u);
            $this->dyn = 1;
            $this->dyn .= 'q';
            var_dump($this->dyn);
            $n = 'pr';
            var_dump($this->$n, isset($this->$n));
        }
        var_dump(count($this), (array)$this);
    }
}
(new Env(null, ['a' => 1]))->t();
(new Env(new Env(null), ['a' => 1], ArrayObject::ARRAY_AS_PROPS))->t();
$o = new ArrayObject(['b' => 2], ArrayObject::ARRAY_AS_PROPS);
for ($i = 0; $i < 3; $i++) {
    $o->foo = $i;
    var_dump($o->foo, $o['foo'], isset($o->foo), $o->b);
    $o-> {
        '12'
    }
     = 'n';
    var_dump($o[12]);
    echo @$o->nope;
    $o->foo .= 'z';
    $o->arr['k'] = 1;
    unset($o->b);
    $o['b'] = 3;
}
var_dump($o);
$p = new ArrayObject(['b' => 2]);
$p->foo = 1;
var_dump(isset($p['foo']), $p->foo, $p->b ?? 'none');
class OG extends ArrayObject {
    function offsetGet($k):mixed {
        return "got $k";
    }
    function offsetSet($k, $v):void {
        echo "set $k\n";
        parent::offsetSet($k, $v);
    }
}
$o = new OG([], 2);
$o->x = 1;
var_dump($o->x);
$it = new ArrayIterator(['q' => 1], 2);
$it->z = 5;
var_dump($it->q, $it['z']);
$w = new ArrayObject(new ArrayObject(['i' => 1]), 2);
$w->i = 5;
var_dump($w->i);
class StdT {
    public $p = 1;
    private $q = 2;
}
$w = new ArrayObject(new StdT, 2);
$w->p = 4;
var_dump($w->p);
$w->n = 1;
try {
    var_dump($w->q);
} catch (Error $e) {
    echo $e->getMessage();
}
class ARo extends ArrayObject {
    public function __construct(public readonly int $x, public ?ARo $n = null) {}
}
foreach ([1, 2] as $i) {
    $t = new ARo(5);
    var_dump($t->x);
    try {
        $t->x = 6;
    } catch (Error $e) {
        echo $e->getMessage();
    }
    $u = new ARo(1, $t);
    var_dump($u->n->x);
    try {
        $u->n = null;
    } catch (Error $e) {
        echo $e->getMessage();
    }
}
--EXPECT--
int(5)
int(6)
bool(true)
bool(false)
int(3)
bool(false)
int(7)

Deprecated: Creation of dynamic property Env::$dyn is deprecated in {PWD}/declared_properties_of_array_objects.php on line 24
string(2) "1q"
int(6)
bool(true)
int(6)
string(2) "6x"
bool(true)
bool(true)
int(3)
bool(false)
int(7)
string(2) "1q"
int(7)
bool(true)
int(1)
array(1) {
  ["a"]=>
  int(1)
}
int(5)
int(6)
bool(true)
bool(false)
int(3)
bool(false)
int(7)
string(2) "1q"
int(6)
bool(true)
int(6)
string(2) "6x"
bool(true)
bool(true)
int(3)
bool(false)
int(7)
string(2) "1q"
int(7)
bool(true)
int(4)
array(4) {
  ["a"]=>
  int(1)
  ["typed"]=>
  int(4)
  ["dyn"]=>
  string(2) "1q"
  ["u"]=>
  int(7)
}
int(0)
int(0)
bool(true)
int(2)
string(1) "n"
int(1)
int(1)
bool(true)
int(3)
string(1) "n"
int(2)
int(2)
bool(true)
int(3)
string(1) "n"
object(ArrayObject)#1 (1) {
  ["storage":"ArrayObject":private]=>
  array(4) {
    ["foo"]=>
    string(2) "2z"
    [12]=>
    string(1) "n"
    ["arr"]=>
    array(1) {
      ["k"]=>
      int(1)
    }
    ["b"]=>
    int(3)
  }
}

Deprecated: Creation of dynamic property ArrayObject::$foo is deprecated in {PWD}/declared_properties_of_array_objects.php on line 52
bool(false)
int(1)
string(4) "none"
set x
string(5) "got x"
int(1)
int(5)
int(5)
int(4)

Warning: Undefined array key "q" in {PWD}/declared_properties_of_array_objects.php on line 81
NULL
int(5)
Cannot modify readonly property ARo::$xint(5)
int(5)
Cannot modify readonly property ARo::$xint(5)
