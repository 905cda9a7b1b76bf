--TEST--
Separators of str_getcsv() beyond ASCII
--FILE--
<?php
// bytes of a character separate nothing, those of no character do
foreach ([['é,ü', 'é'], ["a\xc3b,c", "\xc3"], ["\xe4x,y\xe4,z", ',', "\xe4"], ["é\xc3", "\xc3"]] as $arguments) {
    echo json_encode(array_map(bin2hex(...), str_getcsv(...$arguments))), "\n";
}
?>
--EXPECT--
["c3a92cc3bc"]
["61","622c63"]
["782c79","7a"]
["c3a9",""]
