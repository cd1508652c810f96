import Drawing

/// Reduces many colours to a small palette by median cut.
///
/// The algorithm:
///
/// 1. All colours begin in one box.
/// 2. The box with the largest sum of squared distances from its mean, over all pixels, is split at
///    the mean of the component with the largest error.
/// 3. Step 2 repeats until there are enough boxes or each holds one colour.
///
/// So the large flat areas of a user interface keep their exact colours.
struct ColorQuantizer {
  /// The reduced colours, as 0xRRGGBB.
  private(set) var palette: [UInt32]
  /// The palette index of each of the given colours.
  private(set) var indices: [UInt8]

  /// Reduces colours, given as 0xRRGGBB with their pixel counts, to at most `limit` ≤ 256.
  init(_ colors: [UInt32], counts: [Int], limit: Int) {
    guard colors.count > limit else {
      palette = colors
      indices = colors.indices.map { UInt8($0) }
      return
    }
    var boxes = [Box(members: Array(colors.indices), colors, counts)]
    while boxes.count < limit {
      guard let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[index].error > 0
      else { break }
      let (low, high) = boxes[index].halves(colors, counts)
      boxes[index] = low
      boxes.append(high)
    }
    palette = boxes.map(\.mean)
    indices = [UInt8](repeating: 0, count: colors.count)
    for (index, box) in boxes.enumerated() {
      for member in box.members { indices[member] = UInt8(index) }
    }
  }

  private struct Box {
    var members: [Int]
    /// The number of pixels, and the sums of their components.
    private var weight = 0
    private var sums = [0, 0, 0]
    private var errors = [0.0, 0, 0]

    var error: Double { errors[0] + errors[1] + errors[2] }

    init(members: [Int], _ colors: [UInt32], _ counts: [Int]) {
      self.members = members
      var squares = [0, 0, 0]
      for member in members {
        weight += counts[member]
        for axis in 0..<3 {
          let value = component(axis, of: colors[member])
          sums[axis] += counts[member] * value
          squares[axis] += counts[member] * value * value
        }
      }
      guard members.count > 1 else { return }
      for axis in 0..<3 {
        let sum = Double(sums[axis])
        errors[axis] = max(Double(squares[axis]) - sum * sum / Double(weight), 0)
      }
    }

    var mean: UInt32 {
      sums.reduce(0) { $0 << 8 | UInt32(($1 * 2 + weight) / (weight * 2)) }
    }

    func halves(_ colors: [UInt32], _ counts: [Int]) -> (Box, Box) {
      let axis = errors.indices.max { errors[$0] < errors[$1] } ?? 0
      let isLow = members.map { component(axis, of: colors[$0]) * weight <= sums[axis] }
      let low = zip(members, isLow).filter { $0.1 }.map { $0.0 }
      let high = zip(members, isLow).filter { !$0.1 }.map { $0.0 }
      return (Box(members: low, colors, counts), Box(members: high, colors, counts))
    }
  }
}

/// The red, green or blue component of a color, for axis 0, 1 or 2.
private func component(_ axis: Int, of color: UInt32) -> Int {
  Int(color >> (16 - 8 * UInt32(axis)) & 0xff)
}
