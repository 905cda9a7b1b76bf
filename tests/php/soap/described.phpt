--TEST--
A described service: functions and types as texts, requests and answers, class map, type map, features
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
function show(...$values) { foreach ($values as $value) echo preg_replace('/\s*\n\s*/', " ", var_export($value, true)), "\n"; }
class Item { public $name, $price, $tag, $id; public $own = "kept"; }
class Book extends Item { public $pages; }
class Basket { }
class Shop {
    public function find($request) {
        echo "find: "; show($request);
        $item = new Item; $item->name = "n"; $item->price = 2.5; $item->id = 4; $item->tag = ["x", "y"];
        return ["books" => ["item" => [$item, ["name" => "m", "price" => 1, "id" => 5, "mark" => "!"]]], "total" => ["_" => "3.50", "currency" => "EUR"]];
    }
    public function sum($values, $scale) { echo "sum: "; show($values, $scale); return array_sum($values) * $scale; }
    public function pair() { return ["first" => 1, "second" => ["name" => "n", "price" => 2, "id" => 3]]; }
    public function book($book, $address, $choice) { echo "book: "; show($book, $address, $choice); return 7; }
    public function token($token) { echo "token: "; show($token); }
    public function tell($what) { echo "told: "; show($what); }
}
class Local extends SoapClient {
    public $server;
    public function __doRequest($request, $location, $action, $version, $oneWay = false): ?string {
        echo "-> $action ", (int)$oneWay, "\n", $request;
        ob_start();
        $this->server->handle($request);
        $answer = ob_get_clean();
        $at = strpos($answer, "<?xml");
        echo $at ? substr($answer, 0, $at) : "";
        echo "<- ", $answer, "\n";
        return $answer;
    }
}
$classes = ["Item" => "Item", "Book" => "Book"];
$server = new SoapServer(__DIR__ . "/shop.wsdl", ["classmap" => $classes]);
$server->setClass("Shop");
$client = new Local(__DIR__ . "/shop.wsdl", ["classmap" => $classes, "features" => SOAP_SINGLE_ELEMENT_ARRAYS]);
$client->server = $server;
print_r($client->__getFunctions());
echo implode("\n", $client->__getTypes()), "\n";
print_r($server->getFunctions());
show($client->find(["item" => ["name" => "book", "price" => 1.25, "colour" => "red", "tag" => "one", "id" => 3, "shared" => 9], "note" => null]));
$client->__soapCall("find", [["item" => ["name" => "book", "price" => null, "id" => 3]]], null, new SoapHeader("urn:shop:types", "token", "secret"));
show($client->sum([1, 2, 3], 1.5));
show($client->pair());
$book = new Book; $book->name = "b"; $book->price = 3; $book->id = 1; $book->pages = 100; $book->any = "<extra>1</extra>";
show($client->book($book, ["street" => "s", "town" => null], ["other" => "text"]));
show($client->tell(5));
foreach ([fn() => $client->nothing(), fn() => $client->find([]), fn() => $client->find(["item" => ["name" => "x"]]),
          fn() => $client->book($book, ["street" => "a"], ["neither" => 1])] as $call)
    try { $call(); } catch (SoapFault $fault) { echo $fault->faultcode, ": ", $fault->getMessage(), "\n"; }
$client = new Local(__DIR__ . "/shop.wsdl", ["typemap" => [["type_ns" => "urn:shop:types", "type_name" => "Item",
    "to_xml" => function ($value) { return "<item><name>mapped " . $value["name"] . "</name><price>1</price></item>"; },
    "from_xml" => function ($xml) { echo $xml, "\n"; return "read"; }], ["type_name" => "nowhere"], []]]);
