import Foundation

extension DisplayContext {
  /// How much of the foreground shows in what stands for hidden content.
  static let placeholderOpacity = 35.0 / 255

  /// Paints bars in place of the lines of a text: from the baseline to the height of capitals, and
  /// over the whole width where a line is followed by another.
  mutating func drawPlaceholders(
    of text: any PreparedText, _ block: TextBlock, at origin: CGPoint, foreground: Paint
  ) {
    let lines = text.lines(of: block)
    var bars = DisplayList()
    for (index, line) in lines.enumerated() {
      guard let first = line.slices.first, let last = line.slices.last else { continue }
      // SF's capitals, as a part of its ascent.
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

  /// Paints a box in place of a picture.
  mutating func drawPlaceholder(size: CGSize, foreground: ResolvedStyle) {
    let rect = pixelAligned(size)
    let box = DisplayItem.fill(
      Path(roundedRect: rect, cornerRadius: min(rect.height / 5, 4), style: .continuous),
      foreground.paint(in: rect), FillStyle())
    list.append(.group(.opacity(Self.placeholderOpacity), DisplayList(items: [box])))
  }
}
