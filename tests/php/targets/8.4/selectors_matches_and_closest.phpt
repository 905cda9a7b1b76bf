--TEST--
Element::matches() and closest()
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\XMLDocument::createFromString('<a xmlns:n="urn:n"><b id="1"><n:c k="v"/></b><B/></a>'); $c = $d->querySelector('c'); var_dump($c?->nodeName, $c?->matches('b > c'), $c?->closest('b')?->id, $c?->closest('a, b')?->localName, $c?->closest('x'), $c?->closest('c') === $c, count($d->querySelectorAll('B')), count($d->querySelectorAll('b')), $d->documentElement->matches(':root'));
--EXPECT--
string(3) "n:c"
bool(true)
string(1) "1"
string(1) "b"
NULL
bool(true)
int(1)
int(1)
bool(true)
