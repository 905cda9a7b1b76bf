"""OpenSSL 3's libcrypto: the one that Python's own `ssl` module runs on, else the system's.

`crypto.NAME(…)` is the C function (zvm/ext/c_library.py).
"""
from __future__ import annotations

import ctypes

from zvm.ext.c_library import CLibrary, read_signatures

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_OLDEST = 0x30000000

_TEXT = """
ASN1_INTEGER_set_int64:ipl ASN1_INTEGER_to_BN:ppp ASN1_OBJECT_free:vp ASN1_STRING_get0_data:pp ASN1_STRING_length:ip
ASN1_STRING_set:ippi ASN1_STRING_set_default_mask_asc:is ASN1_STRING_to_UTF8:ipp ASN1_STRING_type:ip BIO_ctrl:lpilp
BIO_free:ip BIO_free_all:vp BIO_new:pp BIO_new_file:pss BIO_new_mem_buf:ppi BIO_s_mem:p BIO_write:ippi BN_bin2bn:ppip
BN_bn2bin:ipp BN_bn2hex:pp BN_CTX_free:vp BN_CTX_new:p BN_free:vp BN_mod_exp:ippppp BN_new:p BN_num_bits:ip
CMS_ContentInfo_free:vp CMS_decrypt:ipppppu CMS_encrypt:ppppu CMS_final:ipppu CMS_get0_signers:pp CMS_get0_type:pp
CMS_get1_certs:pp CMS_get1_crls:pp CMS_sign:pppppu CMS_verify:ipppppu CRYPTO_free:vpsi d2i_CMS_bio:ppp
d2i_PKCS12_bio:ppp d2i_X509:pppl EC_get_builtin_curves:zpz EC_GROUP_free:vp EC_GROUP_new_by_curve_name:pi
EC_POINT_free:vp EC_POINT_mul:ipppppp EC_POINT_new:pp EC_POINT_point2oct:zppipzp EC_POINT_set_affine_coordinates:ippppp
ERR_clear_error:v ERR_error_string_n:vwpz ERR_get_error:w ERR_peek_error:w ERR_pop_to_mark:i ERR_reason_error_string:sw
ERR_set_mark:i EVP_aes_128_cbc:p EVP_aes_192_cbc:p EVP_aes_256_cbc:p EVP_CIPHER_CTX_ctrl:ipiip EVP_CIPHER_CTX_free:vp
EVP_CIPHER_CTX_new:p EVP_CIPHER_CTX_set_key_length:ipi EVP_CIPHER_CTX_set_padding:ipi EVP_CIPHER_do_all_provided:vppp
EVP_CIPHER_get0_name:sp EVP_CIPHER_get_block_size:ip EVP_CIPHER_get_flags:wp EVP_CIPHER_get_iv_length:ip
EVP_CIPHER_get_key_length:ip EVP_CIPHER_get_mode:ip EVP_CIPHER_names_do_all:ippp EVP_CipherFinal_ex:ippp
EVP_CipherInit_ex:ipppppi EVP_CipherUpdate:ippppi EVP_DecryptUpdate:ippppi EVP_des_cbc:p EVP_des_ede3_cbc:p
EVP_DigestFinal_ex:ippp EVP_DigestInit_ex:ippp EVP_DigestUpdate:ippz EVP_EncryptUpdate:ippppi EVP_get_cipherbyname:ps
EVP_get_digestbyname:ps EVP_md4:p EVP_md5:p EVP_MD_CTX_free:vp EVP_MD_CTX_new:p EVP_MD_get_size:ip EVP_OpenFinal:ippp
EVP_OpenInit:ipppipp EVP_PKEY_check:ip EVP_PKEY_copy_parameters:ipp EVP_PKEY_CTX_free:vp EVP_PKEY_CTX_new:ppp
EVP_PKEY_CTX_new_id:pip EVP_PKEY_CTX_set_dh_paramgen_prime_len:ipi EVP_PKEY_CTX_set_dsa_paramgen_bits:ipi
EVP_PKEY_CTX_set_ec_param_enc:ipi EVP_PKEY_CTX_set_ec_paramgen_curve_nid:ipi EVP_PKEY_CTX_set_rsa_keygen_bits:ipi
EVP_PKEY_CTX_set_rsa_padding:ipi EVP_PKEY_decrypt:ippppz EVP_PKEY_decrypt_init:ip EVP_PKEY_derive:ippp
EVP_PKEY_derive_init:ip EVP_PKEY_derive_set_peer:ipp EVP_PKEY_encrypt:ippppz EVP_PKEY_encrypt_init:ip EVP_PKEY_free:vp
EVP_PKEY_fromdata:ippip EVP_PKEY_fromdata_init:ip EVP_PKEY_get_base_id:ip EVP_PKEY_get_bits:ip
EVP_PKEY_get_bn_param:ipsp EVP_PKEY_get_size:ip EVP_PKEY_get_utf8_string_param:ipspzp EVP_PKEY_keygen:ipp
EVP_PKEY_keygen_init:ip EVP_PKEY_new:p EVP_PKEY_paramgen:ipp EVP_PKEY_paramgen_init:ip
EVP_PKEY_set1_encoded_public_key:ippz EVP_PKEY_sign:ippppz EVP_PKEY_sign_init:ip EVP_PKEY_up_ref:ip
EVP_PKEY_verify_recover:ippppz EVP_PKEY_verify_recover_init:ip EVP_rc2_40_cbc:p EVP_rc2_64_cbc:p EVP_rc2_cbc:p
EVP_ripemd160:p EVP_SealFinal:ippp EVP_SealInit:ippppppi EVP_sha1:p EVP_sha224:p EVP_sha256:p EVP_sha384:p EVP_sha512:p
EVP_SignFinal:ipppp EVP_VerifyFinal:ippup GENERAL_NAME_print:ipp GENERAL_NAMES_free:vp i2d_CMS_bio:ipp
EVP_DigestSign:ippppz EVP_DigestSignInit:ippppp EVP_DigestVerify:ippzpz EVP_DigestVerifyInit:ippppp
EVP_PKEY_CTX_set_rsa_oaep_md:ipp a2i_ASN1_INTEGER:ippsi
i2d_PKCS12_bio:ipp i2s_ASN1_INTEGER:ppp NCONF_free:vp NCONF_get_number_e:ipssp NCONF_get_section:pps
NCONF_get_string:spss NCONF_load:ipsp NCONF_new:pp NETSCAPE_SPKI_b64_decode:psi NETSCAPE_SPKI_b64_encode:pp
NETSCAPE_SPKI_free:vp NETSCAPE_SPKI_new:p NETSCAPE_SPKI_set_pubkey:ipp NETSCAPE_SPKI_sign:ippp NETSCAPE_SPKI_verify:ipp
OBJ_create:isss OBJ_create_objects:ip OBJ_ln2nid:is OBJ_NAME_do_all_sorted:vipp OBJ_nid2ln:si OBJ_nid2obj:pi
OBJ_nid2sn:si OBJ_obj2nid:ip OBJ_obj2txt:ipipi OBJ_sn2nid:is OBJ_txt2nid:is OPENSSL_init_crypto:ilp OPENSSL_sk_free:vp
OPENSSL_sk_new_null:p OPENSSL_sk_num:ip OPENSSL_sk_pop:pp OPENSSL_sk_pop_free:vpp OPENSSL_sk_push:ipp
OPENSSL_sk_shift:pp OPENSSL_sk_value:ppi OpenSSL_version:si OpenSSL_version_num:w OSSL_PARAM_BLD_free:vp
OSSL_PARAM_BLD_new:p OSSL_PARAM_BLD_push_BN:ipsp OSSL_PARAM_BLD_push_octet_string:ipspz
OSSL_PARAM_BLD_push_utf8_string:ipspz OSSL_PARAM_BLD_to_param:pp OSSL_PARAM_free:vp PEM_ASN1_read_bio:ppspppp
PEM_read_bio_CMS:ppppp PEM_read_bio_PKCS7:ppppp PEM_read_bio_PrivateKey:ppppp PEM_read_bio_PUBKEY:ppppp
PEM_read_bio_X509:ppppp PEM_read_bio_X509_REQ:ppppp PEM_write_bio_CMS:ipp PEM_write_bio_CMS_stream:ipppi
PEM_write_bio_PKCS7:ipp PEM_write_bio_PrivateKey:ippppipp PEM_write_bio_PUBKEY:ipp PEM_write_bio_X509:ipp
PEM_write_bio_X509_CRL:ipp PEM_write_bio_X509_REQ:ipp PEM_X509_INFO_read_bio:ppppp PKCS12_create:psspppiiiii
PKCS12_free:vp PKCS12_parse:ipsppp PKCS5_PBKDF2_HMAC:ipipiipip PKCS7_decrypt:ippppi PKCS7_encrypt:ppppi PKCS7_free:vp
PKCS7_get0_signers:pppi PKCS7_sign:pppppi PKCS7_verify:ipppppi RAND_bytes:ipi SMIME_read_CMS:ppp SMIME_read_PKCS7:ppp
SMIME_write_CMS:ipppi SMIME_write_PKCS7:ipppi X509_alias_get0:spp X509_check_private_key:ipp X509_check_purpose:ipii
X509_CRL_free:vp X509_digest:ipppp X509_dup:pp X509_EXTENSION_get_data:pp X509_EXTENSION_get_object:pp X509_free:vp
X509_get_default_cert_area:s X509_get_default_cert_dir:s X509_get_default_cert_dir_env:s X509_get_default_cert_file:s
X509_get_default_cert_file_env:s X509_get_default_private_dir:s X509_get_ext:ppi X509_get_ext_count:ip
X509_get_issuer_name:pp X509_get_pubkey:pp X509_get_serialNumber:pp X509_get_signature_nid:ip X509_get_subject_name:pp
X509_get_version:lp X509_getm_notAfter:pp X509_getm_notBefore:pp X509_gmtime_adj:ppl X509_INFO_free:vp
X509_LOOKUP_ctrl:ipipip X509_LOOKUP_file:p X509_LOOKUP_hash_dir:p X509_NAME_add_entry_by_NID:ipiipiii
X509_NAME_add_entry_by_txt:ipsipiii X509_NAME_entry_count:ip X509_NAME_ENTRY_get_data:pp X509_NAME_ENTRY_get_object:pp
X509_NAME_get_entry:ppi X509_NAME_get_index_by_NID:ipii X509_NAME_oneline:pppi X509_new:p X509_print:ipp
X509_PUBKEY_get:pp X509_PURPOSE_get0:pi X509_PURPOSE_get0_name:sp X509_PURPOSE_get0_sname:sp X509_PURPOSE_get_count:i
X509_PURPOSE_get_id:ip X509_REQ_add1_attr_by_txt:ipsipi X509_REQ_free:vp X509_REQ_get_attr_by_NID:ipii
X509_REQ_get_pubkey:pp X509_REQ_get_subject_name:pp X509_REQ_new:p X509_REQ_print:ipp X509_REQ_set_pubkey:ipp
X509_REQ_set_version:ipl X509_REQ_sign:ippp X509_REQ_verify:ipp X509_set_issuer_name:ipp X509_set_pubkey:ipp
X509_set_subject_name:ipp X509_set_version:ipl X509_sign:ippp X509_STORE_add_lookup:ppp X509_STORE_CTX_free:vp
X509_STORE_CTX_init:ipppp X509_STORE_CTX_new:p X509_STORE_CTX_set_purpose:ipi X509_STORE_free:vp X509_STORE_new:p
X509_subject_name_hash:wp X509_verify:ipp X509_verify_cert:ip X509V3_EXT_add_nconf:ippsp X509V3_EXT_d2i:pp
X509V3_EXT_print:ippwi X509V3_EXT_REQ_add_nconf:ippsp X509V3_set_ctx:vpppppi X509V3_set_nconf:vpp
"""
SIGNATURES = read_signatures(_TEXT)


def _load() -> CLibrary | None:
    """The first library that is OpenSSL 3; None where there is none."""
    names = []
    try:
        import _ssl

        names.append(_ssl.__file__)  # a look-up there also finds what it is linked with
    except (ImportError, AttributeError):
        pass
    for name in (*names, "libcrypto.so.3", "libcrypto.so"):
        try:
            library = CLibrary(SIGNATURES, ctypes.CDLL(name))
            if library.OpenSSL_version_num() >= _OLDEST:
                library.OPENSSL_init_crypto(0x40, None)  # OPENSSL_INIT_LOAD_CONFIG
                return library
        except (OSError, AttributeError):
            continue
    return None


_found = _load()
crypto: Any = _found


def is_available(package: str) -> bool:
    """Is OpenSSL 3 there?"""
    return _found is not None
