--TEST--
Requests over HTTP: headers, cookies, redirections, permits, digests, packed and chunked answers
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
$envelope = "<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'><e:Body><r><v>ok</v></r></e:Body></e:Envelope>";
$length = strlen($envelope);
$answers = [
    "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: $length\r\nSet-Cookie: a=1; path=/; secure\r\nSet-Cookie: b=2\r\n\r\n$envelope",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\n" . substr($envelope, 0, 5) . "\r\n" . dechex($length - 5) . "\r\n" . substr($envelope, 5) . "\r\n0\r\n\r\n",
    "HTTP/1.0 200 OK\r\n\r\n$envelope",
    "HTTP/1.1 302 Found\r\nLocation: other?x=1\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n$envelope",
    "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"r\", nonce=\"n\", opaque=o\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: $length\r\n\r\n$envelope",
    "HTTP/1.1 404 Not there\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<p>no</p>",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n" . gzencode($envelope),
    "HTTP/1.1 200 OK\r\nContent-Encoding: deflate\r\nConnection: close\r\n\r\n" . gzcompress($envelope),
    "HTTP/1.1 200 OK\r\nContent-Encoding: odd\r\nConnection: close\r\n\r\nx",
    "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n$envelope", "", "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n"];
file_put_contents(__DIR__ . "/answers.tmp", serialize($answers));
file_put_contents(__DIR__ . "/serving.tmp", <<<'PHP'
<?php
$answers = unserialize(file_get_contents(__DIR__ . "/answers.tmp"));
$server = stream_socket_server("tcp://127.0.0.1:0");
fwrite(STDOUT, stream_socket_get_name($server, false) . "\n");
$connection = null;
while ($answers) {
    $connection ??= stream_socket_accept($server, 20);
    $length = 0; $got = "";
    while (($line = fgets($connection)) !== false && $line !== "\r\n") { $got .= $line; if (stripos($line, "content-length:") === 0) $length = (int)substr($line, 15); }
    if ($got === "") { $connection = null; continue; }
    $body = $length ? stream_get_contents($connection, $length) : "";
    file_put_contents(__DIR__ . "/got.tmp", $got . "\n" . strlen($body) . " bytes\n", FILE_APPEND);
    $answer = array_shift($answers);
    fwrite($connection, $answer);
    if (!strpos($answer, "Length: ") || strpos($answer, "close")) { fclose($connection); $connection = null; }
}
PHP);
@unlink(__DIR__ . "/got.tmp");
$process = proc_open([PHP_BINARY, __DIR__ . "/serving.tmp"], [1 => ["pipe", "w"]], $pipes);
$address = trim(fgets($pipes[1]));
$shown = fn($text) => preg_replace(['/(cnonce|response)="[^"]*"/', '/User-Agent: [^\r\n]*/', '/\d+ bytes/', '/\r?\n/'], ['$1="…"', 'User-Agent: …', "… bytes\n", ' | '],
    str_replace($address, "ADDRESS", $text));
