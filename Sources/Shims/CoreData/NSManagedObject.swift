@_exported import Combine
@_exported import Foundation
@_exported import ObjectiveCNames

/// An object of an entity, with values by key.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, KeyValueCoding {
  /// Emits before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The entity.
  public let entity: NSEntityDescription
  /// The identity.
  public let objectID: NSManagedObjectID
  /// The context of the object; nil before it is inserted, and after its deletion is saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is deleted and the deletion is unsaved.
  public internal(set) var isDeleted = false
  /// Whether the object is inserted and unsaved.
  public internal(set) var isInserted = false
  /// Whether a value of a saved object has an unsaved change.
  public internal(set) var isUpdated = false
  /// The values that were saved last, by key.
  var committed: [String: Any] = [:]
  var values: [String: Any] = [:]
  private let version = ObservedVersion()

  /// Creates an object with default values, and inserts it into a context unless that is nil.
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

  /// Whether the values have not been read yet: never.
  open var isFault: Bool { false }
  /// Whether the object has unsaved changes.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the object has unsaved changes.
  open var hasPersistentChangedValues: Bool { hasChanges }
  /// The state of a fault: none.
  open var faultingState: Int { 0 }
  /// A hash that is the same in each run.
  open override var hash: Int { objectID.number }
  /// The identity, which represents the object in predicates.
  package var identity: NSObject { objectID }

  // MARK: Events

  /// Called after the object is inserted.
  open func awakeFromInsert() {}
  /// Called after the object is fetched: never, since every object stays in memory.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object is saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before an inserted object is saved.
  open func validateForInsert() throws {}
  /// Called before a changed object is saved.
  open func validateForUpdate() throws {}
  /// Called before a deletion is saved.
  open func validateForDelete() throws {}
  /// Never called.
  open func willTurnIntoFault() {}
  /// Never called.
  open func didTurnIntoFault() {}

  // MARK: Values

  /// Notifies observers before a value changes.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Notifies observers after a value has changed.
  open func didChangeValue(forKey key: String) { version.change {} }
  /// Records that a value is read.
  open func willAccessValue(forKey key: String?) { version.access() }
  /// Has no effect.
  open func didAccessValue(forKey key: String?) {}

  /// Returns the values with unsaved changes, by key.
  open func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let keys = Set(values.keys).union(committed.keys)
    let changed = keys.filter { !isSame(values[$0], committed[$0]) }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0] ?? NSNull()) })
  }

  /// Returns the values with unsaved changes, by key.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values that were saved last, for some keys, or for all if nil.
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

  /// Returns the value of a key; nil if there is none.
  open func value(forKey key: String) -> Any? {
    version.access()
    return primitiveValue(forKey: key)
  }

  /// Returns the value at a path of keys with dots between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let value = value(forKey: first) else { return nil }
    guard keys.count == 2 else { return value }
    return (value as? NSManagedObject)?.value(forKeyPath: keys[1])
  }

  /// Sets the value of a key; for a relationship, also the inverse one.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    objectWillChange.send()
    version.change {
      if let relationship = entity.relationship(named: key) {
        setMembers(Self.members(of: value), of: relationship)
      } else {
        // A number of any type is stored as an `NSNumber`, as in Objective-C.
        values[key] = value is NSNull ? nil : value as? NSNumber ?? value
      }
    }
    noteChange()
    managedObjectContext?.undoManager?.registerUndo(withTarget: self) {
      $0.setValue(old, forKey: key)
    }
  }

  /// Sets values by key.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of keys.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Returns the value of a key without recording that it is read.
  open func primitiveValue(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    guard let relationship = entity.relationship(named: key), relationship.isToMany else {
      return nil
    }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// Sets the value of a key without notifying observers.
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

  /// Marks the values as saved.
  func commit() {
    committed = values
    (isInserted, isUpdated) = (false, false)
    objectID.isTemporaryID = false
  }

  /// Restores the values that were saved last.
  func revert() {
    objectWillChange.send()
    version.change { values = committed }
    isUpdated = false
  }

  /// Makes a change of an inverse relationship, and notifies observers.
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
