import Foundation

/// A stored property of a model, which `@Model` describes.
public struct _ModelProperty: @unchecked Sendable {
  let name: String
  let keyPath: AnyKeyPath
  let isUnique: Bool
  let deleteRule: Schema.Relationship.DeleteRule
  private let declaredInverse: AnyKeyPath?
  /// The class that a relationship refers to; nil for another property.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool
  private let read: (any PersistentModel) -> Any?
  /// Sets the models of a relationship, without those that do not fit.
  private let write: (any PersistentModel, [any PersistentModel]) -> Void
  private let copy: (any PersistentModel, any PersistentModel) -> Void
  let isEqual: (any PersistentModel, any PersistentModel) -> Bool

  /// Creates the description of a property.
  public init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>, isUnique: Bool = false,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    self.isUnique = isUnique
    self.deleteRule = deleteRule
    declaredInverse = inverse
    let reference = Value.self as? any _ModelReference.Type
    destination = reference?._destination
    isToMany = reference?._isToMany ?? false
    let isToMany = isToMany
    read = { ($0 as? Model)?[keyPath: keyPath] }
    write = { owner, models in
      guard let owner = owner as? Model else { return }
      let value: Any? = isToMany ? models : models.last
      if let value = value as? Value {
        owner[keyPath: keyPath] = value
      } else if let none = Value.self as? any ExpressibleByNilLiteral.Type,
        let value = none.init(nilLiteral: ()) as? Value
      {
        owner[keyPath: keyPath] = value
      }
    }
    copy = { source, target in
      guard let source = source as? Model, let target = target as? Model else { return }
      target[keyPath: keyPath] = source[keyPath: keyPath]
    }
    isEqual = { left, right in
      guard let left = left as? Model, let right = right as? Model,
        let value = left[keyPath: keyPath] as? any Equatable
      else { return false }
      return equals(value, right[keyPath: keyPath])
    }
  }

  /// Returns the properties of a class that may be isolated to the main actor.
  ///
  /// Only a closure of the main actor may form key paths of such a class in every language mode. It
  /// reads no property, so the actor does not matter.
  public static func _list(_ properties: @MainActor () -> [_ModelProperty]) -> [_ModelProperty] {
    withoutActuallyEscaping(properties) {
      unsafeBitCast($0, to: (() -> [_ModelProperty]).self)()
    }
  }

  var isRelationship: Bool { destination != nil }

  /// Returns the models that a relationship of a model refers to.
  func models(of owner: any PersistentModel) -> [any PersistentModel] {
    SwiftData.models(in: read(owner))
  }

  /// The relationship of the other class that refers back.
  var inverse: _ModelProperty? {
    guard let destination else { return nil }
    if let declaredInverse { return destination.property(declaredInverse) }
    if let declaring = destination._$properties.first(where: { $0.declaredInverse == keyPath }) {
      return declaring
    }
    let owner = type(of: keyPath).rootType
    let candidates = destination._$properties.filter {
      $0.destination.map { ObjectIdentifier($0) } == ObjectIdentifier(owner)
        && $0.declaredInverse == nil && $0.keyPath != keyPath
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Changes the inverse relationships of models that the relationship refers to now, or did.
  func updateInverse(of owner: any PersistentModel, former: [any PersistentModel]) {
    guard let inverse else { return }
    let current = models(of: owner)
    for model in former where !current.contains(where: { $0 === model }) {
      inverse.remove(owner, from: model)
    }
    for model in current where !former.contains(where: { $0 === model }) {
      inverse.add(owner, to: model)
    }
  }

  /// Makes the relationship of a model refer to each model once, as the set in a store does.
  func removeDuplicates(of owner: any PersistentModel) {
    guard isToMany else { return }
    let models = models(of: owner)
    var known: Set<ObjectIdentifier> = []
    let unique = models.filter { known.insert(ObjectIdentifier($0)).inserted }
    if unique.count < models.count { write(owner, unique) }
  }

  /// Makes the relationship of a model refer to another model too.
  func add(_ model: any PersistentModel, to owner: any PersistentModel) {
    let models = models(of: owner)
    guard !models.contains(where: { $0 === model }) else { return }
    write(owner, isToMany ? models + [model] : [model])
  }

  /// Makes the relationship of a model no longer refer to another model.
  func remove(_ model: any PersistentModel, from owner: any PersistentModel) {
    let models = models(of: owner)
    guard models.contains(where: { $0 === model }) else { return }
    write(owner, models.filter { $0 !== model })
  }

  /// Copies the value from a model to another one of the class.
  func copyValue(from source: any PersistentModel, to target: any PersistentModel) {
    copy(source, target)
  }
}

extension PersistentModel {
  /// Returns the property with a key path.
  static func property(_ keyPath: AnyKeyPath) -> _ModelProperty? {
    _$properties.first { $0.keyPath == keyPath }
  }

  /// The groups of properties whose values must differ together between models.
  static var uniqueProperties: [[_ModelProperty]] {
    let properties = _$properties
    return properties.filter(\.isUnique).map { [$0] }
      + _$uniqueNames.map { names in properties.filter { names.contains($0.name) } }
  }
}

/// The type of a relationship.
public protocol _ModelReference {
  /// The class of the models.
  static var _destination: any PersistentModel.Type { get }
  /// Whether there may be several models.
  static var _isToMany: Bool { get }
}

extension PersistentModel {
  /// The class itself.
  public static var _destination: any PersistentModel.Type { Self.self }
  /// False: the relationship is to one model.
  public static var _isToMany: Bool { false }
}

extension Optional: _ModelReference where Wrapped: _ModelReference {
  /// The class of the wrapped relationship.
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  /// Whether the wrapped relationship is to several models.
  public static var _isToMany: Bool { Wrapped._isToMany }
}

extension Array: _ModelReference where Element: PersistentModel {
  /// The class of the elements.
  public static var _destination: any PersistentModel.Type { Element.self }
  /// True: the relationship is to several models.
  public static var _isToMany: Bool { true }
}

/// Returns the models in the value of a relationship.
func models(in value: Any?) -> [any PersistentModel] {
  guard let value else { return [] }
  return (value as? any PersistentModel).map { [$0] } ?? value as? [any PersistentModel] ?? []
}

private func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}