$call = function ($options = [], $name = "f") use ($address, $shown) {
    static $client;
    if ($options !== null) $client = new SoapClient(null, $options + ["location" => "http://$address/path/to?q=1#frag", "uri" => "urn:u", "trace" => 1]);
    try { var_dump($client->$name(1)); } catch (SoapFault $fault) { echo $fault->faultcode, ": ", $fault->getMessage(), "\n"; }
    echo $shown($client->__getLastRequestHeaders()), "\n", $shown((string)$client->__getLastResponseHeaders()), "\n";
    return $client;
};
$client = $call();
print_r($client->__getCookies() === [] ? [] : array_map(fn($cookie) => array_slice($cookie, 0, 1), $client->__getCookies()));
$client->__setCookie("c", "3");
$client->__setCookie("d", "4");
$client->__setCookie("b");
$call(null);
$call(["login" => "me", "password" => "secret", "user_agent" => "mine", "keep_alive" => false, "stream_context" => stream_context_create(["http" => ["header" => "X-Own: 1\r\nHost: no\r\nAuthorization: no\r\nX-More: 2"]])]);
$call(["soap_version" => SOAP_1_2]);
$call(["login" => "me", "password" => "secret", "authentication" => SOAP_AUTHENTICATION_DIGEST]);
$call();
$call(["compression" => SOAP_COMPRESSION_ACCEPT | SOAP_COMPRESSION_GZIP | 5]);
$call(["compression" => SOAP_COMPRESSION_ACCEPT | SOAP_COMPRESSION_DEFLATE | 5]);
$call();
$call(["stream_context" => stream_context_create(["http" => ["protocol_version" => 1.0, "user_agent" => "context", "content_type" => "text/own"]])]);
$call();
var_dump($client->__doRequest("<x/>", "http://$address/direct", "act", SOAP_1_1, true));
proc_close($process);
echo str_replace("bytes | ", "bytes\n", $shown(preg_replace('/Content-Length: \d+/', 'Content-Length: …', file_get_contents(__DIR__ . "/got.tmp")))), "\n";
try { (new SoapClient(null, ["location" => "http://$address/", "uri" => "u", "connection_timeout" => 2]))->f(); } catch (SoapFault $fault) { echo $fault->getMessage(), "\n"; }
array_map("unlink", [__DIR__ . "/got.tmp", __DIR__ . "/answers.tmp", __DIR__ . "/serving.tmp"]);
--EXPECT--
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 |  | 
HTTP/1.1 200 OK | Content-Type: text/xml | Content-Length: 110 | Set-Cookie: a=1; path=/; secure | Set-Cookie: b=2 | 
Array
(
    [a] => Array
        (
            [0] => 1
        )

    [b] => Array
        (
            [0] => 2
        )

)
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 | Cookie: c=3; d=4 |  | 
HTTP/1.1 200 OK | Transfer-Encoding: chunked | Connection: close | 
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: close | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 | Authorization: Basic bWU6c2VjcmV0 | X-Own: 1 | X-More: 2 |  | 
HTTP/1.0 200 OK | 
string(2) "ok"
POST /path/other?x=1 HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: application/soap+xml; charset=utf-8; action="urn:u#f" | Content-Length: 423 |  | 
HTTP/1.1 200 OK | Connection: close | 
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 | Authorization: Digest username="me", realm="r", nonce="n", uri="/path/to?q=1#frag", response="…", opaque="o" |  | 
HTTP/1.1 200 OK | Connection: close | Content-Length: 110 | 
HTTP: Not there
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 |  | 
HTTP/1.1 404 Not there | Content-Type: text/html | Connection: close | 
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Accept-Encoding: gzip, deflate | Content-Encoding: gzip | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 242 |  | 
HTTP/1.1 200 OK | Content-Encoding: gzip | Connection: close | 
string(2) "ok"
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Accept-Encoding: gzip, deflate | Content-Encoding: deflate | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 230 |  | 
HTTP/1.1 200 OK | Content-Encoding: deflate | Connection: close | 
HTTP: Unknown Content-Encoding
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 |  | 
HTTP/1.1 200 OK | Content-Encoding: odd | Connection: close | 
HTTP: Error Fetching http body, No Content-Length, connection closed or chunked data
POST /path/to?q=1#frag HTTP/1.0 | Host: ADDRESS | Connection: close | User-Agent: … | Content-Type: text/own | SOAPAction: "urn:u#f" | Content-Length: 464 |  | 
HTTP/1.1 200 OK | Content-Type: text/xml | 
HTTP: Error Fetching http headers
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: 464 |  | 

string(0) ""
POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … | Cookie: c=3; d=4 |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: close | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … | Authorization: Basic bWU6c2VjcmV0 | X-Own: 1 | X-More: 2 |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: application/soap+xml; charset=utf-8; action="urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/other?x=1 HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: application/soap+xml; charset=utf-8; action="urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … | Authorization: Basic bWU6c2VjcmV0 |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … | Authorization: Digest username="me", realm="r", nonce="n", uri="/path/to?q=1#frag", response="…", opaque="o" |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Accept-Encoding: gzip, deflate | Content-Encoding: gzip | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Accept-Encoding: gzip, deflate | Content-Encoding: deflate | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.0 | Host: ADDRESS | Connection: close | User-Agent: … | Content-Type: text/own | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /path/to?q=1#frag HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "urn:u#f" | Content-Length: … |  | … bytes
 | POST /direct HTTP/1.1 | Host: ADDRESS | Connection: Keep-Alive | User-Agent: … | Content-Type: text/xml; charset=utf-8 | SOAPAction: "act" | Content-Length: … | Cookie: c=3; d=4 |  | … bytes
 | 
Could not connect to host
