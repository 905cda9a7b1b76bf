"""Reading C declarations (the grammar of ext/ffi/ffi.g and its actions in ffi.c)."""
from __future__ import annotations

from zvm.ext.ffi import c_types, structures
from zvm.ext.ffi.attributes import add_attribute, add_attribute_value, is_alignment, set_abi
from zvm.ext.ffi.c_types import CType
from zvm.ext.ffi.expressions import CHAR, EMPTY, ERROR, INT32, INT64, INTEGERS, NAME, UINT32, UINT64, Value
from zvm.ext.ffi.expressions import parse_conditional as parse_constant
from zvm.ext.ffi.specifiers import CHAR as CHAR_SPECIFIER
from zvm.ext.ffi.specifiers import CONST as CONST_QUALIFIER
from zvm.ext.ffi.specifiers import ENUM as ENUM_SPECIFIER
from zvm.ext.ffi.specifiers import (
    EXTERN,
    LONG,
    STORAGE_CLASS,
    STORAGE_CLASSES,
    TYPE_QUALIFIERS,
    TYPE_SPECIFIERS,
    TYPEDEF,
    TYPEDEF_NAME,
    WORDS,
    Declaration,
    basic_type,
)
from zvm.ext.ffi.specifiers import STRUCT as STRUCT_SPECIFIER
from zvm.ext.ffi.specifiers import UNION as UNION_SPECIFIER
from zvm.ext.ffi.symbols import CONSTANT, FUNCTION, TYPE_SYMBOL, VARIABLE, Symbol, Tag
from zvm.ext.ffi.tokens import EOF, ID, STRING, ScanError, Token, scan

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NoReturn

_ABI_WORDS = {"__cdecl": c_types.ABI_CDECL, "__stdcall": c_types.ABI_STDCALL, "__fastcall": c_types.ABI_FASTCALL,
              "__thiscall": c_types.ABI_THISCALL, "__vectorcall": c_types.ABI_VECTORCALL}
_ATTRIBUTE_WORDS = frozenset(("__attribute", "__attribute__", "__declspec", *_ABI_WORDS))
_QUALIFIERS = {**dict.fromkeys(("const", "__const", "__const__"), CONST_QUALIFIER),
               **dict.fromkeys(("restrict", "__restrict", "__restrict__", "volatile", "__volatile", "__volatile__",
                                "_Atomic"), 0)}
_INLINE_WORDS = frozenset(("inline", "__inline", "__inline__", "_Noreturn"))
_TYPE_WORDS = frozenset((*WORDS, "long", "struct", "union", "enum"))
_START_OF_TYPE_NAME = (_TYPE_WORDS | frozenset(_QUALIFIERS) | {"__attribute", "__attribute__", "__declspec",
                                                               "__restict"}) - {"__restrict"}
_START_OF_NESTED_DECLARATOR = frozenset(("__attribute", "__attribute__", "__declspec", "*", "(", "["))
_START_OF_SPECIFIERS = (_TYPE_WORDS | _ATTRIBUTE_WORDS | _INLINE_WORDS | frozenset(_QUALIFIERS) |
                        frozenset(STORAGE_CLASSES) | {"_Alignas", ID})
_START_OF_FIELD = _TYPE_WORDS | _ATTRIBUTE_WORDS | frozenset(_QUALIFIERS) | {"__extension__", ID}
_ABIS = (c_types.ABI_DEFAULT, c_types.ABI_CDECL)  # those that libffi has on the processors ZVM runs on
_INT32_RANGE = -(1 << 31), (1 << 31) - 1


class ParseError(Exception):
    """What is wrong with a declaration, in PHP's words."""


