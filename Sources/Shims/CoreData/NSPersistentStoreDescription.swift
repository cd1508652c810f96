import Foundation

/// Where an app wants its store; every store is in memory.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file.
  open var url: URL?
  /// The kind.
  open var type = NSSQLiteStoreType
  /// The name of a part of the model.
  open var configuration: String?
  /// Whether the store is only read, which it is not.
  open var isReadOnly = false
  /// The seconds after which a store is unreachable.
  open var timeout: TimeInterval = 240
  /// Whether the store is added later; it is added at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is changed; there is none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to change an older store is found; there is none.
  open var shouldInferMappingModelAutomatically = true
  /// The shared database, which is not used.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// What was set by name.
  public private(set) var options: [String: NSObject] = [:]

  /// Creates a description without a file.
  public override init() {}

  /// Creates a description with a file.
  public init(url: URL) {
    self.url = url
  }

  /// Sets an option, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a setting of the database, which has no effect.
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
