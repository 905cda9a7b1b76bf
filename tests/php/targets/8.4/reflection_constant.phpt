--TEST--
ReflectionConstant
--INI--
zvm.php=8.4
--FILE--
<?php
namespace Na\Me { const LOCAL = 3; }
namespace {
#[Attribute] class Att { function __construct(public $v = 0) {} }
const ARR = [1]; const BOO = false; const NUL = null; const FL = 1.0; define('obj', new stdClass); const STR = 'a"b'; define('res', STDIN); enum En { case A; } const ENU = En::A;
foreach (['ARR', 'BOO', 'NUL', 'FL', 'obj', 'STR', 'ENU', 'E_ALL', 'E_STRICT', 'PHP_VERSION_ID', 'M_PI', 'STDIN', '\\E_ALL', 'Na\\Me\\LOCAL', '\\na\\me\\LOCAL', 'true', 'NULL', 'nope', 'A::B', '__COMPILER_HALT_OFFSET__', 'INF', 'NAN'] as $n) { try { $r = new ReflectionConstant($n); echo $r->getName(), '|', $r->name, '|', $r->getNamespaceName(), '|', $r->getShortName(), '|', var_export($r->isDeprecated(), true), '|', gettype($r->getValue()), '|', $r; if (method_exists($r, 'getFileName')) { var_dump(basename((string) $r->getFileName()), $r->getExtensionName(), (string) $r->getExtension()?->getName(), count($r->getAttributes())); } } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } }
try { $r->name = 1; } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } try { clone $r; } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; } var_dump($r); try { serialize($r); } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
}
--EXPECT--
ARR|ARR||ARR|false|array|Constant [ array ARR ] { Array }
BOO|BOO||BOO|false|boolean|Constant [ bool BOO ] {  }
NUL|NUL||NUL|false|NULL|Constant [ null NUL ] {  }
FL|FL||FL|false|double|Constant [ float FL ] { 1 }
obj|obj||obj|false|object|Error Object of class stdClass could not be converted to string
STR|STR||STR|false|string|Constant [ string STR ] { a"b }
ENU|ENU||ENU|false|object|Error Object of class En could not be converted to string
E_ALL|E_ALL||E_ALL|false|integer|Constant [ <persistent> int E_ALL ] { 30719 }
E_STRICT|E_STRICT||E_STRICT|true|integer|Constant [ <persistent, deprecated> int E_STRICT ] { 2048 }
PHP_VERSION_ID|PHP_VERSION_ID||PHP_VERSION_ID|false|integer|Constant [ <persistent> int PHP_VERSION_ID ] { 80427 }
M_PI|M_PI||M_PI|false|double|Constant [ <persistent> float M_PI ] { 3.1415926535898 }
STDIN|STDIN||STDIN|false|resource|Constant [ resource STDIN ] { Resource id #1 }
E_ALL|\E_ALL||E_ALL|false|integer|Constant [ <persistent> int E_ALL ] { 30719 }
Na\Me\LOCAL|Na\Me\LOCAL|Na\Me|LOCAL|false|integer|Constant [ int Na\Me\LOCAL ] { 3 }
Na\Me\LOCAL|\na\me\LOCAL|Na\Me|LOCAL|false|integer|Constant [ int Na\Me\LOCAL ] { 3 }
TRUE|true||TRUE|false|boolean|Constant [ <persistent> bool TRUE ] { 1 }
NULL|NULL||NULL|false|NULL|Constant [ <persistent> null NULL ] {  }
ReflectionException Constant "nope" does not exist
ReflectionException Constant "A::B" does not exist
ReflectionException Constant "__COMPILER_HALT_OFFSET__" does not exist
INF|INF||INF|false|double|Constant [ <persistent> float INF ] { INF }
NAN|NAN||NAN|false|double|Constant [ <persistent> float NAN ] { NAN }
ReflectionException Cannot set read-only property ReflectionConstant::$name
Error Trying to clone an uncloneable object of class ReflectionConstant
object(ReflectionConstant)#3 (1) {
  ["name"]=>
  string(3) "NAN"
}
Serialization of 'ReflectionConstant' is not allowed
