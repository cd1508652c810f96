import Foundation

/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a database; here it is in memory too.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file; here it is in memory too.
public let NSBinaryStoreType = "Binary"
/// Whether changes are recorded, which they are not.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by other programs are reported; there are none.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
/// Whether an older store is changed; there is none.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way to change an older store is found; there is none.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store is only read, which it is not.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a database is made smaller, which it is not.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Settings of a database, which have no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether a database is analysed, which it is not.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// How a file is protected; there is none.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A store of objects in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kinds of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database; here it is in memory too.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file; here it is in memory too.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The file that the app asks for, which is not used.
  open var url: URL?
  /// The kind that the app asks for.
  public internal(set) var type = NSInMemoryStoreType
  /// The name of the configuration.
  public internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// Whether the store is only read.
  open var isReadOnly = false
  /// The identifier.
  open var identifier: String? = "memory"
}

/// The store of an app's objects, which is in memory whatever the app asks for.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added; all are one.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name.
  open var name: String?
  let store = ObjectStore()

  /// Creates an empty store of a model's objects.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    ManagedModels.shared.add(model)
  }

  /// Adds a store; no file is read or written.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    (store.url, store.type) = (storeURL, storeType)
    persistentStores.append(store)
    return store
  }

  /// Adds a store; no file is read or written.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL)
  }

  /// Adds a store, and calls a closure.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = try? addPersistentStore(
      ofType: storeDescription.type, configurationName: storeDescription.configuration,
      at: storeDescription.url)
    block(storeDescription, nil)
  }

  /// Removes a store; the objects stay.
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

  /// Returns the store of a file's URL; nil if none was added.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  /// Returns the identity that a URL stands for; nil if no object has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = self
    return store.objects(in: context).first { $0.objectID.uriRepresentation() == url }?.objectID
  }

  /// Runs a block, at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
