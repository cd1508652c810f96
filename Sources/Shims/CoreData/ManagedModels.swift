import Foundation

/// The models and classes of the program.
final class ManagedModels: @unchecked Sendable {
  static let shared = ManagedModels()

  private let lock = NSRecursiveLock()
  private let generated: [String: NSManagedObjectModel]
  /// The models that the app made in code.
  private var others: [NSManagedObjectModel] = []
  private var types: [String: NSManagedObject.Type] = [:]
  /// The entities of classes that are in no model.
  private var implicit: [String: NSEntityDescription] = [:]

  private init() {
    generated = Self.modules.reduce(into: [:]) { models, module in
      let source: AnyClass? = NSClassFromString("\(module)._GeneratedManagedObjectModels")
      models.merge((source as? _GeneratedModels.Type)?.models ?? [:]) { first, _ in first }
    }
  }

  /// The names of the modules that `snap` compiles: that of the sources, and those of packages.
  private static let modules: [String] = {
    let packages = ProcessInfo.processInfo.environment["SNAP_MODULES"] ?? ""
    return ["SnapViews"] + packages.split(separator: " ").map(String.init)
  }()

  var entities: [NSEntityDescription] {
    lock.withLock {
      generated.sorted { $0.key < $1.key }.flatMap(\.value.entities) + others.flatMap(\.entities)
    }
  }

  func model(named name: String) -> NSManagedObjectModel? { generated[name] }

  func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      guard !others.contains(model), !model.entities.isEmpty,
        !generated.values.contains(where: { $0.entities == model.entities })
      else { return }
      others.append(model)
    }
  }

  func entity(named name: String) -> NSEntityDescription? {
    if let entity = entities.last(where: { $0.name == name }) { return entity }
    return type(named: name).map(entity(of:))
  }

  /// Returns the entity of a class; an entity without attributes if no model has the class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let name = "\(type)"
    // `NSStringFromClass` traps for a nested class.
    let full = String(reflecting: type)
    if let entity = entities.last(where: {
      $0.managedObjectClassName == full || Self.lastName($0.managedObjectClassName) == name
    }) {
      return entity
    }
    return lock.withLock {
      types[name] = type
      if let entity = implicit[name] { return entity }
      let entity = NSEntityDescription(className: name)
      implicit[name] = entity
      return entity
    }
  }

  func type(of entity: NSEntityDescription) -> NSManagedObject.Type? {
    type(named: entity.managedObjectClassName)
  }

  private func type(named name: String) -> NSManagedObject.Type? {
    let last = Self.lastName(name)
    return lock.withLock { types[last] }
      ?? NSClassFromString(name) as? NSManagedObject.Type
      ?? Self.modules.lazy.compactMap {
        NSClassFromString("\($0).\(last)") as? NSManagedObject.Type
      }
      .first
  }

  /// Returns the name of a class without the name of its module.
  private static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
