--TEST--
All kinds of nodes, their properties, attributes and contents
--EXTENSIONS--
dom
xmlreader
--FILE--
<?php
$xml = <<<'XML'
<?xml version="1.0"?>
<!DOCTYPE list [<!ATTLIST item kind CDATA "plain"><!ENTITY e "entity">]>
<list xml:lang="en" xmlns:p="urn:p">
 <item id="1" p:x="é">text &e;<![CDATA[c<d]]></item><!-- comment --><?target data?>
 <p:empty/><item id="2"/>
</list>
XML;
foreach ([0, LIBXML_NOENT | LIBXML_DTDATTR, LIBXML_NOBLANKS] as $options) {
    $reader = new XMLReader();
    var_dump($reader->XML($xml, null, $options));
    while ($reader->read()) {
        echo $reader->depth, " ", $reader->nodeType, " ", $reader->name, " ", $reader->localName, " ", $reader->prefix, " ", $reader->namespaceURI;
        echo " ", json_encode([$reader->value, $reader->hasValue, $reader->hasAttributes, $reader->attributeCount, $reader->isEmptyElement, $reader->isDefault, $reader->xmlLang]), "\n";
        if ($reader->nodeType === XMLReader::ELEMENT) {
            while ($reader->moveToNextAttribute()) {
                echo "  @", $reader->name, "=", $reader->value, " ", var_export($reader->isDefault, true), "\n";
            }
            $reader->moveToElement();
            echo "  ", json_encode([$reader->getAttribute("id"), $reader->getAttributeNo(0), $reader->getAttributeNs("x", "urn:p"), $reader->lookupNamespace("p")]), "\n";
            echo "  ", json_encode([$reader->readInnerXml(), $reader->readOuterXml(), $reader->readString()]), "\n";
        }
    }
    var_dump($reader->isValid(), $reader->close());
}
$reader = XMLReader::XML($xml);
var_dump($reader->read(), $reader->next("list"), $reader->moveToFirstAttribute(), $reader->name, $reader->moveToAttribute("xmlns:p"), $reader->moveToAttributeNo(0), $reader->name);
var_dump($reader->moveToAttributeNs("lang", "http://www.w3.org/XML/1998/namespace"), $reader->moveToAttribute("none"), $reader->moveToElement(), $reader->next(), $reader->next());
--EXPECT--
bool(true)
0 10 list list   ["",false,false,0,false,false,""]
0 1 list list   ["",false,true,2,false,false,"en"]
  @xmlns:p=urn:p false
  @xml:lang=en false
  [null,"urn:p",null,"urn:p"]
  ["\n <item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item><!-- comment --><?target data?>\n <p:empty xmlns:p=\"urn:p\"\/><item id=\"2\"\/>\n","<list xmlns:p=\"urn:p\" xml:lang=\"en\">\n <item id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item><!-- comment --><?target data?>\n <p:empty\/><item id=\"2\"\/>\n<\/list>","\n text c<d\n \n"]
1 14 #text #text   ["\n ",true,false,0,false,false,"en"]
1 1 item item   ["",false,true,2,false,false,"en"]
  @id=1 false
  @p:x=é false
  ["1","1","\u00e9","urn:p"]
  ["text &e;<![CDATA[c<d]]>","<item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item>","text c<d"]
2 3 #text #text   ["text ",true,false,0,false,false,"en"]
2 5 e e   ["",false,false,0,false,false,"en"]
2 4 #cdata-section #cdata-section   ["c<d",true,false,0,false,false,"en"]
1 15 item item   ["",false,true,0,false,false,"en"]
1 8 #comment #comment   [" comment ",true,false,0,false,false,"en"]
1 7 target target   ["data",true,false,0,false,false,"en"]
1 14 #text #text   ["\n ",true,false,0,false,false,"en"]
1 1 p:empty empty p urn:p ["",false,false,0,true,false,"en"]
  [null,null,null,"urn:p"]
  ["","<p:empty xmlns:p=\"urn:p\"\/>",""]
1 1 item item   ["",false,true,1,true,false,"en"]
  @id=2 false
  ["2","2",null,"urn:p"]
  ["","<item id=\"2\"\/>",""]
