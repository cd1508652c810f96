import LayoutDSL

/// Facts about text that hold for every font with the vertical metrics of the system font.
///
/// They come from recordings of another font on another platform. They therefore state only
/// heights, numbers of lines, baselines, gaps and differences, with the metrics of iOS: a line has
/// a height of (1950 + 494) / 2048 of the size, the block is rounded up once to the half point of
/// the screen, and text styles have the published leadings without the extra amount of the
/// recording machine.
///
/// Six of the recordings are left out: five with a font that is not available here, and one of a
/// title that is truncated before it reaches its minimum size, which depends on the widths of its
/// font.
extension Fact {
  static let text: [Fact] = [
    textHeights, textLines, textSpacing, textRuns, textPressure, textFitting,
  ].flatMap { $0 }

  /// The recorded text that is long enough to wrap.
  static let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

  /// Returns a fact about a view on a screen with two pixels per point.
  static func text<Content: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?,
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) -> Fact {
    Fact(id, width, height, scale: 2, view: view)
  }

  /// Expects the height of a probe.
  func height(_ id: String, _ height: CGFloat) -> Fact {
    expecting(height, "height of \(id)") { $0.frames[id].map(\.height)?.recorded }
  }

  /// Expects the vertical position and height of a probe.
  func vertical(_ id: String, _ y: CGFloat, _ height: CGFloat) -> Fact {
    expecting([y, height], "y and height of \(id)") {
      $0.frames[id].map { [$0.minY, $0.height].recorded }
    }
  }

  /// Expects the distance from the bottom of a probe to the top of another.
  func gap(_ upper: String, _ lower: String, _ distance: CGFloat) -> Fact {
    expecting(distance, "distance from \(upper) to \(lower)") { run in
      guard let upper = run.frames[upper], let lower = run.frames[lower] else { return nil }
      return (lower.minY - upper.maxY).recorded
    }
  }

  /// Expects the distance from a probe to the next one in its row.
  func beside(_ left: String, _ right: String, _ distance: CGFloat) -> Fact {
    expecting(distance, "distance from \(left) to \(right)") { run in
      guard let left = run.frames[left], let right = run.frames[right] else { return nil }
      return (right.minX - left.maxX).recorded
    }
  }

  /// Expects the difference between the widths of two probes.
  func wider(_ id: String, than other: String, by difference: CGFloat) -> Fact {
    expecting(difference, "width of \(id) minus that of \(other)") { run in
      guard let frame = run.frames[id], let other = run.frames[other] else { return nil }
      return (frame.width - other.width).recorded
    }
  }

  /// Expects the baselines of a text, from its top.
  func baselines(_ first: CGFloat, _ last: CGFloat) -> Fact {
    expecting([first, last], "baselines") { run in
      guard let text = run.frames["text"], let first = run.frames["first"],
        let last = run.frames["last"]
      else { return nil }
      return [first.maxY - text.minY, last.maxY - text.minY].recorded
    }
  }
}

extension View {
  /// Reports the first and the last baseline of the view.
  nonisolated func baselineProbes() -> some View {
    probe("text")
      .overlay(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        Color.clear.frame(width: 1, height: 1).probe("first")
      }
      .overlay(alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline)) {
        Color.clear.frame(width: 1, height: 1).probe("last")
      }
  }

  /// Sets the font of the recordings that state none.
  nonisolated func recordedFont() -> some View {
    font(.system(size: 13))
  }
}
