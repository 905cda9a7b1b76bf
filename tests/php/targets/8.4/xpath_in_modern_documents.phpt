--TEST--
Dom\XPath
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><div><p class=a>1<p>2</div>'); $x = new Dom\XPath($d); $x->registerNamespace('h', 'http://www.w3.org/1999/xhtml'); foreach (['//p', '//h:p', 'count(//h:p)', 'string(//h:p[@class])', '//h:p[2]/text()', '//@class', 'true()', '//*[local-name()="div"]'] as $q) { $r = $x->evaluate($q); echo $q, ': ', is_object($r) ? get_class($r) . ' ' . count($r) . ' ' . $r[0]?->nodeName : json_encode($r), "\n"; } $x->registerPhpFunctionNS('urn:f', 'up', strtoupper(...)); $x->registerNamespace('f', 'urn:f'); echo $x->evaluate('f:up(string(//h:div))'), "\n"; foreach ([fn() => $x->query('//['), fn() => $x->query('//n:p'), fn() => $x->registerPhpFunctionNS('urn:f', '1x', strlen(...))] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
--EXPECT--
//p: Dom\NodeList 0 
//h:p: Dom\NodeList 2 P
count(//h:p): 2
string(//h:p[@class]): "1"
//h:p[2]/text(): Dom\NodeList 1 #text
//@class: Dom\NodeList 1 class
true(): true
//*[local-name()="div"]: Dom\NodeList 1 DIV
12

Warning: Dom\XPath::query(): Invalid expression in {PWD}/xpath_in_modern_documents.php on line 2
Error Could not evaluate XPath expression

Warning: Dom\XPath::query(): Undefined namespace prefix in {PWD}/xpath_in_modern_documents.php on line 2
Error Could not evaluate XPath expression
ValueError Dom\XPath::registerPhpFunctionNS(): Argument #2 ($name) must be a valid callback name
