import Foundation

/// The ability to compare values and to convert them to and from data.
public struct Diffing<Value> {
  /// Converts a value to data.
  public var toData: (Value) throws -> Data
  /// Makes a value of data.
  public var fromData: (Data) throws -> Value
  /// Compares two values: `nil` when they match, else what differs, and attachments that show it.
  public var diffV2: (Value, Value) throws -> (String, [DiffAttachment])?

  /// Creates a diffing of the three functions it consists of.
  public static func diff(
    toData: @escaping (_ value: Value) throws -> Data,
    fromData: @escaping (_ data: Data) throws -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) throws -> (String, [DiffAttachment])?
  ) -> Self {
    Diffing(toData: toData, fromData: fromData, diffV2: diffV2)
  }
}

/// What goes with a failure to show it.
public enum DiffAttachment: Sendable {
  /// Data under a file name; a name that begins with `difference` is the picture of it.
  case data(Data, name: String)
}
