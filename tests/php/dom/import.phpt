--TEST--
dom_import_simplexml() takes elements of simplexml only
--EXTENSIONS--
dom
--FILE--
<?php
foreach ([new stdClass, new DOMDocument, new DOMXPath(new DOMDocument)] as $object) {
    try {
        dom_import_simplexml($object);
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
--EXPECT--
ValueError: dom_import_simplexml(): Argument #1 ($node) is not a valid node type
ValueError: dom_import_simplexml(): Argument #1 ($node) is not a valid node type
ValueError: dom_import_simplexml(): Argument #1 ($node) is not a valid node type
