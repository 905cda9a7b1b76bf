--TEST--
Translations from catalogs, with plurals, and messages without one
--EXTENSIONS--
gettext
--FILE--
<?php
$folder = __DIR__ . "/gettext_catalogs/C.UTF-8/LC_MESSAGES";
mkdir($folder, 0777, true);
$messages = ["" => "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n", "%d file\0%d files" => "%d Datei\0%d Dateien", "hello" => "Grüße"];
$count = count($messages);
$ids = $strings = $texts = "";
$at = 28 + 16 * $count;
foreach ($messages as $id => $text) { $ids .= pack("VV", strlen($id), $at + strlen($texts)); $texts .= "$id\0"; }
foreach ($messages as $text) { $strings .= pack("VV", strlen($text), $at + strlen($texts)); $texts .= "$text\0"; }
file_put_contents("$folder/app.mo", pack("V7", 0x950412de, 0, $count, 28, 28 + 8 * $count, 0, 0) . $ids . $strings . $texts);
bindtextdomain("app", __DIR__ . "/gettext_catalogs");
textdomain("app");
var_dump(gettext("hello"), setlocale(LC_ALL, "C.UTF-8"));
var_dump(_("hello"), gettext("unknown"), dgettext("app", "hello"), dgettext("other", "hello"), dcgettext("app", "hello", LC_CTYPE), dcgettext("app", "hello", LC_MESSAGES));
foreach ([0, 1, 2] as $n) var_dump(ngettext("%d file", "%d files", $n), dngettext("app", "cat", "cats", $n), dcngettext("app", "%d file", "%d files", $n, LC_MESSAGES));
bind_textdomain_codeset("app", "ISO-8859-1");
var_dump(bin2hex(gettext("hello")));
?>
--CLEAN--
<?php
$folder = __DIR__ . "/gettext_catalogs";
@unlink("$folder/C.UTF-8/LC_MESSAGES/app.mo");
@rmdir("$folder/C.UTF-8/LC_MESSAGES");
@rmdir("$folder/C.UTF-8");
@rmdir($folder);
?>
--EXPECT--
string(5) "hello"
string(7) "C.UTF-8"
string(7) "Grüße"
string(7) "unknown"
string(7) "Grüße"
string(5) "hello"
string(5) "hello"
string(7) "Grüße"
string(10) "%d Dateien"
string(4) "cats"
string(10) "%d Dateien"
string(8) "%d Datei"
string(3) "cat"
string(8) "%d Datei"
string(10) "%d Dateien"
string(4) "cats"
string(10) "%d Dateien"
string(10) "4772fcdf65"
