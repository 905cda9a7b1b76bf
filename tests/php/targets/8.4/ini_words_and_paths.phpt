--TEST--
Words of ini files without a value; directives that name files below open_basedir
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([" no", "no", "  null ; x\n", " no\n", "\n no", "a=1\n null\nb=2", " yes \n", "[s]\n  true = true\n", "\toff = 1\n"] as $text) {
    echo json_encode($text), ' ', json_encode(@parse_ini_string($text)), "\n";
}
chdir(__DIR__);
ini_set('open_basedir', '.');
echo ini_get('open_basedir'), "\n";
foreach (['error_log', 'mail.log', 'java.home'] as $name) {
    foreach (['../out.log', '', 'x'] as $value) {
        echo "$name=$value ", json_encode([@ini_set($name, $value), ini_get($name)]), ' ', str_replace(__DIR__, 'HERE', error_get_last()['message'] ?? ''), "\n";
        error_clear_last();
    }
}
--EXPECT--
" no" []
"no" false
"  null ; x\n" []
" no\n" []
"\n no" []
"a=1\n null\nb=2" {"a":"1","b":"2"}
" yes \n" []
"[s]\n  true = true\n" {"true":"1"}
"\toff = 1\n" false
.
error_log=../out.log [false,""] ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (HERE)
error_log= ["",""] 
error_log=x ["","x"] 
mail.log=../out.log [false,""] 
mail.log= [false,""] 
mail.log=x [false,""] 
java.home=../out.log [false,false] ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (HERE)
java.home= [false,false] ini_set(): open_basedir restriction in effect. File() is not within the allowed path(s): (HERE)
java.home=x [false,false]
