--TEST--
DOMXPath: queries, namespaces, PHP functions
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML('<r xmlns:p="urn:p"><i n="1">one</i><i n="2">two</i><p:i>three</p:i></r>');
$xpath = new DOMXPath($document);
var_dump($xpath->document === $document, $xpath->registerNodeNamespaces);
foreach (["count(//i)", "string(//i[2])", "//i = 'one'", "sum(//@n)", "1 div 0"] as $expression) {
    var_dump($xpath->evaluate($expression));
}
foreach ($xpath->query("//i/@n | //i/text()") as $node) {
    echo get_class($node), " ", $node->nodeValue, "\n";
}
var_dump($xpath->query("//p:i")->length, $xpath->query("following-sibling::*", $document->documentElement->firstChild)->length);
$xpath->registerNamespace("q", "urn:p");
var_dump($xpath->query("//q:i")->item(0)->nodeName, $xpath->query("count(//i)")->length);
var_dump($xpath->query("//["), $xpath->query("//unknown:i", null, false));
foreach ($xpath->query("//namespace::*[1]") as $node) {
    echo get_class($node), " ", $node->nodeName, " ", $node->nodeValue, " ", $node->parentNode->nodeName, "\n";
}
$xpath->registerNamespace("php", "http://php.net/xpath");
var_dump($xpath->evaluate("php:functionString('strrev', //i)"));
$xpath->registerPhpFunctions();
var_dump($xpath->evaluate("php:functionString('strrev', //i)"));
function describe($nodes, $flag, $number) {
    return get_class($nodes[0]) . count($nodes) . var_export($flag, true) . $number;
}
var_dump($xpath->evaluate("php:function('describe', //i, true(), 2.5)"));
var_dump($xpath->query("php:function('pick', //i)")->item(0)->nodeValue);
function pick($nodes) { return $nodes[1]; }
function fail() { throw new LogicException("thrown inside"); }
foreach (["php:function('fail')", "php:function('no_such_function')", "php:function(1)"] as $expression) {
    try {
        var_dump($xpath->evaluate($expression));
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
$xpath->registerPhpFunctions(["strtolower"]);
try {
    $xpath->evaluate("php:function('strrev', 'x')");
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    $xpath->query("//i", (new DOMDocument)->createElement("x"));
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
bool(true)
bool(true)
float(2)
string(3) "two"
bool(true)
float(3)
float(INF)
DOMAttr 1
DOMText one
DOMAttr 2
DOMText two
int(1)
int(2)
string(3) "p:i"
int(0)

Warning: DOMXPath::query(): Invalid expression in {PWD}/xpath.php on line 15

Warning: DOMXPath::query(): Undefined namespace prefix in {PWD}/xpath.php on line 15
bool(false)
bool(false)
DOMNameSpaceNode xmlns:xml http://www.w3.org/XML/1998/namespace r
DOMNameSpaceNode xmlns:xml http://www.w3.org/XML/1998/namespace i
DOMNameSpaceNode xmlns:xml http://www.w3.org/XML/1998/namespace i
DOMNameSpaceNode xmlns:xml http://www.w3.org/XML/1998/namespace p:i

Warning: DOMXPath::evaluate(): xmlExtFunctionTest: PHP Object did not register PHP functions in {PWD}/xpath.php on line 20

Warning: DOMXPath::evaluate(): Stack usage error in {PWD}/xpath.php on line 20
bool(false)
string(3) "eno"
string(18) "DOMElement2true2.5"
string(3) "two"
LogicException: thrown inside
Error: Unable to call handler no_such_function()
TypeError: Handler name must be a string
Not allowed to call handler 'strrev()'.
Node from wrong document
