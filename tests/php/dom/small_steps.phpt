--TEST--
Nodes made, put into place, read and let go in small steps
--EXTENSIONS--
dom
--FILE--
<?php
class Item extends DOMElement { public $extra = 1; }
function attempt(callable $do): void {
    try {
        $value = $do();
        echo $value instanceof DOMNode ? get_class($value) . " $value->nodeName" : var_export($value, true), ", ";
    } catch (Throwable $error) {
        echo $error->getMessage(), ", ";
    }
}
$document = new DOMDocument;
attempt(fn() => $document->documentElement);
attempt(fn() => $document->createElement("1a"));
attempt(fn() => $document->createElement("a:b"));
attempt(fn() => $document->createElement("a", "x &amp; y"));
attempt(fn() => $document->createElement("a", "é")->nodeValue);
attempt(fn() => $document->createElement("a", "nul\0cut")->nodeValue);
attempt(fn() => $document->createElement("a", 5)->nodeValue);
attempt(fn() => (new DOMDocument)->createElement("lost")->ownerDocument);
echo "\n";
$root = $document->appendChild($document->createElement("root"));
foreach (["one", "two", "one", ""] as $i => $text) {
    $item = $document->createElement("item", $text);
    attempt(fn() => $item->setAttribute("id", $i));
    attempt(fn() => $item->setAttribute("id", "again $i"));
    attempt(fn() => $item->setAttribute("", "x"));
    attempt(fn() => $item->setAttribute("xml:lang", "en"));
    attempt(fn() => $item->setAttribute("a<", "x"));
    attempt(fn() => $item->setAttribute("v", "<&\"é"));
    attempt(fn() => $root->appendChild($item));
    attempt(fn() => $item->getAttribute("id") . $item->getAttribute("none") . $item->getAttribute("xml:lang") . $item->getAttribute("v"));
    attempt(fn() => $item->hasAttribute("id") . $item->hasAttribute("ID"));
    echo "\n";
}
attempt(fn() => $item->appendChild($root));
attempt(fn() => $root->appendChild($root));
attempt(fn() => $root->appendChild((new DOMDocument)->createElement("foreign")));
attempt(fn() => $item->appendChild($document->createTextNode("text")));
attempt(fn() => $item->firstChild->appendChild($document->createElement("no")));
attempt(fn() => $root->appendChild($document->createAttribute("made")));
attempt(fn() => $root->appendChild($root->firstChild));
attempt(fn() => (new DOMElement("alone"))->appendChild($document->createElement("x")));
attempt(fn() => $root->appendChild("none"));
echo "\n";
foreach ([$document, $root, $item, $item->firstChild, $item->attributes->item(0), $document->createComment("c"), $document->createCDATASection("d"), new DOMElement("alone")] as $node) {
    foreach (["nodeName", "nodeValue", "nodeType", "textContent", "parentNode", "firstChild", "lastChild", "nextSibling", "previousSibling", "ownerDocument", "documentElement", "nope"] as $name) {
        attempt(fn() => @$node->$name);
    }
    attempt(fn() => $node->childNodes->length);
    attempt(fn() => isset($node->nodeValue, $node->firstChild));
    attempt(fn() => (bool) $node);
    echo "\n";
}
var_dump($root->firstChild === $root->childNodes->item(0), $root->firstChild->nextSibling->previousSibling === $root->firstChild);
foreach ($root->childNodes as $i => $child) {
    echo $i, $child->nodeName, $child->nodeValue, " ";
    if ($i === 1) {
        $root->removeChild($child);
    }
}
foreach ($document->getElementsByTagName("item") as $i => $child) {
    echo $i, $child->getAttribute("id"), " ";
    if ($i === 0) {
        $root->appendChild($document->createElement("item", "late"));
    }
}
echo $document->getElementsByTagName("*")->length, $root->getElementsByTagName("root")->length, $root->getElementsByTagName("")->length, "\n";
$kept = $root->lastChild;
$document->registerNodeClass("DOMElement", "Item");
echo get_class($kept), get_class($root->firstChild), $root->firstChild->extra, "\n";
$kept->marker = 1;
unset($kept);
echo isset($root->lastChild->marker) ? "kept" : "new", "\n";
$child = $root->removeChild($root->firstChild);
unset($root, $document);
echo $child->ownerDocument->documentElement->nodeName, $child->getAttribute("id"), "\n";
$typed = new DOMDocument;
$typed->loadXML('<!DOCTYPE r [<!ELEMENT r ANY><!ATTLIST r given CDATA "default"><!ENTITY e "entity">]><r>&e;<a x="1&e;"/></r>');
echo $typed->documentElement->getAttribute("given"), $typed->documentElement->hasAttribute("given") ? 1 : 0, $typed->getElementsByTagName("a")->item(0)->getAttribute("x"), $typed->documentElement->textContent, "\n";
echo spl_object_id($typed->documentElement) === spl_object_id($typed->documentElement->firstChild) ? "handle used again" : "other", "\n";
$typed->loadXML('<!DOCTYPE r [<!NOTATION gif PUBLIC "image/gif" "gif.exe"><!ENTITY logo SYSTEM "l.gif" NDATA gif>]><r/>');
foreach ([$typed->doctype, ...$typed->doctype->notations, ...$typed->doctype->entities] as $node) {
    foreach (["nodeName", "nodeValue", "nodeType", "textContent", "parentNode", "firstChild", "nextSibling", "ownerDocument", "publicId"] as $name) {
        attempt(fn() => @$node->$name);
    }
    echo get_class($node), count($node->childNodes), "\n";
}
--EXPECT--
NULL, Invalid Character Error, DOMElement a:b, DOMElement a, 'é', 'nul', '5', DOMDocument #document, 
DOMAttr id, DOMAttr id, DOMElement::setAttribute(): Argument #1 ($qualifiedName) cannot be empty, DOMAttr xml:lang, Invalid Character Error, DOMAttr v, DOMElement item, 'again 0en<&"é', '1', 
DOMAttr id, DOMAttr id, DOMElement::setAttribute(): Argument #1 ($qualifiedName) cannot be empty, DOMAttr xml:lang, Invalid Character Error, DOMAttr v, DOMElement item, 'again 1en<&"é', '1', 
DOMAttr id, DOMAttr id, DOMElement::setAttribute(): Argument #1 ($qualifiedName) cannot be empty, DOMAttr xml:lang, Invalid Character Error, DOMAttr v, DOMElement item, 'again 2en<&"é', '1', 
DOMAttr id, DOMAttr id, DOMElement::setAttribute(): Argument #1 ($qualifiedName) cannot be empty, DOMAttr xml:lang, Invalid Character Error, DOMAttr v, DOMElement item, 'again 3en<&"é', '1', 
Hierarchy Request Error, Hierarchy Request Error, Wrong Document Error, DOMText #text, false, DOMAttr made, DOMElement item, No Modification Allowed Error, DOMNode::appendChild(): Argument #1 ($node) must be of type DOMNode, string given, 
'#document', NULL, 9, 'twoonetextone', NULL, DOMElement root, DOMElement root, NULL, NULL, NULL, DOMElement root, NULL, 1, false, true, 
'root', 'twoonetextone', 1, 'twoonetextone', DOMDocument #document, DOMElement item, DOMElement item, NULL, NULL, DOMDocument #document, NULL, NULL, 4, true, true, 
'item', 'text', 1, 'text', DOMElement root, DOMText #text, DOMText #text, DOMElement item, DOMElement item, DOMDocument #document, NULL, NULL, 1, true, true, 
'#text', 'text', 3, 'text', DOMElement item, NULL, NULL, NULL, NULL, DOMDocument #document, NULL, NULL, 0, false, true, 
'id', 'again 3', 2, 'again 3', DOMElement item, DOMText #text, DOMText #text, DOMAttr xml:lang, NULL, DOMDocument #document, NULL, NULL, 1, true, true, 
'#comment', 'c', 8, 'c', NULL, NULL, NULL, NULL, NULL, DOMDocument #document, NULL, NULL, 0, false, true, 
'#cdata-section', 'd', 4, 'd', NULL, NULL, NULL, NULL, NULL, DOMDocument #document, NULL, NULL, 0, false, true, 
'alone', '', 1, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, false, true, 
bool(true)
bool(true)
0itemtwo 1itemone 0again 1 1again 3 2again 0 3 500
DOMElementItem1

Deprecated: Creation of dynamic property DOMElement::$marker is deprecated in {PWD}/small_steps.php on line 71
kept
rootagain 1
default11entityentity
other
'r', NULL, 10, '', DOMDocument #document, NULL, DOMElement r, DOMDocument #document, '', DOMDocumentType1
'gif', NULL, 12, '', NULL, NULL, NULL, NULL, 'image/gif', DOMNotation0
'logo', NULL, 17, '', DOMDocumentType r, NULL, NULL, DOMDocument #document, NULL, DOMEntity0
