--TEST--
XSLTProcessor::registerPHPFunctionNS(): callables as functions of a namespace
--EXTENSIONS--
xsl
--INI--
zvm.php=8.4
log_errors=0
--FILE--
<?php
function processor(string $select, string $more = ""): XSLTProcessor {
    $sheet = new DOMDocument;
    $sheet->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:my="urn:my" xmlns:php="http://php.net/xsl"'
        . ' exclude-result-prefixes="my php"><xsl:output method="text"/>' . $more . '<xsl:template match="/"><xsl:value-of select="' . $select . '"/></xsl:template></xsl:stylesheet>');
    $processor = new XSLTProcessor;
    $processor->importStylesheet($sheet);
    return $processor;
}
$source = new DOMDocument;
$source->loadXML("<r><a>one</a><a>two</a></r>");

$processor = processor("my:joined(//a, '-', 2, true())");
$processor->registerPHPFunctionNS("urn:my", "joined", function (array $nodes, string $by, float $number, bool $flag) {
    return implode($by, array_map(fn ($node) => $node->textContent, $nodes)) . " $number " . var_export($flag, true);
});
var_dump($processor->transformToXml($source));
var_dump($processor->transformToXml($source));

class Named { static function upper($text) { return strtoupper($text); } }
$processor = processor("my:upper(string(//a[2]))");
$processor->registerPHPFunctionNS("urn:my", "upper", "Named::upper");
$processor->registerPHPFunctionNS("urn:my", "upper", [new Named, "upper"]);
var_dump($processor->transformToXml($source));

$processor = processor("my:throws()");
$processor->registerPHPFunctionNS("urn:my", "throws", function () { throw new Exception("thrown"); });
try {
    $processor->transformToXml($source);
} catch (Exception $thrown) {
    echo get_class($thrown), ": ", $thrown->getMessage(), "\n";
}

foreach ([["http://php.net/xsl", "f"], ["urn:my", "no name"], ["urn:my", ""], ["urn:my", "a:b"]] as [$uri, $name]) {
    try {
        (new XSLTProcessor)->registerPHPFunctionNS($uri, $name, "strlen");
        echo "registered\n";
    } catch (Throwable $thrown) {
        echo get_class($thrown), ": ", $thrown->getMessage(), "\n";
    }
}
try {
    (new XSLTProcessor)->registerPHPFunctionNS("urn:my", "f", "not_there");
} catch (Throwable $thrown) {
    echo get_class($thrown), ": ", $thrown->getMessage(), "\n";
}
var_dump(@processor("my:unknown()")->transformToXml($source));
--EXPECT--
string(14) "one-two 2 true"
string(14) "one-two 2 true"
string(3) "TWO"
Exception: thrown
ValueError: XSLTProcessor::registerPHPFunctionNS(): Argument #1 ($namespaceURI) must not be "http://php.net/xsl" because it is reserved by PHP
ValueError: XSLTProcessor::registerPHPFunctionNS(): Argument #2 ($name) must be a valid callback name
ValueError: XSLTProcessor::registerPHPFunctionNS(): Argument #2 ($name) must be a valid callback name
ValueError: XSLTProcessor::registerPHPFunctionNS(): Argument #2 ($name) must be a valid callback name
TypeError: XSLTProcessor::registerPHPFunctionNS(): Argument #3 ($callable) must be a valid callback, function "not_there" not found or invalid function name
bool(false)
