--TEST--
A mail as it is given to the program that sends it
--INI--
sendmail_path={MAIL:{PWD}/mail.out}
mail.add_x_header=0
--FILE--
<?php
var_dump(mail('user@example.com', 'A subject', "line one\nline two", ['From' => 'me@example.com', 'X-List' => ['a', 'b']]));
echo str_replace("\r", '\r', file_get_contents(__DIR__ . '/mail.out'));
try {
    mail('a@b', 'c', 'd', ['X' => "a\nb"]);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--CLEAN--
<?php
unlink(__DIR__ . '/mail.out');
--EXPECT--
bool(true)
To: user@example.com\r
Subject: A subject\r
From: me@example.com\r
X-List: a\r
X-List: b\r
\r
line one
line two\r
Header "X" contains LF character that is not allowed in the header
