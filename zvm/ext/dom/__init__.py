"""PHP's extension "dom": documents of libxml2 as objects (ext/dom).

`objects` (proxies and their identity), `properties` (the engine's hooks), `readers` (what properties are), `tree`
(changing trees), `names` (qualified names and namespaces); the classes are in modules named after them.
"""

CLASSES = ("DOMException", "DOMParentNode", "DOMChildNode", "DOMImplementation", "DOMNode", "DOMNameSpaceNode",
           "DOMDocumentFragment", "DOMDocument", "DOMNodeList", "DOMNamedNodeMap", "DOMCharacterData", "DOMAttr",
           "DOMElement", "DOMText", "DOMComment", "DOMCdataSection", "DOMDocumentType", "DOMNotation", "DOMEntity",
           "DOMEntityReference", "DOMProcessingInstruction", "DOMXPath")
