#include "CKernels.h"

// Vectors of x and y. Products and sums are rounded separately, as in Swift.
#pragma STDC FP_CONTRACT OFF

typedef double f64x2 __attribute__((vector_size(16)));
typedef int64_t i64x2 __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) _Bool is_within(f64x2 bend, double limit) {
  i64x2 within = (bend <= limit) & (bend >= -limit);
  return (within[0] & within[1]) != 0;
}

static f64x2 *flatten(
    f64x2 *target, f64x2 start, f64x2 control1, f64x2 control2, f64x2 end, double limit,
    int32_t depth) {
  f64x2 bend1 = 3 * control1 - 2 * start - end, bend2 = 3 * control2 - start - 2 * end;
  if (depth == 0 || (is_within(bend1, limit) && is_within(bend2, limit))) {
    *target = end;
    return target + 1;
  }
  f64x2 a = (start + control1) / 2, b = (control1 + control2) / 2, c = (control2 + end) / 2;
  f64x2 left = (a + b) / 2, right = (b + c) / 2, middle = (left + right) / 2;
  target = flatten(target, start, a, left, middle, limit, depth - 1);
  return flatten(target, middle, right, c, end, limit, depth - 1);
}

ptrdiff_t kernel_flatten_cubic(
    double *target, const double *points, double flatness, int32_t depth) {
  f64x2 cubic[4];
  __builtin_memcpy(cubic, points, sizeof cubic);
  f64x2 *first = (f64x2 *)(void *)target;
  return flatten(first, cubic[0], cubic[1], cubic[2], cubic[3], 3 * flatness, depth) - first;
}
