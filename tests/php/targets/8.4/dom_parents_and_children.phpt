--TEST--
Dom: parents and children (PHP 8.4)
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
t(fn() => $l->append('s', $d->createElement('LI'), 't'));
t(fn() => $l->prepend('0'));
t(fn() => $l->firstChild->before('x'));
t(fn() => $l->replaceChildren());
t(fn() => $l->replaceChildren('only'));
t(fn() => $l->firstChild->after($d->createComment('c')));
t(fn() => $l->lastChild->replaceWith('r', 's'));
echo $d->saveHtml($l), "\n";
t(fn() => $l->childNodes->length);
t(fn() => $l->normalize());
t(fn() => $l->childNodes->length);
t(fn() => $l->closest('body')->tagName);
t(fn() => $l->matches('ul#l'));
t(fn() => $l->getRootNode());
t(fn() => $l->cloneNode(true)->isEqualNode($l));
t(fn() => (clone $l)->isSameNode($l));
t(fn() => $l->compareDocumentPosition($d->body));
t(fn() => $d->contains($l));
t(fn() => $l->isConnected);
t(fn() => $l->remove());
t(fn() => $l->isConnected);
t(fn() => $l->parentNode); 
t(fn() => $l->insertAdjacentElement(Dom\AdjacentPosition::BeforeBegin, $d->createElement('i')));
t(fn() => $d->body->insertAdjacentElement(Dom\AdjacentPosition::AfterBegin, $l));
t(fn() => $l->insertAdjacentText(Dom\AdjacentPosition::AfterEnd, 'AE'));
echo $d->body->innerHTML, "\n";
--EXPECT--
NULL
NULL
NULL
NULL
NULL
NULL
NULL
<ul id="l">onlyrs</ul>
int(3)
NULL
int(1)
string(4) "BODY"
bool(true)
Dom\HTMLDocument #document
bool(true)
bool(false)
int(10)
bool(true)
bool(true)
NULL
bool(false)
NULL
NULL
Dom\HTMLElement UL
NULL
<ul id="l">onlyrs</ul>AE<p>text<br>more</p><template><b>in</b></template>
