"""Names of namespaces, and the numbers that SOAP's encodings have."""
from __future__ import annotations

XSD_1999 = "http://www.w3.org/1999/XMLSchema"
XSD = "http://www.w3.org/2001/XMLSchema"
XSI = "http://www.w3.org/2001/XMLSchema-instance"
XML = "http://www.w3.org/XML/1998/namespace"
ENVELOPE_11 = "http://schemas.xmlsoap.org/soap/envelope/"
ENVELOPE_12 = "http://www.w3.org/2003/05/soap-envelope"
ENCODING_11 = "http://schemas.xmlsoap.org/soap/encoding/"
ENCODING_12 = "http://www.w3.org/2003/05/soap-encoding"
WSDL = "http://schemas.xmlsoap.org/wsdl/"
WSDL_SOAP_11 = "http://schemas.xmlsoap.org/wsdl/soap/"
WSDL_SOAP_12 = "http://schemas.xmlsoap.org/wsdl/soap12/"
RPC_12 = "http://www.w3.org/2003/05/soap-rpc"
WSDL_HTTP_11 = "http://schemas.xmlsoap.org/wsdl/http/"
WSDL_HTTP_12 = "http://www.w3.org/2003/05/soap/bindings/HTTP/"
HTTP_TRANSPORT = "http://schemas.xmlsoap.org/soap/http"
APACHE = "http://xml.apache.org/xml-soap"

PREFIXES = {XSD_1999: "xsd", XSD: "xsd", XSI: "xsi", XML: "xml", ENCODING_11: "SOAP-ENC", ENCODING_12: "enc"}

SOAP_1_1, SOAP_1_2 = 1, 2
ENCODED, LITERAL = 1, 2
RPC, DOCUMENT = 1, 2
SINGLE_ELEMENT_ARRAYS, WAIT_ONE_WAY_CALLS, USE_XSI_ARRAY_TYPE = 1, 2, 4

# PHP's own types, by their numbers
IS_NULL, IS_FALSE, IS_TRUE, IS_LONG, IS_DOUBLE, IS_STRING, IS_ARRAY, IS_OBJECT, IS_RESOURCE = range(1, 10)

XSD_STRING, XSD_ANYTYPE, XSD_ANYXML = 101, 145, 147
APACHE_MAP, SOAP_ENC_ARRAY, SOAP_ENC_OBJECT = 200, 300, 301
UNKNOWN_TYPE = 999998

ENCODINGS = frozenset((*range(IS_NULL, IS_RESOURCE), *range(XSD_STRING, XSD_ANYXML + 1), APACHE_MAP, SOAP_ENC_ARRAY,
                       SOAP_ENC_OBJECT, 401, UNKNOWN_TYPE))
