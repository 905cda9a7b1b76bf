"""PHP code to tokens: what zvm/frontend/lexer.py does in the state SCRIPTING, one token when the parser asks for it.

Names, variables, numbers, operators, brackets, line comments and strings without escapes and variables are read here. For
what is rarer Python's lexer goes on from `Parse.pos`: it leaves its tokens in `Parse.queue` and says where it stopped.
"""
FOREIGN, TOKEN, HAS_RAISED = 0, 1, 2  # what lex() did: nothing, the token is the current one, Python's exception is set
SCRIPTING, AT_END = 1, 5  # Parse.lexer_state
# Grammar.classes: what a byte may begin
BLANK, NEWLINE, LABEL_BYTE, DIGIT_BYTE, DOLLAR, OPEN, CLOSE, QUOTE, OTHER_OPERATOR = 1, 2, 3, 4, 5, 6, 7, 8, 9
WORDS, WORD_SIZE = 4096, 32
LONGEST_INT = 18  # digits that surely fit


def next_token(parse: Parse) -> i1:
    """Read one token. False when Python raised."""
    while True:
        if parse.queued < parse.queue.size:
            take_queued(parse)
            return True
        if parse.lexer_state == SCRIPTING:
            outcome = lex(parse)
            if likely(outcome == TOKEN):
                return True
            if outcome == HAS_RAISED:
                return False
            if parse.pos >= parse.end and parse.nesting.size == 0:
                parse.lexer_state = AT_END
                parse.token_end = parse.end
                continue
        elif parse.lexer_state == AT_END:
            give_token(parse, 0, none(), parse.token_end, parse.token_end)
            return True
        if not lex_in_python(parse):
            return False
    return False


@cold
def take_queued(parse: Parse) -> None:
    """Take one of the tokens that Python has made: (token, value, line, start, end)."""
    parts = offset(parse.queue.items[parse.queued], TUPLE_ITEMS, Cells)
    parse.queued = parse.queued + 1
    parse.token = unbox_int(parts[0])
    value = parts[1]
    incref(value)
    parse.value = value
    parse.token_line = unbox_int(parts[2])
    parse.start = unbox_int(parts[3])
    parse.token_end = unbox_int(parts[4])


@cold
def lex_in_python(parse: Parse) -> i1:
    """Have Python's lexer go on. It changes pos, end, line, lexer_state and what is in the queue."""
    arguments = local_array(Cells, 16)
    arguments[0] = PyLong_FromLongLong(parse.pos)
    arguments[1] = PyLong_FromLongLong(parse.line)
    parse.queued = 0
    done = Object(None)
    if arguments[0] is not None and arguments[1] is not None:
        done = PyObject_Vectorcall(parse.lex_more, arguments, 2, None)
    release(arguments[0])
    release(arguments[1])
    if done is None:
        return False
    release(done)
    return True


@inline
def none() -> Object:
    return NONE


@inline
def give_token(parse: Parse, token: i64, value: Object, start: i64, end: i64) -> i64:
    """The current token, with a value that is owned. False without memory for the value."""
    parse.token = token
    parse.value = value
    parse.token_line = parse.line
    parse.start = start
    parse.token_end = end
    parse.pos = end
    return TOKEN if likely(value is not None) else HAS_RAISED


@inline
def class_at(parse: Parse, place: i64) -> i64:
    return i64(parse.grammar.classes[i64(parse.source[place])])


@inline
def byte_at(parse: Parse, place: i64) -> i64:
    """A byte of the source; 0 at its end."""
    return i64(parse.source[place])


@inline
def line_ends_at(parse: Parse, place: i64) -> i64:
    """1 where a line ends, which for \\r\\n is at its \\n."""
    found = byte_at(parse, place)
    if found == b"\n":
        return 1
    return 1 if found == b"\r" and byte_at(parse, place + 1) != b"\n" else 0


