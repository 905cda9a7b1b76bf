--TEST--
Documents and schemas that are not as they must be
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
function attempt($text) {
    $file = __DIR__ . "/broken.tmp";
    file_put_contents($file, $text);
    try { $client = new SoapClient($file); echo implode(" | ", $client->__getTypes()), "\n"; }
    catch (SoapFault $fault) { echo $fault->faultcode, " ", trim(str_replace($file, "FILE", $fault->getMessage())), "\n"; }
    unlink($file);
}
function definitions($inner) {
    return "<definitions xmlns='http://schemas.xmlsoap.org/wsdl/' xmlns:s='http://schemas.xmlsoap.org/wsdl/soap/' xmlns:x='http://www.w3.org/2001/XMLSchema' xmlns:t='urn:t' xmlns:w='http://schemas.xmlsoap.org/wsdl/' targetNamespace='urn:t'>$inner</definitions>";
}
$message = "<message name='m'><part name='p' type='x:int'/></message>";
$port = "<portType name='P'><operation name='o'><input message='t:m'/></operation></portType>";
$binding = "<binding name='B' type='t:P'><s:binding style='rpc' transport='http://schemas.xmlsoap.org/soap/http'/><operation name='o'><input><s:body use='literal'/></input></operation></binding>";
$service = "<service name='S'><port name='p' binding='t:B'><s:address location='test://'/></port></service>";
foreach (["", "no xml", "<a/>", "<a>", definitions(""), definitions($message . $port . $binding . $service), definitions("<message/>"), definitions($message . $message), definitions("<portType/>"),
          definitions("<binding/>"), definitions("<service/>"), definitions("<other/>"), definitions("<types><other/></types>"),
          definitions("<y:z xmlns:y='urn:y' w:required='true'/>"), definitions("<service name='S'><port/></service>"), definitions("<service name='S'><other/></service>"),
          definitions("<service name='S'><port binding='t:B'/></service>"), definitions("<service name='S'><port binding='t:B'><s:address/></port></service>"),
          definitions("<service name='S'><port binding='t:B'><s:address location='l'/></port></service>"),
          definitions($service . "<binding name='B'/>"), definitions($service . "<binding name='B' type='t:P'/>"), definitions($service . $binding . "<portType name='P'/>"),
          definitions($service . $binding . $port), definitions($message . $port . $service . str_replace("operation name='o'", "operation", $binding)),
          definitions($message . $port . $service . str_replace("literal", "encoded", $binding)),
          definitions($message . $port . $service . str_replace("use='literal'", "use='encoded' encodingStyle='urn:x'", $binding)),
          definitions($message . $port . $service . str_replace("use='literal'", "use='literal' parts='q'", $binding)),
          definitions($message . $port . $service . str_replace("<s:body use='literal'/>", "<s:header/>", $binding)),
          definitions($message . $port . $service . str_replace("<s:body use='literal'/>", "<s:header message='n'/>", $binding)),
          definitions($message . $port . $service . str_replace("<s:body use='literal'/>", "<s:header message='m'/>", $binding)),
          definitions($message . $port . $service . str_replace("<s:body use='literal'/>", "<s:header message='m' part='q'/>", $binding)),
          definitions($message . $port . $service . str_replace("<s:body use='literal'/>", "<other/>", $binding)),
          definitions(str_replace("part name='p'", "part", $message) . $port . $service . $binding),
          definitions("<message name='m'><other/></message>" . $port . $service . $binding),
          definitions($message . str_replace("message='t:m'", "", $port) . $service . $binding),
          definitions($message . str_replace("</operation>", "<fault/></operation>", $port) . $service . $binding),
          definitions($message . str_replace("</operation>", "<fault name='f'/></operation>", $port) . $service . $binding),
          definitions($message . $port . $binding . str_replace("http://schemas.xmlsoap.org/soap/http", "urn:other", $service)),
          definitions($message . $port . str_replace("http://schemas.xmlsoap.org/soap/http", "urn:other", $binding) . $service)] as $text)
    attempt($text);
