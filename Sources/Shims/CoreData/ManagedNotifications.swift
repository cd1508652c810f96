import Foundation

/// The objects that a notification reports.
struct ChangedObjects {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var userInfo: [AnyHashable: Any] {
    let sets = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted),
    ]
    return Dictionary(uniqueKeysWithValues: sets.filter { !$0.1.isEmpty }.map { ($0.0, Set($0.1)) })
  }
}

/// The inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The refreshed objects of a notification: none.
public let NSRefreshedObjectsKey = "refreshed"

/// The invalidated objects of a notification: none.
public let NSInvalidatedObjectsKey = "invalidated"
/// All objects of a context were invalidated: never.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identities of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identities of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identities of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identities of invalidated objects.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
  /// The notification before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagedObjectContextWillSave")
  /// The notification after a context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSave")
  /// The notification when a context saves or processes its changes.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChange")
  /// Never posted: no other program changes the store.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChange")
  /// Never posted.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
  /// Never posted.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChange")
  /// Never posted.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
    "NSPersistentStoreCoordinatorWillRemoveStore")
}

extension NSManagedObjectContext {
  /// The notification before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The notification after a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification when a context saves or processes its changes.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// Never posted.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDs")
  /// Never posted.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDs")
}
