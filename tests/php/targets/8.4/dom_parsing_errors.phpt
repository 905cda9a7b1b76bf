--TEST--
Dom: errors of HTML, their places, debug output (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<p>Hello<b>x</p><table><tr><div>y</table><i foo="1" foo=2>é</i></x>
  <p a"b>');
echo $d->saveHtml(), "\n";
$d = Dom\HTMLDocument::createFromString("<!doctype html>\n<title>t</title><template><p>x</template><svg viewBox='1' xlink:href=x><foreignObject><p>é</svg>", LIBXML_NOERROR);
echo $d->saveHtml(), "\n", $d->saveXml(), "\n";
foreach ($d->querySelectorAll('p, title') as $x) { echo $x->nodeName, ' ', $x->getLineNo(), ' ', get_class($x), "\n"; }
try { $d->querySelector('p:foo('); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
try { $d->querySelector('p[['); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
try { $d->querySelector(''); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
var_dump($d->body->firstChild); var_dump($d->getElementsByTagName('p'));
try { $d->appendChild($d->createTextNode('x')); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
try { $d->body->insertBefore($d->createTextNode('x'), $d->head); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; }
--EXPECT--
Warning: Dom\HTMLDocument::createFromString(): tokenizer error unexpected-character-in-attribute-name in Entity, line: 2, column: 7 in {PWD}/dom_parsing_errors.php on line 2

Warning: Dom\HTMLDocument::createFromString(): tree error unexpected-token-in-initial-mode in Entity, line: 1, column: 2 in {PWD}/dom_parsing_errors.php on line 2

Warning: Dom\HTMLDocument::createFromString(): tree error unexpected-element-in-open-elements-stack in Entity, line: 1, column: 15 in {PWD}/dom_parsing_errors.php on line 2

Warning: Dom\HTMLDocument::createFromString(): tree error unexpected-closed-token in Entity, line: 1, column: 66 in {PWD}/dom_parsing_errors.php on line 2
<html><head></head><body><p>Hello<b>x</b></p><div><b>y</b></div><table><tbody><tr></tr></tbody></table><b><i foo="1">é</i>
  <p a"b=""></p></b></body></html>
<!DOCTYPE html><html><head><title>t</title><template><p>x</p></template></head><body><svg viewBox="1" xlink:href="x"><foreignObject><p>é</p></foreignObject></svg></body></html>
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><template><p>x</p></template></head><body><svg xmlns="http://www.w3.org/2000/svg" viewBox="1" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="x"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">é</p></foreignObject></svg></body></html>
TITLE 1 Dom\HTMLElement
P 1 Dom\HTMLElement
DOMException: Invalid selector (Selectors. Unexpected token: foo() 12
DOMException: Invalid selector (Selectors. Unexpected token: END-OF-FILE) 12
DOMException: Invalid selector (Selectors. Unexpected token: END-OF-FILE) 12
object(Dom\Element)#1 (29) {
  ["namespaceURI"]=>
  string(26) "http://www.w3.org/2000/svg"
  ["prefix"]=>
  NULL
  ["localName"]=>
  string(3) "svg"
  ["tagName"]=>
  string(3) "svg"
  ["id"]=>
  string(0) ""
  ["className"]=>
  string(0) ""
  ["classList"]=>
  string(22) "(object value omitted)"
  ["attributes"]=>
  string(22) "(object value omitted)"
  ["firstElementChild"]=>
  string(22) "(object value omitted)"
  ["lastElementChild"]=>
  string(22) "(object value omitted)"
  ["childElementCount"]=>
  int(1)
  ["previousElementSibling"]=>
  NULL
  ["nextElementSibling"]=>
  NULL
  ["innerHTML"]=>
  string(40) "<foreignObject><p>é</p></foreignObject>"
  ["substitutedNodeValue"]=>
  string(2) "é"
  ["nodeType"]=>
  int(1)
  ["nodeName"]=>
  string(3) "svg"
  ["baseURI"]=>
  string(11) "about:blank"
  ["isConnected"]=>
  bool(true)
  ["ownerDocument"]=>
  string(22) "(object value omitted)"
  ["parentNode"]=>
  string(22) "(object value omitted)"
  ["parentElement"]=>
  string(22) "(object value omitted)"
  ["childNodes"]=>
  string(22) "(object value omitted)"
  ["firstChild"]=>
  string(22) "(object value omitted)"
  ["lastChild"]=>
  string(22) "(object value omitted)"
  ["previousSibling"]=>
  NULL
  ["nextSibling"]=>
  NULL
  ["nodeValue"]=>
  NULL
  ["textContent"]=>
  string(2) "é"
}
object(Dom\HTMLCollection)#1 (1) {
  ["length"]=>
  int(1)
}
DOMException: Cannot insert text as a child of a document 3
DOMException: Not Found Error 8
