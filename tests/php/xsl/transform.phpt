--TEST--
Transformations: parameters, output forms, EXSLT, keys
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
$processor = sheet('<xsl:output method="xml" indent="yes" encoding="ISO-8859-1"/><xsl:param name="p" select="\'default\'"/>'
    . '<xsl:template match="/"><out p="{$p}"><xsl:for-each select="//i"><xsl:sort select="@n"/><x><xsl:value-of select="."/></x></xsl:for-each>&#228;</out></xsl:template>');
echo $processor->transformToXml($data);
var_dump($processor->setParameter("", "p", "it's"), $processor->getParameter("", "p"), $processor->setParameter("", ["q" => 5, "r" => "x"]));
echo $processor->transformToXml($data);
var_dump($processor->removeParameter("", "p"), $processor->removeParameter("", "p"), $processor->getParameter("", "p"));
$processor->setParameter("", "p", "both ' and \"");
$result = $processor->transformToDoc($data);
var_dump(get_class($result), $result->documentElement->getAttribute("p"), $result->encoding);
$file = __DIR__ . "/transform.tmp.xml";
var_dump($processor->transformToUri($data, $file) == filesize($file));
echo sheet('<xsl:output method="text"/><xsl:template match="/"><xsl:value-of select="str:padding(3, \'ab\')"/>|<xsl:value-of select="count(//i)"/></xsl:template>')->transformToXml($data), "\n";
echo sheet('<xsl:output method="html"/><xsl:template match="/"><html><br/><p class="&quot;">x</p></html></xsl:template>')->transformToXml(simplexml_import_dom($data));
echo sheet('<xsl:key name="k" match="i" use="@n"/><xsl:output method="text"/><xsl:template match="/"><xsl:value-of select="key(\'k\', 1)"/></xsl:template>')->transformToXml($data), "\n";
$held = new DOMDocument;
$held->loadXML("<r> <a/> </r>");
echo sheet('<xsl:strip-space elements="*"/><xsl:template match="/"><n><xsl:value-of select="count(//text())"/></n></xsl:template>')->transformToXml($held);
--CLEAN--
<?php
unlink(__DIR__ . "/transform.tmp.xml");
--EXPECT--
bool(true)
<?xml version="1.0" encoding="ISO-8859-1"?>
<out xmlns:php="http://php.net/xsl" xmlns:str="http://exslt.org/strings" xmlns:d="http://exslt.org/dates-and-times" p="default"><x>a</x><x>b</x>ä</out>
bool(true)
string(4) "it's"
bool(true)
<?xml version="1.0" encoding="ISO-8859-1"?>
<out xmlns:php="http://php.net/xsl" xmlns:str="http://exslt.org/strings" xmlns:d="http://exslt.org/dates-and-times" p="it's"><x>a</x><x>b</x>ä</out>
bool(true)
bool(false)
bool(false)

Warning: XSLTProcessor::transformToDoc(): Cannot create XPath expression (string contains both quote and double-quotes) in {PWD}/transform.php on line 20
string(11) "DOMDocument"
string(7) "default"
string(10) "ISO-8859-1"

Warning: XSLTProcessor::transformToUri(): Cannot create XPath expression (string contains both quote and double-quotes) in {PWD}/transform.php on line 23
bool(true)
bool(true)
aba|2
bool(true)
<html xmlns:php="http://php.net/xsl" xmlns:str="http://exslt.org/strings" xmlns:d="http://exslt.org/dates-and-times">
<br><p class='"'>x</p>
</html>
bool(true)
a
bool(true)
<?xml version="1.0"?>
<n xmlns:php="http://php.net/xsl" xmlns:str="http://exslt.org/strings" xmlns:d="http://exslt.org/dates-and-times">0</n>
