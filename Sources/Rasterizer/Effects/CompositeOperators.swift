@_spi(Inlined) import Drawing

extension ListPainter {
  /// Composites a list with an operator where another list has paint.
  func composite(
    _ list: DisplayList, _ composite: CompositeOperator, over coverage: DisplayList,
    _ context: Context
  ) {
    let bounds = displayBounds.of(coverage, context.transform).intersection(context.clip)
    withLayer(of: list, bounds, context) { layer in
      withLayer(of: coverage, bounds, context) { stencil in
        for y in bounds.minY..<bounds.maxY {
          compositeRow(
            context.surface.pointer(x: bounds.minX, y: y), layer.pointer(x: bounds.minX, y: y),
            stencil.pointer(x: bounds.minX, y: y), bounds.width, composite)
        }
      }
    }
  }
}

/// Composites a row with a `CompositeOperator`, limited to the alpha of `stencil`.
func compositeRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
  _ stencil: UnsafePointer<UInt32>, _ count: Int, _ composite: CompositeOperator
) {
  var index = 0
  while index < count {
    let part = stencil[index] &>> 24
    let top = source[index], bottom = target[index]
    let topAlpha = top &>> 24, bottomAlpha = bottom &>> 24
    // The weights of the source and of the destination, in 1/255.
    var sourceShare: UInt32 = 0, rest = 255 &- part
    switch composite {
    case .clear: break
    case .copy: sourceShare = 255
    case .sourceIn: sourceShare = bottomAlpha
    case .sourceOut: sourceShare = 255 &- bottomAlpha
    case .destinationIn: rest = min(255, rest &+ topAlpha)
    case .destinationAtop:
      sourceShare = 255 &- bottomAlpha
      rest = min(255, rest &+ topAlpha)
    case .xor:
      sourceShare = 255 &- bottomAlpha
      rest = 255 &- topAlpha
    }
    target[index] = added(scaled(top, by: sourceShare), scaled(bottom, by: rest))
    index &+= 1
  }
}

/// The sum of two pixels, clamped because rounding may exceed 255 or the alpha.
private func added(_ first: UInt32, _ second: UInt32) -> UInt32 {
  let alpha = min(255, (first &>> 24) &+ (second &>> 24))
  func component(_ shift: UInt32) -> UInt32 {
    min(alpha, ((first &>> shift) & 255) &+ ((second &>> shift) & 255)) &<< shift
  }
  return component(0) | component(8) | component(16) | alpha &<< 24
}
