--TEST--
Reading elements and attributes: properties, offsets, iteration, casts
--EXTENSIONS--
simplexml
--FILE--
<?php
$xml = simplexml_load_string('<r a="1" b="x"><i n="1">one</i><i n="2">two</i><s>text<t/>more</s><e/><!--c--></r>');
var_dump((string) $xml->i, (string) $xml->i[1], (string) $xml->i[1]["n"], $xml->i[5], $xml["none"], (string) $xml["a"]);
var_dump(isset($xml->i), isset($xml->none), isset($xml["a"]), isset($xml->i[1]), isset($xml->i[2]), empty($xml->e), empty($xml->i));
var_dump(count($xml), count($xml->i), $xml->i->count(), count($xml->none), (bool) $xml->none, (bool) $xml->e, (bool) $xml->i);
foreach ($xml as $name => $child) {
    echo $name, "=", $child, " ";
}
foreach ($xml->i as $name => $child) {
    echo $name, "=", $child["n"], " ";
}
foreach ($xml->attributes() as $name => $value) {
    echo $name, "=", $value, " ";
}
echo "\n";
var_dump((int) $xml->i["n"] + 1, (float) $xml->i[1]["n"], $xml->i["n"] + 2, "$xml->s", $xml->i == "one", $xml->i == $xml->i, $xml == $xml->i);
print_r([$xml, (array) $xml->s, (array) $xml->i, json_encode($xml), get_object_vars($xml->i[0])]);
print_r($xml->children());
print_r($xml->attributes());
var_dump($xml->getName(), $xml->i[1]->getName(), $xml->asXML(), $xml->i->asXML(), $xml->s->saveXML());
$copy = clone $xml;
$copy["a"] = "changed";
echo $xml["a"], $copy["a"], "\n";
try {
    foreach ($xml as &$child) {
    }
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
try {
    serialize($xml);
} catch (Exception $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(3) "one"
string(3) "two"
string(1) "2"
NULL
NULL
string(1) "1"
bool(true)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
int(4)
int(2)
int(2)
int(0)
bool(false)
bool(true)
bool(true)
i=one i=two s=textmore e= i=1 i=2 a=1 b=x 
int(2)
float(2)
int(3)
string(8) "textmore"
bool(true)
bool(true)
bool(true)
Array
(
    [0] => SimpleXMLElement Object
        (
            [@attributes] => Array
                (
                    [a] => 1
                    [b] => x
                )

            [i] => Array
                (
                    [0] => one
                    [1] => two
                )

            [s] => textmore
            [e] => SimpleXMLElement Object
                (
                )

            [comment] => SimpleXMLElement Object
                (
                )

        )

    [1] => Array
        (
            [t] => SimpleXMLElement Object
                (
                )

        )

    [2] => Array
        (
            [@attributes] => Array
                (
                    [n] => 1
                )

            [0] => one
            [1] => two
        )

    [3] => {"@attributes":{"a":"1","b":"x"},"i":["one","two"],"s":"textmore","e":{},"comment":{}}
    [4] => Array
        (
            [@attributes] => Array
                (
                    [n] => 1
                )

            [0] => one
        )

)
SimpleXMLElement Object
(
    [@attributes] => Array
        (
            [a] => 1
            [b] => x
        )

    [i] => Array
        (
            [0] => one
            [1] => two
        )

    [s] => textmore
    [e] => SimpleXMLElement Object
        (
        )

    [comment] => SimpleXMLElement Object
        (
        )

)
SimpleXMLElement Object
(
    [@attributes] => Array
        (
            [a] => 1
            [b] => x
        )

)
string(1) "r"
string(1) "i"
string(105) "<?xml version="1.0"?>
<r a="1" b="x"><i n="1">one</i><i n="2">two</i><s>text<t/>more</s><e/><!--c--></r>
"
string(16) "<i n="1">one</i>"
string(19) "<s>text<t/>more</s>"
1changed
An iterator cannot be used with foreach by reference
Serialization of 'SimpleXMLElement' is not allowed
