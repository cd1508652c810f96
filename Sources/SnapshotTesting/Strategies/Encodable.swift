import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// Saves a value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Saves a value as the JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// Saves a value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Saves a value as the property list of an encoder.
  ///
  /// A binary list is saved as the characters of its bytes: prefer the XML format.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Saves an object of `JSONSerialization` as JSON, with sorted keys.
  public static var json: Snapshotting {
    text("json") { value in
      guard JSONSerialization.isValidJSONObject(value) else { throw NoJSON() }
      return try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }
}

private struct NoJSON: Error, CustomStringConvertible {
  var description: String { "The value is no array or dictionary of JSON values." }
}

extension Snapshotting where Format == String {
  fileprivate static func text(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension, diffing: .lines,
      capture: { Capture(format: String(decoding: try encode($0), as: UTF8.self)) })
  }
}
