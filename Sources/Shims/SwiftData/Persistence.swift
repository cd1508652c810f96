import Foundation
import Observation

/// The state of an object that a model context uses.
public final class _Persistence: @unchecked Sendable {
  weak var context: ModelContext?
  var isDeleted = false
  var hasChanges = false
  /// Set the properties that have changed since the last save to their saved values.
  private var restorations: [AnyKeyPath: () -> Void] = [:]
  /// The models that a relationship refers to before a change.
  private var formerModels: [AnyKeyPath: [any PersistentModel]] = [:]
  private let registrar = ObservationRegistrar()
  /// The number of the object, in the order of creation, so that each run has the same identifiers.
  let number: Int
  /// The identifier of an object that is in no container, in the place of a missing one.
  let missing: PersistentIdentifier?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  /// Creates the state of a new object.
  public init() {
    missing = nil
    number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
  }

  /// Creates the state of an object in the place of a missing one.
  init(of missing: PersistentIdentifier) {
    self.missing = missing
    number = missing.number
    isDeleted = true
  }

  /// Forgets the values before the changes.
  func didSave() {
    hasChanges = false
    restorations = [:]
  }

  /// Sets the properties to their saved values.
  func rollback() {
    let saved = restorations
    restorations = [:]
    for restore in saved.values { restore() }
    didSave()
  }
}

/// The methods of a registrar, which generated accessors call; they also record that the object has
/// changed, and change inverse relationships.
extension _Persistence {
  /// Records that a property is read.
  public func access<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Records that a property is about to change.
  public func willSet<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    if let model = model as? any PersistentModel {
      if let path = keyPath as? ReferenceWritableKeyPath<Model, Value> {
        prepareChange(of: model, path)
      }
      if Value.self is any _ModelReference.Type {
        formerModels[keyPath] = models(in: model[keyPath: keyPath as AnyKeyPath])
      }
    }
    hasChanges = true
    registrar.willSet(model, keyPath: keyPath)
  }

  /// Records that a property has changed.
  public func didSet<Model: Observable, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
    registrar.didSet(model, keyPath: keyPath)
    guard let former = formerModels.removeValue(forKey: keyPath),
      let owner = model as? any PersistentModel, context?.isRestoring != true
    else { return }
    context?.insertModels(of: model[keyPath: keyPath])
    let relationship = type(of: owner).property(keyPath)
    if context != nil { relationship?.removeDuplicates(of: owner) }
    relationship?.updateInverse(of: owner, former: former)
  }

  /// Changes a property.
  public func withMutation<Model: Observable, Value, Result>(
    of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }

  /// Keeps the value before a change, for a rollback and for undoing.
  private func prepareChange<Model, Value>(
    of owner: any PersistentModel, _ path: ReferenceWritableKeyPath<Model, Value>
  ) {
    guard let context, !context.isRestoring, let model = owner as? Model else { return }
    nonisolated(unsafe) let (old, target) = (model[keyPath: path], model)
    if restorations[path] == nil { restorations[path] = { target[keyPath: path] = old } }
    context.noteChange(of: owner)
    context.registerUndo { target[keyPath: path] = old }
  }
}
