--TEST--
FFI\CType: what it tells of each kind of type
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$ffi = FFI::cdef("struct s { int a; const char *b; }; union u { int a; }; enum e { NEGATIVE = -1, BIG = 0x7fffffff }; enum __attribute__((packed)) small { ONE = 1 };
    typedef int (*function)(double, struct s *, ...); typedef int matrix[2][3]; typedef enum e e_t; enum wide { WIDE = 0x1ffffffff };");
foreach (["void*", "int", "struct s", "union u", "enum e", "enum small", "enum wide", "function", "matrix", "const char*", "int(*)[4]", "int*[4]", "char**", "struct s*", "long(*(*)[3])(int)"] as $name) {
    $type = $ffi->type($name);
    var_dump($type);
    echo $type->getName(), " kind ", $type->getKind(), " size ", $type->getSize(), " align ", $type->getAlignment(), " attributes ", $type->getAttributes() & 511, "\n";
    foreach (["getEnumKind", "getArrayElementType", "getArrayLength", "getPointerType", "getStructFieldNames", "getFuncABI", "getFuncReturnType", "getFuncParameterCount"] as $method) {
        try {
            $result = $type->$method();
            echo "  $method ", $result instanceof FFI\CType ? $result->getName() : json_encode($result), "\n";
        } catch (FFI\Exception $e) {
            echo "  $method: ", $e->getMessage(), "\n";
        }
    }
}
$function = $ffi->type("function")->getPointerType();
var_dump($function->getFuncParameterType(0)->getName(), $function->getFuncParameterType(1)->getName());
$array = FFI::arrayType(FFI::type("int"), [2, 3, 4]);
var_dump($array->getName(), $array->getSize(), FFI::arrayType(FFI::type("char"), [0])->getName(), count(FFI::new($array)[0]));
var_dump(FFI::type("int") == FFI::type("int32_t"), FFI::type("int") == FFI::type("short"), FFI::type("int*") == FFI::type("void*"));
print_r(FFI::type("int"));
echo "\n";
foreach ([fn() => $function->getFuncParameterType(2), fn() => $ffi->type("struct s")->getStructFieldOffset("x"), fn() => $ffi->type("struct s")->getStructFieldType("x"),
          fn() => FFI::type("int") == 5, fn() => FFI::type("int")->name, fn() => FFI::type("int")->name = 1, fn() => clone FFI::type("int"), fn() => new FFI\CType,
          fn() => FFI::arrayType(FFI::type("int"), [-1]), fn() => FFI::arrayType(FFI::type("int"), [2, 0]), fn() => FFI::arrayType($function, [2]),
          fn() => FFI::arrayType(FFI::type("int"), ["x"])->getName(), fn() => FFI::type("void"), fn() => FFI::new("struct unknown"), fn() => $ffi->type("int[*]")] as $attempt) {
    try {
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
object(FFI\CType:void*)#2 (0) {
}
void* kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType void
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int32_t)#5 (0) {
}
int32_t kind 9 size 4 align 4 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:struct s)#2 (0) {
}
struct s kind 18 size 16 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames ["a","b"]
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:union u)#3 (0) {
}
union u kind 18 size 4 align 4 attributes 32
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames ["a"]
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:enum e)#4 (0) {
}
enum e kind 12 size 4 align 4 attributes 0
  getEnumKind 9
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:enum small)#2 (0) {
}
enum small kind 12 size 1 align 1 attributes 64
  getEnumKind 4
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:enum wide)#3 (0) {
}
enum wide kind 12 size 8 align 8 attributes 0
  getEnumKind 10
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int32_t(*)())#4 (0) {
}
int32_t(*)() kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType int32_t()
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int32_t[2][3])#5 (0) {
}
int32_t[2][3] kind 17 size 24 align 4 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType int32_t[3]
  getArrayLength 2
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:char*)#4 (0) {
}
char* kind 15 size 8 align 8 attributes 1
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType char
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int32_t(*)[4])#2 (0) {
}
int32_t(*)[4] kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType int32_t[4]
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int32_t*[4])#3 (0) {
}
int32_t*[4] kind 17 size 32 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType int32_t*
  getArrayLength 4
  getPointerType: FFI\CType is not a pointer
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:char**)#2 (0) {
}
char** kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType char*
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:struct s*)#5 (0) {
}
struct s* kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType struct s
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
object(FFI\CType:int64_t(*(*)[3])())#4 (0) {
}
int64_t(*(*)[3])() kind 15 size 8 align 8 attributes 0
  getEnumKind: FFI\CType is not an enumeration
  getArrayElementType: FFI\CType is not an array
  getArrayLength: FFI\CType is not an array
  getPointerType int64_t(*[3])()
  getStructFieldNames: FFI\CType is not a structure
  getFuncABI: FFI\CType is not a function
  getFuncReturnType: FFI\CType is not a function
  getFuncParameterCount: FFI\CType is not a function
string(6) "double"
string(9) "struct s*"
string(16) "int32_t[2][3][4]"
int(96)
string(6) "char[]"
int(3)
bool(true)
bool(false)
bool(true)
FFI\CType:int32_t Object

FFI\Exception: Wrong argument number
FFI\Exception: Wrong field name
FFI\Exception: Wrong field name
FFI\Exception: Comparison of incompatible C types
Error: Cannot access property of object of type FFI\CType
Error: Cannot use object of type FFI\CType as array
Error: Trying to clone an uncloneable object of class FFI\CType
Error: Instantiation of FFI\CType is not allowed
FFI\Exception: negative array index
FFI\Exception: only the leftmost array can be undimensioned
FFI\Exception: Array of functions is not allowed
string(9) "int32_t[]"
FFI\ParserException: void type is not allowed at line 1
FFI\ParserException: Incomplete struct "unknown" at line 1
FFI\ParserException: "[*]" is not allowed in other than function prototype scope at line 1
