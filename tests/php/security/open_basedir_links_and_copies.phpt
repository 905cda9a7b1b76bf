--TEST--
open_basedir: which path is checked, and named in messages, by links, copies and new folders
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
    fn($p) => link($p, "new"),
    fn($p) => link("a.txt", $p),
    fn($p) => symlink($p, "new"),
    fn($p) => symlink("a.txt", $p),
    fn($p) => copy($p, "new"),
    fn($p) => copy("a.txt", $p),
    fn($p) => mkdir("$p/x/y", 0777, true),
    fn($p) => mkdir($p),
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
  link(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  link(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  symlink(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
3
  symlink(): open_basedir restriction in effect. File(ROOT/out/a.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
5
  copy(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  copy(../out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(ROOT/out/b.txt/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File(../out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
== leads_out
0
  link(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  link(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  symlink(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
3
  symlink(): open_basedir restriction in effect. File(ROOT/out/a.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
5
  copy(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  copy(leads_out): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(ROOT/in/leads_out/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File(leads_out) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
== ../out/none
0
  link(): open_basedir restriction in effect. File(ROOT/out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
1
  link(): open_basedir restriction in effect. File(ROOT/out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
2
  symlink(): open_basedir restriction in effect. File(ROOT/out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
3
  symlink(): open_basedir restriction in effect. File(ROOT/out/a.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
5
  copy(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  copy(../out/none): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(ROOT/out/none/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File(../out/none) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
== file://ROOT/out/b.txt
0
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
1
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
2
  = true
3
  symlink(): No such file or directory
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  copy(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  copy(file://ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
5
  copy(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  copy(file://ROOT/out/b.txt): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(ROOT/out/b.txt/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File(ROOT/out/b.txt) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
== 
0
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
1
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
2
  symlink(): No such file or directory
  = false
  unlink(new): No such file or directory
3
  symlink(): No such file or directory
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File() is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
5
  Path cannot be empty
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File() is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
== a.txt/b
0
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
1
  link(): No such file or directory
  = false
  unlink(new): No such file or directory
2
  symlink(): No such file or directory
  = false
  unlink(new): No such file or directory
3
  symlink(): No such file or directory
  = false
  unlink(new): No such file or directory
4
  copy(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
5
  copy(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  copy(a.txt/b): Failed to open stream: Operation not permitted
  = false
  unlink(new): No such file or directory
6
  mkdir(): open_basedir restriction in effect. File(ROOT/in/a.txt/b/x/y) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
7
  mkdir(): open_basedir restriction in effect. File(a.txt/b) is not within the allowed path(s): (ROOT/in)
  = false
  unlink(new): No such file or directory
AA
