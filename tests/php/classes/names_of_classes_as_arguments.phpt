--TEST--
Messages about arguments that name a class
--EXTENSIONS--
dom
simplexml
--FILE--
<?php
foreach ([fn($n) => (new SplFileInfo('/'))->setInfoClass($n), fn($n) => (new SplFileInfo('/'))->setFileClass($n), fn($n) => (new SplFileInfo('/'))->getFileInfo($n), fn($n) => new ArrayObject([], 0, $n), fn($n) => (new ArrayObject)->setIteratorClass($n), fn($n) => (new DOMDocument)->registerNodeClass($n, 'x'), fn($n) => (new DOMDocument)->registerNodeClass('DOMElement', $n), fn($n) => simplexml_load_string('<a/>', $n)] as $f) foreach (["a\0b", 'stdClass', "stdClass\0x", ''] as $n) try { $f($n); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
SplFileInfo::setInfoClass(): Argument #1 ($class) must be a class name derived from SplFileInfo, a given
SplFileInfo::setInfoClass(): Argument #1 ($class) must be a class name derived from SplFileInfo, stdClass given
SplFileInfo::setInfoClass(): Argument #1 ($class) must be a class name derived from SplFileInfo, stdClass given
SplFileInfo::setInfoClass(): Argument #1 ($class) must be a class name derived from SplFileInfo,  given
SplFileInfo::setFileClass(): Argument #1 ($class) must be a class name derived from SplFileObject, a given
SplFileInfo::setFileClass(): Argument #1 ($class) must be a class name derived from SplFileObject, stdClass given
SplFileInfo::setFileClass(): Argument #1 ($class) must be a class name derived from SplFileObject, stdClass given
SplFileInfo::setFileClass(): Argument #1 ($class) must be a class name derived from SplFileObject,  given
SplFileInfo::getFileInfo(): Argument #1 ($class) must be a class name derived from SplFileInfo or null, a given
SplFileInfo::getFileInfo(): Argument #1 ($class) must be a class name derived from SplFileInfo or null, stdClass given
SplFileInfo::getFileInfo(): Argument #1 ($class) must be a class name derived from SplFileInfo or null, stdClass given
SplFileInfo::getFileInfo(): Argument #1 ($class) must be a class name derived from SplFileInfo or null,  given
ArrayObject::__construct(): Argument #3 ($iteratorClass) must be a class name derived from ArrayIterator, a given
ArrayObject::__construct(): Argument #3 ($iteratorClass) must be a class name derived from ArrayIterator, stdClass given
ArrayObject::__construct(): Argument #3 ($iteratorClass) must be a class name derived from ArrayIterator, stdClass given
ArrayObject::__construct(): Argument #3 ($iteratorClass) must be a class name derived from ArrayIterator,  given
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator, a given
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator, stdClass given
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator, stdClass given
ArrayObject::setIteratorClass(): Argument #1 ($iteratorClass) must be a class name derived from ArrayIterator,  given
DOMDocument::registerNodeClass(): Argument #1 ($baseClass) must be a class name derived from DOMNode, a given
DOMDocument::registerNodeClass(): Argument #1 ($baseClass) must be a class name derived from DOMNode, stdClass given
DOMDocument::registerNodeClass(): Argument #1 ($baseClass) must be a class name derived from DOMNode, stdClass given
DOMDocument::registerNodeClass(): Argument #1 ($baseClass) must be a class name derived from DOMNode,  given
DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a valid class name or null, a given
DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a class name derived from DOMElement or null, stdClass given
DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a valid class name or null, stdClass given
DOMDocument::registerNodeClass(): Argument #2 ($extendedClass) must be a valid class name or null,  given
simplexml_load_string(): Argument #2 ($class_name) must be a class name derived from SimpleXMLElement or null, a given
simplexml_load_string(): Argument #2 ($class_name) must be a class name derived from SimpleXMLElement or null, stdClass given
simplexml_load_string(): Argument #2 ($class_name) must be a class name derived from SimpleXMLElement or null, stdClass given
simplexml_load_string(): Argument #2 ($class_name) must be a class name derived from SimpleXMLElement or null,  given