1 14 #text #text   ["\n",true,false,0,false,false,"en"]
0 15 list list   ["",false,true,0,false,false,"en"]
bool(false)
bool(true)
bool(true)
0 10 list list   ["",false,false,0,false,false,""]
0 1 list list   ["",false,true,2,false,false,"en"]
  @xmlns:p=urn:p false
  @xml:lang=en false
  [null,"urn:p",null,"urn:p"]
  ["\n <item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\" kind=\"plain\">text entity<![CDATA[c<d]]><\/item><!-- comment --><?target data?>\n <p:empty xmlns:p=\"urn:p\"\/><item id=\"2\" kind=\"plain\"\/>\n","<list xmlns:p=\"urn:p\" xml:lang=\"en\">\n <item id=\"1\" p:x=\"&#xE9;\" kind=\"plain\">text entity<![CDATA[c<d]]><\/item><!-- comment --><?target data?>\n <p:empty\/><item id=\"2\" kind=\"plain\"\/>\n<\/list>","\n text entityc<d\n \n"]
1 14 #text #text   ["\n ",true,false,0,false,false,"en"]
1 1 item item   ["",false,true,3,false,false,"en"]
  @id=1 false
  @p:x=é false
  @kind=plain false
  ["1","1","\u00e9","urn:p"]
  ["text entity<![CDATA[c<d]]>","<item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\" kind=\"plain\">text entity<![CDATA[c<d]]><\/item>","text entityc<d"]
2 3 #text #text   ["text entity",true,false,0,false,false,"en"]
2 4 #cdata-section #cdata-section   ["c<d",true,false,0,false,false,"en"]
1 15 item item   ["",false,true,0,false,false,"en"]
1 8 #comment #comment   [" comment ",true,false,0,false,false,"en"]
1 7 target target   ["data",true,false,0,false,false,"en"]
1 14 #text #text   ["\n ",true,false,0,false,false,"en"]
1 1 p:empty empty p urn:p ["",false,false,0,true,false,"en"]
  [null,null,null,"urn:p"]
  ["","<p:empty xmlns:p=\"urn:p\"\/>",""]
1 1 item item   ["",false,true,2,true,false,"en"]
  @id=2 false
  @kind=plain false
  ["2","2",null,"urn:p"]
  ["","<item id=\"2\" kind=\"plain\"\/>",""]
1 14 #text #text   ["\n",true,false,0,false,false,"en"]
0 15 list list   ["",false,true,0,false,false,"en"]
bool(false)
bool(true)
bool(true)
0 10 list list   ["",false,false,0,false,false,""]
0 1 list list   ["",false,true,2,false,false,"en"]
  @xmlns:p=urn:p false
  @xml:lang=en false
  [null,"urn:p",null,"urn:p"]
  ["<item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item><!-- comment --><?target data?><p:empty xmlns:p=\"urn:p\"\/><item id=\"2\"\/>","<list xmlns:p=\"urn:p\" xml:lang=\"en\"><item id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item><!-- comment --><?target data?><p:empty\/><item id=\"2\"\/><\/list>","text c<d"]
1 1 item item   ["",false,true,2,false,false,"en"]
  @id=1 false
  @p:x=é false
  ["1","1","\u00e9","urn:p"]
  ["text &e;<![CDATA[c<d]]>","<item xmlns:p=\"urn:p\" id=\"1\" p:x=\"&#xE9;\">text &e;<![CDATA[c<d]]><\/item>","text c<d"]
2 3 #text #text   ["text ",true,false,0,false,false,"en"]
2 5 e e   ["",false,false,0,false,false,"en"]
2 4 #cdata-section #cdata-section   ["c<d",true,false,0,false,false,"en"]
1 15 item item   ["",false,true,0,false,false,"en"]
1 8 #comment #comment   [" comment ",true,false,0,false,false,"en"]
1 7 target target   ["data",true,false,0,false,false,"en"]
1 1 p:empty empty p urn:p ["",false,false,0,true,false,"en"]
  [null,null,null,"urn:p"]
  ["","<p:empty xmlns:p=\"urn:p\"\/>",""]
1 1 item item   ["",false,true,1,true,false,"en"]
  @id=2 false
  ["2","2",null,"urn:p"]
  ["","<item id=\"2\"\/>",""]
0 15 list list   ["",false,true,0,false,false,"en"]
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
string(7) "xmlns:p"
bool(true)
bool(true)
string(7) "xmlns:p"
bool(true)
bool(false)
bool(true)
bool(false)
bool(false)
