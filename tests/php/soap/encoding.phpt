--TEST--
Values of every kind in requests without a description, in both versions and both uses
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
class Echoing extends SoapClient {
    public ?string $answer = "";
    public function __doRequest($request, $location, $action, $version, $oneWay = false): ?string {
        echo "$location $action $version\n", str_replace("><", ">\n<", $request);
        return $this->answer;
    }
}
class Point { public $x = 1; protected $y = 2; private $z = 3; }
$point = new Point;
$twice = [$point, $point];
$values = [1, -1.5, 1e40, "text & <more>", true, false, null, [], [1, 2], ["a", 2], [3 => 1], ["k" => "v", 5 => null], [[1, 2], [3]],
    $point, $twice, new ArrayIterator([1, 2]), (object)["a" => 1, "b" => [1]], new SoapParam("named", "name"),
    new SoapVar(5, XSD_STRING), new SoapVar("x", XSD_STRING, "own", "urn:types"), new SoapVar([1], SOAP_ENC_ARRAY),
    new SoapVar(["a" => 1], SOAP_ENC_OBJECT, "T", "urn:types", "node", "urn:nodes"), new SoapVar(["a" => 1], APACHE_MAP),
    new SoapVar("<raw><xml/></raw>", XSD_ANYXML), new SoapVar(86400 * 365, XSD_DATETIME), new SoapVar(0, XSD_DATE),
    new SoapVar("12:00", XSD_TIME), new SoapVar(0, XSD_GYEAR), new SoapVar(0, XSD_GYEARMONTH), new SoapVar(0, XSD_GMONTHDAY),
    new SoapVar(0, XSD_GDAY), new SoapVar(0, XSD_GMONTH), new SoapVar("abc", XSD_HEXBINARY), new SoapVar("abc", XSD_BASE64BINARY),
    new SoapVar(12.7, XSD_INT), new SoapVar("7", XSD_LONG), new SoapVar("yes", XSD_BOOLEAN), new SoapVar([1, "b"], XSD_NMTOKENS),
    new SoapVar(" a  b ", XSD_NMTOKENS), new SoapVar(1, null), new SoapVar(null, XSD_STRING),
    [new SoapVar(1, XSD_LONG, "n", "urn:n"), new SoapVar(2, XSD_LONG, "n", "urn:n")]];
foreach ([SOAP_1_1, SOAP_1_2] as $version)
    foreach ([[SOAP_RPC, SOAP_ENCODED], [SOAP_RPC, SOAP_LITERAL], [SOAP_DOCUMENT, SOAP_LITERAL]] as [$style, $use]) {
        $client = new Echoing(null, ["location" => "test://here", "uri" => "urn:test", "soap_version" => $version, "style" => $style,
                                     "use" => $use]);
        $client->call(...$values);
    }
$client = new Echoing(null, ["location" => "test://here", "uri" => "urn:test", "features" => SOAP_USE_XSI_ARRAY_TYPE, "encoding" => "ISO-8859-1"]);
$client->call("\xe4", [1], [null]);
$client->__setLocation("test://there");
var_dump($client->__setLocation());
var_dump($client->__setLocation("test://again"));
$client->__soapCall("other", [1], ["location" => "test://third", "soapaction" => "do", "uri" => "urn:third"],
    new SoapHeader("urn:head", "head", ["a" => 1], true, SOAP_ACTOR_NEXT));
$client->__setSoapHeaders([new SoapHeader("urn:head", "first"), new SoapHeader("urn:head", "second", "text", false, "actor://x")]);
$client->__soapCall("other", [], null, new SoapHeader("urn:head", "third", 3));
$client->__setSoapHeaders(new SoapHeader("urn:head", "only", 1.5));
$client->plain();
$client->__setSoapHeaders();
$client->plain();
$client = new Echoing(null, ["location" => "test://here", "uri" => "urn:test", "soap_version" => SOAP_1_2]);
$client->__soapCall("other", [], null, [new SoapHeader("urn:head", "a", 1, true, SOAP_ACTOR_NONE),
    new SoapHeader("urn:head", "b", 1, true, SOAP_ACTOR_UNLIMATERECEIVER)]);
