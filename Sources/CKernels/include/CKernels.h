#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

// The inner loops of drawing, on premultiplied RGBA with red in the lowest byte.
//
// They are in C because its vector types are explicit: even an unoptimized build processes four
// pixels at a time. Each produces bit for bit the result of its plain counterpart in Swift
// (`Tests/RasterizerTests/Raster/PlainLoops.swift`), on every processor: pixels are computed with
// integers, and nothing uses fused multiplication.

#pragma clang assume_nonnull begin

#define SWIFT_NAMED(name) __attribute__((swift_name(name)))

/// Sets pixels to one colour.
void kernel_fill(uint32_t *target, ptrdiff_t count, uint32_t color)
    SWIFT_NAMED("fillPixels(_:_:_:)");

/// Source-over of one translucent colour.
void kernel_blend_color(uint32_t *target, ptrdiff_t count, uint32_t color)
    SWIFT_NAMED("blendColor(_:_:_:)");

/// Source-over of an opaque colour with one coverage.
void kernel_mix_color(uint32_t *target, ptrdiff_t count, uint32_t color, uint32_t coverage)
    SWIFT_NAMED("mixColor(_:_:_:_:)");

/// Source-over of an opaque colour through a row of coverage.
void kernel_mix_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color)
    SWIFT_NAMED("mixColorMask(_:_:_:_:)");

/// Source-over of a translucent colour through a row of coverage.
void kernel_blend_color_mask(
    uint32_t *target, const uint8_t *mask, ptrdiff_t count, uint32_t color)
    SWIFT_NAMED("blendColorMask(_:_:_:_:)");

/// Source-over of one colour through the runs that `sweepCells` computes; `target` and `mask` start
/// at the first column, `origin_x`.
void kernel_paint_runs(
    uint32_t *target, const int32_t *runs, ptrdiff_t run_count, const uint8_t *mask,
    ptrdiff_t origin_x, uint32_t color)
    SWIFT_NAMED("paintRuns(_:_:_:_:_:_:)");

/// Source-over of a row of pixels with one coverage.
void kernel_blend_row(
    uint32_t *target, const uint32_t *source, ptrdiff_t count, uint32_t coverage)
    SWIFT_NAMED("blendRow(_:_:_:_:)");

/// Source-over of a row of pixels through a row of coverage.
void kernel_blend_row_mask(
    uint32_t *target, const uint32_t *source, const uint8_t *mask, ptrdiff_t count)
    SWIFT_NAMED("blendRowMask(_:_:_:_:)");

/// Mixes saved pixels back in where the coverage is partial: target·c + saved·(1 − c).
void kernel_restore_row(
    uint32_t *target, const uint32_t *saved, const uint8_t *mask, ptrdiff_t count)
    SWIFT_NAMED("restoreRow(_:_:_:_:)");

/// Fills a table with colours at equal steps; components have 22 fractional bits.
void kernel_fill_ramp(
    uint32_t *target, ptrdiff_t count, int32_t red, int32_t green, int32_t blue, int32_t alpha,
    int32_t red_step, int32_t green_step, int32_t blue_step, int32_t alpha_step)
    SWIFT_NAMED("fillRamp(_:_:_:_:_:_:_:_:_:_:)");

/// Copies table entries at `position`, in fixed point with 24 fractional bits, advancing by `step`.
void kernel_look_up(
    uint32_t *target, ptrdiff_t count, const uint32_t *table, ptrdiff_t position, ptrdiff_t step)
    SWIFT_NAMED("lookUp(_:_:_:_:_:)");

/// Adds linearly interpolated values of `source` to `target`, at `position`, in fixed point with 24
/// fractional bits, advancing by `step`.
void kernel_add_interpolated(
    float *target, ptrdiff_t count, const float *source, ptrdiff_t position, ptrdiff_t step)
    SWIFT_NAMED("addInterpolated(_:_:_:_:_:)");

/// Computes the coverage 0…255 of factor · profile − missing, each clamped to 0…1.
void kernel_shade_row(
    uint8_t *target, ptrdiff_t count, const float *profile, float factor, const float *missing)
    SWIFT_NAMED("shadeRow(_:_:_:_:_:)");

/// Sums a row of a `ScanConverter`'s cells into runs of coverage and clears the row; returns the
/// number of runs.
///
/// A bit of `words` represents four cells. `runs` receives triples of x, length and coverage; the
/// coverage is −1 if `mask` holds the coverage of each pixel.
ptrdiff_t kernel_sweep(
    int32_t *cells, uint64_t *words, ptrdiff_t word_count, ptrdiff_t width, ptrdiff_t origin_x,
    _Bool is_even_odd, _Bool is_antialiased, uint8_t *mask, int32_t *runs)
    SWIFT_NAMED("sweepCells(_:_:_:_:_:_:_:_:_:)");

// MARK: Blur

