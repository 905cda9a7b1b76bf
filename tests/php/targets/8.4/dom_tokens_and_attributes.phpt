--TEST--
Dom: class lists and attributes (PHP 8.4)
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
t(fn() => $l->children->length ?? 0);
t(fn() => $l->childNodes->length);
t(fn() => $l->firstElementChild->classList->add('y', 'z'));
echo $d->saveHtml($l), "\n";
t(fn() => $l->firstElementChild->classList->toggle('x'));
t(fn() => $l->firstElementChild->classList->replace('y', 'w'));
t(fn() => $l->firstElementChild->classList->add('a b'));
t(fn() => $l->firstElementChild->classList->add(''));
t(fn() => $l->firstElementChild->classList->supports('a'));
t(fn() => $l->firstElementChild->classList[0]);
t(fn() => isset($l->firstElementChild->classList[9]));
t(fn() => count($l->firstElementChild->classList)); foreach ($l->firstElementChild->classList as $k => $v) echo "$k=$v ";
echo $l->firstElementChild->classList->value, "\n";
var_dump($l->firstElementChild->classList);
t(fn() => $l->setAttribute('DATA-X', '1&"'));
t(fn() => $l->getAttribute('data-x'));
t(fn() => $l->getAttributeNames());
t(fn() => $l->toggleAttribute('hidden'));
t(fn() => $l->toggleAttribute('hidden', false));
t(fn() => $l->hasAttribute('hidden'));
t(fn() => $l->setAttribute('1', 'x'));
t(fn() => $l->setAttributeNS('u', 'a:b', 'v'));
t(fn() => $l->getAttributeNS('u', 'b'));
t(fn() => $l->getAttributeNode('a:b'));
t(fn() => $l->setAttributeNS(null, 'a:b', 'v'));
t(fn() => $l->setAttributeNS('u', 'xmlns', 'v'));
t(fn() => $l->removeAttribute('data-x'));
echo $d->saveHtml($l), "\n", $d->saveXml($l), "\n";
t(fn() => $l->attributes['id']->value);
t(fn() => $l->attributes[0]->name); foreach ($l->attributes as $k => $a) echo "$k={$a->value};";
echo "\n";
t(fn() => $l->attributes->length);
t(fn() => $l->attributes->getNamedItem('ID'));
t(fn() => $l->attributes->getNamedItemNS('u', 'b'));
--EXPECT--
int(0)
int(2)
NULL
<ul id="l"><li class="x y z">1</li><li>2<!--c--></li></ul>
bool(false)
bool(true)
DOMException: The token must not contain any ASCII whitespace 5
DOMException: The empty string is not a valid token 12
TypeError: Attribute "class" does not define any supported tokens 0
string(1) "w"
bool(false)
int(2)
0=w 1=z w z
object(Dom\TokenList)#5 (2) {
  ["length"]=>
  int(2)
  ["value"]=>
  string(3) "w z"
}
NULL
string(3) "1&""
array(2) {
  [0]=>
  string(2) "id"
  [1]=>
  string(6) "data-x"
}
bool(true)
bool(false)
bool(false)
DOMException: Invalid Character Error 5
NULL
string(1) "v"
Dom\Attr a:b
DOMException: Namespace Error 14
DOMException: Namespace Error 14
NULL
<ul id="l" a:b="v"><li class="w z">1</li><li>2<!--c--></li></ul>
<ul xmlns="http://www.w3.org/1999/xhtml" id="l" xmlns:a="u" a:b="v"><li class="w z">1</li><li>2<!--c--></li></ul>
string(1) "l"
string(2) "id"
id=l;a:b=v;
int(2)
Dom\Attr id
Dom\Attr a:b
