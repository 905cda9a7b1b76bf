--TEST--
Declarations that are refused, in PHP's words
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$declarations = [
    "int", "int x", "unknown x;", "int x int y;", "struct s { int a; int a; };", "struct s { int a }", "struct s { int a", "struct { int a; ; };", "struct s { s x; };", "struct s { struct s x; };",
    "struct s { int a[]; int b; };", "union u { int a[]; };", "struct s { int a:40; };", "struct s { float a:4; };", "struct s { int a:0; };", "struct s { int a:-1; };", "struct s { int :0; };",
    "struct s { int a:1.5; };", "struct s {int;};", "enum e { A, A };", "enum e { A = 1.5 };", "enum e { A = \"a\" };", "enum e { A", "enum e { };", "enum e { A B };", "enum e { A,, };",
    "struct s {int a;}; struct s {int b;};", "struct s {int a;}; enum s {A};", "union s {int a;}; struct s x;", "typedef int t; typedef long t;", "extern int x; extern short x;", "typedef struct s t; typedef t u; static u x;",
    "void x;", "void x[3];", "int x[-1];", "int x[1.5];", "int x[2][];", "int x[][2];", "int (x[2])();", "int x()();", "int x()[2];", "int f(void, int);", "int f(int a, void);", "static int x[*];",
    "short long x;", "long long long x;", "unsigned signed x;", "float int x;", "short char x;", "signed float x;", "double _Complex x;", "typedef extern int x;", "int f(,);", "int f(int,);", "int f(int",
    "int f(...,int);", "int x __attribute__((nonsense));", "int x __attribute__((aligned(3)));", "int x __attribute__((mode(XX)));", "int f() __attribute__((fastcall, stdcall));", "int __fastcall f();",
    "int __attribute__((stdcall)) f();", "int x = {1};", "int 5;", "int x; @", "int x; \"", "/* open", "int x; # no line end", "struct;", "struct 5;", "enum;", "int *;", "int (;", "int x[;", "int x[static];", "int x[A];",
    "\n\n  int x\n\n;; ", "typedef int a, b, *c[3], (*d)(a); d e", "const;", "x;", "int x:5;", "int x,;", "int x, y z;", "auto int x", "int x[0xg];", "int x;\\", "__declspec(align(3)) int x;", "int a[sizeof(int)", "typedef int a[1 ? 2 : ];",
];
foreach ($declarations as $declaration) {
    echo json_encode($declaration), " ";
    try {
        FFI::cdef($declaration);
        echo "accepted\n";
    } catch (FFI\Exception $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
foreach (["int x", "int[", "int()", "int[]", "struct", "void", "int,", "", "unsigned", "long double", "const", "int(*)(int)", "int (*[2])(void)", "struct {int a; union {int b; char c;};}"] as $type) {
    echo json_encode($type), " ";
    try {
        echo FFI::type($type)->getName(), "\n";
    } catch (FFI\Exception $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
"int" FFI\ParserException: unexpected '<EOF>' at line 1
"int x" FFI\ParserException: ';' expected, got '<EOF>' at line 1
"unknown x;" FFI\ParserException: Undefined C type "unknown" at line 1
"int x int y;" FFI\ParserException: ';' expected, got 'int' at line 1
"struct s { int a; int a; };" FFI\ParserException: Duplicate field name "a" at line 1
"struct s { int a }" FFI\ParserException: unexpected '<EOF>' at line 1
"struct s { int a" FFI\ParserException: unexpected '<EOF>' at line 1
"struct { int a; ; };" FFI\ParserException: unexpected ';' at line 1
"struct s { s x; };" FFI\ParserException: Undefined C type "s" at line 1
"struct s { struct s x; };" FFI\ParserException: Struct/union can't contain an instance of itself at line 1
"struct s { int a[]; int b; };" FFI\ParserException: Flexible array member not at end of struct at line 1
"union u { int a[]; };" FFI\ParserException: Flexible array member in union at line 1
"struct s { int a:40; };" FFI\ParserException: Width of "a" exceeds its type at line 1
"struct s { float a:4; };" FFI\ParserException: Wrong type of bit field "a" at line 1
"struct s { int a:0; };" FFI\ParserException: Zero width in bit-field "a" at line 1
"struct s { int a:-1; };" FFI\ParserException: Negative width in bit-field "a" at line 1
"struct s { int :0; };" accepted
"struct s { int a:1.5; };" FFI\ParserException: Bit field "a" width not an integer constant at line 1
"struct s {int;};" FFI\ParserException: Declaration does not declare anything at line 1
"enum e { A, A };" FFI\ParserException: Redeclaration of "A" at line 1
"enum e { A = 1.5 };" FFI\ParserException: Enumerator value "A" must be an integer at line 1
"enum e { A = \"a\" };" FFI\ParserException: Enumerator value "A" must be an integer at line 1
"enum e { A" FFI\ParserException: unexpected '<EOF>' at line 1
"enum e { };" FFI\ParserException: <ID> expected, got '}' at line 1
"enum e { A B };" FFI\ParserException: unexpected '<ID>' at line 1
"enum e { A,, };" FFI\ParserException: unexpected ',' at line 1
"struct s {int a;}; struct s {int b;};" FFI\ParserException: Redefinition of "struct s" at line 1
"struct s {int a;}; enum s {A};" FFI\ParserException: "s" defined as wrong kind of tag at line 1
"union s {int a;}; struct s x;" FFI\ParserException: "s" defined as wrong kind of tag at line 1
"typedef int t; typedef long t;" FFI\ParserException: Redeclaration of "t" at line 1
"extern int x; extern short x;" FFI\ParserException: Redeclaration of "x" at line 1
"typedef struct s t; typedef t u; static u x;" FFI\ParserException: Incomplete struct "s" at line 1
"void x;" FFI\ParserException: void type is not allowed at line 1
"void x[3];" FFI\ParserException: void type is not allowed at line 1
"int x[-1];" FFI\ParserException: Negative array index at line 1
"int x[1.5];" FFI\ParserException: Unsupported array index type at line 1
"int x[2][];" FFI\ParserException: Only the leftmost array can be undimensioned at line 1
"int x[][2];" FFI\Exception: Failed resolving C variable 'x'
"int (x[2])();" FFI\ParserException: Array of functions is not allowed at line 1
"int x()();" FFI\ParserException: Function returning function is not allowed at line 1
"int x()[2];" FFI\ParserException: Function returning array is not allowed at line 1
"int f(void, int);" FFI\ParserException: void type is not allowed at line 1
"int f(int a, void);" FFI\ParserException: void type is not allowed at line 1
"static int x[*];" FFI\ParserException: "[*]" is not allowed in other than function prototype scope at line 1
"short long x;" FFI\ParserException: unexpected 'long' at line 1
"long long long x;" FFI\ParserException: unexpected 'long' at line 1
"unsigned signed x;" FFI\ParserException: unexpected 'signed' at line 1
"float int x;" FFI\ParserException: unexpected 'int' at line 1
"short char x;" FFI\ParserException: unexpected 'char' at line 1
"signed float x;" FFI\ParserException: unexpected 'float' at line 1
"double _Complex x;" FFI\ParserException: Unsupported type _Complex at line 1
"typedef extern int x;" FFI\ParserException: unexpected 'extern' at line 1
"int f(,);" FFI\ParserException: ')' expected, got ',' at line 1
"int f(int,);" FFI\ParserException: unexpected ')' at line 1
"int f(int" FFI\ParserException: unexpected '<EOF>' at line 1
"int f(...,int);" FFI\ParserException: ')' expected, got ',' at line 1
"int x __attribute__((nonsense));" FFI\ParserException: Unsupported attribute "nonsense" at line 1
"int x __attribute__((aligned(3)));" FFI\ParserException: Incorrect "alignment" value at line 1
"int x __attribute__((mode(XX)));" FFI\ParserException: Unsupported "mode" value at line 1
"int f() __attribute__((fastcall, stdcall));" FFI\ParserException: Multiple calling convention specifiers at line 1
"int __fastcall f();" FFI\ParserException: Unsupported calling convention line 1
"int __attribute__((stdcall)) f();" FFI\ParserException: Unsupported calling convention line 1
"int x = {1};" FFI\ParserException: '=' expected, got '<DECNUMBER>' at line 1
"int 5;" FFI\ParserException: unexpected '<DECNUMBER>' at line 1
"int x; @" FFI\ParserException: unexpected character '@' at line 1

"int x; \"" FFI\ParserException: unexpected <EOF> at line 1
"\/* open" FFI\ParserException: <EOF> expected, got '/' at line 1
"int x; # no line end" FFI\ParserException: unexpected <EOF> at line 1
"struct;" FFI\ParserException: unexpected ';' at line 1
"struct 5;" FFI\ParserException: unexpected '<DECNUMBER>' at line 1
"enum;" FFI\ParserException: unexpected ';' at line 1
"int *;" FFI\ParserException: unexpected ';' at line 1
"int (;" FFI\ParserException: unexpected ';' at line 1
"int x[;" FFI\ParserException: unexpected ';' at line 1
"int x[static];" FFI\ParserException: unexpected ']' at line 1
"int x[A];" FFI\ParserException: Unsupported array index type at line 1
"\n\n  int x\n\n;; " FFI\ParserException: <EOF> expected, got ';' at line 5
"typedef int a, b, *c[3], (*d)(a); d e" FFI\ParserException: ';' expected, got '<EOF>' at line 1
"const;" accepted
"x;" FFI\ParserException: Undefined C type "x" at line 1
"int x:5;" FFI\ParserException: ';' expected, got ':' at line 1
"int x,;" FFI\ParserException: unexpected ';' at line 1
"int x, y z;" FFI\ParserException: ';' expected, got '<ID>' at line 1
"auto int x" FFI\ParserException: ';' expected, got '<EOF>' at line 1
"int x[0xg];" FFI\ParserException: unexpected sequence '0xg' at line 1

"int x;\\" FFI\ParserException: unexpected character '\\' at line 1

"__declspec(align(3)) int x;" FFI\ParserException: Incorrect "alignment" value at line 1
"int a[sizeof(int)" FFI\ParserException: ']' expected, got '<EOF>' at line 1
"typedef int a[1 ? 2 : ];" FFI\ParserException: unexpected ']' at line 1
"int x" FFI\ParserException: <EOF> expected, got '<ID>' at line 1
"int[" FFI\ParserException: unexpected '<EOF>' at line 1
"int()" FFI\ParserException: function type is not allowed at line 1
"int[]" FFI\ParserException: "[]" is not allowed at line 1
"struct" FFI\ParserException: unexpected '<EOF>' at line 1
"void" FFI\ParserException: void type is not allowed at line 1
"int," FFI\ParserException: <EOF> expected, got ',' at line 1
"" FFI\ParserException: unexpected '<EOF>' at line 1
"unsigned" uint32_t
"long double" long double
"const" FFI\ParserException: Unsupported type specifier combination at line 1
"int(*)(int)" int32_t(*)()
"int (*[2])(void)" int32_t(*[2])()
"struct {int a; union {int b; char c;};}" struct <anonymous>
