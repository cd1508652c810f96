import Foundation

/// The column that a value of a message is written in.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }

  private let side: Side
  private let columns: Int

  /// No column: the value follows the text before it.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .left, columns: 0) }

  /// The right side of a column of characters.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  /// The left side of a column of characters.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }

  func text(_ value: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - value.count))
    return side == .left ? value + space : space + value
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  /// The letter of the conversion of `printf`.
  private var letter: Character
  private var precision: Int?
  private var explicitPositiveSign = false

  private init(
    _ letter: Character, uppercase: Bool, precision: Int? = nil, explicitPositiveSign: Bool
  ) {
    self.letter = uppercase ? Character(letter.uppercased()) : letter
    self.precision = precision
    self.explicitPositiveSign = explicitPositiveSign
  }

  /// Six decimals.
  public static var fixed: OSLogFloatFormatting { .fixed() }
  /// Hexadecimal digits.
  public static var hex: OSLogFloatFormatting { .hex() }
  /// One digit before the point, and an exponent.
  public static var exponential: OSLogFloatFormatting { .exponential() }
  /// The shorter of a fixed number of decimals and an exponent.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  /// Six decimals.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("f", uppercase: uppercase, explicitPositiveSign: explicitPositiveSign)
  }

  /// A fixed number of decimals.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init(
      "f", uppercase: uppercase, precision: precision(),
      explicitPositiveSign: explicitPositiveSign)
  }

  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("a", uppercase: uppercase, explicitPositiveSign: explicitPositiveSign)
  }

  /// One digit before the point, and an exponent.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("e", uppercase: uppercase, explicitPositiveSign: explicitPositiveSign)
  }

  /// One digit before the point, a fixed number of decimals, and an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init(
      "e", uppercase: uppercase, precision: precision(),
      explicitPositiveSign: explicitPositiveSign)
  }

  /// The shorter of a fixed number of decimals and an exponent.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init("g", uppercase: uppercase, explicitPositiveSign: explicitPositiveSign)
  }

  /// The shorter of a fixed number of decimals and an exponent, with a number of digits.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    .init(
      "g", uppercase: uppercase, precision: precision(),
      explicitPositiveSign: explicitPositiveSign)
  }

  func text(of value: Double) -> String {
    let sign = explicitPositiveSign ? "+" : ""
    let digits = precision.map { ".\(max($0, 0))" } ?? ""
    return String(format: "%\(sign)\(digits)\(letter)", value)
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var explicitPositiveSign = false
  private var uppercase = false
  private var minDigits = 0

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { .decimal() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// Decimal digits, with zeros before them up to a number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    .init(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// Hexadecimal digits, with zeros before them up to a number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    .init(
      radix: 16, prefix: includePrefix ? "0x" : "", explicitPositiveSign: explicitPositiveSign,
      uppercase: uppercase, minDigits: minDigits())
  }

  /// Octal digits, with zeros before them up to a number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    .init(
      radix: 8, prefix: includePrefix ? "0o" : "", explicitPositiveSign: explicitPositiveSign,
      minDigits: minDigits())
  }

  func text<T: FixedWidthInteger>(of value: T) -> String {
    let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return sign + prefix + zeros + digits
  }
}

/// The meaning of an integer.
public struct OSLogInt32ExtendedFormat: Sendable {
  private enum Meaning { case number, bytes, bits, errno, address }

  private let meaning: Meaning

  /// A number of bytes.
  public static let byteCount = OSLogInt32ExtendedFormat(meaning: .bytes)
  /// A number of bytes, in powers of 1,024.
  public static let byteCountIEC = OSLogInt32ExtendedFormat(meaning: .bytes)
  /// A number of bits a second.
  public static let bitrate = OSLogInt32ExtendedFormat(meaning: .bits)
  /// A number of bits a second, in powers of 1,024.
  public static let bitrateIEC = OSLogInt32ExtendedFormat(meaning: .bits)
  /// A time in seconds since 1970, which is written as it is.
  public static let secondsSince1970 = OSLogInt32ExtendedFormat(meaning: .number)
  /// An error of the system.
  public static let darwinErrno = OSLogInt32ExtendedFormat(meaning: .errno)
  /// The mode of a file, which is written as it is.
  public static let darwinMode = OSLogInt32ExtendedFormat(meaning: .number)
  /// A signal, which is written as its number.
  public static let darwinSignal = OSLogInt32ExtendedFormat(meaning: .number)
  /// An address of IPv4, whose first byte is the lowest.
  public static let ipv4Address = OSLogInt32ExtendedFormat(meaning: .address)

  func text(of value: Int64) -> String {
    switch meaning {
    case .number: return "\(value)"
    case .bytes: return "\(value) B"
    case .bits: return "\(value) bps"
    case .errno:
      return "[\(value): \(String(cString: strerror(Int32(truncatingIfNeeded: value))))]"
    case .address:
      return (0..<4).map { "\(value >> ($0 * 8) & 255)" }.joined(separator: ".")
    }
  }
}

/// The words of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`.
  case truth
  /// `YES` and `NO`.
  case answer

  func text(of value: Bool) -> String {
    self == .truth ? "\(value)" : value ? "YES" : "NO"
  }
}
