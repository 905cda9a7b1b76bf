--TEST--
Domains and categories that gettext functions refuse
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([fn() => textdomain(''), fn() => textdomain('0'), fn() => bindtextdomain('', 'x'), fn() => bind_textdomain_codeset('', 'x'),
    fn() => dgettext('', 'x'), fn() => dcgettext('d', 'x', LC_ALL), fn() => dngettext('', 'x', 'y', 1), fn() => dcngettext('a', 'x', 'y', 1, LC_ALL),
    fn() => textdomain(), fn() => dcgettext('d', 'x', 99)] as $call) {
    try { var_dump($call()); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
--EXPECT--
textdomain(): Argument #1 ($domain) must not be empty
textdomain(): Argument #1 ($domain) cannot be zero
bindtextdomain(): Argument #1 ($domain) must not be empty
bind_textdomain_codeset(): Argument #1 ($domain) must not be empty
dgettext(): Argument #1 ($domain) must not be empty
dcgettext(): Argument #3 ($category) cannot be LC_ALL
dngettext(): Argument #1 ($domain) must not be empty
dcngettext(): Argument #5 ($category) cannot be LC_ALL
string(8) "messages"
string(1) "x"
