--TEST--
extractTo() stays inside of the folder
--EXTENSIONS--
phar
bz2
--INI--
phar.readonly=0
phar.require_hash=0
--FILE--
<?php
$path = __DIR__ . '/extraction.tar';
function header_of($name, $size, $type = '0', $link = '')
{
    $header = pack('a100a8a8a8a12a12a8a1a100a6a2a32a32a8a8a155x12', $name, '0000644', '', '', sprintf('%011o', $size),
        '00000000000', '        ', $type, $link, 'ustar', '00', '', '', '', '', '');
    return substr_replace($header, sprintf('%06o', array_sum(unpack('C*', $header))) . "\0 ", 148, 8);
}
function entry($name, $data)
{
    return header_of($name, strlen($data)) . str_pad($data, (strlen($data) + 511) & ~511, "\0");
}
file_put_contents($path, entry('../../up.txt', 'up') . entry('a/../../b.txt', 'b') . entry('/root.txt', 'root')
    . entry('dir/./c.txt', 'c') . header_of('link', 0, '2', '../../../etc/passwd') . header_of('hard', 0, '1', 'dir/./c.txt')
    . str_repeat("\0", 1024));
$data = new PharData($path);
$folder = __DIR__ . '/extraction.d/inner/deep';
foreach (['../../up.txt', 'a/../../b.txt', '/root.txt', 'dir/./c.txt', 'hard', 'link', 'none'] as $name) {
    try {
        var_dump($data->extractTo($folder, $name));
    } catch (Exception $e) {
        echo get_class($e), ': ', str_replace(__DIR__, '', $e->getMessage()), "\n";
    }
}
exec('cd ' . escapeshellarg(__DIR__) . ' && find extraction.d -type f -o -type l | sort', $lines);
print_r($lines);
try {
    $data->extractTo($folder, 'dir/./c.txt');
} catch (Exception $e) {
    echo get_class($e), ': ', str_replace(__DIR__, '', $e->getMessage()), "\n";
}
var_dump($data->extractTo($folder, ['dir/./c.txt', 'hard'], true), $data->extractTo($folder, [], true));
foreach ([['', null], [$path, null], [$folder, [1]]] as [$to, $files]) {
    try {
        $data->extractTo($to, $files);
    } catch (Exception $e) {
        echo get_class($e), ': ', str_replace(__DIR__, '', $e->getMessage()), "\n";
    }
}
?>
--CLEAN--
<?php
exec('rm -rf ' . escapeshellarg(__DIR__ . '/extraction.d'));
unlink(__DIR__ . '/extraction.tar');
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
PharException: phar error: attempted to extract non-existent file or directory "none" from phar "/extraction.tar"
Array
(
    [0] => extraction.d/inner/deep/b.txt
    [1] => extraction.d/inner/deep/dir/c.txt
    [2] => extraction.d/inner/deep/hard
    [3] => extraction.d/inner/deep/link
    [4] => extraction.d/inner/deep/root.txt
    [5] => extraction.d/inner/deep/up.txt
)
PharException: Extraction from phar "/extraction.tar" failed: Cannot extract "dir/./c.txt" to "/extraction.d/inner/deep/dir/c.txt", path already exists
bool(true)
bool(false)
InvalidArgumentException: Invalid argument, extraction path must be non-zero length
RuntimeException: Unable to use path "/extraction.tar" for extraction, it is a file, must be a directory
InvalidArgumentException: Invalid argument, array of filenames to extract contains non-string value
