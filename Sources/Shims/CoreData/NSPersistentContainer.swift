import Foundation

/// A model, a store and the context of the user interface.
///
/// The store is in memory, whatever its description says, and no file is read or written.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the user interface.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The descriptions of the stores; their files are not used.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Returns a folder for files, which is not used.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  /// Creates a container with the model of the name, or with all models if there is none.
  public convenience init(name: String) {
    let model =
      ManagedModels.shared.model(named: name) ?? NSManagedObjectModel.mergedModel(from: nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// Adds the stores, and calls a closure with each description and no error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a context that saves to the store.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block at once, with a context that saves to the store.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs a block at once, with a context that saves to the store.
  public func performBackgroundTask<T>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container that iCloud shares between devices; here its store is in memory like any other.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// The notification when devices exchange changes; never posted.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChanged")

  /// The options of the creation of a schema.
  public struct CloudKitSchemaInitializationOptions: OptionSet, Sendable {
    /// The number of the options.
    public let rawValue: UInt
    /// Creates options by their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The schema is only checked.
    public static let dryRun = Self(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = Self(rawValue: 4)
  }

  /// Has no effect: there is no server.
  open func initializeCloudKitSchema(options: CloudKitSchemaInitializationOptions = []) throws {}

  /// Whether the user may change an object: always.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether the user may delete an object: always.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
