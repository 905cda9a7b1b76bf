--TEST--
Attributes of PDO and of its statements
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
class Statement extends PDOStatement { private function __construct(public $given = 0) { echo "made for ", $this->queryString, "\n"; } }
$db = new PDO("sqlite::memory:", null, null, [PDO::ATTR_CASE => PDO::CASE_UPPER, PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC]);
echo json_encode($db->query("SELECT 1 AS Abc")->fetch()), "\n";
$db->setAttribute(PDO::ATTR_CASE, PDO::CASE_LOWER);
echo json_encode($db->query("SELECT 1 AS Abc")->fetch()), "\n";
$db->setAttribute(PDO::ATTR_CASE, PDO::CASE_NATURAL);
foreach ([PDO::NULL_NATURAL, PDO::NULL_EMPTY_STRING, PDO::NULL_TO_STRING] as $nulls) {
    $db->setAttribute(PDO::ATTR_ORACLE_NULLS, $nulls);
    echo json_encode($db->query("SELECT NULL AS n, '' AS e, 0 AS z")->fetch()), "\n";
}
$db->setAttribute(PDO::ATTR_ORACLE_NULLS, PDO::NULL_NATURAL);
$db->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, true);
var_dump($db->query("SELECT 1 AS i, 1.5 AS f, NULL AS n, 'x' AS s")->fetch());
$db->setAttribute(PDO::ATTR_STATEMENT_CLASS, ["Statement", [42]]);
var_dump($db->query("SELECT 2")->given, $db->prepare("SELECT 3") instanceof Statement, $db->getAttribute(PDO::ATTR_STATEMENT_CLASS));
foreach ([PDO::ATTR_DRIVER_NAME, PDO::ATTR_ERRMODE, PDO::ATTR_PERSISTENT, PDO::ATTR_CASE, PDO::ATTR_DEFAULT_FETCH_MODE] as $attribute) var_dump($db->getAttribute($attribute));
foreach ([[PDO::ATTR_ERRMODE, 5], [PDO::ATTR_ERRMODE, "x"], [PDO::ATTR_CASE, 9], [PDO::ATTR_DEFAULT_FETCH_MODE, 0], [PDO::ATTR_DEFAULT_FETCH_MODE, [PDO::FETCH_INTO]],
    [PDO::ATTR_STRINGIFY_FETCHES, "1"], [PDO::ATTR_STATEMENT_CLASS, "PDOStatement"], [PDO::ATTR_STATEMENT_CLASS, []], [PDO::ATTR_STATEMENT_CLASS, ["stdClass"]],
    [PDO::ATTR_STATEMENT_CLASS, ["Nothing"]], [PDO::ATTR_STATEMENT_CLASS, ["Statement", 1]], [PDO::ATTR_TIMEOUT, []]] as [$attribute, $value]) {
    try { var_dump($db->setAttribute($attribute, $value)); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
$s = $db->prepare("SELECT 1");
var_dump($s->getAttribute(PDO::SQLITE_ATTR_READONLY_STATEMENT), $db->prepare("CREATE TABLE x(y)")->getAttribute(PDO::SQLITE_ATTR_READONLY_STATEMENT), $s->getAttribute(PDO::ATTR_EMULATE_PREPARES));
var_dump(PDO::getAvailableDrivers() === pdo_drivers(), in_array("sqlite", pdo_drivers()));
?>
--EXPECT--
{"ABC":1}
{"abc":1}
{"n":null,"e":"","z":0}
{"n":null,"e":null,"z":0}
{"n":"","e":"","z":0}
array(4) {
  ["i"]=>
  string(1) "1"
  ["f"]=>
  string(3) "1.5"
  ["n"]=>
  NULL
  ["s"]=>
  string(1) "x"
}
made for SELECT 2
made for SELECT 3
int(42)
bool(true)
array(2) {
  [0]=>
  string(9) "Statement"
  [1]=>
  array(1) {
    [0]=>
    int(42)
  }
}
string(6) "sqlite"
int(2)
bool(false)
int(0)
int(2)
ValueError: Error mode must be one of the PDO::ERRMODE_* constants
TypeError: Attribute value must be of type int for selected attribute, string given
ValueError: Case folding mode must be one of the PDO::CASE_* constants
ValueError: Fetch mode must be a bitmask of PDO::FETCH_* constants
ValueError: PDO::FETCH_INTO and PDO::FETCH_CLASS cannot be set as the default fetch mode
TypeError: Attribute value must be of type bool for selected attribute, string given
TypeError: PDO::ATTR_STATEMENT_CLASS value must be of type array, string given
ValueError: PDO::ATTR_STATEMENT_CLASS value must be an array with the format array(classname, constructor_args)
TypeError: PDO::ATTR_STATEMENT_CLASS class must be derived from PDOStatement
TypeError: PDO::ATTR_STATEMENT_CLASS class must be a valid class
TypeError: PDO::ATTR_STATEMENT_CLASS constructor_args must be of type ?array, array given
TypeError: Attribute value must be of type int for selected attribute, array given
made for SELECT 1
made for CREATE TABLE x(y)
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
