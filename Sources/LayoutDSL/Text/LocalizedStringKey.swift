import Foundation

/// A text with values interpolated, as string literals in `Text` are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let segments: [Text.Segment]

  /// Creates a key from a string.
  public init(_ value: String) {
    segments = [Text.Segment(string: value)]
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// The pieces of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Text.Segment] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String) {
      if let last = segments.indices.last,
        segments[last] == Text.Segment(string: segments[last].string)
      {
        segments[last].string += string
      } else {
        segments.append(Text.Segment(string: string))
      }
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) {
      segments += text.segments
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.formatted(input))
    }

    /// Adds a number in a format of C's `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a number or another value by its description.
    public mutating func appendInterpolation<T>(_ value: T) {
      append("\(value)")
    }
  }
}
