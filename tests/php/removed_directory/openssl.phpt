--TEST--
OpenSSL's functions in a working directory that has been removed
--EXTENSIONS--
openssl
--FILE--
<?php
require __DIR__ . "/removed.inc";
$key = openssl_pkey_new(["private_key_bits" => 1024]);
$csr = openssl_csr_new(["CN" => "x"], $key); $cert = openssl_csr_sign($csr, null, $key, 1);
attempt("pkey_export_to_file", fn($p) => openssl_pkey_export_to_file($key, $p));
attempt("x509_export_to_file", fn($p) => openssl_x509_export_to_file($cert, $p));
attempt("csr_export_to_file", fn($p) => openssl_csr_export_to_file($csr, $p));
attempt("pkcs12_export_to_file", fn($p) => openssl_pkcs12_export_to_file($cert, $p, $key, "x"));
attempt("x509_read", fn($p) => openssl_x509_read("file://$p"));
attempt("pkey_get_private", fn($p) => openssl_pkey_get_private("file://$p"));
attempt("csr_get_subject", fn($p) => openssl_csr_get_subject("file://$p"));
attempt("checkpurpose", fn($p) => openssl_x509_checkpurpose($cert, 1, [$p]));
attempt("checkpurpose untrusted", fn($p) => openssl_x509_checkpurpose($cert, 1, [], $p));
attempt("pkcs7_sign in", fn($p) => openssl_pkcs7_sign($p, "$base/missing", $cert, $key, []));
attempt("pkcs7_sign out", fn($p) => openssl_pkcs7_sign("$base/file", $p, $cert, $key, []));
attempt("pkcs7_verify", fn($p) => openssl_pkcs7_verify($p, 0));
attempt("pkcs7_encrypt", fn($p) => openssl_pkcs7_encrypt($p, "$base/missing", $cert, []));
attempt("pkcs7_decrypt", fn($p) => openssl_pkcs7_decrypt($p, "$base/missing", $cert, $key));
attempt("pkcs7_read", fn($p) => openssl_pkcs7_read($p, $x),["missing",""]);
attempt("cms_sign in", fn($p) => openssl_cms_sign($p, "$base/missing", $cert, $key, []));
attempt("cms_sign out", fn($p) => openssl_cms_sign("$base/file", $p, $cert, $key, []));
attempt("cms_encrypt", fn($p) => openssl_cms_encrypt($p, "$base/missing", $cert, []));
attempt("cms_decrypt", fn($p) => openssl_cms_decrypt($p, "$base/missing", $cert, $key));
attempt("pkey_new config", fn($p) => openssl_pkey_new(["config" => $p,"private_key_bits" => 1024]));
--EXPECT--
pkey_export_to_file
    missing ./missing .. . "" dir/../missing BASE/dir: false
    ../file BASE/file BASE/missing BASE/dir/../file: true
x509_export_to_file
    missing BASE/dir: false  [openssl_x509_export_to_file(): Error opening file PATH]
    ./missing dir/../missing: false  [openssl_x509_export_to_file(): Error opening file missing]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [openssl_x509_export_to_file(): Error opening file ..]
    .: false  [openssl_x509_export_to_file(): Error opening file .]
    "": false  [openssl_x509_export_to_file(): Error opening file ]
csr_export_to_file
    missing BASE/dir: false  [openssl_csr_export_to_file(): Error opening file PATH]
    ./missing dir/../missing: false  [openssl_csr_export_to_file(): Error opening file missing]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [openssl_csr_export_to_file(): Error opening file ..]
    .: false  [openssl_csr_export_to_file(): Error opening file .]
    "": false  [openssl_csr_export_to_file(): Error opening file ]
pkcs12_export_to_file
    missing BASE/dir: false  [openssl_pkcs12_export_to_file(): Error opening file PATH]
    ./missing dir/../missing: false  [openssl_pkcs12_export_to_file(): Error opening file missing]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [openssl_pkcs12_export_to_file(): Error opening file ..]
    .: false  [openssl_pkcs12_export_to_file(): Error opening file .]
    "": false  [openssl_pkcs12_export_to_file(): Error opening file ]
x509_read
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false  [openssl_x509_read(): X.509 Certificate cannot be retrieved]
pkey_get_private
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
csr_get_subject
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
checkpurpose
    missing BASE/missing: false  [openssl_x509_checkpurpose(): Unable to stat PATH]
    ./missing dir/../missing: false  [openssl_x509_checkpurpose(): Unable to stat missing]
    ../file BASE/file: false  [openssl_x509_checkpurpose(): Error loading file PATH]
    .. . BASE/dir: false
    "": false  [openssl_x509_checkpurpose(): Unable to stat ]
    BASE/dir/../file: false  [openssl_x509_checkpurpose(): Error loading file BASE/file]
checkpurpose untrusted
    missing BASE/missing: int  [openssl_x509_checkpurpose(): Error opening the file, PATH]
    ./missing dir/../missing: int  [openssl_x509_checkpurpose(): Error opening the file, missing]
    ../file BASE/file BASE/dir: int  [openssl_x509_checkpurpose(): No certificates in file, PATH]
    ..: int  [openssl_x509_checkpurpose(): No certificates in file, ..]
    .: int  [openssl_x509_checkpurpose(): No certificates in file, .]
    "": int  [openssl_x509_checkpurpose(): Error opening the file, ]
    BASE/dir/../file: int  [openssl_x509_checkpurpose(): No certificates in file, BASE/file]
pkcs7_sign in
    missing ./missing dir/../missing BASE/missing: false  [openssl_pkcs7_sign(): Error opening input file PATH!]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: true
    "": false  [openssl_pkcs7_sign(): Error opening input file !]
pkcs7_sign out
    missing ./missing dir/../missing BASE/dir: false  [openssl_pkcs7_sign(): Error opening output file PATH!]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [openssl_pkcs7_sign(): Error opening output file ..!]
    .: false  [openssl_pkcs7_sign(): Error opening output file .!]
    "": false  [openssl_pkcs7_sign(): Error opening output file !]
pkcs7_verify
    missing ./missing .. . "" dir/../missing BASE/missing BASE/dir: int
    ../file BASE/file BASE/dir/../file: false
pkcs7_encrypt
    missing ./missing "" dir/../missing BASE/missing: false
    ../file .. . BASE/file BASE/dir/../file BASE/dir: true
pkcs7_decrypt
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
pkcs7_read
    missing "": false
cms_sign in
    missing ./missing dir/../missing BASE/missing: false  [openssl_cms_sign(): Error opening input file PATH!]
    ../file .. . BASE/file BASE/dir/../file BASE/dir: true
    "": false  [openssl_cms_sign(): Error opening input file !]
cms_sign out
    missing ./missing dir/../missing BASE/dir: false  [openssl_cms_sign(): Error opening output file PATH!]
    ../file BASE/file BASE/missing BASE/dir/../file: true
    ..: false  [openssl_cms_sign(): Error opening output file ..!]
    .: false  [openssl_cms_sign(): Error opening output file .!]
    "": false  [openssl_cms_sign(): Error opening output file !]
cms_encrypt
    missing ./missing "" dir/../missing BASE/missing: false
    ../file .. . BASE/file BASE/dir/../file BASE/dir: true
cms_decrypt
    missing ./missing ../file .. . "" dir/../missing BASE/file BASE/missing BASE/dir/../file BASE/dir: false
pkey_new config
    missing ./missing ../file "" dir/../missing BASE/file BASE/missing BASE/dir/../file: false
    .. . BASE/dir: OpenSSLAsymmetricKey
