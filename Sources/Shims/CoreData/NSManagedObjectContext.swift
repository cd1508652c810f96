import Foundation
@_exported import class ViewCore.UndoManager

/// The queue that a context belongs to; blocks run at once, wherever they are.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that made the context.
  case confinementConcurrencyType
  /// A queue of its own.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// The objects of a container, as a part of an app uses them.
///
/// Inserted and deleted objects are seen by the context and its children until they are saved.
/// Values belong to the objects, which all contexts share, so a changed value is seen at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// Where the objects are: the store of the coordinator or of the parent.
  private(set) var store = ObjectStore()
  /// The objects that were inserted since the context was last saved, in their order.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// What was changed since observers were last told.
  private var pending = ChangedObjects()
  private var isTelling = false

  /// The queue.
  public let concurrencyType: ConcurrencyType
  /// Whether the context sees what others save; it always does.
  open var automaticallyMergesChangesFromParent = false
  /// How conflicts with the store are solved; there are none.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Records changes, if there is one.
  open var undoManager: UndoManager?
  /// The name.
  open var name: String?
  /// The author of what is saved.
  open var transactionAuthor: String?
  /// Whether missing objects count as deleted.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether values go out of their scope with the context.
  open var retainsRegisteredObjects = false
  /// Whether a deletion takes effect before it is saved: always.
  open var propagatesDeletesAtEndOfEvent = true
  /// The age of values that are read again: none are.
  open var stalenessInterval: TimeInterval = -1
  /// What an app notes about the context.
  open var userInfo = NSMutableDictionary()

  /// The context that saves go to; nil for the store.
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  /// The coordinator of the store.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { store = persistentStoreCoordinator.store } }
  }

  /// Creates a context with an empty store.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
  }

  /// Creates a context with an empty store.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  /// The context and its parents.
  var lineage: [NSManagedObjectContext] {
    var lineage = [self]
    while let next = lineage[lineage.count - 1].parent, !lineage.contains(where: { $0 === next }) {
      lineage.append(next)
    }
    return lineage
  }

  /// The model of the coordinator.
  var model: NSManagedObjectModel? {
    lineage.lazy.compactMap(\.persistentStoreCoordinator).first?.managedObjectModel
  }

  // MARK: Objects

  /// Whether something is not saved.
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty }
  /// The objects that were inserted since the context was last saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that were changed since the context was last saved.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// The objects that were deleted since the context was last saved.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The objects that the context sees.
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects(in: self)) }

  /// Adds an object that is in no context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    object.isDeleted = false
    inserted.append(object)
    pending.inserted.append(object)
    store.insert(object, holder: self)
    undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
  }

  /// Deletes an object, and those that a relationship deletes with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext != nil, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    object.objectWillChange.send()
    let others = object.endRelationships()
    updated.removeAll { $0 === object }
    if inserted.contains(object) {
      // An object that was never saved leaves no trace.
      inserted.removeAll { $0 === object }
      store.remove([object])
      object.managedObjectContext = nil
    } else {
      store.change { deleted.append(object) }
    }
    pending.deleted.append(object)
    undoManager?.registerUndo(withTarget: self) { $0.restore(object) }
    others.forEach(delete)
  }

  /// Takes a deletion back.
  private func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    if object.managedObjectContext == nil {
      insert(object)
    } else {
      store.change { deleted.removeAll { $0 === object } }
    }
  }

  /// Notes that a value of an object was changed.
  func noteChange(of object: NSManagedObject) {
    if !object.isInserted, !updated.contains(object) { updated.append(object) }
    pending.updated.append(object)
    store.change {}
  }

  /// Returns the object of an identity; an object without values if there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  /// Returns the object of an identity; nil if the context does not see it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.objects(in: self).first { $0.objectID === objectID }
  }

  /// Returns the object of an identity.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(.managedObjectReferentialIntegrity)
    }
    return object
  }

  /// Makes identities permanent; they always are.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Has no effect: every change is seen at once.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag, object.isUpdated { object.revert() }
  }

  /// Has no effect: every change is seen at once.
  open func refreshAllObjects() {}

  /// Has no effect: every change is seen at once.
  open func mergeChanges(fromContextDidSave notification: Notification) { store.change {} }

  /// Has no effect: every change is seen at once.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  // MARK: Saving

  /// Gives what was changed to the parent, or to the store.
  open func save() throws {
    processPendingChanges()
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let saved = inserted + updated
    for object in saved + deleted { object.willSave() }
    let changes = ChangedObjects(inserted: inserted, updated: updated, deleted: deleted)
    if let parent {
      for object in saved + deleted { object.managedObjectContext = parent }
      parent.inserted += inserted
      parent.updated += updated.filter { !parent.updated.contains($0) && !$0.isInserted }
      parent.deleted += deleted
      store.pass(inserted, to: parent)
    } else {
      saved.forEach { $0.commit() }
      store.pass(inserted, to: nil)
      store.remove(deleted)
      for object in deleted { object.managedObjectContext = nil }
    }
    (inserted, updated, deleted) = ([], [], [])
    pending = ChangedObjects()
    for object in saved { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: changes.userInfo)
  }

  /// Takes back what was changed since the context was last saved.
  open func rollback() {
    store.remove(inserted)
    for object in inserted { object.managedObjectContext = nil }
    for object in updated + deleted {
      object.isDeleted = false
      object.revert()
    }
    store.change { (inserted, updated, deleted) = ([], [], []) }
    undoManager?.removeAllActions()
    pending = ChangedObjects()
    tell(ChangedObjects())
  }

  /// Takes back what was changed since the context was last saved.
  open func reset() { rollback() }
  /// Takes the last change back, if an undo manager records changes.
  open func undo() { undoManager?.undo() }
  /// Makes the last change again that was taken back.
  open func redo() { undoManager?.redo() }

  /// Tells observers what was changed.
  open func processPendingChanges() {
    guard !pending.isEmpty, !isTelling else { return }
    let changes = pending
    pending = ChangedObjects()
    tell(changes)
  }

  private func tell(_ changes: ChangedObjects) {
    isTelling = true
    defer { isTelling = false }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }
}
