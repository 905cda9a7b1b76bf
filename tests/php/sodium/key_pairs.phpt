--TEST--
sodium: boxes, signatures, exchange, ristretto255 and passwords
--EXTENSIONS--
sodium
--FILE--
<?php
function caught(callable $call) {
    try {
        return $call();
    } catch (Throwable $e) {
        return get_class($e) . ": " . $e->getMessage();
    }
}
$seed = str_repeat("s", 32);
$n24 = str_repeat("n", 24);
$pair = sodium_crypto_box_seed_keypair($seed);
$secret = sodium_crypto_box_secretkey($pair);
$public = sodium_crypto_box_publickey($pair);
var_dump(bin2hex($pair), sodium_crypto_box_publickey_from_secretkey($secret) === $public, sodium_crypto_scalarmult_base($secret) === $public,
    sodium_crypto_box_keypair_from_secretkey_and_publickey($secret, $public) === $pair, strlen(sodium_crypto_box_keypair()));
var_dump(bin2hex($c = sodium_crypto_box("message", $n24, $pair)), sodium_crypto_box_open($c, $n24, $pair), sodium_crypto_box_open("x", $n24, $pair),
    sodium_crypto_box_seal_open(sodium_crypto_box_seal("sealed", $public), $pair), sodium_crypto_box_seal_open("x", $pair), caught(fn() => sodium_crypto_box("m", $n24, "x")));
$sign = sodium_crypto_sign_seed_keypair($seed);
$signSecret = sodium_crypto_sign_secretkey($sign);
$signPublic = sodium_crypto_sign_publickey($sign);
var_dump(bin2hex($signPublic), sodium_crypto_sign_publickey_from_secretkey($signSecret) === $signPublic,
    sodium_crypto_sign_keypair_from_secretkey_and_publickey($signSecret, $signPublic) === $sign, strlen(sodium_crypto_sign_keypair()));
var_dump(bin2hex($signed = sodium_crypto_sign("message", $signSecret)), sodium_crypto_sign_open($signed, $signPublic), sodium_crypto_sign_open("x$signed", $signPublic),
    sodium_crypto_sign_verify_detached(sodium_crypto_sign_detached("message", $signSecret), "message", $signPublic),
    sodium_crypto_sign_verify_detached(sodium_crypto_sign_detached("message", $signSecret), "other", $signPublic),
    bin2hex(sodium_crypto_sign_ed25519_pk_to_curve25519($signPublic)), bin2hex(sodium_crypto_sign_ed25519_sk_to_curve25519($signSecret)),
    caught(fn() => sodium_crypto_sign("m", "k")));
$one = sodium_crypto_kx_seed_keypair($seed);
$two = sodium_crypto_kx_keypair();
$client = sodium_crypto_kx_client_session_keys($one, sodium_crypto_kx_publickey($two));
$server = sodium_crypto_kx_server_session_keys($two, sodium_crypto_kx_publickey($one));
var_dump(bin2hex($one), $client[0] === $server[1], $client[1] === $server[0], strlen(sodium_crypto_kx_secretkey($one)), bin2hex(sodium_crypto_scalarmult($secret, $public)),
    caught(fn() => sodium_crypto_kx_client_session_keys("x", "y")));

$p = sodium_crypto_core_ristretto255_from_hash(str_repeat("h", 64));
$q = sodium_crypto_core_ristretto255_from_hash(str_repeat("i", 64));
$x = sodium_crypto_core_ristretto255_scalar_reduce(str_repeat("x", 64));
$y = sodium_crypto_core_ristretto255_scalar_reduce(str_repeat("y", 64));
var_dump(bin2hex(sodium_crypto_core_ristretto255_add($p, $q)), sodium_crypto_core_ristretto255_sub(sodium_crypto_core_ristretto255_add($p, $q), $q) === $p,
    sodium_crypto_core_ristretto255_is_valid_point($p), sodium_crypto_core_ristretto255_is_valid_point(str_repeat("\xff", 32)),
    sodium_crypto_core_ristretto255_is_valid_point(sodium_crypto_core_ristretto255_random()), strlen(sodium_crypto_core_ristretto255_scalar_random()),
    bin2hex(sodium_crypto_core_ristretto255_scalar_add($x, $y)), bin2hex(sodium_crypto_core_ristretto255_scalar_sub($x, $y)),
    bin2hex(sodium_crypto_core_ristretto255_scalar_mul($x, $y)), bin2hex(sodium_crypto_core_ristretto255_scalar_negate($x)),
    bin2hex(sodium_crypto_core_ristretto255_scalar_complement($x)), bin2hex(sodium_crypto_core_ristretto255_scalar_invert($x)),
    bin2hex(sodium_crypto_scalarmult_ristretto255($x, $p)), bin2hex(sodium_crypto_scalarmult_ristretto255_base($x)),
    caught(fn() => sodium_crypto_core_ristretto255_add("x", $p)), caught(fn() => sodium_crypto_scalarmult_ristretto255_base(str_repeat("\0", 32))));

