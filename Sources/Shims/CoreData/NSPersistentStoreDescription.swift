import Foundation

/// The description of a store; every store is in memory, whatever its description says.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of a configuration of the model.
  open var configuration: String?
  /// Whether the store is read-only; it has no effect.
  open var isReadOnly = false
  /// The seconds after which a store counts as unreachable; it has no effect.
  open var timeout: TimeInterval = 240
  /// Whether the store is added later; it has no effect: stores are added at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is migrated; it has no effect.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the migration of an older store is inferred; it has no effect.
  open var shouldInferMappingModelAutomatically = true
  /// The shared database, which is not used.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options by key; they have no effect.
  public private(set) var options: [String: NSObject] = [:]

  /// Creates a description without a file.
  public override init() {}

  /// Creates a description with a file.
  public init(url: URL) {
    self.url = url
  }

  /// Stores an option, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Has no effect: there is no database.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The shared database of an app, which is not used.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier.
  public let containerIdentifier: String

  /// Creates options.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
}
