--TEST--
Dom: creating nodes, and what is refused (PHP 8.4)
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
t(fn() => $d->createElement('a b'));
t(fn() => $d->createElementNS('u', 'p:q'));
t(fn() => $d->createElementNS(null, 'p:q'));
t(fn() => $d->createElementNS('u', 'xml:q'));
t(fn() => $d->createTextNode('x')->splitText(5));
t(fn() => $d->createTextNode('hello')->substringData(1, 3));
t(fn() => $d->createTextNode('hello')->deleteData(9, 3));
t(fn() => $d->createCDATASection('x'));
t(fn() => $d->createProcessingInstruction('a', 'b?>'));
t(fn() => $d->createComment('--')->data);
t(fn() => $d->createAttribute('ABC')->name);
t(fn() => $d->createDocumentFragment()->appendXml('<a/><b>c</b>'));
t(fn() => $d->appendChild($d->createElement('x')));
t(fn() => $d->appendChild($d->createTextNode('x')));
t(fn() => $l->appendChild($l));
t(fn() => $l->appendChild($d));
t(fn() => $l->insertBefore($d->createElement('q'), $d->body));
t(fn() => $l->removeChild($d->body));
t(fn() => $l->replaceChild($d->createElement('z'), $d->body));
t(fn() => $d->createTextNode('t')->appendChild($d->createElement('z')));
--EXPECT--
DOMException: Invalid Character Error 5
Dom\Element p:q
DOMException: Namespace Error 14
DOMException: Namespace Error 14
DOMException: Index Size Error 1
string(3) "ell"
DOMException: Index Size Error 1
DOMException: This operation is not supported for HTML documents 9
DOMException: Invalid character sequence "?>" in processing instruction 5
string(2) "--"
string(3) "abc"
bool(true)
DOMException: Cannot have more than one element child in a document 3
DOMException: Cannot insert text as a child of a document 3
DOMException: Hierarchy Request Error 3
DOMException: Hierarchy Request Error 3
DOMException: Not Found Error 8
DOMException: Not Found Error 8
DOMException: Not Found Error 8
DOMException: Hierarchy Request Error 3
