"""PHP's extension "dom": documents of libxml2 as objects (ext/dom).

`objects` (proxies and their identity), `properties` (the engine's hooks), `readers` (what properties are), `tree`
(changing trees), `names` (qualified names and namespaces); the classes are in modules named after them.
"""

# in PHP's order of registration, with those of zvm/ext/living_dom
CLASSES = (
    "Dom\\AdjacentPosition", "DOMException", "dom\\domexception", "DOMParentNode", "Dom\\ParentNode", "DOMChildNode",
    "Dom\\ChildNode",
    "DOMImplementation", "Dom\\Implementation", "DOMNode", "Dom\\Node", "DOMNameSpaceNode", "Dom\\NamespaceInfo",
    "DOMDocumentFragment", "Dom\\DocumentFragment", "Dom\\Document", "DOMDocument", "Dom\\HTMLDocument",
    "Dom\\XMLDocument", "DOMNodeList", "Dom\\NodeList", "DOMNamedNodeMap", "Dom\\NamedNodeMap",
    "Dom\\DtdNamedNodeMap", "Dom\\HTMLCollection", "DOMCharacterData", "Dom\\CharacterData", "DOMAttr", "Dom\\Attr",
    "DOMElement", "Dom\\Element", "Dom\\HTMLElement", "DOMText", "Dom\\Text", "DOMComment", "Dom\\Comment",
    "DOMCdataSection", "Dom\\CDATASection", "DOMDocumentType", "Dom\\DocumentType", "DOMNotation", "Dom\\Notation",
    "DOMEntity", "Dom\\Entity", "DOMEntityReference", "Dom\\EntityReference", "DOMProcessingInstruction",
    "Dom\\ProcessingInstruction", "DOMXPath", "Dom\\XPath", "Dom\\TokenList")
