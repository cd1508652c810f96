import Foundation

/// The bars of Code 128, as ISO/IEC 15417 defines them.
struct Code128 {
  /// The values of the symbols: the start, the data, the check symbol and the stop.
  let values: [Int]

  /// Creates the code of bytes of ASCII; nil for other bytes, for none, and for more than 80.
  init?(_ message: Data) {
    let bytes = [UInt8](message)
    guard !bytes.isEmpty, bytes.count <= 80, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    var values: [Int] = [], set = Set?.none, index = 0
    while index < bytes.count {
      let next = Self.set(for: bytes, index, set)
      if next != set {
        values.append(set == nil ? next.start : next.change)
        set = next
      }
      if next == .c {
        values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
        index += 2
      } else {
        let byte = Int(bytes[index])
        // Set A has control characters in the place of small letters.
        values.append(byte < 32 ? byte + 64 : byte - 32)
        index += 1
      }
    }
    var sum = values[0]
    for (place, value) in values.enumerated().dropFirst() { sum += place * value }
    values.append(sum % 103)
    values.append(Self.stop)
    self.values = values
  }

  /// Whether each module, from the left, is dark.
  var modules: [Bool] {
    values.flatMap { value -> [Bool] in
      Self.widths[value].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }

  /// A set of characters.
  private enum Set {
    case a, b, c

    var start: Int {
      switch self {
      case .a: 103
      case .b: 104
      case .c: 105
      }
    }
    /// The symbol that changes to the set.
    var change: Int {
      switch self {
      case .a: 101
      case .b: 100
      case .c: 99
      }
    }
  }

  /// Returns the set for the next character: C for long runs of digits, A for control characters.
  private static func set(for bytes: [UInt8], _ index: Int, _ current: Set?) -> Set {
    let digits = bytes[index...].prefix { (48...57).contains($0) }.count
    let isAtEnd = index + digits == bytes.count
    if current == .c, digits >= 2 { return .c }
    // An even number of digits is as short as possible in C; an odd one starts in the other set.
    if digits >= 2, digits % 2 == 0 {
      if digits == bytes.count || digits >= 6 || (digits >= 4 && (index == 0 || isAtEnd)) {
        return .c
      }
    }
    if digits >= 5, digits % 2 == 1, index == 0 { return .c }
    if bytes[index] < 32 { return .a }
    if current == .a, bytes[index] < 96 { return .a }
    return .b
  }

  private static let stop = 106

  /// The widths of the bars and spaces of each symbol.
  private static let widths: [[Character]] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
    112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
    311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
    112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
    314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
    122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split { $0.isWhitespace }.map { Array($0) }
}
