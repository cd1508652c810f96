/// The blurred edge of a half-plane.
struct BlurredEdge {
  /// The distance from the edge within which the coverage is partial.
  let reach: Int
  /// The cumulative sums of the kernel's weights, after a 0 and before a 1.
  private let sums: [Float]

  init(deviation: Double) {
    let kernel = Kernel(variance: deviation * deviation, shift: 0)
    reach = kernel.reach
    var sum = 0.0
    sums =
      [0]
      + kernel.weights.map { weight in
        sum += Double(weight)
        return Float(sum)
      } + [1]
  }

  /// The coverage of a pixel if everything from a coordinate on is covered.
  func coverage(_ pixel: Int, from start: Double) -> Float {
    let first = start.rounded(.down)
    let share = Float(start - first)
    let index = pixel - Int(first) + reach
    return sum(index) + (sum(index - 1) - sum(index)) * share
  }

  /// The coverages of a row of pixels between two coordinates.
  func fill(
    _ target: UnsafeMutablePointer<Float>, _ columns: Range<Int>, from start: Double,
    to end: Double
  ) {
    for x in columns {
      target[x - columns.lowerBound] = coverage(x, from: start) - coverage(x, from: end)
    }
  }

  private func sum(_ index: Int) -> Float {
    index < 0 ? 0 : index + 1 < sums.count ? sums[index + 1] : 1
  }
}
