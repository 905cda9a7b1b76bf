"""The C signatures of the libraries' functions that are used: what they return, a blank, what they take.

p pointer, s C string, i int, l long, z size_t, d double, v nothing. A returned `s` is the library's own string, copied;
one that the caller must free is a `p` (library.take). Data; read by library.py.
"""
from __future__ import annotations

SIGNATURES: dict[str, str] = dict(line.split(":") for line in """
xmlInitParser:v 
xmlSetStructuredErrorFunc:v pp
xmlSetGenericErrorFunc:v pp
xmlGetLastError:p 
xmlResetLastError:v 
xmlSetExternalEntityLoader:v p
xmlGetExternalEntityLoader:p 
xmlRegisterInputCallbacks:i pppp
xmlNewIOInputStream:p ppi
xmlNewInputFromFile:p ps
xmlAllocParserInputBuffer:p i
xmlParserInputBufferCreateMem:p sii
xmlFreeParserInputBuffer:v p
xmlFreeInputStream:v p
xmlParseURI:p s
xmlFreeURI:v p
xmlBuildURI:p ss
xmlCanonicPath:p s
xmlURIUnescapeString:p sip
xmlStrdup:p s
xmlParseCharEncoding:i s
xmlFindCharEncodingHandler:p s
xmlGetCharEncodingName:s i
xmlCharEncCloseFunc:i p
xmlGetLineNo:l p
xmlLineNumbersDefault:i i
xmlKeepBlanksDefault:i i
xmlFreeDoc:v p
xmlFreeDtd:v p
xmlFreeNode:v p
xmlFreeNodeList:v p
xmlFreeProp:v p
xmlFreeNs:v p
xmlFreeNsList:v p
xmlRemoveID:i pp
xmlUnlinkNode:v p
xmlSearchNs:p pps
xmlSearchNsByHref:p pps
xmlNewNs:p pss
xmlSetNs:v pp
""".strip("\n").split("\n"))
