import Foundation

/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a database; here it is in memory too.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file; here it is in memory too.
public let NSBinaryStoreType = "Binary"
/// The option to record changes; it has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to report changes by other programs; it has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
/// The option to migrate an older store; it has no effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer the migration of an older store; it has no effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to make a store read-only; it has no effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a database is compacted; it has no effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Settings of a database, which have no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether a database is analysed; it has no effect.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option for the protection of the file; it has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A store of objects in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kinds of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database; here the store is in memory too.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file; here the store is in memory too.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The file that the app asks for, which is not used.
  open var url: URL?
  /// The options that the app passes, which have no effect.
  public internal(set) var options: [AnyHashable: Any]?
  /// The kind that the app asks for.
  public internal(set) var type = NSInMemoryStoreType
  /// The name of the configuration.
  public internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// Whether the store is read-only; it has no effect.
  open var isReadOnly = false
  /// The identifier.
  open var identifier: String? = "memory"
}

/// The store of an app's objects, which is in memory whatever type the app asks for.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The added stores, which share the same objects.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name.
  open var name: String?
  let store = ObjectStore()

  /// Creates an empty store of a model's objects.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    ManagedModels.shared.add(model)
  }

  /// Calls a function at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Adds a store; no file is read or written.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    (store.url, store.type, store.options) = (storeURL, storeType, options)
    persistentStores.append(store)
    return store
  }

  /// Adds a store; no file is read or written.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store, and calls a closure with its description.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = try? addPersistentStore(
      ofType: storeDescription.type, configurationName: storeDescription.configuration,
      at: storeDescription.url, options: storeDescription.options)
    block(storeDescription, nil)
  }

  /// Removes a store; the objects remain.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    store.removeAll()
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    store.removeAll()
  }

  /// Has no effect: no file is read or written.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}

  /// Has no effect: no file is read or written.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type sourceType: NSPersistentStore.StoreType
  ) throws {}

  /// Returns the store; no file is read or written.
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = URL
    return store
  }

  /// Returns the store; no file is read or written.
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Returns the store with the URL of a file; nil if none was added.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  /// Returns the identity for a URL of `uriRepresentation()`; nil if no object has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = self
    return store.objects(in: context).first { $0.objectID.uriRepresentation() == url }?.objectID
  }

  /// Runs a block, at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
