--TEST--
With TOKEN_PARSE, keywords that are names are T_STRINGs
--INI--
extension=tokenizer
--FILE--
<?php
$code = <<<'CODE'
<?php
class X extends Y {
    use A, B { b as static; b as protected final; A::use insteadof B; use as list; list as print; }
    public const class_ = self::FOR, IF = 1;
    static function list(static|array $new) { return static::echo($new->class, X::class, X::IF); }
    function readonly() {}
}
function readonly() { new class { const CONST = 1; }; }
f(array: array(), class: 1);
enum E { case Match; case Default = enum::CASE; }
__halt_compiler();rest
CODE;
foreach (token_get_all($code, TOKEN_PARSE) as $token) {
    if (is_array($token) && $token[0] !== T_WHITESPACE) {
        echo "$token[2] ", token_name($token[0]), " $token[1]\n";
    }
}
--EXPECT--

Parse error: syntax error, unexpected token "static", expecting variable in  on line 5
--EXIT--
255
