import Foundation

/// A store of models in memory, and its main context.
///
/// No file is read or written, not even if the configurations ask for it.
public final class ModelContainer: @unchecked Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// The configurations.
  public let configurations: Set<ModelConfiguration>
  /// The models by class, in the order of insertion.
  let store = ModelStore()

  /// The context of the user interface.
  @MainActor @preconcurrency public private(set) lazy var mainContext = ModelContext(self)

  /// Creates a container for models of some classes.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    let schema = Schema(forTypes)
    try self.init(for: schema, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
  }

  /// Removes all models.
  public func deleteAllData() {
    store.removeAll()
  }

  /// Removes all models.
  public func erase() throws {
    store.removeAll()
  }
}

/// The models of a container, whose changes views observe.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var models: [any PersistentModel] = []

  /// Returns all models of a class, in the order of insertion.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.count)
    return lock.withLock { models.compactMap { $0 as? T } }
  }

  /// The number of models.
  var count: Int { models.count }

  func contains(_ model: any PersistentModel) -> Bool {
    lock.withLock { models.contains { $0 === model } }
  }

  func insert(_ model: any PersistentModel) {
    guard !contains(model) else { return }
    registrar.withMutation(of: self, keyPath: \.count) { lock.withLock { models.append(model) } }
  }

  func remove(where condition: (any PersistentModel) -> Bool) {
    registrar.withMutation(of: self, keyPath: \.count) {
      lock.withLock { models.removeAll(where: condition) }
    }
  }

  func removeAll() {
    remove { _ in true }
  }
}

/// The configuration of a store; every store is in memory.
public struct ModelConfiguration: Hashable, Sendable {
  /// The shared folder of a group of apps; it is not used.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's entitlements decide.
    public static let automatic = GroupContainer()
    /// No folder.
    public static let none = GroupContainer()
    /// Returns the folder with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  /// The database that devices share; it is not used.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The app's entitlements decide.
    public static let automatic = CloudKitDatabase()
    /// No database.
    public static let none = CloudKitDatabase()
    /// Returns a private database.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name.
  public var name: String
  /// Whether the app asks for a store in memory; it has no effect.
  public var isStoredInMemoryOnly: Bool
  /// The file that the app asks for, which is not used.
  public var url = URL(fileURLWithPath: "/dev/null")

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Creates a configuration with a file, which is not used.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema)
    self.url = url
  }

  /// Creates a configuration of some classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The classes of models in a store.
public final class Schema: @unchecked Sendable {
  /// The classes.
  public let types: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Creates a schema of some classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of some classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    types = versionedSchema.models
    version = versionedSchema.versionIdentifier
  }

  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    let parts: [Int]

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      parts = [major, minor, patch]
    }
  }

  /// The storage of a property.
  public enum Attribute {
    /// An option; it has no effect.
    public struct Option: Sendable {
      /// The value must differ between models.
      public static let unique = Option()
      /// The value is stored in a separate file.
      public static let externalStorage = Option()
      /// The value is encrypted in iCloud.
      public static let allowsCloudEncryption = Option()
      /// The history keeps the value of a deleted model.
      public static let preserveValueOnDeletion = Option()
      /// Spotlight finds the value.
      public static let spotlight = Option()
      /// The value is not stored.
      public static let ephemeral = Option()
      /// Returns the option that a transformer converts the value.
      public static func transformable(by transformerName: String) -> Option { Option() }
      /// Returns the option that a transformer converts the value.
      public static func transformable(by transformerType: Any.Type) -> Option { Option() }
    }
  }

  /// A relationship to other models.
  public enum Relationship {
    /// An option; it has no effect.
    public struct Option: Sendable {
      /// The value must differ between models.
      public static let unique = Option()
    }

    /// The effect of a deletion on the models that the deleted model refers to; here there is none.
    public enum DeleteRule: Sendable {
      /// The models do not change.
      case noAction
      /// The models no longer refer to the deleted model.
      case nullify
      /// The models are deleted.
      case cascade
      /// The models prevent the deletion.
      case deny
    }
  }
}

/// A version of an app's models.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating stores of older versions; a store in memory has no older version.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages of the migration.
  static var stages: [MigrationStage] { get }
}

/// A migration from one version to the next.
public enum MigrationStage {
  /// The migration is inferred from the names of properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The migration is made by closures.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
