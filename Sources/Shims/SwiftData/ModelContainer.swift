import Foundation

/// A store of models in memory, and its main context.
///
/// Whatever a configuration says, nothing is read from a disk or written to one.
public final class ModelContainer: @unchecked Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// The configurations.
  public let configurations: Set<ModelConfiguration>
  /// What the store has, by class, in the order in which it was inserted.
  let store = ModelStore()

  /// The context of the user interface.
  @MainActor @preconcurrency public private(set) lazy var mainContext = ModelContext(self)

  /// Creates a store of some classes.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    let schema = Schema(forTypes)
    try self.init(for: schema, configurations: configurations)
  }

  /// Creates a store of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, configurations: configurations)
  }

  /// Creates a store of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
  }

  /// Removes everything.
  public func deleteAllData() {
    store.removeAll()
  }

  /// Removes everything.
  public func erase() throws {
    store.removeAll()
  }
}

/// The models of a container, whose changes views observe.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var models: [any PersistentModel] = []

  /// All models of a class, in the order in which they were inserted.
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

/// Where models are kept; every container keeps them in memory.
public struct ModelConfiguration: Hashable, Sendable {
  /// The container of files that apps share.
  public struct GroupContainer: Hashable, Sendable {
    /// As the app's entitlements say.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer()
    /// One with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  /// The database that devices share.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// As the app's entitlements say.
    public static let automatic = CloudKitDatabase()
    /// None.
    public static let none = CloudKitDatabase()
    /// A private one.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name.
  public var name: String
  /// Whether the app asks for a store in memory.
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

  /// How a store keeps a variable.
  public enum Attribute {
    /// A wish.
    public struct Option: Sendable {
      /// Different in each model.
      public static let unique = Option()
      /// In a file of its own.
      public static let externalStorage = Option()
      /// Encrypted.
      public static let allowsCloudEncryption = Option()
      /// Kept when the model is deleted.
      public static let preserveValueOnDeletion = Option()
      /// Found by searches of the system.
      public static let spotlight = Option()
      /// Not kept.
      public static let ephemeral = Option()
      /// Converted.
      public static func transformable(by transformerName: String) -> Option { Option() }
      /// Converted.
      public static func transformable(by transformerType: Any.Type) -> Option { Option() }
    }
  }

  /// How a variable refers to models.
  public enum Relationship {
    /// A wish.
    public struct Option: Sendable {
      /// Different in each model.
      public static let unique = Option()
    }

    /// What happens to the models that a deleted model refers to: nothing, here.
    public enum DeleteRule: Sendable {
      /// Nothing.
      case noAction
      /// They do not refer back.
      case nullify
      /// They are deleted.
      case cascade
      /// They stop the deletion.
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

/// How stores of older versions are changed; a store in memory has no older version.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  /// By the names of variables.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// By closures.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
