"""PHP's extension "SimpleXML": elements as objects whose properties are their children (ext/simplexml).

`objects` (what an object selects), `access` (properties and offsets), `table` (the array form), `element` (classes and
functions).
"""

EXTENSION = "SimpleXML"
CLASSES = ("SimpleXMLElement", "SimpleXMLIterator")
