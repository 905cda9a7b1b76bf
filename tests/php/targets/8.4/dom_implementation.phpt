--TEST--
Dom: implementations, registered classes (PHP 8.4)
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
$i = $d->implementation;
t(fn() => $i->createDocumentType('html', 'p', 's'));
t(fn() => $i->createDocument('u', 'a:b', $i->createDocumentType('q', '', ''))->saveXml());
t(fn() => $i->createHTMLDocument('T')->saveHtml());
t(fn() => $i->createDocumentType('a b', '', ''));
t(fn() => new Dom\Element());
t(fn() => serialize($l));
t(fn() => $d->registerNodeClass('Dom\Element', 'stdClass'));
class El extends Dom\HTMLElement { function hi() { return 'hi'; } } t(fn() => $d->registerNodeClass('Dom\HTMLElement', 'El'));
t(fn() => $d->createElement('u')->hi());
t(fn() => $d->body->textContent = "a<b>");
t(fn() => $d->body->innerHTML);
t(fn() => $d->body->nodeValue);
t(fn() => $d->nodeValue);
t(fn() => $d->textContent);
t(fn() => $d->body->id = 'BB');
t(fn() => $d->getElementById('BB'));
t(fn() => $d->body->attributes = 1);
t(fn() => $d->body->foo); 
--EXPECT--
Dom\DocumentType html
string(70) "<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE q>
<a:b xmlns:a="u"/>"
string(70) "<!DOCTYPE html><html><head><title>T</title></head><body></body></html>"
DOMException: Namespace Error 14
Error: Call to private Dom\Node::__construct() from global scope 0
Exception: Serialization of 'Dom\HTMLElement' is not allowed, unless serialization methods are implemented in a subclass 0
Error: Dom\Document::registerNodeClass(): Argument #2 ($extendedClass) must be a class name derived from Dom\Element or null, stdClass given 0
NULL
string(2) "hi"
string(4) "a<b>"
string(10) "a&lt;b&gt;"
NULL
NULL
NULL
string(2) "BB"
El BODY
Error: Cannot modify readonly property El::$attributes 0

Warning: Undefined property: El::$foo in {PWD}/dom_implementation.php on line 35
NULL
