--TEST--
Reflection of classes, methods, properties and types: the same for the first object of a class and later ones
--FILE--
<?php
interface I {}
interface J extends I {}
abstract class Base implements J {
    private $hidden = 1;
    protected static $st = 2;
    private function secret() { return "secret " . get_class($this); }
    abstract function ab();
    static function stat($x = 1) { return static::class . $x; }
    protected function prot(int &$r) { return ++$r; }
}
final class C extends Base {
    public int $typed = 5;
    private ?C $own = null;
    public readonly array $ro;
    public $free = "f";
    function __construct(public int $c = 0, ?string $d = null, self ...$rest) {}
    function ab() {}
    private function priv($a, $b = [1]) { return [$a, $b]; }
    function types(int $a, ?string $b, self|int $c, ?self $d, mixed $e, bool $f, array $g, float $h, callable $i,
                   iterable $j, object $k, $l, C&I $m, false|null $n, string|null $o): static {}
    function v(): void {}
    function n(): never {}
    function t(): ?bool {}
}
enum E: int {
    case A = 1;
    const X = 2;
    function f() {}
}
class Plain {}
function tried(callable $f) {
    try {
        return json_encode($f());
    } catch (Throwable $error) {
        return get_class($error) . ": " . $error->getMessage();
    }
}