@cold
def stop_at_comment(parse: Parse, place: i64, after: i64) -> i64:
    """What lex() gives where after_block_comment() found no end."""
    parse.pos = place
    return FOREIGN if after == 0 else HAS_RAISED


def lex(parse: Parse) -> i64:
    """Skip blanks and comments, then read a token."""
    if parse.after_arrow != 0:
        parse.after_arrow = 0
        place = after_blanks(parse, parse.pos)
        while begins_comment(parse, place) or byte_at(parse, place) == b"#" or begins_block_comment(parse, place):
            if begins_block_comment(parse, place):
                after = after_block_comment(parse, place)
                if after <= 0:
                    return stop_at_comment(parse, place, after)
                place = after
            else:
                place = after_comment(parse, place)
            place = after_blanks(parse, place)
        parse.pos = place
        if class_at(parse, place) == LABEL_BYTE:
            return lex_property(parse, place)
    place = parse.pos
    end = parse.end
    while place < end:
        kind = class_at(parse, place)
        if kind == BLANK:
            place = place + 1
        elif kind == NEWLINE:
            parse.line = parse.line + line_ends_at(parse, place)
            place = place + 1
        elif kind == OTHER_OPERATOR and begins_comment(parse, place):
            place = after_comment(parse, place)
        elif kind == OTHER_OPERATOR and begins_block_comment(parse, place):
            after = after_block_comment(parse, place)
            if after <= 0:
                return stop_at_comment(parse, place, after)
            place = after
        else:
            parse.pos = place
            return lex_at(parse, place, kind)
    parse.pos = place
    return FOREIGN


@inline
def begins_comment(parse: Parse, place: i64) -> i1:
    """Of a comment that ends with its line."""
    first = byte_at(parse, place)
    if first == b"/":
        return byte_at(parse, place + 1) == b"/"
    return first == b"#" and byte_at(parse, place + 1) != b"["


@inline
def begins_block_comment(parse: Parse, place: i64) -> i1:
    return byte_at(parse, place) == b"/" and byte_at(parse, place + 1) == b"*"


@inline
def after_blanks(parse: Parse, place: i64) -> i64:
    """Where there is no blank any more; the ends of lines are counted."""
    while class_at(parse, place) == BLANK or class_at(parse, place) == NEWLINE:
        parse.line = parse.line + line_ends_at(parse, place)
        place = place + 1
    return place


def after_comment(parse: Parse, place: i64) -> i64:
    """The end of the line, or the close tag before it."""
    end = parse.end
    while place < end:
        found = byte_at(parse, place)
        if found == b"\n" or found == b"\r" or (found == b"?" and byte_at(parse, place + 1) == b">"):
            return place
        place = place + 1
    return place


def after_block_comment(parse: Parse, place: i64) -> i64:
    """The end of a comment in stars, after counting its lines and keeping it, should it be a doc comment; 0 where it has
    no end, -1 when Python raised."""
    close = memmem(offset(parse.source, place + 2, Bytes), parse.end - place - 2, parse.grammar.comment_end, 2)
    if close is None:
        return 0
    after = i64(close) - i64(parse.source) + 2
    third = byte_at(parse, place + 2)
    fourth = class_at(parse, place + 3)
    if third == b"*" and (fourth == BLANK or fourth == NEWLINE):
        if not keep_doc_comment(parse, place, PyUnicode_Substring(parse.text, place, after)):
            return -1
    lines = 0
    within = place
    while within < after:
        found = byte_at(parse, within)
        if found == b"\n" or (found == b"\r" and byte_at(parse, within + 1) != b"\n"):
            lines = lines + 1
        within = within + 1
    parse.line = parse.line + lines
    return after


@cold
def keep_doc_comment(parse: Parse, start: i64, text: Object) -> i1:
    """Note that the doc comment from here on is this one, or none; the text is owned. False without memory."""
    if text is None:
        return False
    place = PyLong_FromLongLong(start)
    return place is not None and append_made(parse.doc_comments, tuple_of(place, text))


