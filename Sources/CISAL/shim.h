#ifndef LAYOUTDSL_CISAL_SHIM_H
#define LAYOUTDSL_CISAL_SHIM_H

#include <isa-l.h>
#include <string.h>

/// The memory that `cisal_deflate` needs besides.
static inline size_t cisal_scratch_count(void) {
  return sizeof(struct isal_zstream) + ISAL_DEF_LVL1_DEFAULT;
}

/// Compresses bytes that follow a dictionary, and ends the stream, or flushes it so that another
/// can follow. Returns the count, or 0 if there is not enough room.
///
/// Without a dictionary, the first byte is stored and is the dictionary of the others. The library
/// would hash the address of its own memory in place of their first bytes
/// (igzip_icf_body_h1_gr_bt.asm, `write_first_byte`), so one run in some thousands would find other
/// matches.
static inline size_t cisal_deflate(
    unsigned char *bytes, size_t count, unsigned char *dictionary, size_t dictionary_count,
    int is_last, unsigned char *target, size_t capacity, unsigned char *scratch) {
  size_t stored_count = 0;
  if (dictionary_count == 0) {
    stored_count = 6;
    if (count == 0 || capacity < stored_count) return 0;
    memcpy(target, "\0\1\0\376\377", 5);
    target[5] = bytes[0];
    dictionary = bytes++;
    dictionary_count = 1;
    count -= 1;
    target += stored_count;
    capacity -= stored_count;
  }
  struct isal_zstream *stream = (struct isal_zstream *)scratch;
  // The library keeps its table of earlier bytes, so the output would depend on former sections.
  memset(scratch, 0, cisal_scratch_count());
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = scratch + sizeof *stream;
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->flush = is_last ? NO_FLUSH : SYNC_FLUSH;
  stream->end_of_stream = is_last ? 1 : 0;
  if (count > 0x7fffffff || capacity > 0x7fffffff) return 0;
  if (isal_deflate_set_dict(stream, dictionary, (uint32_t)dictionary_count) != COMP_OK) return 0;
  stream->next_in = bytes;
  stream->avail_in = (uint32_t)count;
  stream->next_out = target;
  stream->avail_out = (uint32_t)capacity;
  if (isal_deflate(stream) != COMP_OK || stream->avail_in > 0 || stream->avail_out == 0) return 0;
  return stored_count + stream->total_out;
}

#endif
