--TEST--
Floats that are not finite, beside objects with __toString()
--FILE--
<?php
class Text
{
    function __toString()
    {
        echo "asked ";
        return "12";
    }
}
foreach ([INF, -INF, NAN, 1.5, -0.0, 1e100] as $float) {
    $object = new Text;
    var_dump($float . $object, $object . $float, "$float$object");
    $text = $float;
    $text .= $object;
    var_dump($text);
}
--EXPECT--
asked asked asked string(5) "INF12"
string(5) "12INF"
string(5) "INF12"
asked string(5) "INF12"
asked asked asked string(6) "-INF12"
string(6) "12-INF"
string(6) "-INF12"
asked string(6) "-INF12"
asked asked asked string(5) "NAN12"
string(5) "12NAN"
string(5) "NAN12"
asked string(5) "NAN12"
asked asked asked string(5) "1.512"
string(5) "121.5"
string(5) "1.512"
asked string(5) "1.512"
asked asked asked string(4) "-012"
string(4) "12-0"
string(4) "-012"
asked string(4) "-012"
asked asked asked string(10) "1.0E+10012"
string(10) "121.0E+100"
string(10) "1.0E+10012"
asked string(10) "1.0E+10012"
