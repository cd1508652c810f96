import Foundation

extension NSAttributeDescription {
  /// The type of an attribute.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: Int
    /// Creates a type from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// None.
    public static let undefined = AttributeType(rawValue: 0)
    /// 16 bits.
    public static let integer16 = AttributeType(rawValue: 100)
    /// 32 bits.
    public static let integer32 = AttributeType(rawValue: 200)
    /// 64 bits.
    public static let integer64 = AttributeType(rawValue: 300)
    /// A decimal number.
    public static let decimal = AttributeType(rawValue: 400)
    /// A number of 64 bits.
    public static let double = AttributeType(rawValue: 500)
    /// A number of 32 bits.
    public static let float = AttributeType(rawValue: 600)
    /// A text.
    public static let string = AttributeType(rawValue: 700)
    /// A truth value.
    public static let boolean = AttributeType(rawValue: 800)
    /// A point in time.
    public static let date = AttributeType(rawValue: 900)
    /// Bytes.
    public static let binaryData = AttributeType(rawValue: 1000)
    /// An identifier.
    public static let uuid = AttributeType(rawValue: 1100)
    /// A URL.
    public static let uri = AttributeType(rawValue: 1200)
    /// A value that a transformer converts.
    public static let transformable = AttributeType(rawValue: 1800)
  }

  /// The type, which is not checked.
  public var type: AttributeType {
    get { AttributeType(rawValue: Int(attributeType.rawValue)) }
    set {
      attributeType =
        NSAttributeType(rawValue: UInt(max(0, newValue.rawValue))) ?? .undefinedAttributeType
    }
  }
}
