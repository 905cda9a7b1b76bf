--TEST--
Building and changing a tree: insert, replace, remove, fragments
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument("1.0", "UTF-8");
$root = $document->appendChild($document->createElement("root"));
$b = $root->appendChild($document->createElement("b", "two"));
$a = $root->insertBefore($document->createElement("a"), $b);
$root->insertBefore($document->createComment(" c "), null);
$a->appendChild($document->createTextNode("one"));
$a->appendChild($document->createTextNode(" & more"));
var_dump($a->childNodes->length);
$a->normalize();
var_dump($a->childNodes->length, $a->textContent);
$fragment = $document->createDocumentFragment();
$fragment->appendXML("<x/>text<y z='1'/>");
$root->replaceChild($fragment, $b);
echo $document->saveXML();
$removed = $root->removeChild($a);
var_dump($removed === $a, $a->parentNode, $a->ownerDocument === $document);
$root->append("text", $a, $document->createCDATASection("<raw>"));
$root->prepend($a, "first");
$a->before("before ");
$a->after(" after");
echo $document->saveXML($root), "\n";
$a->replaceWith($document->createProcessingInstruction("pi", "data"));
$root->firstElementChild->remove();
echo $document->saveXML($root), "\n";
foreach ([fn() => $root->appendChild($root), fn() => $root->removeChild($a), fn() => $root->append($document),
          fn() => $root->appendChild((new DOMDocument)->createElement("q")), fn() => $root->append(1),
          fn() => $document->createElement("1"), fn() => $root->insertBefore($a, $b), fn() => (new DOMElement("z"))->appendChild($a),
          fn() => $a->before("x"), fn() => $a->remove()] as $refused) {
    try {
        $refused();
    } catch (Throwable $error) {
        echo get_class($error), " ", $error->getCode(), ": ", $error->getMessage(), "\n";
    }
}
$document->strictErrorChecking = false;
var_dump($root->removeChild($a));
--EXPECT--
int(2)
int(1)
string(10) "one & more"
<?xml version="1.0" encoding="UTF-8"?>
<root><a>one &amp; more</a><x/>text<y z="1"/><!-- c --></root>
bool(true)
NULL
bool(true)
<root>before <a>one &amp; more</a> afterfirst<x/>text<y z="1"/><!-- c -->text<![CDATA[<raw>]]></root>
<root>before <?pi data?> afterfirsttext<y z="1"/><!-- c -->text<![CDATA[<raw>]]></root>
DOMException 3: Hierarchy Request Error
DOMException 8: Not Found Error
DOMException 3: Hierarchy Request Error
DOMException 4: Wrong Document Error
TypeError 0: DOMElement::append(): Argument #1 must be of type DOMNode|string, int given
DOMException 5: Invalid Character Error
DOMException 8: Not Found Error
DOMException 7: No Modification Allowed Error
DOMException 3: Hierarchy Request Error
DOMException 8: Not Found Error

Warning: DOMNode::removeChild(): Not Found Error in {PWD}/tree.php on line 37
bool(false)
