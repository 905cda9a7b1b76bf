--TEST--
Elements, attributes, texts and numbers of a SimpleXMLElement in small steps
--EXTENSIONS--
simplexml
--FILE--
<?php
class Element extends SimpleXMLElement {}
class Shown extends SimpleXMLElement { public function __toString(): string { return "shown"; } }
$xml = '<r xmlns:n="urn:n" a="1"><i id="7" n:id="8">one<b>t</b></i><i id=" 9x">2.5</i><n:i id="10">three</n:i><e/><c><![CDATA[<5>]]></c><m>1&amp;2</m></r>';
foreach (["SimpleXMLElement", "Element", "Shown"] as $class) {
    $x = simplexml_load_string($xml, $class);
    echo get_class($x->i), get_class($x->i["id"]), " ";
    echo $x->i, "|", $x->i->b, "|", $x->e, "|", $x->none, "|", $x->none->deeper, "|", $x->c, "|", $x->m, "|", $x["a"], "|", $x["none"], "|", $x->i["id"], "\n";
    var_dump((int) $x->i["id"], (int) $x->i[1]["id"], (float) $x->i[1], (int) $x->none, (int) $x["a"] + 1, $x->i[1] * 2);
    foreach ($x->i as $name => $i) {
        echo $name, "=", $i, ",", $i["id"], ",", $i->b, " ";
    }
    foreach ($x->children("urn:n") as $i) {
        echo "[", $i, $i["id"], $i->attributes()["id"], "] ";
    }
    foreach ($x->i[0]->attributes("urn:n") as $name => $value) {
        echo $name, $value, " ";
    }
    foreach ($x as $i) {
        echo $i->getName();
        foreach ($i as $inner) {
            echo "(", $inner, ")";
        }
    }
    echo "\n";
    var_dump(isset($x->i["id"]), isset($x->i["no"]), isset($x->none), empty($x->e), (bool) $x->none, (bool) $x->i, $x->i[5] ?? "default", $x["none"] ?? "default");
    $kept = $x->i[0];
    $inside = $kept->b;
    unset($x->i[0]);
    try {
        echo $kept, "\n";
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
    foreach ($x->i as $i) {
        $x->addChild("i", "more");
        if (count($x->i) > 4) {
            break;
        }
        echo $i, " ";
    }
    $part = $x->m;
    unset($x, $i);
    echo $part, " ", $part->getName(), "\n";
}
try {
    $empty = (new ReflectionClass("SimpleXMLElement"))->newInstanceWithoutConstructor();
    echo $empty->a;
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
SimpleXMLElementSimpleXMLElement one|t||||<5>|1&2|1||7
int(7)
int(9)
float(2.5)
int(0)
int(2)
float(5)
i=one,7,t i=2.5, 9x, [three10] id8 i(t)iecm
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
string(7) "default"
string(7) "default"

2.5 more more 1&2 m
ElementElement one|t||||<5>|1&2|1||7
int(7)
int(9)
float(2.5)
int(0)
int(2)
float(5)
i=one,7,t i=2.5, 9x, [three10] id8 i(t)iecm
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
string(7) "default"
string(7) "default"

2.5 more more 1&2 m
ShownShown shown|shown|shown|shown||shown|shown|shown||shown
int(7)
int(9)
float(2.5)
int(0)
int(2)
float(5)
i=shown,shown,shown i=shown,shown,shown [shownshown] idshown i(shown)iecm
bool(true)
bool(false)
bool(false)
bool(true)
bool(false)
bool(true)
string(7) "default"
string(7) "default"
shown
shown shown shown shown m
SimpleXMLElement is not properly initialized
