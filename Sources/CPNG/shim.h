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
  // Encoder: what was written. Decoder: what is still to be read.
  unsigned char *bytes;
  size_t count, capacity;
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

static inline void cpng_write(png_structp png, png_bytep data, png_size_t length) {
  cpng_coder *coder = (cpng_coder *)png_get_io_ptr(png);
  if (length > coder->capacity - coder->count) {
    size_t capacity = coder->capacity * 2 + length + 65536;
    unsigned char *bytes = (unsigned char *)realloc(coder->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    coder->bytes = bytes;
    coder->capacity = capacity;
  }
  memcpy(coder->bytes + coder->count, data, length);
  coder->count += length;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline void cpng_read(png_structp png, png_bytep data, png_size_t length) {
  cpng_coder *coder = (cpng_coder *)png_get_io_ptr(png);
  if (length > coder->count) png_error(png, "the data ends too early");
  memcpy(data, coder->bytes, length);
  coder->bytes += length;
  coder->count -= length;
}

/// Starts a PNG of 8-bit RGB or RGBA without filters, in the sRGB colour space.
static inline int cpng_encode_begin(
    cpng_coder *coder, int width, int height, int has_alpha, int level) {
  memset(coder, 0, sizeof *coder);
  coder->width = width;
  coder->height = height;
  coder->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, coder, cpng_fail, cpng_ignore);
  if (!coder->png) return 0;
  if (setjmp(png_jmpbuf(coder->png))) return 0;
  coder->info = png_create_info_struct(coder->png);
  if (!coder->info) png_error(coder->png, "out of memory");
  png_set_write_fn(coder->png, coder, cpng_write, cpng_flush);
  png_set_user_limits(coder->png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
      coder->png, coder->info, (png_uint_32)width, (png_uint_32)height, 8,
      has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(coder->png, coder->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(coder->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(coder->png, level);
  png_set_compression_buffer_size(coder->png, 65536);
  png_write_info(coder->png, coder->info);
  return 1;
}

static inline int cpng_encode_row(cpng_coder *coder, const unsigned char *row) {
  if (setjmp(png_jmpbuf(coder->png))) return 0;
  png_write_row(coder->png, row);
  return 1;
}

static inline int cpng_encode_end(cpng_coder *coder) {
  if (setjmp(png_jmpbuf(coder->png))) return 0;
  png_write_end(coder->png, NULL);
  return 1;
}

static inline void cpng_encode_free(cpng_coder *coder) {
  if (coder->png) png_destroy_write_struct(&coder->png, &coder->info);
  free(coder->bytes);
  coder->bytes = NULL;
}

/// Reads the header; every kind of PNG is going to be expanded to 8-bit RGBA.
static inline int cpng_decode_begin(
    cpng_coder *coder, const unsigned char *bytes, size_t count, int side_limit) {
  memset(coder, 0, sizeof *coder);
  coder->bytes = (unsigned char *)bytes;
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

#endif
