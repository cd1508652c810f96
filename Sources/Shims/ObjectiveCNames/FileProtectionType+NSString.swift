import Foundation

/// `FileProtectionType.complete as NSObject`, as on Apple's systems.
extension FileProtectionType: @retroactive _ObjectiveCBridgeable {
  /// Returns the name as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Stores the type with the name in an object.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout FileProtectionType?
  ) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Stores the type with the name in an object, and returns true.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout FileProtectionType?
  ) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// Returns the type with the name in an object.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> FileProtectionType {
    FileProtectionType(rawValue: source.map { String(describing: $0) } ?? "")
  }
}