$rest = $message . $port . $binding . $service;
foreach (["<x:other/>", "<x:include/>", "<x:redefine/>", "<x:include schemaLocation='nowhere.xsd'/>", "<x:import namespace='urn:t'/>", "<x:import namespace='urn:t' schemaLocation='a'/>",
          "<x:import namespace='urn:u' schemaLocation='nowhere.xsd'/>", "<x:simpleType/>", "<x:simpleType name='a'/>", "<x:simpleType name='a'><x:other/></x:simpleType>",
          "<x:simpleType name='a'><x:list/><x:list/></x:simpleType>", "<x:simpleType name='a'><x:list itemType='x:int'><x:simpleType/></x:list></x:simpleType>",
          "<x:simpleType name='a'><x:list><x:simpleType><x:restriction base='x:int'/></x:simpleType></x:list></x:simpleType>",
          "<x:simpleType name='a'><x:union><x:other/></x:union></x:simpleType>", "<x:simpleType name='a'><x:restriction base='x:int'><x:length/></x:restriction></x:simpleType>",
          "<x:simpleType name='a'><x:restriction base='x:int'><x:length value='3'/><x:other/></x:restriction></x:simpleType>",
          "<x:complexType/>", "<x:complexType name='a'><x:other/></x:complexType>", "<x:complexType name='a'><x:simpleContent/></x:complexType>", "<x:complexType name='a'><x:simpleContent><x:other/></x:simpleContent></x:complexType>",
          "<x:complexType name='a'><x:simpleContent><x:extension/></x:simpleContent></x:complexType>", "<x:complexType name='a'><x:simpleContent><x:restriction/></x:simpleContent></x:complexType>",
          "<x:complexType name='a'><x:complexContent/></x:complexType>", "<x:complexType name='a'><x:complexContent><x:other/></x:complexContent></x:complexType>",
          "<x:complexType name='a'><x:complexContent><x:extension/></x:complexContent></x:complexType>", "<x:complexType name='a'><x:all><x:other/></x:all></x:complexType>",
          "<x:complexType name='a'><x:sequence><x:other/></x:sequence></x:complexType>", "<x:complexType name='a'><x:choice><x:other/></x:choice></x:complexType>",
          "<x:group/>", "<x:group name='a'/><x:group name='a'/>", "<x:group name='a'><x:other/></x:group>", "<x:group ref='t:a'><x:all/></x:group>", "<x:complexType name='a'><x:group ref='t:b'/></x:complexType>",
          "<x:element/>", "<x:element name='a'/><x:element name='a'/>", "<x:element name='a' type='x:int'><x:simpleType/></x:element>", "<x:element ref='t:b'/>", "<x:element ref='t:b' nillable='1'/>",
          "<x:element ref='t:b' fixed='1'/>", "<x:element ref='t:b' default='1'/>", "<x:element ref='t:b' type='x:int'/>", "<x:element ref='t:b'><x:complexType/></x:element>", "<x:element name='a'><x:other/></x:element>",
          "<x:attribute/>", "<x:attribute name='a'/><x:attribute name='a'/>", "<x:attribute ref='t:a' type='x:int'/>", "<x:attribute name='a' type='x:int'><x:simpleType/></x:attribute>", "<x:attribute name='a'><x:other/></x:attribute>",
          "<x:attributeGroup/>", "<x:attributeGroup name='a'/><x:attributeGroup name='a'/>", "<x:attributeGroup name='a'><x:other/></x:attributeGroup>", "<x:attributeGroup ref='t:a'><x:attribute name='b'/></x:attributeGroup>",
          "<x:complexType name='a'><x:annotation/><x:sequence><x:element name='b' type='x:int' fixed='5' form='unqualified'/><x:group ref='t:g'/></x:sequence><x:attribute name='c'><x:simpleType><x:restriction base='x:int'/></x:simpleType></x:attribute><x:anyAttribute/></x:complexType><x:group name='g'><x:choice><x:element name='d' type='x:int'/><x:any/></x:choice></x:group>"] as $schema)
    attempt(definitions("<types><x:schema targetNamespace='urn:t'>$schema</x:schema></types>$rest"));