class Parser:
    """Reads declarations or a type's name into tables of symbols and tags. Raises ParseError."""

    def __init__(self, source: str, symbols: dict[str, Symbol], tags: dict[str, Tag], attributes: int = 0) -> None:
        """`attributes` are those that every type gets."""
        self.symbols, self.tags, self.attributes = symbols, tags, attributes
        self.allows_vla = self.reads_attribute = False
        self._tokens = scan(source)
        self._following: Token | None = None
        self.token = self._next_token()

    # ---- tokens ----------------------------------------------------------------------------------------------------

    def _next_token(self) -> Token:
        try:
            return next(self._tokens)
        except ScanError as problem:
            raise ParseError(str(problem)) from None

    def advance(self) -> Token:
        """Go to the next token; the one before is returned."""
        token, self.token = self.token, self._following or self._next_token()
        self._following = None
        return token

    def peek(self) -> Token:
        """The token after the next."""
        if self._following is None:
            self._following = self._next_token()
        return self._following

    def accept(self, *kinds: str) -> bool:
        """Skip a token of one of the kinds; whether there was one."""
        if self.token.kind not in kinds:
            return False
        self.advance()
        return True

    def expect(self, kind: str) -> Token:
        """Skip a token of that kind, which must be the next, and return it."""
        if self.token.kind != kind:
            shown = kind if kind[0] == "<" and len(kind) > 2 else f"'{kind}'"
            raise ParseError(f"{shown} expected, got '{self.token.kind}' at line {self.token.line}")
        return self.advance()

    def unexpected(self, token: Token | None = None) -> NoReturn:
        """Raise ParseError for the next token, or another one."""
        token = token or self.token
        raise ParseError(f"unexpected '{token.kind}' at line {token.line}")

    def error(self, message: str) -> NoReturn:
        """Raise ParseError with the line that has been reached."""
        raise ParseError(f"{message} at line {self.token.line}")

    # ---- names -----------------------------------------------------------------------------------------------------

    def is_type_name(self, name: str) -> bool:
        """Does the name stand for a type (zend_ffi_is_typedef_name)?"""
        symbol = self.symbols.get(name)
        return name in c_types.PREDEFINED if symbol is None else symbol.kind == TYPE_SYMBOL

    def starts_type_name(self, token: Token) -> bool:
        """May a type's name begin with the token?"""
        return self.is_type_name(token.text) if token.kind == ID else token.kind in _START_OF_TYPE_NAME

    def _resolve_type(self, name: str, declaration: Declaration) -> None:
        symbol = self.symbols.get(name)
        if symbol is not None and symbol.kind == TYPE_SYMBOL:
            declaration.type = symbol.type
            if symbol.is_const:
                declaration.attributes |= c_types.CONST
        elif name in c_types.PREDEFINED:
            declaration.type = c_types.PREDEFINED[name]
        else:
            self.error(f'Undefined C type "{name}"')

    def resolve_constant(self, name: str) -> Value:
        """The value of an enumerator (zend_ffi_resolve_const)."""
        if self.reads_attribute:
            return Value(NAME, name)
        symbol = self.symbols.get(name)
        if symbol is None or symbol.kind != CONSTANT:
            return Value(ERROR)
        wide = symbol.type.size == 8
        if symbol.type.kind in c_types.SIGNED_KINDS:
            return Value(INT64 if wide else INT32, symbol.value)
        return Value(UINT64 if wide else UINT32, symbol.value)

    def finalize(self, declaration: Declaration) -> CType:
        """The type that the specifiers give (zend_ffi_finalize_type)."""
        if declaration.type is None:
            found = basic_type(declaration.flags)
            if type(found) is str:
                self.error(found)
            declaration.type = found
            declaration.flags = declaration.flags & ~TYPE_SPECIFIERS | TYPEDEF_NAME
        chosen: CType = declaration.type
        return chosen

    # ---- checks ----------------------------------------------------------------------------------------------------

    def check_vla(self, type: CType) -> None:
        """Refuse `[*]` outside of prototypes (zend_ffi_validate_vla)."""
        if not self.allows_vla and type.attributes & c_types.VLA:
            self.error('"[*]" is not allowed in other than function prototype scope')

    def check_complete(self, type: CType, incomplete_tag: bool, incomplete_array: bool) -> None:
        """Refuse incomplete types unless allowed (zend_ffi_validate_incomplete_type)."""
        if type.attributes & c_types.INCOMPLETE_TAG and not incomplete_tag:
            for name, tag in self.tags.items():
                if tag.type is type:
                    self.error(f'Incomplete {tag.word} "{name}"')
            for name, symbol in self.symbols.items():
                if symbol.type is type:
                    self.error(f"Incomplete C type {name}")
            self.error("Incomplete type")
        if type.attributes & c_types.INCOMPLETE_ARRAY and not incomplete_array:
            self.error('"[]" is not allowed')
        self.check_vla(type)

    def check_type(self, type: CType, incomplete_tag: bool, incomplete_array: bool) -> None:
        """The same for what may not be void (zend_ffi_validate_type)."""
        if type.kind == c_types.VOID:
            self.error("void type is not allowed")
        self.check_complete(type, incomplete_tag, incomplete_array)

    def check_variable_type(self, type: CType, incomplete_array: bool) -> None:
        """The same for what is no function either (zend_ffi_validate_var_type)."""
        if type.kind == c_types.FUNC:
            self.error("function type is not allowed")
        self.check_type(type, False, incomplete_array)

    def _check_element(self, type: CType) -> None:
        if type.kind == c_types.FUNC:
            self.error("Array of functions is not allowed")
        if type.kind == c_types.ARRAY and type.attributes & c_types.INCOMPLETE_ARRAY:
            self.error("Only the leftmost array can be undimensioned")
        self.check_type(type, False, True)

    def _check_result(self, type: CType) -> None:
        if type.kind == c_types.FUNC:
            self.error("Function returning function is not allowed")
        if type.kind == c_types.ARRAY:
            self.error("Function returning array is not allowed")
        self.check_complete(type, True, False)

    # ---- whole sources ---------------------------------------------------------------------------------------------

    def parse_declarations(self) -> None:
        """Read a list of declarations up to the end."""
        while self.token.kind in _START_OF_SPECIFIERS or self.token.kind == "__extension__":
            self.accept("__extension__")
            common = Declaration()
            self._parse_specifiers(common)
            if self.token.kind in ("*", ID, "("):
                self._parse_declared(common, True)
                while self.accept(","):
                    self._parse_declared(common, False)
            elif self.token.kind != ";":
                self.unexpected()
            self.expect(";")
        if self.token.kind != EOF:
            self.expect(EOF)

    def _parse_declared(self, common: Declaration, is_first: bool) -> None:
        """A declarator with what may follow it."""
        declaration = common.copy()
        name = self._parse_declarator(declaration)
        if is_first and self.accept("__asm__"):
            self.expect("(")
            self.expect(STRING)
            while self.accept(STRING):
                pass
            self.expect(")")
        self._parse_attributes(declaration)
        if self.accept("="):
            self._parse_initializer()
        self._declare(name, declaration)

    def parse_single_type(self) -> Declaration:
        """Read a type's name up to the end (zend_ffi_parse_type)."""
        declaration = self._parse_type_name()
        self.expect(EOF)
        self.check_variable_type(self.finalize(declaration), False)
        return declaration

    def parse_type_name(self) -> CType:
        """Read a type's name within an expression."""
        return self.finalize(self._parse_type_name())

    def _parse_type_name(self) -> Declaration:
        declaration = Declaration()
        self._parse_specifier_qualifiers(declaration)
        self._parse_abstract_declarator(declaration, False)
        return declaration

    def _parse_initializer(self) -> None:
        """What follows "=": read, never used."""
        if not self.accept("{"):
            parse_constant(self)
            return
        while True:
            self._parse_designation()
            self._parse_initializer_value()
            if not self.accept(","):
                break
            if self.token.kind == "}":
                break
        self.expect("}")

    def _parse_initializer_value(self) -> None:
        self.expect("=")
        self._parse_initializer()

    def _parse_designation(self) -> None:
        if self.token.kind not in ("[", "."):
            return
        while self.token.kind in ("[", "."):
            if self.accept("["):
                parse_constant(self)
                self.expect("]")
            else:
                self.advance()
                self.expect(ID)
        self.expect("=")

    # ---- specifiers ------------------------------------------------------------------------------------------------

    def _parse_specifiers(self, declaration: Declaration) -> None:
        """Storage classes, qualifiers and types (declaration_specifiers)."""
        while True:
            kind = self.token.kind
            if kind in STORAGE_CLASSES:
                if declaration.flags & STORAGE_CLASS:
                    self.unexpected()
                declaration.flags |= STORAGE_CLASSES[self.advance().kind]
            elif kind in _INLINE_WORDS:
                self.advance()
            elif kind == "_Alignas":
                self._parse_alignas(declaration)
            else:
                self._parse_specifier_qualifier(declaration)
            kind = self.token.kind
            if kind not in _START_OF_SPECIFIERS or kind == ID and declaration.flags & TYPE_SPECIFIERS:
                return

    def _parse_alignas(self, declaration: Declaration) -> None:
        self.advance()
        self.expect("(")
        if self.starts_type_name(self.token):
            type_name = self._parse_type_name()
            declaration.align = max(type_name.align, self.finalize(type_name).align)
        else:
            structures.align_as_value(declaration, parse_constant(self))
        self.expect(")")

    def _parse_specifier_qualifiers(self, declaration: Declaration) -> None:
        """Types and qualifiers (specifier_qualifier_list)."""
        self.accept("__extension__")
        while True:
            self._parse_specifier_qualifier(declaration)
            if self.token.kind == ID:
                if not self.is_type_name(self.token.text):
                    return
            elif self.token.kind not in _START_OF_FIELD or self.token.kind == "__extension__":
                return

    def _parse_specifier_qualifier(self, declaration: Declaration) -> None:
        kind = self.token.kind
        if kind in _QUALIFIERS:
            self._parse_qualifier(declaration)
        elif kind in _ATTRIBUTE_WORDS:
            self._parse_attributes(declaration)
        else:
            self._parse_type_specifier(declaration)

    def _parse_qualifier(self, declaration: Declaration) -> None:
        if _QUALIFIERS[self.advance().kind]:
            declaration.flags |= CONST_QUALIFIER
            declaration.attributes |= c_types.CONST

    def _parse_qualifiers(self, declaration: Declaration) -> None:
        """Qualifiers and attributes, if there are any (type_qualifier_list)."""
        while self.token.kind in _QUALIFIERS or self.token.kind in _ATTRIBUTE_WORDS:
            self._parse_specifier_qualifier(declaration)

    def _parse_type_specifier(self, declaration: Declaration) -> None:
        kind, specified = self.token.kind, declaration.flags & TYPE_SPECIFIERS
        if kind in WORDS:
            flag, compatible = WORDS[kind]
            if specified & ~compatible:
                self.unexpected()
            declaration.flags |= flag
            self.advance()
        elif kind == "long":
            self._add_long(declaration, specified)
        elif kind not in ("struct", "union", "enum", ID) or specified:
            self.unexpected()
        elif kind == ID:
            declaration.flags |= TYPEDEF_NAME
            self._resolve_type_token(declaration)
        elif kind == "enum":
            self._parse_enum(declaration)
        else:
            self._parse_record(declaration)

    def _resolve_type_token(self, declaration: Declaration) -> None:
        name = self.advance().text
        self._resolve_type(name, declaration)

    def _add_long(self, declaration: Declaration, specified: int) -> None:
        flag, compatible = structures.LONG_AGAIN if specified & LONG else structures.LONG_FIRST
        if specified & ~compatible:
            self.unexpected()
        declaration.flags |= flag
        self.advance()

    # ---- structs, unions, enumerations -----------------------------------------------------------------------------

    def _parse_record(self, declaration: Declaration) -> None:
        word = self.advance().kind
        declaration.flags |= STRUCT_SPECIFIER if word == "struct" else UNION_SPECIFIER
        self._parse_attributes(declaration)
        if self.token.kind == ID:
            name = self.advance().text
            self._declare_tag(name, word, declaration, True)
            if self.token.kind == "{":
                self._parse_fields(declaration)
                self._declare_tag(name, word, declaration, False)
        elif self.token.kind == "{":
            declaration.type = structures.new_record(self, declaration)
            self._parse_fields(declaration)
        else:
            self.unexpected()

    def _parse_fields(self, declaration: Declaration) -> None:
        """The braces of a struct or union (struct_contents)."""
        self.expect("{")
        if self.token.kind in _START_OF_FIELD:
            self._parse_field(declaration)
            while self.token.kind == ";":
                following = self.peek()
                if following.kind not in _START_OF_FIELD and following.kind != "}":
                    self.unexpected(following)
                self.advance()
                if self.token.kind == "}":
                    break
                self._parse_field(declaration)
            else:
                if self.token.kind != "}":
                    self.unexpected()
        self.expect("}")
        self._parse_attributes(declaration)
        structures.finish_record(declaration)

    def _parse_field(self, record: Declaration) -> None:
        """A declaration of fields (struct_declaration)."""
        common = Declaration()
        self._parse_specifier_qualifiers(common)
        if self.token.kind in (";", "}"):
            structures.add_anonymous_field(self, record.type, common)
            return
        self._parse_field_declarator(record, common.copy())
        while self.accept(","):
            declaration = common.copy()
            self._parse_attributes(declaration)
            self._parse_field_declarator(record, declaration)

    def _parse_field_declarator(self, record: Declaration, declaration: Declaration) -> None:
        if self.accept(":"):
            structures.add_bit_field(self, record.type, None, declaration, parse_constant(self))
            return
        if self.token.kind not in ("*", ID, "("):
            self.unexpected()
        name = self._parse_declarator(declaration)
        if self.accept(":"):
            width = parse_constant(self)
            self._parse_attributes(declaration)
            structures.add_bit_field(self, record.type, name, declaration, width)
        else:
            self._parse_attributes(declaration)
            structures.add_field(self, record.type, name, declaration)

    def _parse_enum(self, declaration: Declaration) -> None:
        self.advance()
        declaration.flags |= ENUM_SPECIFIER
        self._parse_attributes(declaration)
        if self.token.kind == ID:
            name = self.advance().text
            self._declare_tag(name, "enum", declaration, self.token.kind != "{")
            if self.token.kind != "{":
                return
        elif self.token.kind == "{":
            declaration.type = structures.new_enum(self, declaration)
        else:
            self.unexpected()
        self.advance()
        self._parse_enumerators(declaration.type)
        self.expect("}")
        self._parse_attributes(declaration)

    def _parse_enumerators(self, enumeration: CType) -> None:
        limits = structures.EnumLimits(enumeration)
        while True:
            name = self.expect(ID).text
            value = parse_constant(self) if self.accept("=") else Value()
            structures.add_enumerator(self, limits, name, value)
            if self.token.kind == "}":
                return
            if self.token.kind != ",":
                self.unexpected()
            following = self.peek()
            if following.kind not in (ID, "}"):
                self.unexpected(following)
            self.advance()
            if self.token.kind == "}":
                return

    def _declare_tag(self, name: str, word: str, declaration: Declaration, incomplete: bool) -> None:
        """Enter a tag or find it again (zend_ffi_declare_tag)."""
        tag = self.tags.get(name)
        if tag is None:
            type = structures.new_enum(self, declaration) if word == "enum" else structures.new_record(
                self, declaration)
            type.tag = name
            if incomplete:
                type.attributes |= c_types.INCOMPLETE_TAG
            self.tags[name] = Tag(word, type)
            declaration.type = type
            return
        if tag.word != word:
            self.error(f'"{name}" defined as wrong kind of tag')
        if not incomplete and not tag.type.attributes & c_types.INCOMPLETE_TAG:
            self.error(f'Redefinition of "{word} {name}"')
        declaration.type = tag.type
        if not incomplete:
            tag.type.attributes &= ~c_types.INCOMPLETE_TAG

    # ---- declarators -----------------------------------------------------------------------------------------------

    def _parse_declarator(self, declaration: Declaration) -> str:
        """A declarator with its name."""
        self._parse_pointers(declaration)
        nested: Declaration | None = None
        if self.token.kind == ID:
            name = self.advance().text
        elif self.accept("("):
            nested = Declaration(CHAR_SPECIFIER)
            self._parse_attributes(nested)
            name = self._parse_declarator(nested)
            self.expect(")")
        else:
            self.unexpected()
        self._parse_suffixes(declaration)
        if nested is not None:
            self._nest(declaration, nested)
        return name

    def _parse_abstract_declarator(self, declaration: Declaration, may_be_named: bool) -> None:
        """A declarator without a name, or of a parameter, whose name is optional and of no use."""
        self._parse_pointers(declaration)
        nested: Declaration | None = None
        if self.token.kind == "(" and self._nests(self.peek()):
            nested = Declaration(CHAR_SPECIFIER)
            self.advance()
            self._parse_attributes(nested)
            self._parse_abstract_declarator(nested, may_be_named)
            self.expect(")")
        elif may_be_named:
            self.accept(ID)
            if self.token.kind not in ("[", "(", ")", ","):
                self.unexpected()
        self._parse_suffixes(declaration)
        if nested is not None:
            self._nest(declaration, nested)

    def _nests(self, token: Token) -> bool:
        """Does a parenthesis before that token begin a declarator, not a list of parameters?"""
        return not self.is_type_name(token.text) if token.kind == ID else token.kind in _START_OF_NESTED_DECLARATOR

    def _parse_pointers(self, declaration: Declaration) -> None:
        while self.accept("*"):
            attributes = self.attributes | declaration.attributes & c_types.CONST
            target = self.finalize(declaration)
            self.check_vla(target)
            declaration.become(c_types.pointer_to(target, attributes), c_types.CONST, TYPE_QUALIFIERS)
            self._parse_qualifiers(declaration)

    def _parse_suffixes(self, declaration: Declaration) -> None:
        """Dimensions and parameters, from the last to the first (array_or_function_declarators)."""
        if self.accept("["):
            length, attributes = self._parse_dimension()
            self.expect("]")
            self._parse_suffixes(declaration)
            declaration.attributes |= attributes
            self._make_array(declaration, length)
        elif self.accept("("):
            arguments, attributes = self._parse_parameters()
            self.expect(")")
            self._parse_suffixes(declaration)
            declaration.attributes |= attributes
            self._make_function(declaration, arguments)

    def _parse_dimension(self) -> tuple[Value, int]:
        """What stands between brackets: a length, and the attributes of the array."""
        ignored = Declaration()
        is_static = self.accept("static")
        self._parse_qualifiers(ignored)
        if not is_static:
            is_static = self.accept("static")
        if not is_static and self.token.kind == "]":
            return Value(), c_types.INCOMPLETE_ARRAY
        if not is_static and self.token.kind == "*" and self.peek().kind == "]":
            self.advance()
            return Value(), c_types.VLA
        return parse_constant(self), 0

    def _parse_parameters(self) -> tuple[list[CType], int]:
        """What stands between parentheses: the types, and the attributes of the function."""
        arguments: list[CType] = []
        if self.accept("..."):
            return arguments, c_types.VARIADIC
        if self.token.kind not in _START_OF_FIELD:
            return arguments, 0
        arguments.append(self._parse_parameter())
        while self.accept(","):
            if self.accept("..."):
                return arguments, c_types.VARIADIC
            if self.token.kind not in _START_OF_FIELD:
                self.unexpected()
            arguments.append(self._parse_parameter())
        return arguments, 0

    def _parse_parameter(self) -> CType:
        """The type of a parameter (parameter_declaration, zend_ffi_add_arg)."""
        allowed, self.allows_vla = self.allows_vla, True
        declaration = Declaration()
        self._parse_specifier_qualifiers(declaration)
        self._parse_abstract_declarator(declaration, True)
        type = self.finalize(declaration)
        self.check_complete(type, True, True)
        if type.kind == c_types.ARRAY:
            type = c_types.pointer_to(type.target, self.attributes | type.attributes & c_types.CONST)
        elif type.kind == c_types.FUNC:
            type = c_types.pointer_to(type, self.attributes)
        self.allows_vla = allowed
        return type

    def _make_array(self, declaration: Declaration, length: Value) -> None:
        """Zend's zend_ffi_make_array_type()."""
        element = self.finalize(declaration)
        if length.kind == EMPTY:
            count = 0
        elif length.kind in INTEGERS or length.kind == CHAR:
            count = (length.value + (1 << 31) & 0xFFFFFFFF) - (1 << 31)  # a C int
        else:
            self.error("Unsupported array index type")
        if count < 0:
            self.error("Negative array index")
        self._check_element(element)
        attributes = self.attributes | declaration.attributes & c_types.ARRAY_ATTRIBUTES
        declaration.become(c_types.array_of(element, count, attributes), c_types.ARRAY_ATTRIBUTES, TYPE_QUALIFIERS)

    def _make_function(self, declaration: Declaration, arguments: list[CType]) -> None:
        """Zend's zend_ffi_make_func_type()."""
        result = self.finalize(declaration)
        if any(argument.kind == c_types.VOID for argument in arguments):
            if len(arguments) != 1:
                self.error("void type is not allowed")
            arguments = []
        self._check_result(result)
        if declaration.abi not in _ABIS:
            raise ParseError(f"Unsupported calling convention line {self.token.line}")
        attributes = self.attributes | declaration.attributes & c_types.VARIADIC
        function = CType(c_types.FUNC, c_types.POINTER_SIZE, 1, attributes, result)
        function.arguments = arguments
        declaration.become(function, c_types.VARIADIC, 0)
        declaration.abi = c_types.ABI_DEFAULT

    def _nest(self, declaration: Declaration, nested: Declaration) -> None:
        """Put a declaration's type where its nested declarator has a char (zend_ffi_nested_declaration)."""
        type = self.finalize(declaration)
        if nested.type is not None and nested.type is not c_types.CHAR_TYPE:
            self._fill(nested.type, type)
            declaration.type = nested.type

    def _fill(self, outer: CType, type: CType) -> None:
        if outer.target is not c_types.CHAR_TYPE:
            self._fill(outer.target, type)
        else:
            outer.target = type
            if outer.kind == c_types.POINTER:
                self.check_vla(type)
            elif outer.kind == c_types.ARRAY:
                self._check_element(type)
            else:
                self._check_result(type)
        if outer.kind == c_types.ARRAY:
            outer.size, outer.align = outer.length * outer.target.size, outer.target.align

    # ---- attributes ------------------------------------------------------------------------------------------------

    def _parse_attributes(self, declaration: Declaration) -> None:
        """Attributes, if there are any."""
        while self.token.kind in _ATTRIBUTE_WORDS:
            word = self.advance().kind
            if word in _ABI_WORDS:
                set_abi(self, declaration, _ABI_WORDS[word])
                continue
            self.expect("(")
            if word == "__declspec":
                self._parse_declspec(declaration)
            else:
                self.expect("(")
                self._parse_attribute(declaration)
                while self.accept(","):
                    self._parse_attribute(declaration)
                self.expect(")")
            self.expect(")")

    def _parse_declspec(self, declaration: Declaration) -> None:
        while True:
            name = self.expect(ID).text
            if self.accept("("):
                value = parse_constant(self)
                if name == "align":
                    if not is_alignment(value):
                        self.error('Incorrect "alignment" value')
                    declaration.align = value.value
                self.expect(")")
            if self.token.kind != ID:
                return

    def _parse_attribute(self, declaration: Declaration) -> None:
        if self.accept("const", "__const", "__const__") or self.token.kind in (",", ")"):
            return
        if self.token.kind != ID:
            self.unexpected()
        name = self.advance().text
        if not self.accept("("):
            add_attribute(self, declaration, name)
            return
        outer, self.reads_attribute = self.reads_attribute, True
        number = 0
        while True:
            add_attribute_value(self, declaration, name, number, parse_constant(self))
            if not self.accept(","):
                break
            number += 1
        self.reads_attribute = outer
        self.expect(")")

    # ---- symbols ---------------------------------------------------------------------------------------------------

    def _declare(self, name: str, declaration: Declaration) -> None:
        """Enter a declared name (zend_ffi_declare)."""
        type = self.finalize(declaration)
        storage = declaration.flags & STORAGE_CLASS
        is_const = bool(declaration.attributes & c_types.CONST)
        symbol = self.symbols.get(name)
        if symbol is not None:
            if not _may_redeclare(symbol, storage, type, is_const):
                self.error(f'Redeclaration of "{name}"')
        elif storage == TYPEDEF:
            self.check_vla(type)
            if declaration.align > type.align:
                type = structures.aligned_copy(type, declaration.align, self.attributes)
            self.symbols[name] = Symbol(TYPE_SYMBOL, type, is_const)
        else:
            self.check_type(type, storage == EXTERN, True)
            if storage in (0, EXTERN):
                self.symbols[name] = Symbol(FUNCTION if type.kind == c_types.FUNC else VARIABLE, type, is_const)


def _may_redeclare(symbol: Symbol, storage: int, type: CType, is_const: bool) -> bool:
    if storage == TYPEDEF:
        return symbol.kind == TYPE_SYMBOL and c_types.is_same(symbol.type, type) and symbol.is_const == is_const
    if storage not in (0, EXTERN):
        return False
    if type.kind == c_types.FUNC:
        return symbol.kind == FUNCTION and c_types.are_identical(symbol.type, type)
    return symbol.kind == VARIABLE and c_types.is_same(symbol.type, type) and symbol.is_const == is_const
