--TEST--
Faults: what constructors take, texts, and the other classes' arguments
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
foreach ([["Client", "text"], ["Own", "text", "actor", [1], "name", 5], [["urn:a", "Code"], "text"], [null, "text"], ["", "x"], [[1], "x"], [["a", 1], "x"]] as $arguments)
    try {
        $fault = new SoapFault(...$arguments);
        var_dump($fault->faultcode, $fault->faultcodens, $fault->faultstring, $fault->faultactor, $fault->detail, $fault->_name, $fault->headerfault, $fault->getMessage());
    } catch (Throwable $thrown) { echo get_class($thrown), ": ", $thrown->getMessage(), "\n"; }
function inner() { return new SoapFault("Server", "shown"); }
echo str_replace(__DIR__, "", inner()), "\n";
foreach ([fn() => new SoapVar(1, 5000), fn() => new SoapParam(1, ""), fn() => new SoapHeader("", "n"), fn() => new SoapHeader("n", ""), fn() => new SoapHeader("n", "n", 1, false, "ab"),
          fn() => new SoapHeader("n", "n", 1, false, 9), fn() => new SoapClient(null), fn() => new SoapClient(null, []), fn() => new SoapClient(null, ["uri" => "u"]),
          fn() => new SoapClient(null, ["uri" => "u", "location" => "l", "encoding" => "nowhere"]), fn() => new SoapClient(null, ["uri" => "u", "location" => "l", "typemap" => [1]]),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "l"]))->__soapCall("f", [], null, 5),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "l"]))->__setSoapHeaders(5),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "nowhere"]))->f(),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "ftp://nowhere/"]))->f(),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "l"]))->f("\xff\xfe"),
          fn() => (new SoapClient(null, ["uri" => "u", "location" => "l"]))->f(STDOUT)] as $make)
    try { $make(); } catch (Throwable $thrown) { echo get_class($thrown), " ", $thrown->faultcode ?? "", ": ", $thrown->getMessage(), "\n"; }
var_dump(use_soap_error_handler(), use_soap_error_handler(false), use_soap_error_handler(true));
use_soap_error_handler(false);
var_dump(new SoapHeader("urn:n", "name", 5, true, SOAP_ACTOR_NONE), new SoapParam([1], "name"));
class Sub extends SoapClient { public function __construct() { } public function __call($name, $arguments): mixed { return [$name, $arguments]; } }
print_r((new Sub)->something(1, b: 2));
try { (new SoapClient(null, ["uri" => "u", "location" => "l"]))->thing(...["a" => 1]); } catch (SoapFault $fault) { echo $fault->getMessage(), "\n", $fault->getTrace()[1]["function"] ?? "", "\n"; }
--EXPECT--
string(6) "Client"
string(41) "http://schemas.xmlsoap.org/soap/envelope/"
string(4) "text"
NULL
NULL
NULL
NULL
string(4) "text"
string(3) "Own"
NULL
string(4) "text"
string(5) "actor"
array(1) {
  [0]=>
  int(1)
}
string(4) "name"
int(5)
string(4) "text"
string(4) "Code"
string(5) "urn:a"
string(4) "text"
NULL
NULL
NULL
NULL
string(4) "text"
NULL
NULL
string(4) "text"
NULL
NULL
NULL
NULL
string(4) "text"
ValueError: SoapFault::__construct(): Argument #1 ($code) is not a valid fault code
ValueError: SoapFault::__construct(): Argument #1 ($code) is not a valid fault code
ValueError: SoapFault::__construct(): Argument #1 ($code) is not a valid fault code
SoapFault exception: [Server] shown in /faults.php:7
Stack trace:
#0 /faults.php(8): inner()
#1 {main}
ValueError : SoapVar::__construct(): Argument #2 ($encoding) is not a valid encoding
ValueError : SoapParam::__construct(): Argument #2 ($name) cannot be empty
ValueError : SoapHeader::__construct(): Argument #1 ($namespace) cannot be empty
ValueError : SoapHeader::__construct(): Argument #2 ($name) cannot be empty
ValueError : SoapHeader::__construct(): Argument #5 ($actor) must be longer than 2 characters
ValueError : SoapHeader::__construct(): Argument #5 ($actor) must be one of SOAP_ACTOR_NEXT, SOAP_ACTOR_NONE, or SOAP_ACTOR_UNLIMATERECEIVER
SoapFault Client: SoapClient::__construct(): 'location' and 'uri' options are required in nonWSDL mode
SoapFault Client: SoapClient::__construct(): 'uri' option is required in nonWSDL mode
SoapFault Client: SoapClient::__construct(): 'location' option is required in nonWSDL mode
SoapFault Client: SoapClient::__construct(): Invalid 'encoding' option - 'nowhere'
TypeError : SoapHeader::__construct(): "typemap" option must be of type array, int given
TypeError : SoapClient::__soapCall(): Argument #4 ($inputHeaders) must be of type SoapHeader|array|null, int given
TypeError : SoapClient::__setSoapHeaders(): Argument #1 ($headers) must be of type SoapHeader|array|null, int given
SoapFault HTTP: Unable to parse URL
SoapFault HTTP: Unknown protocol. Only http and https are allowed.
SoapFault Client: SOAP-ERROR: Encoding: string '\xff...' is not a valid utf-8 string
SoapFault Client: SOAP-ERROR: Encoding: Cannot find encoding
bool(false)
bool(true)
bool(false)
object(SoapHeader)#18 (5) {
  ["namespace"]=>
  string(5) "urn:n"
  ["name"]=>
  string(4) "name"
  ["data"]=>
  int(5)
  ["mustUnderstand"]=>
  bool(true)
  ["actor"]=>
  int(2)
}
object(SoapParam)#17 (2) {
  ["param_name"]=>
  string(4) "name"
  ["param_data"]=>
  array(1) {
    [0]=>
    int(1)
  }
}
Array
(
    [0] => something
    [1] => Array
        (
            [0] => 1
            [b] => 2
        )

)
Unable to parse URL
__call
