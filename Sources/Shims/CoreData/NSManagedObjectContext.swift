import Foundation
@_exported import class SystemIntegration.UndoManager

/// The queue of a context; it has no effect, since blocks run at once on the calling thread.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created the context.
  case confinementConcurrencyType
  /// A private queue.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// A view of the objects of a container, with unsaved changes.
///
/// Unsaved insertions and deletions are visible only in the context and its children. Values belong
/// to the objects, which all contexts share, so a changed value is visible everywhere at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// The store of the objects, which is that of the coordinator or of the parent.
  private(set) var store = ObjectStore()
  /// The objects that were inserted since the context was last saved, in their order.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// The changes since observers were last notified.
  private var pending = ChangedObjects()
  private var isTelling = false

  /// The queue.
  public let concurrencyType: ConcurrencyType
  /// Whether the context merges changes that others save: always.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts with the store; it has no effect, since there are no conflicts.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The generation of the store that fetches read: none, since they read the current values.
  open private(set) var queryGenerationToken: NSQueryGenerationToken?
  /// Keeps the generation; fetches read the current values.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    queryGenerationToken = generation
  }
  /// The manager that records changes; nil for none.
  open var undoManager: UndoManager?
  /// The name.
  open var name: String?
  /// The author of saved changes.
  open var transactionAuthor: String?
  /// Whether missing objects count as deleted; it has no effect.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the context retains its objects; it has no effect.
  open var retainsRegisteredObjects = false
  /// Whether a deletion takes effect before it is saved: always.
  open var propagatesDeletesAtEndOfEvent = true
  /// The age at which values are read again, in seconds; it has no effect.
  open var stalenessInterval: TimeInterval = -1
  /// Information that an app attaches to the context.
  open var userInfo = NSMutableDictionary()

  /// The context that receives saved changes; nil for the store.
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

  /// Whether there are unsaved changes.
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty }
  /// The objects that were inserted since the context was last saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that were changed since the context was last saved.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// The objects that were deleted since the context was last saved.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The objects that are visible in the context.
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

  /// Deletes an object, and the objects that its relationships delete with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext != nil, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    object.objectWillChange.send()
    let others = object.endRelationships()
    updated.removeAll { $0 === object }
    if inserted.contains(object) {
      // An object that was never saved does not count as deleted.
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

  /// Reverts a deletion.
  private func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    if object.managedObjectContext == nil {
      insert(object)
    } else {
      store.change { deleted.removeAll { $0 === object } }
    }
  }

  /// Records that a value of an object was changed.
  func noteChange(of object: NSManagedObject) {
    if !object.isInserted, !updated.contains(object) { updated.append(object) }
    pending.updated.append(object)
    store.change {}
  }

  /// Returns the object with an identity; an object without values if there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  /// Returns the object with an identity; nil if it is not visible in the context.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.objects(in: self).first { $0.objectID === objectID }
  }

  /// Returns the object with an identity; throws if it is not visible in the context.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(.managedObjectReferentialIntegrity)
    }
    return object
  }

  /// Marks the identities of objects as permanent; they never change.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Reverts the unsaved changes of an object, unless they are to be merged.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if !flag, object.isUpdated { object.revert() }
  }

  /// Has no effect: every change is visible at once.
  open func refreshAllObjects() {}

  /// Notifies observers; saved changes are already visible.
  open func mergeChanges(fromContextDidSave notification: Notification) { store.change {} }

  /// Has no effect: every change is visible at once.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  // MARK: Saving

  /// Saves the changes to the parent or to the store.
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

  /// Reverts the changes since the context was last saved.
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

  /// Reverts the changes since the context was last saved.
  open func reset() { rollback() }
  /// Reverts the last change if there is an undo manager.
  open func undo() { undoManager?.undo() }
  /// Repeats the last reverted change if there is an undo manager.
  open func redo() { undoManager?.redo() }

  /// Notifies observers of the pending changes.
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
