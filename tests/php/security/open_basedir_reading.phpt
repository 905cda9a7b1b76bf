--TEST--
open_basedir: which path is checked, and named in messages, by reading files, including them, asking about them
--FILE--
<?php
$root = sys_get_temp_dir() . "/zvm_basedir_" . getmypid();
mkdir("$root/in", 0777, true);
mkdir("$root/out");
file_put_contents("$root/in/a.txt", "A");
file_put_contents("$root/out/b.txt", "<?php echo 'included';");
symlink("$root/out/b.txt", "$root/in/leads_out");
chdir("$root/in");
register_shutdown_function(function () use ($root) {
    // cleaned up by a process that nothing is forbidden to
    exec("rm -rf " . escapeshellarg($root));
});
set_error_handler(function ($level, $message) use ($root) {
    echo "  ", str_replace($root, "ROOT", $message), "\n";
    return true;
});
ini_set("open_basedir", "$root/in");
$calls = [
    fn($p) => disk_free_space($p),
    fn($p) => highlight_file($p),
    fn($p) => fopen($p, "r", true),
    fn($p) => include $p,
    fn($p) => parse_ini_file($p),
    fn($p) => stream_resolve_include_path($p),
    fn($p) => readlink($p),
    fn($p) => @scandir($p),
];
foreach (["../out/b.txt", "leads_out", "../out/none", "file://$root/out/b.txt", "", "a.txt/b"] as $path) {
    echo "== ", str_replace($root, "ROOT", $path), "\n";
    foreach ($calls as $at => $call) {
        echo $at, "\n";
        try {
            $result = $call($path);
            echo "  = ", str_replace($root, "ROOT", json_encode($result, JSON_UNESCAPED_SLASHES)), "\n";
        } catch (Error $error) {
            echo "  ", $error->getMessage(), "\n";
        }
        @unlink("new");
    }
}
echo file_get_contents("a.txt"), file_get_contents("file://$root/in/a.txt"), "\n";
--EXPECT--
== ../out/b.txt
0
  disk_free_space(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  fopen(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  fopen(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
3
  include(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  include(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  include(): Failed opening '../out/b.txt' for inclusion (include_path='.:/usr/share/php')
  = false
  unlink(new): No such file or directory
4
  parse_ini_file(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  parse_ini_file(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  = "ROOT/out/b.txt"
  unlink(new): No such file or directory
6
  readlink(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  scandir(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  scandir(../out/b.txt): Failed to open directory: Operation not permitted
  scandir(): (errno 1): Operation not permitted
  = false
  unlink(new): No such file or directory
== leads_out
0
  disk_free_space(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  fopen(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  fopen(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
3
  include(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  include(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  include(): Failed opening 'leads_out' for inclusion (include_path='.:/usr/share/php')
  = false
  unlink(new): No such file or directory
4
  parse_ini_file(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  parse_ini_file(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  = "ROOT/out/b.txt"
  unlink(new): No such file or directory
6
  readlink(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  scandir(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  scandir(leads_out): Failed to open directory: Operation not permitted
  scandir(): (errno 1): Operation not permitted
  = false
  unlink(new): No such file or directory
== ../out/none
0
  disk_free_space(): open_basedir restriction in effect. File(ROOT/out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  fopen(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  fopen(../out/none): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
3
  include(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  include(../out/none): Failed to open stream: Operation not permitted
  include(): Failed opening '../out/none' for inclusion (include_path='.:/usr/share/php')
  = false
  unlink(new): No such file or directory
4
  parse_ini_file(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  parse_ini_file(../out/none): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  = false
  unlink(new): No such file or directory
6
  readlink(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  scandir(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  scandir(../out/none): Failed to open directory: Operation not permitted
  scandir(): (errno 1): Operation not permitted
  = false
  unlink(new): No such file or directory
== file://ROOT/out/b.txt
0
  disk_free_space(): No such file or directory
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  highlight_file(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  highlight_file(): Failed opening 'file://ROOT/out/b.txt' for highlighting
  = false
  unlink(new): No such file or directory
2
  fopen(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  fopen(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
3
  include(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  include(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  include(): Failed opening 'file://ROOT/out/b.txt' for inclusion (include_path='.:/usr/share/php')
  = false
  unlink(new): No such file or directory
4
  parse_ini_file(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  parse_ini_file(ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  = "ROOT/out/b.txt"
  unlink(new): No such file or directory
6
  readlink(): No such file or directory
  = false
  unlink(new): No such file or directory
7
  scandir(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  scandir(file://ROOT/out/b.txt): Failed to open directory: Operation not permitted
  scandir(): (errno 1): Operation not permitted
  = false
  unlink(new): No such file or directory
== 
0
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File() is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  Path cannot be empty
  unlink(new): No such file or directory
3
  Path cannot be empty
  unlink(new): No such file or directory
4
  parse_ini_file(): Argument #1 ($filename) cannot be empty
  unlink(new): No such file or directory
5
  = "ROOT/in"
  unlink(new): No such file or directory
6
  readlink(): open_basedir restriction in effect. File() is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  scandir(): Argument #1 ($directory) cannot be empty
  unlink(new): No such file or directory
== a.txt/b
0
  = false
  unlink(new): No such file or directory
1
  highlight_file(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  fopen(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  fopen(a.txt/b): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
3
  include(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  include(a.txt/b): Failed to open stream: Operation not permitted
  include(): Failed opening 'a.txt/b' for inclusion (include_path='.:/usr/share/php')
  = false
  unlink(new): No such file or directory
4
  parse_ini_file(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  parse_ini_file(a.txt/b): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  = false
  unlink(new): No such file or directory
6
  readlink(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  scandir(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  scandir(a.txt/b): Failed to open directory: Operation not permitted
  scandir(): (errno 1): Operation not permitted
  = false
  unlink(new): No such file or directory
AA
