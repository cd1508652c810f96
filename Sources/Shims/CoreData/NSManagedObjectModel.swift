import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { entities.forEach { $0.managedObjectModel = self } }
  }
  /// The identifiers of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Creates a model without entities.
  public override init() {}

  /// Creates the model of a file; nil unless `snap` has read a model with the file's name.
  public init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let model = ManagedModels.shared.model(named: name) else { return nil }
    super.init()
    take(model)
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Returns a model with the entities of all models that `snap` has read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let merged = NSManagedObjectModel()
    merged.entities = ManagedModels.shared.entities
    return merged
  }

  /// Takes over the entities of another model; models share entities so that each class has one.
  private func take(_ model: NSManagedObjectModel) {
    entities = model.entities
    versionIdentifiers = model.versionIdentifiers
  }
}
