--TEST--
append() and its kin refuse nodes of other documents, and of none; appendChild() takes the latter
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->appendChild($document->createElement('r'));
$other = new DOMDocument;
foreach (['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'appendChild'] as $method) {
    foreach ([new DOMElement('e'), $other->createElement('o'), new DOMText('t'), new DOMDocumentFragment] as $node) {
        $copy = clone $document;
        try {
            $copy->documentElement->$method($node);
            echo $method, ' ', get_class($node), ': ', $copy->saveXML($copy->documentElement), "\n";
        } catch (Throwable $e) {
            echo $method, ' ', get_class($node), ': ', $e->getMessage(), "\n";
        }
    }
}
foreach (['append', 'prepend', 'replaceChildren'] as $method) {
    foreach ([new DOMElement('e'), $other->createElement('o'), 'text'] as $node) {
        try {
            (new DOMElement('free'))->$method($node);
        } catch (Throwable $e) {
            echo $method, ' to an element of no document: ', $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
append DOMElement: Wrong Document Error
append DOMElement: Wrong Document Error
append DOMText: Wrong Document Error
append DOMDocumentFragment: Wrong Document Error
prepend DOMElement: Wrong Document Error
prepend DOMElement: Wrong Document Error
prepend DOMText: Wrong Document Error
prepend DOMDocumentFragment: Wrong Document Error
before DOMElement: Wrong Document Error
before DOMElement: Wrong Document Error
before DOMText: Wrong Document Error
before DOMDocumentFragment: Wrong Document Error
after DOMElement: Wrong Document Error
after DOMElement: Wrong Document Error
after DOMText: Wrong Document Error
after DOMDocumentFragment: Wrong Document Error
replaceWith DOMElement: Wrong Document Error
replaceWith DOMElement: Wrong Document Error
replaceWith DOMText: Wrong Document Error
replaceWith DOMDocumentFragment: Wrong Document Error
replaceChildren DOMElement: Call to undefined method DOMElement::replaceChildren()
replaceChildren DOMElement: Call to undefined method DOMElement::replaceChildren()
replaceChildren DOMText: Call to undefined method DOMElement::replaceChildren()
replaceChildren DOMDocumentFragment: Call to undefined method DOMElement::replaceChildren()
appendChild DOMElement: <r><e/></r>
appendChild DOMElement: Wrong Document Error
appendChild DOMText: <r>t</r>

Warning: DOMNode::appendChild(): Document Fragment is empty in {PWD}/nodes_without_document.php on line 9
appendChild DOMDocumentFragment: <r/>
append to an element of no document: Hierarchy Request Error
append to an element of no document: Hierarchy Request Error
append to an element of no document: Hierarchy Request Error
prepend to an element of no document: Hierarchy Request Error
prepend to an element of no document: Hierarchy Request Error
prepend to an element of no document: Hierarchy Request Error
replaceChildren to an element of no document: Call to undefined method DOMElement::replaceChildren()
replaceChildren to an element of no document: Call to undefined method DOMElement::replaceChildren()
replaceChildren to an element of no document: Call to undefined method DOMElement::replaceChildren()
