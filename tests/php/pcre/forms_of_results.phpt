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
            $r = [[$pattern, $number, $r, preg_match($pattern, $subject), $m]];
            foreach ([0, PREG_OFFSET_CAPTURE, PREG_UNMATCHED_AS_NULL, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL] as $flags) {
                array_push($r, preg_match($pattern, $subject, $m, $flags), $m, preg_match($pattern, $subject, $m, $flags, min(1, strlen($subject))), $m);
                foreach ([0, PREG_PATTERN_ORDER, PREG_SET_ORDER] as $order) {
                    $r[] = preg_match_all($pattern, $subject, $m, $flags | $order);
                    $r[] = $m;
                }
            }
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
            echo $round ? "" : "$pattern $number ", substr(md5(serialize($r)), 0, 12), $round ? " " : "\n";
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
/(\w+)-(\d+)?/ 0 2813ca3f0f8f
/(\w+)-(\d+)?/ 1 e5b1fd5d206d
/(\w+)-(\d+)?/ 2 ed507f59b9a6
/(\w+)-(\d+)?/ 3 625644e4b78c
/(\w+)-(\d+)?/ 4 deb8741d473b
/(\w+)-(\d+)?/ 5 c31ff8e0acb6
/(\w+)-(\d+)?/ 6 5b00a0e622ca
/(\w+)-(\d+)?/ 7 565e18b8f65d
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 0 c44ae3fa7ebf
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 1 840a058b2b90
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 2 858e0a0e2fcb
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 3 adc9c3ff8015
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 4 3ef1944b1f07
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 5 508d49b1a57e
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 6 05c5efee69ed
/(?<a>\w)(?<b>x)?(?<c>\d)?/ 7 edff9ef50395
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 0 f29231c705e7
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 1 08f91308ceb2
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 2 942dbf2ccf7c
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 3 9c3db619ad66
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 4 df98b0b26d3b
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 5 118f1ef0b29e
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 6 1e026c657a69
/(?J)(?:(?<n>a)|(?<n>b))(?<z>c)?/ 7 d761dd12c48a
/\b|x*/ 0 43c8bb8fdb41
/\b|x*/ 1 cfdd379044d2
/\b|x*/ 2 325357314898
/\b|x*/ 3 c7f35fe299b2
/\b|x*/ 4 b57d701d1d40
/\b|x*/ 5 517dbb38c608
/\b|x*/ 6 291ffd1025a4
/\b|x*/ 7 c01143c1b327
/é|(.)(*MARK:m)/u 0 8c503f3f21cd
/é|(.)(*MARK:m)/u 1 07ebab11bc0d
/é|(.)(*MARK:m)/u 2 1ef715ba3870
/é|(.)(*MARK:m)/u 3 0349b38e86b3
/é|(.)(*MARK:m)/u 4 355d2d01a3d2
/é|(.)(*MARK:m)/u 5 9e0b40d36916
/é|(.)(*MARK:m)/u 6 72f175bf4111
/é|(.)(*MARK:m)/u 7 916f24be2341
/./u 0 858a7d50d0ea
/./u 1 1e33ff219a30
/./u 2 fcc36e54455a
/./u 3 a74c42ecd70e
/./u 4 463be48250c0
/./u 5 9ff4a410fad7
/./u 6 fee8b50a039b
/./u 7 349100c9defd
/(a)?(b)?(c)/ 0 414bb1e54043
/(a)?(b)?(c)/ 1 e2522e557e34
/(a)?(b)?(c)/ 2 f135adbe6834
/(a)?(b)?(c)/ 3 0d45e0080f6f
/(a)?(b)?(c)/ 4 5cb08b739ea1
/(a)?(b)?(c)/ 5 7bc13d158ee0
/(a)?(b)?(c)/ 6 6cabbb3a3a2a
/(a)?(b)?(c)/ 7 f500ed055fdc
/^$/m 0 de949dbdd8e4
/^$/m 1 73342d2c8387
/^$/m 2 163f2f88596e
/^$/m 3 28dab63ee6c8
/^$/m 4 34785e265856
/^$/m 5 b81c394af09e
/^$/m 6 0266774014e2
/^$/m 7 3d2b0cd5225e
~(?=(\w))~ 0 9075d246eadf
~(?=(\w))~ 1 0280e78740a3
~(?=(\w))~ 2 44db52bf39b7
~(?=(\w))~ 3 36afae5b65a6
~(?=(\w))~ 4 35345d0a0da7
~(?=(\w))~ 5 bb08e1c54985
~(?=(\w))~ 6 74ef302fdbe2
~(?=(\w))~ 7 03b35ffdf28e
/a\Kb/ 0 ad8e5569d220
/a\Kb/ 1 887545d0b7c0
/a\Kb/ 2 70e5a8d2928c
/a\Kb/ 3 23e43a9d7933
/a\Kb/ 4 dbe493391972
/a\Kb/ 5 acee35f450ad
/a\Kb/ 6 4ed41cf3650b
/a\Kb/ 7 712dcab03c48
2813ca3f0f8f e5b1fd5d206d ed507f59b9a6 625644e4b78c deb8741d473b c31ff8e0acb6 5b00a0e622ca 565e18b8f65d c44ae3fa7ebf 840a058b2b90 858e0a0e2fcb adc9c3ff8015 3ef1944b1f07 508d49b1a57e 05c5efee69ed edff9ef50395 f29231c705e7 08f91308ceb2 942dbf2ccf7c 9c3db619ad66 df98b0b26d3b 118f1ef0b29e 1e026c657a69 d761dd12c48a 43c8bb8fdb41 cfdd379044d2 325357314898 c7f35fe299b2 b57d701d1d40 517dbb38c608 291ffd1025a4 c01143c1b327 8c503f3f21cd 07ebab11bc0d 1ef715ba3870 0349b38e86b3 355d2d01a3d2 9e0b40d36916 72f175bf4111 916f24be2341 858a7d50d0ea 1e33ff219a30 fcc36e54455a a74c42ecd70e 463be48250c0 9ff4a410fad7 fee8b50a039b 349100c9defd 414bb1e54043 e2522e557e34 f135adbe6834 0d45e0080f6f 5cb08b739ea1 7bc13d158ee0 6cabbb3a3a2a f500ed055fdc de949dbdd8e4 73342d2c8387 163f2f88596e 28dab63ee6c8 34785e265856 b81c394af09e 0266774014e2 3d2b0cd5225e 9075d246eadf 0280e78740a3 44db52bf39b7 36afae5b65a6 35345d0a0da7 bb08e1c54985 74ef302fdbe2 03b35ffdf28e ad8e5569d220 887545d0b7c0 70e5a8d2928c 23e43a9d7933 dbe493391972 acee35f450ad 4ed41cf3650b 712dcab03c48 Cannot assign array to reference held by property Typed::$n of type int{"m":["b"],"n":0}
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
