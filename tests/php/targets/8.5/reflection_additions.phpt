--TEST--
Additions to reflection in 8.5
--INI--
zvm.php=8.5
--FILE--
<?php
class P { public int $a = 1; public readonly string $ro; public private(set) array $ps = []; protected $h { get => 1; } private static $s; } $o = new P; foreach (['a', 'ro', 'ps', 'h', 's'] as $n) { $p = new ReflectionProperty('P', $n); echo $n, ' ', bin2hex($p->getMangledName()), "\n"; } const HERE = 5; $c = new ReflectionConstant('HERE'); var_dump(basename($c->getFileName()), $c->getExtensionName(), $c->getExtension(), $c->getAttributes());
--EXPECT--
a 61
ro 726f
ps 7073
h 002a0068
s 00500073
string(24) "reflection_additions.php"
bool(false)
NULL
array(0) {
}
