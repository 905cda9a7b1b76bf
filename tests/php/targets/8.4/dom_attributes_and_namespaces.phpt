--TEST--
Attributes in HTML and XML documents of Dom\
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createEmpty(); $e = $d->createElement('DIV'); $e->setAttribute('ID', '1'); $e->setAttributeNS('urn:x', 'p:Q', 'v'); var_dump($e->localName, $e->tagName, $e->nodeName, $e->namespaceURI, $e->getAttribute('id'), $e->hasAttribute('Id'), $e->getAttributeNames(), $e->getAttributeNS('urn:x', 'Q'), $e->toggleAttribute('hidden'), $e->toggleAttribute('hidden'), $e->id, $e->className); $x = Dom\XMLDocument::createEmpty(); $f = $x->createElementNS('urn:y', 'a:B'); $f->setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:z', 'urn:z'); $x->append($f); echo $x->saveXml(), "\n"; var_dump($f->prefix, $f->lookupNamespaceURI('z'), $f->lookupPrefix('urn:y'), $f->isDefaultNamespace('urn:y')); foreach ([fn() => $e->setAttribute('1', 'x'), fn() => $d->createElement('a b'), fn() => $x->createElementNS(null, 'a:b'), fn() => $x->createAttribute(''), fn() => $x->createElementNS('urn:q', 'xml:a')] as $g) try { $g(); echo "ok\n"; } catch (DOMException $y) { echo $y->getCode(), ' ', $y->getMessage(), "\n"; }
--EXPECT--
string(3) "div"
string(3) "DIV"
string(3) "DIV"
string(28) "http://www.w3.org/1999/xhtml"
string(1) "1"
bool(true)
array(2) {
  [0]=>
  string(2) "id"
  [1]=>
  string(3) "p:Q"
}
string(1) "v"
bool(true)
bool(false)
string(1) "1"
string(0) ""
<?xml version="1.0" encoding="UTF-8"?>
<a:B xmlns:a="urn:y" xmlns:z="urn:z"/>
string(1) "a"
string(5) "urn:z"
string(1) "a"
bool(false)
5 Invalid Character Error
5 Invalid Character Error
14 Namespace Error
5 Invalid Character Error
14 Namespace Error