$client->server = $server;
show($client->find(["item" => ["name" => "x"]]));
foreach (get_class_methods("SoapClient") as $name) if ($name === "__getTypes") echo count($client->$name()), "\n";
--EXPECT--
Array
(
    [0] => findResponse find(find $parameters)
    [1] => float sum(Ints $values, float $scale)
    [2] => list(int $first, Item $second) pair()
    [3] => float book(Book $book, Address $address, Choice $choice)
    [4] => void tell(float $return)
)
string Colour
list Sizes {int}
union Either {,int,string,anonymous3}
float anonymous3
struct Item {
 string name;
 float price;
 Colour colour;
 string tag;
 int id;
 string mark;
 int shared;
}
struct Book {
 int pages;
 <anyXML> any;
}
struct Money {
 decimal _;
 string currency;
}
struct Address {
 string street;
 string town;
}
struct Choice {
 int one;
 string other;
}
struct Many {
 int one;
 string other;
}
struct All {
 int a;
 Sizes b;
}
struct ItemList {
 Item item;
}
struct find {
 Item item;
 string note;
}
struct findResponse {
 ItemList books;
 Money total;
}
int Ints[]
Item Items[]
Array
(
    [0] => find
    [1] => sum
    [2] => pair
    [3] => book
    [4] => token
    [5] => tell
)
-> urn:find 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><SOAP-ENV:Body><ns1:find><ns1:item id="3" shared="9"><ns1:name>book</ns1:name><ns1:price>1.25</ns1:price><ns1:colour>red</ns1:colour><ns1:tag>one</ns1:tag></ns1:item><ns1:note xsi:nil="true"/></ns1:find></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types"><SOAP-ENV:Body><ns1:findResponse><ns1:books><ns1:item id="4"><ns1:name>n</ns1:name><ns1:price>2.5</ns1:price><ns1:tag>x</ns1:tag><ns1:tag>y</ns1:tag></ns1:item><ns1:item id="5" mark="!"><ns1:name>m</ns1:name><ns1:price>1</ns1:price></ns1:item></ns1:books><ns1:total currency="EUR">3.50</ns1:total></ns1:findResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>


Deprecated: Creation of dynamic property Item::$shared is deprecated in {PWD}/described.php on line 39

Deprecated: Creation of dynamic property Item::$mark is deprecated in {PWD}/described.php on line 39

Deprecated: Creation of dynamic property Item::$shared is deprecated in {PWD}/described.php on line 39
(object) array( 'books' => (object) array( 'item' => array ( 0 => \Item::__set_state(array( 'name' => 'n', 'price' => 2.5, 'tag' => array ( 0 => 'x', 1 => 'y', ), 'id' => 4, 'own' => 'kept', 'shared' => 7, )), 1 => \Item::__set_state(array( 'name' => 'm', 'price' => 1.0, 'tag' => NULL, 'id' => 5, 'own' => 'kept', 'mark' => '!', 'shared' => 7, )), ), ), 'total' => (object) array( '_' => '3.50', 'currency' => 'EUR', ), )
-> urn:find 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types"><SOAP-ENV:Header><ns1:token>secret</ns1:token></SOAP-ENV:Header><SOAP-ENV:Body><ns1:find><ns1:item id="3"><ns1:name>book</ns1:name><ns1:price/></ns1:item></ns1:find></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types"><SOAP-ENV:Body><ns1:findResponse><ns1:books><ns1:item id="4"><ns1:name>n</ns1:name><ns1:price>2.5</ns1:price><ns1:tag>x</ns1:tag><ns1:tag>y</ns1:tag></ns1:item><ns1:item id="5" mark="!"><ns1:name>m</ns1:name><ns1:price>1</ns1:price></ns1:item></ns1:books><ns1:total currency="EUR">3.50</ns1:total></ns1:findResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>


Deprecated: Creation of dynamic property Item::$shared is deprecated in {PWD}/described.php on line 40

Deprecated: Creation of dynamic property Item::$mark is deprecated in {PWD}/described.php on line 40

