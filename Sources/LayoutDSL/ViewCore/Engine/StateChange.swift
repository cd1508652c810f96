import Observation

/// A change that made an evaluator dirty, which the report of an endless loop names.
struct StateChange {
  /// The property that has changed; nil if it is unknown, as for an `@Observable` object.
  let property: DynamicProperties.Field?
  /// The rounds of the update that were left.
  let roundsLeft: Int
  /// The node that depends on the property.
  let reader: ViewNode
  /// The node in whose evaluation the property was set; nil if that was in no evaluation.
  let writer: ViewNode?

  /// The property, or the object that a view has changed, in a sentence; nil if neither is known.
  var description: String? {
    if let property { return property.description }
    if let object = writer?.observedObject ?? reader.observedObject { return object }
    return writer.map { "an object that \($0.sourceName) sets" }
  }

  /// Whether the change is the one to report of this and another one: one value, or several that
  /// are not distinguished, may have readers that are notified in any order.
  func isReported(before other: StateChange) -> Bool {
    writer == nil && other.writer == nil && roundsLeft == other.roundsLeft
      && property === other.property && reader.precedes(other.reader)
  }

  /// The view to report: the one that sets the property or, if it is unknown, the one that reads
  /// it.
  var reportedNode: ViewNode { writer ?? reader }
}

/// A property wrapper that may hold an `@Observable` object.
protocol ObjectHolder {
  static var objectType: Any.Type { get }
  /// The object, if there is one; the running evaluator does not depend on it by that.
  var heldObject: AnyObject? { get }
}

extension State: ObjectHolder {
  /// A property with storage in the node, which may be an object.
  public static var _traits: _DynamicPropertyTraits {
    _DynamicPropertyTraits(connected: Self.self, objectHolder: Self.self)
  }
  static var objectType: Any.Type { Value.self }
  var heldObject: AnyObject? { unrecordedValue as AnyObject }
}

extension Bindable: ObjectHolder {
  static var objectType: Any.Type { Value.self }
  var heldObject: AnyObject? { wrappedValue as AnyObject }
}

extension Environment: ObjectHolder {
  /// A property with storage in the node, which may be an object.
  public static var _traits: _DynamicPropertyTraits {
    _DynamicPropertyTraits(connected: Self.self, objectHolder: Self.self)
  }
  static var objectType: Any.Type { Value.self }
  var heldObject: AnyObject? { environmentObject }
}

/// Returns the property of a view or modifier that holds an `@Observable` object, in a sentence;
/// nil if there is none or several.
func observedObject(of owner: Any.Type) -> String? {
  let fields = FieldReflection.fields(of: owner).filter { field in
    ((field.type as? any ObjectHolder.Type)?.objectType ?? field.type) is any Observable.Type
  }
  guard let name = fields.first?.name, fields.count == 1 else { return nil }
  return "'\(name.hasPrefix("_") ? String(name.dropFirst()) : name)' of \(typeName(of: owner))"
}

/// The storage of a property wrapper that knows to which property it belongs.
protocol NamedProperty: AnyObject {
  /// The property, once it is connected to a view.
  var field: DynamicProperties.Field? { get set }
}
