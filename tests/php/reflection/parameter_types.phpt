--TEST--
The types of parameters and return values: kinds, names, members
--FILE--
<?php
class X {
    function f(self|int|null $a, ?X &$b, iterable $c, ?iterable $d, callable|string|false $e, mixed $g, null|bool $h,
               X&Countable ...$i): static|false|null { return null; }
}
$method = new ReflectionMethod('X', 'f');
$show = fn($t) => [get_class($t), (string) $t, $t->allowsNull(),
    $t instanceof ReflectionNamedType ? [$t->getName(), $t->isBuiltin()]
        : array_map(fn($t) => [(string) $t, $t->getName(), $t->isBuiltin()], $t->getTypes())];
foreach ($method->getParameters() as $p) {
    echo json_encode([$p->name, $p->allowsNull(), $p->isPassedByReference(), $p->canBePassedByValue(), $p->isVariadic(),
        $p->isOptional(), $p->getPosition(), $show($p->getType())]), "\n$p\n";
}
echo json_encode($show($method->getReturnType())), "\n";
var_dump((new ReflectionMethod('Countable', 'count'))->getTentativeReturnType()->getName(),
    (new ReflectionMethod('Countable', 'count'))->hasReturnType());
--EXPECT--
["a",true,false,true,false,false,0,["ReflectionUnionType","self|int|null",true,[["self","self",false],["int","int",true],["null","null",true]]]]
Parameter #0 [ <required> self|int|null $a ]
["b",true,true,false,false,false,1,["ReflectionNamedType","?X",true,["X",false]]]
Parameter #1 [ <required> ?X &$b ]
["c",false,false,true,false,false,2,["ReflectionNamedType","iterable",false,["iterable",true]]]
Parameter #2 [ <required> Traversable|array $c ]
["d",true,false,true,false,false,3,["ReflectionNamedType","?iterable",true,["iterable",true]]]
Parameter #3 [ <required> Traversable|array|null $d ]
["e",false,false,true,false,false,4,["ReflectionUnionType","callable|string|false",false,[["callable","callable",true],["string","string",true],["false","false",true]]]]
Parameter #4 [ <required> callable|string|false $e ]
["g",true,false,true,false,false,5,["ReflectionNamedType","mixed",true,["mixed",true]]]
Parameter #5 [ <required> mixed $g ]
["h",true,false,true,false,false,6,["ReflectionNamedType","?bool",true,["bool",true]]]
Parameter #6 [ <required> ?bool $h ]
["i",false,false,true,true,true,7,["ReflectionIntersectionType","X&Countable",false,[["X","X",false],["Countable","Countable",false]]]]
Parameter #7 [ <optional> X&Countable ...$i ]
["ReflectionUnionType","static|false|null",true,[["static","static",false],["false","false",true],["null","null",true]]]
string(3) "int"
bool(false)
