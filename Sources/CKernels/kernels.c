#include "CKernels.h"

// All processors must round alike, so multiplication and addition are never fused.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));
typedef _Bool bits8 __attribute__((ext_vector_type(8)));

// Compiled twice, also for processors with wider vectors; the loader selects a version.
#if defined(__x86_64__) && defined(__GLIBC__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#define INLINE static inline __attribute__((always_inline))
#define LOAD(type, source) ({ type value_; __builtin_memcpy(&value_, source, sizeof value_); value_; })
#define STORE(target, value) ({ __typeof__(value) value_ = value; __builtin_memcpy(target, &value_, sizeof value_); })

// Four pixels, with one channel per lane.
#define WIDEN(pixels) __builtin_convertvector((u8x16)(pixels), u16x16)

// Products divided by 255: with t = v + 128, (t + (t >> 8)) >> 8 is v / 255 correctly rounded for
// every v up to 255 · 255.
#define PACKED(products) ({ \
    u16x16 t_ = (products) + 128; \
    (u32x4)__builtin_convertvector((t_ + (t_ >> 8)) >> 8, u8x16); })

// The coverage of four pixels, repeated for each channel.
#define COVERAGE(mask) ({ \
    u8x4 four_ = LOAD(u8x4, mask); \
    WIDEN(__builtin_shufflevector(four_, four_, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)); })

// The alpha of four pixels, repeated for each channel.
#define ALPHA(lanes) \
    __builtin_shufflevector(lanes, lanes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)

#define EVERY(pixel) ((u32x4){pixel, pixel, pixel, pixel})

// MARK: Single pixels, for the rest of a row

INLINE uint64_t spread(uint32_t pixel) {
  return (uint64_t)(pixel & 0x00FF00FF) | (uint64_t)((pixel >> 8) & 0x00FF00FF) << 32;
}

INLINE uint32_t packed(uint64_t products) {
  uint64_t lane_mask = 0x00FF00FF00FF00FF;
  uint64_t t = products + 0x0080008000800080;
  uint64_t lanes = ((t + ((t >> 8) & lane_mask)) >> 8) & lane_mask;
  return (uint32_t)lanes | (uint32_t)(lanes >> 24);
}

INLINE uint32_t over(uint32_t source, uint32_t target) {
  return source + packed(spread(target) * (255 - (source >> 24)));
}

INLINE uint32_t mixed(uint32_t source, uint32_t target, uint64_t coverage) {
  return packed(spread(source) * coverage + spread(target) * (255 - coverage));
}

// MARK: Four pixels

INLINE u32x4 over4(u32x4 source, u32x4 target) {
  u16x16 alpha = ALPHA(WIDEN(source));
  return source + PACKED(WIDEN(target) * (255 - alpha));
}

#define MIXED4(source, target, coverage) ({ \
    u16x16 coverage_ = coverage; \
    PACKED((source) * coverage_ + WIDEN(target) * (255 - coverage_)); })

// MARK: Colours

INLINE void fill(uint32_t *target, ptrdiff_t count, uint32_t color) {
  u32x4 colors = EVERY(color);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    STORE(target + index, colors);
    STORE(target + index + 4, colors);
  }
  for (; index < count; index++) target[index] = color;
}

INLINE void blend_color(uint32_t *target, ptrdiff_t count, uint32_t color) {
  u32x4 colors = EVERY(color);
  uint16_t rest = (uint16_t)(255 - (color >> 24));
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    u32x4 pixels = LOAD(u32x4, target + index);
    STORE(target + index, colors + PACKED(WIDEN(pixels) * rest));
  }
  for (; index < count; index++) target[index] = color + packed(spread(target[index]) * rest);
}

INLINE void mix_color(uint32_t *target, ptrdiff_t count, uint32_t color, uint32_t coverage) {
  u16x16 source = WIDEN(EVERY(color)) * (uint16_t)coverage;
  uint16_t rest = (uint16_t)(255 - coverage);
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    u32x4 pixels = LOAD(u32x4, target + index);
    STORE(target + index, PACKED(source + WIDEN(pixels) * rest));
  }
  for (; index < count; index++) target[index] = mixed(color, target[index], coverage);
}

INLINE void mix_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color) {
  u32x4 colors = EVERY(color);
  u16x16 source = WIDEN(colors);
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    uint32_t four = LOAD(uint32_t, mask + index);
    if (four == 0) continue;
    if (four == 0xFFFFFFFF) {
      STORE(target + index, colors);
    } else {
      u32x4 pixels = LOAD(u32x4, target + index);
      STORE(target + index, MIXED4(source, pixels, COVERAGE(mask + index)));
    }
  }
  for (; index < count; index++) target[index] = mixed(color, target[index], mask[index]);
}

