--TEST--
A script can but tighten open_basedir, and other directives may not lead out of it
--FILE--
<?php
chdir(sys_get_temp_dir());
$here = getcwd();
function set($option, $value) {
    global $here;
    echo "$option=", str_replace($here, "HERE", $value), ": ";
    echo str_replace($here, "HERE", json_encode(ini_set($option, $value), JSON_UNESCAPED_SLASHES)), " ";
    echo str_replace($here, "HERE", json_encode(ini_get($option), JSON_UNESCAPED_SLASHES)), "\n";
}
set_error_handler(function ($level, $message) use ($here) {
    echo "[", str_replace($here, "HERE", $message), "] ";
    return true;
});
set("open_basedir", $here);
foreach (["..", "$here/..", "/", "", "../x", "$here/below:/", "$here/below:..", "$here/none::/", "$here/.:$here/below"] as $value) {
    set("open_basedir", $value);
}
ini_restore("open_basedir");
set("open_basedir", ".");
foreach (["error_log", "mail.log", "java.home", "vpopmail.directory", "include_path"] as $option) {
    foreach (["../out.log", "", "in.log", "/x"] as $value) {
        set($option, $value);
        ini_restore($option);
    }
}
?>
--EXPECT--
open_basedir=HERE: "" "HERE"
open_basedir=..: false "HERE"
open_basedir=HERE/..: false "HERE"
open_basedir=/: false "HERE"
open_basedir=: false "HERE"
open_basedir=../x: false "HERE"
open_basedir=HERE/below:/: false "HERE"
open_basedir=HERE/below:..: false "HERE"
open_basedir=HERE/none::/: false "HERE"
open_basedir=HERE/.:HERE/below: "HERE" "HERE/.:HERE/below"
open_basedir=.: "HERE/.:HERE/below" "."
error_log=../out.log: [ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (.)] false ""
error_log=: [ini_set(): open_basedir restriction in effect. File() is not within the allowed path(s): (.)] false ""
error_log=in.log: "" "in.log"
error_log=/x: [ini_set(): open_basedir restriction in effect. File(/x) is not within the allowed path(s): (.)] false ""
mail.log=../out.log: [ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (.)] false ""
mail.log=: [ini_set(): open_basedir restriction in effect. File() is not within the allowed path(s): (.)] false ""
mail.log=in.log: false ""
mail.log=/x: [ini_set(): open_basedir restriction in effect. File(/x) is not within the allowed path(s): (.)] false ""
java.home=../out.log: [ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (.)] false false
java.home=: [ini_set(): open_basedir restriction in effect. File() is not within the allowed path(s): (.)] false false
java.home=in.log: false false
java.home=/x: [ini_set(): open_basedir restriction in effect. File(/x) is not within the allowed path(s): (.)] false false
vpopmail.directory=../out.log: [ini_set(): open_basedir restriction in effect. File(../out.log) is not within the allowed path(s): (.)] false false
vpopmail.directory=: [ini_set(): open_basedir restriction in effect. File() is not within the allowed path(s): (.)] false false
vpopmail.directory=in.log: false false
vpopmail.directory=/x: [ini_set(): open_basedir restriction in effect. File(/x) is not within the allowed path(s): (.)] false false
include_path=../out.log: ".:/usr/share/php" "../out.log"
include_path=: false ".:/usr/share/php"
include_path=in.log: ".:/usr/share/php" "in.log"
include_path=/x: ".:/usr/share/php" "/x"
