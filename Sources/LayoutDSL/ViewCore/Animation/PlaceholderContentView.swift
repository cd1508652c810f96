/// A placeholder for the view to which a transition, animator or modifier is applied.
nonisolated public struct PlaceholderContentView<Value>: StructuralView {
  let make: (inout _ViewInputs) -> Void

  package init(make: @escaping (inout _ViewInputs) -> Void) {
    self.make = make
  }

  /// Makes the nodes of the view.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .content)
    var inner = _ViewInputs(parent: node, environment: inputs.environment)
    view.make(&inner)
    inner.finish()
  }

  /// The number of views: one.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
