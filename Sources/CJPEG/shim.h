#ifndef LAYOUTDSL_CJPEG_SHIM_H
#define LAYOUTDSL_CJPEG_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <jpeglib.h>
#include <jerror.h>

// libjpeg expects its error handler not to return. Every function here leaves it by longjmp, which
// must not cross Swift frames, and returns 0 with a message instead.

typedef struct {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  int width, height;
  // The orientation of the file's rows and columns in the picture: 1…8, as in EXIF.
  int orientation;
  int is_truncated;
  char message[JMSG_LENGTH_MAX];
} cjpeg_decoder;

static inline void cjpeg_fail(j_common_ptr info) {
  cjpeg_decoder *decoder = (cjpeg_decoder *)info->client_data;
  info->err->format_message(info, decoder->message);
  longjmp(decoder->escape, 1);
}

static inline void cjpeg_note(j_common_ptr info, int level) {
  cjpeg_decoder *decoder = (cjpeg_decoder *)info->client_data;
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) decoder->is_truncated = 1;
}

// A file of thousands of scans would keep the decoder busy for minutes.
static inline void cjpeg_watch(j_common_ptr info) {
  cjpeg_decoder *decoder = (cjpeg_decoder *)info->client_data;
  if (decoder->info.input_scan_number > 200) {
    strcpy(decoder->message, "there are too many scans");
    longjmp(decoder->escape, 1);
  }
}

static inline int cjpeg_number(const unsigned char *bytes, int count, int is_little) {
  int value = 0;
  for (int i = 0; i < count; i++) {
    value = value << 8 | bytes[is_little ? count - 1 - i : i];
  }
  return value;
}

/// The orientation in an EXIF marker; 1 if it says nothing sensible.
static inline int cjpeg_exif_orientation(const unsigned char *data, size_t count) {
  if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 1;
  const unsigned char *tiff = data + 6;
  size_t length = count - 6;
  int is_little = tiff[0] == 'I';
  size_t directory = (size_t)(unsigned)cjpeg_number(tiff + 4, 4, is_little);
  if (directory > length || length - directory < 2) return 1;
  int entries = cjpeg_number(tiff + directory, 2, is_little);
  for (int i = 0; i < entries; i++) {
    size_t entry = directory + 2 + (size_t)i * 12;
    if (entry > length || length - entry < 12) return 1;
    if (cjpeg_number(tiff + entry, 2, is_little) != 0x0112) continue;
    int value = cjpeg_number(tiff + entry + 8, 2, is_little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/// Reads the header.
static inline int cjpeg_begin(cjpeg_decoder *decoder, const unsigned char *bytes, size_t count) {
  memset(decoder, 0, sizeof *decoder);
  decoder->info.err = jpeg_std_error(&decoder->errors);
  decoder->info.client_data = decoder;
  decoder->errors.error_exit = cjpeg_fail;
  decoder->errors.emit_message = cjpeg_note;
  if (setjmp(decoder->escape)) return 0;
  jpeg_create_decompress(&decoder->info);
  decoder->progress.progress_monitor = cjpeg_watch;
  decoder->info.progress = &decoder->progress;
  jpeg_mem_src(&decoder->info, bytes, (unsigned long)count);
  jpeg_save_markers(&decoder->info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&decoder->info, TRUE);
  decoder->width = (int)decoder->info.image_width;
  decoder->height = (int)decoder->info.image_height;
  decoder->orientation = 1;
  for (jpeg_saved_marker_ptr marker = decoder->info.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1) {
      int orientation = cjpeg_exif_orientation(marker->data, marker->data_length);
      if (orientation != 1) decoder->orientation = orientation;
    }
  }
  return 1;
}

/// Reads all rows into width * height * 4 bytes of RGBA.
static inline int cjpeg_rows(cjpeg_decoder *decoder, unsigned char *pixels) {
  if (setjmp(decoder->escape)) return 0;
  struct jpeg_decompress_struct *info = &decoder->info;
  int is_inked = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_inked ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + (size_t)decoder->width * 4 * info->output_scanline;
    jpeg_read_scanlines(info, &row, 1);
    if (!is_inked) continue;
    // Adobe's files hold the complements of ink.
    for (int x = 0; x < decoder->width; x++) {
      unsigned char *pixel = row + x * 4;
      int light = info->saw_Adobe_marker ? pixel[3] : 255 - pixel[3];
      for (int i = 0; i < 3; i++) {
        int color = info->saw_Adobe_marker ? pixel[i] : 255 - pixel[i];
        pixel[i] = (unsigned char)((color * light + 127) / 255);
      }
      pixel[3] = 255;
    }
  }
  if (decoder->is_truncated) {
    strcpy(decoder->message, "the data ends too early");
    return 0;
  }
  jpeg_finish_decompress(info);
  return 1;
}

static inline void cjpeg_free(cjpeg_decoder *decoder) {
  if (setjmp(decoder->escape)) return;
  jpeg_destroy_decompress(&decoder->info);
}

typedef struct {
  struct jpeg_compress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf escape;
} cjpeg_encoder;

static inline void cjpeg_stop(j_common_ptr info) {
  longjmp(((cjpeg_encoder *)info->client_data)->escape, 1);
}

/// Writes width * height * 4 bytes of RGBX with a quality of 0…100. The caller frees the bytes, also
/// after a failure.
static inline int cjpeg_write(
    const unsigned char *pixels, int width, int height, int quality, unsigned char **bytes,
    unsigned long *count) {
  cjpeg_encoder encoder;
  memset(&encoder, 0, sizeof encoder);
  encoder.info.err = jpeg_std_error(&encoder.errors);
  encoder.info.client_data = &encoder;
  encoder.errors.error_exit = cjpeg_stop;
  if (setjmp(encoder.escape)) {
    jpeg_destroy_compress(&encoder.info);
    return 0;
  }
  jpeg_create_compress(&encoder.info);
  jpeg_mem_dest(&encoder.info, bytes, count);
  encoder.info.image_width = (JDIMENSION)width;
  encoder.info.image_height = (JDIMENSION)height;
  encoder.info.input_components = 4;
  encoder.info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&encoder.info);
  jpeg_set_quality(&encoder.info, quality, TRUE);
  jpeg_start_compress(&encoder.info, TRUE);
  while (encoder.info.next_scanline < encoder.info.image_height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)width * 4 * encoder.info.next_scanline;
    jpeg_write_scanlines(&encoder.info, &row, 1);
  }
  jpeg_finish_compress(&encoder.info);
  jpeg_destroy_compress(&encoder.info);
  return 1;
}

#endif
