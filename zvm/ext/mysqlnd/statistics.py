"""What the client counts, of one connection and of all (mysqlnd_statistics.c)."""
from __future__ import annotations

from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_PACKETS = ("ok", "eof", "rset_header", "rset_field_meta", "rset_row", "prepare_response", "change_user")
_MEMORY = ("emalloc", "ecalloc", "erealloc", "efree", "malloc", "calloc", "realloc", "free")
_TYPES = "null bit tinyint short int24 int bigint decimal float double date year time datetime timestamp string"
_TEXT_TYPES = f"{_TYPES} blob enum set geometry other".split()
_BINARY_TYPES = f"{_TYPES} json blob enum set geometry other".split()
_COMMANDS = ("quit init_db query field_list create_db drop_db refresh shutdown statistics process_info connect "
             "process_kill debug ping time delayed_insert change_user binlog_dump table_dump connect_out "
             "register_slave stmt_prepare stmt_execute stmt_send_long_data stmt_close stmt_reset stmt_set_option "
             "stmt_fetch deamon")  # PHP's own spelling
COMMANDS = _COMMANDS.split()  # by number, from 1
_TRAFFIC = "bytes_sent bytes_received packets_sent packets_received protocol_overhead_in protocol_overhead_out"
_OPERATIONS = """result_set_queries non_result_set_queries no_index_used bad_index_used slow_queries buffered_sets
unbuffered_sets ps_buffered_sets ps_unbuffered_sets flushed_normal_sets flushed_ps_sets ps_prepared_never_executed
ps_prepared_once_executed rows_fetched_from_server_normal rows_fetched_from_server_ps
rows_buffered_from_client_normal rows_buffered_from_client_ps rows_fetched_from_client_normal_buffered
rows_fetched_from_client_normal_unbuffered rows_fetched_from_client_ps_buffered
rows_fetched_from_client_ps_unbuffered rows_fetched_from_client_ps_cursor rows_affected_normal rows_affected_ps
rows_skipped_normal rows_skipped_ps copy_on_write_saved copy_on_write_performed command_buffer_too_small
connect_success connect_failure connection_reused reconnect pconnect_success active_connections
active_persistent_connections explicit_close implicit_close disconnect_close in_middle_of_command_close
explicit_free_result implicit_free_result explicit_stmt_close implicit_stmt_close"""

NAMES = (
    *_TRAFFIC.split(),
    *(f"bytes_received_{kind}_packet" for kind in _PACKETS), "packets_sent_command",
    *(f"packets_received_{kind}" for kind in _PACKETS),
    *_OPERATIONS.split(),
    *(f"mem_{call}_{what}" for call in _MEMORY for what in ("count", "amount")),
    *(f"mem_{call}_count" for call in ("estrndup", "strndup", "estrdup", "strdup", "edupl", "dupl")),
    *(f"proto_text_fetched_{kind}" for kind in _TEXT_TYPES),
    *(f"proto_binary_fetched_{kind}" for kind in _BINARY_TYPES),
    "init_command_executed_count", "init_command_failed_count", *(f"com_{name}" for name in COMMANDS),
    "bytes_received_real_data_normal", "bytes_received_real_data_ps",
)


class ClientStatistics:
    """The counts of all connections of an engine."""

    __slots__ = ("counts",)

    def __init__(self, engine: Engine) -> None:
        self.counts: dict[str, int] = {}


def as_array(counts: dict[str, int]) -> PhpArray:
    """The counts as scripts get them: texts (mysqlnd_fill_stats_hash)."""
    return PhpArray.from_dict({name: str(counts.get(name, 0)) for name in NAMES})
