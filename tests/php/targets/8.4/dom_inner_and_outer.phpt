--TEST--
innerHTML and outerHTML, written and read
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><div><p>1</p></div>'); $v = $d->querySelector('div'); $v->innerHTML = '<td>x<b>y'; echo $v->innerHTML, "\n"; $v->innerHTML = ''; echo $v->childNodes->length, "\n"; $v->textContent = '<&>'; echo $v->innerHTML, ' ', $v->outerHTML, "\n"; $v->insertAdjacentText(Dom\AdjacentPosition::BeforeEnd, 'end'); $v->insertAdjacentElement(Dom\AdjacentPosition::AfterEnd, $d->createElement('hr')); echo $d->body->innerHTML, "\n"; $x = Dom\XMLDocument::createFromString('<a><b/></a>'); $x->documentElement->innerHTML = '<c>&amp;</c>'; echo $x->saveXml(), "\n"; try { $x->documentElement->innerHTML = '<c>'; } catch (DOMException $e) { echo $e->getCode(), $e->getMessage(), "\n"; }
--EXPECT--
x<b>y</b>
0
&lt;&amp;&gt; 
Warning: Undefined property: Dom\HTMLElement::$outerHTML in {PWD}/dom_inner_and_outer.php on line 2

<div>&lt;&amp;&gt;end</div><hr>
<?xml version="1.0" encoding="UTF-8"?>
<a><c>&amp;</c></a>
12XML fragment is not well-formed
