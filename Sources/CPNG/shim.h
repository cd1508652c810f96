#ifndef LAYOUTDSL_CPNG_SHIM_H
#define LAYOUTDSL_CPNG_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <png.h>

// libpng reports errors with longjmp, which must not cross Swift frames. Every function here
// catches it and returns 0 with a message instead.

typedef struct {
  png_structp png;
  png_infop info;
  int width, height;
  // The bytes that have not been read yet.
  const unsigned char *bytes;
  size_t count;
  char message[128];
} cpng_coder;

static inline void cpng_fail(png_structp png, png_const_charp message) {
  cpng_coder *coder = (cpng_coder *)png_get_error_ptr(png);
  strncpy(coder->message, message, sizeof coder->message - 1);
  longjmp(png_jmpbuf(png), 1);
}

static inline void cpng_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void cpng_read(png_structp png, png_bytep data, png_size_t length) {
  cpng_coder *coder = (cpng_coder *)png_get_io_ptr(png);
  if (length > coder->count) png_error(png, "the data ends too early");
  memcpy(data, coder->bytes, length);
  coder->bytes += length;
  coder->count -= length;
}

/// Reads the header; every kind of PNG is going to be expanded to 8-bit RGBA.
static inline int cpng_decode_begin(
    cpng_coder *coder, const unsigned char *bytes, size_t count, int side_limit) {
  memset(coder, 0, sizeof *coder);
  coder->bytes = bytes;
  coder->count = count;
  coder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, coder, cpng_fail, cpng_ignore);
  if (!coder->png) return 0;
  if (setjmp(png_jmpbuf(coder->png))) return 0;
  coder->info = png_create_info_struct(coder->png);
  if (!coder->info) png_error(coder->png, "out of memory");
  png_set_read_fn(coder->png, coder, cpng_read);
  png_set_user_limits(coder->png, (png_uint_32)side_limit, (png_uint_32)side_limit);
  png_set_chunk_malloc_max(coder->png, 4 << 20);
  png_read_info(coder->png, coder->info);
  coder->width = (int)png_get_image_width(coder->png, coder->info);
  coder->height = (int)png_get_image_height(coder->png, coder->info);
  // Deflate shrinks at most by a factor of about 1032.
  size_t raw = png_get_rowbytes(coder->png, coder->info) * (size_t)coder->height;
  if (raw / 1040 > count) png_error(coder->png, "the data ends too early");
  png_set_expand(coder->png);
  png_set_scale_16(coder->png);
  png_set_gray_to_rgb(coder->png);
  png_set_add_alpha(coder->png, 255, PNG_FILLER_AFTER);
  return 1;
}

/// Reads all rows into width * height * 4 bytes, and the rest of the file.
static inline int cpng_decode_rows(cpng_coder *coder, unsigned char *pixels) {
  if (setjmp(png_jmpbuf(coder->png))) return 0;
  size_t stride = (size_t)coder->width * 4;
  int passes = png_set_interlace_handling(coder->png);
  png_read_update_info(coder->png, coder->info);
  if (png_get_rowbytes(coder->png, coder->info) != stride) {
    png_error(coder->png, "unknown kind of pixels");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (int y = 0; y < coder->height; y++) {
      png_read_row(coder->png, pixels + stride * (size_t)y, NULL);
    }
  }
  png_read_end(coder->png, NULL);
  return 1;
}

static inline void cpng_decode_free(cpng_coder *coder) {
  if (coder->png) png_destroy_read_struct(&coder->png, &coder->info, NULL);
}

/// Leaves the fourth byte of each pixel out.
static inline void cpng_pack_rgb(unsigned char *target, const unsigned char *rgba, size_t count) {
  if (count == 0) return;
  for (size_t index = 0; index + 1 < count; index++) memcpy(target + index * 3, rgba + index * 4, 4);
  memcpy(target + count * 3 - 3, rgba + count * 4 - 4, 3);
}

