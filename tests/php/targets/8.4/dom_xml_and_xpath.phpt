--TEST--
Dom: XML documents, namespaces, XPath (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
function t($action) {
    try {
        $result = $action();
        if (is_object($result)) {
            echo get_class($result), $result instanceof Dom\Node ? ' ' . $result->nodeName : '', "\n";
        } else {
            var_dump($result);
        }
        return $result;
    } catch (Throwable $error) {
        echo get_class($error), ': ', $error->getMessage(), ' ', $error->getCode(), "\n";
    }
}
$d = Dom\HTMLDocument::createFromString('<!doctype html><html lang=en><head><title> a  b </title></head><body class="p q"><ul id=l><li class="x">1</li><li>2<!--c--></li></ul><p>text<br>more</p><template><b>in</b></template></body></html>');
$l = $d->getElementById('l');
$x = Dom\XMLDocument::createFromString('<r xmlns="d" xmlns:a="A"><a:e k="v" a:k2="w"/><!--c--><?pi data?><![CDATA[<x>]]>t&amp;</r>');
t(fn() => $x->importNode($l, true));
t(fn() => $x->adoptNode($d->body->lastChild));
t(fn() => $x->documentElement->appendChild($d->createElement('z')));
t(fn() => $x->documentElement->appendChild($x->importNode($l, true)));
echo $x->saveXml(), "\n"; $x->formatOutput = true;
echo $x->saveXml(), "\n";
t(fn() => $x->documentElement->firstElementChild->lookupNamespaceURI('a'));
t(fn() => $x->documentElement->lookupPrefix('A'));
t(fn() => $x->documentElement->isDefaultNamespace('d'));
t(fn() => count($x->documentElement->getInScopeNamespaces())); foreach ($x->documentElement->getInScopeNamespaces() as $n) var_dump($n->prefix, $n->namespaceURI);
t(fn() => $x->documentElement->rename('e', 'f:g'));
echo $x->saveXml(), "\n";
t(fn() => $x->getElementsByTagName('*')->length);
t(fn() => $x->getElementsByTagNameNS('A', 'e')->item(0));
t(fn() => $x->querySelector('e')); 
$p = new Dom\XPath($x);
t(fn() => $p->query('//a:e')->length);
t(fn() => $p->evaluate('count(//*)'));
t(fn() => $p->evaluate('string(//a:e/@k)'));

t(fn() => $p->registerNamespace('zz', 'A'));
--EXPECT--
Notice: Dom\XMLDocument::createFromString(): xmlns: URI d is not absolute in Entity, line: 1 in {PWD}/dom_xml_and_xpath.php on line 17
Dom\HTMLElement ul
Dom\HTMLElement template
DOMException: Wrong Document Error 4
Dom\HTMLElement ul
<?xml version="1.0" encoding="UTF-8"?>
<r xmlns="d" xmlns:a="A"><a:e k="v" a:k2="w"/><!--c--><?pi data?><![CDATA[<x>]]>t&amp;<ul xmlns="http://www.w3.org/1999/xhtml" id="l"><li class="x">1</li><li>2<!--c--></li></ul></r>
<?xml version="1.0" encoding="UTF-8"?>
<r xmlns="d" xmlns:a="A"><a:e k="v" a:k2="w"/><!--c--><?pi data?><![CDATA[<x>]]>t&amp;<ul xmlns="http://www.w3.org/1999/xhtml" id="l"><li class="x">1</li><li>2<!--c--></li></ul></r>
string(1) "A"
string(1) "a"
bool(true)
int(2)
NULL
string(1) "d"
string(1) "a"
string(1) "A"
NULL
<?xml version="1.0" encoding="UTF-8"?>
<f:g xmlns:f="e" xmlns="d" xmlns:a="A"><a:e k="v" a:k2="w"/><!--c--><?pi data?><![CDATA[<x>]]>t&amp;<ul xmlns="http://www.w3.org/1999/xhtml" id="l"><li class="x">1</li><li>2<!--c--></li></ul></f:g>
int(5)
Dom\Element a:e
Dom\Element a:e
int(1)
float(5)
string(1) "v"
bool(true)
