"""What the C functions of ICU return and take, in the letters of zvm/ext/c_library.py."""
from __future__ import annotations

from zvm.ext.c_library import read_signatures

_TEXT = """
u_charAge:vip u_charDigitValue:ii u_charDirection:ii u_charFromName:iisp u_charMirror:ii u_charName:iiipip
u_charType:bi u_digit:iib u_enumCharNames:viippip u_enumCharTypes:vpp u_foldCase:iii u_forDigit:iib
u_getBidiPairedBracket:ii u_getCombiningClass:ii u_getFC_NFKC_Closure:iipip u_getIntPropertyMaxValue:ii
u_getIntPropertyMinValue:ii u_getIntPropertyValue:iii u_getNumericValue:di u_getPropertyEnum:is u_getPropertyName:pii
u_getPropertyValueEnum:iis u_getPropertyValueName:piii u_getUnicodeVersion:vp u_getVersion:vp u_hasBinaryProperty:bii
u_isIDIgnorable:bi u_isIDPart:bi u_isIDStart:bi u_isISOControl:bi u_isJavaIDPart:bi u_isJavaIDStart:bi
u_isJavaSpaceChar:bi u_isMirrored:bi u_isUAlphabetic:bi u_isULowercase:bi u_isUUppercase:bi u_isUWhiteSpace:bi
u_isWhitespace:bi u_isalnum:bi u_isalpha:bi u_isbase:bi u_isblank:bi u_iscntrl:bi u_isdefined:bi u_isdigit:bi
u_isgraph:bi u_islower:bi u_isprint:bi u_ispunct:bi u_isspace:bi u_istitle:bi u_isupper:bi u_isxdigit:bi u_tolower:ii
u_totitle:ii u_toupper:ii ublock_getCode:ii u_getVersion:vp ubrk_close:vp ubrk_current:ip ubrk_first:ip
ubrk_following:ipi ubrk_getBinaryRules:ippip ubrk_getLocaleByType:ppip ubrk_getRuleStatus:ip
ubrk_getRuleStatusVec:ippip ubrk_isBoundary:bpi ubrk_last:ip ubrk_next:ip ubrk_open:pispip ubrk_openBinaryRules:ppipip
ubrk_openRules:ppipipp ubrk_preceding:ipi ubrk_previous:ip ubrk_safeClone:pppp ubrk_setUText:vppp
utext_close:pp utext_openUTF8:pppop ucal_add:vpiip ucal_clear:vp ucal_clearField:vpi ucal_clone:ppp ucal_close:vp
ucal_countAvailable:i ucal_equivalentTo:bpp ucal_get:ipip ucal_getAttribute:ipi ucal_getAvailable:pi
ucal_getDayOfWeekType:ipip ucal_getFieldDifference:ipdip
ucal_getGregorianChange:dpp ucal_getKeywordValuesForLocale:pssbp ucal_getLimit:ipiip ucal_getLocaleByType:ppip
ucal_getMillis:dpp ucal_getNow:d ucal_getTZDataVersion:pp ucal_getTimeZoneID:ippip
ucal_getTimeZoneIDForWindowsID:ipispip ucal_getType:ppp ucal_getWeekendTransition:ipip
ucal_getWindowsTimeZoneID:ipipip ucal_inDaylightTime:bpp ucal_isSet:bpi ucal_isWeekend:bpdp ucal_open:ppisip
ucal_openCountryTimeZones:psp ucal_openTimeZoneIDEnumeration:pispp ucal_openTimeZones:pp ucal_roll:vpiip ucal_set:vpii
ucal_setAttribute:vpii ucal_setDateTime:vpiiiiiip ucal_setGregorianChange:vpdp ucal_setMillis:vpdp
ucal_setTimeZone:vppip ucnv_close:vp ucnv_countAliases:isp ucnv_countAvailable:i ucnv_countStandards:i
ucnv_fromUChars:ippipip ucnv_getAlias:psip ucnv_getAvailableName:pi ucnv_getName:ppp ucnv_getStandard:pip
ucnv_getSubstChars:vpppp ucnv_getType:ip ucnv_open:psp ucnv_safeClone:pppp ucnv_setFromUCallBack:vpppppp
ucnv_setSubstChars:vppbp ucnv_setToUCallBack:vpppppp ucnv_toUChars:ippipip ucol_close:vp ucol_getAttribute:ipip
ucol_getLocaleByType:ppip ucol_getSortKey:ippipi ucol_getStrength:ip ucol_open:psp ucol_setAttribute:vpiip
ucol_setStrength:vpi ucol_strcoll:ippipi udat_applyPattern:vpbpi udat_clone:ppp udat_close:vp udat_format:ipdpipp
udat_getCalendar:pp udat_getLocaleByType:ppip udat_isLenient:bp udat_open:piispipip udat_parse:dppipp
udat_parseCalendar:vpppipp udat_setCalendar:vpp udat_setLenient:vpb udat_toPattern:ipbpip udatpg_clone:ppp
udatpg_close:vp udatpg_getBestPattern:ippipip udatpg_getSkeleton:ippipip udatpg_open:psp uenum_close:vp
uenum_next:pppp uenum_unext:pppp uenum_reset:vpp ufmt_getDate:dpp ufmt_getDouble:dpp ufmt_getInt64:opp
ufmt_getType:ipp ufmt_getUChars:pppp uprv_free:vp uloc_acceptLanguageFromHTTP:ipipspp uloc_canonicalize:ispip
uloc_getCountry:ispip uloc_getDefault:p uloc_getName:ispip uloc_addLikelySubtags:ispip uloc_minimizeSubtags:ispip
uloc_isRightToLeft:bs ulistfmt_close:vp ulistfmt_format:ipppipip ulistfmt_openForType:psiip
uloc_getDisplayCountry:isspip uloc_getDisplayLanguage:isspip
uloc_getDisplayName:isspip uloc_getDisplayScript:isspip uloc_getDisplayVariant:isspip uloc_getKeywordValue:isspip
uloc_getLanguage:ispip uloc_getScript:ispip uloc_getVariant:ispip uloc_openKeywords:psp umsg_applyPattern:vppipp
umsg_autoQuoteApostrophe:ipipip umsg_clone:ppp umsg_close:vp umsg_getLocale:pp umsg_open:ppispp
unum_applyPattern:vpbpipp unum_clone:ppp unum_close:vp unum_format:ipipipp unum_formatDouble:ipdpipp
unum_formatDoubleCurrency:ipdppipp unum_formatInt64:ipopipp unum_getAttribute:ipi unum_getDoubleAttribute:dpi
unum_getLocaleByType:ppip unum_getSymbol:ipipip unum_getTextAttribute:ipipip unum_open:pipispp unum_parse:ippipp
unum_parseDouble:dppipp unum_parseDoubleCurrency:dppippp unum_parseInt64:oppipp unum_setAttribute:vpii
unum_setDoubleAttribute:vpid unum_setSymbol:vpipip unum_setTextAttribute:vpipip unum_toPattern:ipbpip ures_close:vp
ures_getBinary:pppp ures_getByIndex:ppipp ures_getByKey:ppspp ures_getInt:ipp ures_getIntVector:pppp ures_getKey:pp
ures_getLocaleByType:ppip ures_getSize:ip ures_getString:pppp ures_getType:ip ures_open:pssp
ures_openAvailableLocales:psp ures_openDirect:pssp uspoof_areConfusableUTF8:ippipip uspoof_checkUTF8:ippipp
uspoof_clone:ppp uspoof_close:vp uspoof_open:pp uspoof_setAllowedLocales:vpsp uspoof_setChecks:vpip
uspoof_setRestrictionLevel:vpi utrans_clone:ppp utrans_close:vp utrans_getUnicodeID:ppp utrans_openIDs:pp
utrans_openInverse:ppp utrans_openU:ppiipipp utrans_transUChars:vpppiipp
"""
SIGNATURES = read_signatures(_TEXT)
