--TEST--
Offsets of strings with ?? and isset()
--FILE--
<?php
class Reader { public $text = "abc"; public $at = 0; function next() { return $this->text[$this->at++] ?? 'end'; } 
    function peek($n) { return $this->text[$this->at + $n] ?? ''; } }
$r = new Reader;
for ($i = 0; $i < 5; $i++) echo $r->peek(1), $r->next(), " ";
foreach ([0, 2, 3, -1, -3, -4, "1", "x", 1.0, null, true] as $offset) {
    echo var_export("héy"[$offset] ?? 'none', true) === "'none'" ? "none" : bin2hex("héy"[$offset] ?? ''), " ";
}
echo "\n";
--EXPECT--
ba cb c end end 68 a9 79 79 c3 68 c3 none c3 68 c3
