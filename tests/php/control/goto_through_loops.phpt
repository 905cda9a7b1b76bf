--TEST--
goto leaves loops and switches, freeing what they iterate over
--FILE--
<?php
class Loud { function __construct(private $n) {} function __destruct() { echo "free {$this->n}\n"; } }
function gen() { $l = new Loud('generator'); yield 1; yield 2; }
foreach (gen() as $a) {
    switch ($a) {
        case 1:
            foreach ([new Loud('array')] as $b) { unset($b); goto out; }
    }
}
out:
echo "out\n";
$i = 0;
again:
if (++$i < 3) { echo "again $i\n"; goto again; }
--EXPECT--
free array
free generator
out
again 1
again 2
