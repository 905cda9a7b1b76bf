--TEST--
Lists of Dom, XPath and IntlListFormatter cannot be cloned
--INI--
zvm.php=8.5
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<p a=b>x', LIBXML_NOERROR);
foreach ([fn() => clone new IntlListFormatter('en'), fn() => clone new Dom\XPath($d), fn() => clone $d->childNodes, fn() => clone $d->body->children, fn() => clone $d->body->firstChild->attributes] as $f) try { echo get_class($f()), "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump((new ReflectionParameter(['Uri\WhatWg\Url', 'parse'], 2))->getType());
--EXPECT--
Trying to clone an uncloneable object of class IntlListFormatter
Trying to clone an uncloneable object of class Dom\XPath
Trying to clone an uncloneable object of class Dom\NodeList
Trying to clone an uncloneable object of class Dom\HTMLCollection
Trying to clone an uncloneable object of class Dom\NamedNodeMap
NULL
