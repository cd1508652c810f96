import Foundation

extension DisplayContext {
  /// The opacity of redacted content relative to its foreground.
  static let placeholderOpacity = 35.0 / 255  // Measurements.md#redaction-bar

  /// Draws bars in place of the lines of redacted text.
  ///
  /// A bar spans the cap height above the baseline. It spans the whole width, except in the last
  /// line.
  mutating func drawPlaceholders(
    of block: any TextBlock, at origin: CGPoint, foreground: Paint
  ) {
    let lines = block.lines
    var bars = DisplayList()
    for (index, line) in lines.enumerated() {
      guard let first = line.slices.first, let last = line.slices.last else { continue }
      // SF's cap height over its ascent, in font units.
      // Measurements.md#redaction-bar
      let height = (line.ascent * 1443 / 1950 * 2).rounded(.up) / 2
      let isLast = index == lines.count - 1
      let left = isLast ? first.x : 0
      let right = isLast ? last.x + last.width : block.size.width
      let bar = CGRect(
        x: origin.x + left, y: origin.y + line.baseline - height, width: right - left,
        height: height)
      let path = Path(
        roundedRect: pixelAligned(bar), cornerRadius: height / 5, style: .continuous)
      bars.append(.fill(path, foreground, FillStyle()))
    }
    if !bars.isEmpty { list.append(.group(.opacity(Self.placeholderOpacity), bars)) }
  }

  /// Draws a rounded rectangle in place of a redacted image.
  mutating func drawPlaceholder(size: CGSize, foreground: ResolvedStyle) {
    let rect = pixelAligned(size)
    let box = DisplayItem.fill(
      // Measurements.md#redaction-box
      Path(roundedRect: rect, cornerRadius: min(rect.height / 5, 4), style: .continuous),
      foreground.paint(in: rect), FillStyle())
    list.append(.group(.opacity(Self.placeholderOpacity), DisplayList(items: [box])))
  }
}
