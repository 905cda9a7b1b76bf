"""Kernels of internal functions do what the functions in Python do, and leave nothing behind."""
from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.handlers.native import abi, tier

needs_native = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")
FOLDER = Path(__file__).parent.parent / "php"
PROGRAMS = ["arrays/callbacks_over_elements", "arrays/differences_by_callbacks_step_by_step",
            "arrays/identical_in_other_forms", "arrays/keys_of_some_values", "arrays/multisort_of_few_rows",
            "arrays/several_arrays_mapped", "arrays/shifting_text_keys", "arrays/slice_of_list_with_keys",
            "arrays/small_arrays_in_place", "arrays/small_arrays_joined_and_cut", "arrays/sorting_by_callbacks",
            "arrays/sorting_of_few", "calls/callable_parameters", "calls/computed_names_that_call_answers",
            "calls/named_arguments_collected", "classes/enum_cases_compared_in_switch",
            "classes/names_of_parents_and_interfaces", "classes/questions_about_known_names",
            "closures/static_variables_of_new_closures", "date/known_stretches_of_time", "dom/small_steps",
            "exceptions/traces_of_plain_calls", "filter/ranges_and_defaults", "filter/short_texts",
            "foreach/by_reference_over_hashes", "functions/compiled_functions_by_name",
            "functions/defaults_by_constants", "generators/abandoned_in_try", "generators/aggregates_delegated_to",
            "gmp/small_and_large_numbers", "json/bytes_by_their_codes", "json/small_texts", "math/angles",
            "math/integers_in_any_base", "math/inverse_functions_and_angles", "math/texts_of_numbers_in_other_bases",
            "mbstring/characters_by_number", "mbstring/characters_of_utf8", "mbstring/widths_and_places_in_utf8",
            "operators/bitwise_strings", "pcre/callbacks_by_pattern", "pcre/patterns_met_once",
            "pcre/pieces_with_their_places", "pdo/rows_as_arrays", "properties/computed_name_as_argument",
            "random/many_keys_and_numbers", "random/seeded_again_and_again", "random/seeded_numbers_and_shuffles",
            "references/list_by_reference", "reflection/attributes_made_into_objects",
            "reflection/members_asked_again_and_again", "reflection/objects_made_and_methods_called",
            "simplexml/small_steps", "spl/fixed_array_to_array", "spl/heaps_asking_classes",
            "spl/outer_iterators_step_by_step", "streams/folders_of_paths", "streams/memory_step_by_step",
            "strings/addresses_and_queries", "strings/entities_by_document_and_charset",
            "strings/escaped_with_flags", "strings/floats_in_texts", "strings/formats_of_few_values",
            "strings/formats_of_floats", "strings/formats_that_are_printed",
            "strings/offsets_that_may_miss", "strings/pieces_and_checks", "strings/short_texts",
            "strings/sounds_of_words", "strings/spans_from_offsets", "strings/texts_in_order",
            "strings/texts_in_other_characters", "strings/tokens_one_by_one", "tokenizer/many_short_sources",
            "variables/compact_and_extract_in_functions", "variables/dumps_given_back",
            "variables/dumps_of_plain_values", "variables/globals_written_by_name",
            "variables/properties_chosen_by_sleep", "variables/serialized_plain_objects",
            "variables/serialized_scalars_and_arrays", "variables/types_by_name",
            "variables/unserialize_allowed_classes", "xmlwriter/pieces_in_memory"]


def source_of(program: str) -> str:
    """What stands under --FILE-- of a test."""
    text = (FOLDER / f"{program}.phpt").read_text(encoding="latin-1")
    return text.partition("--FILE--\n")[2].partition("--EXPECT--")[0]


def run(source: str, native: bool) -> str:
    written: list[bytes] = []
    Engine([("display_errors", "1")], written.append, native=native).run_source(source, "t.php")
    return b"".join(written).decode("latin-1")


def blocks_in_use() -> int:
    """Python's blocks without the boxes of ints and floats on free lists, whose number is limited (FREE_BOXES)."""
    loaded = tier.loaded_tier()
    assert loaded is not None
    places = [abi.STRUCTS["Shared"][name][0] for name in ("int_count", "float_count")]
    return sys.getallocatedblocks() - sum(
        int.from_bytes(loaded.image.shared[place:place + 8], "little") for place in places)


@needs_native
@pytest.mark.parametrize("program", PROGRAMS)
def test_prints_what_the_functions_in_python_print(program: str) -> None:
    assert run(source_of(program), native=True) == run(source_of(program), native=False)


@needs_native
@pytest.mark.parametrize("program", PROGRAMS)
def test_memory_does_not_grow(program: str) -> None:
    blocks = []
    for _ in range(5):
        run(source_of(program), native=True)
        gc.collect()
        blocks.append(blocks_in_use())
    # a loop that becomes a region in one of the runs leaves what it is made of, once
    assert min(blocks[3] - blocks[2], blocks[4] - blocks[3]) < 1000, blocks


@needs_native
def test_calls_left_to_python_leave_nothing_behind() -> None:
    source = "<?php for ($i = 0; $i < 3000; $i++) { stripos('ABC', 'X', -2); }"
    run(source, native=True)
    before = sys.getallocatedblocks()
    run(source, native=True)
    gc.collect()
    assert sys.getallocatedblocks() - before < 1000
