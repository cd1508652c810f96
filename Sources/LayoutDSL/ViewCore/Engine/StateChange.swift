/// A change that made an evaluator dirty, which the report of an endless loop names.
struct StateChange {
  /// The property that has changed; nil if it is unknown, as for an `@Observable` object.
  let property: DynamicProperties.Field?
  /// The node that depends on the property.
  let reader: ViewNode
  /// The node in whose evaluation the property was set; nil if that was in no evaluation.
  let writer: ViewNode?

  /// The property, or the object that a view has changed, in a sentence; nil if neither is known.
  var description: String? {
    if let property { return property.description }
    return writer.map { "an object that \($0.sourceName) sets" }
  }

  /// The view to report: the one that sets the property or, if it is unknown, the one that reads
  /// it.
  var reportedNode: ViewNode { writer ?? reader }
}

/// The storage of a property wrapper that knows to which property it belongs.
protocol NamedProperty: AnyObject {
  /// The property, once it is connected to a view.
  var field: DynamicProperties.Field? { get set }
}
