--TEST--
Offsets of lists and maps of nodes: numbers as the language reads them, names of attributes, other names nothing
--EXTENSIONS--
dom
--FILE--
<?php
$document = new DOMDocument;
$document->loadXML('<root xmlns:p="urn:p" p:x="1" y="2"><a/><b/></root>');
$root = $document->documentElement;
foreach ([$root->childNodes, $root->attributes, $document->getElementsByTagName('a')] as $list) {
    echo get_class($list), "\n";
    foreach ([0, 1.5, '1', '1x', ' 1', 'y', 'p:x', 'a', '', true, null, '-0', 9, 1e20] as $offset) {
        try {
            echo json_encode([$offset, $list[$offset]?->nodeName, isset($list[$offset]), empty($list[$offset])]), "\n";
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
DOMNodeList
[0,"a",true,false]
[1.5,"b",true,false]
["1","b",true,false]
["1x","b",true,false]
[" 1","b",true,false]
["y",null,false,true]
["p:x",null,false,true]
["a",null,false,true]
["",null,false,true]
[true,"b",true,false]
[null,"a",true,false]
["-0","a",true,false]
[9,null,false,true]
[1.0e+20,null,false,true]
DOMNamedNodeMap
[0,"p:x",true,false]
[1.5,"y",true,false]
["1","y",true,false]
["1x","y",true,false]
[" 1","y",true,false]
["y","y",true,false]
["p:x",null,false,true]
["a",null,false,true]
["",null,false,true]
[true,"y",true,false]
[null,"p:x",true,false]
["-0","p:x",true,false]
[9,null,false,true]
ValueError: must be between 0 and 2147483647
DOMNodeList
[0,"a",true,false]
[1.5,null,false,true]
["1",null,false,true]
["1x",null,false,true]
[" 1",null,false,true]
["y",null,false,true]
["p:x",null,false,true]
["a",null,false,true]
["",null,false,true]
[true,null,false,true]
[null,"a",true,false]
["-0","a",true,false]
[9,null,false,true]
[1.0e+20,null,false,true]