/// Divides the first three bytes of each pixel by the fourth, to the nearest.
static inline void cpng_straighten(
    unsigned char *target, const unsigned char *rgba, size_t count) {
  for (size_t index = 0; index < count * 4; index += 4) {
    unsigned alpha = rgba[index + 3];
    if (alpha == 255) {
      memcpy(target + index, rgba + index, 4);
    } else if (alpha == 0) {
      memset(target + index, 0, 4);
    } else {
      for (size_t channel = 0; channel < 3; channel++) {
        unsigned value = (rgba[index + channel] * 255u + alpha / 2) / alpha;
        target[index + channel] = (unsigned char)(value < 255 ? value : 255);
      }
      target[index + 3] = (unsigned char)alpha;
    }
  }
}

/// Gives each pixel a fourth byte of 255.
static inline void cpng_expand_rgb(
    unsigned char *rgba, const unsigned char *source, size_t count) {
  for (size_t index = 0; index < count; index++) {
    rgba[index * 4] = source[index * 3];
    rgba[index * 4 + 1] = source[index * 3 + 1];
    rgba[index * 4 + 2] = source[index * 3 + 2];
    rgba[index * 4 + 3] = 255;
  }
}

typedef short cpng_lanes __attribute__((vector_size(8)));

static inline cpng_lanes cpng_load(const unsigned char *bytes, int size) {
  cpng_lanes lanes = {bytes[0], bytes[1], bytes[2], size == 4 ? bytes[3] : 0};
  return lanes;
}

static inline cpng_lanes cpng_magnitude(cpng_lanes value) {
  cpng_lanes sign = value >> 15;
  return (value ^ sign) - sign;
}

/// Undoes Paeth's filter; all channels of a pixel at once, since each pixel waits for the one before.
static inline void cpng_undo_paeth(
    unsigned char *row, const unsigned char *above, size_t count, int size) {
  cpng_lanes left = {0}, corner = {0};
  for (size_t index = 0; index + (size_t)size <= count; index += (size_t)size) {
    cpng_lanes up = cpng_load(above + index, size), value = cpng_load(row + index, size);
    cpng_lanes a = up - corner, b = left - corner;
    cpng_lanes pa = cpng_magnitude(a), pb = cpng_magnitude(b), pc = cpng_magnitude(a + b);
    cpng_lanes from_left = (pa <= pb) & (pa <= pc), from_up = pb <= pc;
    cpng_lanes guess = (from_left & left) | (~from_left & ((from_up & up) | (~from_up & corner)));
    left = (value + guess) & 255;
    corner = up;
    for (int channel = 0; channel < size; channel++)
      row[index + (size_t)channel] = (unsigned char)left[channel];
  }
}

/// Undoes the filter of a row of 8-bit channels, `size` bytes a pixel, under another row.
static inline void cpng_undo_filter(
    int filter, unsigned char *row, const unsigned char *above, size_t count, size_t size) {
  switch (filter) {
  case 1:
    for (size_t index = size; index < count; index++) row[index] += row[index - size];
    break;
  case 2:
    for (size_t index = 0; index < count; index++) row[index] += above[index];
    break;
  case 3:
    for (size_t index = 0; index < size; index++) row[index] += above[index] >> 1;
    for (size_t index = size; index < count; index++)
      row[index] += (unsigned char)((row[index - size] + above[index]) >> 1);
    break;
  case 4:
    if (size == 3) {
      cpng_undo_paeth(row, above, count, 3);
    } else if (size == 4) {
      cpng_undo_paeth(row, above, count, 4);
    } else {
      for (size_t index = 0; index < count; index++) {
        int up = above[index], left = index < size ? 0 : row[index - size];
        int corner = index < size ? 0 : above[index - size];
        int a = abs(up - corner), b = abs(left - corner), c = abs(up + left - 2 * corner);
        row[index] += (unsigned char)(a <= b && a <= c ? left : b <= c ? up : corner);
      }
    }
    break;
  }
}

#endif