for ($round = 0; $round < 2; $round++) {
    $object = new C(3);
    foreach (["C", "c", "\\C", "Plain", "nope", "E", "ArrayObject", "Closure", $object, fn() => 1] as $subject) {
        echo is_object($subject) ? "object" : $subject, ": ", tried(function () use ($subject) {
            $class = new ReflectionClass($subject);
            $parent = $class->getParentClass();
            $constructor = $class->getConstructor();
            return [get_class($class), $class->name, $class->getName(), $parent ? $parent->name : null,
                    $constructor ? "$constructor->class::$constructor->name" : null, count($class->getMethods()),
                    count($class->getProperties())];
        }), "\n";
    }
    $class = new ReflectionClass("C");
    foreach ([...$class->getMethods(), ...$class->getProperties(), ...$class->getMethods(ReflectionMethod::IS_STATIC)] as $number => $member) {
        echo $number, " ", get_class($member), " $member->class::$member->name\n";
    }
    foreach (["typed", "own", "ro", "free", "c", "hidden", "st", "zz"] as $name) {
        echo $name, ": ", tried(function () use ($class, $name, $object) {
            $property = $class->getProperty($name);
            return [$property->name, $property->class, (string) $property->getType(),
                    $property->isInitialized($object) ? $property->getValue($object) : "not initialised"];
        }), "\n";
    }
    foreach ([["free", "new"], ["free", [1]], ["free", 2], ["typed", "7"], ["typed", "x"], ["ro", [3]]] as [$name, $value]) {
        echo tried(function () use ($class, $name, $object, $value) {
            $property = $class->getProperty($name);
            $property->setValue($object, $value);
            return $property->getValue($object);
        }), "\n";
    }
    echo tried(fn() => $class->getProperty("free")->getValue(new Plain)), "\n", tried(fn() => $class->getProperty("free")->getValue()), "\n";
    foreach ($class->getMethod("types")->getParameters() as $parameter) {
        $type = $parameter->getType();
        echo $parameter->getPosition(), " $parameter->name ";
        echo $type === null ? "none" : get_class($type) . " $type ", $type?->allowsNull() ? "null " : "";
        echo $type instanceof ReflectionNamedType ? $type->getName() . ($type->isBuiltin() ? " built in" : "") : "", "\n";
    }
    foreach (["types", "v", "n", "t", "ab"] as $name) {
        $type = (new ReflectionMethod("C", $name))->getReturnType();
        echo $name, " ", $type ? get_class($type) . " " . $type->getName() : "none", "\n";
    }
    foreach (["Base", "I", "J", "C", "Countable", "nope", "Plain", new ReflectionClass("I")] as $other) {
        echo tried(fn() => $class->isSubclassOf($other)), " ", tried(fn() => $class->implementsInterface($other)), "\n";
    }
    $dynamic = new Plain;
    $dynamic->extra = 1;
    echo count((new ReflectionObject($object))->getProperties()), count((new ReflectionObject($dynamic))->getProperties()), "\n";
    foreach (["ReflectionClass" => "getName", "ReflectionMethod" => "getParameters", "ReflectionNamedType" => "getName"] as $kind => $method) {
        echo tried(fn() => (new ReflectionClass($kind))->newInstanceWithoutConstructor()->$method()), "\n";
    }
}
class Extended extends ReflectionClass {
    public $extra = 1;
}
$extended = new Extended("C");
echo get_class($extended), " $extended->name ", count($extended->getMethods()), "\n";
for ($i = 0; $i < 2000; $i++) {
    $class = new ReflectionClass("C");
    $name = $class->getConstructor()->getParameters()[0]->getType()->getName();
    $members = [$class->getMethods(), $class->getProperties()];
}
unset($class, $members, $extended, $parameter, $member, $type);
echo $name, " ", spl_object_id(new stdClass), "\n";
--EXPECT--
C: ["ReflectionClass","C","C","Base","C::__construct",9,6]
c: ["ReflectionClass","C","C","Base","C::__construct",9,6]
\C: ["ReflectionClass","C","C","Base","C::__construct",9,6]
Plain: ["ReflectionClass","Plain","Plain",null,null,0,0]
nope: ReflectionException: Class "nope" does not exist
E: ["ReflectionClass","E","E",null,null,4,2]
ArrayObject: ["ReflectionClass","ArrayObject","ArrayObject",null,"ArrayObject::__construct",25,0]
Closure: ["ReflectionClass","Closure","Closure",null,"Closure::__construct",6,0]
object: ["ReflectionClass","C","C","Base","C::__construct",9,6]
object: ["ReflectionClass","Closure","Closure",null,"Closure::__construct",6,0]
0 ReflectionMethod C::__construct
1 ReflectionMethod C::ab
2 ReflectionMethod C::priv
3 ReflectionMethod C::types
4 ReflectionMethod C::v
5 ReflectionMethod C::n
6 ReflectionMethod C::t
7 ReflectionMethod Base::stat
8 ReflectionMethod Base::prot
9 ReflectionProperty C::typed
10 ReflectionProperty C::own
11 ReflectionProperty C::ro
12 ReflectionProperty C::free
13 ReflectionProperty C::c
14 ReflectionProperty Base::st
15 ReflectionMethod Base::stat
typed: ["typed","C","int",5]
own: ["own","C","?C",null]
ro: ["ro","C","array","not initialised"]
free: ["free","C","","f"]
c: ["c","C","int",3]
hidden: ReflectionException: Property C::$hidden does not exist
st: ["st","Base","",2]
zz: ReflectionException: Property C::$zz does not exist
"new"
[1]
2
7
TypeError: Cannot assign string to property C::$typed of type int
[3]
ReflectionException: Given object is not an instance of the class this property was declared in
TypeError: ReflectionProperty::getValue(): Argument #1 ($object) must be provided for instance properties
0 a ReflectionNamedType int int built in
1 b ReflectionNamedType ?string null string built in
2 c ReflectionUnionType self|int 
3 d ReflectionNamedType ?self null self
4 e ReflectionNamedType mixed null mixed built in
5 f ReflectionNamedType bool bool built in
6 g ReflectionNamedType array array built in
7 h ReflectionNamedType float float built in
8 i ReflectionNamedType callable callable built in
9 j ReflectionNamedType iterable iterable built in
10 k ReflectionNamedType object object built in
11 l none
12 m ReflectionIntersectionType C&I 
13 n ReflectionNamedType ?false null false built in
14 o ReflectionNamedType ?string null string built in
types ReflectionNamedType static
v ReflectionNamedType void
n ReflectionNamedType never
t ReflectionNamedType bool
ab none
true ReflectionException: Base is not an interface
true true
true true
false ReflectionException: C is not an interface
false false
ReflectionException: Class "nope" does not exist ReflectionException: Interface "nope" does not exist
false ReflectionException: Plain is not an interface
true true

