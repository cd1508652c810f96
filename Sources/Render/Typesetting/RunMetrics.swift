import ViewCore

/// The contribution of a run to the height of its line fragment, in points.
struct RunMetrics: Equatable, Sendable {
  /// The extents above and below the baseline; a baseline offset extends the one on its side.
  var ascent: Double, descent: Double
  /// The space to the next line.
  var leading: Double
  /// A fixed height of the line that replaces that of its fonts; nil if there is none.
  private var height: Double?

  var lineHeight: Double { ascent + descent }

  init(_ run: ResolvedText.Run, face: VerticalMetrics, lineSpacing: Double) {
    let font = run.lineFont ?? run.font
    let size = Double(font.size)
    let offset = Double(run.baselineOffset)
    ascent = face.ascent * size + max(0, offset)
    descent = face.descent * size + max(0, -offset)
    let leading = Double(font.leading) + face.lineGap * size
    // Measurements.md#text-line-spacing
    self.leading = lineSpacing == 0 ? leading : max(leading, lineSpacing)
    switch run.lineHeight {
    case nil: break
    case .variable: self.leading = lineSpacing
    case .fixed(let height):
      self.height = Double(height)
      self.leading = lineSpacing
    }
    // Symbols do not change the height of their line; images do.
    if case .image(let image, _) = run.attachment {
      ascent = max(ascent, Double(image.size.height) + offset)
    }
  }

  /// The metrics of a line that contains both runs.
  func union(_ other: RunMetrics) -> RunMetrics {
    var union = self
    union.ascent = max(ascent, other.ascent)
    union.descent = max(descent, other.descent)
    union.leading = max(leading, other.leading)
    if let height = other.height { union.height = max(height, self.height ?? 0) }
    return union
  }

  /// The metrics of a whole line; a fixed height is distributed evenly above and below the fonts.
  var ofLine: RunMetrics {
    guard let height else { return self }
    var line = self
    line.ascent += (height - lineHeight) / 2
    line.descent = height - line.ascent
    line.height = nil
    return line
  }
}
