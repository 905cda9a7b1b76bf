--TEST--
Streams found along include_path bear the real path, in messages, too; what is not there is opened where the script stands
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_names_" . getmypid();
mkdir("$dir/inc", 0777, true);
chdir($dir);
file_put_contents("here.txt", "x");
file_put_contents("inc/there.txt", "x");
set_error_handler(function ($level, $message) use ($dir) {
    echo str_replace($dir, "DIR", $message), "\n";
    return true;
});
set_include_path(".:inc");
foreach (["here.txt", "./here.txt", "there.txt", "$dir/inc/../here.txt", "file://$dir/inc/../here.txt", "none.txt"] as $name) {
    foreach ([true, false] as $use) {
        $stream = fopen($name, "r", $use);
        var_dump($stream ? str_replace($dir, "DIR", stream_get_meta_data($stream)["uri"]) : false);
    }
    var_dump(str_replace($dir, "DIR", stream_resolve_include_path($name)));
}
fopen("there.txt", "x", true);
fopen("inc", "w", true);
set_include_path("inc");
var_dump(file_put_contents("new.txt", "x", FILE_USE_INCLUDE_PATH), file_exists("new.txt"), file_exists("inc/new.txt"));
var_dump(set_include_path(""), ini_set("include_path", ""), get_include_path());
exec("rm -rf " . escapeshellarg($dir));
?>
--EXPECT--
string(12) "DIR/here.txt"
string(8) "here.txt"
string(12) "DIR/here.txt"
string(12) "DIR/here.txt"
string(10) "./here.txt"
string(12) "DIR/here.txt"
string(17) "DIR/inc/there.txt"
fopen(there.txt): Failed to open stream: No such file or directory
bool(false)
string(17) "DIR/inc/there.txt"
string(12) "DIR/here.txt"
string(19) "DIR/inc/../here.txt"
string(12) "DIR/here.txt"
string(12) "DIR/here.txt"
string(26) "file://DIR/inc/../here.txt"
string(12) "DIR/here.txt"
fopen(none.txt): Failed to open stream: No such file or directory
bool(false)
fopen(none.txt): Failed to open stream: No such file or directory
bool(false)
string(0) ""
fopen(DIR/inc/there.txt): Failed to open stream: File exists
fopen(DIR/inc): Failed to open stream: Is a directory
int(1)
bool(true)
bool(false)
bool(false)
bool(false)
string(3) "inc"
