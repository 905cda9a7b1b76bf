--TEST--
JSON of characters beyond ASCII: well-formed and broken UTF-8, numbers of characters, pairs
--FILE--
<?php
$texts = ["h\u{e9}llo", "\u{20ac} and \u{1d11e}", "lines\u{2028}\u{2029}end", "bad \xc3", "surrogate \xed\xa0\x80", "long \xc0\xaf", "beyond \xf4\x90\x80\x80", "\u{7ff}\u{800}\u{ffff}\u{10ffff}", "cut \xe2\x82", "\xff"];
foreach ($texts as $text) {
    foreach ([0, JSON_UNESCAPED_UNICODE, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS, JSON_INVALID_UTF8_SUBSTITUTE] as $flags)
        echo var_export(json_encode([$text => $text], $flags), true), ' ', json_last_error_msg(), "\n";
    echo bin2hex((string) json_decode("\"$text\"")), ' ', json_last_error_msg(), "\n";
}
foreach (['\u00e9', '\u20AC', '\ud834\udd1e', '\ud834', '\udd1e', '\ud834\u0041', '\u12g4', '\u12', 'a\u0000b', '\u007f\u0080\u07ff\u0800', 'x\ty\u00e9'] as $text) {
    echo $text, ': ', bin2hex((string) json_decode("\"$text\"")), ' ', json_last_error_msg(), "\n";
    foreach (json_decode("{\"$text\": [\"$text\"]}", true) ?? [] as $key => $value) echo bin2hex($key), ' ', bin2hex($value[0]), "\n";
}
--EXPECT--
'{"h\\u00e9llo":"h\\u00e9llo"}' No error
'{"héllo":"héllo"}' No error
'{"héllo":"héllo"}' No error
'{"h\\u00e9llo":"h\\u00e9llo"}' No error
68c3a96c6c6f No error
'{"\\u20ac and \\ud834\\udd1e":"\\u20ac and \\ud834\\udd1e"}' No error
'{"€ and 𝄞":"€ and 𝄞"}' No error
'{"€ and 𝄞":"€ and 𝄞"}' No error
'{"\\u20ac and \\ud834\\udd1e":"\\u20ac and \\ud834\\udd1e"}' No error
e282ac20616e6420f09d849e No error
'{"lines\\u2028\\u2029end":"lines\\u2028\\u2029end"}' No error
'{"lines\\u2028\\u2029end":"lines\\u2028\\u2029end"}' No error
'{"lines  end":"lines  end"}' No error
'{"lines\\u2028\\u2029end":"lines\\u2028\\u2029end"}' No error
6c696e6573e280a8e280a9656e64 No error
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"bad \\ufffd":"bad \\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"surrogate \\ufffd":"surrogate \\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"long \\ufffd\\ufffd":"long \\ufffd\\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"beyond \\ufffd":"beyond \\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
'{"\\u07ff\\u0800\\uffff\\udbff\\udfff":"\\u07ff\\u0800\\uffff\\udbff\\udfff"}' No error
'{"߿ࠀ￿􏿿":"߿ࠀ￿􏿿"}' No error
'{"߿ࠀ￿􏿿":"߿ࠀ￿􏿿"}' No error
'{"\\u07ff\\u0800\\uffff\\udbff\\udfff":"\\u07ff\\u0800\\uffff\\udbff\\udfff"}' No error
dfbfe0a080efbfbff48fbfbf No error
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"cut \\ufffd":"cut \\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
false Malformed UTF-8 characters, possibly incorrectly encoded
'{"\\ufffd":"\\ufffd"}' No error
 Malformed UTF-8 characters, possibly incorrectly encoded
\u00e9: c3a9 No error
c3a9 c3a9
\u20AC: e282ac No error
e282ac e282ac
\ud834\udd1e: f09d849e No error
f09d849e f09d849e
\ud834:  Single unpaired UTF-16 surrogate in unicode escape
\udd1e:  Single unpaired UTF-16 surrogate in unicode escape
\ud834\u0041:  Single unpaired UTF-16 surrogate in unicode escape
\u12g4:  Syntax error
\u12:  Syntax error
a\u0000b: 610062 No error
610062 610062
\u007f\u0080\u07ff\u0800: 7fc280dfbfe0a080 No error
7fc280dfbfe0a080 7fc280dfbfe0a080
x\ty\u00e9: 780979c3a9 No error
780979c3a9 780979c3a9
