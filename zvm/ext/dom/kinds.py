"""What lists are of, and the properties that native code reads (kernels/functions/xml/dom.py), by number."""
from __future__ import annotations

from zvm.ext.libxml.layout import CHILDREN, DOC, LAST, NEXT, PARENT, PREV

# all nodes below another one, by name; its children; nodes found; attributes, entities, notations
BY_NAME, CHILDREN_LIST, RESULT = 0, 1, -1
ENTITIES, NOTATIONS = 6, 12

READ_VALUE, READ_TEXT, READ_TYPE, READ_NAME, READ_CHILDREN, READ_ROOT = range(20, 26)
NUMBERS = {"nodeValue": READ_VALUE, "textContent": READ_TEXT, "nodeType": READ_TYPE, "nodeName": READ_NAME,
           "childNodes": READ_CHILDREN, "documentElement": READ_ROOT, "parentNode": PARENT, "previousSibling": PREV,
           "nextSibling": NEXT, "firstChild": CHILDREN, "lastChild": LAST, "ownerDocument": DOC}
"""By a property's name: one of the above, or the field of the node it gives."""
