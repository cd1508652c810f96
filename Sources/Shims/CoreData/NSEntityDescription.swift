import Foundation

/// The description of the objects of a class.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The attributes and relationships, without the inherited ones.
  open var properties: [NSPropertyDescription] = [] {
    didSet { properties.forEach { $0.entity = self } }
  }
  /// Whether only subentities have objects.
  open var isAbstract = false
  /// The direct subentities.
  open var subentities: [NSEntityDescription] = [] {
    didSet { subentities.forEach { $0.superentity = self } }
  }
  /// The entity that this one inherits from.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The properties that must differ between objects; this is not checked.
  open var uniquenessConstraints: [[Any]] = []
  /// The indexes, which have no effect.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { indexes.forEach { $0.entity = self } }
  }
  /// The name in older versions of a model.
  open var renamingIdentifier: String?
  /// A text that becomes part of the version.
  open var versionHashModifier: String?
  /// Information that an app attaches to the entity.
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

  /// This entity and its superentities.
  var lineage: [NSEntityDescription] {
    var lineage = [self]
    while let next = lineage[lineage.count - 1].superentity, !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// The attributes and relationships by name, with the inherited ones.
  open var propertiesByName: [String: NSPropertyDescription] {
    let all = lineage.flatMap(\.properties).map { ($0.name, $0) }
    return Dictionary(all) { first, _ in first }
  }

  /// The attribute or relationship with a name, also an inherited one.
  ///
  /// Every access to a value asks for it, so it makes no dictionary.
  func property(named name: String) -> NSPropertyDescription? {
    if let own = properties.first(where: { $0.name == name }) { return own }
    return superentity == nil
      ? nil : lineage.dropFirst().lazy.flatMap(\.properties).first { $0.name == name }
  }

  /// The relationship with a name, also an inherited one.
  func relationship(named name: String) -> NSRelationshipDescription? {
    property(named: name) as? NSRelationshipDescription
  }

  /// The attributes by name, with the inherited ones.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by name, with the inherited ones.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The direct subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Returns the relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.destinationEntity == entity }
  }

  /// Returns whether the entity is another entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool { lineage.contains(entity) }

  /// Returns the entity with a name; nil if neither a model nor a class has the name.
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
