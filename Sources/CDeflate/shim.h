#ifndef LAYOUTDSL_CDEFLATE_SHIM_H
#define LAYOUTDSL_CDEFLATE_SHIM_H

#include <libdeflate.h>
#include <string.h>
#include <zlib.h>

/// Turns a complete deflate stream into one that another can follow: its last block is no longer
/// marked as the last, and an empty block ends it on a whole byte. Returns the new count, which is
/// at most 5 more, or 0 if the stream is not valid.
///
/// libdeflate has no flush, so the end of its last block has to be found: by zlib, which stops at
/// the end of each block. `scratch` takes what is inflated on the way.
static inline size_t cdeflate_open(
    unsigned char *bytes, size_t count, unsigned char *scratch, size_t scratch_count) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > 0x7fffffff || inflateInit2(&stream, -15) != Z_OK) return 0;
  stream.next_in = bytes;
  stream.avail_in = (uInt)count;
  // The start of the last block's header and the end of the block, in bits.
  size_t last = 0, end = 0;
  while (end == 0) {
    stream.next_out = scratch;
    stream.avail_out = (uInt)scratch_count;
    if (inflate(&stream, Z_BLOCK) != Z_OK) break;
    if (!(stream.data_type & 128)) continue;
    size_t bit = (count - stream.avail_in) * 8 - (size_t)(stream.data_type & 7);
    if (stream.data_type & 64) {
      end = bit;
    } else {
      last = bit;
    }
  }
  inflateEnd(&stream);
  if (end == 0) return 0;
  bytes[last >> 3] &= (unsigned char)~(1 << (last & 7));
  // Three zero bits head an empty stored block; its length and the complement are whole bytes.
  size_t used = (end + 3 + 7) >> 3;
  bytes[end >> 3] &= (unsigned char)((1 << (end & 7)) - 1);
  if (used > (end >> 3) + 1) bytes[used - 1] = 0;
  memcpy(bytes + used, "\0\0\377\377", 4);
  return used + 4;
}

#endif