@inline
def lex_at(parse: Parse, place: i64, kind: i64) -> i64:
    """The token that begins here."""
    if kind == LABEL_BYTE:
        return lex_word(parse, place)
    if kind == DOLLAR:
        if class_at(parse, place + 1) == LABEL_BYTE:
            return lex_variable(parse, place)
        return lex_operator(parse, place)
    if kind == OTHER_OPERATOR:
        return lex_operator(parse, place)
    if kind == OPEN:
        return lex_open(parse, place)
    if kind == CLOSE:
        return lex_close(parse, place)
    if kind == QUOTE:
        return lex_quoted(parse, place, byte_at(parse, place))
    if kind == DIGIT_BYTE:
        return lex_number(parse, place)
    return FOREIGN


@inline
def after_label(parse: Parse, place: i64) -> i64:
    while class_at(parse, place) == LABEL_BYTE or class_at(parse, place) == DIGIT_BYTE:
        place = place + 1
    return place


def lex_property(parse: Parse, place: i64) -> i64:
    """After an arrow every word is a name."""
    end = after_label(parse, place)
    word = word_of(parse, place, end)
    if word is None:
        return HAS_RAISED
    incref(word.key)
    return give_token(parse, parse.grammar.string_token, zval(parse, word.key), place, end)


def lex_variable(parse: Parse, place: i64) -> i64:
    end = after_label(parse, place + 1)
    word = word_of(parse, place, end)
    if word is None:
        return HAS_RAISED
    incref(word.value)
    return give_token(parse, word.token, zval(parse, word.value), place, end)


def lex_word(parse: Parse, place: i64) -> i64:
    """A keyword or a name, qualified or not."""
    end = after_label(parse, place + 1)
    while byte_at(parse, end) == b"\\" and class_at(parse, end + 1) == LABEL_BYTE:
        end = after_label(parse, end + 1)
    if end == place + 1 and (byte_at(parse, place) == b"b" or byte_at(parse, place) == b"B"):
        following = byte_at(parse, end)
        if following == b"'" or following == b'"' or following == b"<":
            return FOREIGN
    word = word_of(parse, place, end)
    if word is None:
        return HAS_RAISED
    if word.token < 0:  # its meaning depends on what follows
        return FOREIGN
    incref(word.value)
    if word.is_name != 0:
        return give_token(parse, word.token, zval(parse, word.value), place, end)
    return give_token(parse, word.token, word.value, place, end)


def word_of(parse: Parse, start: i64, end: i64) -> Word:
    """What is known of a word of the source, from the table of those met lately; null when Python raised."""
    hash = end - start
    place = start
    while place < end:
        hash = hash * 31 + byte_at(parse, place)
        place = place + 1
    word = offset(parse.grammar.words, ((hash ^ (hash >> 12)) & (WORDS - 1)) * WORD_SIZE, Word)
    key = Str(word.key)
    if likely(key is not None and key.length == end - start):
        if likely(memcmp(str_data(key), offset(parse.source, start, Bytes), end - start) == 0):
            return word
    return classified(parse, word, start, end)


@cold
def classified(parse: Parse, word: Word, start: i64, end: i64) -> Word:
    """Have Python say what a word is: (text, value, token, whether it is a name)."""
    arguments = local_array(Cells, 24)
    arguments[0] = parse.text
    arguments[1] = PyLong_FromLongLong(start)
    arguments[2] = PyLong_FromLongLong(end)
    found = Object(None)
    if arguments[1] is not None and arguments[2] is not None:
        found = PyObject_Vectorcall(parse.grammar.classify, arguments, 3, None)
    release(arguments[1])
    release(arguments[2])
    if found is None:
        return None
    parts = offset(found, TUPLE_ITEMS, Cells)
    if word.key is not None:
        release(word.key)
        release(word.value)
    incref(parts[0])
    incref(parts[1])
    word.key = parts[0]
    word.value = parts[1]
    word.token = unbox_int(parts[2])
    word.is_name = unbox_int(parts[3])
    release(found)
    return word


