--TEST--
mb_send_mail(): subject and body in the encodings of the language
--EXTENSIONS--
mbstring
--INI--
sendmail_path={MAIL:{PWD}/mail.out}
mail.add_x_header=0
--FILE--
<?php
foreach (["neutral", "ja", "de"] as $language) {
    mb_language($language);
    var_dump(mb_send_mail("user@example.com", "Töpfe 日本", "body 日本é", "X-One: 1\r\nContent-Transfer-Encoding: 8bit"));
    echo str_replace(["\r", "\x1b"], ['\r', '\e'], mb_scrub(file_get_contents(__DIR__ . '/mail.out'), "ASCII"));
}
--CLEAN--
<?php
unlink(__DIR__ . '/mail.out');
--EXPECT--
bool(true)
To: user@example.com\r
Subject: =?UTF-8?B?VMO2cGZlIOaXpeacrA==?=\r
X-One: 1\r
Content-Transfer-Encoding: 8bit\r
MIME-Version: 1.0\r
Content-Type: text/plain; charset=UTF-8\r
\r
body ????????\r
bool(true)
To: user@example.com\r
Subject: =?ISO-2022-JP?B?VD9wZmUgGyRCRnxLXBsoQg==?=\r
X-One: 1\r
Content-Transfer-Encoding: 8bit\r
MIME-Version: 1.0\r
Content-Type: text/plain; charset=ISO-2022-JP\r
\r
body \e$BF|K\\e(B?\r
bool(true)
To: user@example.com\r
Subject: =?ISO-8859-15?Q?T=F6pfe=20=3F=3F?=\r
X-One: 1\r
Content-Transfer-Encoding: 8bit\r
MIME-Version: 1.0\r
Content-Type: text/plain; charset=ISO-8859-15\r
\r
body ???\r
