import Foundation

/// The models of the program's folders; `snap` writes a class that inherits from this one.
open class _GeneratedModels {
  /// The models by their names.
  open class var models: [String: NSManagedObjectModel] { [:] }
}

/// An entity as `snap` writes it.
public struct _GeneratedEntity {
  let description = NSEntityDescription()
  let parent: String?
  let properties: [_GeneratedProperty]

  /// Creates an entity.
  public init(
    _ name: String, className: String, parent: String?, isAbstract: Bool,
    _ properties: [_GeneratedProperty]
  ) {
    description.name = name
    description.managedObjectClassName = className
    description.isAbstract = isAbstract
    self.parent = parent
    self.properties = properties
  }
}

/// An attribute or relationship as `snap` writes it.
public struct _GeneratedProperty {
  let description: NSPropertyDescription
  var destination: String?
  var inverse: String?

  /// Creates an attribute; the default value is a text, as in the file of a model.
  public static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool, _ defaultValue: String?
  ) -> _GeneratedProperty {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    attribute.isOptional = isOptional
    attribute.defaultValue = defaultValue.flatMap { value(of: $0, type) }
    return _GeneratedProperty(description: attribute)
  }

  /// Creates a relationship.
  public static func relationship(
    _ name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool,
    _ deleteRule: NSDeleteRule
  ) -> _GeneratedProperty {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.deleteRule) = (name, deleteRule)
    (relationship.maxCount, relationship.isOrdered) = (isToMany ? 0 : 1, isOrdered)
    return _GeneratedProperty(
      description: relationship, destination: destination, inverse: inverse)
  }

  private static func value(of text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

extension NSManagedObjectModel {
  /// Creates a model of entities that refer to each other by name.
  public convenience init(_ generated: [_GeneratedEntity]) {
    self.init()
    let byName = Dictionary(generated.map { ($0.description.name ?? "", $0.description) }) { $1 }
    for entity in generated {
      entity.description.properties = entity.properties.map(\.description)
      if let parent = entity.parent { byName[parent]?.subentities.append(entity.description) }
    }
    for property in generated.flatMap(\.properties) {
      guard let relationship = property.description as? NSRelationshipDescription,
        let destination = byName[property.destination ?? ""]
      else { continue }
      relationship.destinationEntity = destination
      relationship.inverseRelationship = property.inverse.flatMap {
        destination.relationship(named: $0)
      }
    }
    entities = generated.map(\.description)
  }
}
