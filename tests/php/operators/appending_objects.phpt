--TEST--
.= of objects with __toString()
--FILE--
<?php
class T { public function __construct(public string $text = 't') {} public function __toString(): string { return $this->text; } }
class Thrower { public function __toString(): string { throw new Exception('thrown'); } }
class P { public string $text = ''; public $any = 'p'; public static string $shared = 's'; }
$t = new T;
$s = '';
$a = ['k' => 'a'];
$p = new P;
$r = &$p->text;
$o = new stdClass;
$o->dynamic = 'd';
$copy = 'keep';
$other = $copy;
for ($i = 0; $i < 3; $i++) {
    $s .= $t;
    $a['k'] .= $t;
    $p->text .= $t;
    $p->any .= $t;
    P::$shared .= $t;
    $r .= $t;
    $o->dynamic .= $t;
    $other .= new T('é');
    echo $x = $s .= $t, "\n";
}
var_dump($s, $a, $p, P::$shared, $o, $copy, $other);
foreach ([5, null, 1.5, [1]] as $value) {
    $v = $value;
    try {
        $v .= $t;
        var_dump($v);
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
try {
    $s .= new Thrower;
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
try {
    $s .= new stdClass;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
var_dump($s);
--EXPECT--
tt
tttt
tttttt
string(6) "tttttt"
array(1) {
  ["k"]=>
  string(4) "attt"
}
object(P)#2 (2) {
  ["text"]=>
  &string(6) "tttttt"
  ["any"]=>
  string(4) "pttt"
}
string(4) "sttt"
object(stdClass)#3 (1) {
  ["dynamic"]=>
  string(4) "dttt"
}
string(4) "keep"
string(10) "keepééé"
string(2) "5t"
string(1) "t"
string(4) "1.5t"

Warning: Array to string conversion in {PWD}/appending_objects.php on line 29
string(6) "Arrayt"
thrown
Object of class stdClass could not be converted to string
string(6) "tttttt"
