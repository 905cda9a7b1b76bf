"""Lexbor itself: the system's liblexbor, else the one inside the wheel of selectolax, whose module exports the
functions of C.

selectolax is not imported, only loaded: its own interface hides doctypes, namespaces and errors. Records are read by
word, as libxml2's are (zvm/ext/libxml/library.py); `check_layout()` compares the places with what functions answer, so
that another version of the library is refused and not misread.
"""
from __future__ import annotations

import os
from ctypes import PyDLL, byref, c_size_t, string_at

from zvm.ext.c_library import CLibrary, open_first, read_signatures
from zvm.ext.libxml.library import ints, words

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from ctypes import CDLL
    from typing import Any

SIGNATURES = read_signatures("""
    lxb_html_parser_create:p lxb_html_parser_init:up lxb_html_parser_destroy:pp lxb_html_parser_tree_noi:pp
    lxb_html_parser_tokenizer_noi:pp lxb_html_parse_chunk_begin:pp lxb_html_parse_chunk_process:uppz
    lxb_html_parse_chunk_end:up lxb_html_document_create:p lxb_html_document_destroy:pp
    lxb_html_document_parse_fragment:pppsz lxb_html_document_parse:upsz lxb_html_document_body_element_noi:pp
    lxb_html_tokenizer_callback_token_done_set_noi:vppp lxb_html_tokenizer_callback_token_done_ctx_noi:pp
    lxb_html_tokenizer_tags_noi:pp lxb_html_tokenizer_mraw_noi:pp
    lxb_html_tokenizer_error_to_string:pup lxb_html_tree_error_to_string:pup
    lxb_dom_element_qualified_name:ppp lxb_dom_attr_qualified_name:ppp lxb_dom_element_interface_create:pp
    lxb_dom_document_type_name_noi:ppp lxb_dom_document_type_public_id_noi:ppp lxb_dom_document_type_system_id_noi:ppp
    lxb_dom_node_first_child_noi:pp lxb_dom_node_next_noi:pp lxb_dom_element_first_attribute_noi:pp
    lxb_tag_data_by_name:ppsz lxb_ns_data_by_link:ppsz
    lxb_css_parser_create:p lxb_css_parser_init:upp lxb_css_parser_destroy:ppi lxb_css_parser_log_noi:pp
    lxb_css_selectors_parse:ppsz lxb_css_selector_list_destroy_memory:vp
    lxb_css_log_serialize_char:pppsz lxb_css_log_clean:vp
    lxb_encoding_data_by_name_noi:psz lxb_encoding_data_by_pre_name:psz
    lxb_html_encoding_meta_entry_noi:ppz lxb_html_encoding_init:up lxb_html_encoding_determine:uppp
    lxb_html_encoding_destroy:ppi
""")

# lxb_dom_node, in words
LOCAL_NAME, PREFIX, NAMESPACE, OWNER, NEXT, PREVIOUS, PARENT, FIRST_CHILD, LAST_CHILD, USER = range(1, 11)
TYPE = 11
DATA, DATA_LENGTH = 12, 13  # lxb_dom_character_data
FIRST_ATTRIBUTE = 15  # lxb_dom_element
VALUE, NEXT_ATTRIBUTE = 14, 16  # lxb_dom_attr
TAGS, NAMESPACES = 22, 25  # lxb_dom_document
COMPATIBILITY_MODE = 12
ERRORS_OF_TOKENIZER, ERRORS_OF_TREE = 11, 9
TOKEN_DONE = 2  # lxb_html_tokenizer
OPEN_ELEMENTS = 4  # lxb_html_tree

ELEMENT, TEXT, INSTRUCTION, COMMENT, DOCTYPE, FRAGMENT = 1, 3, 7, 8, 10, 11
NS_HTML, NS_MATH, NS_SVG, NS_XLINK, NS_XML, NS_XMLNS = range(2, 8)


class LibraryMissing(ImportError):
    """There is no Lexbor on this machine, or none whose records are known."""


def _open_selectolax() -> CDLL | None:
    from importlib.util import find_spec

    package = find_spec("selectolax")
    for folder in package.submodule_search_locations or () if package is not None else ():
        for name in sorted(os.listdir(folder)):
            if name.startswith("lexbor.") and name.endswith((".so", ".dylib")):
                library = open_first((os.path.join(folder, name),), PyDLL)
                if library is not None and hasattr(library, "lxb_html_document_create"):
                    return library
    return None


class Library(CLibrary):
    """The functions of Lexbor. `template_content` is where a template element has its contents, in words."""

    def __init__(self) -> None:
        library = open_first(("liblexbor.so.2", "liblexbor.so.3", "liblexbor.so"), PyDLL) or _open_selectolax()
        if library is None:
            raise LibraryMissing("Dom\\HTMLDocument and selectors need Lexbor: the package selectolax brings it")
        super().__init__(SIGNATURES, library)
        self.template_content = self._checked_layout()

    def _checked_layout(self) -> int:
        """Compare the places of fields with what functions answer. LibraryMissing where they differ."""
        document = self.lxb_html_document_create()
        source = b"<p a=b><template></template></p>"
        self.lxb_html_document_parse(document, source, len(source))
        body = self.lxb_html_document_body_element_noi(document) or 0
        paragraph = self.lxb_dom_node_first_child_noi(body) if body else 0
        is_known = bool(paragraph) and words[(body >> 3) + FIRST_CHILD] == paragraph and \
            ints[(paragraph >> 2) + 2 * TYPE] == ELEMENT and \
            words[(paragraph >> 3) + FIRST_ATTRIBUTE] == self.lxb_dom_element_first_attribute_noi(paragraph)
        template = words[(paragraph >> 3) + FIRST_CHILD] if is_known else 0
        place = next((place for place in range(17, 40) if template and _is_fragment(words[(template >> 3) + place])), 0)
        self.lxb_html_document_destroy(document)
        if not place:
            raise LibraryMissing("the records of this version of Lexbor are not known")
        return place


def _is_fragment(pointer: int) -> bool:
    return 0x10000 < pointer < 1 << 47 and not pointer & 7 and ints[(pointer >> 2) + 2 * TYPE] == FRAGMENT


lexbor = Library()
"""The one binding of this process."""


def text_of(function: Any, *arguments: Any) -> bytes:
    """What a function answers that gives a text and, by its last parameter, its length."""
    length = c_size_t()
    pointer = function(*arguments, byref(length))
    return string_at(pointer, length.value) if pointer else b""
