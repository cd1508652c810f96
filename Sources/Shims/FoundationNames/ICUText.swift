internal import CICU
import Foundation

/// Texts with units, for which Foundation has no styles on Linux.
enum ICUText {
  /// The text of a number with a unit, and the range of the number in the text.
  struct Number {
    var text: String
    var digits: Range<String.Index>

    /// Returns the text with other digits.
    func replacingDigits(_ new: String) -> String {
      text.replacingCharacters(in: digits, with: new)
    }
  }

  /// Formats a number by a skeleton of ICU; nil for an unknown skeleton.
  static func number(_ number: Double, skeleton: String, locale: Locale) -> Number? {
    var units = [UInt16](repeating: 0, count: capacity)
    var start: Int32 = 0, end: Int32 = 0
    let length = icu_formatNumber(
      skeleton, locale.identifier, number, &units, Int32(units.count), &start, &end)
    guard length > 0 else { return nil }
    let text = String(decoding: units[..<Int(length)], as: UTF16.self)
    let range = NSRange(location: Int(start), length: Int(end - start))
    return Range(range, in: text).map { Number(text: text, digits: $0) }
  }

  /// The width of the separators between the parts of a measure.
  enum Width: Int32 {
    case wide, short, narrow
  }

  /// Joins parts of a measure, such as "1 hr" and "5 min".
  static func join(_ parts: [String], width: Width, locale: Locale) -> String {
    let texts = parts.map { Array($0.utf16) }
    let bounds = texts.map { Int32($0.count) }
    var units = [UInt16](repeating: 0, count: texts.reduce(capacity) { $0 + $1.count })
    let joined = texts.flatMap { $0 }
    let length = joined.withUnsafeBufferPointer { all -> Int32 in
      guard let base = all.baseAddress else { return 0 }
      var start = 0
      let pointers = texts.map { text in
        defer { start += text.count }
        return base + start
      }
      return icu_joinUnits(
        locale.identifier, pointers, bounds, Int32(texts.count), width.rawValue, &units,
        Int32(units.count))
    }
    return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : ""
  }

  /// The capacity for the text of a number with a unit, in UTF-16 code units.
  private static let capacity = 512
}
