--TEST--
What streams of several kinds refuse, and how
--FILE--
<?php
$folder = __DIR__ . "/kinds_refuse";
@mkdir($folder);
touch("$folder/a");
$streams = ["data" => fopen("data:,xyz", "w"), "output" => fopen("php://output", "r"), "directory" => opendir($folder),
    "filter" => fopen("php://filter/read=string.toupper/resource=$folder/a", "r"), "process" => popen("true", "r")];
foreach ($streams as $kind => $stream) {
    echo "-- $kind\n";
    if ($kind != "process") {
        var_dump(fwrite($stream, "."), fputcsv($stream, ["."]), fread($stream, 2), fpassthru($stream));
    }
    var_dump(stream_set_blocking($stream, true), stream_is_local($stream));
    $facts = stream_get_meta_data($stream);
    var_dump($facts["mode"], $facts["wrapper_type"] ?? null, isset($facts["uri"]) ? basename($facts["uri"]) : null);
    var_dump(preg_replace('/\d+/', 'N', (string) $stream));
}
set_error_handler(function ($level, $message) { echo preg_replace('/\d+/', 'N', $message), "\n"; });
var_dump(ftruncate($streams["data"], 1), fclose($streams["directory"]), readdir($streams["directory"]) !== false);
var_dump(file_put_contents("$folder/b", fopen("$folder/a", "a")), filesize("$folder/b"));
var_dump(pclose(fopen("$folder/a", "r")));
fclose($streams["filter"]);
try {
    stream_is_local($streams["filter"]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    stream_get_contents($streams["filter"], -2);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
unlink("$folder/a");
unlink("$folder/b");
rmdir($folder);
--EXPECT--
-- data

Notice: fwrite(): Stream is not writable in {PWD}/kinds_refuse.php on line 10

Notice: fputcsv(): Stream is not writable in {PWD}/kinds_refuse.php on line 10
zbool(false)
bool(false)
string(2) "xy"
int(1)
bool(true)
bool(false)
string(1) "w"
string(7) "RFC2397"
string(9) "data:,xyz"
string(14) "Resource id #N"
-- output
..
int(1)
int(2)
bool(false)
int(-1)
bool(true)
bool(true)
string(2) "wb"
string(3) "PHP"
string(6) "output"
string(14) "Resource id #N"
-- directory

Notice: fwrite(): Stream is not writable in {PWD}/kinds_refuse.php on line 10

Notice: fputcsv(): Stream is not writable in {PWD}/kinds_refuse.php on line 10
bool(false)
bool(false)
bool(false)
int(-1)
bool(true)
bool(true)
string(1) "r"
string(9) "plainfile"
NULL
string(14) "Resource id #N"
-- filter

Notice: fwrite(): Write of 1 bytes failed with errno=9 Bad file descriptor in {PWD}/kinds_refuse.php on line 10

Notice: fputcsv(): Write of 2 bytes failed with errno=9 Bad file descriptor in {PWD}/kinds_refuse.php on line 10
bool(false)
bool(false)
string(0) ""
int(0)
bool(true)
bool(true)
string(1) "r"
string(3) "PHP"
string(1) "a"
string(14) "Resource id #N"
-- process
bool(true)
bool(false)
string(1) "r"
NULL
NULL
string(14) "Resource id #N"
fclose(): N is not a valid stream resource
bool(true)
bool(false)
bool(true)
bool(false)
int(0)
int(0)
stream_is_local(): supplied resource is not a valid stream resource
stream_get_contents(): Argument #2 ($length) must be greater than or equal to -1
