"""Attempts to get out of what `Allow` and the sandbox leave to PHP code, one a line.

`{out}` is a folder outside with the files `secret` (S3CRET), `lib.php` and `a.xml`, `{in}` the folder that is allowed,
in which `link` leads to the secret and `dir` to the folder outside; `{fd}` is the number of a descriptor of the host.
"""
# ruff: noqa: E501  # an attempt is a line
from __future__ import annotations

# Expressions whose value, printed, would hold the secret.
READS = r"""
file_get_contents('{out}/secret')
file_get_contents('{in}/../out/secret')
file_get_contents('{in}/link')
file_get_contents('{in}/dir/secret')
file_get_contents('file://{out}/secret')
file_get_contents('FILE://{out}/secret')
file_get_contents("{in}/x/../../out/secret")
file_get_contents('//{out}/secret')
file_get_contents('/proc/self/root{out}/secret')
file_get_contents('/proc/self/cwd/../../../../../..{out}/secret')
file_get_contents('/proc/self/fd/{fd}')
file_get_contents('/dev/fd/{fd}')
file_get_contents('php://fd/{fd}')
file_get_contents('PHP://FD/{fd}')
file_get_contents('php://fd/0{fd}')
file_get_contents('php://filter/resource=php://fd/{fd}')
file_get_contents('php://filter/read=string.toupper/resource={out}/secret')
file_get_contents('php://filter/read=convert.base64-encode|convert.base64-decode/resource=file://{out}/secret')
file_get_contents('php://filter/resource=php://filter/resource={out}/secret')
file_get_contents('compress.zlib://{out}/secret')
file_get_contents('compress.bzip2://{out}/secret')
file_get_contents('compress.zlib://php://fd/{fd}')
file_get_contents('phar://{out}/secret')
file_get_contents('zip://{out}/secret#secret')
file_get_contents('secret', true)
[ini_set('include_path', '{out}'), file_get_contents('secret', true)]
file_get_contents('data://text/plain,x', false, null, 0) . file_get_contents('{out}/secret')
file('{out}/secret')
fread(fopen('{out}/secret', 'r'), 100)
fread(fopen('{out}/secret', 'r+'), 100)
fread(fopen('{out}/secret', 'c+'), 100)
fread(fopen('{in}/link', 'r'), 100)
fgets(fopen('php://fd/{fd}', 'r'))
stream_get_contents(fopen('php://fd/{fd}', 'r'))
readfile('{out}/secret') . ob_get_clean() . ob_start()
fpassthru(fopen('{out}/secret', 'r'))
highlight_file('{out}/secret', true)
show_source('{out}/lib.php', true)
php_strip_whitespace('{out}/lib.php')
parse_ini_file('{out}/secret', false, INI_SCANNER_RAW)
parse_ini_string('a=${ZVM_TEST_SECRET}')
parse_ini_string('a="${ZVM_TEST_SECRET}"', false, INI_SCANNER_TYPED)
include '{out}/lib.php'
include '{in}/dir/lib.php'
include_once 'file://{out}/lib.php'
require 'php://filter/convert.iconv.utf-8.utf-8/resource={out}/lib.php'
require_once '{in}/../out/lib.php'
[set_include_path('{out}'), include 'lib.php']
eval("return include '{out}/lib.php';")
[copy('{out}/secret', '{in}/copy'), file_get_contents('{in}/copy')]
[rename('{out}/secret', '{in}/moved'), file_get_contents('{in}/moved')]
[link('{out}/secret', '{in}/hard'), file_get_contents('{in}/hard')]
[symlink('{out}/secret', '{in}/soft'), file_get_contents('{in}/soft')]
[symlink('../out/secret', '{in}/relative'), file_get_contents('{in}/relative')]
[mkdir('{in}/a/b', 0777, true), symlink('../../out', '{in}/a/b/up'), rename('{in}/a/b/up', '{in}/up'), file_get_contents('{in}/up/secret')]
(new SplFileObject('{out}/secret'))->fgets()
(new SplFileObject('php://fd/{fd}'))->fgets()
(new SplFileInfo('{out}/secret'))->openFile()->fgets()
(new ArrayIterator(file('{out}/secret') ?: []))->current()
iterator_to_array(new SplFileObject('{in}/link'))
(function () { $d = new DOMDocument; $d->load('{out}/a.xml'); return $d->saveXML(); })()
(function () { $d = new DOMDocument; $d->loadHTMLFile('{out}/a.xml'); return $d->saveHTML(); })()
(function () { $d = new DOMDocument; $d->loadXML('<!DOCTYPE a [<!ENTITY e SYSTEM "file://{out}/secret">]><a>&e;</a>', LIBXML_NOENT); return $d->saveXML(); })()
(function () { $d = new DOMDocument; $d->loadXML('<!DOCTYPE a [<!ENTITY e SYSTEM "php://fd/{fd}">]><a>&e;</a>', LIBXML_NOENT); return $d->saveXML(); })()
(function () { $d = new DOMDocument; $d->loadXML('<!DOCTYPE a [<!ENTITY % p SYSTEM "file://{out}/secret"> %p;]><a/>', LIBXML_DTDLOAD | LIBXML_NOENT); return $d->saveXML(); })()
(function () { $d = new DOMDocument; $d->loadXML('<a xmlns:x="http://www.w3.org/2001/XInclude"><x:include parse="text" href="file://{out}/secret"/></a>'); $d->xinclude(); return $d->saveXML(); })()
simplexml_load_file('{out}/a.xml')->asXML()
simplexml_load_string('<!DOCTYPE a [<!ENTITY e SYSTEM "{out}/secret">]><a>&e;</a>', null, LIBXML_NOENT)->asXML()
(function () { $r = XMLReader::open('{out}/a.xml'); $r->read(); return $r->readOuterXml(); })()
(function () { $r = XMLReader::XML('<!DOCTYPE a [<!ENTITY e SYSTEM "{out}/secret">]><a>&e;</a>', null, LIBXML_NOENT); $r->read(); return $r->readOuterXml(); })()
(function () { $s = new DOMDocument; $s->loadXML('<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><x:copy-of select="document(\'file://{out}/a.xml\')"/></x:template></x:stylesheet>'); $p = new XSLTProcessor; $p->importStylesheet($s); return $p->transformToXml($s); })()
(function () { libxml_set_external_entity_loader(fn() => '{out}/secret'); $d = new DOMDocument; $d->loadXML('<!DOCTYPE a [<!ENTITY e SYSTEM "x">]><a>&e;</a>', LIBXML_NOENT); return $d->saveXML(); })()
(new DOMDocument)->relaxNGValidate('{out}/a.xml') ? 'S3CRET' : ''
(new SQLite3('{out}/data.db'))->querySingle('select a from t')
(new SQLite3('file:{out}/data.db', SQLITE3_OPEN_READONLY))->querySingle('select a from t')
(function () { $d = new SQLite3(':memory:'); $d->exec("ATTACH '{out}/data.db' AS o"); return $d->querySingle('select a from o.t'); })()
(function () { $d = new SQLite3(':memory:'); return $d->querySingle("select readfile('{out}/secret')"); })()
(function () { $d = new SQLite3(':memory:'); $d->enableExceptions(true); return $d->loadExtension('../../..{out}/secret') . $d->querySingle("select load_extension('{out}/secret')"); })()
(new PDO('sqlite:{out}/data.db'))->query('select a from t')->fetchColumn()
(new PDO('sqlite:file:{out}/data.db'))->query('select a from t')->fetchColumn()
(function () { $d = new PDO('sqlite::memory:'); $d->exec("ATTACH '{out}/data.db' AS o"); return $d->query('select a from o.t')->fetchColumn(); })()
(new PDO('uri:file://{out}/secret'))->query('select 1')->fetchColumn()
(function () { $z = new ZipArchive; $z->open('{out}/a.zip'); return $z->getFromName('a'); })()
(function () { $z = new ZipArchive; $z->open('{in}/z.zip', ZipArchive::CREATE); $z->addFile('{out}/secret', 's'); $z->close(); $z->open('{in}/z.zip'); return $z->getFromName('s'); })()
(function () { $z = new ZipArchive; $z->open('{in}/y.zip', ZipArchive::CREATE); $z->addGlob('{out}/*'); $z->addPattern('/./', '{out}'); $z->close(); $z->open('{in}/y.zip'); return $z->getFromIndex(0); })()
gzfile('{out}/secret')
gzread(gzopen('{out}/secret', 'r'), 100)
bzread(bzopen('{out}/secret', 'r'), 100)
finfo_file(finfo_open(FILEINFO_CONTINUE, '{out}/secret'), '{out}/secret') . file_get_contents('{out}/secret')
iptcembed('x', '{out}/a.jpg')
exif_read_data('{out}/a.jpg')
openssl_pkey_get_details(openssl_pkey_get_private('file://{out}/key.pem'))['key'] ?? ''
curl_file_create('{out}/secret')->getFilename() === 'S3CRET'
[putenv('TMPDIR={out}'), file_get_contents(sys_get_temp_dir() . '/secret')]
[chdir('{out}'), file_get_contents('secret')]
getenv('ZVM_TEST_SECRET')
getenv('ZVM_TEST_SECRET', true)
getenv()
$_SERVER
$_ENV
$GLOBALS['_SERVER'] ?? ''
filter_input_array(INPUT_ENV)
filter_input(INPUT_ENV, 'ZVM_TEST_SECRET')
filter_input_array(INPUT_SERVER)
get_cfg_var('ZVM_TEST_SECRET')
phpinfo(INFO_ENVIRONMENT | INFO_VARIABLES) . ob_get_clean() . ob_start()
[session_save_path('{out}'), session_id('secret'), session_start(), session_encode()]
[ini_set('session.save_path', '{out}'), session_id('secret'), session_start(), $_SESSION]
session_start(['save_path' => '{out}'])
[session_save_path('{in}'), session_id('../out/sess_secret'), session_start(), $_SESSION]
bindtextdomain('secret', '{out}') . gettext('secret') . file_get_contents('{out}/secret')
scandir('{out}')[0] ?? '' ? 'S3CRET' : ''
scandir('{in}/dir') ? 'S3CRET' : ''
glob('{out}/sec*') ? 'S3CRET' : ''
glob('{in}/../out/*') ? 'S3CRET' : ''
opendir('{out}') ? 'S3CRET' : ''
dir('{out}') ? 'S3CRET' : ''
scandir('glob://{out}/*') ? 'S3CRET' : ''
iterator_count(new DirectoryIterator('{out}')) ? 'S3CRET' : ''
iterator_count(new RecursiveDirectoryIterator('{in}/dir')) ? 'S3CRET' : ''
iterator_count(new GlobIterator('{out}/*')) ? 'S3CRET' : ''
file_exists('{out}/secret') ? 'S3CRET' : ''
is_file('{in}/link') ? 'S3CRET' : ''
filesize('{out}/secret') ? 'S3CRET' : ''
stat('{out}/secret') ? 'S3CRET' : ''
is_readable('{out}/secret') ? 'S3CRET' : ''
fileperms('{in}/dir/secret') ? 'S3CRET' : ''
realpath('{out}/secret') ? 'S3CRET' : ''
posix_access('{out}/secret', POSIX_R_OK) ? 'S3CRET' : ''
md5_file('{out}/secret') ? 'S3CRET' : ''
sha1_file('{in}/link') ? 'S3CRET' : ''
hash_file('crc32b', '{out}/secret') ? 'S3CRET' : ''
hash_update_file(hash_init('md5'), '{out}/secret') ? 'S3CRET' : ''
getimagesize('{out}/a.jpg') ? 'S3CRET' : ''
imagecreatefromjpeg('{out}/a.jpg') ? 'S3CRET' : ''
mime_content_type('{out}/secret') ? 'S3CRET' : ''
opcache_compile_file('{out}/lib.php') ? 'S3CRET' : ''
posix_getpwnam('root') ? 'S3CRET' : ''
get_meta_tags('{out}/a.xml') . implode(file('{out}/secret'))
fgetcsv(fopen('{in}/link', 'r'))
mb_send_mail('a@b', 'c', 'd') ? 'S3CRET' : ''
readline_read_history('{out}/secret') ? readline_list_history() : ''
[ini_set('open_basedir', '{out}'), file_get_contents('{out}/secret')]
[ini_set('open_basedir', ''), ini_restore('open_basedir'), file_get_contents('{out}/secret')]
[ini_set('open_basedir', '{in}/..'), file_get_contents('{out}/secret')]
[ini_set('open_basedir', '/'), ini_set('open_basedir', '..'), file_get_contents('{out}/secret')]
[stream_wrapper_unregister('file'), stream_wrapper_restore('file'), file_get_contents('{out}/secret')]
stream_get_contents(fopen('{out}/secret', 'r', false, stream_context_create(['file' => ['x' => 1]])))
array_map('file_get_contents', ['{out}/secret'])
(new ReflectionFunction('file_get_contents'))->invoke('{out}/secret')
call_user_func_array('file', ['{out}/secret'])
(function () { register_shutdown_function(fn() => print(file_get_contents('{out}/secret'))); })()
unserialize('O:13:"SplFileObject":0:{}')
(function () { $f = new Phar('{in}/p.phar'); $f->addFile('{out}/secret', 's'); return $f['s']->getContent(); })()
(function () { $f = new PharData('{in}/p.tar'); $f->buildFromDirectory('{out}'); return file_get_contents('phar://{in}/p.tar/secret'); })()
(function () { class Ending { function __destruct() { echo file_get_contents('{out}/secret'); } } new Ending; })()
(function () { set_error_handler(fn() => print(file_get_contents('{out}/secret'))); return $undefined; })()
(function () { $f = new Fiber(fn() => file_get_contents('{out}/secret')); $f->start(); return $f->getReturn(); })()
(function () { spl_autoload_register(fn($c) => include '{out}/lib.php'); return class_exists('Nothing'); })()
(function () { ob_start(fn($b) => file_get_contents('{out}/secret')); echo 'x'; return ob_end_flush(); })()
"""

