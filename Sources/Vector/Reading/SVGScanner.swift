import Foundation

/// Reads numbers and letters from the text of an attribute.
struct SVGScanner {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return rest.isEmpty
    }
  }

  /// Skips white space and commas.
  private mutating func skipSeparators() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0C, 0x0D, 0x2C].contains($0) }
  }

  /// Removes and returns the next letter; nil if another character is next.
  mutating func letter() -> Character? {
    skipSeparators()
    guard let first = rest.first, (0x41...0x5A).contains(first & 0xDF) else { return nil }
    rest.removeFirst()
    return Character(Unicode.Scalar(first))
  }

  /// Removes and returns the next number; nil if none is next.
  mutating func number() -> CGFloat? {
    skipSeparators()
    var length = 0, hasDigits = false
    let bytes = rest.prefix(64)
    func byte(_ offset: Int) -> UInt8 {
      bytes.dropFirst(offset).first ?? 0
    }
    func digits() {
      while (0x30...0x39).contains(byte(length)) { (length, hasDigits) = (length + 1, true) }
    }
    if byte(0) == 0x2B || byte(0) == 0x2D { length = 1 }
    digits()
    if byte(length) == 0x2E {
      length += 1
      digits()
    }
    guard hasDigits else { return nil }
    if byte(length) | 0x20 == 0x65 {
      let sign = byte(length + 1) == 0x2B || byte(length + 1) == 0x2D ? 1 : 0
      if (0x30...0x39).contains(byte(length + 1 + sign)) {
        length += 1 + sign
        digits()
      }
    }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    rest = rest.dropFirst(length)
    return Double(text.hasPrefix("+") ? String(text.dropFirst()) : text).map { CGFloat($0) }
  }

  /// Removes and returns a digit that is 0 or 1, as the flags of an arc are, which need no space.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let first = rest.first, first == 0x30 || first == 0x31 else { return nil }
    rest.removeFirst()
    return first == 0x31
  }

  /// Returns all numbers of a list.
  static func numbers(in text: some StringProtocol) -> [CGFloat] {
    var scanner = SVGScanner(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(number) }
    return numbers
  }
}

extension CGFloat {
  /// Creates a length of SVG in user units; nil for a percentage and for other text.
  init?(svgLength text: String?) {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let units: [(suffix: String, factor: CGFloat)] = [
      ("px", 1), ("pt", 4 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
      ("rem", 16), ("em", 16), ("", 1),
    ]
    for (suffix, factor) in units where text.hasSuffix(suffix) {
      guard let number = Double(text.dropLast(suffix.count)), number.isFinite else { continue }
      self = CGFloat(number) * factor
      return
    }
    return nil
  }

  /// Creates an opacity or an offset, as a number or a percentage, in 0…1; nil for other text.
  init?(svgShare text: String?) {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), !number.isNaN else {
      return nil
    }
    self = CGFloat(Swift.min(1, Swift.max(0, isPercentage ? number / 100 : number)))
  }
}
