/// A vertical stack of line fragments: their baselines and the total height, in points.
///
/// `TextBlockBuilder` breaks the lines and limits their number.
struct LineStack {
  /// The metrics of the lines; there is at least one.
  let lines: [RunMetrics]
  let grid: PixelGrid

  /// The distances of the baselines from the top, rounded to pixels.
  var baselines: [Double] {
    var top = 0.0
    var baselines: [Double] = []
    for line in lines {
      baselines.append(grid.round(top + line.ascent))  // Measurements.md#text-baseline
      top += line.lineHeight + line.leading
    }
    // The last of several baselines is measured from the bottom, after the height is rounded.
    if let last = lines.last, lines.count > 1 {
      let bottom = grid.ceil(top - last.leading)
      baselines[lines.count - 1] = grid.round(bottom - last.descent)
    }
    return baselines
  }

  /// The height, rounded once; each reserved line beyond the last is as tall as the last.
  ///
  /// Measurements.md#text-line-height
  func height(reserving reserved: Int) -> Double {
    guard let last = lines.last else { return 0 }
    let stacked = lines.reduce(0) { $0 + $1.lineHeight + $1.leading }
    let missing = Double(max(0, reserved - lines.count))
    return grid.ceil(stacked + missing * (last.lineHeight + last.leading) - last.leading)
  }

  /// The number of lines, at least one, that fit a height.
  func count(fitting height: Double) -> Int {
    if height == .infinity { return lines.count }
    var bottom = 0.0
    var count = 0
    for line in lines {
      guard grid.ceil(bottom + line.lineHeight) <= height + LineBreaker.tolerance || count == 0
      else { break }
      bottom += line.lineHeight + line.leading
      count += 1
    }
    return count
  }
}
