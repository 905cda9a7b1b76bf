"""Named entities of HTML 4.01, XHTML, XML and HTML 5: which there are and which of several names PHP writes.

The names themselves come from Python's html.entities, which has the same two lists from the standards and is imported
when more than the basic ones are asked for: with it comes `re`.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Mapping

HTML401, XML1, XHTML, HTML5 = 0, 16, 32, 48  # ENT_HTML401 …
BASIC = {"&": "amp", "<": "lt", ">": "gt", '"': "quot"}

# of the characters HTML 5 has several names for: those PHP writes, where that is not the first of them in ASCII order
_PREFERRED_NAMES = (
    "Bscr Cfr DoubleContourIntegral DoubleDot Downarrow Implies Rfr Supset Updownarrow ZeroWidthSpace af aleph amp "
    "angle approx awconint bbrk bcong bigcap bigcup bsim bump coloneq compfn complexes copy curlyeqprec "
    "curvearrowleft cwconint darr dashv dharl diamond divide divonx dot doublebarwedge downdownarrows drbkarow "
    "eqcolon esdot esim expectation exponentiale fallingdotseq forall gammad ge geqq ges gg gl gneqq grave gt "
    "gtrdot gtreqless hArr hairsp half harr hyphen ic imagline inodot iprod isinv lAarr lE lagran langle larr "
    "larrhk lceil leftharpoondown leftharpoonup leftrightharpoons leq les lesseqgtr lesseqqgtr lessgtr ll llarr "
    "llcorner lneqq longleftarrow lowbar lozenge lozf lrarr lt lthree maltese map mid minusd mumap nLtv nabla "
    "napprox naturals nbsp nbump nbumpe ncong nesim nexist ngeq nges ngsim ngtr nhArr nleftarrow nleftrightarrow "
    "nles nlsim nltri nltrie notin notniva nparallel npr nrArr nshortmid nsime nsupset nsupseteqq ntlg "
    "ntriangleright nwarrow oS oast ocir odash olarr oline ominus orarr orderof part perp pitchfork planck plusdo "
    "plusmn prec precapprox preceq precsim primes prod prop quot rAarr rarrhk rationals rcub rdquo realine reg "
    "rhard rharu rightleftarrows rightleftharpoons risingdotseq rrarr rsh rsqb rsquo rthree sbquo sdotb searhk "
    "shortparallel sigmav sim simeq spadesuit sqcap sqcup sqsub sqsupset squarf srarr ssetmn starf straightepsilon "
    "straightphi subsetneq subsetneqq succ succapprox succcurlyeq succnapprox sum sup supe supseteqq supsetneq "
    "swarhk swarr there4 timesb tint toea trade triangledown twoheadrightarrow uarr udarr udhar uharl ulcorner "
    "upsih urcorner varkappa vartriangleleft vdash vert vnsub vrtri vsubnE vsubne vsupne wp wr xhArr xlArr xmap "
    "xodot xvee xwedge "
)
_PREFERRED = frozenset(_PREFERRED_NAMES.split(" "))


def basic_names(document: int) -> dict[str, str]:
    """What htmlspecialchars() replaces: character → entity name."""
    return {**BASIC, "'": "#039" if document == HTML401 else "apos"}


def names(document: int) -> dict[str, str]:
    """What htmlentities() replaces: character, or in HTML 5 also pair of characters, → entity name."""
    if document == XML1:
        return basic_names(document)
    from html.entities import html5, name2codepoint

    if document != HTML5:
        found = {chr(code): name for name, code in name2codepoint.items()}
        return {**found, "'": "#039"}
    chosen: dict[str, str] = {}
    for name in sorted(name for name in html5 if name.endswith(";")):
        text = html5[name]
        if text not in chosen or name[:-1] in _PREFERRED:
            chosen[text] = name[:-1]
    return chosen


def characters(document: int) -> Mapping[str, str]:
    """What is decoded: entity name → its one or two characters."""
    if document == XML1:
        return {**{name: char for char, name in BASIC.items()}, "apos": "'"}
    from html.entities import html5, name2codepoint

    if document != HTML5:
        found = {name: chr(code) for name, code in name2codepoint.items()}
        if document == XHTML:
            found["apos"] = "'"
        return found
    return {name[:-1]: text for name, text in html5.items() if name.endswith(";")}
