#include "CKernels.h"

typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));

// The sum of a fully covered cell: 256 subrows times 512 half-columns.
enum { full_cover = 1 << 17 };

static inline __attribute__((always_inline)) i32x4 coverage4(
    i32x4 sum, _Bool is_even_odd, _Bool is_antialiased) {
  i32x4 area, more;
  if (is_even_odd) {
    area = sum & (2 * full_cover - 1);
    i32x4 mirrored = 2 * full_cover - area;
    more = area > full_cover;
    area = (mirrored & more) | (area & ~more);
  } else {
    i32x4 sign = sum >> 31;
    area = (sum ^ sign) - sign;
    more = (area > full_cover) | (area >> 31);
    area = (more & full_cover) | (area & ~more);
  }
  if (is_antialiased) return ((area << 8) - area + full_cover / 2) >> 17;
  return (area >= full_cover / 2) & 255;
}

static inline __attribute__((always_inline)) int32_t *append(
    int32_t *run, ptrdiff_t x, ptrdiff_t count, int32_t value) {
  run[0] = (int32_t)x;
  run[1] = (int32_t)count;
  run[2] = value;
  return run + 3;
}

ptrdiff_t kernel_sweep(
    int32_t *cells, uint64_t *words, ptrdiff_t word_count, ptrdiff_t width, ptrdiff_t origin_x,
    _Bool is_even_odd, _Bool is_antialiased, uint8_t *mask, int32_t *runs) {
  const i32x4 zero = {0, 0, 0, 0};
  i32x4 carry = zero;
  int32_t coverage = 0, *run = runs;
  ptrdiff_t x = 0, mask_start = -1;
  for (ptrdiff_t index = 0; index < word_count; index++) {
    uint64_t word = words[index];
    words[index] = 0;
    while (word != 0) {
      ptrdiff_t start = (index * 64 + __builtin_ctzll(word)) * 4;
      word &= word - 1;
      if (start > x) {
        if (mask_start >= 0) {
          run = append(run, mask_start + origin_x, x - mask_start, -1);
          mask_start = -1;
        }
        if (coverage != 0 && x < width) {
          run = append(run, x + origin_x, (start < width ? start : width) - x, coverage);
        }
      }
      if (mask_start < 0) mask_start = start;
      i32x4 sum;
      __builtin_memcpy(&sum, cells + start, sizeof sum);
      __builtin_memcpy(cells + start, &zero, sizeof zero);
      sum += __builtin_shufflevector(sum, zero, 4, 0, 1, 2);
      sum += __builtin_shufflevector(sum, zero, 4, 5, 0, 1);
      sum += carry;
      carry = __builtin_shufflevector(sum, sum, 3, 3, 3, 3);
      i32x4 values = coverage4(sum, is_even_odd, is_antialiased);
      u8x4 bytes = __builtin_convertvector(values, u8x4);
      __builtin_memcpy(mask + start, &bytes, sizeof bytes);
      coverage = values[3];
      x = start + 4;
    }
  }
  if (mask_start >= 0 && mask_start < width) {
    run = append(run, mask_start + origin_x, (x < width ? x : width) - mask_start, -1);
  }
  if (coverage != 0 && x < width) run = append(run, x + origin_x, width - x, coverage);
  return (run - runs) / 3;
}
