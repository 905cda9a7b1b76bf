--TEST--
Seeking beyond the end of memory streams, and before their start
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['php://memory', 'php://temp'] as $u) foreach ([[-1, SEEK_SET], [-100, SEEK_CUR], [-1, SEEK_CUR], [-100, SEEK_END], [-2, SEEK_END], [5, SEEK_END], [99, SEEK_SET]] as [$o, $w]) {
 $s = fopen($u, 'w+'); fwrite($s, 'abcdef'); fseek($s, 2);
 echo "$u $o $w: ", fseek($s, $o, $w), ' ', json_encode([ftell($s), feof($s), fread($s, 2), ftell($s), feof($s)]), ' '; echo fwrite($s, 'XY'), json_encode([ftell($s), rewind($s), stream_get_contents($s)]), "\n";
 $s = fopen($u, 'w+'); fwrite($s, 'abcdef'); fseek($s, 2); fread($s, 2);
 echo "   read before: ", fseek($s, $o, $w), ' ', json_encode([ftell($s), fread($s, 2), ftell($s)]), ' ', "\n";
 $s = fopen($u, 'w+'); fwrite($s, 'abcdef'); fseek($s, 0); fread($s, 20); ftruncate($s, 2);
 echo "   trunc before: ", json_encode(ftell($s)), fseek($s, $o, $w), ' ', json_encode([ftell($s), fread($s, 2), ftell($s)]), ' ', "\n";
}
--EXPECT--
php://memory -1 0: -1 [2,false,"cd",4,false] 2[6,true,"abcdXY"]
   read before: -1 [4,"ef",6] 
   trunc before: 6-1 [6,"",6] 
php://memory -100 1: -1 [false,false,"ab",1,false] 2[3,true,"abXYef"]
   read before: -1 [false,"ab",1] 
   trunc before: 6-1 [false,"ab",1] 
php://memory -1 1: 0 [1,false,"bc",3,false] 2[5,true,"abcXYf"]
   read before: 0 [3,"de",5] 
   trunc before: 60 [5,"",5] 
php://memory -100 2: -1 [false,false,"ab",1,false] 2[3,true,"abXYef"]
   read before: -1 [false,"ab",1] 
   trunc before: 6-1 [false,"ab",1] 
php://memory -2 2: 0 [4,false,"ef",6,false] 2[8,true,"abcdefXY"]
   read before: 0 [4,"ef",6] 
   trunc before: 60 [0,"ab",2] 
php://memory 5 2: 0 [11,false,"",11,true] 2[13,true,"abcdef\u0000\u0000\u0000\u0000\u0000XY"]
   read before: 0 [11,"",11] 
   trunc before: 60 [7,"",7] 
php://memory 99 0: 0 [99,false,"",99,true] 2[101,true,"abcdef\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000XY"]
   read before: 0 [99,"",99] 
   trunc before: 60 [99,"",99] 
php://temp -1 0: -1 [2,false,"cd",4,false] 2[6,true,"abcdXY"]
   read before: -1 [4,"ef",6] 
   trunc before: 6-1 [6,"",6] 
php://temp -100 1: -1 [2,false,"cd",4,false] 2[6,true,"abcdXY"]
   read before: -1 [4,"ef",6] 
   trunc before: 6-1 [6,"",6] 
php://temp -1 1: 0 [1,false,"bc",3,false] 2[5,true,"abcXYf"]
   read before: 0 [3,"de",5] 
   trunc before: 60 [5,"",5] 
php://temp -100 2: -1 [false,false,"ab",1,false] 2[3,true,"abXYef"]
   read before: -1 [false,"ab",1] 
   trunc before: 6-1 [false,"ab",1] 
php://temp -2 2: 0 [4,false,"ef",6,false] 2[8,true,"abcdefXY"]
   read before: 0 [4,"ef",6] 
   trunc before: 60 [0,"ab",2] 
php://temp 5 2: 0 [11,false,"",11,true] 2[13,true,"abcdef\u0000\u0000\u0000\u0000\u0000XY"]
   read before: 0 [11,"",11] 
   trunc before: 60 [7,"",7] 
php://temp 99 0: 0 [99,false,"",99,true] 2[101,true,"abcdef\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000XY"]
   read before: 0 [99,"",99] 
   trunc before: 60 [99,"",99]