Deprecated: Creation of dynamic property Item::$shared is deprecated in {PWD}/described.php on line 40
-> urn:sum 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns2="urn:shop:more" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:sum><values SOAP-ENC:arrayType="xsd:int[3]" xsi:type="ns2:Ints"><item xsi:type="xsd:int">1</item><item xsi:type="xsd:int">2</item><item xsi:type="xsd:int">3</item></values><scale xsi:type="xsd:float">1.5</scale></ns1:sum></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:sumResponse><return xsi:type="xsd:float">9</return></ns1:sumResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>

9.0
-> urn:pair 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:pair/></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:ns2="urn:shop:types" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><SOAP-ENV:Body><ns1:pairResponse><first xsi:type="xsd:int">1</first><second id="3" xsi:type="ns2:Item"><name xsi:type="xsd:string">n</name><price xsi:type="xsd:float">2</price></second></ns1:pairResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>


Deprecated: Creation of dynamic property Item::$shared is deprecated in {PWD}/described.php on line 42
array ( 'first' => 1, 'second' => \Item::__set_state(array( 'name' => 'n', 'price' => 2.0, 'tag' => NULL, 'id' => 3, 'own' => 'kept', 'shared' => 7, )), )

Deprecated: Creation of dynamic property Book::$any is deprecated in {PWD}/described.php on line 43
-> urn:book 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:ns2="urn:shop:types" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><SOAP-ENV:Body><ns1:book><book id="1"><ns2:name>b</ns2:name><ns2:price>3</ns2:price><ns2:pages>100</ns2:pages><extra>1</extra></book><address><ns2:street>s</ns2:street><ns2:town xsi:nil="true"/></address><choice><ns2:other>text</ns2:other></choice></ns1:book></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop"><SOAP-ENV:Body><ns1:bookResponse><return>7</return></ns1:bookResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>

7.0
-> urn:tell 1
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop"><SOAP-ENV:Body><ns1:tell><return>5</return></ns1:tell></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- 
NULL
Client: Function ("nothing") is not a valid method for this service
Client: SOAP-ERROR: Encoding: object has no 'item' property
Client: SOAP-ERROR: Encoding: object has no 'price' property
-> urn:book 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop" xmlns:ns2="urn:shop:types" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><SOAP-ENV:Body><ns1:book><book id="1"><ns2:name>b</ns2:name><ns2:price>3</ns2:price><ns2:pages>100</ns2:pages><extra>1</extra></book><address><ns2:street>a</ns2:street><ns2:town xsi:nil="true"/></address><choice/></ns1:book></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop"><SOAP-ENV:Body><ns1:bookResponse><return>7</return></ns1:bookResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>

-> urn:find 0
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types"><SOAP-ENV:Body><ns1:find><ns1:item><name>mapped x</name><price>1</price></ns1:item></ns1:find></SOAP-ENV:Body></SOAP-ENV:Envelope>
<- <?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="urn:shop:types"><SOAP-ENV:Body><ns1:findResponse><ns1:books><ns1:item id="4"><ns1:name>n</ns1:name><ns1:price>2.5</ns1:price><ns1:tag>x</ns1:tag><ns1:tag>y</ns1:tag></ns1:item><ns1:item id="5" mark="!"><ns1:name>m</ns1:name><ns1:price>1</ns1:price></ns1:item></ns1:books><ns1:total currency="EUR">3.50</ns1:total></ns1:findResponse></SOAP-ENV:Body></SOAP-ENV:Envelope>

<ns1:item xmlns:ns1="urn:shop:types" id="4"><ns1:name>n</ns1:name><ns1:price>2.5</ns1:price><ns1:tag>x</ns1:tag><ns1:tag>y</ns1:tag></ns1:item>
<ns1:item xmlns:ns1="urn:shop:types" id="5" mark="!"><ns1:name>m</ns1:name><ns1:price>1</ns1:price></ns1:item>
(object) array( 'books' => (object) array( 'item' => array ( 0 => 'read', 1 => 'read', ), ), 'total' => (object) array( '_' => '3.50', 'currency' => 'EUR', ), )
16
