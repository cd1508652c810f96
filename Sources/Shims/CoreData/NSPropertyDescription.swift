import Foundation

/// The description of an attribute or relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether an object can be saved without a value; this is not checked.
  open var isOptional = true
  /// Whether the property is not saved.
  open var isTransient = false
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// The name in older versions of a model.
  open var renamingIdentifier: String?
  /// Information that an app attaches to the property.
  open var userInfo: [AnyHashable: Any]?
  /// A text that becomes part of the version.
  open var versionHashModifier: String?

  /// Creates a description without a name.
  public override init() {}
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A point in time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// A value that a transformer converts; here it is stored unchanged.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// A group of attributes.
  case compositeAttributeType = 2100
}

/// The description of an attribute.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type, which is not checked.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// Whether large values are stored in separate files; it has no effect.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the transformer, which is not used.
  open var valueTransformerName: String?
  /// The name of the class of transformed values.
  open var attributeValueClassName: String?
  /// Whether Spotlight finds the value; it has no effect.
  open var isIndexedBySpotlight = false
  /// Whether the history keeps the value of a deleted object; it has no effect.
  open var preservesValueInHistoryOnDeletion = false
}

/// The effect of a deletion on the objects that the deleted object refers to.
public enum NSDeleteRule: UInt, Sendable {
  /// The objects do not change.
  case noActionDeleteRule
  /// The objects no longer refer to the deleted object.
  case nullifyDeleteRule
  /// The objects are deleted.
  case cascadeDeleteRule
  /// The objects prevent the deletion; here this is the same as `nullifyDeleteRule`.
  case denyDeleteRule
}

/// The description of a relationship.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects that are referred to.
  open weak var destinationEntity: NSEntityDescription?
  /// The inverse relationship, which is updated with this one.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion on the objects that the deleted object refers to.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The least number of objects; this is not checked.
  open var minCount = 0
  /// The greatest number of objects; 0 is no limit.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether several objects can be referred to.
  open var isToMany: Bool { maxCount != 1 }
}
