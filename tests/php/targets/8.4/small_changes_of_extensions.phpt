--TEST--
References in arrays of intl, dates' __debugInfo(), nodes of namespaces, constants and classes that came and went
--INI--
zvm.php=8.4
--EXTENSIONS--
dom
intl
mysqli
--FILE--
<?php
$text = "a";
$texts = ["b"];
$one = 1;
foreach ([["language" => &$text], ["language" => "de", "variant" => &$texts], ["language" => "de", "variant0" => &$text]] as $tags) {
    var_dump(locale_compose($tags), intl_get_error_message());
}
var_dump(locale_lookup([&$text, 'b'], 'b'));
var_dump(IntlDateFormatter::create("en", 0, -1, "UTC")->format(["tm_sec" => &$one, "tm_year" => 100, "tm_mday" => 3]));
class MyDate extends DateTime { public function __debugInfo() { return ['asked' => true]; } }
print_r(new MyDate);
$d = new DOMDocument;
$d->loadXML('<r xmlns:a="urn:a"><c/></r>');
$n = (new DOMXPath($d))->query('//namespace::a')->item(0);
var_dump($n->parentElement->nodeName, $n->isConnected, method_exists('DOMImplementation', 'getFeature'), (new ReflectionClassConstant('Locale', 'DEFAULT_LOCALE'))->getType()?->getName());
var_dump(defined('MYSQLI_TYPE_INTERVAL'), defined('MYSQLI_TYPE_VECTOR'), isset((new ReflectionExtension('dom'))->getClasses()['dom\domexception']));
foreach ([FFI::cdef('int abs(int);'), new ReflectionConstant('E_ALL')] as $o) {
    try {
        clone $o;
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
string(1) "a"
string(12) "U_ZERO_ERROR"
string(4) "de_b"
string(12) "U_ZERO_ERROR"
string(4) "de_a"
string(12) "U_ZERO_ERROR"
string(1) "b"
string(23) "Monday, January 3, 2000"
MyDate Object
(
    [asked] => 1
)
string(1) "r"
bool(true)
bool(false)
string(4) "null"
bool(false)
bool(true)
bool(true)
Trying to clone an uncloneable object of class FFI
Trying to clone an uncloneable object of class ReflectionConstant
