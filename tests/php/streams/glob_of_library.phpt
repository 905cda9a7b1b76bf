--TEST--
glob(): hidden files, slashes, braces and flags as the C library has them
--FILE--
<?php
$folder = __DIR__ . "/glob_of_library";
mkdir("$folder/dir/sub", 0777, true);
chdir($folder);
foreach (["a.txt", "b.dat", ".hidden", "dir/in", "we[rd"] as $file) touch($file);
foreach (["*", ".*", ".[.]*", ".h*", "*/", "*//", "dir//*", "*/.", "a.txt/", "dir/", "./a*", "we[rd", "we\\[rd", "nothing", "", "d[",
    "{b,a}*", "{a.txt,nothing}", "{a.txt", "{}", "{{a,b}.*,dir}", "a\\.txt"] as $pattern) {
    echo str_pad($pattern, 16);
    foreach ([0, GLOB_MARK, GLOB_BRACE, GLOB_BRACE | GLOB_NOCHECK, GLOB_NOESCAPE, GLOB_ONLYDIR | GLOB_NOCHECK] as $flags) {
        echo json_encode(glob($pattern, $flags), JSON_UNESCAPED_SLASHES), " ";
    }
    echo "\n";
}
foreach (new GlobIterator("$folder/.h*") as $path => $file) echo basename($path), "\n";
foreach (["a.txt", "b.dat", ".hidden", "dir/in", "we[rd"] as $file) unlink($file);
rmdir("dir/sub");
rmdir("dir");
chdir("/");
rmdir($folder);
--EXPECT--
*               ["a.txt","b.dat","dir","we[rd"] ["a.txt","b.dat","dir/","we[rd"] ["a.txt","b.dat","dir","we[rd"] ["a.txt","b.dat","dir","we[rd"] ["a.txt","b.dat","dir","we[rd"] ["dir"] 
.*              [".","..",".hidden"] ["../","./",".hidden"] [".","..",".hidden"] [".","..",".hidden"] [".","..",".hidden"] [".",".."] 
.[.]*           [".."] ["../"] [".."] [".."] [".."] [".."] 
.h*             [".hidden"] [".hidden"] [".hidden"] [".hidden"] [".hidden"] [] 
*/              ["dir/"] ["dir//"] ["dir/"] ["dir/"] ["dir/"] ["dir/"] 
*//             ["dir//"] ["dir//"] ["dir//"] ["dir//"] ["dir//"] ["dir//"] 
dir//*          ["dir//in","dir//sub"] ["dir//in","dir//sub/"] ["dir//in","dir//sub"] ["dir//in","dir//sub"] ["dir//in","dir//sub"] ["dir//sub"] 
*/.             ["dir/."] ["dir/./"] ["dir/."] ["dir/."] ["dir/."] ["dir/."] 
a.txt/          ["a.txt"] ["a.txt"] ["a.txt"] ["a.txt"] ["a.txt"] [] 
dir/            ["dir/"] ["dir/"] ["dir/"] ["dir/"] ["dir/"] ["dir/"] 
./a*            ["./a.txt"] ["./a.txt"] ["./a.txt"] ["./a.txt"] ["./a.txt"] [] 
we[rd           ["we[rd"] ["we[rd"] ["we[rd"] ["we[rd"] ["we[rd"] [] 
we\[rd          ["we[rd"] ["we[rd"] ["we[rd"] ["we[rd"] [] [] 
nothing         [] [] [] ["nothing"] [] [] 
                [] [] [] [""] [] [] 
d[              [] [] [] ["d["] [] [] 
{b,a}*          [] [] ["b.dat","a.txt"] ["b.dat","a.txt"] [] [] 
{a.txt,nothing} [] [] ["a.txt"] ["a.txt"] [] [] 
{a.txt          [] [] [] ["{a.txt"] [] [] 
{}              [] [] [] ["{}"] [] [] 
{{a,b}.*,dir}   [] [] ["a.txt","b.dat","dir"] ["a.txt","b.dat","dir"] [] [] 
a\.txt          ["a.txt"] ["a.txt"] ["a.txt"] ["a.txt"] [] [] 
.hidden
