import Foundation

/// A message of a log, made from an interpolated string.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message from an interpolation.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The interpolation of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.text("\(value())")
  }

  /// Appends an optional value, or `nil`.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(value().map { "\($0)" } ?? "nil")
  }

  /// Appends a floating-point number in a format.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(format.text(of: Double(value())))
  }

  /// Appends an integer in a format.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.text(format.text(of: value()))
  }

  /// Appends an integer with its meaning.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    text += format.text(of: Int64(truncatingIfNeeded: value()))
  }

  /// Appends a Boolean value in words.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    text += format.text(of: value())
  }
}

/// The privacy of a value in a message; it has no effect, since all values are written.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public struct Mask: Sendable {
    /// A hash replaces the value.
    public static let hash = Mask()
    /// The value is not masked.
    public static let none = Mask()
  }

  /// The type of the value decides.
  public static let auto = OSLogPrivacy()
  /// Everyone can read the value.
  public static let `public` = OSLogPrivacy()
  /// Only the user can read the value.
  public static let `private` = OSLogPrivacy()
  /// Only the user can read the value, even if a profile reveals private values.
  public static let sensitive = OSLogPrivacy()

  /// The type of the value decides; a mask replaces a private value.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Only the user can read the value; a mask replaces it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Only the user can read the value; a mask replaces it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
