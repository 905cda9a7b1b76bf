"""The part of PHP's extension "dom" that is the namespace Dom (PHP 8.4): the DOM as its living standard has it.

Trees are libxml2's, as in zvm/ext/dom, whose rooms this one uses; what differs is that declarations of namespaces are
attributes and nothing else (`namespaces`), what may be inserted where (`insertion`), how names are compared in HTML
documents (`names`), and how documents are read and written: `conversion` takes HTML from Lexbor's trees,
`html_serializer` and `xml_serializer` write, `selectors` finds. The classes are in modules named after them.
"""

EXTENSION = "dom"
CLASSES: tuple[str, ...] = ()  # in the order of zvm/ext/dom/__init__.py
