"""Where native code (handlers/native/kernels/functions/xml) finds what nodes and lists keep, and what it calls."""
from __future__ import annotations

from zvm.ext.dom.kinds import NUMBERS
from zvm.ext.dom.lists import ListObject
from zvm.ext.dom.objects import CLASSES, DocumentSettings
from zvm.ext.libxml.library import FREE_ADDRESS, xml
from zvm.ext.libxml.nodes import NodeRef
from zvm.runtime.objects.array_access import XML_NODE

_NEW_LIST = [b"", (-1, 0, 0), (-1, 0)]  # name, place and size that a list begins with

NODE_LAYOUT = (
    XML_NODE, "ref", NodeRef, xml.address_of("xmlNodeGetContent"), FREE_ADDRESS,
    [CLASSES.get(kind) for kind in range(max(CLASSES) + 4)], (DocumentSettings, "classes"), NUMBERS,
    *map(xml.address_of, ("xmlNewDocNode", "xmlFreeNode", "xmlSetProp", "xmlReconciliateNs")), _NEW_LIST,
    *((ListObject, name) for name in ("base", "kind", "is_map", "found", "local", "uri", "place", "size")))
