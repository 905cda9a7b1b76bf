--TEST--
convert.* filters: pieces, line lengths, what cannot be decoded
--FILE--
<?php
function through(string $filter, string $data, int $piece, array $options = []): void
{
    $stream = fopen('php://temp', 'w+');
    $added = stream_filter_append($stream, $filter, STREAM_FILTER_WRITE, $options);
    foreach (str_split($data, $piece) as $part) {
        echo var_export(fwrite($stream, $part), true), ' ';
    }
    var_dump(stream_filter_remove($added));
    rewind($stream);
    echo json_encode(stream_get_contents($stream), JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
foreach ([100, 3] as $piece) {
    through('convert.base64-encode', 'hello world', $piece);
    through('convert.base64-encode', 'hello world', $piece, ['line-length' => 8, 'line-break-chars' => "\n"]);
    through('convert.base64-decode', 'aGVs bG8!gd29ybGQ=', $piece);
    through('convert.base64-decode', '====', $piece);
    through('convert.quoted-printable-encode', "caf\xc3\xa9 = 1 \r\n", $piece);
    through('convert.quoted-printable-encode', "abc def\xc3\xa9\nghi", $piece, ['line-length' => 6, 'line-break-chars' => "\n"]);
    through('convert.quoted-printable-encode', "a b", $piece, ['binary' => true]);
    through('convert.quoted-printable-decode', "a=\r\nb=3D=C3=A9", $piece);
    through('convert.quoted-printable-decode', "=zz", $piece);
}
class Refusing extends php_user_filter
{
    public function filter($in, $out, &$consumed, bool $closing): int
    {
        stream_bucket_make_writeable($in);
        return PSFS_ERR_FATAL;
    }
}
stream_filter_register('refusing', 'Refusing');
$stream = fopen('php://memory', 'w+');
fwrite($stream, "one\ntwo\n");
rewind($stream);
fgets($stream);
var_dump(stream_filter_append($stream, 'refusing', STREAM_FILTER_READ));
$other = fopen('php://memory', 'w+');
fwrite($other, 'text');
rewind($other);
$added = stream_filter_append($other, 'refusing', STREAM_FILTER_READ);
var_dump(stream_copy_to_stream($other, fopen('php://memory', 'w')), stream_filter_remove($added));
--EXPECT--
11 bool(true)
"aGVsbG8gd29ybGQ="
11 bool(true)
"aGVsbG8g\nd29ybGQ="
18 bool(true)
"hello world"

Warning: fwrite(): Stream filter (convert.base64-decode): invalid byte sequence in {PWD}/convert_filters.php on line 7
false bool(true)
""
12 bool(true)
"caf=C3=A9 =3D 1 =0D=0A"
13 bool(true)
"abc d=\nef=C3=\n=A9\nghi"
3 bool(true)
"a=20b"
14 bool(true)
"ab=\u00e9"

Warning: fwrite(): Stream filter (convert.quoted-printable-decode): invalid byte sequence in {PWD}/convert_filters.php on line 7
false bool(true)
""
3 3 3 2 bool(true)
"aGVsbG8gd29ybGQ="
3 3 3 2 bool(true)
"aGVsbG8g\nd29ybGQ="
3 3 3 3 3 3 bool(true)
"hello world"

Warning: fwrite(): Stream filter (convert.base64-decode): invalid byte sequence in {PWD}/convert_filters.php on line 7
false 
Warning: fwrite(): Stream filter (convert.base64-decode): invalid byte sequence in {PWD}/convert_filters.php on line 7
false bool(true)
""
3 3 3 3 bool(true)
"caf=C3=A9 =3D 1 =0D=0A"
3 3 3 3 1 bool(true)
"abc d=\nef=C3=\n=A9\nghi"
3 bool(true)
"a=20b"
3 3 3 3 2 bool(true)
"ab=\u00e9"

Warning: fwrite(): Stream filter (convert.quoted-printable-decode): invalid byte sequence in {PWD}/convert_filters.php on line 7
false bool(true)
""

Warning: stream_filter_append(): Filter failed to process pre-buffered data in {PWD}/convert_filters.php on line 37
bool(false)

Warning: stream_filter_remove(): Unable to flush filter, not removing in {PWD}/convert_filters.php on line 42
bool(false)
bool(false)
