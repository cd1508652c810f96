import Foundation

/// The description of the objects of a class.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The attributes and relationships, without those of the entity that this one inherits from.
  open var properties: [NSPropertyDescription] = [] {
    didSet { properties.forEach { $0.entity = self } }
  }
  /// Whether there are objects only of entities that inherit from this one.
  open var isAbstract = false
  /// The entities that inherit from this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { subentities.forEach { $0.superentity = self } }
  }
  /// The entity that this one inherits from.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The properties that differ between objects, which is not checked.
  open var uniquenessConstraints: [[Any]] = []
  /// The name in older versions of a model.
  open var renamingIdentifier: String?
  /// The text of the version.
  open var versionHashModifier: String?
  /// What an app notes about the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The model that the entity is in.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  private var className: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the class of the objects; `NSManagedObject` unless a model sets it.
  open var managedObjectClassName: String! {
    get { className ?? "NSManagedObject" }
    set { className = newValue }
  }

  /// Creates a description without properties.
  public override init() {}

  /// Creates a description of a class, for a program without a model.
  init(className: String) {
    name = className
    self.className = className
  }

  /// This entity and those that it inherits from.
  var lineage: [NSEntityDescription] {
    var lineage = [self]
    while let next = lineage[lineage.count - 1].superentity, !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// The attributes and relationships by their names, with those that are inherited.
  open var propertiesByName: [String: NSPropertyDescription] {
    let all = lineage.flatMap(\.properties).map { ($0.name, $0) }
    return Dictionary(all) { first, _ in first }
  }

  /// The attributes by their names, with those that are inherited.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names, with those that are inherited.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities that inherit from this one, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.destinationEntity == entity }
  }

  /// Whether the entity is another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool { lineage.contains(entity) }

  /// Returns the entity of a name; nil if neither a model nor a class has the name.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName] ?? ManagedModels.shared.entity(named: entityName)
  }

  /// Inserts an object of an entity into a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity =
      entity(forEntityName: entityName, in: context) ?? NSEntityDescription(className: entityName)
    let type = ManagedModels.shared.type(of: entity) ?? NSManagedObject.self
    return type.init(entity: entity, insertInto: context)
  }
}
