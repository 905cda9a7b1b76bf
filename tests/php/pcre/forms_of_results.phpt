--TEST--
preg_* on compiled patterns: every form of result, empty matches, UTF-8, names, marks, errors half-way, callbacks that match themselves
--FILE--
<?php
class Text { function __construct(public $t) {} function __toString() { return "<$this->t>"; } }
class Typed { public array $m = []; public int $n = 0; }
function show(...$x) { echo json_encode($x, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR), preg_last_error(), "\n"; }
$patterns = ['/(\w+)-(\d+)?/', '/(?<a>\w)(?<b>x)?(?<c>\d)?/', '/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/', '/\b|x*/', '/é|(.)(*MARK:m)/u', '/./u', '/(a)?(b)?(c)/', '/^$/m', '~(?=(\w))~', '/a\Kb/'];
$subjects = ['item-1 b-', 'abc', '', "éa\u{1F600}b", "a\n\nb", "\xff\xfe", "ab ab abc", str_repeat("a1-é", 700)];
for ($round = 0; $round < 2; $round++) {
    foreach ($patterns as $pattern) {
        foreach ($subjects as $number => $subject) {
            $m = null;
            $r = preg_match($pattern, $subject, $m);
            show($pattern, $number, $r, preg_match($pattern, $subject), $m);
            foreach ([0, PREG_OFFSET_CAPTURE, PREG_UNMATCHED_AS_NULL, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL] as $flags) {
                $r = [preg_match($pattern, $subject, $m, $flags), $m, preg_match($pattern, $subject, $m, $flags, min(1, strlen($subject))), $m];
                foreach ([0, PREG_PATTERN_ORDER, PREG_SET_ORDER] as $order) {
                    $r[] = preg_match_all($pattern, $subject, $m, $flags | $order);
                    $r[] = $m;
                }
                echo md5(serialize($r)), preg_last_error();
            }
            echo "\n";
            $r = [];
            foreach ([[], [2], [-1, PREG_SPLIT_NO_EMPTY], [-1, PREG_SPLIT_DELIM_CAPTURE], [3, 3], [0, 4], [1], [null, 7]] as $arguments) {
                $r[] = @preg_split($pattern, $subject, ...$arguments);
            }
            foreach (['', '-', '[$0]', '\1$2', '${1}x$', '$1\\\\$2', '\\$1', '$10', '$', '\\', '${1', '${x}', 'é$1'] as $replacement) {
                $r[] = preg_replace($pattern, $replacement, $subject);
            }
            $r[] = preg_replace($pattern, 'x', $subject, 1, $count);
            $r[] = $count;
            $r[] = preg_replace_callback($pattern, fn($m) => count($m) . implode(',', $m), $subject);
            $r[] = preg_replace_callback($pattern, 'current', $subject);
            $r[] = preg_replace_callback($pattern, fn($m) => new Text($m[0]), $subject);
            $r[] = preg_replace_callback($pattern, fn($m) => preg_match('/(\w+)-(\d+)?/', 'item-1') . preg_replace_callback($pattern, fn($m) => null, $m[0]), $subject, 2);
            echo md5(serialize($r)), " ", substr(json_encode($r, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR), 0, 100), preg_last_error(), "\n";
        }
    }
}
$typed = new Typed;
for ($i = 0; $i < 2; $i++) {
    preg_match('/b/', 'abc', $typed->m);
    try {
        preg_match('/b/', 'abc', $typed->n);
    } catch (TypeError $e) {
        echo $e->getMessage(), json_encode($typed), "\n";
    }
    preg_match('/(b)(c)/', 'abc', $m[5]['x']);
    show($m[5]['x']);
    $subject = ['abc'];
    preg_match('/(b)/', $subject[0], $subject);
    show($subject);
    try {
        preg_replace_callback('/b/', function ($m) { throw new Exception("in callback"); }, 'abc');
    } catch (Exception $e) {
        echo $e->getMessage(), " ", $e->getTrace()[1]['function'], "\n";
    }
    try {
        preg_match('/b/', 'abc', $m, 77);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
ini_set('pcre.backtrack_limit', '50');
ini_set('pcre.jit', '0');
for ($i = 0; $i < 2; $i++) {
    $long = 'xb' . str_repeat('a', 60) . 'c';
    show(preg_match('/(a+)+$/', $long, $m), $m);
    show(preg_match_all('/b|(a+)+$/', $long, $m), $m);
    show(preg_split('/b|(a+)+$/', $long), preg_last_error_msg());
    show(preg_replace('/b|(a+)+$/', '-', $long));
    $called = 0;
    show(preg_replace_callback('/b|(a+)+$/', function ($m) use (&$called) { $called++; return 'x'; }, $long), $called);
    show(preg_match('/b/', 'b'));
}
--EXPECT--
["\/(\\w+)-(\\d+)?\/",0,1,1,["item-1","item","1"]]0
3f58043983316dac6c662249d7b010050485ff1e9ceb5a4b8143945db9078bf900442a816eb45e9f61c22ec003f79a31a409e3f5c1fbdf334b5ad58a18b1b2c84990
888cfa76409e3c4e092c357e8226f58f [[""," ",""],[""," b-"],[" "],["","item","1"," ","b",""],["item","1"," ","b"],[["",0],[" ",6],["",9]0
["\/(\\w+)-(\\d+)?\/",1,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
cda5df9382c981b71f5d40e0fd39c2c0 [["abc"],["abc"],["abc"],["abc"],["abc"],[["abc",0]],["abc"],[["abc",0]],"abc","abc","abc","abc","ab0
["\/(\\w+)-(\\d+)?\/",2,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(\\w+)-(\\d+)?\/",3,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/(\\w+)-(\\d+)?\/",4,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/(\\w+)-(\\d+)?\/",5,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(\\w+)-(\\d+)?\/",6,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
3b1f42707918bed8500a12470d35f748 [["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],[["ab ab abc",0]],["ab ab abc0
["\/(\\w+)-(\\d+)?\/",7,1,1,["a1-","a1"]]0
136a52c1967ff6e9f38eed774a1149ab04eb69b3070b870602de35ccf41c1d22d0dc476170ce67246fbbe439ab7f424712065e7909deadc8bb16f1bb5ca3fe7387a0
0a4dbdca906929cd4e1d941dc9dc442f [["","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é",0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",0,1,1,{"0":"i","a":"i","1":"i"}]0
a8370388c892bd0c3fcdfb5f640ce0110f081a3d01cb8600443e7b1a75a6015ef0b67dcf19eb60ba5eac21dc6c2c7452e10de626f82faca34782a6538281c226cdb0
257b4b1ee3e752bb076b4ad542cf6a6a [["","","","","-"," ","-"],["","tem-1 b-"],["-"," ","-"],["","i","","t","","e","","m","-","1"," ","b0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",1,1,1,{"0":"a","a":"a","1":"a"}]0
dda99d7b0de5b04180da7f915f61fcf200ed9a26e9fb9d6679899c21fb5a4c1d008d01b13ef96ecba07697734e3d77d5580f4a54b0876068e24284f6d11d0d08e710
5c1771ced396b44578c38ea088885a0a [["","","",""],["","bc"],[],["","a","","b","","c",""],["a","b","c"],[["",0],["",1],["",2],["",3]],["0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",2,0,0,[]]0
8190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb510
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",3,1,1,{"0":"a","a":"a","1":"a"}]0
d26c2d6c7d8c38e89593bce7299d6c9a08192bca75f8b3bf9412a58d4d45e64830977f50424c3ebead86f7f1bd54e49df20e2297c96203b4680ae9b27d2cef414de0
e11ce8c7f0c60074e256a645427c5730 [["é","😀",""],["é","😀b"],["é","😀"],["é","a","😀","b",""],["é","a","😀","b"],[["é"0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",4,1,1,{"0":"a","a":"a","1":"a"}]0
9788c6e34bc635185d907689f988cc5208289ed8c5cca2e56f1c12e5183a348810a4bcc25f7f79cee3acd0b3a95f71df2404f031bfa1cc67ccd75ebf93e77b538cf0
46b742d98754a28f6761922067c57874 [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","b",""],["a","\n\n","b"],[["",0],["\n\n",1],[""0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",5,0,0,[]]0
8190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb510
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",6,1,1,{"0":"a","a":"a","1":"a"}]0
f5a8cebba9c964c9689749f405d4673f00bc87069f69dba7d03e6568e8b9ec77b0f905156f66e47226dd84a8c54595b72d00f7b2515ac6bce560b6a29969003c3680
9e5d3d529a43c2ce6bd230fe5a8dc33f [["",""," ",""," ","","",""],["","b ab abc"],[" "," "],["","a","","b"," ","a","","b"," ","a","","b",0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",7,1,1,{"0":"a1","a":"a","1":"a","b":"","2":"","c":"1","3":"1"}]0
e9a95be26497c354da4374ae8f69fbb10a67518c05e8b111e04d23772bcd5cc8d0cc5654178b07c7af1c28493a993929aa031073e2b14e3f1d32d7035d3048248210
72383b8869b625ad83bc7bb2eb6b3b1b [["","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é"0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",0,1,1,{"0":"b","n":"b","1":"","2":"b"}]0
16d1dc4ab23a052c25dab45b6d8fb9970c0eea6008657b6e431445d59f1d79ce600616452c3d3dcddc27491c34f2d0cefe0ca7d0b692f7fede22614793aa4a516310
7b917567ce5555f00c371f32f48ae70b [["item-1 ","-"],["item-1 ","-"],["item-1 ","-"],["item-1 ","","b","-"],["item-1 ","b","-"],[["item-0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",1,1,1,{"0":"a","n":"a","1":"a"}]0
8fcbcb15bfde72fb0cfdcbab64f79d970590c61e96080428a87e76d9ceb31092a0d0cefc88ac0ba88c86ef5bceb6d27399078c3f904213072b0606260e9b482ad6c0
d340b7f588427b21c24e3a90260efaf9 [["","",""],["","bc"],[],["","a","","","b","c",""],["a","b","c"],[["",0],["",1],["",3]],["abc"],[["a0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",2,0,0,[]]0
705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",3,1,1,{"0":"a","n":"a","1":"a"}]0
14e89a86dcc7bad0062b0119a0874d96093d1674fed6b37cf27559960289ddbfc00e25b254dd703338c2ce2d5ed4ea3a39049a8cb5a5086b894a321d22eed01d81e0
6e3247f33b3e77cbd2c8badc47f628e9 [["é","😀",""],["é","😀b"],["é","😀"],["é","a","😀","","b",""],["é","a","😀","b"],[["0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",4,1,1,{"0":"a","n":"a","1":"a"}]0
46d1622ded7a106a677d65eb8171768b04f1a2803146173f5bf7031f14081483607d6038da3606a49799a72cecf611ec6d0a97c576d01a785ee85452da89666b7560
720cc0a07173f9c16d9f8c03519ebd5e [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","","b",""],["a","\n\n","b"],[["",0],["\n\n",1],0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",5,0,0,[]]0
705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",6,1,1,{"0":"a","n":"a","1":"a"}]0
1f06f11203a5713c6dc30bce347fc4290ebcb81274f8ff6c3b63e5e6d342e0ae800c374ebdedc734250bd503066702598607f5d6c4536defb60c48ecbd9ac1099e00
622c2763eac2c88399383ed2f97ac261 [["",""," ",""," ","",""],["","b ab abc"],[" "," "],["","a","","","b"," ","a","","","b"," ","a","","0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",7,1,1,{"0":"a","n":"a","1":"a"}]0
a96aa19e23c073d4b88adafe9c0f0b08091111831d288f516174c8fa814bddd2c05c798f0e4a63c6b1e6f71a4b0904933704b70eb2efd41f750555f6c6001edc44b0
95b957f1ca7eb8d94bbeb70ca670d352 [["","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-�0
["\/\\b|x*\/",0,1,1,[""]]0
83b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c899819083b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c8998190
5733cb05b52635ad984193f28befb2e3 [["","i","t","e","m","-","1"," ","b","-",""],["","item-1 b-"],["i","t","e","m","-","1"," ","b","-"],0
["\/\\b|x*\/",1,1,1,[""]]0
d549ffe1cf48b63355a00c898927bfce00cf3cfb4e5c6076abbf07f9122f0299b0d549ffe1cf48b63355a00c898927bfce00cf3cfb4e5c6076abbf07f9122f0299b0
7a08192a33c71c3012afc5c2c7683f37 [["","a","b","c",""],["","abc"],["a","b","c"],["","a","b","c",""],["a","b","c"],[["",0],["a",0],["b"0
["\/\\b|x*\/",2,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00
d0f5724bc319bf361a5bc224c5eb5302 [["",""],["",""],[],["",""],[],[["",0],["",0]],[""],[],"","-","[]","","x$","\\","$1","","$","\\","${0
["\/\\b|x*\/",3,1,1,[""]]0
849108647cdff7daa8777721d1a5f88f07063e7cf07325fdf41094d20879b91c30849108647cdff7daa8777721d1a5f88f07063e7cf07325fdf41094d20879b91c30
48428d3613f7be085d94db76f701bea4 [["",null,null,"a",null,null,null,null,"b",""],["","éa😀b"],[null,null,"a",null,null,null,null,"b0
["\/\\b|x*\/",4,1,1,[""]]0
f3f1b31036e3c518663c66128faebfd50c9c8c509f03f27962a40b217baadb4a70f3f1b31036e3c518663c66128faebfd50c9c8c509f03f27962a40b217baadb4a70
7ae80e0ae8af07a9799cafd3eaca12c5 [["","a","\n","\n","b",""],["","a\n\nb"],["a","\n","\n","b"],["","a","\n","\n","b",""],["a","\n","\n0
["\/\\b|x*\/",5,1,1,[""]]0
d2a5c4b780308fd2b1d62c351b9bdf8b063420c651815f24ed2a19da318a803a50d2a5c4b780308fd2b1d62c351b9bdf8b063420c651815f24ed2a19da318a803a50
0eac15dfcbc41a0d7726e0e2a94e1db2 [["",null,null,""],["",null],[null,null],["",null,null,""],[null,null],[["",0],[null,0],[null,1],[""0
["\/\\b|x*\/",6,1,1,[""]]0
83b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c899819083b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c8998190
8f90cc06354b2df6647823fb7dbf9373 [["","a","b"," ","a","b"," ","a","b","c",""],["","ab ab abc"],["a","b"," ","a","b"," ","a","b","c"],0
["\/\\b|x*\/",7,1,1,[""]]0
7532d9e604c090f5f4b7cab9bbef4e8e0103e9141babe79fb4aa2e3e79cb85dad07532d9e604c090f5f4b7cab9bbef4e8e0103e9141babe79fb4aa2e3e79cb85dad0
3c18dfbc420440db3c68e069f06c484c [["","a","1","-",null,null,"a","1","-",null,null,"a","1","-",null,null,"a","1","-",null,null,"a","1"0
["\/é|(.)(*MARK:m)\/u",0,1,1,{"0":"i","1":"i","MARK":"m"}]0
175b91839e8c984820be34703db390b00839198e55dd31089b8dbc6a55c301afe0175b91839e8c984820be34703db390b00839198e55dd31089b8dbc6a55c301afe0
34d89ef60218f9d62a7adb892563509b [["","","","","","","","","",""],["","tem-1 b-"],[],["","i","","t","","e","","m","","-","","1",""," 0
["\/é|(.)(*MARK:m)\/u",1,1,1,{"0":"a","1":"a","MARK":"m"}]0
2f79a5c9d6bfe62d3b1aedd010a0a03b09ff50a29a15685e48ef6d90e5654e96e02f79a5c9d6bfe62d3b1aedd010a0a03b09ff50a29a15685e48ef6d90e5654e96e0
cae825d4ae9e322139d7b4d30defb347 [["","","",""],["","bc"],[],["","a","","b","","c",""],["a","b","c"],[["",0],["",1],["",2],["",3]],["0
["\/é|(.)(*MARK:m)\/u",2,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/é|(.)(*MARK:m)\/u",3,1,1,["é"]]0
88f976fd7a4e3563a5cac241bd296101008e722d83b1da9a22071392867910c20086058b157048fffcaa5feafabe45831805ceab2397cf5e866b2b1e8675b4ad6390
1ed27c620df2698a0b7cd1dfa13d05f8 [["","","","",""],["","a😀b"],[],["","","a","","😀","","b",""],["a","😀","b"],[["",0],["",2],[0
["\/é|(.)(*MARK:m)\/u",4,1,1,{"0":"a","1":"a","MARK":"m"}]0
7f7e53ca6be2a2a784e41e3f3cad0dda01b78dac129d85427431c913b528a012b07f7e53ca6be2a2a784e41e3f3cad0dda01b78dac129d85427431c913b528a012b0
680332de123bdcc804423b9ee865e00a [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","b",""],["a","\n\n","b"],[["",0],["\n\n",1],[""0
["\/é|(.)(*MARK:m)\/u",5,false,false,[]]4
6eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad94
fe173ee7f69075804f07e756e3d75b1a [false,false,false,false,false,false,[null],false,null,null,null,null,null,null,null,null,null,null,4
["\/é|(.)(*MARK:m)\/u",6,1,1,{"0":"a","1":"a","MARK":"m"}]0
d1613cba922f1e5a77f309342c7994d2009a418f2633373b6dcef81b6ac556fb70d1613cba922f1e5a77f309342c7994d2009a418f2633373b6dcef81b6ac556fb70
4b4968489ce1f6f2730ae354f3c1a608 [["","","","","","","","","",""],["","b ab abc"],[],["","a","","b",""," ","","a","","b",""," ","","a0
["\/é|(.)(*MARK:m)\/u",7,1,1,{"0":"a","1":"a","MARK":"m"}]0
eb733ada943dd94a4ea9d38af8be3d380f16a3441a956f6ec600e4f94495148f3005c202bc71b6e8c95de9e417446184f809e8ddd1ec3f91bb090f1e8ff357e68320
4f9ad20dd9eb197f5577ef491857629f [["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",""0
["\/.\/u",0,1,1,["i"]]0
c7d8660595bea49419629dd63bf20c3b0d62edfb4f53742df5af426b4c04a2fad0c7d8660595bea49419629dd63bf20c3b0d62edfb4f53742df5af426b4c04a2fad0
20de9409ed05299b335b849c23b086ed [["","","","","","","","","",""],["","tem-1 b-"],[],["","","","","","","","","",""],[],[["",0],["",10
["\/.\/u",1,1,1,["a"]]0
aff930a678f35c14d09f262c4c129b7206016e91ecb9d94fd6b9b5cf560d1b3cb0aff930a678f35c14d09f262c4c129b7206016e91ecb9d94fd6b9b5cf560d1b3cb0
73c79d38b86193a4cd91737f83e9ec47 [["","","",""],["","bc"],[],["","","",""],[],[["",0],["",1],["",2],["",3]],["abc"],[],"","---","[a][0
["\/.\/u",2,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/.\/u",3,1,1,["é"]]0
f5ba29cbd7fdfab6453f98869f046f5907cd694b28cd0747ad3445294ca1362800f5ba29cbd7fdfab6453f98869f046f5907cd694b28cd0747ad3445294ca1362800
1693949457e4f97d58120c8e38f91975 [["","","","",""],["","a😀b"],[],["","","","",""],[],[["",0],["",2],["",3],["",7],["",8]],["éa�0
["\/.\/u",4,1,1,["a"]]0
ecf2798ab6f3992f27cac4245a93a74c02b0c66f38884c9ac940c4db9a37de4930ecf2798ab6f3992f27cac4245a93a74c02b0c66f38884c9ac940c4db9a37de4930
5b92ac996f8340490cbf731de842ace6 [["","\n\n",""],["","\n\nb"],["\n\n"],["","\n\n",""],["\n\n"],[["",0],["\n\n",1],["",4]],["a\n\nb"],0
["\/.\/u",5,false,false,[]]4
e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184
fe173ee7f69075804f07e756e3d75b1a [false,false,false,false,false,false,[null],false,null,null,null,null,null,null,null,null,null,null,4
["\/.\/u",6,1,1,["a"]]0
47abe8392f5f81a6e346cdd2ad8ef4d40e5ecb27dcc7c4101e606b928700b9969047abe8392f5f81a6e346cdd2ad8ef4d40e5ecb27dcc7c4101e606b928700b99690
d7a8020428641dc59d9059769651d8d6 [["","","","","","","","","",""],["","b ab abc"],[],["","","","","","","","","",""],[],[["",0],["",10
["\/.\/u",7,1,1,["a"]]0
5689907306fd50588cb850c0a035f1d809c261edcb8056d3c0fabd132a6296f6105689907306fd50588cb850c0a035f1d809c261edcb8056d3c0fabd132a6296f610
4ad9ce96c2cb6007375eb14d3d2211e5 [["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",""0
["\/(a)?(b)?(c)\/",0,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/(a)?(b)?(c)\/",1,1,1,["abc","a","b","c"]]0
ddb0ffd1ed3c4066f1f879aa76a6f23d071d8ebae27e7f5de26ddfdd5bdad2cfd004934d97b86f48f3e48acfae1c50dec705e8e78bc06ec033bef38bcef09fd329e0
4014479caa9ec94e8c82149f6e67d0d2 [["",""],["",""],[],["","a","b","c",""],["a","b","c"],[["",0],["",3]],["abc"],[["a",0],["b",1],["c",0
["\/(a)?(b)?(c)\/",2,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(a)?(b)?(c)\/",3,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/(a)?(b)?(c)\/",4,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/(a)?(b)?(c)\/",5,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(a)?(b)?(c)\/",6,1,1,["abc","a","b","c"]]0
4f3698e90a2fb4e14eda4225fe5313160c042330588136591bc9a608c18a2d4ab04f3698e90a2fb4e14eda4225fe5313160c042330588136591bc9a608c18a2d4ab0
9f526ca94141a17546a3ca5d12c06b40 [["ab ab ",""],["ab ab ",""],["ab ab "],["ab ab ","a","b","c",""],["ab ab ","a","b","c"],[["ab ab ",0
["\/(a)?(b)?(c)\/",7,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
["\/^$\/m",0,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/^$\/m",1,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
cda5df9382c981b71f5d40e0fd39c2c0 [["abc"],["abc"],["abc"],["abc"],["abc"],[["abc",0]],["abc"],[["abc",0]],"abc","abc","abc","abc","ab0
["\/^$\/m",2,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00
d0f5724bc319bf361a5bc224c5eb5302 [["",""],["",""],[],["",""],[],[["",0],["",0]],[""],[],"","-","[]","","x$","\\","$1","","$","\\","${0
["\/^$\/m",3,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/^$\/m",4,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c6029b5670c4e274f908975f9470b07c7960c58d6977cd71a98e9573a20093b4c8c6029b5670c4e274f908975f9470b07c7960
da9f266a2440723e7b448b8d43552a4b [["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],[["a\n",0],["\nb",2]],["a\n\n0
["\/^$\/m",5,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/^$\/m",6,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
3b1f42707918bed8500a12470d35f748 [["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],[["ab ab abc",0]],["ab ab abc0
["\/^$\/m",7,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
["~(?=(\\w))~",0,1,1,["","i"]]0
086bbad9713a5b6fd682528b0e45118700be6cd52732e420ff353530664859acf0086bbad9713a5b6fd682528b0e45118700be6cd52732e420ff353530664859acf0
77d2da49f3138dca2b91083d6afc9692 [["","i","t","e","m-","1 ","b-"],["","item-1 b-"],["i","t","e","m-","1 ","b-"],["","i","i","t","t","0
["~(?=(\\w))~",1,1,1,["","a"]]0
30f22666a4fb815817b678dcf840810f08c48781db5d81f1d6ea15db6273d23c7030f22666a4fb815817b678dcf840810f08c48781db5d81f1d6ea15db6273d23c70
765d4a4de32cc787299c60e57e8ef658 [["","a","b","c"],["","abc"],["a","b","c"],["","a","a","b","b","c","c"],["a","a","b","b","c","c"],[[0
["~(?=(\\w))~",2,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["~(?=(\\w))~",3,1,1,["","a"]]0
c4ceeb413de498e4f66c86d042b9d85f0f2d2f1f8546d7ab0538b33f6b0766b240c4ceeb413de498e4f66c86d042b9d85f0f2d2f1f8546d7ab0538b33f6b0766b240
1e7bc2a2669fafa4c5810d69bdee4456 [["é","a😀","b"],["é","a😀b"],["é","a😀","b"],["é","a","a😀","b","b"],["é","a","a😀",0
["~(?=(\\w))~",4,1,1,["","a"]]0
798528cc4f3372c8b93eb47a3b93f28307767c7c7feb2355939786286946af2040798528cc4f3372c8b93eb47a3b93f28307767c7c7feb2355939786286946af2040
fc409fbf65077ee13c7fad068f7eb447 [["","a\n\n","b"],["","a\n\nb"],["a\n\n","b"],["","a","a\n\n","b","b"],["a","a\n\n","b","b"],[["",0]0
["~(?=(\\w))~",5,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["~(?=(\\w))~",6,1,1,["","a"]]0
8a20bf2196318b0f941fd15d5e622ad30a9272091ff3fd3558ee4fe0d728abba608a20bf2196318b0f941fd15d5e622ad30a9272091ff3fd3558ee4fe0d728abba60
3aa2de20094b8526ee63f0705c50015e [["","a","b ","a","b ","a","b","c"],["","ab ab abc"],["a","b ","a","b ","a","b","c"],["","a","a","b"0
["~(?=(\\w))~",7,1,1,["","a"]]0
e63fb1616c133e4539b6e38cc4a4a20b00eaff9808b82034e426a6428f54817ad0e63fb1616c133e4539b6e38cc4a4a20b00eaff9808b82034e426a6428f54817ad0
0f9f79f65ff88497a89da48c2b3769c6 [["","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-0
["\/a\\Kb\/",0,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/a\\Kb\/",1,1,1,["b"]]0
caf740817be9d2acde42eade225a945c0e1d3a4184adcaa1a88e9a3091fe3798a0caf740817be9d2acde42eade225a945c0e1d3a4184adcaa1a88e9a3091fe3798a0
d16d788f785b86f7dd6698a45fb70ee1 [["a","c"],["a","c"],["a","c"],["a","c"],["a","c"],[["a",0],["c",2]],["abc"],[["a",0],["c",2]],"ac",0
["\/a\\Kb\/",2,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/a\\Kb\/",3,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/a\\Kb\/",4,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/a\\Kb\/",5,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/a\\Kb\/",6,1,1,["b"]]0
6eb05a05a120965e9a1128da9dc35a6e01511b1ae5d7ab246dcc76263d2e140c706eb05a05a120965e9a1128da9dc35a6e01511b1ae5d7ab246dcc76263d2e140c70
9d576e986da3e31941f1d9f3e8cdeda9 [["a"," a"," a","c"],["a"," ab abc"],["a"," a"," a","c"],["a"," a"," a","c"],["a"," a"," abc"],[["a"0
["\/a\\Kb\/",7,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
["\/(\\w+)-(\\d+)?\/",0,1,1,["item-1","item","1"]]0
3f58043983316dac6c662249d7b010050485ff1e9ceb5a4b8143945db9078bf900442a816eb45e9f61c22ec003f79a31a409e3f5c1fbdf334b5ad58a18b1b2c84990
888cfa76409e3c4e092c357e8226f58f [[""," ",""],[""," b-"],[" "],["","item","1"," ","b",""],["item","1"," ","b"],[["",0],[" ",6],["",9]0
["\/(\\w+)-(\\d+)?\/",1,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
cda5df9382c981b71f5d40e0fd39c2c0 [["abc"],["abc"],["abc"],["abc"],["abc"],[["abc",0]],["abc"],[["abc",0]],"abc","abc","abc","abc","ab0
["\/(\\w+)-(\\d+)?\/",2,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(\\w+)-(\\d+)?\/",3,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/(\\w+)-(\\d+)?\/",4,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/(\\w+)-(\\d+)?\/",5,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(\\w+)-(\\d+)?\/",6,0,0,[]]0
cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50cc4356ab5e7d09c8424c6a34d6123ea50
3b1f42707918bed8500a12470d35f748 [["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],[["ab ab abc",0]],["ab ab abc0
["\/(\\w+)-(\\d+)?\/",7,1,1,["a1-","a1"]]0
136a52c1967ff6e9f38eed774a1149ab04eb69b3070b870602de35ccf41c1d22d0dc476170ce67246fbbe439ab7f424712065e7909deadc8bb16f1bb5ca3fe7387a0
0a4dbdca906929cd4e1d941dc9dc442f [["","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é","é",0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",0,1,1,{"0":"i","a":"i","1":"i"}]0
a8370388c892bd0c3fcdfb5f640ce0110f081a3d01cb8600443e7b1a75a6015ef0b67dcf19eb60ba5eac21dc6c2c7452e10de626f82faca34782a6538281c226cdb0
257b4b1ee3e752bb076b4ad542cf6a6a [["","","","","-"," ","-"],["","tem-1 b-"],["-"," ","-"],["","i","","t","","e","","m","-","1"," ","b0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",1,1,1,{"0":"a","a":"a","1":"a"}]0
dda99d7b0de5b04180da7f915f61fcf200ed9a26e9fb9d6679899c21fb5a4c1d008d01b13ef96ecba07697734e3d77d5580f4a54b0876068e24284f6d11d0d08e710
5c1771ced396b44578c38ea088885a0a [["","","",""],["","bc"],[],["","a","","b","","c",""],["a","b","c"],[["",0],["",1],["",2],["",3]],["0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",2,0,0,[]]0
8190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb510
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",3,1,1,{"0":"a","a":"a","1":"a"}]0
d26c2d6c7d8c38e89593bce7299d6c9a08192bca75f8b3bf9412a58d4d45e64830977f50424c3ebead86f7f1bd54e49df20e2297c96203b4680ae9b27d2cef414de0
e11ce8c7f0c60074e256a645427c5730 [["é","😀",""],["é","😀b"],["é","😀"],["é","a","😀","b",""],["é","a","😀","b"],[["é"0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",4,1,1,{"0":"a","a":"a","1":"a"}]0
9788c6e34bc635185d907689f988cc5208289ed8c5cca2e56f1c12e5183a348810a4bcc25f7f79cee3acd0b3a95f71df2404f031bfa1cc67ccd75ebf93e77b538cf0
46b742d98754a28f6761922067c57874 [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","b",""],["a","\n\n","b"],[["",0],["\n\n",1],[""0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",5,0,0,[]]0
8190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb5108190e69aa96d90400777a8c9b711eb510
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",6,1,1,{"0":"a","a":"a","1":"a"}]0
f5a8cebba9c964c9689749f405d4673f00bc87069f69dba7d03e6568e8b9ec77b0f905156f66e47226dd84a8c54595b72d00f7b2515ac6bce560b6a29969003c3680
9e5d3d529a43c2ce6bd230fe5a8dc33f [["",""," ",""," ","","",""],["","b ab abc"],[" "," "],["","a","","b"," ","a","","b"," ","a","","b",0
["\/(?<a>\\w)(?<b>x)?(?<c>\\d)?\/",7,1,1,{"0":"a1","a":"a","1":"a","b":"","2":"","c":"1","3":"1"}]0
e9a95be26497c354da4374ae8f69fbb10a67518c05e8b111e04d23772bcd5cc8d0cc5654178b07c7af1c28493a993929aa031073e2b14e3f1d32d7035d3048248210
72383b8869b625ad83bc7bb2eb6b3b1b [["","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é","-é"0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",0,1,1,{"0":"b","n":"b","1":"","2":"b"}]0
16d1dc4ab23a052c25dab45b6d8fb9970c0eea6008657b6e431445d59f1d79ce600616452c3d3dcddc27491c34f2d0cefe0ca7d0b692f7fede22614793aa4a516310
7b917567ce5555f00c371f32f48ae70b [["item-1 ","-"],["item-1 ","-"],["item-1 ","-"],["item-1 ","","b","-"],["item-1 ","b","-"],[["item-0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",1,1,1,{"0":"a","n":"a","1":"a"}]0
8fcbcb15bfde72fb0cfdcbab64f79d970590c61e96080428a87e76d9ceb31092a0d0cefc88ac0ba88c86ef5bceb6d27399078c3f904213072b0606260e9b482ad6c0
d340b7f588427b21c24e3a90260efaf9 [["","",""],["","bc"],[],["","a","","","b","c",""],["a","b","c"],[["",0],["",1],["",3]],["abc"],[["a0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",2,0,0,[]]0
705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",3,1,1,{"0":"a","n":"a","1":"a"}]0
14e89a86dcc7bad0062b0119a0874d96093d1674fed6b37cf27559960289ddbfc00e25b254dd703338c2ce2d5ed4ea3a39049a8cb5a5086b894a321d22eed01d81e0
6e3247f33b3e77cbd2c8badc47f628e9 [["é","😀",""],["é","😀b"],["é","😀"],["é","a","😀","","b",""],["é","a","😀","b"],[["0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",4,1,1,{"0":"a","n":"a","1":"a"}]0
46d1622ded7a106a677d65eb8171768b04f1a2803146173f5bf7031f14081483607d6038da3606a49799a72cecf611ec6d0a97c576d01a785ee85452da89666b7560
720cc0a07173f9c16d9f8c03519ebd5e [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","","b",""],["a","\n\n","b"],[["",0],["\n\n",1],0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",5,0,0,[]]0
705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60705e0426b32625e693ee7b65aa0b9ea60
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",6,1,1,{"0":"a","n":"a","1":"a"}]0
1f06f11203a5713c6dc30bce347fc4290ebcb81274f8ff6c3b63e5e6d342e0ae800c374ebdedc734250bd503066702598607f5d6c4536defb60c48ecbd9ac1099e00
622c2763eac2c88399383ed2f97ac261 [["",""," ",""," ","",""],["","b ab abc"],[" "," "],["","a","","","b"," ","a","","","b"," ","a","","0
["\/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?\/",7,1,1,{"0":"a","n":"a","1":"a"}]0
a96aa19e23c073d4b88adafe9c0f0b08091111831d288f516174c8fa814bddd2c05c798f0e4a63c6b1e6f71a4b0904933704b70eb2efd41f750555f6c6001edc44b0
95b957f1ca7eb8d94bbeb70ca670d352 [["","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-é","1-�0
["\/\\b|x*\/",0,1,1,[""]]0
83b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c899819083b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c8998190
5733cb05b52635ad984193f28befb2e3 [["","i","t","e","m","-","1"," ","b","-",""],["","item-1 b-"],["i","t","e","m","-","1"," ","b","-"],0
["\/\\b|x*\/",1,1,1,[""]]0
d549ffe1cf48b63355a00c898927bfce00cf3cfb4e5c6076abbf07f9122f0299b0d549ffe1cf48b63355a00c898927bfce00cf3cfb4e5c6076abbf07f9122f0299b0
7a08192a33c71c3012afc5c2c7683f37 [["","a","b","c",""],["","abc"],["a","b","c"],["","a","b","c",""],["a","b","c"],[["",0],["a",0],["b"0
["\/\\b|x*\/",2,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00
d0f5724bc319bf361a5bc224c5eb5302 [["",""],["",""],[],["",""],[],[["",0],["",0]],[""],[],"","-","[]","","x$","\\","$1","","$","\\","${0
["\/\\b|x*\/",3,1,1,[""]]0
849108647cdff7daa8777721d1a5f88f07063e7cf07325fdf41094d20879b91c30849108647cdff7daa8777721d1a5f88f07063e7cf07325fdf41094d20879b91c30
48428d3613f7be085d94db76f701bea4 [["",null,null,"a",null,null,null,null,"b",""],["","éa😀b"],[null,null,"a",null,null,null,null,"b0
["\/\\b|x*\/",4,1,1,[""]]0
f3f1b31036e3c518663c66128faebfd50c9c8c509f03f27962a40b217baadb4a70f3f1b31036e3c518663c66128faebfd50c9c8c509f03f27962a40b217baadb4a70
7ae80e0ae8af07a9799cafd3eaca12c5 [["","a","\n","\n","b",""],["","a\n\nb"],["a","\n","\n","b"],["","a","\n","\n","b",""],["a","\n","\n0
["\/\\b|x*\/",5,1,1,[""]]0
d2a5c4b780308fd2b1d62c351b9bdf8b063420c651815f24ed2a19da318a803a50d2a5c4b780308fd2b1d62c351b9bdf8b063420c651815f24ed2a19da318a803a50
0eac15dfcbc41a0d7726e0e2a94e1db2 [["",null,null,""],["",null],[null,null],["",null,null,""],[null,null],[["",0],[null,0],[null,1],[""0
["\/\\b|x*\/",6,1,1,[""]]0
83b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c899819083b8dfd038c195618c0b36518893da99001005f5ed696142badbeff864c8998190
8f90cc06354b2df6647823fb7dbf9373 [["","a","b"," ","a","b"," ","a","b","c",""],["","ab ab abc"],["a","b"," ","a","b"," ","a","b","c"],0
["\/\\b|x*\/",7,1,1,[""]]0
7532d9e604c090f5f4b7cab9bbef4e8e0103e9141babe79fb4aa2e3e79cb85dad07532d9e604c090f5f4b7cab9bbef4e8e0103e9141babe79fb4aa2e3e79cb85dad0
3c18dfbc420440db3c68e069f06c484c [["","a","1","-",null,null,"a","1","-",null,null,"a","1","-",null,null,"a","1","-",null,null,"a","1"0
["\/é|(.)(*MARK:m)\/u",0,1,1,{"0":"i","1":"i","MARK":"m"}]0
175b91839e8c984820be34703db390b00839198e55dd31089b8dbc6a55c301afe0175b91839e8c984820be34703db390b00839198e55dd31089b8dbc6a55c301afe0
34d89ef60218f9d62a7adb892563509b [["","","","","","","","","",""],["","tem-1 b-"],[],["","i","","t","","e","","m","","-","","1",""," 0
["\/é|(.)(*MARK:m)\/u",1,1,1,{"0":"a","1":"a","MARK":"m"}]0
2f79a5c9d6bfe62d3b1aedd010a0a03b09ff50a29a15685e48ef6d90e5654e96e02f79a5c9d6bfe62d3b1aedd010a0a03b09ff50a29a15685e48ef6d90e5654e96e0
cae825d4ae9e322139d7b4d30defb347 [["","","",""],["","bc"],[],["","a","","b","","c",""],["a","b","c"],[["",0],["",1],["",2],["",3]],["0
["\/é|(.)(*MARK:m)\/u",2,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/é|(.)(*MARK:m)\/u",3,1,1,["é"]]0
88f976fd7a4e3563a5cac241bd296101008e722d83b1da9a22071392867910c20086058b157048fffcaa5feafabe45831805ceab2397cf5e866b2b1e8675b4ad6390
1ed27c620df2698a0b7cd1dfa13d05f8 [["","","","",""],["","a😀b"],[],["","","a","","😀","","b",""],["a","😀","b"],[["",0],["",2],[0
["\/é|(.)(*MARK:m)\/u",4,1,1,{"0":"a","1":"a","MARK":"m"}]0
7f7e53ca6be2a2a784e41e3f3cad0dda01b78dac129d85427431c913b528a012b07f7e53ca6be2a2a784e41e3f3cad0dda01b78dac129d85427431c913b528a012b0
680332de123bdcc804423b9ee865e00a [["","\n\n",""],["","\n\nb"],["\n\n"],["","a","\n\n","b",""],["a","\n\n","b"],[["",0],["\n\n",1],[""0
["\/é|(.)(*MARK:m)\/u",5,false,false,[]]4
6eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad946eb321f3fa5c4f5c980bf70184b57ad94
fe173ee7f69075804f07e756e3d75b1a [false,false,false,false,false,false,[null],false,null,null,null,null,null,null,null,null,null,null,4
["\/é|(.)(*MARK:m)\/u",6,1,1,{"0":"a","1":"a","MARK":"m"}]0
d1613cba922f1e5a77f309342c7994d2009a418f2633373b6dcef81b6ac556fb70d1613cba922f1e5a77f309342c7994d2009a418f2633373b6dcef81b6ac556fb70
4b4968489ce1f6f2730ae354f3c1a608 [["","","","","","","","","",""],["","b ab abc"],[],["","a","","b",""," ","","a","","b",""," ","","a0
["\/é|(.)(*MARK:m)\/u",7,1,1,{"0":"a","1":"a","MARK":"m"}]0
eb733ada943dd94a4ea9d38af8be3d380f16a3441a956f6ec600e4f94495148f3005c202bc71b6e8c95de9e417446184f809e8ddd1ec3f91bb090f1e8ff357e68320
4f9ad20dd9eb197f5577ef491857629f [["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",""0
["\/.\/u",0,1,1,["i"]]0
c7d8660595bea49419629dd63bf20c3b0d62edfb4f53742df5af426b4c04a2fad0c7d8660595bea49419629dd63bf20c3b0d62edfb4f53742df5af426b4c04a2fad0
20de9409ed05299b335b849c23b086ed [["","","","","","","","","",""],["","tem-1 b-"],[],["","","","","","","","","",""],[],[["",0],["",10
["\/.\/u",1,1,1,["a"]]0
aff930a678f35c14d09f262c4c129b7206016e91ecb9d94fd6b9b5cf560d1b3cb0aff930a678f35c14d09f262c4c129b7206016e91ecb9d94fd6b9b5cf560d1b3cb0
73c79d38b86193a4cd91737f83e9ec47 [["","","",""],["","bc"],[],["","","",""],[],[["",0],["",1],["",2],["",3]],["abc"],[],"","---","[a][0
["\/.\/u",2,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/.\/u",3,1,1,["é"]]0
f5ba29cbd7fdfab6453f98869f046f5907cd694b28cd0747ad3445294ca1362800f5ba29cbd7fdfab6453f98869f046f5907cd694b28cd0747ad3445294ca1362800
1693949457e4f97d58120c8e38f91975 [["","","","",""],["","a😀b"],[],["","","","",""],[],[["",0],["",2],["",3],["",7],["",8]],["éa�0
["\/.\/u",4,1,1,["a"]]0
ecf2798ab6f3992f27cac4245a93a74c02b0c66f38884c9ac940c4db9a37de4930ecf2798ab6f3992f27cac4245a93a74c02b0c66f38884c9ac940c4db9a37de4930
5b92ac996f8340490cbf731de842ace6 [["","\n\n",""],["","\n\nb"],["\n\n"],["","\n\n",""],["\n\n"],[["",0],["\n\n",1],["",4]],["a\n\nb"],0
["\/.\/u",5,false,false,[]]4
e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184e430c16e3824b17134983bcdf88a47184
fe173ee7f69075804f07e756e3d75b1a [false,false,false,false,false,false,[null],false,null,null,null,null,null,null,null,null,null,null,4
["\/.\/u",6,1,1,["a"]]0
47abe8392f5f81a6e346cdd2ad8ef4d40e5ecb27dcc7c4101e606b928700b9969047abe8392f5f81a6e346cdd2ad8ef4d40e5ecb27dcc7c4101e606b928700b99690
d7a8020428641dc59d9059769651d8d6 [["","","","","","","","","",""],["","b ab abc"],[],["","","","","","","","","",""],[],[["",0],["",10
["\/.\/u",7,1,1,["a"]]0
5689907306fd50588cb850c0a035f1d809c261edcb8056d3c0fabd132a6296f6105689907306fd50588cb850c0a035f1d809c261edcb8056d3c0fabd132a6296f610
4ad9ce96c2cb6007375eb14d3d2211e5 [["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","",""0
["\/(a)?(b)?(c)\/",0,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/(a)?(b)?(c)\/",1,1,1,["abc","a","b","c"]]0
ddb0ffd1ed3c4066f1f879aa76a6f23d071d8ebae27e7f5de26ddfdd5bdad2cfd004934d97b86f48f3e48acfae1c50dec705e8e78bc06ec033bef38bcef09fd329e0
4014479caa9ec94e8c82149f6e67d0d2 [["",""],["",""],[],["","a","b","c",""],["a","b","c"],[["",0],["",3]],["abc"],[["a",0],["b",1],["c",0
["\/(a)?(b)?(c)\/",2,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/(a)?(b)?(c)\/",3,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/(a)?(b)?(c)\/",4,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/(a)?(b)?(c)\/",5,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/(a)?(b)?(c)\/",6,1,1,["abc","a","b","c"]]0
4f3698e90a2fb4e14eda4225fe5313160c042330588136591bc9a608c18a2d4ab04f3698e90a2fb4e14eda4225fe5313160c042330588136591bc9a608c18a2d4ab0
9f526ca94141a17546a3ca5d12c06b40 [["ab ab ",""],["ab ab ",""],["ab ab "],["ab ab ","a","b","c",""],["ab ab ","a","b","c"],[["ab ab ",0
["\/(a)?(b)?(c)\/",7,0,0,[]]0
934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900934e74f5dbde702796db936aac52c6900
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
["\/^$\/m",0,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/^$\/m",1,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
cda5df9382c981b71f5d40e0fd39c2c0 [["abc"],["abc"],["abc"],["abc"],["abc"],[["abc",0]],["abc"],[["abc",0]],"abc","abc","abc","abc","ab0
["\/^$\/m",2,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00c58d6977cd71a98e9573a20093b4c8c60c47eaeba576403b934ffb4226531dca00
d0f5724bc319bf361a5bc224c5eb5302 [["",""],["",""],[],["",""],[],[["",0],["",0]],[""],[],"","-","[]","","x$","\\","$1","","$","\\","${0
["\/^$\/m",3,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/^$\/m",4,1,1,[""]]0
c58d6977cd71a98e9573a20093b4c8c6029b5670c4e274f908975f9470b07c7960c58d6977cd71a98e9573a20093b4c8c6029b5670c4e274f908975f9470b07c7960
da9f266a2440723e7b448b8d43552a4b [["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],["a\n","\nb"],[["a\n",0],["\nb",2]],["a\n\n0
["\/^$\/m",5,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/^$\/m",6,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
3b1f42707918bed8500a12470d35f748 [["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],["ab ab abc"],[["ab ab abc",0]],["ab ab abc0
["\/^$\/m",7,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
["~(?=(\\w))~",0,1,1,["","i"]]0
086bbad9713a5b6fd682528b0e45118700be6cd52732e420ff353530664859acf0086bbad9713a5b6fd682528b0e45118700be6cd52732e420ff353530664859acf0
77d2da49f3138dca2b91083d6afc9692 [["","i","t","e","m-","1 ","b-"],["","item-1 b-"],["i","t","e","m-","1 ","b-"],["","i","i","t","t","0
["~(?=(\\w))~",1,1,1,["","a"]]0
30f22666a4fb815817b678dcf840810f08c48781db5d81f1d6ea15db6273d23c7030f22666a4fb815817b678dcf840810f08c48781db5d81f1d6ea15db6273d23c70
765d4a4de32cc787299c60e57e8ef658 [["","a","b","c"],["","abc"],["a","b","c"],["","a","a","b","b","c","c"],["a","a","b","b","c","c"],[[0
["~(?=(\\w))~",2,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["~(?=(\\w))~",3,1,1,["","a"]]0
c4ceeb413de498e4f66c86d042b9d85f0f2d2f1f8546d7ab0538b33f6b0766b240c4ceeb413de498e4f66c86d042b9d85f0f2d2f1f8546d7ab0538b33f6b0766b240
1e7bc2a2669fafa4c5810d69bdee4456 [["é","a😀","b"],["é","a😀b"],["é","a😀","b"],["é","a","a😀","b","b"],["é","a","a😀",0
["~(?=(\\w))~",4,1,1,["","a"]]0
798528cc4f3372c8b93eb47a3b93f28307767c7c7feb2355939786286946af2040798528cc4f3372c8b93eb47a3b93f28307767c7c7feb2355939786286946af2040
fc409fbf65077ee13c7fad068f7eb447 [["","a\n\n","b"],["","a\n\nb"],["a\n\n","b"],["","a","a\n\n","b","b"],["a","a\n\n","b","b"],[["",0]0
["~(?=(\\w))~",5,0,0,[]]0
e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80e6c2e1300909c9c9b6515c8ac4c129f80
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["~(?=(\\w))~",6,1,1,["","a"]]0
8a20bf2196318b0f941fd15d5e622ad30a9272091ff3fd3558ee4fe0d728abba608a20bf2196318b0f941fd15d5e622ad30a9272091ff3fd3558ee4fe0d728abba60
3aa2de20094b8526ee63f0705c50015e [["","a","b ","a","b ","a","b","c"],["","ab ab abc"],["a","b ","a","b ","a","b","c"],["","a","a","b"0
["~(?=(\\w))~",7,1,1,["","a"]]0
e63fb1616c133e4539b6e38cc4a4a20b00eaff9808b82034e426a6428f54817ad0e63fb1616c133e4539b6e38cc4a4a20b00eaff9808b82034e426a6428f54817ad0
0f9f79f65ff88497a89da48c2b3769c6 [["","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-é","a","1-0
["\/a\\Kb\/",0,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
0eadafb6c6b301a7ec012524f3121788 [["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],["item-1 b-"],[["item-1 b-",0]],["item-1 b-0
["\/a\\Kb\/",1,1,1,["b"]]0
caf740817be9d2acde42eade225a945c0e1d3a4184adcaa1a88e9a3091fe3798a0caf740817be9d2acde42eade225a945c0e1d3a4184adcaa1a88e9a3091fe3798a0
d16d788f785b86f7dd6698a45fb70ee1 [["a","c"],["a","c"],["a","c"],["a","c"],["a","c"],[["a",0],["c",2]],["abc"],[["a",0],["c",2]],"ac",0
["\/a\\Kb\/",2,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
f79b74d26007a55c6528044b4cca3477 [[""],[""],[],[""],[],[["",0]],[""],[],"","","","","","","","","","","","","","",0,"","","",""]0
["\/a\\Kb\/",3,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
a00e621dc540f3e8d228aefa4ca0a809 [["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],["éa😀b"],[["éa😀b",0]],["éa😀b"],[["�0
["\/a\\Kb\/",4,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
11a918a8597e5580eb9fdec3b263ef54 [["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],["a\n\nb"],[["a\n\nb",0]],["a\n\nb"],[["a\n\nb",0]],"a\0
["\/a\\Kb\/",5,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
9caf5e27986d4eec5864aebe346d7c66 [[null],[null],[null],[null],[null],[[null,0]],[null],[[null,0]],null,null,null,null,null,null,null,0
["\/a\\Kb\/",6,1,1,["b"]]0
6eb05a05a120965e9a1128da9dc35a6e01511b1ae5d7ab246dcc76263d2e140c706eb05a05a120965e9a1128da9dc35a6e01511b1ae5d7ab246dcc76263d2e140c70
9d576e986da3e31941f1d9f3e8cdeda9 [["a"," a"," a","c"],["a"," ab abc"],["a"," a"," a","c"],["a"," a"," a","c"],["a"," a"," abc"],[["a"0
["\/a\\Kb\/",7,0,0,[]]0
9345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec109345d09f45b87d759eced2ec5df2fec10
5ba943c030ef34cac49177bd821607ed [["a1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa1-éa10
Cannot assign array to reference held by property Typed::$n of type int{"m":["b"],"n":0}
[["bc","b","c"]]0
[["b","b"]]0
in callback preg_replace_callback
preg_match(): Argument #4 ($flags) must be a PREG_* constant
Cannot assign array to reference held by property Typed::$n of type int{"m":["b"],"n":0}
[["bc","b","c"]]0
[["b","b"]]0
in callback preg_replace_callback
preg_match(): Argument #4 ($flags) must be a PREG_* constant
[false,[]]2
[false,[["b"],[""]]]2
[false,"Backtrack limit exhausted"]2
[null]2
[null,1]2
[1]0
[false,[]]2
[false,[["b"],[""]]]2
[false,"Backtrack limit exhausted"]2
[null]2
[null,1]2
[1]0
