@_exported import Combine
@_exported import Foundation
@_exported import ObjectiveCNames

/// An object of an entity, whose values are found by name.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _KeyValueCoding {
  /// Sends before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The entity.
  public let entity: NSEntityDescription
  /// The identity.
  public let objectID: NSManagedObjectID
  /// The context that the object is in; nil before it is inserted, and after its deletion is saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is deleted, and the deletion is not saved.
  public internal(set) var isDeleted = false
  /// Whether the object is inserted, and not saved.
  public internal(set) var isInserted = false
  /// Whether a value of a saved object is changed, and not saved.
  public internal(set) var isUpdated = false
  /// What the object was before its changes.
  var committed: [String: Any] = [:]
  var values: [String: Any] = [:]
  private let version = ObservedVersion()

  /// Creates an object with the values of new objects; without a context it is in none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    values = entity.attributesByName.compactMapValues(\.defaultValue)
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }

  /// Creates an object of the class's entity in no context.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Returns the entity of the class.
  open class func entity() -> NSEntityDescription { ManagedModels.shared.entity(of: self) }

  /// Returns a request for all objects of the class's entity.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  /// Whether the values are not read yet: never.
  open var isFault: Bool { false }
  /// Whether something is not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether something is not saved.
  open var hasPersistentChangedValues: Bool { hasChanges }
  /// The state of a fault: none.
  open var faultingState: Int { 0 }
  /// A hash that is the same in each run.
  open override var hash: Int { objectID.number }
  /// The identity, which stands for the object in predicates.
  public var _identity: NSObject { objectID }

  // MARK: Events

  /// Called once the object is inserted.
  open func awakeFromInsert() {}
  /// Called once the object is fetched: never, since every object stays in memory.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object is saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before an object that is inserted is saved.
  open func validateForInsert() throws {}
  /// Called before an object that is changed is saved.
  open func validateForUpdate() throws {}
  /// Called before a deletion is saved.
  open func validateForDelete() throws {}
  /// Never called.
  open func willTurnIntoFault() {}
  /// Never called.
  open func didTurnIntoFault() {}

  // MARK: Values

  /// Says that a value is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) { version.change {} }
  /// Says that a value is about to be read.
  open func willAccessValue(forKey key: String?) { version.access() }
  /// Says that a value was read.
  open func didAccessValue(forKey key: String?) {}

  /// The values that are not saved, by name.
  open func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let keys = Set(values.keys).union(committed.keys)
    let changed = keys.filter { !isSame(values[$0], committed[$0]) }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0] ?? NSNull()) })
  }

  /// The values that are not saved, by name.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values that were saved last, of some names or of all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let keys else { return committed }
    return committed.filter { keys.contains($0.key) }
  }

  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }

  /// Returns the value of a name; nil if there is none.
  open func value(forKey key: String) -> Any? {
    version.access()
    return primitiveValue(forKey: key)
  }

  /// Returns the value at the end of a path of names that dots separate.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let value = value(forKey: first) else { return nil }
    guard keys.count == 2 else { return value }
    return (value as? NSManagedObject)?.value(forKeyPath: keys[1])
  }

  /// Sets the value of a name, and the relationship back of a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    objectWillChange.send()
    version.change {
      if let relationship = entity.relationshipsByName[key] {
        setMembers(Self.members(of: value), of: relationship)
      } else {
        // Numbers of every size are one kind of object, as they are for Objective-C.
        values[key] = value is NSNull ? nil : value as? NSNumber ?? value
      }
    }
    noteChange()
    managedObjectContext?.undoManager?.registerUndo(withTarget: self) {
      $0.setValue(old, forKey: key)
    }
  }

  /// Sets values by name.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of some names.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Returns the value of a name without saying that it is read.
  open func primitiveValue(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
      return nil
    }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// Sets the value of a name without saying that it changes.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the identities of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.members(of: values[key]).map(\.objectID)
  }

  // MARK: Changes

  func noteChange() {
    if !isInserted { isUpdated = managedObjectContext != nil }
    managedObjectContext?.noteChange(of: self)
  }

  /// Takes the values for saved.
  func commit() {
    committed = values
    (isInserted, isUpdated) = (false, false)
    objectID.isTemporaryID = false
  }

  /// Takes the values back that were saved last.
  func revert() {
    objectWillChange.send()
    version.change { values = committed }
    isUpdated = false
  }

  /// Tells observers of a change of a relationship back.
  func change(_ change: () -> Void) {
    objectWillChange.send()
    version.change(change)
    noteChange()
  }
}

/// A class whose objects are made by their metatype, as Objective-C's are.
public protocol _InsertedObject: NSManagedObject {}

extension NSManagedObject: _InsertedObject {}

extension _InsertedObject {
  /// Creates an object of the class's entity in a context.
  public init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }
}
