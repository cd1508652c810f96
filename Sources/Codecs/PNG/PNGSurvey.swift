import Drawing

/// Finds the smallest format that has every pixel of a picture exactly.
package struct PNGSurvey {
  private let depth: PNGDepth
  /// The palette; nil if there are too many colours.
  private var palette: PNGPalette?
  private var isOpaque = true
  private let isKnownOpaque: Bool

  /// Creates a survey; `isKnownOpaque` declares that every pixel is opaque.
  package init(depth: PNGDepth, isKnownOpaque: Bool) {
    self.depth = depth
    self.isKnownOpaque = isKnownOpaque
    palette = depth == .eight ? PNGPalette() : nil
  }

  /// Whether further pixels cannot change the format.
  package var isSettled: Bool { palette == nil && (isKnownOpaque || !isOpaque) }

  /// Adds the next rows.
  package mutating func add(_ source: PNGPixelFormat.Source, width: Int, height: Int) {
    var y = 0
    while y < height, !isSettled {
      let row = source.row(y)
      if let palette, !palette.add(row, width: width) { self.palette = nil }
      if isOpaque, !isKnownOpaque { isOpaque = isRowOpaque(row, width) }
      y &+= 1
    }
    palette?.isPremultiplied = source.isPremultiplied
  }

  /// The format, once all pixels were added or `isSettled` is true.
  package consuming func finish() -> PNGPixelFormat {
    if let palette {
      palette.finish()
      return .indexed(palette)
    }
    return depth == .sixteen ? .deep(hasAlpha: !isOpaque) : isOpaque ? .rgb : .rgba
  }
}
