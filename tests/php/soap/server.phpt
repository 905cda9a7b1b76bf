--TEST--
A server by functions, by an object and by a class: requests in both versions, headers, faults, output
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
function add($a, $b) { return $a + $b; }
function fail() { throw new SoapFault("Server", "failed", "actor", ["detail" => 1], "name"); }
function give() { return new SoapFault(["urn:faults", "Own"], "given"); }
function broken() { return nothing(); }
function loud() { echo "noise"; return "quiet"; }
function note($text) { echo "note $text\n"; return "noted"; }
function headed() { global $server; $server->addSoapHeader(new SoapHeader("urn:head", "extra", 5, true)); return new SoapVar("v", XSD_STRING); }
function warned() { return $undefined; }
function raises() { throw new RuntimeException("goes on"); }
function request($call, $head = "", $ns = "http://schemas.xmlsoap.org/soap/envelope/") {
    return "<?xml version='1.0'?><e:Envelope xmlns:e='$ns' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:xsd='http://www.w3.org/2001/XMLSchema'>$head<e:Body><m:$call</e:Body></e:Envelope>";
}
function handle($server, $text) {
    ob_start();
    try { $server->handle($text); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; }
    echo trim(ob_get_clean()), "\n";
}
$new = "http://www.w3.org/2003/05/soap-envelope";
$server = new SoapServer(null, ["uri" => "urn:test", "actor" => "urn:me"]);
$server->addFunction("add");
$server->addFunction(["FAIL", "give", "broken", "loud", "note", "headed", "warned", "raises"]);
print_r($server->getFunctions());
handle($server, request("add xmlns:m='urn:test'><a xsi:type='xsd:int'>2</a><b xsi:type='xsd:int'>3</b></m:add>"));
handle($server, request("add xmlns:m='urn:test'><a>2</a><b>3.5</b></m:add>", "", $new));
foreach (["fail", "give", "broken", "loud", "headed", "warned", "raises"] as $name) {
    handle($server, request("$name xmlns:m='urn:test'/>"));
    handle($server, request("$name xmlns:m='urn:test'/>", "", $new));
}
$head = fn($more) => "<e:Header><h:note xmlns:h='urn:head' $more>1</h:note></e:Header>";
foreach (["", "e:mustUnderstand='1'", "e:actor='urn:other'", "e:actor='urn:me'", "e:actor='http://schemas.xmlsoap.org/soap/actor/next'"] as $more)
    handle($server, request("loud xmlns:m='urn:test'/>", $head($more)));
handle($server, request("loud xmlns:m='urn:test'/>", str_replace("note", "unknown", $head("e:mustUnderstand='0'"))));
class Service {
    private $made;
    public function __construct($made = "default") { $this->made = $made; }
    public function made() { return $this->made; }
    protected function hidden() { }
    public function __call($name, $arguments) { return "$name with " . count($arguments); }
}
$server = new SoapServer(null, ["uri" => "urn:test", "soap_version" => SOAP_1_2]);
$server->setClass("Service", "given");
$server->setPersistence(SOAP_PERSISTENCE_REQUEST);
print_r($server->getFunctions());
handle($server, request("made xmlns:m='urn:test'/>"));
handle($server, request("other xmlns:m='urn:test'><a>1</a></m:other>"));
$server->setObject(new Service("object"));
print_r($server->getFunctions());
handle($server, request("made xmlns:m='urn:test'/>"));
$server->addFunction(SOAP_FUNCTIONS_ALL);
foreach ([fn() => $server->setPersistence(1), fn() => $server->addFunction("nowhere"), fn() => $server->addFunction(1.5), fn() => $server->addFunction(1),
          fn() => $server->setClass("Nowhere"), fn() => $server->addSoapHeader(new SoapHeader("a", "b")), fn() => (new SoapServer(null, ["uri" => "u"]))->addFunction([1]),
          fn() => (new SoapServer(null, ["uri" => "u"]))->addFunction(["nowhere"]), fn() => (new ReflectionClass("SoapServer"))->newInstanceWithoutConstructor()->getFunctions(),
          function () { $s = new SoapServer(null, ["uri" => "u"]); $s->setClass("Service"); $s->setPersistence(9); }] as $call)
    try { $call(); } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; }