--EXPECT--
WSDL SOAP-ERROR: Parsing WSDL: Couldn't load from 'FILE' : Document is empty
WSDL SOAP-ERROR: Parsing WSDL: Couldn't load from 'FILE' : Start tag expected, '<' not found
WSDL SOAP-ERROR: Parsing WSDL: Couldn't find <definitions> in 'FILE'
WSDL SOAP-ERROR: Parsing WSDL: Couldn't load from 'FILE' : Premature end of data in tag a line 1
WSDL SOAP-ERROR: Parsing WSDL: Couldn't bind to service

WSDL SOAP-ERROR: Parsing WSDL: <message> has no name attribute
WSDL SOAP-ERROR: Parsing WSDL: <message> 'm' already defined
WSDL SOAP-ERROR: Parsing WSDL: <portType> has no name attribute
WSDL SOAP-ERROR: Parsing WSDL: <binding> has no name attribute
WSDL SOAP-ERROR: Parsing WSDL: <service> has no name attribute
WSDL SOAP-ERROR: Parsing WSDL: Unexpected WSDL element <other>
WSDL SOAP-ERROR: Parsing WSDL: Unexpected WSDL element <other>
WSDL SOAP-ERROR: Parsing WSDL: Unknown required WSDL extension 'urn:y'
WSDL SOAP-ERROR: Parsing WSDL: No binding associated with <port>
WSDL SOAP-ERROR: Parsing WSDL: Unexpected WSDL element <other>
WSDL SOAP-ERROR: Parsing WSDL: No address associated with <port>
WSDL SOAP-ERROR: Parsing WSDL: No location associated with <port>
WSDL SOAP-ERROR: Parsing WSDL: No <binding> element with name 'B'
WSDL SOAP-ERROR: Parsing WSDL: Missing 'type' attribute for <binding>
WSDL SOAP-ERROR: Parsing WSDL: Missing <portType> with name 'B'
WSDL SOAP-ERROR: Parsing WSDL: Missing <portType>/<operation> with name 'o'
WSDL SOAP-ERROR: Parsing WSDL: Missing <message> with name 't:m'
WSDL SOAP-ERROR: Parsing WSDL: Missing 'name' attribute for <operation>
WSDL SOAP-ERROR: Parsing WSDL: Unspecified encodingStyle
WSDL SOAP-ERROR: Parsing WSDL: Unknown encodingStyle 'urn:x'
WSDL SOAP-ERROR: Parsing WSDL: Missing part 'q' in <message>
WSDL SOAP-ERROR: Parsing WSDL: Missing message attribute for <header>
WSDL SOAP-ERROR: Parsing WSDL: Missing <message> with name 'n'
WSDL SOAP-ERROR: Parsing WSDL: Missing part attribute for <header>
WSDL SOAP-ERROR: Parsing WSDL: Missing part 'q' in <message>
WSDL SOAP-ERROR: Parsing WSDL: Unexpected WSDL element <other>
WSDL SOAP-ERROR: Parsing WSDL: No name associated with <part> 'message'
WSDL SOAP-ERROR: Parsing WSDL: Unexpected WSDL element <other>
WSDL SOAP-ERROR: Parsing WSDL: Missing name for <input> of 'o'
WSDL SOAP-ERROR: Parsing WSDL: Missing name for <fault> of 'o'
WSDL SOAP-ERROR: Parsing WSDL: Missing name for <output> of 'o'

