/// How wide San Francisco is beside Inter, in thousandths of the size.
///
/// The differences are fitted to 1,162 recorded widths of text in Apple's SwiftUI at 10 to 40 points
/// and weights from 300 to 900; what was not recorded stands at the mean of its kind.
enum SystemWidths {
  /// The printable characters of ASCII, the ellipsis, the bullet, and all others.
  static let count = 98

  static func index(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0x2026: 95
    case 0x2022: 96
    default: 97
    }
  }

  /// What Apple publishes: at each whole point from 6 to 40, from there to nothing at 80.
  static func tracking(at size: Double) -> Double {
    guard size < 40 else { return size < 80 ? (80 - size) / 4 : 0 }
    return value(at: size, in: published, from: 6)
  }

  /// By how much a character is wider than in Inter, or from 20 points up in its display cut.
  static func difference(of index: Int, at size: Double, weight: Int) -> Double {
    let row = min(max((weight + 50) / 100, 1), 9) - 1
    let bold = Double(max(0, weight - 400)) / 300 * Double(Self.bold[index])
    guard size >= 20 else { return Double(text[index]) + bold + Double(textWeights[row]) }
    // San Francisco is all of its display cut from 28 points up.
    let share = value(at: size, in: displayShares, from: 20) / 20
    let ofText = Double(text[index] + textInDisplay(index))
    return (1 - share) * ofText + share * Double(display[index]) + bold
      + Double(displayWeights[row])
  }

  /// What Inter's display cut is narrower than its other.
  private static func textInDisplay(_ index: Int) -> Int {
    switch index {
    case 0: -10  // space
    case 0x10...0x19: 62  // digits
    case 0x21...0x3A: 34  // capitals
    default: 56
    }
  }

  /// A table of whole points from the first, linear in between.
  private static func value(at size: Double, in table: [Int], from first: Int) -> Double {
    let offset = min(max(size - Double(first), 0), Double(table.count - 1))
    let index = min(Int(offset), table.count - 2)
    let share = offset - Double(index)
    return Double(table[index]) * (1 - share) + Double(table[index + 1]) * share
  }

  private static let published = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10,
  ]

  /// In twentieths, from 20 to 28 points.
  private static let displayShares = [4, 7, 10, 13, 16, 17, 18, 19, 20]

  /// By weight, from 100 to 900.
  private static let textWeights = [0, 0, 0, 0, 6, 7, 13, 25, 39]
  private static let displayWeights = [0, 0, 2, 0, 2, 2, 5, 16, 22]

  /// Up to 17 points.
  private static let text = [
    5, -4, -4, -4, -4, 105, -4, -4, -4, -4, -4, -25, 14, -19, 10, -55,  // space to /
    5, 0, -2, -5, -3, 11, 16, -1, 24, 16, 13, -4, -4, -4, -4, -4,  // 0 to ?
    -4, -12, 9, -9, 8, 1, 3, -1, 0, 11, -5, 4, -5, -22, -9, 9,  // @ to O
    -1, 35, 6, 3, -19, -3, -11, 9, 14, -26, 0, -4, -4, -4, -4, -4,  // P to _
    -4, -10, -2, -3, -9, -7, 4, 2, -2, 14, -4, -2, 12, 0, -5, 0,  // ` to o
    3, -17, 10, -3, -4, -2, -21, -44, -12, -20, -19, -4, -4, -4, -4,  // p to ~
    -26, -88, -4,  // the last three
  ]

  /// From 28 points up.
  private static let display = [
    -64, -10, -10, -10, -10, 44, -10, -10, -10, -10, -10, -21, -1, -18, -3, -36,  // space to /
    48, 71, 15, 2, 4, 34, 36, 28, 40, 36, -7, -10, -10, -10, -10, -10,  // 0 to ?
    -10, -3, 6, -16, 25, 8, -1, 4, 17, 12, 1, 3, -3, 1, 29, 11,  // @ to O
    -3, 22, 23, -17, -18, 3, -20, 9, 11, -9, 4, -10, -10, -10, -10, -10,  // P to _
    -10, -29, 11, -27, 0, -6, -11, 11, 1, 0, -10, -35, 9, -19, -16, 4,  // ` to o
    -4, -21, 8, 8, -3, -38, -14, -25, -31, -28, -18, -10, -10, -10, -10,  // p to ~
    -21, -52, -10,  // the last three
  ]

  /// What weight 700 adds.
  private static let bold = [
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -5, 0, 0,  // space to /
    -13, 0, -3, -3, -4, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,  // 0 to ?
    0, -13, 6, -12, 0, -1, 12, 0, 11, 0, 0, 5, 8, 1, 16, -14,  // @ to O
    11, 2, 5, 2, 3, 0, -22, -17, 0, 0, 0, 0, 0, 0, 0, 0,  // P to _
    0, 12, 2, -10, 10, 1, 2, -1, -7, -13, 0, 1, -3, 3, -6, 3,  // ` to o
    -1, 1, 7, -2, 7, -12, -9, 9, 5, 6, 1, 0, 0, 0, 0,  // p to ~
    0, 95, 0,  // the last three
  ]
}
