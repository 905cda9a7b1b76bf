--TEST--
Text domains, their folders and codesets
--EXTENSIONS--
gettext
--FILE--
<?php
chdir(__DIR__);
var_dump(textdomain(null), textdomain("app"), textdomain(""), textdomain("0"), textdomain(null));
var_dump(bindtextdomain("never", null), bindtextdomain("app", "/tmp"), bindtextdomain("app", null), bindtextdomain("app", "/no/such/folder"), bindtextdomain("app", "") === __DIR__);
var_dump(bind_textdomain_codeset("app", null), bind_textdomain_codeset("app", "ISO-8859-1"), bind_textdomain_codeset("app", null), bind_textdomain_codeset("", "UTF-8"));
foreach ([fn() => bindtextdomain("", "x"), fn() => textdomain(str_repeat("x", 1025)), fn() => gettext(str_repeat("x", 4097)), fn() => dngettext("d", "s", str_repeat("x", 4097), 1)] as $f) {
    try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
}
?>
--EXPECT--
string(8) "messages"
string(3) "app"
string(3) "app"
string(3) "app"
string(3) "app"
string(17) "/usr/share/locale"
string(4) "/tmp"
string(4) "/tmp"
bool(false)
bool(true)
bool(false)
string(10) "ISO-8859-1"
string(10) "ISO-8859-1"
bool(false)
bindtextdomain(): Argument #1 ($domain) cannot be empty
textdomain(): Argument #1 ($domain) is too long
gettext(): Argument #1 ($message) is too long
dngettext(): Argument #3 ($plural) is too long
