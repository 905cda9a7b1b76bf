--TEST--
Answers without a description: values of every kind, references, several values, headers and faults
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
function show(...$values) { foreach ($values as $value) echo var_export($value, true), "\n"; }
class Answering extends SoapClient {
    public $answer;
    public function __doRequest($request, $location, $action, $version, $oneWay = false): ?string {
        return $this->answer;
    }
}
$client = new Answering(null, ["location" => "test://", "uri" => "urn:test"]);
function answer($client, $inner, $head = "", $ns = "http://schemas.xmlsoap.org/soap/envelope/", $more = "") {
    $client->answer = <<<XML
<?xml version="1.0"?>
<e:Envelope xmlns:e="$ns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"
 xmlns:enc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:e2="http://www.w3.org/2003/05/soap-encoding" xmlns:m="http://xml.apache.org/xml-soap" $more>
  $head
  <e:Body>
    <r:callResponse xmlns:r="urn:test">$inner</r:callResponse>
  </e:Body>
</e:Envelope>
XML;
    try {
        $out = null;
        show($client->__soapCall("call", [], null, null, $out));
        if ($out) show($out);
    } catch (SoapFault $fault) {
        echo get_class($fault), " ", $fault->faultcode, " | ", $fault->getMessage(), " | ", $fault->faultactor ?? "-", "\n";
        if (isset($fault->detail)) show($fault->detail);
    }
}
foreach (["int" => " 12 ", "long" => "99999999999999999999", "float" => "1.5e3", "double" => "-INF", "boolean" => "True", "string" => " a  b ",
          "token" => " a  b ", "normalizedString" => "a\nb", "base64Binary" => "YWJj", "hexBinary" => "616263", "dateTime" => "2001-01-01T00:00:00Z",
          "decimal" => "1.50", "anyType" => "x", "unknown" => "y", "short" => "z", "hexBinaryX" => "", "byte" => ""] as $type => $text)
    answer($client, "<return xsi:type=\"xsd:$type\">$text</return>");
