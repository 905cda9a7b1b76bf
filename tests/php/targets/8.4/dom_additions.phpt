--TEST--
Additions to DOMNode, DOMElement and DOMXPath (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { $r = $f(); if (is_object($r)) echo get_class($r), "\n"; else var_dump($r); return $r; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; } }
$d = new DOMDocument; $d->loadXML('<!DOCTYPE root><root id="r"><a x="1" class="p q" xmlns:k="urn:k" k:y="2"/>text<b><c/></b><!--c--></root>');
$root = $d->documentElement; $a = $root->firstChild; $b = $root->childNodes[2]; $c = $b->firstChild;
t(fn() => $a->compareDocumentPosition($b)); t(fn() => $b->compareDocumentPosition($a)); t(fn() => $b->compareDocumentPosition($c)); t(fn() => $c->compareDocumentPosition($b)); t(fn() => $a->compareDocumentPosition($a)); t(fn() => $a->compareDocumentPosition($d->createElement('z')) & 33); t(fn() => $a->attributes[0]->compareDocumentPosition($a->attributes[1])); t(fn() => $a->attributes[0]->compareDocumentPosition($b)); t(fn() => $a->compareDocumentPosition($a->attributes[0])); t(fn() => $a->attributes[0]->compareDocumentPosition($a)); t(fn() => $d->compareDocumentPosition($c));
t(fn() => $root->contains($a->attributes[0])); t(fn() => $d->contains($d)); t(fn() => $a->contains(new DOMElement('q'))); t(fn() => $a->contains(5));
t(fn() => $a->getRootNode()); t(fn() => (new DOMElement('q'))->getRootNode()); t(fn() => (new DOMElement('q'))->isConnected); t(fn() => $a->attributes[0]->getRootNode());
foreach (['beforebegin', 'afterbegin', 'beforeend', 'afterend', 'BEFOREEND', 'x'] as $w) { t(fn() => $b->insertAdjacentElement($w, $d->createElement('i' . strtolower($w)))); t(fn() => $b->insertAdjacentText($w, "[$w]")); }
echo $d->saveXML(), "\n"; t(fn() => $root->insertAdjacentElement('beforebegin', $d->createElement('bad'))); t(fn() => (new DOMElement('q'))->insertAdjacentElement('afterend', new DOMElement('r'))); $o = new DOMDocument; t(fn() => $b->insertAdjacentElement('beforeend', $o->createElement('w')));
t(fn() => $b->toggleAttribute('')); t(fn() => $b->toggleAttribute('1x')); t(fn() => $b->toggleAttribute('xmlns:q')); t(fn() => $a->toggleAttribute('xmlns:k')); t(fn() => $a->toggleAttribute('k:y')); t(fn() => $a->toggleAttribute('x', false)); t(fn() => $a->toggleAttribute('x', false)); t(fn() => $a->getAttributeNames()); t(fn() => $a->hasAttribute('x'));
$b->replaceChildren('a', $d->createElement('n'), 'b'); echo $d->saveXML($b), "\n"; $b->replaceChildren(); echo $d->saveXML($b), "\n"; t(fn() => $b->replaceChildren($root)); $f = $d->createDocumentFragment(); $f->append('x', $d->createElement('y')); $f->replaceChildren($d->createElement('only')); $b->append($f); echo $d->saveXML($b), "\n"; t(fn() => $d->replaceChildren($d->createElement('newroot'))); echo $d->saveXML();
$e = $d->createElement('e'); $e->id = 'i1'; $e->className = 'c1 c2'; var_dump($e->id, $e->className, $e->getAttribute('class'), isset($e->id), isset($e->parentElement), $e->parentElement); $e->className = ''; echo $d->saveXML($e), "\n";
$p = new DOMDocument; $p->loadXML('<a xmlns="u" b="1"><!--x--><?p d?>t<![CDATA[q]]></a>'); $q = clone $p; var_dump($p->isEqualNode($q), $p->documentElement->firstChild->isEqualNode($q->documentElement->firstChild)); $q->documentElement->setAttribute('z', 1); var_dump($p->isEqualNode($q), $p->documentElement->attributes[0]->isEqualNode($q->documentElement->attributes[0]), $p->isEqualNode(null));
$x = new DOMXPath($d); t(fn() => DOMXPath::quote("a'b")); t(fn() => DOMXPath::quote('a"b')); t(fn() => DOMXPath::quote("a'b\"c")); t(fn() => DOMXPath::quote('')); 
--EXPECT--
int(4)
int(2)
int(20)
int(10)
int(0)
int(33)
int(36)
int(4)
int(20)
int(10)
int(20)
bool(true)
bool(true)
bool(false)
TypeError: DOMNode::contains(): Argument #1 ($other) must be of type ?object, int given 0
DOMDocument
DOMElement
bool(false)
DOMDocument
DOMElement
NULL
DOMElement
NULL
DOMElement
NULL
DOMElement
NULL
DOMElement
NULL
DOMException: Syntax Error 12
DOMException: Syntax Error 12
<?xml version="1.0"?>
<!DOCTYPE root>
<root id="r"><a xmlns:k="urn:k" x="1" class="p q" k:y="2"/>text<ibeforebegin/>[beforebegin]<b>[afterbegin]<iafterbegin/><c/><ibeforeend/>[beforeend]<ibeforeend/>[BEFOREEND]</b>[afterend]<iafterend/><!--c--></root>

DOMElement
NULL
DOMElement
DOMException: Invalid Character Error 5
DOMException: Invalid Character Error 5
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)
array(2) {
  [0]=>
  string(7) "xmlns:k"
  [1]=>
  string(5) "class"
}
bool(false)
<b xmlns:q="">a<n/>b</b>
<b xmlns:q=""/>
DOMException: Hierarchy Request Error 3
<b xmlns:q=""><only/></b>
NULL
<?xml version="1.0"?>
<newroot/>
string(2) "i1"
string(5) "c1 c2"
string(5) "c1 c2"
bool(true)
bool(false)
NULL
<e id="i1" class=""/>

Notice: DOMDocument::loadXML(): xmlns: URI u is not absolute in Entity, line: 1 in {PWD}/dom_additions.php on line 13
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
string(5) ""a'b""
string(5) "'a"b'"
string(18) "concat("a'b",'"c')"
string(2) "''"