INLINE void blend_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color) {
  u16x16 source = WIDEN(EVERY(color));
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    if (LOAD(uint32_t, mask + index) == 0) continue;
    u32x4 pixels = LOAD(u32x4, target + index);
    STORE(target + index, over4(PACKED(source * COVERAGE(mask + index)), pixels));
  }
  for (; index < count; index++) {
    target[index] = over(packed(spread(color) * mask[index]), target[index]);
  }
}

WIDE void kernel_fill(uint32_t *target, ptrdiff_t count, uint32_t color) {
  fill(target, count, color);
}

WIDE void kernel_blend_color(uint32_t *target, ptrdiff_t count, uint32_t color) {
  blend_color(target, count, color);
}

WIDE void kernel_mix_color(uint32_t *target, ptrdiff_t count, uint32_t color, uint32_t coverage) {
  mix_color(target, count, color, coverage);
}

WIDE void kernel_mix_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color) {
  mix_color_mask(target, mask, count, color);
}

WIDE void kernel_blend_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color) {
  blend_color_mask(target, mask, count, color);
}

WIDE void kernel_paint_runs(
    uint32_t *target, const int32_t *runs, ptrdiff_t run_count, const uint8_t *mask,
    ptrdiff_t origin_x, uint32_t color) {
  _Bool is_opaque = color >> 24 == 255;
  for (const int32_t *run = runs, *end = runs + run_count * 3; run < end; run += 3) {
    ptrdiff_t first = run[0] - origin_x, count = run[1];
    int32_t coverage = run[2];
    if (is_opaque) {
      if (coverage < 0) {
        mix_color_mask(target + first, mask + first, count, color);
      } else if (coverage == 255) {
        fill(target + first, count, color);
      } else {
        mix_color(target + first, count, color, (uint32_t)coverage);
      }
    } else if (coverage < 0) {
      blend_color_mask(target + first, mask + first, count, color);
    } else {
      blend_color(target + first, count, packed(spread(color) * (uint32_t)coverage));
    }
  }
}

// MARK: Rows of pixels

WIDE void kernel_blend_row(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t coverage) {
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    u32x4 part = LOAD(u32x4, source + index);
    if (coverage != 255) part = PACKED(WIDEN(part) * (uint16_t)coverage);
    uint32_t all = part[0] & part[1] & part[2] & part[3];
    if (all >> 24 == 255) {
      STORE(target + index, part);
    } else if ((part[0] | part[1] | part[2] | part[3]) != 0) {
      u32x4 pixels = LOAD(u32x4, target + index);
      STORE(target + index, over4(part, pixels));
    }
  }
  for (; index < count; index++) {
    uint32_t part = source[index];
    if (coverage != 255) part = packed(spread(part) * coverage);
    target[index] = over(part, target[index]);
  }
}

// An opaque pixel mixes with the target in one rounding; a translucent one is multiplied by the
// coverage first.
INLINE uint32_t blended(uint32_t source, uint32_t target, uint64_t coverage) {
  if (source >> 24 == 255) return mixed(source, target, coverage);
  return over(packed(spread(source) * coverage), target);
}

WIDE void kernel_blend_row_mask(
    uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t count) {
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    uint32_t four = LOAD(uint32_t, mask + index);
    if (four == 0) continue;
    u32x4 part = LOAD(u32x4, source + index);
    u32x4 pixels = LOAD(u32x4, target + index);
    uint32_t all = part[0] & part[1] & part[2] & part[3];
    if (all >> 24 == 255) {
      STORE(target + index, MIXED4(WIDEN(part), pixels, COVERAGE(mask + index)));
    } else {
      u32x4 isOpaque = (u32x4)(part >= 0xFF000000);
      u16x16 coverage = COVERAGE(mask + index);
      u32x4 mixes = MIXED4(WIDEN(part), pixels, coverage);
      u32x4 blends = over4(PACKED(WIDEN(part) * coverage), pixels);
      STORE(target + index, (mixes & isOpaque) | (blends & ~isOpaque));
    }
  }
  for (; index < count; index++) {
    target[index] = blended(source[index], target[index], mask[index]);
  }
}