answer($client, '<return xsi:type="xsd:hexBinary">6g</return>');
answer($client, '<return xsi:nil="true"/>');
answer($client, '<return><![CDATA[<b>]]></return>');
answer($client, '<return>a<!-- c -->b</return>');
answer($client, '<return><a>1</a><b><c>2</c></b><a>3</a></return>');
answer($client, '<x>1</x><y>2</y>');
answer($client, '<x>1</x><x>2</x><x>3</x>');
answer($client, '');
answer($client, '<return enc:arrayType="xsd:int[2,2]" xsi:type="enc:Array"><i>1</i><i>2</i><i>3</i><i>4</i></return>');
answer($client, '<return enc:arrayType="xsd:int[4]" enc:offset="[2]" xsi:type="enc:Array"><i>1</i><i enc:position="[9]">2</i></return>');
answer($client, '<return e2:itemType="xsd:int" e2:arraySize="* 2" xsi:type="e2:Array"><i>1</i><i>2</i><i>3</i></return>');
answer($client, '<return xsi:type="m:Map"><item><key>a</key><value xsi:type="xsd:int">1</value></item><item><key xsi:type="xsd:int">5</key><value>b</value></item></return>');
answer($client, '<return xsi:type="m:Map"><item><value/></item></return>');
answer($client, '<return xsi:type="m:Map"><item><key xsi:type="xsd:double">1.5</key><value/></item></return>');
answer($client, '<return><a href="#1"/><b href="#1"/></return><multi id="1"><v>1</v></multi>');
answer($client, '<return><a href="#2"/></return>');
answer($client, '<return><a href="http://x/"/></return>');
answer($client, '<return><a e2:ref="#i"/><b e2:id="i"><v>1</v></b></return>', "", "http://www.w3.org/2003/05/soap-envelope");
answer($client, '<return><a e2:ref="i" e2:id="i"/></return>', "", "http://www.w3.org/2003/05/soap-envelope");
answer($client, '<return>1</return>', '<e:Header><h:one xmlns:h="urn:h" xsi:type="xsd:int">1</h:one><two><a>x</a></two></e:Header>');
answer($client, '1', '', "urn:other");
answer($client, '1', '', "http://schemas.xmlsoap.org/soap/envelope/", 'plain="1"');
answer($client, '1', '', "http://schemas.xmlsoap.org/soap/envelope/", 'xmlns:f="http://www.w3.org/2003/05/soap-envelope" f:encodingStyle="x"');
foreach (["", "no xml", "<!DOCTYPE a><a/>", "<a/>", "<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'/>"] as $text) {
    $client->answer = $text;
    try { show($client->call()); } catch (SoapFault $fault) { echo $fault->faultcode, ": ", $fault->getMessage(), "\n"; }
}
$client->answer = '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><e:Fault><faultcode>e:Server</faultcode><faultstring>broken</faultstring><faultactor>me</faultactor><detail><a>1</a></detail></e:Fault></e:Body></e:Envelope>';
try { $client->call(); } catch (SoapFault $fault) { show($fault->faultcode, $fault->faultstring, $fault->faultactor, $fault->detail, $fault->faultcodens); }
$client->answer = '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><e:Fault><e:Code><e:Value>e:Sender</e:Value></e:Code><e:Reason><e:Text>wrong</e:Text></e:Reason><e:Detail><b>2</b></e:Detail></e:Fault></e:Body></e:Envelope>';
try { $client->call(); } catch (SoapFault $fault) { show($fault->faultcode, $fault->faultstring, $fault->detail); }
$client->answer = null;
try { $client->call(); } catch (SoapFault $fault) { echo $fault->getMessage(), "\n"; }
$client = new Answering(null, ["location" => "test://", "uri" => "urn:test", "exceptions" => false, "trace" => 1]);
$client->answer = "none";
$fault = $client->call("a");
show(is_soap_fault($fault), is_soap_fault(1), $fault->getMessage());
echo $client->__getLastRequest(), $client->__getLastResponse(), "\n";
show($client->__getLastRequestHeaders(), $client->__getLastResponseHeaders(), $client->__getFunctions(), $client->__getTypes());
--EXPECT--
12
1.0E+20
1500.0
-INF
true
' a  b '
'a b'
'a b'
'abc'
'abc'
'2001-01-01T00:00:00Z'
'1.50'
'x'
'y'
SoapFault Client | SOAP-ERROR: Encoding: Violation of encoding rules | -
''
NULL
SoapFault Client | SOAP-ERROR: Encoding: Violation of encoding rules | -
NULL
'<b>'
'ab'
(object) array(
   'a' => 
  array (
    0 => '1',
    1 => '3',
  ),
   'b' => 
  (object) array(
     'c' => '2',
  ),
)
array (
  'x' => '1',
  'y' => '2',
)
array (
  'x' => 
  array (
    0 => '1',
    1 => '2',
    2 => '3',
  ),
)
NULL
array (
  0 => 
  array (
    0 => 1,
    1 => 2,
  ),
  1 => 
  array (
    0 => 3,
    1 => 4,
  ),
)
array (
  2 => 1,
  9 => 2,
)
array (
  0 => 
  array (
    0 => 1,
    1 => 2,
  ),
  1 => 
  array (
    0 => 3,
  ),
)
array (
  'a' => 1,
  5 => 'b',
)
SoapFault Client | SOAP-ERROR: Encoding: Can't decode apache map, missing key | -
SoapFault Client | SOAP-ERROR: Encoding: Can't decode apache map, only Strings or Longs are allowed as keys | -
array (
  'return' => 
  (object) array(
     'a' => 
    (object) array(
       'v' => '1',
    ),
     'b' => 
    (object) array(
       'v' => '1',
    ),
  ),
  'multi' => 
  (object) array(
     'v' => '1',
  ),
)
SoapFault Client | SOAP-ERROR: Encoding: Unresolved reference '#2' | -
SoapFault Client | SOAP-ERROR: Encoding: External reference 'http://x/' | -
(object) array(
   'a' => 
  (object) array(
     'v' => '1',
  ),
   'b' => 
  (object) array(
     'v' => '1',
  ),
)
SoapFault Client | SOAP-ERROR: Encoding: Violation of id and ref information items 'i' | -
'1'
array (
  'one' => 1,
  'two' => 
  (object) array(
     'a' => 'x',
  ),
)
SoapFault VersionMismatch | Wrong Version | -
SoapFault Client | A SOAP Envelope element cannot have non Namespace qualified attributes | -
SoapFault Client | Unknown data encoding style | -
NULL
Client: looks like we got no XML document
Client: DTD are not supported by SOAP
VersionMismatch: Wrong Version
Client: Body must be present in a SOAP envelope
'e:Server'
'broken'
'me'
(object) array(
   'a' => '1',
)
NULL
'e:Sender'
'wrong'
(object) array(
   'b' => '2',
)
SoapClient::__doRequest() returned non string value
true
false
'looks like we got no XML document'
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:call><param0 xsi:type="xsd:string">a</param0></ns1:call></SOAP-ENV:Body></SOAP-ENV:Envelope>
none
NULL
NULL
NULL
NULL
