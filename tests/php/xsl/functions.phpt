--TEST--
PHP functions in stylesheets
--EXTENSIONS--
dom
xsl
--FILE--
<?php
$data = new DOMDocument;
$data->loadXML("<r><i>b</i><i>a</i></r>");
function processor($expression, $functions = null) {
    $document = new DOMDocument;
    $document->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:php="http://php.net/xsl">'
        . '<xsl:output method="text"/><xsl:template match="/"><xsl:copy-of select="' . $expression . '"/></xsl:template></xsl:stylesheet>');
    $processor = new XSLTProcessor;
    if ($functions !== false) {
        $processor->registerPHPFunctions($functions);
    }
    $processor->importStylesheet($document);
    return $processor;
}
class Tools {
    public static function describe($nodes, $text) { return get_class($nodes[0]) . count($nodes) . $nodes[1]->nodeValue . $text; }
}
function node() { $d = new DOMDocument; $d->loadXML("<made>by php</made>"); return $d; }
function truth() { return true; }
function fail() { throw new LogicException("inside"); }
function object() { return new stdClass; }
foreach (["php:functionString('strtoupper', //i)", "php:function('Tools::describe', //i, 'x')", "php:function('node')", "php:function('truth')",
          "php:function('no_such')", "php:function('object')", "php:function('fail')"] as $expression) {
    try {
        var_dump(processor($expression)->transformToXml($data));
    } catch (LogicException $error) {
        echo $error->getMessage(), "\n";
    }
}
var_dump(processor("php:function('strrev', 'abc')", ["strtolower"])->transformToXml($data));
var_dump(processor("php:function('strrev', 'abc')", "strrev")->transformToXml($data));
var_dump(processor("php:function('strrev', 'abc')", false)->transformToXml($data));
$file = __DIR__ . "/functions.tmp.txt";
$processor = processor("1");
var_dump($processor->setProfiling($file), $processor->transformToXml($data), strpos(file_get_contents($file), "Calls") !== false, $processor->setProfiling(null));
--CLEAN--
<?php
unlink(__DIR__ . "/functions.tmp.txt");
--EXPECT--
string(1) "B"
string(13) "DOMElement2ax"
string(6) "by php"
string(4) "true"

Warning: XSLTProcessor::transformToXml(): Unable to call handler no_such() in {PWD}/functions.php on line 25
NULL

Warning: XSLTProcessor::transformToXml(): A PHP Object cannot be converted to a XPath-string in {PWD}/functions.php on line 25
NULL
inside

Warning: XSLTProcessor::transformToXml(): Not allowed to call handler 'strrev()' in {PWD}/functions.php on line 30
NULL
string(3) "cba"

Warning: XSLTProcessor::transformToXml(): xsltExtFunctionTest: PHP Object did not register PHP functions in {PWD}/functions.php on line 32

Warning: XSLTProcessor::transformToXml(): Stack usage error in {PWD}/functions.php on line 32
bool(false)
bool(true)
string(1) "1"
bool(true)
bool(true)
