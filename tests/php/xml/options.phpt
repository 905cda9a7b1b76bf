--TEST--
Options of parsers
--EXTENSIONS--
xml
--FILE--
<?php
$p = xml_parser_create();
foreach ([XML_OPTION_CASE_FOLDING, XML_OPTION_TARGET_ENCODING, XML_OPTION_SKIP_TAGSTART, XML_OPTION_SKIP_WHITE] as $option) {
    var_dump(xml_parser_get_option($p, $option));
    foreach (["us-ascii", "none", -5, 7, true] as $value) {
        try {
            var_dump(xml_parser_set_option($p, $option, $value), xml_parser_get_option($p, $option));
        } catch (ValueError $error) {
            echo $error->getMessage(), "\n";
        }
    }
}
foreach ([fn() => xml_parser_set_option($p, 9, 1), fn() => xml_parser_get_option($p, 9)] as $wrong) {
    try {
        $wrong();
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
for ($code = -1; $code < 104; $code++) {
    echo $code, " ", xml_error_string($code), "\n";
}
var_dump(XML_SAX_IMPL);
--EXPECT--
int(1)
bool(true)
int(0)
bool(true)
int(0)
bool(true)
int(-5)
bool(true)
int(7)
bool(true)
int(1)
string(5) "UTF-8"
bool(true)
string(8) "US-ASCII"
xml_parser_set_option(): Argument #3 ($value) is not a supported target encoding
xml_parser_set_option(): Argument #3 ($value) is not a supported target encoding
xml_parser_set_option(): Argument #3 ($value) is not a supported target encoding
xml_parser_set_option(): Argument #3 ($value) is not a supported target encoding
int(0)
bool(true)
int(0)
bool(true)
int(0)

Warning: xml_parser_set_option(): tagstart ignored, because it is out of range in {PWD}/options.php on line 7
bool(false)
int(0)
bool(true)
int(7)
bool(true)
int(1)
int(0)
bool(true)
int(0)
bool(true)
int(0)
bool(true)
int(-5)
bool(true)
int(7)
bool(true)
int(1)
xml_parser_set_option(): Argument #2 ($option) must be a XML_OPTION_* constant
xml_parser_get_option(): Argument #2 ($option) must be a XML_OPTION_* constant
-1 Unknown
0 No error
1 No memory
2 Invalid document start
3 Empty document
4 Not well-formed (invalid token)
5 Invalid document end
6 Invalid hexadecimal character reference
7 Invalid decimal character reference
8 Invalid character reference
9 Invalid character
10 XML_ERR_CHARREF_AT_EOF
11 XML_ERR_CHARREF_IN_PROLOG
12 XML_ERR_CHARREF_IN_EPILOG
13 XML_ERR_CHARREF_IN_DTD
14 XML_ERR_ENTITYREF_AT_EOF
15 XML_ERR_ENTITYREF_IN_PROLOG
16 XML_ERR_ENTITYREF_IN_EPILOG
17 XML_ERR_ENTITYREF_IN_DTD
18 PEReference at end of document
19 PEReference in prolog
20 PEReference in epilog
21 PEReference: forbidden within markup decl in internal subset
22 XML_ERR_ENTITYREF_NO_NAME
23 EntityRef: expecting ';'
24 PEReference: no name
25 PEReference: expecting ';'
26 Undeclared entity error
27 Undeclared entity warning
28 Unparsed Entity
29 XML_ERR_ENTITY_IS_EXTERNAL
30 XML_ERR_ENTITY_IS_PARAMETER
31 Unknown encoding
32 Unsupported encoding
33 String not started expecting ' or "
34 String not closed expecting " or '
35 Namespace declaration error
36 EntityValue: " or ' expected
37 EntityValue: " or ' expected
38 < in attribute
39 Attribute not started
40 Attribute not finished
41 Attribute without value
42 Attribute redefined
43 SystemLiteral " or ' expected
44 SystemLiteral " or ' expected
45 Comment not finished
46 Processing Instruction not started
47 Processing Instruction not finished
48 NOTATION: Name expected here
49 '>' required to close NOTATION declaration
50 '(' required to start ATTLIST enumeration
51 '(' required to start ATTLIST enumeration
52 MixedContentDecl : '|' or ')*' expected
53 XML_ERR_MIXED_NOT_FINISHED
54 ELEMENT in DTD not started
55 ELEMENT in DTD not finished
56 XML declaration not started
57 XML declaration not finished
58 XML_ERR_CONDSEC_NOT_STARTED
59 XML conditional section not closed
60 Content error in the external subset
61 DOCTYPE not finished
62 Sequence ']]>' not allowed in content
63 CDATA not finished
64 Reserved XML Name
65 Space required
66 XML_ERR_SEPARATOR_REQUIRED
67 NmToken expected in ATTLIST enumeration
68 XML_ERR_NAME_REQUIRED
69 MixedContentDecl : '#PCDATA' expected
70 SYSTEM or PUBLIC, the URI is missing
71 PUBLIC, the Public Identifier is missing
72 < required
73 > required
74 </ required
75 = required
76 Mismatched tag
77 Tag not finished
78 standalone accepts only 'yes' or 'no'
79 Invalid XML encoding name
80 Comment must not contain '--' (double-hyphen)
81 Invalid encoding
82 external parsed entities cannot be standalone
83 XML conditional section '[' expected
84 Entity value required
85 chunk is not well balanced
86 extra content at the end of well balanced chunk
87 XML_ERR_ENTITY_CHAR_ERROR
88 PEReferences forbidden in internal subset
89 Detected an entity reference loop
90 XML_ERR_ENTITY_BOUNDARY
91 Invalid URI
92 Fragment not allowed
93 XML_WAR_CATALOG_PI
94 XML_ERR_NO_DTD
95 conditional section INCLUDE or IGNORE keyword expected
96 Version in XML Declaration missing
97 XML_WAR_UNKNOWN_VERSION
98 XML_WAR_LANG_VALUE
99 XML_WAR_NS_URI
100 XML_WAR_NS_URI_RELATIVE
101 Missing encoding in text declaration
102 Unknown
103 Unknown
string(6) "libxml"
