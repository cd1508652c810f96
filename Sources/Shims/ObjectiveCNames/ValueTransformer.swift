import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// From an object to its archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// A conversion of values, which a subclass describes.
open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

  /// Creates a transformer.
  public override init() {}

  /// Returns the transformer of a name; nil if there is none.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let transformer = Self.lock.withLock({ Self.known[name] }) else { return nil }
    self.init(existing: transformer)
  }

  /// Gives a name to a transformer; nil takes the name away.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { known[name] = transformer }
  }

  /// The names of all transformers, sorted.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of results: that of all objects.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether results are converted back: yes.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Converts a value: to itself.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Converts a result back.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

extension ValueTransformer: ExistingObject {}

/// The conversion between objects and their archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects that are read.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Reads an object from an archive; nil for other values.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: type(of: self).allowedTopLevelClasses, from: data)
  }

  /// Writes an object to an archive; nil if it cannot be written.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