WIDE void kernel_restore_row(
    uint32_t *target, const uint32_t *saved, const uint8_t *mask, ptrdiff_t count) {
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    if (LOAD(uint32_t, mask + index) == 0xFFFFFFFF) continue;
    u32x4 pixels = LOAD(u32x4, target + index), old = LOAD(u32x4, saved + index);
    STORE(target + index, MIXED4(WIDEN(pixels), old, COVERAGE(mask + index)));
  }
  for (; index < count; index++) {
    target[index] = mixed(target[index], saved[index], mask[index]);
  }
}

// MARK: Images

WIDE ptrdiff_t kernel_list_differences(
    const uint32_t *left, const uint32_t *right, ptrdiff_t count, int32_t *places) {
  ptrdiff_t found = 0, index = 0;
  for (; index + 32 <= count; index += 32) {
    uint32_t changes = 0;
    for (int part = 0; part < 32; part += 8) {
      bits8 differ = __builtin_convertvector(
          LOAD(u32x8, left + index + part) != LOAD(u32x8, right + index + part), bits8);
      changes |= (uint32_t)LOAD(uint8_t, &differ) << part;
    }
    for (; changes != 0; changes &= changes - 1) {
      places[found++] = (int32_t)(index + __builtin_ctz(changes));
    }
  }
  for (; index < count; index++) {
    if (left[index] != right[index]) places[found++] = (int32_t)index;
  }
  return found;
}

WIDE void kernel_premultiply(uint32_t *pixels, ptrdiff_t count) {
  const u32x4 alpha_bits = EVERY(0xFF000000);
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    u32x4 four = LOAD(u32x4, pixels + index);
    // Most pixels are opaque or transparent.
    if ((four[0] & four[1] & four[2] & four[3]) >= 0xFF000000) continue;
    if ((four[0] | four[1] | four[2] | four[3]) == 0) continue;
    u16x16 lanes = WIDEN(four);
    STORE(pixels + index, (PACKED(lanes * ALPHA(lanes)) & ~alpha_bits) | (four & alpha_bits));
  }
  for (; index < count; index++) {
    uint32_t alpha = pixels[index] >> 24;
    pixels[index] = (packed(spread(pixels[index]) * alpha) & 0x00FFFFFF) | alpha << 24;
  }
}

// MARK: Gradients

void kernel_fill_ramp(
    uint32_t *target, ptrdiff_t count, int32_t red, int32_t green, int32_t blue, int32_t alpha,
    int32_t red_step, int32_t green_step, int32_t blue_step, int32_t alpha_step) {
  const int32_t half = 1 << 21;
  i32x4 value = {red + half, green + half, blue + half, alpha + half};
  const i32x4 step = {red_step, green_step, blue_step, alpha_step};
  for (ptrdiff_t index = 0; index < count; index++) {
    STORE(target + index, __builtin_convertvector(value >> 22, u8x4));
    value += step;
  }
}

void kernel_look_up(
    uint32_t *target, ptrdiff_t count, const uint32_t *table, ptrdiff_t position, ptrdiff_t step) {
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    target[index] = table[position >> 24];
    target[index + 1] = table[(position + step) >> 24];
    target[index + 2] = table[(position + 2 * step) >> 24];
    target[index + 3] = table[(position + 3 * step) >> 24];
    position += 4 * step;
  }
  for (; index < count; index++) {
    target[index] = table[position >> 24];
    position += step;
  }
}

// MARK: Shadows

WIDE void kernel_add_interpolated(
    float *target, ptrdiff_t count, const float *source, ptrdiff_t position, ptrdiff_t step) {
  for (ptrdiff_t index = 0; index < count; index++) {
    const float *pair = source + (position >> 24);
    float share = (float)(position & 0xFFFFFF) * 0x1p-24f;
    target[index] += pair[0] + (pair[1] - pair[0]) * share;
    position += step;
  }
}

WIDE void kernel_shade_row(
    uint8_t *target, ptrdiff_t count, const float *profile, float factor, const float *missing) {
  ptrdiff_t index = 0;
  for (; index + 4 <= count; index += 4) {
    f32x4 value = LOAD(f32x4, profile + index) * factor - LOAD(f32x4, missing + index);
    i32x4 steps = __builtin_convertvector(value * 255.0f + 0.5f, i32x4);
    steps &= ~(steps >> 31);
    i32x4 over = steps > 255;
    STORE(target + index, __builtin_convertvector((steps & ~over) | (over & 255), u8x4));
  }
  for (; index < count; index++) {
    float value = profile[index] * factor - missing[index];
    int32_t steps = (int32_t)(value * 255.0f + 0.5f);
    target[index] = (uint8_t)(steps < 0 ? 0 : steps > 255 ? 255 : steps);
  }
}

