/// Lines one below the other: their baselines, and the height of the whole, in points.
struct LineStack {
  private let lines: [RunMetrics]
  private let grid: PixelGrid
  /// From the top, on whole pixels.
  let baselines: [Double]

  /// Stacks at least one line.
  init(_ lines: [RunMetrics], grid: PixelGrid) {
    self.lines = lines
    self.grid = grid
    var top = 0.0
    var baselines: [Double] = []
    for line in lines {
      baselines.append(grid.round(top + line.ascent))
      top += line.lineHeight + line.leading
    }
    // The last of several baselines is measured from the bottom, after the height is rounded.
    if let last = lines.last, lines.count > 1 {
      let bottom = grid.ceil(top - last.leading)
      baselines[lines.count - 1] = grid.round(bottom - last.descent)
    }
    self.baselines = baselines
  }

  /// The height, rounded once for all; lines reserved beyond the last are as tall as it.
  func height(reserving reserved: Int) -> Double {
    guard let last = lines.last else { return 0 }
    let stacked = lines.reduce(0) { $0 + $1.lineHeight + $1.leading }
    let missing = Double(max(0, reserved - lines.count))
    return grid.ceil(stacked + missing * (last.lineHeight + last.leading) - last.leading)
  }

  /// How many lines, at least one, stand in a height.
  func count(fitting height: Double) -> Int {
    var bottom = 0.0
    var count = 0
    for line in lines {
      guard grid.ceil(bottom + line.lineHeight) <= height + 1e-3 || count == 0 else { break }
      bottom += line.lineHeight + line.leading
      count += 1
    }
    return count
  }
}