# Statements that would change something outside.
CHANGES = r"""
file_put_contents('{out}/new', 'x');
file_put_contents('{in}/dir/new', 'x');
file_put_contents('{in}/link', 'x');
file_put_contents('{in}/../out/new', 'x');
file_put_contents('php://filter/write=string.rot13/resource={out}/new', 'x');
file_put_contents('compress.zlib://{out}/new', 'x');
file_put_contents('phar://{out}/new.phar/x', 'x');
file_put_contents('php://fd/{fd}', 'x');
fwrite(fopen('php://fd/{fd}', 'w'), 'x');
fclose(fopen('{out}/new', 'x'));
fclose(fopen('{out}/secret', 'w'));
touch('{out}/new');
touch('{in}/dir/secret', 1);
unlink('{out}/secret');
unlink('{in}/dir/secret');
rmdir('{out}/empty');
mkdir('{out}/made');
mkdir('{in}/dir/made');
rename('{out}/secret', '{out}/other');
rename('{in}/own', '{out}/own');
copy('{in}/own', '{out}/own');
link('{in}/own', '{out}/own');
symlink('{in}/own', '{out}/own');
chmod('{out}/secret', 0777);
chown('{out}/secret', 1);
chgrp('{in}/link', 1);
lchown('{out}/secret', 1);
tempnam('{out}', 'x');
posix_mkfifo('{out}/fifo', 0600);
posix_mknod('{out}/node', POSIX_S_IFIFO | 0600);
error_log('x', 3, '{out}/log');
ini_set('error_log', '{out}/log'); error_log('x');
ini_set('mail.log', '{out}/log'); mail('a@b', 'c', 'd');
session_save_path('{out}'); session_id('new'); session_start(); $_SESSION['a'] = 1; session_write_close();
session_start(['save_path' => '{out}']); $_SESSION['a'] = 1; session_write_close();
session_save_path('{in}/dir'); session_start(); session_destroy();
session_save_path('0;0777;{out}'); session_start(); session_gc();
(new SplFileObject('{out}/new', 'w'))->fwrite('x');
(new DOMDocument)->save('{out}/new.xml');
(new DOMDocument)->saveHTMLFile('{out}/new.html');
(new SimpleXMLElement('<a/>'))->asXML('{out}/new.xml');
(function () { $w = new XMLWriter; $w->openUri('{out}/new.xml'); $w->text('x'); $w->flush(); })();
new SQLite3('{out}/new.db');
(new PDO('sqlite:{out}/new.db'))->exec('create table t (a)');
(new SQLite3(':memory:'))->exec("ATTACH '{out}/new.db' AS x; create table x.t (a);");
(new SQLite3(':memory:'))->exec("VACUUM INTO '{out}/new.db'");
(function () { $z = new ZipArchive; $z->open('{out}/new.zip', ZipArchive::CREATE); $z->addFromString('a', 'b'); $z->close(); })();
(function () { $z = new ZipArchive; $z->open('{in}/e.zip', ZipArchive::CREATE); $z->addFromString('../out/new', 'b'); $z->close(); $z->open('{in}/e.zip'); $z->extractTo('{in}'); $z->extractTo('{out}'); })();
(function () { $p = new PharData('{in}/e.tar'); $p['a'] = 'b'; $p->extractTo('{out}'); $p->extractTo('{in}/dir'); })();
imagepng(imagecreatetruecolor(1, 1), '{out}/new.png');
imagegif(imagecreatetruecolor(1, 1), '{in}/dir/new.gif');
openssl_pkey_export_to_file(openssl_pkey_new(), '{out}/new.pem');
readline_write_history('{out}/new');
gzwrite(gzopen('{out}/new.gz', 'w'), 'x');
bzwrite(bzopen('{out}/new.bz2', 'w'), 'x');
(function () { $c = curl_init('file://{in}/own'); curl_setopt($c, CURLOPT_COOKIEJAR, '{out}/jar'); curl_exec($c); })();
putenv('ZVM_TEST_SECRET=changed');
chdir('/'); umask(0); setlocale(LC_ALL, 'C');
move_uploaded_file('{in}/own', '{out}/own');
stream_copy_to_stream(fopen('{in}/own', 'r'), fopen('{out}/new', 'w'));
"""

