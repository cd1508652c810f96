/// A description of a part of a user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the content; `Never` for a primitive view.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Makes or updates the nodes of a view in the next slots of a parent node.
  ///
  /// Custom views inherit this requirement; only the engine's own views implement it.
  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs)

  /// Returns the number of views that a view of this type contributes to the layout of its
  /// container; nil if it depends on the value.
  nonisolated static func _viewListCount() -> Int?
}

extension View {
  /// Makes a node that evaluates `body` and keeps the view's state.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if updateNode(view, &inputs) { return }
    let type = customViewType(Self.self)
    inputs.insert(nodeClass(type, isListed: inputs.isList).init(view, of: type, inputs: inputs))
  }

  /// Updates the node at the cursor; returns false if there is none.
  ///
  /// A function of its own, so as not to add to the stack of nested new views in a debug build.
  nonisolated private static func updateNode(_ view: Self, _ inputs: inout _ViewInputs) -> Bool {
    guard let node = inputs.reuse() else { return false }
    // The static type of the content made the slot, so its class is known.
    unsafeDowncast(node, to: CustomViewNode<Self>.self).update(view, inputs: inputs)
    return true
  }

  /// The number of views of the body.
  nonisolated public static func _viewListCount() -> Int? {
    customViewType(Self.self)._withUnsafeGuaranteedRef { $0.viewListCount }
  }
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never { self }

  /// Does nothing: `Never` has no values.
  nonisolated public static func _makeView(_ view: Never, inputs: inout _ViewInputs) {}

  /// One: a view without a body counts as itself.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