// MARK: Blur

WIDE void kernel_convolve(
    float *target, ptrdiff_t count, const float *source, ptrdiff_t tap_stride,
    const float *weights, ptrdiff_t tap_count) {
  ptrdiff_t index = 0;
  for (; index + 16 <= count; index += 16) {
    f32x8 low = {0}, high = {0};
    const float *tap = source + index;
    for (ptrdiff_t k = 0; k < tap_count; k++) {
      low += LOAD(f32x8, tap) * weights[k];
      high += LOAD(f32x8, tap + 8) * weights[k];
      tap += tap_stride;
    }
    STORE(target + index, low);
    STORE(target + index + 8, high);
  }
  for (; index < count; index++) {
    float sum = 0;
    for (ptrdiff_t k = 0; k < tap_count; k++) sum += source[index + k * tap_stride] * weights[k];
    target[index] = sum;
  }
}

// The values are never negative.
INLINE u8x4 bytes(f32x4 values) {
  i32x4 steps = __builtin_convertvector(values + 0.5f, i32x4);
  i32x4 over = steps > 255;
  return __builtin_convertvector((steps & ~over) | (over & 255), u8x4);
}

WIDE void kernel_enlarge_row(
    uint8_t *target, ptrdiff_t count, ptrdiff_t channels, const float *row, ptrdiff_t position,
    ptrdiff_t step) {
  for (ptrdiff_t index = 0; channels == 4 && index < count; index++) {
    const float *pair = row + (position >> 24) * 4;
    float share = (float)(position & 0xFFFFFF) * 0x1p-24f;
    f32x4 value = LOAD(f32x4, pair) * (1 - share) + LOAD(f32x4, pair + 4) * share;
    STORE(target + index * 4, bytes(value));
    position += step;
  }
  ptrdiff_t index = channels == 4 ? count : 0;
  for (; index < count; index += 4) {
    f32x4 low = {0}, high = {0}, share = {0};
    ptrdiff_t rest = count - index < 4 ? count - index : 4;
    for (ptrdiff_t lane = 0; lane < rest; lane++) {
      const float *pair = row + (position >> 24);
      low[lane] = pair[0];
      high[lane] = pair[1];
      share[lane] = (float)(position & 0xFFFFFF) * 0x1p-24f;
      position += step;
    }
    u8x4 values = bytes(low * (1 - share) + high * share);
    __builtin_memcpy(target + index, &values, (size_t)rest);
  }
}

// MARK: Resampling

// Clamps a premultiplied pixel, because kernels with negative weights may exceed its limits.
INLINE u8x4 limited(i32x4 sum) {
  i32x4 negative = sum < 0;
  sum &= ~negative;
  int32_t alpha = sum[3] > 255 ? 255 : sum[3];
  i32x4 limit = {alpha, alpha, alpha, alpha};
  i32x4 over = sum > limit;
  return __builtin_convertvector((sum & ~over) | (limit & over), u8x4);
}

INLINE i32x4 channels(const uint32_t *pixel) {
  return __builtin_convertvector(LOAD(u8x4, pixel), i32x4);
}

void kernel_resample_row(
    uint32_t *target, ptrdiff_t count, const uint32_t *source, const int32_t *starts,
    ptrdiff_t stride, const int32_t *weights, ptrdiff_t weight_step, ptrdiff_t tap_count) {
  for (ptrdiff_t index = 0; index < count; index++) {
    const uint32_t *tap = source + starts[index];
    i32x4 sum = {8192, 8192, 8192, 8192};
    for (ptrdiff_t k = 0; k < tap_count; k++) {
      sum += channels(tap) * weights[k];
      tap += stride;
    }
    STORE(target + index, limited(sum >> 14));
    weights += weight_step;
  }
}