# Expressions that would be true had they reached a program, the network, the host or another process.
REACHES = r"""
exec('id') !== ''
shell_exec('id') !== null
`id` !== null
system('id') !== false
passthru('id') === null
is_resource(popen('id', 'r'))
is_resource(proc_open(['id'], [], $pipes))
pcntl_fork() >= 0
pcntl_rfork(0) >= 0
pcntl_exec('/bin/true') !== false
pcntl_unshare(0) === true
call_user_func('exec', 'id') !== ''
array_map('shell_exec', ['id'])[0] !== null
(new ReflectionFunction('exec'))->invoke('id') !== ''
(fn($f) => $f('id'))('system') !== false
mail('a@b.c', 'x', 'y')
mb_send_mail('a@b.c', 'x', 'y')
error_log('x', 1, 'a@b.c')
posix_kill(getmypid(), 0)
posix_kill(posix_getppid(), 0)
posix_setuid(0)
posix_setsid() > 0
proc_nice(1)
dl('sockets.so')
class_exists('FFI') && FFI::cdef('int getpid();') instanceof FFI
fsockopen('127.0.0.1', {port}) !== false
pfsockopen('127.0.0.1', {port}) !== false
stream_socket_client('tcp://127.0.0.1:{port}') !== false
stream_socket_client('unix://{out}/socket') !== false
stream_socket_server('tcp://127.0.0.1:0') !== false
socket_create(AF_INET, SOCK_STREAM, 0) instanceof Socket
socket_create_listen(0) instanceof Socket
socket_create_pair(AF_UNIX, SOCK_STREAM, 0, $pair)
file_get_contents('http://127.0.0.1:{port}/') !== false
file_get_contents('ftp://127.0.0.1:{port}/x') !== false
fopen('https://127.0.0.1:{port}/', 'r') !== false
include 'http://127.0.0.1:{port}/'
[ini_set('allow_url_fopen', '1'), file_get_contents('http://127.0.0.1:{port}/')][1] !== false
copy('http://127.0.0.1:{port}/', '{in}/page')
curl_exec(curl_init('http://127.0.0.1:{port}/')) !== false
curl_exec(curl_init('file://{out}/secret')) !== false
(function () { $m = curl_multi_init(); curl_multi_add_handle($m, curl_init('http://127.0.0.1:{port}/')); return curl_multi_exec($m, $n) === 0; })()
ftp_connect('127.0.0.1', {port}) !== false
gethostbyname('localhost') === '127.0.0.1'
dns_get_mx('localhost', $hosts) || true
dns_get_record('localhost') !== false
checkdnsrr('localhost') || true
getmxrr('localhost', $hosts) || true
(function () { try { new mysqli('127.0.0.1', 'u', 'p', '', {port}); } catch (mysqli_sql_exception $e) { return !str_contains($e->getMessage(), 'not permitted'); } })()
(function () { try { new PDO('mysql:host=127.0.0.1;port={port}', 'u', 'p'); } catch (PDOException $e) { return !str_contains($e->getMessage(), 'not permitted'); } })()
(function () { try { new PDO('pgsql:host=127.0.0.1;port={port}', 'u', 'p'); } catch (PDOException $e) { return !str_contains($e->getMessage(), 'not permitted'); } })()
(function () { $d = new DOMDocument; return $d->load('http://127.0.0.1:{port}/'); })()
simplexml_load_file('http://127.0.0.1:{port}/') !== false
getimagesize('http://127.0.0.1:{port}/') !== false
msg_get_queue(1) instanceof SysvMessageQueue
sem_get(1) instanceof SysvSemaphore
shm_attach(1) instanceof SysvSharedMemory
shmop_open(1, 'c', 0600, 10) instanceof Shmop
syslog(LOG_INFO, 'x')
readline('x') !== false
is_resource(fopen('php://stdin', 'r'))
is_resource(fopen('php://fd/0', 'r'))
is_resource(fopen('php://fd/1', 'w'))
is_resource(fopen('php://stderr', 'w'))
defined('STDIN') && is_resource(STDIN)
set_time_limit(0) && ini_set('memory_limit', '-1') === null
ini_set('disable_functions', '') !== false
"""


def attempts(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]
