--TEST--
substitutedNodeValue, titles, bodies and heads
--INI--
zvm.php=8.4
--FILE--
<?php
$d = Dom\HTMLDocument::createFromString('<!doctype html><title> a  b </title><p>x'); var_dump($d->title, $d->head->localName, $d->body->localName, $d->documentElement->localName, $d->characterSet, $d->contentType ?? null, $d->URL, $d->inputEncoding); $d->title = 'new'; echo $d->head->innerHTML, "\n"; $e = Dom\HTMLDocument::createEmpty(); var_dump($e->title, $e->body, $e->head); try { $d->body = $d->createElement('p'); } catch (Throwable $x) { echo get_class($x), $x->getMessage(), "\n"; } $d->body = $d->createElement('body'); echo $d->saveHtml(), "\n";
--EXPECT--
string(3) "a b"
string(4) "head"
string(4) "body"
string(4) "html"
string(5) "UTF-8"
NULL
string(11) "about:blank"
string(5) "UTF-8"
<title>new</title>
string(0) ""
NULL
NULL
DOMExceptionThe new body must either be a body or a frameset tag
<!DOCTYPE html><html><head><title>new</title></head><body></body></html>
