--TEST--
C functions: arguments and results of all kinds, variadic ones, structs by value, function pointers
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$c = FFI::cdef(<<<'C'
    int abs(int), atoi(const char *text);
    long labs(long);
    size_t strlen(const char *s);
    char *strchr(const char *s, int c), *strdup(const char *s);
    const char *strerror(int number);
    int toupper(int), snprintf(char *buffer, size_t size, const char *format, ...);
    typedef struct { int quot, rem; } div_t;
    typedef struct { long quot, rem; } ldiv_t;
    div_t div(int, int);
    ldiv_t ldiv(long, long);
    double strtod(const char *text, char **end);
    void *malloc(size_t), free(void *);
    unsigned long strtoul(const char *, char **, int);
    int memcmp(const void *, const void *, size_t);
    C, "libc.so.6");
var_dump($c->abs(-7), $c->atoi("42 apples"), $c->labs(PHP_INT_MIN + 1), $c->strlen("four"), $c->toupper(97), $c->strerror(2));
var_dump(FFI::string($c->strchr("find me", ord("m"))), $c->strchr("find me", 1));
$result = $c->div(17, 5);
var_dump($result, $c->ldiv(-17, 5)->rem);
$buffer = FFI::new("char[64]");
var_dump($c->snprintf($buffer, 64, "%s-%ld-%5.2f-%c", "text", 12345678901, 3.14159, 65), FFI::string($buffer));
var_dump($c->snprintf($buffer, 64, "%d %s", 1, $c->strdup("copy")), FFI::string($buffer));
$end = FFI::new("char*");
var_dump($c->strtod("2.5rest", FFI::addr($end)), FFI::string($end));
var_dump($c->strtoul("18446744073709551615", null, 10), $c->memcmp("ab", "ac", 2) < 0);
$block = FFI::cast("int*", $c->malloc(8));
$block[1] = 9;
var_dump($block[1]);
$c->free($block);
$abs = $c->abs;
var_dump($abs(-3), ($c->toupper)(98), FFI::typeof($abs)->getName(), call_user_func([$c, "abs"], -9), array_map($abs, [-1, 2]));
var_dump(is_callable($abs), is_callable($end));
foreach ([fn() => $c->abs(), fn() => $c->abs(1, 2), fn() => $c->snprintf($buffer), fn() => $c->strlen([]), fn() => $c->strlen(5), fn() => $c->strlen(new stdClass),
          fn() => $c->strlen(FFI::new("int")), fn() => $c->nothing(), fn() => $c->nothing, fn() => $c->abs = 1, fn() => $c->snprintf($buffer, 1, "", []), fn() => $end(), fn() => $c->snprintf($buffer, 9, "%d", true), fn() => method_exists($c, "abs"), fn() => $c->abs(number: 5),
          fn() => $c->cdef(), fn() => clone $c, fn() => new FFI, fn() => serialize($c), fn() => $c[0], fn() => isset($c->abs)] as $attempt) {
    try {
        var_dump($attempt());
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
--EXPECT--
int(7)
int(42)
int(9223372036854775807)
int(4)
int(65)
string(25) "No such file or directory"
string(2) "me"
NULL
object(FFI\CData:struct <anonymous>)#2 (2) {
  ["quot"]=>
  int(3)
  ["rem"]=>
  int(2)
}
int(-2)
int(24)
string(24) "text-12345678901- 3.14-A"
int(6)
string(6) "1 copy"
float(2.5)
string(4) "rest"
int(-1)
bool(true)
int(9)
int(3)
int(66)
string(12) "int32_t(*)()"
int(9)
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
bool(true)
bool(false)
FFI\Exception: Incorrect number of arguments for C function 'abs', expecting exactly 1 parameter
FFI\Exception: Incorrect number of arguments for C function 'abs', expecting exactly 1 parameter
FFI\Exception: Incorrect number of arguments for C function 'snprintf', expecting at least 3 parameters
FFI\Exception: Passing incompatible argument 1 of C function 'strlen', expecting 'char*', found PHP 'array'
FFI\Exception: Passing incompatible argument 1 of C function 'strlen', expecting 'char*', found PHP 'int'
FFI\Exception: Passing incompatible argument 1 of C function 'strlen', expecting 'char*', found PHP 'stdClass'
FFI\Exception: Passing incompatible argument 1 of C function 'strlen', expecting 'char*', found 'int32_t'
FFI\Exception: Attempt to call undefined C function 'nothing'
FFI\Exception: Attempt to read undefined C variable 'nothing'
FFI\Exception: Attempt to assign undefined C variable 'abs'
FFI\Exception: Unsupported argument type
Error: Object of type FFI\CData is not callable
FFI\Exception: Cannot prepare callback CIF
bool(false)
Error: Unknown named parameter $number
FFI\Exception: Attempt to call undefined C function 'cdef'
Error: Trying to clone an uncloneable object of class FFI
Error: Instantiation of FFI is not allowed
Exception: Serialization of 'FFI' is not allowed
Error: Cannot use object of type FFI as array
Error: Cannot use object of type FFI as array