def zval(parse: Parse, value: Object) -> Object:
    """A Zval node at the lexer's line of a value that is owned, or null; null without memory."""
    grammar = parse.grammar
    if value is None:
        return None
    node = PyType_GenericAlloc(grammar.zval, 0)
    if node is not None:
        offset(node, grammar.lineno, Cells)[0] = line_object(parse, parse.line)
        offset(node, grammar.zval_value, Cells)[0] = value
        zero = PyLong_FromLongLong(0)
        offset(node, grammar.zval_attr, Cells)[0] = zero
    return node


@inline
def line_object(parse: Parse, line: i64) -> Object:
    """The number of a line, owned. The nodes of a line share it."""
    if unlikely(line != parse.known_line):
        make_line_object(parse, line)
    box = parse.line_box
    incref(box)
    return box


@cold
def make_line_object(parse: Parse, line: i64) -> None:
    """Without memory a number that is there, and Python's exception, with which the parse ends."""
    old = parse.line_box
    parse.line_box = PyLong_FromLongLong(line)
    if parse.line_box is None:
        parse.line_box = ZERO
    parse.known_line = line
    if old is not None:
        release(old)


def lex_number(parse: Parse, place: i64) -> i64:
    """A decimal integer; others are left to Python."""
    end = place
    number = 0
    while class_at(parse, end) == DIGIT_BYTE:
        number = number * 10 + byte_at(parse, end) - b"0"
        end = end + 1
    digits = end - place
    if digits > LONGEST_INT or (digits > 1 and byte_at(parse, place) == b"0"):
        return FOREIGN
    if class_at(parse, end) == LABEL_BYTE or byte_at(parse, end) == b".":
        return FOREIGN
    return give_token(parse, parse.grammar.int_token, zval(parse, PyLong_FromLongLong(number)), place, end)


def lex_quoted(parse: Parse, place: i64, quote: i64) -> i64:
    """A string in which nothing is escaped or replaced."""
    start = place + 1
    end = start
    lines = 0
    seen = 0
    while True:
        found = byte_at(parse, end)
        if found == quote:
            break
        if found == b"\\" or (quote == b'"' and (found == b"$" or found == b"{")) or end >= parse.end:
            return FOREIGN
        lines = lines + line_ends_at(parse, end)
        seen = seen | found
        end = end + 1
    if end >= parse.end:
        return FOREIGN
    text = PyUnicode_New(end - start, i32(127 if seen < 128 else 255))
    if text is None:
        return HAS_RAISED
    if end != start:
        memcpy(str_data(text), offset(parse.source, start, Bytes), end - start)
    value = zval(parse, Object(text))
    parse.line = parse.line + lines
    return give_token(parse, parse.grammar.quoted_token, value, place, end + 1)


def lex_open(parse: Parse, place: i64) -> i64:
    """( [ {"""
    found = byte_at(parse, place)
    if found == b"(" and may_be_cast(parse, place + 1):
        return FOREIGN
    if found == b"{":
        incref(parse.grammar.scripting)
        if not list_append(parse.stack, parse.grammar.scripting):
            return HAS_RAISED
    if not push_bracket(parse, found):
        return HAS_RAISED
    return give_token(parse, i64(parse.grammar.single[found]), none(), place, place + 1)


@inline
def push_bracket(parse: Parse, bracket: i64) -> i1:
    """Remember an open bracket and its line."""
    character = SHARED.characters[bracket]
    incref(character)
    pair = tuple_of(character, line_object(parse, parse.line))
    return pair is not None and list_append(parse.nesting, pair)


def may_be_cast(parse: Parse, place: i64) -> i1:
    """Whether there is but one word up to the next parenthesis."""
    while class_at(parse, place) == BLANK:
        place = place + 1
    if class_at(parse, place) != LABEL_BYTE:
        return False
    place = after_label(parse, place)
    while class_at(parse, place) == BLANK:
        place = place + 1
    return byte_at(parse, place) == b")"