INLINE ptrdiff_t within(ptrdiff_t value, ptrdiff_t count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

// In 1/256 of a pixel from the centre of the first pixel; at most one pixel beyond the edges.
INLINE ptrdiff_t sample_place(double place, ptrdiff_t count) {
  place -= 0.5;
  if (!(place > -1)) place = -1;
  if (place > (double)count) place = (double)count;
  return (ptrdiff_t)(place * 256 + 256.5) - 256;
}

// Copies pixels of a row from `first` on, which may be outside of it; the outermost ones repeat.
INLINE void copy_row(
    uint32_t *target, ptrdiff_t count, ptrdiff_t first, const uint32_t *row, ptrdiff_t width) {
  ptrdiff_t index = 0;
  for (; index < count && first + index < 0; index++) target[index] = row[0];
  for (; index < count && first + index < width; index++) target[index] = row[first + index];
  for (; index < count; index++) target[index] = row[width - 1];
}

WIDE void kernel_sample_bilinear(
    uint32_t *target, ptrdiff_t count, ptrdiff_t first, const uint32_t *pixels, ptrdiff_t width,
    ptrdiff_t height, double start_x, double start_y, double step_x, double step_y) {
  const int is_level = step_y == 0;
  ptrdiff_t y = sample_place(start_y + step_y * ((double)first + 0.5), height);
  // Whole distances are exact, so each pixel is one of the image.
  if (is_level && step_x == 1 && (y & 255) == 0 && start_x > -1e9 && start_x < 1e9
      && start_x == (double)(int32_t)start_x) {
    const uint32_t *row = pixels + within(y >> 8, height) * width;
    return copy_row(target, count, (int32_t)start_x + first, row, width);
  }
  for (ptrdiff_t index = 0; index < count; index++) {
    double center = (double)(first + index) + 0.5;
    ptrdiff_t x = sample_place(start_x + step_x * center, width);
    if (!is_level) y = sample_place(start_y + step_y * center, height);
    ptrdiff_t left = within(x >> 8, width), right = within((x >> 8) + 1, width);
    const uint32_t *upper = pixels + within(y >> 8, height) * width;
    const uint32_t *lower = pixels + within((y >> 8) + 1, height) * width;
    int32_t across = x & 255, down = y & 255;
    i32x4 top = channels(upper + left) * (256 - across) + channels(upper + right) * across;
    i32x4 bottom = channels(lower + left) * (256 - across) + channels(lower + right) * across;
    i32x4 sum = (top * (256 - down) + bottom * down + 32768) >> 16;
    STORE(target + index, __builtin_convertvector(sum, u8x4));
  }
}

WIDE void kernel_sample_lanczos(
    uint32_t *target, ptrdiff_t count, const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height,
    ptrdiff_t x, ptrdiff_t y, ptrdiff_t step_x, ptrdiff_t step_y, const int32_t *weights) {
  // Rounded to 1/256 of a pixel.
  x += 1 << 15;
  y += 1 << 15;
  for (ptrdiff_t index = 0; index < count; index++) {
    const int32_t *across = weights + ((x >> 16) & 255) * 6;
    const int32_t *down = weights + ((y >> 16) & 255) * 6;
    ptrdiff_t left = (x >> 24) - 2, top = (y >> 24) - 2;
    ptrdiff_t columns[6];
    for (ptrdiff_t k = 0; k < 6; k++) columns[k] = within(left + k, width);
    i32x4 sum = {1 << 19, 1 << 19, 1 << 19, 1 << 19};
    for (ptrdiff_t line = 0; line < 6; line++) {
      const uint32_t *row = pixels + within(top + line, height) * width;
      i32x4 part = {128, 128, 128, 128};
      for (ptrdiff_t k = 0; k < 6; k++) part += channels(row + columns[k]) * across[k];
      sum += (part >> 8) * down[line];
    }
    STORE(target + index, limited(sum >> 20));
    x += step_x;
    y += step_y;
  }
}

// MARK: Frosted glass

void kernel_frost(
    uint32_t *pixels, ptrdiff_t count, int32_t factor, const int32_t *shades, uint32_t nothing) {
  for (ptrdiff_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index], alpha = pixel >> 24;
    int64_t parts[3] = {pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255};
    for (int part = 0; alpha > 0 && alpha < 255 && part < 3; part++) {
      int64_t straight = (parts[part] * 255 + alpha / 2) / alpha;
      parts[part] = straight > 255 ? 255 : straight;
    }
    // The weights of Rec. 709; the index is four times the luminance.
    int64_t shade = shades[(parts[0] * 13959 + parts[1] * 46858 + parts[2] * 4719 + 8192) >> 14];
    uint32_t frosted = 0xFF000000;
    for (int part = 0; part < 3; part++) {
      int64_t value = (parts[part] * factor + shade + 32768) >> 16;
      frosted |= (uint32_t)(value < 0 ? 0 : value > 255 ? 255 : value) << (8 * part);
    }
    pixels[index] = alpha == 255
        ? frosted
        : packed(spread(frosted) * alpha) + packed(spread(nothing) * (255 - alpha));
  }
}
