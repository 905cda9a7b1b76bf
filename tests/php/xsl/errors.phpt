--TEST--
Stylesheets that are wrong or fail, and arguments that are refused
--EXTENSIONS--
dom
simplexml
xsl
--FILE--
<?php
function sheet($body, $more = "") {
    $document = new DOMDocument;
    $document->loadXML('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" '
        . 'xmlns:php="http://php.net/xsl" xmlns:str="http://exslt.org/strings" xmlns:d="http://exslt.org/dates-and-times" ' . $more . '>'
        . $body . '</xsl:stylesheet>');
    $processor = new XSLTProcessor;
    var_dump($processor->importStylesheet($document));
    return $processor;
}
$data = new DOMDocument;
$data->loadXML("<r><i n='2'>b</i><i n='1'>a</i></r>");
$processor = sheet('<xsl:template match="/"><out/></xsl:template>');
$bad = sheet('<xsl:template match="/"><xsl:value-of select="nothing("/></xsl:template>');
$failing = sheet('<xsl:template match="/"><xsl:message terminate="yes">stop</xsl:message></xsl:template>');
var_dump($failing->transformToXml($data));
var_dump(sheet('<xsl:template match="/"><xsl:value-of select="$missing"/></xsl:template>')->transformToXml($data));
libxml_use_internal_errors(true);
var_dump($failing->transformToXml($data), trim(libxml_get_errors()[0]->message));
libxml_use_internal_errors(false);
foreach ([fn() => (new XSLTProcessor)->transformToXml($data), fn() => $processor->transformToXml(new stdClass),
          fn() => $processor->setParameter("", "a"), fn() => $processor->setParameter("", ["x"]), fn() => clone $processor,
          fn() => $processor->transformToDoc($data, "stdClass")] as $refused) {
    try {
        $refused();
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
var_dump((new XSLTProcessor)->importStylesheet($data), $processor->hasExsltSupport(), $processor->setSecurityPrefs(XSL_SECPREF_NONE), $processor->getSecurityPrefs());
--EXPECT--
bool(true)
bool(true)
bool(true)

Warning: XSLTProcessor::transformToXml(): stop in {PWD}/errors.php on line 16
bool(false)
bool(true)

Warning: XSLTProcessor::transformToXml(): runtime error: file {PWD}/ line 1 element value-of in {PWD}/errors.php on line 17

Warning: XSLTProcessor::transformToXml(): Variable 'missing' has not been declared. in {PWD}/errors.php on line 17

Warning: XSLTProcessor::transformToXml(): Undefined variable in {PWD}/errors.php on line 17

Warning: XSLTProcessor::transformToXml(): runtime error: file {PWD}/ line 1 element value-of in {PWD}/errors.php on line 17

Warning: XSLTProcessor::transformToXml(): XPath evaluation returned no result. in {PWD}/errors.php on line 17
bool(false)
bool(false)
string(4) "stop"
Error: XSLTProcessor::transformToXml() can only be called after a stylesheet has been imported
ValueError: XSLTProcessor::transformToXml(): Argument #1 ($document) must be a valid XML node
ValueError: XSLTProcessor::setParameter(): Argument #3 ($value) cannot be null when argument #2 ($name) is a string
TypeError: XSLTProcessor::setParameter(): Argument #2 ($name) must contain only string keys
Error: Trying to clone an uncloneable object of class XSLTProcessor
TypeError: XSLTProcessor::transformToDoc(): Argument #2 ($returnClass) must be a class name compatible with DOMDocument, "stdClass" given

Warning: XSLTProcessor::importStylesheet(): compilation error: file {PWD}/ line 1 element r in {PWD}/errors.php on line 30

Warning: XSLTProcessor::importStylesheet(): xsltParseStylesheetProcess : document is not a stylesheet in {PWD}/errors.php on line 30
bool(false)
bool(true)
int(44)
int(0)
