extension View {
  /// Binds the view's identity to a value; the view's state is reset when the value changes.
  ///
  /// The value also identifies the view to `ScrollViewReader` and `ViewHost.scroll(_:to:)`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }
}

nonisolated struct IdentifiedView<Content: View>: StructuralView {
  let id: AnyHashable
  let content: Content

  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: IdentityNode
    if let existing = inputs.reuse(as: IdentityNode.self) {
      node = existing
      node.environment = inputs.environment
      node.setID(view.id)
    } else {
      node = IdentityNode(id: view.id, inputs: inputs)
      inputs.insert(node)
    }
    node.makeContent(view.content, inputs: inputs)
  }

  nonisolated static func _viewListCount() -> Int? {
    BodyCounting.findsReplaceableView = true
    return Content._viewListCount()
  }
}
