--TEST--
Writing elements and attributes: assigning, appending, unsetting
--EXTENSIONS--
simplexml
--FILE--
<?php
$xml = new SimpleXMLElement("<r/>");
$xml->a = "one & <two>";
$xml->a["n"] = 5;
$xml->a[] = "second";
$xml->deep->er->est = true;
$xml["attr"] = "v\"";
$xml->list[] = "1";
$xml->list[] = "2";
$xml->copy = $xml->a;
$xml->n = 1.5;
$xml->n .= "x";
echo $xml->asXML();
$xml->list[0] = "changed";
$xml->list[9] = "gap";
$xml->a = "which?";
unset($xml->list[0], $xml["attr"], $xml->deep, $xml->none, $xml->a[1]);
echo $xml->asXML();
$child = $xml->addChild("child", "text &amp; more");
$child->addAttribute("at", "v");
$child->addAttribute("p:at", "w", "urn:p");
$child->addAttribute("at", "again");
$child->addAttribute("x", "y", "urn:x");
$xml->addChild("q:n", null, "urn:q")->addChild("inner");
$xml->attributes()->addChild("no");
var_dump($xml->addChild("ch")->getName());
echo $xml->asXML();
foreach ([fn() => $xml->x = [], fn() => $xml["y"] = new stdClass, fn() => $xml->addChild(""), fn() => $xml->{""} = 1,
          fn() => $xml[] = "x", fn() => $xml->attributes()[] = "x"] as $refused) {
    try {
        $refused();
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
$held = $xml->child;
$node = $xml->child[0];
unset($xml->child);
var_dump(count($held));
try {
    echo $node->getName();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
class Item extends SimpleXMLElement {
    public function __toString(): string { return "item " . parent::__toString(); }
    public function count(): int { return 42; }
}
$items = simplexml_load_string("<r><a>1</a></r>", "Item");
echo $items->a, " ", count($items), " ", get_class($items->a), "\n";
class Bare extends SimpleXMLElement {
    public function __construct() {}
}
try {
    (new Bare)->getName();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
<?xml version="1.0"?>
<r attr="v&quot;"><a n="5">one &amp; &lt;two&gt;</a><a>second</a><deep><er><est>1</est></er></deep><list>1</list><list>2</list><copy>one &amp; &lt;two&gt;</copy><n>1.5x</n></r>

Warning: main(): Cannot add element list number 9 when only 2 such elements exist in {PWD}/writing.php on line 15

Warning: main(): Cannot assign to an array of nodes (duplicate subnodes or attr detected) in {PWD}/writing.php on line 16
<?xml version="1.0"?>
<r><a n="5">one &amp; &lt;two&gt;</a><list>2</list><copy>one &amp; &lt;two&gt;</copy><n>1.5x</n><list>gap</list></r>

Warning: SimpleXMLElement::addAttribute(): Attribute already exists in {PWD}/writing.php on line 22

Warning: SimpleXMLElement::addAttribute(): Attribute requires prefix for namespace in {PWD}/writing.php on line 23

Warning: SimpleXMLElement::addChild(): Cannot add element to attributes in {PWD}/writing.php on line 25
string(2) "ch"
<?xml version="1.0"?>
<r><a n="5">one &amp; &lt;two&gt;</a><list>2</list><copy>one &amp; &lt;two&gt;</copy><n>1.5x</n><list>gap</list><child xmlns:p="urn:p" at="v" p:at="w">text &amp; more</child><q:n xmlns:q="urn:q"><q:inner/></q:n><ch/></r>
TypeError: It's not possible to assign a complex type to properties, array given
TypeError: It's not possible to assign a complex type to attributes, stdClass given
ValueError: SimpleXMLElement::addChild(): Argument #1 ($qualifiedName) cannot be empty
ValueError: Cannot create element with an empty name
ValueError: Cannot append to an attribute list
Error: Cannot append to an attribute list
int(0)
SimpleXMLElement is not properly initialized
item 1 42 Item
SimpleXMLElement is not properly initialized
