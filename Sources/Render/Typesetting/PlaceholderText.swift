import Foundation

extension ShapedText {
  /// The text as a placeholder: each character, including spaces, has the same advance for its font
  /// size, and lines break anywhere.
  ///
  /// - Parameter sizes: The font size of each run, in points.
  func asPlaceholder(sizes: [CGFloat]) -> ShapedText {
    var copy = self
    var pen = 0.0
    for index in clusters.indices {
      if clusters[index].kind != .newline {
        copy.clusters[index].kind = .visible
        copy.clusters[index].allowsBreakAfter = true
        pen += placeholderAdvance(size: Double(sizes[Int(clusters[index].run)]))
      }
      copy.positions[index + 1] = pen
    }
    return copy
  }
}

/// The advance of a placeholder character, measured in SF at these sizes and linearly interpolated.
private func placeholderAdvance(size: Double) -> Double {
  // Measurements.md#redaction-advance
  let measured = [(0.0, 0.0), (11, 5.45), (13, 6.30), (17, 7.90), (22, 10.50), (26, 12.95)]
  let next = measured.firstIndex { $0.0 > size } ?? measured.count - 1
  let (low, high) = (measured[max(next - 1, 0)], measured[next])
  return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
}
