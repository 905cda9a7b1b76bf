"""Memory for Python's small objects, from chunks that the system backs with huge pages where it has any: a page fault
for 2 MB in place of 512. Python asks for arenas (PyObjectArenaAllocator), mostly of 1 MB, and gives back whole ones."""
HUGE_PAGE, CHUNK = 2097152, 16777216
PROT_READ_WRITE, MAP_PRIVATE_ANONYMOUS, MAP_NORESERVE, MADV_HUGEPAGE = 3, 34, 16384, 14


@external("mmap")
def mmap(address: i64, size: i64, protection: i32, flags: i32, descriptor: i32, place: i64) -> i64: ...


@external("munmap")
def munmap(address: i64, size: i64) -> i32: ...


@external("madvise")
def madvise(address: i64, size: i64, advice: i32) -> i32: ...


@cold
def map_chunk(chunk: Words, size: i64) -> i64:
    """Map a chunk, which begins at a huge page, or memory of that size where the system refuses one. Where it begins;
    -1 without memory."""
    flags = MAP_PRIVATE_ANONYMOUS | MAP_NORESERVE
    address = mmap(0, CHUNK + HUGE_PAGE, i32(PROT_READ_WRITE), i32(flags), i32(-1), 0)
    if address == -1:
        address = mmap(0, size, i32(PROT_READ_WRITE), i32(flags), i32(-1), 0)
        chunk[1] = address
        return address
    start = (address + HUGE_PAGE - 1) & -HUGE_PAGE
    chunk[1] = start + CHUNK
    if start > address:
        munmap(address, start - address)
    munmap(start + CHUNK, HUGE_PAGE - (start - address))
    madvise(start, CHUNK, i32(MADV_HUGEPAGE))
    return start


@entry
def take_arena(chunk: Words, size: i64) -> i64:
    """The address of an arena, 0 without memory. `chunk` has where its unused part begins and ends."""
    start = chunk[0]
    if start + size > chunk[1]:
        start = map_chunk(chunk, size)
        if start == -1:
            return 0
    chunk[0] = start + size
    return start


@entry
def give_arena_back(chunk: Words, address: i64, size: i64) -> None:
    munmap(address, size)