WSDL SOAP-ERROR: Parsing WSDL: Could not find any usable binding services in WSDL.
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in schema
WSDL SOAP-ERROR: Parsing Schema: include has no 'schemaLocation' attribute
WSDL SOAP-ERROR: Parsing Schema: redefine has no 'schemaLocation' attribute
WSDL SOAP-ERROR: Parsing Schema: can't import schema from '{PWD}/nowhere.xsd'
WSDL SOAP-ERROR: Parsing Schema: can't import schema. Namespace must not match the enclosing schema 'targetNamespace'
WSDL SOAP-ERROR: Parsing Schema: can't import schema from 'a', namespace must not match the enclosing schema 'targetNamespace'
WSDL SOAP-ERROR: Parsing Schema: can't import schema from '{PWD}/nowhere.xsd'
WSDL SOAP-ERROR: Parsing Schema: simpleType has no 'name' attribute
WSDL SOAP-ERROR: Parsing Schema: expected <restriction>, <list> or <union> in simpleType
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in simpleType
WSDL SOAP-ERROR: Parsing Schema: unexpected <list> in simpleType
WSDL SOAP-ERROR: Parsing Schema: element has both 'itemType' attribute and subtype
list a {anonymous1} | int anonymous1
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in union
WSDL SOAP-ERROR: Parsing Schema: missing restriction value
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in restriction
WSDL SOAP-ERROR: Parsing Schema: complexType has no 'name' attribute
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in complexType
WSDL SOAP-ERROR: Parsing Schema: expected <restriction> or <extension> in simpleContent
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in simpleContent
WSDL SOAP-ERROR: Parsing Schema: extension has no 'base' attribute
WSDL SOAP-ERROR: Parsing Schema: restriction has no 'base' attribute
WSDL SOAP-ERROR: Parsing Schema: <restriction> or <extension> expected in complexContent
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in complexContent
WSDL SOAP-ERROR: Parsing Schema: extension has no 'base' attribute
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in all
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in sequence
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in choice
WSDL SOAP-ERROR: Parsing Schema: group has no 'name' nor 'ref' attributes
WSDL SOAP-ERROR: Parsing Schema: group 'urn:t:a' already defined
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in group
WSDL SOAP-ERROR: Parsing Schema: group has both 'ref' attribute and subcontent
WSDL SOAP-ERROR: Parsing Schema: unresolved group 'ref' attribute 'urn:t:b'
WSDL SOAP-ERROR: Parsing Schema: element has no 'name' nor 'ref' attributes
WSDL SOAP-ERROR: Parsing Schema: element 'urn:t:a' already defined
WSDL SOAP-ERROR: Parsing Schema: element has both 'type' attribute and subtype

WSDL SOAP-ERROR: Parsing Schema: element has both 'ref' and 'nillable' attributes
WSDL SOAP-ERROR: Parsing Schema: element has both 'ref' and 'fixed' attributes
WSDL SOAP-ERROR: Parsing Schema: element has both 'default' and 'fixed' attributes
WSDL SOAP-ERROR: Parsing Schema: element has both 'ref' and 'type' attributes
WSDL SOAP-ERROR: Parsing Schema: element has both 'ref' attribute and subtype
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in element
WSDL SOAP-ERROR: Parsing Schema: attribute has no 'name' nor 'ref' attributes
WSDL SOAP-ERROR: Parsing Schema: attribute 'urn:t:a' already defined
WSDL SOAP-ERROR: Parsing Schema: attribute has both 'ref' and 'type' attributes
WSDL SOAP-ERROR: Parsing Schema: attribute has both 'type' attribute and subtype
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in attribute
WSDL SOAP-ERROR: Parsing Schema: attributeGroup has no 'name' nor 'ref' attributes
WSDL SOAP-ERROR: Parsing Schema: attributeGroup 'urn:t:a' already defined
WSDL SOAP-ERROR: Parsing Schema: unexpected <other> in attributeGroup
WSDL SOAP-ERROR: Parsing Schema: attributeGroup has both 'ref' attribute and subattribute
struct a {
 int b;
 int d;
 <anyXML> any;
 anonymous1 c;
} | int anonymous1
