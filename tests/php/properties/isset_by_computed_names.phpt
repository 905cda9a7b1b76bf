--TEST--
isset() and empty() of properties by computed names
--FILE--
<?php
class Ovl {
    private $d = ['a' => 1];
    function __isset($k) {
        return isset($this->d[$k]);
    }
    function __get($k) {
        return $this->d[$k];
    }
    private $hid = 1;
    public $pub = null;
    public int $un;
    function chk() {
        foreach (['a', 'b', 'hid', 'pub', 'un', 'd'] as $k) echo $k, (int)isset($this->$k), (int)empty($this->$k), "\n";
    }
}
(new Ovl)->chk();
$o = new Ovl;
foreach (['a', 'b', 'hid', 'pub', 'un'] as $k) echo $k, (int)isset($o->$k), (int)empty($o->$k), "\n";
--EXPECT--
a10
b01
hid10
pub01
un01
d10
a10
b01
hid01
pub01
un01