--EXPECT--
Array
(
    [0] => add
    [1] => fail
    [2] => give
    [3] => broken
    [4] => loud
    [5] => note
    [6] => headed
    [7] => warned
    [8] => raises
)
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:addResponse><return xsi:type="xsd:int">5</return></ns1:addResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:enc="http://www.w3.org/2003/05/soap-encoding"><env:Body xmlns:rpc="http://www.w3.org/2003/05/soap-rpc"><ns1:addResponse env:encodingStyle="http://www.w3.org/2003/05/soap-encoding"><rpc:result>return</rpc:result><return xsi:type="xsd:float">5.5</return></ns1:addResponse></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode><faultstring>failed</faultstring><faultactor>actor</faultactor><detail><item><key>detail</key><value>1</value></item></detail></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope"><env:Body><env:Fault><env:Code><env:Value>env:Receiver</env:Value></env:Code><env:Reason><env:Text>failed</env:Text></env:Reason><env:Detail><item><key>detail</key><value>1</value></item></env:Detail></env:Fault></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:faults"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>ns1:Own</faultcode><faultstring>given</faultstring></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:faults"><env:Body><env:Fault><env:Code><env:Value>ns1:Own</env:Value></env:Code><env:Reason><env:Text>given</env:Text></env:Reason></env:Fault></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode><faultstring>Call to undefined function nothing()</faultstring></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope"><env:Body><env:Fault><env:Code><env:Value>env:Receiver</env:Value></env:Code><env:Reason><env:Text>Call to undefined function nothing()</env:Text></env:Reason></env:Fault></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:enc="http://www.w3.org/2003/05/soap-encoding"><env:Body xmlns:rpc="http://www.w3.org/2003/05/soap-rpc"><ns1:loudResponse env:encodingStyle="http://www.w3.org/2003/05/soap-encoding"><rpc:result>return</rpc:result><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:head" xmlns:ns2="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Header><ns1:extra SOAP-ENV:mustUnderstand="1">5</ns1:extra></SOAP-ENV:Header><SOAP-ENV:Body><ns2:headedResponse><return xsi:type="xsd:string">v</return></ns2:headedResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:head" xmlns:ns2="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:enc="http://www.w3.org/2003/05/soap-encoding"><env:Header><ns1:extra env:mustUnderstand="true">5</ns1:extra></env:Header><env:Body xmlns:rpc="http://www.w3.org/2003/05/soap-rpc"><ns2:headedResponse env:encodingStyle="http://www.w3.org/2003/05/soap-encoding"><rpc:result>return</rpc:result><return xsi:type="xsd:string">v</return></ns2:headedResponse></env:Body></env:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:warnedResponse><return xsi:nil="true"/></ns1:warnedResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="urn:test" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:enc="http://www.w3.org/2003/05/soap-encoding"><env:Body xmlns:rpc="http://www.w3.org/2003/05/soap-rpc"><ns1:warnedResponse env:encodingStyle="http://www.w3.org/2003/05/soap-encoding"><rpc:result>return</rpc:result><return xsi:nil="true"/></ns1:warnedResponse></env:Body></env:Envelope>
RuntimeException: goes on
RuntimeException: goes on
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Header><note>noted</note></SOAP-ENV:Header><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Header><note>noted</note></SOAP-ENV:Header><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Header><note>noted</note></SOAP-ENV:Header><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Header><note>noted</note></SOAP-ENV:Header><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:loudResponse><return xsi:type="xsd:string">quiet</return></ns1:loudResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
Array
(
    [0] => __construct
    [1] => made
    [2] => __call
)
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:madeResponse><return xsi:type="xsd:string">given</return></ns1:madeResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:otherResponse><return xsi:type="xsd:string">other with 1</return></ns1:otherResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
Array
(
    [0] => __construct
    [1] => made
    [2] => __call
)
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:test" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:madeResponse><return xsi:type="xsd:string">object</return></ns1:madeResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>
Error: SoapServer::setPersistence(): Persistence cannot be set when the SOAP server is used in function mode
TypeError: SoapServer::addFunction(): Argument #1 ($functions) must be a valid function name, function "nowhere" not found
TypeError: SoapServer::addFunction(): Argument #1 ($functions) must be of type array|string|int, float given
ValueError: SoapServer::addFunction(): Argument #1 ($functions) must be SOAP_FUNCTIONS_ALL when an integer is passed
TypeError: SoapServer::setClass(): Argument #1 ($class) must be a valid class name, Nowhere given
Error: SoapServer::addSoapHeader() may be called only during SOAP request processing
TypeError: SoapServer::addFunction(): Argument #1 ($functions) must contain only strings
TypeError: SoapServer::addFunction(): Function "nowhere" not found
Error: Cannot fetch SoapServer object
ValueError: SoapServer::setPersistence(): Argument #1 ($mode) must be either SOAP_PERSISTENCE_SESSION or SOAP_PERSISTENCE_REQUEST when the SOAP server is used in class mode
