--TEST--
Dom: properties of documents, innerHTML (PHP 8.4)
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
t(fn() => $d->title);
t(fn() => $d->title = 'new <t>');
t(fn() => $d->head->innerHTML);
t(fn() => $d->body->className);
t(fn() => $d->URL);
t(fn() => $d->charset);
t(fn() => $d->charset = 'nope');
t(fn() => $d->charset = 'latin1');
t(fn() => $d->characterSet);
t(fn() => $d->doctype);
t(fn() => $d->documentElement);
t(fn() => $d->childElementCount);
t(fn() => $l->innerHTML = '<li>é<i>n</i>');
t(fn() => $l->innerHTML);
t(fn() => $d->querySelector('template')->innerHTML);
t(fn() => $d->querySelector('template')->childNodes->length);
t(fn() => $d->querySelector('template b'));
--EXPECT--
string(3) "a b"
string(7) "new <t>"
string(28) "<title>new &lt;t&gt;</title>"
string(3) "p q"
string(11) "about:blank"
string(5) "UTF-8"
ValueError: Invalid document encoding 0
string(6) "latin1"
string(12) "windows-1252"
Dom\DocumentType html
Dom\HTMLElement HTML
int(1)
string(14) "<li>é<i>n</i>"
string(19) "<li>é<i>n</i></li>"
string(9) "<b>in</b>"
int(0)
NULL
