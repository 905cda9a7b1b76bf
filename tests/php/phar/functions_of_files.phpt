--TEST--
phar:// in the functions of files
--EXTENSIONS--
phar
bz2
--INI--
phar.readonly=0
phar.require_hash=0
--FILE--
<?php
$path = __DIR__ . '/functions_of_files.phar';
$url = "phar://$path";
file_put_contents("$url/a.txt", "line 1\nline 2\n");
file_put_contents("$url/dir/b.txt", 'bee');
mkdir("$url/dir/sub");
var_dump(file("$url/a.txt"), filesize("$url/dir/b.txt"), is_dir("$url/dir"), is_file("$url/dir"), file_exists("$url/no"));
var_dump(scandir("$url/"), scandir("$url/dir"));
$file = fopen("$url/a.txt", 'r+');
var_dump(fgets($file), fseek($file, 0, SEEK_END), fwrite($file, "line 3\n"), ftell($file), rewind($file), fstat($file)['size']);
var_dump(fread($file, 100), feof($file), fseek($file, 100), ftell($file), ftruncate($file, 3), flock($file, LOCK_SH));
var_dump(@unlink("$url/a.txt"), @fopen("$url/a.txt", 'r'));
print_r(array_diff_key(stream_get_meta_data($file), ['uri' => 0]));
fclose($file);
var_dump(rename("$url/a.txt", "$url/dir/c.txt"), file_exists("$url/a.txt"), file_get_contents("$url/dir/c.txt"));
var_dump(rename("$url/dir", "$url/moved"), scandir("$url/"), scandir("$url/moved"));
var_dump(copy("$url/moved/b.txt", "$url/b.txt"), rmdir("$url/moved"), rmdir("$url/moved/sub"), rmdir("$url/moved/sub"));
var_dump(unlink("$url/b.txt"), unlink("$url/b.txt"), unlink("$url/moved"));
var_dump(mkdir("$url/moved"), rename("$url/x", "$url/y"), fopen("$url/new", 'a'), fopen("$url/new", 'x'));
var_dump(opendir("$url/none"), (bool)fopen("$url/../../x", 'r'), fopen("phar://none.phar/x", 'r'), touch("$url/t"));
var_dump((bool)fopen("$url/.phar/stub.php", 'w'), fopen("$url/", 'r'), fopen("$url/moved", 'r'), (bool)fopen("$url/moved", 'w'));
var_dump(X, 'w'), fopen("$url/bad*name", 'w'), (bool)fopen("$url/q?uery", 'w'));
$stat = stat("$url/moved/b.txt");
printf("%o %d %d %d %d\n", $stat['mode'], $stat['size'], $stat['nlink'], $stat['dev'], $stat['blksize']);
var_dump(is_writable("$url/moved/b.txt"), filetype("$url/moved"), filetype("$url/moved/b.txt"));
?>
--CLEAN--
<?php unlink(__DIR__ . '/functions_of_files.phar'); ?>
--EXPECT--
Parse error: syntax error, unexpected token "," in {PWD}/functions_of_files.php on line 22
--EXIT--
255
