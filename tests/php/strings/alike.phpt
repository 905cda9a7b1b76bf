--TEST--
How alike words are and sound
--FILE--
<?php
foreach ([['World', 'Word'], ['', ''], ['abc', ''], ['similar', 'familiar']] as [$left, $right]) {
    var_dump(similar_text($left, $right, $percent), round($percent, 4));
}
var_dump(similar_text('bafoobar', 'mafoorar'), similar_text('mafoorar', 'bafoobar'));
foreach (['Robert', 'Rupert', 'Ashcraft', 'Tymczak', 'Pfister', 'Honeyman', '', '1a2', 'lee'] as $name) {
    echo soundex($name), "\n";
}
foreach (['Thompson', 'Knight', 'Physics', 'Xylophone', 'Wright', 'Schmidt', 'Which', 'Church', 'Edge', '', 'Acid', 'Tsch'] as $word) {
    echo metaphone($word), ' ', metaphone($word, 2), "\n";
}
--EXPECT--
int(4)
float(88.8889)
int(0)
float(0)
int(0)
float(0)
int(5)
float(66.6667)
int(6)
int(6)
R163
R163
A226
T522
P236
H555
0000
A000
L000
0MPSN 0M
NFT NF
FSKS FS
SLFN SL
RFT RF
SXMTT SX
WX WX
XRX XR
EJ EJ
 
AST AS
TSX TS
