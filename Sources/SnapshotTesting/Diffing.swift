import Foundation

/// The ability to compare values and to convert them to and from data.
///
/// The assertions of pictures and layouts compare with `PixelComparison` and `TreeComparison`, in
/// `Sources/Goldens/Comparison`.
public struct Diffing<Value> {
  /// Converts a value to data.
  public var toData: (Value) throws -> Data
  /// Converts data to a value.
  public var fromData: (Data) throws -> Value
  /// Compares two values, and returns `nil` if they match, else a message and attachments.
  public var diffV2: (Value, Value) throws -> (String, [DiffAttachment])?

  /// Creates a diffing from its three functions.
  public static func diff(
    toData: @escaping (_ value: Value) throws -> Data,
    fromData: @escaping (_ data: Data) throws -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) throws -> (String, [DiffAttachment])?
  ) -> Self {
    Diffing(toData: toData, fromData: fromData, diffV2: diffV2)
  }
}