var_dump(bin2hex(sodium_crypto_pwhash(16, "password", "0123456789abcdef", 1, 8192)), bin2hex(sodium_crypto_pwhash(16, "password", "0123456789abcdef", 3, 8192, 1)),
    substr($hash = sodium_crypto_pwhash_str("password", 1, 8192), 0, 27), sodium_crypto_pwhash_str_verify($hash, "password"), sodium_crypto_pwhash_str_verify($hash, "other"),
    sodium_crypto_pwhash_str_needs_rehash($hash, 1, 8192), sodium_crypto_pwhash_str_needs_rehash($hash, 2, 8192), caught(fn() => sodium_crypto_pwhash(16, "p", "salt", 1, 8192)),
    caught(fn() => sodium_crypto_pwhash(16, "p", "0123456789abcdef", 1, 8192, 9)), caught(fn() => sodium_crypto_pwhash_str("p", 0, 0)));
var_dump(bin2hex(sodium_crypto_pwhash_scryptsalsa208sha256(16, "password", str_repeat("s", 32), 524288, 16777216)),
    substr($hash = sodium_crypto_pwhash_scryptsalsa208sha256_str("password", 524288, 16777216), 0, 4),
    sodium_crypto_pwhash_scryptsalsa208sha256_str_verify($hash, "password"), sodium_crypto_pwhash_scryptsalsa208sha256_str_verify("short", "password"));
?>
--EXPECT--
string(128) "b8512da3546661cb8e81ae0834dca3444166fe2b35b288821732ef692a236c8dc3c490800a4fa9abb5d55cc5578269e889fcb05fe2f1edbb9cd9fdc4a9c2014d"
bool(true)
bool(true)
bool(true)
int(64)
string(46) "e93356619cb0d3cd3ae1201d637f27289323b558ee2c23"
string(7) "message"
bool(false)
string(6) "sealed"
bool(false)
string(111) "SodiumException: sodium_crypto_box(): Argument #3 ($key_pair) must be SODIUM_CRYPTO_BOX_KEYPAIRBYTES bytes long"
string(64) "fec1428673f6afe89264b3807344ae8b269d125a503855202687db5a7128579f"
bool(true)
bool(true)
int(96)
string(142) "8a485e5bba1539adf0aba67bdb4ad0881657554b17d44d92b0840f1883c81ec02429d28aaba49341211afbe2275081b4ada3070bc8153587f02d831f154ea0026d657373616765"
string(7) "message"
bool(false)
bool(true)
bool(false)
string(64) "c3c490800a4fa9abb5d55cc5578269e889fcb05fe2f1edbb9cd9fdc4a9c2014d"
string(64) "b8512da3546661cb8e81ae0834dca3444166fe2b35b288821732ef692a236c4d"
string(117) "SodiumException: sodium_crypto_sign(): Argument #2 ($secret_key) must be SODIUM_CRYPTO_SIGN_SECRETKEYBYTES bytes long"
string(128) "034fd6e6bd1a8cce22856eaf55a0cf2adcd789ceedebfa881047f83dc917b6a675ae6204760ccd7cd653cf21ed3c1c4810c1bdda3b1baf079a76b1c871c0286a"
bool(true)
bool(true)
int(32)
string(64) "490417df83af4fff54b4545468b30715a1eaa657634ea76df5ae7490236c2e2f"
string(136) "SodiumException: sodium_crypto_kx_client_session_keys(): Argument #1 ($client_key_pair) must be SODIUM_CRYPTO_KX_KEYPAIRBYTES bytes long"
string(64) "c042147358a9d6005f909c6275934a5f0bc7806082f680111fbab12ae6045f5f"
bool(true)
bool(true)
bool(false)
bool(true)
int(32)
string(64) "4fd248d41f618fe74a919a189393427797590173aaa1083c0cd8162d4d02bc08"
string(64) "9ef14ed8397c4c7465d2e919e91613075f1d132bfd705d2c6a0435b1cc0da70a"
string(64) "a094286ce06471bb5a96496bcbfb7bded73a2be097694eef1ca51bfb12d95f04"
string(64) "eddb24b5faa52d56693931db8fa123e084c4f530acf6cccbc411da10f3774e0e"
string(64) "eedb24b5faa52d56693931db8fa123e084c4f530acf6cccbc411da10f3774e0e"
string(64) "cf0c200bc53dd33d7b71438d81dc0ed4478aacb21faadd3aeb94ce5d1e5fca01"
string(64) "149aaf2de8035ba8d711da17dfbf758cf839fa9713fe2648107730734947ad17"
string(64) "ce3cf6092053f9fac980b7df7ae5772e22ef1d6695d40c816a7f6fe1fae62f1b"
string(129) "SodiumException: sodium_crypto_core_ristretto255_add(): Argument #1 ($p) must be SODIUM_CRYPTO_CORE_RISTRETTO255_BYTES bytes long"
string(96) "SodiumException: sodium_crypto_scalarmult_ristretto255_base(): Argument #1 ($n) must not be zero"
string(32) "83947cb26635e8b2500b348925b220dc"
string(32) "de57fdd58f9f50a0132fd6e82a95790a"
string(27) "$argon2id$v=19$m=8,t=1,p=1$"
bool(true)
bool(false)
bool(false)
bool(true)
string(110) "SodiumException: sodium_crypto_pwhash(): Argument #3 ($salt) must be SODIUM_CRYPTO_PWHASH_SALTBYTES bytes long"
string(55) "SodiumException: unsupported password hashing algorithm"
string(91) "SodiumException: sodium_crypto_pwhash_str(): Argument #2 ($opslimit) must be greater than 0"

Warning: wrong size for the hashed password in {PWD}/key_pairs.php on line 54
string(32) "11f3d05cfc16bfefc8fafef9662e1cf1"
string(4) "$7$C"
bool(true)
bool(false)
