--TEST--
Magic constants as the values of cases
--FILE--
<?php
enum Foo: string {
    case File = __FILE__;
    case Name = __CLASS__;
    case Line = __LINE__ . "x";
    const Z = __CLASS__;
    case Other = self::Z . "1";
    case Method = __METHOD__ . "m";
    case Space = __NAMESPACE__ . "n";
}
foreach (Foo::cases() as $case) {
    echo basename($case->value), "\n";
}
--EXPECT--
magic_constants_in_enum_cases.php
Foo
5x
Foo1
m
n
