import ViewCore

/// The name of the device that a preview is for.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  /// The name of the device.
  public let rawValue: String

  /// Creates a value from the name of a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a value from a literal with the name of a device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
