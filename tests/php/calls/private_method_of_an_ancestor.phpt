--TEST--
$this->method() of an ancestor's private or final method is not settled when the caller is compiled
--FILE--
<?php
class D {
    private function method(&$x) { ++$x; }
    final public function last(&$x) { $x = "last"; }
}
class E extends D {
    public function __call($name, $args) { echo $name, count($args), "\n"; }
    public function test() {
        $this->method($x);
        $this->method(1, 2);
        $this->last($y);
        var_dump($y);
    }
}
(new E)->test();

class F { private function own($x) { echo "F\n"; } }
class G extends F {
    public function test() { $x = 1; $this->own($x); var_dump($x); }
}
class H extends G { public function own(&$x) { ++$x; } }
(new H)->test();
--EXPECT--
Warning: Undefined variable $x in {PWD}/private_method_of_an_ancestor.php on line 9
method1
method2
string(4) "last"
int(2)