/// Computes weighted sums, in order, of `tap_count` values that are `tap_stride` apart.
void kernel_convolve(
    float *target, ptrdiff_t count, const float *source, ptrdiff_t tap_stride,
    const float *weights, ptrdiff_t tap_count)
    SWIFT_NAMED("convolve(_:_:_:_:_:_:)");

/// Interpolates linearly between pixels of 1 or 4 channels and rounds to bytes, at `position`, in
/// fixed point with 24 fractional bits, advancing by `step`.
void kernel_enlarge_row(
    uint8_t *target, ptrdiff_t count, ptrdiff_t channels, const float *row, ptrdiff_t position,
    ptrdiff_t step)
    SWIFT_NAMED("enlargeRow(_:_:_:_:_:_:)");

// MARK: Images

/// Lists the indices at which two rows of pixels differ, in ascending order, and returns their
/// number; `places` must have room for `count` of them.
ptrdiff_t kernel_list_differences(
    const uint32_t *left, const uint32_t *right, ptrdiff_t count, int32_t *places)
    SWIFT_NAMED("listDifferences(_:_:_:_:)");

/// Computes weighted sums of `tap_count` pixels that are `stride` apart, in units of 1/16384. Each
/// target pixel has its own start, and its weights follow those of the previous one by
/// `weight_step`.
void kernel_resample_row(
    uint32_t *target, ptrdiff_t count, const uint32_t *source, const int32_t *starts,
    ptrdiff_t stride, const int32_t *weights, ptrdiff_t weight_step, ptrdiff_t tap_count)
    SWIFT_NAMED("resampleRow(_:_:_:_:_:_:_:_:)");

/// Samples a bitmap bilinearly, for the pixels from `first` on of a row: pixel n is at
/// (`start_x` + `step_x` · (n + ½), `start_y` + `step_y` · (n + ½)) in the bitmap, rounded to 1/256 of
/// a pixel. Beyond the edges the border pixels repeat.
void kernel_sample_bilinear(
    uint32_t *target, ptrdiff_t count, ptrdiff_t first, const uint32_t *pixels, ptrdiff_t width,
    ptrdiff_t height, double start_x, double start_y, double step_x, double step_y)
    SWIFT_NAMED("sampleBilinear(_:_:_:_:_:_:_:_:_:_:)");

/// Samples a bitmap with a table of six horizontal and six vertical weights for each 1/256 of a
/// pixel, at (`x`, `y`), in fixed point with 24 fractional bits from the centre of the first pixel,
/// advancing by (`step_x`, `step_y`).
void kernel_sample_lanczos(
    uint32_t *target, ptrdiff_t count, const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height,
    ptrdiff_t x, ptrdiff_t y, ptrdiff_t step_x, ptrdiff_t step_y, const int32_t *weights)
    SWIFT_NAMED("sampleLanczos(_:_:_:_:_:_:_:_:_:_:)");

/// Frosts pixels: straight components times `factor` plus the shade of their luminance, which is in
/// quarter steps, all in fixed point with 16 fractional bits. Translucent pixels are filled up with
/// `nothing`.
void kernel_frost(
    uint32_t *pixels, ptrdiff_t count, int32_t factor, const int32_t *shades, uint32_t nothing)
    SWIFT_NAMED("frostPixels(_:_:_:_:_:)");

/// Multiplies the colours of pixels by their alpha.
void kernel_premultiply(uint32_t *pixels, ptrdiff_t count) SWIFT_NAMED("premultiply(_:_:)");

// MARK: Curves

/// Halves a cubic, given as the x and y of its four points, until its control points are within
/// `flatness`, horizontally and vertically, of those of the straight chord, at most `depth` times.
/// Writes the ends of the chords, at most 2^`depth` points, to `target`, which is aligned to 16
/// bytes, and returns their number.
ptrdiff_t kernel_flatten_cubic(
    double *target, const double *points, double flatness, int32_t depth)
    SWIFT_NAMED("flattenCubic(_:_:_:_:)");

// MARK: Memory

/// Requests huge pages, where available, for memory that is about to be written for the first time,
/// which takes a fifth of the time.
void kernel_prefer_huge_pages(void *start, size_t count) SWIFT_NAMED("preferHugePages(_:_:)");

/// Prefetches memory that is read soon, without waiting for it.
static inline void kernel_prefetch(const void *start, ptrdiff_t count)
    SWIFT_NAMED("prefetch(_:_:)") {
  for (ptrdiff_t offset = 0; offset < count; offset += 64)
    __builtin_prefetch((const char *)start + offset);
}

/// Returns the lowest address to which recursion may extend the stack of the current thread; 0 if
/// unknown. An eighth of the stack stays free below it.
uintptr_t kernel_stack_limit(void) SWIFT_NAMED("stackLimit()");

#pragma clang assume_nonnull end

#endif
