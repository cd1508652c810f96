import Foundation

/// The description of an attribute or relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether an object can be saved without a value, which is not checked.
  open var isOptional = true
  /// Whether the property is not saved.
  open var isTransient = false
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// The name in older versions of a model.
  open var renamingIdentifier: String?
  /// What an app notes about the property.
  open var userInfo: [AnyHashable: Any]?
  /// The text of the version.
  open var versionHashModifier: String?

  /// Creates a description without a name.
  public override init() {}
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// 16 bits.
  case integer16AttributeType = 100
  /// 32 bits.
  case integer32AttributeType = 200
  /// 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number of 64 bits.
  case doubleAttributeType = 500
  /// A number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A point in time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// An identifier.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// A value that a transformer converts; here it is kept as it is.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Attributes of an attribute.
  case compositeAttributeType = 2100
}

/// The description of an attribute.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type, which is not checked.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// Whether large values are in files of their own, which they are not.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the transformer, which is not used.
  open var valueTransformerName: String?
  /// The name of the class of transformed values.
  open var attributeValueClassName: String?
  /// Whether searches of the system find the value.
  open var isIndexedBySpotlight = false
  /// Whether a record of deletions keeps the value.
  open var preservesValueInHistoryOnDeletion = false
}

/// Which objects are deleted with an object that refers to them.
public enum NSDeleteRule: UInt, Sendable {
  /// They are left alone.
  case noActionDeleteRule
  /// They refer to the object no longer.
  case nullifyDeleteRule
  /// They are deleted.
  case cascadeDeleteRule
  /// They prevent the deletion; here they refer to the object no longer.
  case denyDeleteRule
}

/// The description of a relationship.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects that are referred to.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship back, which follows this one.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What happens to the objects when one that refers to them is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The least number of objects, which is not checked.
  open var minCount = 0
  /// The greatest number of objects; 0 is no limit.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether several objects can be referred to.
  open var isToMany: Bool { maxCount != 1 }
}