def lex_close(parse: Parse, place: i64) -> i64:
    """) ] } that closes what was opened last, and ends no part of a string."""
    found = byte_at(parse, place)
    nesting = parse.nesting
    if nesting.size == 0:
        return FOREIGN
    opened = i64(str_data(Str(Tuple(nesting.items[nesting.size - 1]).first))[0])
    if found - opened > 2 or found - opened < 1:  # ( ) and [ ], { } are as close as that
        return FOREIGN
    if found == b"}":
        stack = parse.stack
        if stack.size != 0:
            if stack.items[stack.size - 1] is not parse.grammar.scripting:
                return FOREIGN
            drop_last(stack)
        comments = parse.doc_comments
        if comments.size != 0 and Tuple(comments.items[comments.size - 1]).second is not NONE:
            if not keep_doc_comment(parse, place, none()):
                return HAS_RAISED
    drop_last(nesting)
    return give_token(parse, i64(parse.grammar.single[found]), none(), place, place + 1)


@inline
def drop_last(list: List) -> None:
    last = list.items[list.size - 1]
    list.size = list.size - 1
    release(last)


def lex_operator(parse: Parse, place: i64) -> i64:
    """The longest operator, or a name that begins with a backslash."""
    first = byte_at(parse, place)
    second = byte_at(parse, place + 1)
    third = 0
    if second != 0:
        third = byte_at(parse, place + 2)
    if first == b"\\" and class_at(parse, place + 1) == LABEL_BYTE:
        return lex_word(parse, place)
    if is_foreign(parse, first, second, third):
        return FOREIGN
    if first == b"#":
        if not push_bracket(parse, b"["):
            return HAS_RAISED
        return give_token(parse, parse.grammar.attribute_token, none(), place, place + 2)
    if first == b"&" and is_before_variable(parse, place + 1):
        return give_token(parse, parse.grammar.ampersand_token, none(), place, place + 1)
    pair = 0
    if second < 128:
        pair = i64(parse.grammar.double[(first << 7) | second])
    if pair != 0 or (first == b"." and second == b".") or (first == b"?" and second == b"-"):
        triple = operator_of_three(parse.grammar, (first << 16) | (second << 8) | third)
        if triple != 0:
            parse.after_arrow = 1 if first == b"?" and second == b"-" else 0
            return give_token(parse, triple, none(), place, place + 3)
    if pair != 0:
        parse.after_arrow = 1 if first == b"-" and second == b">" else 0
        return give_token(parse, pair, none(), place, place + 2)
    token = i64(parse.grammar.single[first])
    return FOREIGN if token == 0 else give_token(parse, token, none(), place, place + 1)


@inline
def is_foreign(parse: Parse, first: i64, second: i64, third: i64) -> i1:
    """What looks like an operator and is more: a close tag, a heredoc, a fraction."""
    if first == b"?":
        return second == b">"
    if first == b"<":
        return second == b"<" and third == b"<"
    return first == b"." and i64(parse.grammar.classes[second]) == DIGIT_BYTE


def is_before_variable(parse: Parse, place: i64) -> i1:
    """Whether `$` or `...` follows."""
    while class_at(parse, place) == BLANK or class_at(parse, place) == NEWLINE:
        place = place + 1
    if byte_at(parse, place) == b"$":
        return True
    return byte_at(parse, place) == b"." and byte_at(parse, place + 1) == b"." and byte_at(parse, place + 2) == b"."


def operator_of_three(grammar: Grammar, spelling: i64) -> i64:
    """The token of an operator of three characters, 0 where it is none."""
    index = 0
    while index < grammar.triples:
        if grammar.triple[index * 2] == spelling:
            return grammar.triple[index * 2 + 1]
        index = index + 1
    return 0
