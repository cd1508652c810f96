/// The differences between the widths of San Francisco and Inter, in thousandths of the font size.
///
/// The differences are fitted to 1,162 recorded widths of text in Apple's SwiftUI at 10 to 40
/// points and weights from 300 to 900; characters without a recording have the mean of their kind.
///
/// Measurements.md#system-font-widths
enum SystemWidths {
  /// The number of indices: the printable characters of ASCII, the ellipsis, the bullet, and all
  /// others.
  static let count = 98

  static func index(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0x2026: 95
    case 0x2022: 96
    default: 97
    }
  }

  /// The character at an index; nil at that of all others.
  static func scalar(at index: Int) -> UInt32? {
    switch index {
    case 95: 0x2026
    case 96: 0x2022
    case 97: nil
    default: UInt32(index) + 0x20
    }
  }

  /// The tracking that Apple publishes for whole points from 6 to 40; above that it falls linearly
  /// to 0 at 80 points.
  ///
  /// Measurements.md#system-font-tracking
  static func tracking(at size: Double) -> Double {
    guard size < 40 else { return size < 80 ? (80 - size) / 4 : 0 }
    return value(at: size, in: published, from: 6)
  }

  /// The difference between the width of a character and that in Inter or, from 20 points up, in
  /// its display cut.
  static func difference(of index: Int, at size: Double, weight: Int) -> Double {
    let row = min(max((weight + 50) / 100, 1), 9) - 1
    let bold = Double(max(0, weight - 400)) / 300 * Double(Self.bold[index])
    guard size >= 20 else { return Double(text[index]) + bold + Double(textWeights[row]) }
    // From 28 points up, San Francisco uses only its display cut.
    let share = value(at: size, in: displayShares, from: 20) / 20
    let ofText = Double(text[index] + textInDisplay(index))
    return (1 - share) * ofText + share * Double(display[index]) + bold
      + Double(displayWeights[row])
  }

  /// The difference between the widths in Inter and in its display cut, by kinds of characters.
  private static func textInDisplay(_ index: Int) -> Int {
    switch index {
    case 0: -10  // space
    case 0x10...0x19: 61  // digits
    case 0x21...0x3A: 31  // capitals
    default: 56
    }
  }

  /// A value of a table for whole points from `first` on, linearly interpolated.
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

  /// The share of the display cut in twentieths, from 20 to 28 points.
  private static let displayShares = [4, 7, 10, 13, 16, 17, 18, 19, 20]

  /// The differences by weight, from 100 to 900.
  private static let textWeights = [0, 0, 0, 0, 6, 7, 13, 24, 39]
  private static let displayWeights = [0, 0, 2, 0, 3, 2, 6, 16, 22]

  /// The differences up to 17 points.
  private static let text = [
    5, -4, -4, -4, -4, 106, -4, -4, -4, -4, -4, -25, 14, -18, 10, -55,  // space to /
    5, 0, -2, -6, -5, 11, 16, -1, 24, 16, 12, -4, -4, -4, -4, -4,  // 0 to ?
    -4, -12, 10, -9, 8, 1, 3, -1, 1, 12, -4, 4, -5, -22, -8, 9,  // @ to O
    -1, 37, 5, 3, -19, -3, -11, 9, 14, -25, 0, -4, -4, -4, -4, -4,  // P to _
    -4, -10, -2, -3, -9, -8, 4, 2, -2, 14, -4, -2, 12, 0, -5, 0,  // ` to o
    4, -20, 10, -3, -4, -2, -20, -44, -12, -20, -18, -4, -4, -4, -4,  // p to ~
    -26, -88, -4,  // the last three
  ]

  /// The differences from 28 points up.
  private static let display = [
    -66, -9, -9, -9, -9, 46, -9, -9, -9, -9, -9, -19, 0, -16, -2, -34,  // space to /
    45, 56, 26, 14, 15, 38, 40, 32, 44, 40, -6, -9, -9, -9, -9, -9,  // 0 to ?
    -9, -2, 7, -9, 17, 7, 5, 4, 17, 15, 3, 7, 2, -4, 16, 10,  // @ to O
    2, 23, 15, -9, -18, 3, -6, 10, 12, -8, 5, -9, -9, -9, -9, -9,  // P to _
    -9, -25, 2, -19, -1, -6, -8, 10, -1, 2, -9, -22, 11, -10, -15, 1,  // ` to o
    -4, -21, 0, 2, -5, -23, -13, -30, -22, -21, -16, -9, -9, -9, -9,  // p to ~
    -20, -51, -9,  // the last three
  ]

  /// The additional differences at weight 700.
  private static let bold = [
    17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, -4, 0, 0,  // space to /
    -12, 1, -4, -5, -6, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,  // 0 to ?
    0, -13, 4, -12, 0, -2, 12, 0, 10, 0, 0, 5, 8, 1, 18, -14,  // @ to O
    11, 2, 5, 2, 2, -1, -22, -16, 0, 0, 0, 0, 0, 0, 0, 0,  // P to _
    0, 12, 3, -10, 10, 1, 2, -2, -6, -13, 0, -1, -2, 2, -6, 4,  // ` to o
    -1, 1, 8, -2, 7, -11, -9, 8, 5, 6, 1, 0, 0, 0, 0,  // p to ~
    0, 95, 0,  // the last three
  ]
}
