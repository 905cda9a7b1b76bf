--TEST--
foreach by reference goes on with another object that its variable gets, and does not keep the first
--FILE--
<?php
class Known { public $a = 1; public $b = 2; function __destruct() { echo "~Known\n"; } }
class Other { public $c = 3; public $d = 4; function __construct(public $e = 0) {} }

function once()
{
    $o = new Known;
    $n = 0;
    foreach ($o as $name => &$value) {
        echo "$name ";
        if (++$n > 6) break;
        if ($n == 1) $o = new Other;
    }
    echo "end\n";
}

function eachTime()
{
    $o = new Known;
    $n = 0;
    foreach ($o as &$value) {
        if (++$n > 4) break;
        $o = new Other($n);
        echo $n, "\n";
    }
    echo "end\n";
}

function added()
{
    $o = new stdClass;
    $o->first = 1;
    foreach ($o as $name => &$value) {
        echo "$name ";
        if ($name == 'first') $o->second = 2;
        if ($name == 'second') { $o = null; $o = new stdClass; $o->third = 3; }
    }
    echo "end\n";
}

function toArray()
{
    $o = new Known;
    foreach ($o as $name => &$value) {
        echo "$name ";
        if ($name === 'a') $o = ['x' => 1, 'y' => 2];
    }
    echo "end\n";
}
once();
eachTime();
added();
toArray();
?>
--EXPECT--
a ~Known
c d e end
~Known
1
2
3
4
end
first second third end
a ~Known
x y end
