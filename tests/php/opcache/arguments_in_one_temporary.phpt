--TEST--
Arguments of a call that the optimizer lets share a temporary
--INI--
opcache.enable_cli=1
--FILE--
<?php
class O { public $a = 1; public $b = 2; const C = "c", D = "d"; }
function t($o) { var_dump($o->a, $o->b, $o::C, $o::D); return max($o->a, $o->b); }
var_dump(t(new O));
--EXPECT--
int(1)
int(2)
string(1) "c"
string(1) "d"
int(2)
