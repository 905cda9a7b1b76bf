--TEST--
Mail addresses, in ASCII or not
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try {
            $result = str_replace("\n", ' ', var_export(filter_var($value, $filter, $options), true));
        } catch (Throwable $error) {
            $result = $error::class . ': ' . $error->getMessage();
        }
        echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', $result, "\n";
    }
}
$m = ['a@b.c', 'abuse@example.com', 'a@b', 'test!.!@#$%^&*@example.com', 'test@@#$%^&*())).com', 'test@.com', 'test@com', '@', '[]()/@example.com', 'QWERTYUIOPASDFGHJKLZXCVBNM@QWERTYUIOPASDFGHJKLZXCVBNM.NET', 'e.x.a.m.p.l.e.@example.com', 'firstname.lastname@employee.2something.co.uk', '-@foo.com', 'foo@-foo.com', 'foo@bar.123', 'foo@bar.123.com', 'foo@bar.123.456', 'foo@veryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com', 'foo@veryveryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com', '"quoted"@a.com', '"quo ted"@a.com', '"a\"b"@a.com', '"a"b@a.com', '"a".b@a.com', 'a."b".c@a.com', '""@a.com', 'a..b@c.com', '.a@b.com', 'a.@b.com', str_repeat('x', 64) . '@a.com', str_repeat('x', 65) . '@a.com', 'a@[127.0.0.1]', 'a@[127.0.0.256]', 'a@[IPv6:::1]', 'a@[IPv6:2001:db8::1]', 'a@[::1]', "ü@a.com", "a@ü.com", 'a@xn--bcher-kva.com', 'a@b.xn--p1ai', 'a@b--c.com', 'a@b-.com', 'a@b_c.com', "a@b.com\n", "a\n@b.com", 'a b@c.com', ' a@b.com', 'a@b.com ', 'a@b.c1', 'a@b.1c', str_repeat('a', 60) . '@' . str_repeat('b.', 96) . 'c', str_repeat('a', 60) . '@' . str_repeat('b.', 97) . 'c', 'a@' . str_repeat('b.', 130) . 'c', 'a(c)@b.com', 'a,b@c.com', 'a:b@c.com', 'a;b@c.com', 'a<b@c.com', '"a\\é"@b.com', "\"a\tb\"@c.com", "\"\x01\"@c.com", 'a/b=c?d@e.com', '"@"@b.com', 'a@b@c.com', 'a\@b@c.com', 'A_b{c}|d~@e.com'];
show($m, FILTER_VALIDATE_EMAIL);
show(["ü@a.com", "a\xe9@b.com", "a@ü.com", 'a@b.com', "\"ü\"@a.com"], FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE);
--EXPECT--
"a@b.c" => 'a@b.c'
"abuse@example.com" => 'abuse@example.com'
"a@b" => false
"test!.!@#$%^&*@example.com" => false
"test@@#$%^&*())).com" => false
"test@.com" => false
"test@com" => false
"@" => false
"[]()\/@example.com" => false
"QWERTYUIOPASDFGHJKLZXCVBNM@QWERTYUIOPASDFGHJKLZXCVBNM.NET" => 'QWERTYUIOPASDFGHJKLZXCVBNM@QWERTYUIOPASDFGHJKLZXCVBNM.NET'
"e.x.a.m.p.l.e.@example.com" => false
"firstname.lastname@employee.2something.co.uk" => 'firstname.lastname@employee.2something.co.uk'
"-@foo.com" => '-@foo.com'
"foo@-foo.com" => false
"foo@bar.123" => false
"foo@bar.123.com" => 'foo@bar.123.com'
"foo@bar.123.456" => false
"foo@veryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com" => 'foo@veryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com'
"foo@veryveryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com" => 'foo@veryveryveryveryveryveryveryveryveryveryveryveryverylonglabel.example.com'
"\"quoted\"@a.com" => '"quoted"@a.com'
"\"quo ted\"@a.com" => false
"\"a\\\"b\"@a.com" => '"a\\"b"@a.com'
"\"a\"b@a.com" => false
"\"a\".b@a.com" => '"a".b@a.com'
"a.\"b\".c@a.com" => 'a."b".c@a.com'
"\"\"@a.com" => '""@a.com'
"a..b@c.com" => false
".a@b.com" => false
"a.@b.com" => false
"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@a.com" => 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@a.com'
"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx@a.com" => false
"a@[127.0.0.1]" => 'a@[127.0.0.1]'
"a@[127.0.0.256]" => false
"a@[IPv6:::1]" => 'a@[IPv6:::1]'
"a@[IPv6:2001:db8::1]" => 'a@[IPv6:2001:db8::1]'
"a@[::1]" => false
"\u00fc@a.com" => false
"a@\u00fc.com" => false
"a@xn--bcher-kva.com" => 'a@xn--bcher-kva.com'
"a@b.xn--p1ai" => 'a@b.xn--p1ai'
"a@b--c.com" => 'a@b--c.com'
"a@b-.com" => false
"a@b_c.com" => false
"a@b.com\n" => false
"a\n@b.com" => false
"a b@c.com" => false
" a@b.com" => false
"a@b.com " => false
"a@b.c1" => 'a@b.c1'
"a@b.1c" => false
"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.c" => 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.c'
"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.c" => false
"a@b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.c" => false
"a(c)@b.com" => false
"a,b@c.com" => false
"a:b@c.com" => false
"a;b@c.com" => false
"a<b@c.com" => false
"\"a\\\u00e9\"@b.com" => false
"\"a\tb\"@c.com" => false
"\"\u0001\"@c.com" => '""@c.com'
"a\/b=c?d@e.com" => 'a/b=c?d@e.com'
"\"@\"@b.com" => '"@"@b.com'
"a@b@c.com" => false
"a\\@b@c.com" => false
"A_b{c}|d~@e.com" => 'A_b{c}|d~@e.com'
"\u00fc@a.com" => 'ü@a.com'
"a\ufffd@b.com" => false
"a@\u00fc.com" => false
"a@b.com" => 'a@b.com'
"\"\u00fc\"@a.com" => '"ü"@a.com'
