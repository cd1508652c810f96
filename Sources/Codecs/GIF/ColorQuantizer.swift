import Drawing

/// Finds few colours that stand for many: a median cut.
///
/// All colours begin in one box. The box whose colours lie farthest from their mean, by the sum of
/// squares over all pixels, is cut at the mean across its widest axis, until there are enough boxes
/// or each holds one colour. So the large flat areas of a user interface keep their exact colours.
struct ColorQuantizer {
  /// The colours that stand for the others, as 0xRRGGBB.
  private(set) var palette: [UInt32]
  /// For each of the given colours the index of the one that stands for it.
  private(set) var indices: [UInt8]

  /// Takes colours as 0xRRGGBB and how many pixels have each; at most 256 may stand for them.
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

/// Red, green or blue.
private func component(_ axis: Int, of color: UInt32) -> Int {
  Int(color >> (16 - 8 * UInt32(axis)) & 0xff)
}
