--TEST--
Marks in every function, and large subjects that may be invalid UTF-8, time and again
--FILE--
<?php
$routes = '~^(?|/users/(\d+)(*MARK:user)|/pages/(?<slug>[^/]+)/?(*MARK:page)|/none|/(*:root))$~';
$parts = '/(?:a(*:A)|b(*:B)|\d)(x)?/';
$text = str_repeat("żółw über ", 300);
$broken = $text . "\xff" . $text;
for ($i = 0; $i < 3; $i++) {
    foreach (['/users/7', '/pages/home/', '/none', '/', '/x'] as $path) {
        echo preg_match($routes, $path, $found), json_encode($found), " ";
        echo preg_match($routes, $path, $found, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL), json_encode($found), "\n";
    }
    echo preg_match_all($parts, 'ax1b', $found), json_encode($found), preg_match_all($parts, 'ax1b', $found, PREG_SET_ORDER), json_encode($found), " ";
    echo json_encode(preg_split($parts, 'zaxzbz', -1, PREG_SPLIT_DELIM_CAPTURE)), preg_replace($parts, '<$1>', 'zaxzbz'), " ";
    echo preg_replace_callback($parts, fn ($m) => json_encode($m), 'ax1b'), json_encode(preg_grep($parts, ['a', 'z', 'b'])), "\n";

    echo preg_match('/ü/u', $text), preg_match('/ü/u', $text, $found, PREG_OFFSET_CAPTURE, 2000), $found[0][1], " ";
    echo json_encode([preg_match('/./u', $text, $found, 0, 1), preg_last_error()]), json_encode([preg_match('/ü/u', $broken), preg_last_error_msg()]), " ";
    for ($at = $count = 0; preg_match('/\G(?:\w+|\s)/u', $text, $found, 0, $at); $at += strlen($found[0])) { $count++; }
    echo $count, " ", count(preg_split('/ /u', $text)), md5(preg_replace('/(\w)ó/u', 'ó$1', $text)), preg_match_all('/\w/u', $text), " ";
    echo md5(preg_replace_callback('/b/u', 'json_encode', $text)), json_encode(preg_replace('/b/u', '', $broken)), json_encode(preg_split('/b/u', $broken)), preg_last_error(), " ";
    echo json_encode(preg_match_all('/b/u', $broken)), count(preg_grep('/ü/u', [$text, $broken, $text])), preg_last_error(), "\n";
    $text .= "ü";
}
--EXPECT--
1{"0":"\/users\/7","slug":"7","1":"7","MARK":"user"} 1{"0":["\/users\/7",0],"slug":["7",7],"1":["7",7],"MARK":"user"}
1{"0":"\/pages\/home\/","slug":"home","1":"home","MARK":"page"} 1{"0":["\/pages\/home\/",0],"slug":["home",7],"1":["home",7],"MARK":"page"}
1["\/none"] 1{"0":["\/none",0],"slug":[null,-1],"1":[null,-1]}
1{"0":"\/","MARK":"root"} 1{"0":["\/",0],"slug":[null,-1],"1":[null,-1],"MARK":"root"}
0[] 0[]
3{"0":["ax","1","b"],"1":["x","",""],"MARK":{"0":"A","2":"B"}}3[{"0":"ax","1":"x","MARK":"A"},["1"],{"0":"b","MARK":"B"}] ["z","x","z","z"]z<x>z<>z {"0":"ax","1":"x","MARK":"A"}["1"]{"0":"b","MARK":"B"}{"0":"a","2":"b"}
112010 [false,5][false,"Malformed UTF-8 characters, possibly incorrectly encoded"] 1200 601f0dd8e88a2a55a6c63805893afc7db7d2400 ed000befebbd137010d58629cd422474nullfalse4 false14
1{"0":"\/users\/7","slug":"7","1":"7","MARK":"user"} 1{"0":["\/users\/7",0],"slug":["7",7],"1":["7",7],"MARK":"user"}
1{"0":"\/pages\/home\/","slug":"home","1":"home","MARK":"page"} 1{"0":["\/pages\/home\/",0],"slug":["home",7],"1":["home",7],"MARK":"page"}
1["\/none"] 1{"0":["\/none",0],"slug":[null,-1],"1":[null,-1]}
1{"0":"\/","MARK":"root"} 1{"0":["\/",0],"slug":[null,-1],"1":[null,-1],"MARK":"root"}
0[] 0[]
3{"0":["ax","1","b"],"1":["x","",""],"MARK":{"0":"A","2":"B"}}3[{"0":"ax","1":"x","MARK":"A"},["1"],{"0":"b","MARK":"B"}] ["z","x","z","z"]z<x>z<>z {"0":"ax","1":"x","MARK":"A"}["1"]{"0":"b","MARK":"B"}{"0":"a","2":"b"}
112010 [false,5][false,"Malformed UTF-8 characters, possibly incorrectly encoded"] 1201 6012cfb0ca64fd477df1fc0133c4a445c522401 fe004ea96637901604af8cb7f6ce9301nullfalse4 false14
1{"0":"\/users\/7","slug":"7","1":"7","MARK":"user"} 1{"0":["\/users\/7",0],"slug":["7",7],"1":["7",7],"MARK":"user"}
1{"0":"\/pages\/home\/","slug":"home","1":"home","MARK":"page"} 1{"0":["\/pages\/home\/",0],"slug":["home",7],"1":["home",7],"MARK":"page"}
1["\/none"] 1{"0":["\/none",0],"slug":[null,-1],"1":[null,-1]}
1{"0":"\/","MARK":"root"} 1{"0":["\/",0],"slug":[null,-1],"1":[null,-1],"MARK":"root"}
0[] 0[]
3{"0":["ax","1","b"],"1":["x","",""],"MARK":{"0":"A","2":"B"}}3[{"0":"ax","1":"x","MARK":"A"},["1"],{"0":"b","MARK":"B"}] ["z","x","z","z"]z<x>z<>z {"0":"ax","1":"x","MARK":"A"}["1"]{"0":"b","MARK":"B"}{"0":"a","2":"b"}
112010 [false,5][false,"Malformed UTF-8 characters, possibly incorrectly encoded"] 1201 6016dd8582685702b7e031351c333dfb3662402 9971c9a1e2b255cc8be49bb267863ca7nullfalse4 false14