Deprecated: Creation of dynamic property Plain::$extra is deprecated in {PWD}/members_asked_again_and_again.php on line 85
61
Error: Internal error: Failed to retrieve the reflection object
Error: Internal error: Failed to retrieve the reflection object
Error: Internal error: Failed to retrieve the reflection object
C: ["ReflectionClass","C","C","Base","C::__construct",9,6]
c: ["ReflectionClass","C","C","Base","C::__construct",9,6]
\C: ["ReflectionClass","C","C","Base","C::__construct",9,6]
Plain: ["ReflectionClass","Plain","Plain",null,null,0,0]
nope: ReflectionException: Class "nope" does not exist
E: ["ReflectionClass","E","E",null,null,4,2]
ArrayObject: ["ReflectionClass","ArrayObject","ArrayObject",null,"ArrayObject::__construct",25,0]
Closure: ["ReflectionClass","Closure","Closure",null,"Closure::__construct",6,0]
object: ["ReflectionClass","C","C","Base","C::__construct",9,6]
object: ["ReflectionClass","Closure","Closure",null,"Closure::__construct",6,0]
0 ReflectionMethod C::__construct
1 ReflectionMethod C::ab
2 ReflectionMethod C::priv
3 ReflectionMethod C::types
4 ReflectionMethod C::v
5 ReflectionMethod C::n
6 ReflectionMethod C::t
7 ReflectionMethod Base::stat
8 ReflectionMethod Base::prot
9 ReflectionProperty C::typed
10 ReflectionProperty C::own
11 ReflectionProperty C::ro
12 ReflectionProperty C::free
13 ReflectionProperty C::c
14 ReflectionProperty Base::st
15 ReflectionMethod Base::stat
typed: ["typed","C","int",5]
own: ["own","C","?C",null]
ro: ["ro","C","array","not initialised"]
free: ["free","C","","f"]
c: ["c","C","int",3]
hidden: ReflectionException: Property C::$hidden does not exist
st: ["st","Base","",2]
zz: ReflectionException: Property C::$zz does not exist
"new"
[1]
2
7
TypeError: Cannot assign string to property C::$typed of type int
[3]
ReflectionException: Given object is not an instance of the class this property was declared in
TypeError: ReflectionProperty::getValue(): Argument #1 ($object) must be provided for instance properties
0 a ReflectionNamedType int int built in
1 b ReflectionNamedType ?string null string built in
2 c ReflectionUnionType self|int 
3 d ReflectionNamedType ?self null self
4 e ReflectionNamedType mixed null mixed built in
5 f ReflectionNamedType bool bool built in
6 g ReflectionNamedType array array built in
7 h ReflectionNamedType float float built in
8 i ReflectionNamedType callable callable built in
9 j ReflectionNamedType iterable iterable built in
10 k ReflectionNamedType object object built in
11 l none
12 m ReflectionIntersectionType C&I 
13 n ReflectionNamedType ?false null false built in
14 o ReflectionNamedType ?string null string built in
types ReflectionNamedType static
v ReflectionNamedType void
n ReflectionNamedType never
t ReflectionNamedType bool
ab none
true ReflectionException: Base is not an interface
true true
true true
false ReflectionException: C is not an interface
false false
ReflectionException: Class "nope" does not exist ReflectionException: Interface "nope" does not exist
false ReflectionException: Plain is not an interface
true true

Deprecated: Creation of dynamic property Plain::$extra is deprecated in {PWD}/members_asked_again_and_again.php on line 85
61
Error: Internal error: Failed to retrieve the reflection object
Error: Internal error: Failed to retrieve the reflection object
Error: Internal error: Failed to retrieve the reflection object
Extended C 9
int 15
