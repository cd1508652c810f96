internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

extension ListPainter {
  /// Draws a list through an effect.
  func draw(_ list: DisplayList, through effect: DisplayEffect, _ context: Context) {
    if layers.isExhausted, effect.needsLayer { return draw(list, context) }
    switch effect {
    case .transform: break
    case .projection(let projection):
      draw(list, projectedBy: projection, context)
    case .clip(let path, let style):
      draw(list, clippedTo: path, style, context)
    case .opacity(let opacity):
      draw(list, opacity: opacity, context)
    case .blend(let mode):
      mode == .normal ? draw(list, context) : blend(list, mode, context)
    case .mask(let mask):
      draw(list, maskedBy: mask, context)
    case .blur(let radius, let isOpaque):
      blur(list, radius, isOpaque: isOpaque, context)
    case .shadow(let color, let radius, let offset):
      drawWithShadow(list, color, radius, offset, context)
    case .glass(let radius, let frost):
      drawGlass(list, radius, frost, context)
    case .colorMatrix(let matrix, let isLinear):
      draw(list, through: matrix, isLinear: isLinear, context)
    case .alphaThreshold(let low, let high, let color):
      draw(list, thresholdFrom: low, to: high, color, context)
    case .composite(let composite, let coverage):
      self.composite(list, composite, over: coverage, context)
    }
  }

  /// Draws a list into a transparent offscreen layer, passes it to `use` and recycles its memory.
  func withLayer(
    of list: DisplayList, _ bounds: PixelRect, _ context: Context, _ use: (Surface) -> Void
  ) {
    if bounds.isEmpty { return }
    let layer = layers.take(bounds)
    clear(layer, to: 0)
    draw(
      list,
      Context(
        transform: context.transform, clip: bounds, surface: layer,
        isOversampled: context.isOversampled))
    use(layer)
    layers.recycle(layer)
  }

  private func draw(_ list: DisplayList, opacity: Double, _ context: Context) {
    guard opacity > 0 else { return }
    let opacity = min(1, opacity)
    if opacity == 1, !containsBlend(list) {
      draw(list, context)
    } else {
      let bounds = displayBounds.of(list, context.transform).intersection(context.clip)
      let coverage = UInt32(opacity * 255 + 0.5)
      if drawWithGlass(list, bounds, context, { memset($1, Int32(coverage), bounds.width) }) {
        return
      }
      withLayer(of: list, bounds, context) { layer in
        for y in bounds.minY..<bounds.maxY {
          blendRow(
            context.surface.pointer(x: bounds.minX, y: y), layer.pointer(x: bounds.minX, y: y),
            bounds.width, coverage)
        }
      }
    }
  }

  private func blend(_ list: DisplayList, _ mode: BlendMode, _ context: Context) {
    let bounds = displayBounds.of(list, context.transform).intersection(context.clip)
    withLayer(of: list, bounds, context) { layer in
      for y in bounds.minY..<bounds.maxY {
        blendRow(
          context.surface.pointer(x: bounds.minX, y: y), layer.pointer(x: bounds.minX, y: y),
          bounds.width, mode)
      }
    }
  }

  private func draw(_ list: DisplayList, maskedBy mask: DisplayList, _ context: Context) {
    let bounds = displayBounds.of(list, context.transform)
      .intersection(displayBounds.of(mask, context.transform))
      .intersection(context.clip)
    withLayer(of: mask, bounds, context) { stencil in
      let isDrawn = drawWithGlass(list, bounds, context) { y, coverage in
        extractAlpha(stencil.pointer(x: bounds.minX, y: y), coverage, bounds.width)
      }
      if isDrawn { return }
      let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bounds.width))
      defer { coverage.deallocate() }
      withLayer(of: list, bounds, context) { layer in
        for y in bounds.minY..<bounds.maxY {
          let row = layer.pointer(x: bounds.minX, y: y)
          extractAlpha(stencil.pointer(x: bounds.minX, y: y), coverage, bounds.width)
          blendRowMask(
            context.surface.pointer(x: bounds.minX, y: y), row, coverage, bounds.width)
        }
      }
    }
  }

  private func blur(
    _ list: DisplayList, _ radius: CGFloat, isOpaque: Bool, _ context: Context
  ) {
    let blur = GaussianBlur(deviation: Double(radius) * Matrix(context.transform).meanScale)
    if blur.deviation < GaussianBlur.invisible { return draw(list, context) }
    withBackdrop(of: list, context) { hasGlass in
      draw(list, through: blur, isOpaque: isOpaque, isReducible: !hasGlass, context)
    }
  }

  private func draw(
    _ list: DisplayList, through blur: GaussianBlur, isOpaque: Bool, isReducible: Bool,
    _ context: Context
  ) {
    let bounds = displayBounds.of(list, context.transform)
      .intersection(context.clip.insetBy(-blur.sourceReach))
    let side = isReducible ? blur.sampling(of: bounds) : 1
    let source = bounds.divided(by: side)
    withLayer(of: list, source, context.reduced(by: side)) { layer in
      let visible = (isOpaque ? bounds : bounds.insetBy(-blur.reach)).intersection(context.clip)
      if visible.isEmpty { return }
      let result = layers.take(visible)
      blur.apply(
        UnsafeRawPointer(layer.pixels).assumingMemoryBound(to: UInt8.self), width: source.width,
        height: source.height, channels: 4, areMeans: side > 1,
        origin: (source.minX * side, source.minY * side),
        to: UnsafeMutableRawPointer(result.pixels).assumingMemoryBound(to: UInt8.self),
        window: visible.offsetBy(x: -source.minX * side, y: -source.minY * side))
      for y in visible.minY..<visible.maxY {
        let row = result.pointer(x: visible.minX, y: y)
        if isOpaque { makeOpaque(row, visible.width) }
        blendRow(context.surface.pointer(x: visible.minX, y: y), row, visible.width, 255)
      }
      layers.recycle(result)
    }
  }
}

extension DisplayEffect {
  /// Whether drawing the effect may need an offscreen layer.
  fileprivate var needsLayer: Bool {
    switch self {
    case .transform, .clip: false
    default: true
    }
  }
}

/// Whether an opacity may be applied to the paint of the list's only item, which does not overlap
/// itself.
func canFold(_ list: DisplayList) -> Bool {
  guard list.items.count == 1 else { return false }
  switch list.items[0] {
  case .fill, .stroke, .image: return true
  case .group(.transform, let inner), .group(.clip, let inner), .group(.opacity, let inner):
    return canFold(inner)
  default: return false
  }
}

/// Whether a list reads its backdrop, so that drawing it into an offscreen layer makes a
/// difference.
private func containsBlend(_ list: DisplayList) -> Bool {
  list.items.contains { item in
    guard case .group(let effect, let inner) = item else { return false }
    switch effect {
    case .blend(let mode) where mode != .normal: return true
    case .composite: return true
    default: return containsBlend(inner)
    }
  }
}

/// Divides the colours of a row by their alpha and makes the pixels opaque.
func makeOpaque(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
  var index = 0
  while index < count {
    let pixel = row[index], alpha = pixel &>> 24
    if alpha != 0, alpha != 255 {
      let half = alpha &>> 1
      let red = ((pixel & 255) &* 255 &+ half) / alpha
      let green = ((pixel &>> 8 & 255) &* 255 &+ half) / alpha
      let blue = ((pixel &>> 16 & 255) &* 255 &+ half) / alpha
      row[index] =
        (red < 255 ? red : 255) | (green < 255 ? green : 255) &<< 8
        | (blue < 255 ? blue : 255) &<< 16 | 0xFF00_0000
    }
    index &+= 1
  }
}
