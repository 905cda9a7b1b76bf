"""Constants and error messages of ext/json."""
from __future__ import annotations

CONSTANTS = {
    "JSON_HEX_TAG": 1, "JSON_HEX_AMP": 2, "JSON_HEX_APOS": 4, "JSON_HEX_QUOT": 8, "JSON_FORCE_OBJECT": 16,
    "JSON_NUMERIC_CHECK": 32, "JSON_UNESCAPED_SLASHES": 64, "JSON_PRETTY_PRINT": 128, "JSON_UNESCAPED_UNICODE": 256,
    "JSON_PARTIAL_OUTPUT_ON_ERROR": 512, "JSON_PRESERVE_ZERO_FRACTION": 1024,
    "JSON_UNESCAPED_LINE_TERMINATORS": 2048, "JSON_OBJECT_AS_ARRAY": 1, "JSON_BIGINT_AS_STRING": 2,
    "JSON_INVALID_UTF8_IGNORE": 1048576, "JSON_INVALID_UTF8_SUBSTITUTE": 2097152, "JSON_THROW_ON_ERROR": 4194304,
    "JSON_ERROR_NONE": 0, "JSON_ERROR_DEPTH": 1, "JSON_ERROR_STATE_MISMATCH": 2, "JSON_ERROR_CTRL_CHAR": 3,
    "JSON_ERROR_SYNTAX": 4, "JSON_ERROR_UTF8": 5, "JSON_ERROR_RECURSION": 6, "JSON_ERROR_INF_OR_NAN": 7,
    "JSON_ERROR_UNSUPPORTED_TYPE": 8, "JSON_ERROR_INVALID_PROPERTY_NAME": 9, "JSON_ERROR_UTF16": 10,
    "JSON_ERROR_NON_BACKED_ENUM": 11,
}

(HEX_TAG, HEX_AMP, HEX_APOS, HEX_QUOT, FORCE_OBJECT, NUMERIC_CHECK, UNESCAPED_SLASHES, PRETTY_PRINT, UNESCAPED_UNICODE,
 PARTIAL_OUTPUT, PRESERVE_ZERO_FRACTION, UNESCAPED_LINE_TERMINATORS) = (1 << bit for bit in range(12))
OBJECT_AS_ARRAY, BIGINT_AS_STRING = 1, 2
INVALID_UTF8_IGNORE, INVALID_UTF8_SUBSTITUTE, THROW_ON_ERROR = 1 << 20, 1 << 21, 1 << 22

(NONE, DEPTH, STATE_MISMATCH, CTRL_CHAR, SYNTAX, UTF8, RECURSION, INF_OR_NAN, UNSUPPORTED_TYPE, INVALID_PROPERTY_NAME,
 UTF16, NON_BACKED_ENUM) = range(12)

MESSAGES = (
    "No error", "Maximum stack depth exceeded", "State mismatch (invalid or malformed JSON)",
    "Control character error, possibly incorrectly encoded", "Syntax error",
    "Malformed UTF-8 characters, possibly incorrectly encoded", "Recursion detected",
    "Inf and NaN cannot be JSON encoded", "Type is not supported", "The decoded property name is invalid",
    "Single unpaired UTF-16 surrogate in unicode escape", "Non-backed enums have no default serialization",
)