--EXPECT--
test://here urn:test#call 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns2="http://xml.apache.org/xml-soap" xmlns:ns3="urn:types" xmlns:ns4="urn:nodes" xmlns:ns5="urn:n" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Body>
<ns1:call>
<param0 xsi:type="xsd:int">1</param0>
<param1 xsi:type="xsd:float">-1.5</param1>
<param2 xsi:type="xsd:float">1.0E+40</param2>
<param3 xsi:type="xsd:string">text &amp; &lt;more&gt;</param3>
<param4 xsi:type="xsd:boolean">true</param4>
<param5 xsi:type="xsd:boolean">false</param5>
<param6 xsi:nil="true"/>
<param7 SOAP-ENC:arrayType="xsd:ur-type[0]" xsi:type="SOAP-ENC:Array"/>
<param8 SOAP-ENC:arrayType="xsd:int[2]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">1</item>
<item xsi:type="xsd:int">2</item>
</param8>
<param9 SOAP-ENC:arrayType="xsd:ur-type[2]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:string">a</item>
<item xsi:type="xsd:int">2</item>
</param9>
<param10 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:int">3</key>
<value xsi:type="xsd:int">1</value>
</item>
</param10>
<param11 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:string">k</key>
<value xsi:type="xsd:string">v</value>
</item>
<item>
<key xsi:type="xsd:int">5</key>
<value xsi:nil="true"/>
</item>
</param11>
<param12 SOAP-ENC:arrayType="SOAP-ENC:Array[2]" xsi:type="SOAP-ENC:Array">
<item SOAP-ENC:arrayType="xsd:int[2]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">1</item>
<item xsi:type="xsd:int">2</item>
</item>
<item SOAP-ENC:arrayType="xsd:int[1]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">3</item>
</item>
</param12>
<param13 xsi:type="SOAP-ENC:Struct" id="ref1">
<x xsi:type="xsd:int">1</x>
<y xsi:type="xsd:int">2</y>
<z xsi:type="xsd:int">3</z>
</param13>
<param14 SOAP-ENC:arrayType="SOAP-ENC:Struct[2]" xsi:type="SOAP-ENC:Array">
<item href="#ref1"/>
<item href="#ref1"/>
</param14>
<param15 xsi:type="SOAP-ENC:Struct"/>
<param16 xsi:type="SOAP-ENC:Struct">
<a xsi:type="xsd:int">1</a>
<b SOAP-ENC:arrayType="xsd:int[1]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">1</item>
</b>
</param16>
<name xsi:type="xsd:string">named</name>
<param18 xsi:type="xsd:string">5</param18>
<param19 xsi:type="ns3:own">x</param19>
<param20 SOAP-ENC:arrayType="xsd:int[1]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">1</item>
</param20>
<ns4:node xsi:type="ns3:T">
<a xsi:type="xsd:int">1</a>
</ns4:node>
<param22 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:string">a</key>
<value xsi:type="xsd:int">1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24 xsi:type="xsd:dateTime">1971-01-01T00:00:00Z</param24>
<param25 xsi:type="xsd:date">1970-01-01Z</param25>
<param26 xsi:type="xsd:time">12:00</param26>
<param27 xsi:type="xsd:gYear">1970Z</param27>
<param28 xsi:type="xsd:gYearMonth">1970-01Z</param28>
<param29 xsi:type="xsd:gMonthDay">--01-01Z</param29>
<param30 xsi:type="xsd:gDay">---01Z</param30>
<param31 xsi:type="xsd:gMonth">--01--Z</param31>
<param32 xsi:type="xsd:hexBinary">616263</param32>
<param33 xsi:type="xsd:base64Binary">YWJj</param33>
<param34 xsi:type="xsd:int">12</param34>
<param35 xsi:type="xsd:long">7</param35>
<param36 xsi:type="xsd:boolean">true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39 xsi:type="xsd:int">1</param39>
<param40 xsi:nil="true"/>
<param41 SOAP-ENC:arrayType="ns5:n[2]" xsi:type="SOAP-ENC:Array">
<item xsi:type="ns5:n">1</item>
<item xsi:type="ns5:n">2</item>
</param41>
</ns1:call>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://here urn:test#call 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns2="urn:nodes" xmlns:ns3="urn:n">
<SOAP-ENV:Body>
<ns1:call>
<param0>1</param0>
<param1>-1.5</param1>
<param2>1.0E+40</param2>
<param3>text &amp; &lt;more&gt;</param3>
<param4>true</param4>
<param5>false</param5>
<param6/>
<param7/>
<param8>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</param8>
<param9>
<xsd:anyType>a</xsd:anyType>
<xsd:anyType>2</xsd:anyType>
</param9>
<param10>
<item>
<key>3</key>
<value>1</value>
</item>
</param10>
<param11>
<item>
<key>k</key>
<value>v</value>
</item>
<item>
<key>5</key>
<value/>
</item>
</param11>
<param12>
<SOAP-ENC:Array>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</SOAP-ENC:Array>
<SOAP-ENC:Array>
<xsd:int>3</xsd:int>
</SOAP-ENC:Array>
</param12>
<param13 id="ref1">
<x>1</x>
<y>2</y>
<z>3</z>
</param13>
<param14>
<SOAP-ENC:Struct href="#ref1"/>
<SOAP-ENC:Struct href="#ref1"/>
</param14>
<param15/>
<param16>
<a>1</a>
<b>
<xsd:int>1</xsd:int>
</b>
</param16>
<name>named</name>
<param18>5</param18>
<param19>x</param19>
<param20>
<xsd:int>1</xsd:int>
</param20>
<ns2:node>
<a>1</a>
</ns2:node>
<param22>
<item>
<key>a</key>
<value>1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24>1971-01-01T00:00:00Z</param24>
<param25>1970-01-01Z</param25>
<param26>12:00</param26>
<param27>1970Z</param27>
<param28>1970-01Z</param28>
<param29>--01-01Z</param29>
<param30>---01Z</param30>
<param31>--01--Z</param31>
<param32>616263</param32>
<param33>YWJj</param33>
<param34>12</param34>
<param35>7</param35>
<param36>true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39>1</param39>
<param40/>
<param41>
<item>1</item>
<item>2</item>
</param41>
</ns1:call>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://here urn:test#call 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns1="urn:nodes" xmlns:ns2="urn:n">
<SOAP-ENV:Body>
<param0>1</param0>
<param1>-1.5</param1>
<param2>1.0E+40</param2>
<param3>text &amp; &lt;more&gt;</param3>
<param4>true</param4>
<param5>false</param5>
<param6/>
<param7/>
<param8>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</param8>
<param9>
<xsd:anyType>a</xsd:anyType>
<xsd:anyType>2</xsd:anyType>
</param9>
<param10>
<item>
<key>3</key>
<value>1</value>
</item>
</param10>
<param11>
<item>
<key>k</key>
<value>v</value>
</item>
<item>
<key>5</key>
<value/>
</item>
</param11>
<param12>
<SOAP-ENC:Array>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</SOAP-ENC:Array>
<SOAP-ENC:Array>
<xsd:int>3</xsd:int>
</SOAP-ENC:Array>
</param12>
<param13 id="ref1">
<x>1</x>
<y>2</y>
<z>3</z>
</param13>
<param14>
<SOAP-ENC:Struct href="#ref1"/>
<SOAP-ENC:Struct href="#ref1"/>
</param14>
<param15/>
<param16>
<a>1</a>
<b>
<xsd:int>1</xsd:int>
</b>
</param16>
<name>named</name>
<param18>5</param18>
<param19>x</param19>
<param20>
<xsd:int>1</xsd:int>
</param20>
<ns1:node>
<a>1</a>
</ns1:node>
<param22>
<item>
<key>a</key>
<value>1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24>1971-01-01T00:00:00Z</param24>
<param25>1970-01-01Z</param25>
<param26>12:00</param26>
<param27>1970Z</param27>
<param28>1970-01Z</param28>
<param29>--01-01Z</param29>
<param30>---01Z</param30>
<param31>--01--Z</param31>
<param32>616263</param32>
<param33>YWJj</param33>
<param34>12</param34>
<param35>7</param35>
<param36>true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39>1</param39>
<param40/>
<param41>
<item>1</item>
<item>2</item>
</param41>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://here urn:test#call 2
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:enc="http://www.w3.org/2003/05/soap-encoding" xmlns:ns2="http://xml.apache.org/xml-soap" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns3="urn:types" xmlns:ns4="urn:nodes" xmlns:ns5="urn:n">
<env:Body>
<ns1:call env:encodingStyle="http://www.w3.org/2003/05/soap-encoding">
<param0 xsi:type="xsd:int">1</param0>
<param1 xsi:type="xsd:float">-1.5</param1>
<param2 xsi:type="xsd:float">1.0E+40</param2>
<param3 xsi:type="xsd:string">text &amp; &lt;more&gt;</param3>
<param4 xsi:type="xsd:boolean">true</param4>
<param5 xsi:type="xsd:boolean">false</param5>
<param6 xsi:nil="true"/>
<param7 enc:itemType="xsd:anyType" enc:arraySize="0" xsi:type="enc:Array"/>
<param8 enc:itemType="xsd:int" enc:arraySize="2" xsi:type="enc:Array">
<item xsi:type="xsd:int">1</item>
<item xsi:type="xsd:int">2</item>
</param8>
<param9 enc:itemType="xsd:anyType" enc:arraySize="2" xsi:type="enc:Array">
<item xsi:type="xsd:string">a</item>
<item xsi:type="xsd:int">2</item>
</param9>
<param10 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:int">3</key>
<value xsi:type="xsd:int">1</value>
</item>
</param10>
<param11 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:string">k</key>
<value xsi:type="xsd:string">v</value>
</item>
<item>
<key xsi:type="xsd:int">5</key>
<value xsi:nil="true"/>
</item>
</param11>
<param12 enc:itemType="enc:Array" enc:arraySize="2" xsi:type="enc:Array">
<item enc:itemType="xsd:int" enc:arraySize="2" xsi:type="enc:Array">
<item xsi:type="xsd:int">1</item>
<item xsi:type="xsd:int">2</item>
</item>
<item enc:itemType="xsd:int" enc:arraySize="1" xsi:type="enc:Array">
<item xsi:type="xsd:int">3</item>
</item>
</param12>
<param13 xsi:type="enc:Struct" enc:id="ref1">
<x xsi:type="xsd:int">1</x>
<y xsi:type="xsd:int">2</y>
<z xsi:type="xsd:int">3</z>
</param13>
<param14 enc:itemType="enc:Struct" enc:arraySize="2" xsi:type="enc:Array">
<item enc:ref="#ref1"/>
<item enc:ref="#ref1"/>
</param14>
<param15 xsi:type="enc:Struct"/>
<param16 xsi:type="enc:Struct">
<a xsi:type="xsd:int">1</a>
<b enc:itemType="xsd:int" enc:arraySize="1" xsi:type="enc:Array">
<item xsi:type="xsd:int">1</item>
</b>
</param16>
<name xsi:type="xsd:string">named</name>
<param18 xsi:type="xsd:string">5</param18>
<param19 xsi:type="ns3:own">x</param19>
<param20 enc:itemType="xsd:int" enc:arraySize="1" xsi:type="enc:Array">
<item xsi:type="xsd:int">1</item>
</param20>
<ns4:node xsi:type="ns3:T">
<a xsi:type="xsd:int">1</a>
</ns4:node>
<param22 xsi:type="ns2:Map">
<item>
<key xsi:type="xsd:string">a</key>
<value xsi:type="xsd:int">1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24 xsi:type="xsd:dateTime">1971-01-01T00:00:00Z</param24>
<param25 xsi:type="xsd:date">1970-01-01Z</param25>
<param26 xsi:type="xsd:time">12:00</param26>
<param27 xsi:type="xsd:gYear">1970Z</param27>
<param28 xsi:type="xsd:gYearMonth">1970-01Z</param28>
<param29 xsi:type="xsd:gMonthDay">--01-01Z</param29>
<param30 xsi:type="xsd:gDay">---01Z</param30>
<param31 xsi:type="xsd:gMonth">--01--Z</param31>
<param32 xsi:type="xsd:hexBinary">616263</param32>
<param33 xsi:type="xsd:base64Binary">YWJj</param33>
<param34 xsi:type="xsd:int">12</param34>
<param35 xsi:type="xsd:long">7</param35>
<param36 xsi:type="xsd:boolean">true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39 xsi:type="xsd:int">1</param39>
<param40 xsi:nil="true"/>
<param41 enc:itemType="ns5:n" enc:arraySize="2" xsi:type="enc:Array">
<item xsi:type="ns5:n">1</item>
<item xsi:type="ns5:n">2</item>
</param41>
</ns1:call>
</env:Body>
</env:Envelope>
test://here urn:test#call 2
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:enc="http://www.w3.org/2003/05/soap-encoding" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns2="urn:nodes" xmlns:ns3="urn:n">
<env:Body>
<ns1:call>
<param0>1</param0>
<param1>-1.5</param1>
<param2>1.0E+40</param2>
<param3>text &amp; &lt;more&gt;</param3>
<param4>true</param4>
<param5>false</param5>
<param6/>
<param7/>
<param8>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</param8>
<param9>
<xsd:anyType>a</xsd:anyType>
<xsd:anyType>2</xsd:anyType>
</param9>
<param10>
<item>
<key>3</key>
<value>1</value>
</item>
</param10>
<param11>
<item>
<key>k</key>
<value>v</value>
</item>
<item>
<key>5</key>
<value/>
</item>
</param11>
<param12>
<SOAP-ENC:Array>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</SOAP-ENC:Array>
<SOAP-ENC:Array>
<xsd:int>3</xsd:int>
</SOAP-ENC:Array>
</param12>
<param13 enc:id="ref1">
<x>1</x>
<y>2</y>
<z>3</z>
</param13>
<param14>
<SOAP-ENC:Struct enc:ref="#ref1"/>
<SOAP-ENC:Struct enc:ref="#ref1"/>
</param14>
<param15/>
<param16>
<a>1</a>
<b>
<xsd:int>1</xsd:int>
</b>
</param16>
<name>named</name>
<param18>5</param18>
<param19>x</param19>
<param20>
<xsd:int>1</xsd:int>
</param20>
<ns2:node>
<a>1</a>
</ns2:node>
<param22>
<item>
<key>a</key>
<value>1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24>1971-01-01T00:00:00Z</param24>
<param25>1970-01-01Z</param25>
<param26>12:00</param26>
<param27>1970Z</param27>
<param28>1970-01Z</param28>
<param29>--01-01Z</param29>
<param30>---01Z</param30>
<param31>--01--Z</param31>
<param32>616263</param32>
<param33>YWJj</param33>
<param34>12</param34>
<param35>7</param35>
<param36>true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39>1</param39>
<param40/>
<param41>
<item>1</item>
<item>2</item>
</param41>
</ns1:call>
</env:Body>
</env:Envelope>
test://here urn:test#call 2
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:enc="http://www.w3.org/2003/05/soap-encoding" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:ns1="urn:nodes" xmlns:ns2="urn:n">
<env:Body>
<param0>1</param0>
<param1>-1.5</param1>
<param2>1.0E+40</param2>
<param3>text &amp; &lt;more&gt;</param3>
<param4>true</param4>
<param5>false</param5>
<param6/>
<param7/>
<param8>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</param8>
<param9>
<xsd:anyType>a</xsd:anyType>
<xsd:anyType>2</xsd:anyType>
</param9>
<param10>
<item>
<key>3</key>
<value>1</value>
</item>
</param10>
<param11>
<item>
<key>k</key>
<value>v</value>
</item>
<item>
<key>5</key>
<value/>
</item>
</param11>
<param12>
<SOAP-ENC:Array>
<xsd:int>1</xsd:int>
<xsd:int>2</xsd:int>
</SOAP-ENC:Array>
<SOAP-ENC:Array>
<xsd:int>3</xsd:int>
</SOAP-ENC:Array>
</param12>
<param13 enc:id="ref1">
<x>1</x>
<y>2</y>
<z>3</z>
</param13>
<param14>
<SOAP-ENC:Struct enc:ref="#ref1"/>
<SOAP-ENC:Struct enc:ref="#ref1"/>
</param14>
<param15/>
<param16>
<a>1</a>
<b>
<xsd:int>1</xsd:int>
</b>
</param16>
<name>named</name>
<param18>5</param18>
<param19>x</param19>
<param20>
<xsd:int>1</xsd:int>
</param20>
<ns1:node>
<a>1</a>
</ns1:node>
<param22>
<item>
<key>a</key>
<value>1</value>
</item>
</param22>
<raw>
<xml/>
</raw>
<param24>1971-01-01T00:00:00Z</param24>
<param25>1970-01-01Z</param25>
<param26>12:00</param26>
<param27>1970Z</param27>
<param28>1970-01Z</param28>
<param29>--01-01Z</param29>
<param30>---01Z</param30>
<param31>--01--Z</param31>
<param32>616263</param32>
<param33>YWJj</param33>
<param34>12</param34>
<param35>7</param35>
<param36>true</param36>
<param37>1 b</param37>
<param38>a b</param38>
<param39>1</param39>
<param40/>
<param41>
<item>1</item>
<item>2</item>
</param41>
</env:Body>
</env:Envelope>
test://here urn:test#call 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Body>
<ns1:call>
<param0 xsi:type="xsd:string">ä</param0>
<param1 SOAP-ENC:arrayType="xsd:int[1]" xsi:type="SOAP-ENC:Array">
<item xsi:type="xsd:int">1</item>
</param1>
<param2 SOAP-ENC:arrayType="xsi:nil[1]" xsi:type="SOAP-ENC:Array">
<item xsi:nil="true"/>
</param2>
</ns1:call>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
string(12) "test://there"
NULL
test://third do 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:third" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns2="urn:head" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Header>
<ns2:head SOAP-ENV:mustUnderstand="1" SOAP-ENV:actor="http://schemas.xmlsoap.org/soap/actor/next">
<item>
<key>a</key>
<value>1</value>
</item>
</ns2:head>
</SOAP-ENV:Header>
<SOAP-ENV:Body>
<ns1:other>
<param0 xsi:type="xsd:int">1</param0>
</ns1:other>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://again urn:test#other 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:ns2="urn:head" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Header>
<ns2:third>3</ns2:third>
<ns2:first/>
<ns2:second SOAP-ENV:actor="actor://x">text</ns2:second>
</SOAP-ENV:Header>
<SOAP-ENV:Body>
<ns1:other/>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://again urn:test#plain 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:ns2="urn:head" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Header>
<ns2:only>1.5</ns2:only>
</SOAP-ENV:Header>
<SOAP-ENV:Body>
<ns1:plain/>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://again urn:test#plain 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
<SOAP-ENV:Body>
<ns1:plain/>
</SOAP-ENV:Body>
</SOAP-ENV:Envelope>
test://here urn:test#other 2
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:ns2="urn:head" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:enc="http://www.w3.org/2003/05/soap-encoding">
<env:Header>
<ns2:a env:mustUnderstand="true" env:role="http://www.w3.org/2003/05/soap-envelope/role/none">1</ns2:a>
<ns2:b env:mustUnderstand="true" env:role="http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver">1</ns2:b>
</env:Header>
<env:Body>
<ns1:other env:encodingStyle="http://www.w3.org/2003/05/soap-encoding"/>
</env:Body>
</env:Envelope>
