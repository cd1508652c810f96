import LayoutDSL

/// What a run of text does to the height of its line, in points.
struct RunMetrics: Equatable, Sendable {
  /// Above and below the baseline; a raised run reaches higher, a lowered one deeper.
  var ascent: Double, descent: Double
  /// Space to the next line.
  var leading: Double
  /// The height of the line, whatever its fonts ask for; nil for theirs.
  private var height: Double?

  var lineHeight: Double { ascent + descent }

  init(_ run: ResolvedText.Run, face: VerticalMetrics, lineSpacing: Double) {
    let font = run.lineFont ?? run.font
    let size = Double(font.size)
    let offset = Double(run.baselineOffset)
    ascent = face.ascent * size + max(0, offset)
    descent = face.descent * size + max(0, -offset)
    let leading = Double(font.leading) + face.lineGap * size
    self.leading = lineSpacing == 0 ? leading : max(leading, lineSpacing)
    switch run.lineHeight {
    case nil: break
    case .variable: self.leading = lineSpacing
    case .fixed(let height):
      self.height = Double(height)
      self.leading = lineSpacing
    }
    // Symbols are made to stand in lines as they are; pictures take the room they need.
    if case .image(let image, _) = run.attachment {
      ascent = max(ascent, Double(image.size.height) + offset)
    }
  }

  /// The metrics of a line that has runs of both kinds.
  func union(_ other: RunMetrics) -> RunMetrics {
    var union = self
    union.ascent = max(ascent, other.ascent)
    union.descent = max(descent, other.descent)
    union.leading = max(leading, other.leading)
    if let height = other.height { union.height = max(height, self.height ?? 0) }
    return union
  }

  /// The metrics of a whole line; the fonts stand in the middle of a height that is not theirs.
  var ofLine: RunMetrics {
    guard let height else { return self }
    var line = self
    line.ascent += (height - lineHeight) / 2
    line.descent = height - line.ascent
    line.height = nil
    return line
  }
}
