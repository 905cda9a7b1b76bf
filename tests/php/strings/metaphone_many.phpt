--TEST--
metaphone() of words with every rule, in any case, and with a limit
--FILE--
<?php
$words = explode(' ', "Aegis Gnat knife pneumonia wrist White wasp Xavier thumb Thumbs science scissors school ciao cat Charles dodge edge "
    . "bridgy laugh night ghost sign signed gnome gem gig eggs hour Thailand rhyme phone queue sure session mission nation "
    . "theatre watch vivid yes why zebra box axe mb 123abc \xe4bc a-b x");
foreach ($words as $word) {
    echo $word, ' ', metaphone($word), ' ', metaphone(strtoupper($word), 2), "\n";
}
var_dump(metaphone(''), metaphone("ab\0cd"), metaphone('Thompson', 0), metaphone(str_repeat('Thumb ', 100000)) === str_repeat('0M', 100000));
try {
    metaphone('x', -1);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Aegis EJS EJ
Gnat NT NT
knife NF NF
pneumonia NMN NM
wrist RST RS
White WT WT
wasp WSP WS
Xavier SFR SF
thumb 0M 0M
Thumbs 0MS 0M
science SNS SN
scissors SSRS SS
school SXL SX
ciao X X
cat KT KT
Charles XRLS XR
dodge TJ TJ
edge EJ EJ
bridgy BRJ BR
laugh LF LF
night NFT NF
ghost FST FS
sign SN SN
signed SNT SN
gnome NM NM
gem JM JM
gig JK JK
eggs EKS EK
hour HR HR
Thailand 0LNT 0L
rhyme RM RM
phone FN FN
queue K K
sure SR SR
session SSN SS
mission MSN MS
nation NXN NX
theatre 0TR 0T
watch WX WX
vivid FFT FF
yes YS YS
why W W
zebra SBR SB
box BKS BKS
axe AKS AKS
mb M M
123abc ABK AB
äbc BK BK
a-b AB AB
x S S
string(0) ""
string(2) "AB"
string(5) "0MPSN"
bool(true)
metaphone(): Argument #2 ($max_phonemes) must be greater than or equal to 0
